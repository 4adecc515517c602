#include "ui/commentary.h"

#include "ui/board/board_widget.h"
#include "ui/history_controller.h"
#include "ui/panels/status_line.h"
#include "ui/text/outcome_text.h"
#include "ui/text/player_text.h"
#include "ui/text/side_text.h"
#include "ui/text/stage_text.h"

#include <memory>

namespace ui {

using session::GameSession;

namespace {

// The last turn is news together with the end that it has brought.
bool endedByTurn(game::Reason reason) {
    return reason != game::Reason::resign && reason != game::Reason::agreed && reason != game::Reason::time;
}

} // namespace

Commentary::Commentary(GameSession& session, const HistoryController& history, const BoardWidget& board,
                       StatusLine& line)
    : QObject(&line), m_session(session), m_history(history), m_board(board), m_line(line) {
    connect(&session, &GameSession::gameStarted, this, [this] { m_event = nullptr; });
    connect(&session, &GameSession::turnPlayed, this, &Commentary::tellTurn);
    connect(&session, &GameSession::passAnnounced, this, &Commentary::tellPass);
    connect(&line, &StatusLine::announced, this, [this] { m_remarkIsNew = false; });
}

void Commentary::tellTurn(int ply) {
    const auto& history = m_session.history();
    if (ply < 1 || ply > static_cast<int>(history.size()))
        return;
    const session::HistoryTurn& played = history[static_cast<std::size_t>(ply - 1)];
    const std::shared_ptr<const game::Match> after =
        ply == m_session.ply() ? m_session.match().clone() : std::unique_ptr<game::Match>();
    m_event = [this, side = played.side, turn = played.turn, after] {
        const QString told = tr("%1: %2.", "player: turn").arg(playerName(m_session.setup(), side), turnText(turn));
        const QString reason = after ? turnEndText(*after) : QString();
        return reason.isEmpty() ? told : told + QLatin1Char(' ') + reason;
    };
    m_eventNode = played.node;
    refresh();
}

void Commentary::tellPass(game::Side side) {
    m_event = [side] {
        return side == game::Side::first ? tr("Red has no Opening Move and passes.")
                                         : tr("Black has no Opening Move and passes.");
    };
    m_eventNode = presentNode();
    m_line.say(m_event(), {}, StatusLine::Repeat::announce);
}

void Commentary::remark(const QString& text) {
    m_remark = text;
    m_beforeRemark = present();
    m_remarkMoment = moment();
    m_remarkIsNew = true;
    m_line.say(text, {}, StatusLine::Repeat::announce);
}

Commentary::Moment Commentary::moment() const {
    const TurnStatus status = m_board.status();
    return {presentNode(),         m_history.isViewing() ? m_history.shownTurn() : 0,
            m_history.isViewing(), m_session.isOver(),
            status.stepsMade,      status.pickedRow,
            QLocale().language()};
}

void Commentary::hint(const QString& text) {
    if (text.isEmpty())
        refresh();
    else
        m_line.showQuietly(text);
}

void Commentary::refresh() {
    const QString now = present();
    if (!m_remark.isEmpty()) {
        // A pawn that goes home at once after a refusal is no reason to forget it.
        const Moment here = moment();
        if (m_remarkIsNew && !here.pickedRow)
            m_remarkMoment.pickedRow.reset();
        if (here == m_remarkMoment) {
            m_line.say(now == m_beforeRemark ? m_remark : m_remark + QLatin1Char(' ') + now);
            return;
        }
        m_remark.clear();
    }
    m_line.say(now, scoreText());
}

int Commentary::presentNode() const {
    const int ply = m_session.ply();
    return ply > 0 ? m_session.history()[static_cast<std::size_t>(ply - 1)].node : 0;
}

// Told when a turn begins, not again with every step of it.
QString Commentary::scoreText() const {
    const TurnStatus status = m_board.status();
    if (m_history.isViewing() || status.stepsMade > 0 || status.pickedRow)
        return {};
    const game::Score& score = m_session.match().state().score;
    return tr("Score: Red %1, Black %2.")
        .arg(score.pointsOf(game::Side::first))
        .arg(score.pointsOf(game::Side::second));
}

QString Commentary::present() const {
    if (const QString advice = m_advice ? m_advice() : QString(); !advice.isEmpty())
        return advice;
    if (m_history.isViewing()) {
        const QString where = tr("Turn %1 of %2.").arg(m_history.shownTurn()).arg(m_history.lineLength());
        return m_board.status().open ? where + QLatin1Char(' ') + tr("A move made here goes on from this position.")
                                     : where;
    }
    if (const auto outcome = m_session.outcome()) {
        const QString end =
            outcomeTitle(*outcome) + QStringLiteral(". ") + reasonText(outcome->reason, outcome->winner);
        return !m_event || m_eventNode != presentNode() || !endedByTurn(outcome->reason)
                   ? end
                   : m_event() + QLatin1Char(' ') + end;
    }
    QString now = m_board.status().text;
    if (now.isEmpty() && m_session.isComputerPaused())
        now = tr("The computer is paused.");
    else if (now.isEmpty() && m_session.isThinking())
        now = tr("The computer is thinking.");
    const TurnStatus status = m_board.status();
    const bool isUnderWay = status.stepsMade > 0 || status.pickedRow;
    return !m_event || m_eventNode != presentNode() || isUnderWay ? now : m_event() + QLatin1Char(' ') + now;
}

} // namespace ui
