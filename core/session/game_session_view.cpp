// The part of GameSession that tells what there is to see.
#include "core/session/game_session_p.h"

namespace session {

using game::Side;

const game::Match& GameSession::match() const {
    return m_d->table.match();
}

const GameSetup& GameSession::setup() const {
    return m_d->table.setup();
}

int GameSession::ply() const {
    return m_d->table.ply();
}

int GameSession::lineLength() const {
    return m_d->table.lineLength();
}

game::StateView GameSession::stateAt(int ply) const {
    return m_d->table.stateAt(ply);
}

const std::vector<HistoryTurn>& GameSession::history() const {
    return m_d->table.history();
}

const record::Game& GameSession::record() const {
    return m_d->table.record();
}

std::optional<game::Outcome> GameSession::outcome() const {
    return m_d->table.outcome();
}

std::optional<Side> GameSession::humanToMove() const {
    const Side side = m_d->table.state().toMove;
    if (m_d->active && m_d->active == m_d->people[game::indexOf(side)].get())
        return side;
    return std::nullopt;
}

bool GameSession::isPassDue() const {
    return m_d->table.isPassDue() && !isOver();
}

bool GameSession::isThinking() const {
    return m_d->active && m_d->active == m_d->computers[game::indexOf(m_d->table.state().toMove)].get();
}

bool GameSession::isComputerPaused() const {
    return m_d->isPaused;
}

bool GameSession::isTrial() const {
    return m_d->table.isTrial();
}

bool GameSession::mayEndGame() const {
    return m_d->table.mayDeclare();
}

bool GameSession::canUndo() const {
    return m_d->undoLeadsTo() != Private::Undo::none;
}

bool GameSession::undoLeavesGame() const {
    return m_d->undoLeadsTo() == Private::Undo::previousGame;
}

bool GameSession::canRedo() const {
    return m_d->store.hasNext() || !m_d->undoneEdits.empty() || m_d->table.redoTarget().has_value();
}

bool GameSession::redoBringsGame() const {
    return m_d->store.hasNext();
}

MatchScore GameSession::matchScore() const {
    return m_d->table.matchScore();
}

bool GameSession::isMatchOver() const {
    return isOver() && !setup().length.isOpenEnded() && matchScore().games() >= setup().length.games;
}

std::optional<Side> GameSession::matchLeader() const {
    const MatchScore score = matchScore();
    const auto leads = [&](std::size_t side) {
        const std::size_t other = 1 - side;
        return score.won[side] > score.won[other] ||
               (score.won[side] == score.won[other] && score.points[side] > score.points[other]);
    };
    if (leads(0))
        return Side::first;
    if (leads(1))
        return Side::second;
    return std::nullopt;
}

QString GameSession::dataFolder() const {
    return m_d->store.folder();
}

bool GameSession::hasAutosave() const {
    return m_d->store.hasAutosave();
}

} // namespace session
