#include "ui/game/end_controller.h"

#include "ui/board/board_widget.h"
#include "ui/game/end_banner.h"
#include "ui/game/shown_game.h"
#include "ui/game/side_panel.h"
#include "ui/games/games.h"
#include "ui/history/history_controller.h"
#include "ui/text/outcome_text.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>

namespace ui {

EndController::EndController(const ShownGame& shown, const HistoryController& history, BoardWidget& board,
                             SidePanel& panel)
    : QObject(&board), m_shown(shown), m_history(history), m_board(board), m_panel(panel),
      m_banner(new EndBanner(board)) {
    connect(&shown, &ShownGame::gameOver, this, &EndController::begin);
    connect(&shown, &ShownGame::changed, this, &EndController::follow);
    connect(&history, &HistoryController::viewChanged, this, &EndController::follow);
    connect(&m_count, &ScoreCount::changed, this, &EndController::showCount);
}

void EndController::setTheme(const Theme& theme) {
    m_banner->setTheme(theme);
}

void EndController::begin() {
    if (!m_shown.view().outcome || m_history.isViewing())
        return;
    display();
    const GameView& view = m_shown.view();
    if (endsInPoints(wordsOf(view.setup.gameId), view.outcome->reason) && m_countsUp && !QAccessible::isActive())
        m_count.start();
    qApp->installEventFilter(this);
}

void EndController::display() {
    const GameView& view = m_shown.view();
    const GameWords& words = wordsOf(view.setup.gameId);
    m_banner->present({view.setup.gameId, resultTitle(*view.outcome, view.setup),
                       reasonText(words, view.outcome->reason, view.outcome->winner), view.outcome->winner,
                       endsInPoints(words, view.outcome->reason), view.match->state()});
}

// The end is gone by undo or with the game, or something else is looked at.
void EndController::follow() {
    if (!m_shown.view().outcome || m_history.isViewing())
        leave();
    else if (!m_banner->isHidden())
        display(); // in another language, perhaps
}

void EndController::leave() {
    qApp->removeEventFilter(this);
    m_banner->hide();
    m_count.finish();
}

void EndController::showCount() {
    m_banner->setCounted(m_count.counted());
    m_panel.setCounted(m_count.counted());
    if (!m_count.isRunning())
        emit counted();
}

bool EndController::eventFilter(QObject* watched, QEvent* event) {
    // Every key comes as a question for its shortcut first.
    const QEvent::Type type = event->type();
    const bool isInput = type == QEvent::ShortcutOverride || type == QEvent::MouseButtonPress ||
                         type == QEvent::TouchBegin || type == QEvent::Wheel;
    if (isInput && watched->isWidgetType()) {
        if (m_count.isRunning())
            m_count.finish();
        else
            leave();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
