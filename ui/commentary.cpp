#include "ui/commentary.h"

#include "ui/board/board_widget.h"
#include "ui/history_controller.h"
#include "ui/panels/status_line.h"
#include "ui/text/outcome_text.h"
#include "ui/text/player_text.h"
#include "ui/text/side_text.h"
#include "ui/text/spoken_text.h"
#include "ui/text/stage_text.h"

#include <memory>
#include <utility>

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
    connect(&session, &GameSession::gameStarted, this, [this] {
        m_event = nullptr;
        m_eventIsPass = false;
        m_scoreNode.reset();
    });
    connect(&session, &GameSession::turnPlayed, this, &Commentary::tellTurn);
    connect(&session, &GameSession::passAnnounced, this, &Commentary::tellPass);
    connect(&line, &StatusLine::announced, this, [this](const QString& said) {
        m_remarkIsNew = false;
        m_eventIsNew = m_eventIsNew && !(m_event && said.contains(m_event()));
        if (said.contains(scoreText(m_session.match().state().score)))
            m_scoreNode = presentNode();
    });
}

void Commentary::tellTurn(int ply) {
    const auto& history = m_session.history();
    if (ply < 1 || ply > static_cast<int>(history.size()))
        return;
    const session::HistoryTurn& played = history[static_cast<std::size_t>(ply - 1)];
    // A pass is told when it is due; its being played is no more news.
    if (played.turn.isPass() && std::exchange(m_eventIsPass, false)) {
        m_eventNode = played.node;
        return refresh();
    }
    const std::shared_ptr<const game::Match> after =
        ply == m_session.ply() ? m_session.match().clone() : std::unique_ptr<game::Match>();
    m_event = [this, side = played.side, turn = played.turn, after] {
        const QString text = m_inWords ? turnInWords(turnText(turn)) : turnText(turn);
        const QString told = tr("%1: %2.", "player: turn").arg(playerName(m_session.setup(), side), text);
        const QString reason = after ? turnEndText(*after) : QString();
        return reason.isEmpty() ? told : told + QLatin1Char(' ') + reason;
    };
    m_eventIsNew = true;
    m_eventNode = played.node;
    refresh();
}

// The turn that has led to it is told with it: it would be told no more otherwise.
void Commentary::tellPass(game::Side side) {
    const bool followsTurn = m_event && m_eventNode == presentNode();
    m_event = [side, turn = followsTurn ? m_event : nullptr] {
        const QString pass = side == game::Side::first ? tr("Red has no Opening Move and passes.")
                                                       : tr("Black has no Opening Move and passes.");
        return turn ? turn() + QLatin1Char(' ') + pass : pass;
    };
    m_eventIsNew = true;
    m_eventIsPass = true;
    m_eventNode = presentNode();
    m_line.say(m_event(), {}, StatusLine::Repeat::announce);
}

void Commentary::tellNews(const QString& text) {
    remark(text);
    m_remarkIsNews = true;
}

void Commentary::takeBackNews() {
    if (m_remark.isEmpty() || !m_remarkIsNews)
        return;
    m_remark.clear();
    refresh();
}

void Commentary::remark(const QString& text) {
    m_remark = text;
    m_remarkIsNews = false;
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
        const bool givesWay = m_remarkIsNews && now != m_beforeRemark;
        if (here == m_remarkMoment && !givesWay) {
            m_line.say(now == m_beforeRemark ? m_remark : m_remark + QLatin1Char(' ') + now);
            return;
        }
        m_remark.clear();
    }
    m_line.say(now, spokenOnly());
}

int Commentary::presentNode() const {
    const int ply = m_session.ply();
    return ply > 0 ? m_session.history()[static_cast<std::size_t>(ply - 1)].node : 0;
}

// What the board shows and the line does not: the score when a turn begins, not again with every step of it; why the
// Follow-Up Move goes as far as it does.
QString Commentary::spokenOnly() const {
    const TurnStatus status = m_board.status();
    if (m_history.isViewing() || status.pickedRow)
        return {};
    if (status.stepsMade > 0)
        return status.reason;
    return m_scoreNode == presentNode() ? QString() : scoreText(m_session.match().state().score);
}

void Commentary::setTurnsInWords(bool inWords) {
    if (std::exchange(m_inWords, inWords) != inWords)
        refresh();
}

QString Commentary::lastEvent() const {
    return m_event ? m_event() : QString();
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
