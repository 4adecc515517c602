// The part of MainWindow that has things read aloud: on request, and what is switched without a trace that can be
// heard.
#include "core/session/game_session.h"
#include "ui/game/commentary.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/history/history_controller.h"
#include "ui/text/spoken_text.h"
#include "ui/window/main_window.h"

#include <QApplication>

namespace ui {

void MainWindow::connectSpeech() {
    for (const ActionRow& row : m_actions.rows()) {
        if (row.kind != ActionKind::toggle)
            continue;
        connect(&m_actions.at(row.id), &QAction::triggered, this, [this, id = row.id](bool isOn) {
            //: %1 is what has been switched, such as "Explore" or "Full Screen".
            readAloud((isOn ? tr("%1: on") : tr("%1: off")).arg(m_actions.name(id)));
        });
    }
    connect(&m_actions.at(ActionId::flip), &QAction::triggered, this,
            [this] { readAloud(m_board->isFlipped() ? tr("Black is at the bottom.") : tr("Red is at the bottom.")); });
    connect(m_session.get(), &session::GameSession::turnPlayed, this, &MainWindow::soundTurn);
}

void MainWindow::readAloud(const QString& text) {
    if (!text.isEmpty())
        m_panel->statusLine().sayAloud(text);
}

// As it is shown, with the steps of an unfinished turn.
void MainWindow::readPosition() {
    const game::StateView shown = m_history->shownMatch()->state();
    const TurnStatus status = m_board->status();
    QStringList parts;
    if (!shown.outcome && !(m_session->isOver() && !m_history->isViewing()))
        parts << toMoveText(shown.toMove);
    parts << positionText(m_board->shownCounts()) << scoreText(status.open ? status.score : shown.score);
    readAloud(parts.join(QLatin1Char(' ')));
}

void MainWindow::readTurn() {
    const QString turn = m_commentary->lastEvent();
    readAloud(turn.isEmpty() ? tr("No turn has been played yet.") : turn);
}

void MainWindow::readScore() {
    const TurnStatus status = m_board->status();
    readAloud(scoreText(status.open ? status.score : m_history->shownMatch()->score()));
}

// Of the computer's turns against a person, who may be looking elsewhere.
void MainWindow::soundTurn(int ply) {
    const auto& history = m_session->history();
    if (!m_preferences.turnSound || ply < 1 || ply > static_cast<int>(history.size()))
        return;
    const game::Side side = history[static_cast<std::size_t>(ply - 1)].side;
    const auto kindOf = [this](game::Side of) { return m_session->setup().player(of).kind; };
    if (kindOf(side) == session::PlayerKind::computer && kindOf(game::opponent(side)) == session::PlayerKind::human)
        QApplication::beep();
}

} // namespace ui
