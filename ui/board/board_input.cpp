// What the person does: choosing by mouse and touch, by press. Part of BoardWidget.
#include "ui/board/board_widget.h"
#include "ui/text/fault_text.h"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>

namespace ui {

// --- Choosing, whatever the device

void BoardWidget::pick(const PawnGroup& group, int index) {
    if (!m_entry.pick(group))
        return refusePick(group);
    const int pawns = m_entry.counts().at(group.row).of(group.side);
    m_pickedIndex = index < 0 ? pawns - 1 : std::min(index, pawns - 1);
    m_proposal.reset();
    refresh();
}

void BoardWidget::drop(int row, bool glides) {
    if (m_entry.builder().steps().empty())
        m_flights.beginTurn();
    const game::StepView step = m_entry.dropInto(row);
    m_dragPoint.reset();
    m_proposal.reset();
    m_flights.add(step, m_pickedIndex);
    if (glides) {
        glide();
    } else {
        m_flights.finish();
        showArrival(step.piece, step.from + 1, step.to + 1);
    }
    m_cursor = {row, std::nullopt};
    m_cursorMoved = false;
    emit stepMade(step);
    refresh();
    if (m_entry.isOpen() && m_entry.builder().isComplete() && !m_confirm)
        sendTurn();
}

// The reason stands on the board, where the eyes are, until the next input.
void BoardWidget::refuse(const game::Fault& fault, int row) {
    const QString text = faultText(fault);
    m_refusal = Bubble{.row = row, .detail = text, .kind = BubbleKind::refusal};
    update();
    emit refused(text);
}

void BoardWidget::forgetRefusal() {
    if (!m_refusal)
        return;
    m_refusal.reset();
    update();
}

void BoardWidget::refusePick(const PawnGroup& group) {
    refuse(m_entry.whyNotPick(group), group.row);
}

void BoardWidget::tryPick(int row, std::optional<game::Side> side, int index) {
    const PawnGroup own{row, m_entry.mover()};
    const PawnGroup opposing{row, game::opponent(m_entry.mover())};
    if (side) {
        const PawnGroup wanted{row, *side};
        if (m_entry.isMovable(wanted))
            return pick(wanted, index);
    } else if (m_entry.isMovable(own)) {
        return pick(own, index);
    } else if (m_entry.isMovable(opposing)) {
        return pick(opposing, index);
    }
    // With a pawn in the hand the question was where it may go, unless another one was meant.
    if (m_entry.picked() && m_entry.picked()->row != row)
        return refuse(m_entry.whyNotInto(row), row);
    refusePick(side ? PawnGroup{row, *side} : own);
}

void BoardWidget::chooseRow(int row) {
    beginOtherInput();
    if (!m_entry.isOpen() || row < 1 || row > kRows)
        return;
    if (m_entry.isTarget(row))
        return drop(row, true);
    if (m_entry.picked() && m_entry.picked()->row == row) {
        m_entry.putBack();
        return refresh();
    }
    tryPick(row, std::nullopt, -1);
}

// The start of whatever does not come from the pressed button: keys, a screen reader, a menu. It may pick, put back or
// drop the pawn under the button, so the button lets go of it.
void BoardWidget::beginOtherInput() {
    finishAnimation();
    forgetRefusal();
    cancelPress();
}

void BoardWidget::chooseGroup(int row, game::Side side) {
    beginOtherInput();
    if (!m_entry.isOpen() || row < 1 || row > kRows)
        return;
    if (m_entry.isTarget(row))
        return drop(row, true);
    if (m_entry.picked() == PawnGroup{row, side}) {
        m_entry.putBack();
        return refresh();
    }
    tryPick(row, side, -1);
}

// --- Mouse and touch

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    finishAnimation();
    forgetRefusal();
    if (m_cursorShown) {
        m_cursorShown = false;
        update();
    }
    const auto hit = m_geometry.hitTest(event->position(), shownCounts());
    if (event->button() != Qt::LeftButton || !hit || !m_entry.isOpen())
        return;
    cancelPress(); // of another device
    m_pressPoint = event->position();
    m_pressRow = hit->row;
    if (m_entry.isTarget(hit->row)) {
        m_press = Press::target;
        return;
    }
    const auto& picked = m_entry.picked();
    if (picked && picked->row == hit->row && (!hit->side || hit->side == picked->side)) {
        m_press = Press::pickedPawn;
        return;
    }
    tryPick(hit->row, hit->side, hit->index);
    if (m_entry.picked() && m_entry.picked()->row == hit->row)
        m_press = Press::pawn;
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPointF point = event->position();
    if (!(event->buttons() & Qt::LeftButton))
        cancelPress();
    const bool holds = m_entry.picked() && (m_press == Press::pawn || m_press == Press::pickedPawn);
    const bool far = (point - m_pressPoint).manhattanLength() >= QApplication::startDragDistance();
    if (holds && (event->buttons() & Qt::LeftButton) && (m_dragPoint || far)) {
        const double reach = m_geometry.pawnHeight() * 1.4;
        const auto around = [reach](QPointF at) {
            return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach);
        };
        update(around(m_dragPoint.value_or(point)).united(around(point)).toAlignedRect());
        if (!m_dragPoint)
            update();
        m_dragPoint = point;
        setCursor(Qt::ClosedHandCursor);
    }
    updateHover(point);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const Press press = std::exchange(m_press, Press::none);
    if (m_dragPoint)
        return endDrag(event->position());
    if (press == Press::pickedPawn) {
        m_entry.putBack();
        return refresh();
    }
    if (press != Press::target)
        return;
    const auto hit = m_geometry.hitTest(event->position(), shownCounts());
    if (hit && hit->row == m_pressRow && m_entry.isTarget(hit->row))
        drop(hit->row, true);
}

// A release that never came, as when a dialog opens under the pressed button: a dragged pawn goes home, still picked.
void BoardWidget::cancelPress() {
    m_press = Press::none;
    if (!m_dragPoint)
        return;
    m_dragPoint.reset();
    unsetCursor();
    update();
}

void BoardWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);
}

void BoardWidget::endDrag(QPointF point) {
    m_dragPoint.reset();
    unsetCursor();
    if (!m_entry.picked())
        return updateHover(point);
    const auto hit = m_geometry.hitTest(point, shownCounts());
    if (hit && m_entry.isTarget(hit->row)) {
        drop(hit->row, false);
    } else if (hit && hit->row == m_entry.picked()->row) {
        update(); // still in the hand, as after a click
    } else {
        if (hit)
            refuse(m_entry.whyNotInto(hit->row), hit->row);
        m_entry.putBack();
        refresh();
    }
    updateHover(point);
}

void BoardWidget::updateHover(QPointF point) {
    const auto hit = m_geometry.hitTest(point, shownCounts());
    const bool asks = hit && m_entry.isOpen() && !m_flights.isRunning();
    const bool inviting = asks && invites(*hit);
    const std::optional<int> row = inviting ? std::optional(hit->row) : std::nullopt;
    if (row != m_hoveredRow) {
        for (const auto& changed : {row, m_hoveredRow}) {
            if (changed)
                update(m_geometry.rowFull(*changed).toAlignedRect());
        }
        m_hoveredRow = row;
    }
    if (!m_dragPoint) {
        if (inviting)
            setCursor(Qt::PointingHandCursor);
        else
            unsetCursor();
    }
    say(asks ? hoverText(*hit) : QString());
}

bool BoardWidget::invites(const BoardHit& hit) const {
    if (m_entry.isTarget(hit.row))
        return true;
    if (hit.side)
        return m_entry.isMovable({hit.row, *hit.side});
    return m_entry.isMovable({hit.row, kRed}) || m_entry.isMovable({hit.row, kBlack});
}

void BoardWidget::say(const QString& text) {
    if (text == m_hint)
        return;
    m_hint = text;
    emit hint(text);
}

void BoardWidget::leaveEvent(QEvent*) {
    updateHover(QPointF(-1, -1));
}

} // namespace ui
