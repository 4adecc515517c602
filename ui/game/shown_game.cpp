#include "ui/game/shown_game.h"

#include "core/session/game_session.h"
#include "ui/board/board_widget.h"
#include "ui/history/history_controller.h"

#include <utility>

namespace ui {

using session::GameSession;

namespace {

bool isSamePlace(const game::Match& a, const game::Match& b) {
    return a.plyCount() == b.plyCount() && a.rulesId() == b.rulesId() && a.state().text == b.state().text &&
           a.stateAt(0).text == b.stateAt(0).text;
}

} // namespace

int GameView::presentNode() const {
    return ply() > 0 ? history[static_cast<std::size_t>(ply() - 1)].node : 0;
}

ShownGame::ShownGame(GameSession& session, HistoryController& history, BoardWidget& board)
    : QObject(&board), m_session(session), m_history(history), m_board(board), m_view(present()) {
    connect(&session, &GameSession::changed, this, &ShownGame::take);
    connect(&board, &BoardWidget::statusChanged, this, &ShownGame::settle);
    connect(&board, &BoardWidget::stepLanded, this, &ShownGame::settle);
    connect(&board, &BoardWidget::animationFinished, this, &ShownGame::settle);
    connect(&history, &HistoryController::viewChanged, this, &ShownGame::look);
}

std::shared_ptr<const GameView> ShownGame::present() const {
    auto view = std::make_shared<GameView>();
    view->setup = m_session.game().setup();
    view->match = m_session.game().match().clone();
    view->record = m_session.game().record();
    view->history = m_session.game().history();
    view->outcome = m_session.game().outcome();
    view->matchScore = m_session.game().matchScore();
    view->isMatchOver = m_session.game().isMatchOver();
    view->isThinking = m_session.referee().isThinking();
    view->isPassDue = m_session.game().isPassDue();
    view->isComputerPaused = m_session.referee().isPaused();
    return view;
}

// What the session tells -------------------------------------------------------------------------------------------

// What is looked at follows a change before what is shown does, but that a turn has been played is known before either.
void ShownGame::take(session::Changes what) {
    using session::Change;
    if (what.testFlag(Change::game)) {
        m_history.begin();
        begin();
    }
    if (what.testFlag(Change::turn))
        takeTurn(m_session.game().ply());
    if (what.testFlag(Change::record)) {
        m_history.followRecord();
        takeRecord();
    }
    if (what.testFlag(Change::position))
        m_history.followPosition();
    if (what & (Change::position | Change::matchScore | Change::pause | Change::thinking))
        takeRest();
    if (what.testFlag(Change::pass))
        takePass();
    if (what.testFlag(Change::end))
        takeEnd();
}

void ShownGame::begin() {
    m_waiting.clear();
    m_view = present();
    emit gameStarted();
    emit recordChanged();
    emit changed();
}

void ShownGame::takeTurn(int ply) {
    m_waiting.push_back({present(), ply, std::nullopt, false, false});
    settle();
}

// With a turn, or by itself: after redo, undo, a change of the record. Where turns have been taken out, nothing waits:
// the nodes have other numbers now.
void ShownGame::takeRecord() {
    auto now = present();
    const bool isWhole = now->record.nodes.size() >= last().record.nodes.size();
    if (!m_waiting.empty() && isWhole && isSamePlace(*last().match, *now->match)) {
        m_waiting.back().view = std::move(now);
        return;
    }
    const bool isSameGame = isWhole && now->match->stateAt(0) == m_view->match->stateAt(0);
    const bool leadsOn = isSameGame && now->ply() > m_view->ply();
    const bool leadsBack = isSameGame && now->ply() < m_view->ply();
    if (!leadsOn)
        m_waiting.clear();
    m_waiting.push_back({std::move(now), std::nullopt, std::nullopt, false, leadsBack});
    if (leadsOn || leadsBack)
        settle();
    else
        show(std::exchange(m_waiting, {}).back());
}

void ShownGame::takePass() {
    const game::Side side = m_session.game().match().sideToMove();
    if (!m_waiting.empty())
        m_waiting.back().pass = side;
    else
        emit passShown(side);
}

void ShownGame::takeEnd() {
    if (!m_waiting.empty()) {
        m_waiting.back().isOver = true;
        return;
    }
    emit gameOver();
    emit changed();
}

// Everything else belongs to the state that was told last.
void ShownGame::takeRest() {
    if (!m_waiting.empty()) {
        m_waiting.back().view = present();
        settle();
        return;
    }
    m_view = present();
    emit changed();
}

// The controller hears of a change of the record before this does; whoever marks what it looks at needs both.
void ShownGame::look() {
    if (m_session.game().record().nodes.size() != last().record.nodes.size())
        takeRecord();
    settle();
}

// What may be seen ---------------------------------------------------------------------------------------------------

bool ShownGame::mayShow(const Moment& moment) const {
    if (m_history.isViewing())
        return true;
    const GameView& view = *moment.view;
    const BoardCounts counts = countsOf(view.match->state().board);
    if (moment.turn && !view.outcome) {
        // A person's own turn, made on the board: its last step may still be in the air.
        const session::HistoryTurn& played = view.history[static_cast<std::size_t>(*moment.turn - 1)];
        const bool isOwn = view.setup.player(played.side).kind == session::PlayerKind::human;
        if (isOwn && !played.turn.steps.empty() && m_board.shownCounts() == counts)
            return true;
    }
    // The board has been given it, and shows it.
    const int given = m_board.match() ? m_board.match()->plyCount() : -1;
    const bool hasIt = moment.leadsBack ? given == view.ply() : given >= view.ply();
    return hasIt && (!m_board.isAnimating() || m_board.landedCounts() == counts);
}

// Shows what has landed, up to the last that has: when too many turns wait, the board leaves some out.
void ShownGame::settle() {
    std::size_t landed = m_waiting.size();
    while (landed > 0 && !mayShow(m_waiting[landed - 1]))
        --landed;
    // What is looked at may be a turn of the last of them, so that the record of the first would not do.
    if (m_history.isViewing())
        for (std::size_t i = 0; i + 1 < landed; ++i)
            m_waiting[i].view = m_waiting[landed - 1].view;
    for (; landed > 0 && !m_waiting.empty(); --landed) {
        const Moment moment = std::move(m_waiting.front());
        m_waiting.pop_front();
        show(moment);
    }
}

void ShownGame::show(const Moment& moment) {
    m_view = moment.view;
    if (moment.turn)
        emit turnShown(*moment.turn);
    emit recordChanged();
    if (moment.pass)
        emit passShown(*moment.pass);
    if (moment.isOver)
        emit gameOver();
    emit changed();
}

std::shared_ptr<const game::Match> ShownGame::match() const {
    // The board has what is looked at.
    if (m_history.isViewing() && m_board.match())
        return m_board.match()->clone();
    return m_view->match;
}

int ShownGame::node() const {
    return m_history.isViewing() ? m_history.shownNode() : m_view->presentNode();
}

int ShownGame::turn() const {
    return m_history.isViewing() ? m_history.shownTurn() : m_view->ply();
}

std::vector<std::string> ShownGame::line() const {
    std::vector<std::string> line;
    if (m_history.isViewing()) {
        // Its nodes are those of the session, which may know of more than the view.
        for (const int node : m_history.shownLine())
            line.push_back(m_session.game().record().nodes[static_cast<std::size_t>(node)].turn);
    } else {
        for (const session::HistoryTurn& turn : m_view->history)
            line.push_back(turn.turn.text);
    }
    return line;
}

bool ShownGame::isBehind() const {
    if (!m_waiting.empty())
        return true;
    return !m_history.isViewing() && m_board.match() && m_board.match()->plyCount() > m_view->ply();
}

TurnStatus ShownGame::status() const {
    return isBehind() ? TurnStatus{} : m_board.status();
}

} // namespace ui
