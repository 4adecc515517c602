// What the person does: choosing by mouse and touch, by press. Part of BoardWidget.
#include "ui/board/board_widget.h"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>

namespace ui {

// --- Choosing, whatever the device

void BoardWidget::pick(const PieceGroup& group, int index) {
    if (!m_entry.pick(group))
        return refusePick(group);
    const int pieces = m_entry.counts().at(group.place).of(group.side);
    m_pickedIndex = index < 0 ? pieces - 1 : std::min(index, pieces - 1);
    m_proposal.reset();
    refresh();
}

void BoardWidget::drop(int place, bool glides) {
    if (m_entry.builder().steps().empty())
        m_flights.beginTurn();
    const game::Transition made = m_entry.dropInto(place);
    const game::StepView& step = made.step;
    m_dragPoint.reset();
    m_proposal.reset();
    m_flights.add(made, m_pickedIndex);
    if (glides) {
        glide();
    } else {
        m_flights.finish();
        showArrival(step.piece, step.from, step.to);
    }
    m_cursor = {place, std::nullopt};
    m_cursorMoved = false;
    emit stepMade(step);
    refresh();
    if (m_entry.isOpen() && m_entry.builder().isComplete() && !m_confirm)
        sendTurn();
}

// The reason stands on the board, where the eyes are, until the next input.
void BoardWidget::refuse(const game::Fault& fault, int place) {
    const QString text = m_face->words().fault(fault);
    m_refusal = Bubble{.place = place, .detail = text, .kind = BubbleKind::refusal};
    update();
    emit refused(text);
}

void BoardWidget::forgetRefusal() {
    if (!m_refusal)
        return;
    m_refusal.reset();
    update();
}

void BoardWidget::refusePick(const PieceGroup& group) {
    refuse(whyNotPick(group), group.place);
}

void BoardWidget::tryPick(int place, std::optional<game::Side> side, int index) {
    const PieceGroup own{place, m_entry.mover()};
    const PieceGroup opposing{place, game::opponent(m_entry.mover())};
    if (side) {
        const PieceGroup wanted{place, *side};
        if (m_entry.isMovable(wanted))
            return pick(wanted, index);
    } else if (m_entry.isMovable(own)) {
        return pick(own, index);
    } else if (m_entry.isMovable(opposing)) {
        return pick(opposing, index);
    }
    // With a piece in the hand the question was where it may go, unless another one was meant.
    if (m_entry.picked() && m_entry.picked()->place != place)
        return refuse(m_entry.whyNotInto(place), place);
    refusePick(side ? PieceGroup{place, *side} : own);
}

void BoardWidget::choosePlace(int place) {
    beginOtherInput();
    if (!m_entry.isOpen() || place < 0 || place >= m_geometry->placeCount())
        return;
    if (m_entry.isTarget(place))
        return drop(place, true);
    if (m_entry.picked() && m_entry.picked()->place == place) {
        m_entry.putBack();
        return refresh();
    }
    tryPick(place, std::nullopt, -1);
}

// The start of whatever does not come from the pressed button: keys, a screen reader, a menu. It may pick, put back or
// drop the piece under the button, so the button lets go of it.
void BoardWidget::beginOtherInput() {
    finishAnimation();
    forgetRefusal();
    cancelPress();
}

void BoardWidget::chooseGroup(int place, game::Side side) {
    beginOtherInput();
    if (!m_entry.isOpen() || place < 0 || place >= m_geometry->placeCount())
        return;
    if (m_entry.isTarget(place))
        return drop(place, true);
    if (m_entry.picked() == PieceGroup{place, side}) {
        m_entry.putBack();
        return refresh();
    }
    tryPick(place, side, -1);
}

// --- Mouse and touch

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    finishAnimation();
    forgetRefusal();
    if (m_cursorShown) {
        m_cursorShown = false;
        update();
    }
    const auto hit = m_geometry->hitTest(event->position(), shownCounts());
    if (event->button() != Qt::LeftButton || !hit || !m_entry.isOpen())
        return;
    cancelPress(); // of another device
    m_pressPoint = event->position();
    m_pressPlace = hit->place;
    if (m_entry.isTarget(hit->place)) {
        m_press = Press::target;
        return;
    }
    const auto& picked = m_entry.picked();
    if (picked && picked->place == hit->place && (!hit->side || hit->side == picked->side)) {
        m_press = Press::pickedPiece;
        return;
    }
    tryPick(hit->place, hit->side, hit->index);
    if (m_entry.picked() && m_entry.picked()->place == hit->place)
        m_press = Press::piece;
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPointF point = event->position();
    if (!(event->buttons() & Qt::LeftButton))
        cancelPress();
    const bool holds = m_entry.picked() && (m_press == Press::piece || m_press == Press::pickedPiece);
    const bool far = (point - m_pressPoint).manhattanLength() >= QApplication::startDragDistance();
    if (holds && (event->buttons() & Qt::LeftButton) && (m_dragPoint || far)) {
        const double reach = m_geometry->pieceHeight() * 1.4;
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
    if (press == Press::pickedPiece) {
        m_entry.putBack();
        return refresh();
    }
    if (press != Press::target)
        return;
    const auto hit = m_geometry->hitTest(event->position(), shownCounts());
    if (hit && hit->place == m_pressPlace && m_entry.isTarget(hit->place))
        drop(hit->place, true);
}

// A release that never came, as when a dialog opens under the pressed button: a dragged piece goes home, still picked.
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
    const auto hit = m_geometry->hitTest(point, shownCounts());
    if (hit && m_entry.isTarget(hit->place)) {
        drop(hit->place, false);
    } else if (hit && hit->place == m_entry.picked()->place) {
        update(); // still in the hand, as after a click
    } else {
        if (hit)
            refuse(m_entry.whyNotInto(hit->place), hit->place);
        m_entry.putBack();
        refresh();
    }
    updateHover(point);
}

void BoardWidget::updateHover(QPointF point) {
    const auto hit = m_geometry->hitTest(point, shownCounts());
    const bool asks = hit && m_entry.isOpen() && !m_flights.isRunning();
    const bool inviting = asks && invites(*hit);
    const std::optional<int> place = inviting ? std::optional(hit->place) : std::nullopt;
    if (place != m_hoveredPlace) {
        for (const auto& changed : {place, m_hoveredPlace}) {
            if (changed)
                update(m_geometry->placeFull(*changed).toAlignedRect());
        }
        m_hoveredPlace = place;
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
    if (m_entry.isTarget(hit.place))
        return true;
    if (hit.side)
        return m_entry.isMovable({hit.place, *hit.side});
    return m_entry.isMovable({hit.place, kSides[0]}) || m_entry.isMovable({hit.place, kSides[1]});
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
