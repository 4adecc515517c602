// The turn of another player, told step by step. Part of BoardWidget.
#include "ui/board/board_widget.h"

#include <QApplication>
#include <QKeyEvent>
#include <vector>

namespace ui {

namespace {

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == Qt::Key_CapsLock || key == Qt::Key_NumLock;
}

bool isBack(int key) {
    return key == Qt::Key_Escape || key == Qt::Key_Backspace;
}

// Whether somebody does something, rather than looks on.
bool isInput(const QEvent& event) {
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
        return true;
    case QEvent::KeyPress:
        return !isModifier(static_cast<const QKeyEvent&>(event).key());
    case QEvent::ShortcutOverride: { // before the shortcut does its work; the board asks for these two itself
        const int key = static_cast<const QKeyEvent&>(event).key();
        return !isModifier(key) && !isBack(key);
    }
    default:
        return false;
    }
}

} // namespace

// Queues the turn that leads from `before` to m_match; false where there is no such turn.
bool BoardWidget::queueTold(const game::Match& before) {
    const int ply = m_match->plyCount();
    if (ply != before.plyCount() + 1 || m_match->stateAt(ply - 1).text != before.state().text ||
        countsOf(before.state().board) != shownCounts())
        return false;
    const std::vector<game::Transition> transitions = m_match->transitionsAt(ply - 1);
    std::vector<game::StepView> steps;
    for (const game::Transition& transition : transitions)
        steps.push_back(transition.step);
    m_flights.beginTurn();
    for (std::size_t at = 0; at < steps.size(); ++at) {
        Bubble caption = m_face->words().caption(before, steps, at);
        caption.kind = BubbleKind::told;
        caption.number = static_cast<int>(at) + 1;
        m_flights.add(transitions[at], -1, caption);
    }
    return true;
}

// While something flies, an input anywhere in the window finishes it.
void BoardWidget::watchInput() {
    const bool wanted = m_flights.isRunning();
    if (wanted == m_watchesInput)
        return;
    m_watchesInput = wanted;
    if (wanted)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

bool BoardWidget::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (m_flights.isRunning() && widget && widget->window() == window() && isInput(*event))
        finishAnimation();
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
