#include "core/session/referee.h"

#include <algorithm>
#include <utility>

namespace session {

using game::Side;

Referee::Referee(PlayedGame& game, NewThinker newThinker) : m_game(game), m_thinker(std::move(newThinker)) {
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, &Referee::handIn);
    connect(&m_thinker, &ThinkerThread::answered, this, [this](quint64 ticket, const ai::Thought& answer) {
        if (ticket == m_ticket) {
            m_answer = answer.turn;
            handIn();
        }
        emit thought();
    });
}

Referee::~Referee() = default;

// The door ----------------------------------------------------------------------------------------------------------

game::Result<game::TurnView> Referee::commit(const Request& request, std::string_view turnText) {
    if (m_game.isOver())
        return game::Fault{.code = game::FaultCode::gameOver};
    if (m_asked == Asked::nobody || request.ticket != m_ticket || request.side != m_game.state().toMove)
        return game::Fault{.code = game::FaultCode::notYourTurn};
    if (m_obstacle)
        return *m_obstacle;
    const std::string turn(turnText); // the text may lie in the match, which the turn changes
    auto result = m_game.play(turn);
    if (result)
        emit turnPlayed();
    return result;
}

std::optional<Referee::Request> Referee::personsTurn() const {
    if (m_asked != Asked::person)
        return std::nullopt;
    return Request{m_ticket, m_game.state().toMove};
}

std::optional<Side> Referee::humanToMove() const {
    const auto request = personsTurn();
    return request ? std::optional(request->side) : std::nullopt;
}

// The computer and the rules hand in what they have once the pace is over.
void Referee::handIn() {
    if (!m_answer || m_pace.isActive())
        return;
    const std::string turn = *std::exchange(m_answer, std::nullopt);
    const auto played = commit({m_ticket, m_game.state().toMove}, turn);
    if (played)
        return;
    m_isPaused = true;
    ask();
    emit computerFailed(QString::fromStdString(turn), played.fault());
}

// Asking ------------------------------------------------------------------------------------------------------------

Referee::Asked Referee::nextAsked() const {
    if (!m_game.isBegun() || m_game.isOver())
        return Asked::nobody;
    const bool isPerson = m_game.setup().isHuman(m_game.state().toMove);
    if (m_isPaused && !isPerson)
        return Asked::nobody;
    if (m_game.isPassDue())
        return Asked::rules;
    return isPerson ? Asked::person : Asked::computer;
}

void Referee::ask() {
    stop();
    m_asked = nextAsked();
    if (m_asked == Asked::rules)
        m_answer = m_game.match().legalTurns().front().text;
    if (m_asked == Asked::rules || m_asked == Asked::computer)
        m_pace.start(m_paceMilliseconds);
    const GameSetup& setup = m_game.setup();
    if (m_asked == Asked::computer)
        m_thinker.think(m_ticket, m_game.match().clone(),
                        {.level = setup.player(m_game.state().toMove).level, .seed = setup.seed});
}

void Referee::stop() {
    m_asked = Asked::nobody;
    ++m_ticket;
    m_pace.stop();
    m_answer.reset();
    m_thinker.cancel();
}

void Referee::begin() {
    stop();
    m_thinker.forget();
    m_isPaused = !m_game.setup().hasPeople() && m_game.redoTarget();
}

// Pace --------------------------------------------------------------------------------------------------------------

void Referee::setPace(int milliseconds) {
    m_paceMilliseconds = std::max(0, milliseconds);
    if (m_pace.isActive())
        m_pace.setInterval(m_paceMilliseconds);
}

void Referee::setPaused(bool paused) {
    if (paused == m_isPaused)
        return;
    m_isPaused = paused;
    if (m_game.isBegun() && !m_game.isOver() && !m_game.setup().isHuman(m_game.state().toMove))
        ask();
    emit pausedChanged();
}

void Referee::pauseComputers() {
    if (!m_game.setup().hasPeople())
        m_isPaused = true;
}

// Never from within the call.
void Referee::hurry() {
    if (!isThinking())
        return;
    if (m_answer) {
        m_pace.start(0);
    } else {
        m_pace.stop();
        m_thinker.hurry();
    }
}

// Values ------------------------------------------------------------------------------------------------------------

// What is being thought at the moment is not disturbed.
void Referee::useValues(std::shared_ptr<const game::ExactValues> values) {
    m_values = std::move(values);
    m_thinker.useExactValues(m_values);
}

bool Referee::playsPerfectly(Side side) const {
    const PlayerSetup& player = m_game.setup().player(side);
    return m_values && player.kind == PlayerKind::computer && player.level >= ai::levelCount();
}

} // namespace session
