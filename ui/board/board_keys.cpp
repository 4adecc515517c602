// The keyboard on the board, its cursor and its focus. Part of BoardWidget.
#include "ui/board/board_accessible.h"
#include "ui/board/board_widget.h"
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
            ours = m_face->namesPlace(*key, m_typed);
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
    if (!handleKey(*event))
        QWidget::keyPressEvent(event);
}

bool BoardWidget::handleKey(const QKeyEvent& event) {
    forgetRefusal();
    const int key = event.key();
    if (m_face->namesPlace(event, m_typed)) {
        if (const auto typed = m_face->typedPlace(event, m_typed)) {
            m_typed.clear();
            chooseTyped(*typed);
        }
        return true;
    }
    m_typed.clear();
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    switch (key) {
    case Qt::Key_Up:
        moveCursor(CursorWay::up);
        return true;
    case Qt::Key_Down:
        moveCursor(CursorWay::down);
        return true;
    case Qt::Key_Left:
        moveCursor(CursorWay::left);
        return true;
    case Qt::Key_Right:
        moveCursor(CursorWay::right);
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
    cursor.place = std::clamp(cursor.place, 0, m_geometry->placeCount() - 1);
    finishAnimation();
    m_cursor = cursor;
    m_cursorShown = true;
    m_cursorMoved = true;
    update();
    announceCursor(*this);
}

void BoardWidget::moveCursor(CursorWay way) {
    // The first key only shows where the cursor is; one aside names a group at once.
    const bool isAside = way == CursorWay::left || way == CursorWay::right;
    moveCursorTo(m_cursorShown || (isAside && m_face->rowsArePlaces()) ? m_face->moved(m_cursor, way, m_flipped)
                                                                       : m_cursor);
}

void BoardWidget::confirmAtCursor(bool mayEndTurn) {
    finishAnimation();
    m_cursorShown = true;
    const bool offers = m_cursor.side ? m_entry.isMovable({m_cursor.place, *m_cursor.side})
                                      : m_entry.isMovable({m_cursor.place, kSides[0]}) ||
                                            m_entry.isMovable({m_cursor.place, kSides[1]});
    // Right after a step Enter ends the turn; once the cursor has gone to a piece that can move, it means that piece.
    if (mayEndTurn && canEndTurn() && !(offers && m_cursorMoved))
        return endTurn();
    const bool hadPiece = m_entry.picked().has_value();
    if (m_cursor.side)
        chooseGroup(m_cursor.place, *m_cursor.side);
    else
        choosePlace(m_cursor.place);
    const auto targets = m_entry.targets();
    if (!hadPiece && targets.size() == 1)
        moveCursorTo({targets.front().place, std::nullopt});
    update();
}

void BoardWidget::chooseTyped(const TypedPlace& typed) {
    beginOtherInput();
    m_cursorShown = true;
    m_cursor = {typed.place, std::nullopt};
    if (typed.opposing && m_entry.isOpen()) {
        const game::Side side = game::opponent(m_entry.mover());
        // A piece in the hand does not keep the other group from being asked for by its own key.
        if (!m_entry.isTarget(typed.place) || m_entry.isMovable({typed.place, side}))
            tryPick(typed.place, side, -1);
        else
            choosePlace(typed.place);
    } else if (m_entry.isOpen() && !m_entry.isTarget(typed.place) && m_face->rowsArePlaces()) {
        chooseGroup(typed.place, m_entry.mover());
    } else {
        choosePlace(typed.place);
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
