// The keyboard on the board, its cursor and its focus. Part of BoardWidget.
#include "ui/board/board_accessible.h"
#include "ui/board/board_widget.h"
#include "ui/board/key_digit.h"
#include "ui/widgets/tool_tip.h"
#include "ui/window/focus_frames.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <algorithm>

namespace ui {

bool BoardWidget::event(QEvent* event) {
    // Keys that mean something here must not start the window's shortcuts.
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        const auto modifiers = key->modifiers() & ~Qt::KeypadModifier;
        bool ours = false;
        switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            ours = modifiers == Qt::NoModifier;
            break;
        case Qt::Key_Escape:
        case Qt::Key_Backspace:
            ours = modifiers == Qt::NoModifier && (canTakeBack() || m_flights.isRunning());
            break;
        default:
            ours = (modifiers & ~Qt::ShiftModifier) == Qt::NoModifier && digitOfKey(*key) != 0;
        }
        if (ours) {
            event->accept();
            return true;
        }
    }
    // What lies under the pointer says beside it why it cannot be chosen, or what choosing it means.
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QString label = labelText(help->pos());
        const QString& text = label.isEmpty() ? m_hint : label;
        if (text.isEmpty())
            QToolTip::hideText();
        else
            showPlainToolTip(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (!handleKey(event->key(), modifiers, digitOfKey(*event)))
        QWidget::keyPressEvent(event);
}

bool BoardWidget::handleKey(int key, Qt::KeyboardModifiers modifiers, int digit) {
    forgetRefusal();
    const bool plain = modifiers == Qt::NoModifier;
    if (digit >= 1 && digit <= kRows && (plain || modifiers == Qt::ShiftModifier)) {
        chooseDigit(digit, !plain);
        return true;
    }
    if (!plain)
        return false;
    const int up = m_flipped ? -1 : 1;
    switch (key) {
    case Qt::Key_Up:
        moveCursor(up);
        return true;
    case Qt::Key_Down:
        moveCursor(-up);
        return true;
    case Qt::Key_Left:
        moveCursorAcross(-1);
        return true;
    case Qt::Key_Right:
        moveCursorAcross(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!m_entry.isOpen())
            return false;
        confirmAtCursor(key != Qt::Key_Space);
        return true;
    case Qt::Key_Escape:
    case Qt::Key_Backspace: {
        const bool does = canTakeBack() || m_flights.isRunning();
        takeBackStep();
        return does;
    }
    default:
        return false;
    }
}

void BoardWidget::moveCursorTo(BoardCursor cursor) {
    cursor.row = std::clamp(cursor.row, 1, kRows);
    finishAnimation();
    m_cursor = cursor;
    m_cursorShown = true;
    m_cursorMoved = true;
    update();
    announceCursor(*this);
}

void BoardWidget::moveCursor(int rows) {
    // The first key only shows where the cursor is.
    moveCursorTo({m_cursorShown ? m_cursor.row + rows : m_cursor.row, m_cursor.side});
}

void BoardWidget::moveCursorAcross(int direction) {
    // From the left: one group, the row as a whole, the other group.
    const game::Side right = m_geometry.fromRight(kRed) ? kRed : kBlack;
    std::optional<game::Side> side;
    if (!m_cursor.side)
        side = direction > 0 ? right : game::opponent(right);
    else if ((*m_cursor.side == right) == (direction > 0))
        side = m_cursor.side;
    moveCursorTo({m_cursor.row, side});
}

void BoardWidget::confirmAtCursor(bool mayEndTurn) {
    finishAnimation();
    m_cursorShown = true;
    const bool offers = m_cursor.side
                            ? m_entry.isMovable({m_cursor.row, *m_cursor.side})
                            : m_entry.isMovable({m_cursor.row, kRed}) || m_entry.isMovable({m_cursor.row, kBlack});
    // Right after a step Enter ends the turn; once the cursor has gone to a pawn that can move, it means that pawn.
    if (mayEndTurn && canEndTurn() && !(offers && m_cursorMoved))
        return endTurn();
    const bool hadPawn = m_entry.picked().has_value();
    if (m_cursor.side)
        chooseGroup(m_cursor.row, *m_cursor.side);
    else
        chooseRow(m_cursor.row);
    const auto targets = m_entry.targets();
    if (!hadPawn && targets.size() == 1)
        moveCursorTo({targets.front().row, std::nullopt});
    update();
}

void BoardWidget::chooseDigit(int row, bool opposing) {
    beginOtherInput();
    m_cursorShown = true;
    m_cursor = {row, std::nullopt};
    if (opposing && m_entry.isOpen()) {
        const game::Side side = game::opponent(m_entry.mover());
        // A pawn in the hand does not keep the other group from being asked for by its own key.
        if (!m_entry.isTarget(row) || m_entry.isMovable({row, side}))
            tryPick(row, side, -1);
        else
            chooseRow(row);
    } else if (m_entry.isOpen() && !m_entry.isTarget(row)) {
        chooseGroup(row, m_entry.mover());
    } else {
        chooseRow(row);
    }
    update();
    announceCursor(*this);
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    const auto reason = event->reason();
    const bool byKey =
        reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    // A button that is switched off after a click hands the focus on with the same reasons.
    if (byKey && showsFocus(*this))
        m_cursorShown = true;
    update();
    announceFocus(*this);
    QWidget::focusInEvent(event);
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    cancelPress();
    update();
    QWidget::focusOutEvent(event);
}

} // namespace ui
