#include "ui/game/speech_commands.h"

#include "core/session/game_session.h"
#include "ui/board/board_widget.h"
#include "ui/game/commentary.h"
#include "ui/game/play_screen.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/games/games.h"
#include "ui/history/history_controller.h"
#include "ui/text/score_text.h"
#include "ui/text/stage_text.h"
#include "ui/window/window_actions.h"

#include <QApplication>

namespace ui {

SpeechCommands::SpeechCommands(session::GameSession& session, PlayScreen& screen, const WindowActions& actions)
    : QObject(&screen), m_session(session), m_screen(screen) {
    for (const ActionRow& row : actions.rows()) {
        if (!row.isToggle())
            continue;
        connect(&actions.at(row.id), &QAction::triggered, this, [this, &actions, id = row.id](bool isOn) {
            //: %1 is what has been switched, such as "Explore" or "Full Screen".
            readAloud((isOn ? tr("%1: on") : tr("%1: off")).arg(actions.name(id)));
        });
    }
    connect(&actions.at(ActionId::flip), &QAction::triggered, this, [this] {
        const game::Side bottom = m_screen.board().isFlipped() ? game::Side::second : game::Side::first;
        //: %1 is a side, "Black".
        readAloud(tr("%1 is at the bottom.").arg(words().sideName(bottom)));
    });
    connect(&session, &session::GameSession::changed, this, [this](session::Changes what) {
        if (what.testFlag(session::Change::turn))
            soundTurn();
    });
}

const GameWords& SpeechCommands::words() const {
    return wordsOf(m_session.game().setup().gameId);
}

void SpeechCommands::readAloud(const QString& text) {
    if (!text.isEmpty())
        m_screen.panel().statusLine().sayAloud(text);
}

void SpeechCommands::readPosition() {
    const game::StateView shown = m_screen.history().shownMatch()->state();
    const TurnStatus status = m_screen.board().status();
    QStringList parts;
    if (!shown.outcome && !(m_session.game().isOver() && !m_screen.history().isViewing()))
        parts << toMoveText(words(), shown.toMove);
    const game::BoardView board = status.open ? m_screen.board().entry().stage().board : shown.board;
    parts << words().positionText(board);
    if (words().isScored())
        parts << scoreText(words(), board, status.open ? status.score : shown.score);
    readAloud(parts.join(QLatin1Char(' ')));
}

void SpeechCommands::readTurn() {
    const QString turn = m_screen.commentary().lastEvent();
    readAloud(turn.isEmpty() ? tr("No turn has been played yet.") : turn);
}

void SpeechCommands::readScore() {
    const TurnStatus status = m_screen.board().status();
    const game::StateView shown = m_screen.history().shownMatch()->state();
    readAloud(scoreText(words(), shown.board, status.open ? status.score : shown.score));
}

void SpeechCommands::readMessage() {
    readAloud(m_screen.panel().statusLine().lastAnnounced());
}

void SpeechCommands::soundTurn() {
    const auto& history = m_session.game().history();
    const int ply = m_session.game().ply();
    if (!m_wantsSound || ply < 1)
        return;
    const game::Side side = history[static_cast<std::size_t>(ply - 1)].side;
    const auto kindOf = [this](game::Side of) { return m_session.game().setup().player(of).kind; };
    if (kindOf(side) == session::PlayerKind::computer && kindOf(game::opponent(side)) == session::PlayerKind::human)
        QApplication::beep();
}

} // namespace ui
