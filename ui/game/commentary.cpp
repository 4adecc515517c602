#include "ui/game/commentary.h"

#include "ui/board/board_widget.h"
#include "ui/game/shown_game.h"
#include "ui/game/status_line.h"
#include "ui/games/games.h"
#include "ui/history/history_controller.h"
#include "ui/text/outcome_text.h"
#include "ui/text/player_text.h"
#include "ui/text/score_text.h"
#include "ui/text/stage_text.h"

#include <memory>
#include <utility>

namespace ui {

namespace {

// The last turn is news together with the end that it has brought.
bool endedByTurn(game::Reason reason) {
    return reason != game::Reason::resign && reason != game::Reason::agreed && reason != game::Reason::time;
}

} // namespace

Commentary::Commentary(const ShownGame& shown, const HistoryController& history, StatusLine& line)
    : QObject(&line), m_shown(shown), m_history(history), m_line(line) {
    connect(&shown, &ShownGame::gameStarted, this, [this] {
        m_event = nullptr;
        m_eventIsPass = false;
        m_scoreNode.reset();
    });
    connect(&shown, &ShownGame::turnShown, this, &Commentary::tellTurn);
    connect(&shown, &ShownGame::passShown, this, &Commentary::tellPass);
    connect(&line, &StatusLine::announced, this, [this](const QString& said) {
        m_remarkIsNew = false;
        m_eventIsNew = m_eventIsNew && !(m_event && said.contains(m_event()));
        if (const QString score = scoreToTell(); !score.isEmpty() && said.contains(score))
            m_scoreNode = presentNode();
    });
}

void Commentary::tellTurn(int ply) {
    const GameView& view = m_shown.view();
    const auto& history = view.history;
    if (ply < 1 || ply > static_cast<int>(history.size()))
        return;
    const session::HistoryTurn& played = history[static_cast<std::size_t>(ply - 1)];
    // A pass is told when it is due; its being played is no more news.
    if (played.turn.isPass() && std::exchange(m_eventIsPass, false)) {
        m_eventNode = played.node;
        return refresh();
    }
    const std::shared_ptr<const game::Match> after = ply == view.ply() ? view.match : nullptr;
    m_event = [this, side = played.side, turn = played.turn, after] {
        const QString text = m_inWords ? words().turnInWords(turnText(turn), side) : turnText(turn);
        const QString told = tr("%1: %2.", "player: turn").arg(playerName(m_shown.view().setup, side), text);
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
    m_event = [this, side, turn = followsTurn ? m_event : nullptr] {
        const QString pass = words().passText(side);
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
    const TurnStatus status = m_shown.status();
    return {presentNode(),         m_history.isViewing() ? m_history.shownTurn() : 0,
            m_history.isViewing(), m_shown.view().isOver(),
            status.stepsMade,      status.pickedPlace,
            QLocale().language()};
}

void Commentary::hint(const QString& text) {
    if (text.isEmpty())
        refresh();
    else
        m_line.showQuietly(text);
}

void Commentary::refresh() {
    if (m_shown.isBehind())
        return;
    const QString now = present();
    if (!m_remark.isEmpty()) {
        // A pawn that goes home at once after a refusal is no reason to forget it.
        const Moment here = moment();
        if (m_remarkIsNew && !here.pickedPlace)
            m_remarkMoment.pickedPlace.reset();
        const bool givesWay = m_remarkIsNews && now != m_beforeRemark;
        if (here == m_remarkMoment && !givesWay) {
            m_line.say(now == m_beforeRemark ? m_remark : m_remark + QLatin1Char(' ') + now);
            return;
        }
        m_remark.clear();
    }
    if (now.isEmpty())
        return; // a turn has just been made on the board, and is not told yet
    m_line.say(now, spokenOnly());
}

const GameWords& Commentary::words() const {
    return wordsOf(m_shown.view().setup.gameId);
}

// Where points count; how many pieces there are is told only on request.
QString Commentary::scoreToTell() const {
    const game::StateView state = m_shown.view().match->state();
    return words().isScored() ? scoreText(words(), state.board, state.score) : QString();
}

int Commentary::presentNode() const {
    return m_shown.view().presentNode();
}

// What the board shows and the line does not: the score when a turn begins, not again with every step of it; why the
// Follow-Up Move goes as far as it does.
QString Commentary::spokenOnly() const {
    const TurnStatus status = m_shown.status();
    if (m_history.isViewing() || status.pickedPlace)
        return {};
    if (status.stepsMade > 0)
        return status.reason;
    return m_scoreNode == presentNode() ? QString() : scoreToTell();
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
        const QString where = placeText(*m_shown.match(), m_history.lineLength()) + QLatin1Char('.');
        return m_shown.status().open ? where + QLatin1Char(' ') + tr("A move made here goes on from this position.")
                                     : where;
    }
    if (const auto& outcome = m_shown.view().outcome) {
        QString end = reasonText(words(), outcome->reason, outcome->winner);
        if (!m_isCounting || !m_isCounting())
            end.prepend(resultTitle(*outcome, m_shown.view().setup) + QStringLiteral(". "));
        return !m_event || m_eventNode != presentNode() || !endedByTurn(outcome->reason)
                   ? end
                   : m_event() + QLatin1Char(' ') + end;
    }
    QString now = m_shown.status().text;
    if (now.isEmpty() && m_shown.view().isComputerPaused)
        now = tr("The computer is paused.");
    else if (now.isEmpty() && m_shown.view().isThinking)
        now = tr("The computer is thinking.");
    const TurnStatus status = m_shown.status();
    const bool isUnderWay = status.stepsMade > 0 || status.pickedPlace;
    return !m_event || m_eventNode != presentNode() || isUnderWay ? now : m_event() + QLatin1Char(' ') + now;
}

} // namespace ui
