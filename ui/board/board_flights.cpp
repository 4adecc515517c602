#include "ui/board/board_flights.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace ui {

namespace {

// Two turns of a game between computers; more would leave the board ever farther behind.
constexpr std::size_t kMostWaiting = 8;

} // namespace

void BoardFlights::jumpTo(const Arrangement& arrangement) {
    m_waiting.clear();
    m_progress = 0;
    m_beginsTurn = false;
    m_shown = arrangement;
}

void BoardFlights::add(const game::StepView& step, int index, const std::optional<Bubble>& caption) {
    const int pawns = finally().counts.at(step.from + 1).of(step.piece);
    Flight flight{step,    index < 0 ? pawns - 1 : std::min(index, pawns - 1),
                  0,       finally(),
                  caption, std::exchange(m_beginsTurn, false)};
    if (flight.startsTurn)
        flight.after.beginTurn();
    flight.after.make(step, flight.index);
    flight.toIndex = flight.after.counts.at(step.to + 1).of(step.piece) - 1;
    append(std::move(flight));
}

void BoardFlights::addBack(const game::StepView& step, const Arrangement& after) {
    const Arrangement& now = finally();
    const RowCounts& left = now.counts.at(step.to + 1);
    Flight flight{{step.to, step.from, step.piece, step.kind}, left.of(step.piece) - 1, 0, after, std::nullopt, false};
    const RowCounts& reached = after.counts.at(step.from + 1);
    flight.toIndex = reached.of(step.piece) - 1;
    if (!now.made.empty() && now.made.back().step == step) {
        flight.index = left.indexAt(step.piece, now.made.back().toPlace);
        flight.toIndex = std::min(flight.toIndex, reached.indexAt(step.piece, now.made.back().fromPlace));
    }
    append(std::move(flight));
}

void BoardFlights::append(Flight flight) {
    m_waiting.push_back(std::move(flight));
    while (m_waiting.size() > kMostWaiting)
        land();
}

std::optional<PawnFlight> BoardFlights::current() const {
    if (m_waiting.empty())
        return std::nullopt;
    const Flight& flight = m_waiting.front();
    return PawnFlight{flight.step.from + 1, flight.step.to + 1, flight.step.piece,   flight.index,
                      flight.toIndex,       m_progress,         flight.after.counts, flight.caption.has_value()};
}

const std::optional<Bubble>& BoardFlights::caption() const {
    static const std::optional<Bubble> kNone;
    return m_waiting.empty() ? kNone : m_waiting.front().caption;
}

bool BoardFlights::startsTurn() const {
    return !m_waiting.empty() && m_waiting.front().startsTurn;
}

int BoardFlights::distance() const {
    return m_waiting.empty() ? 0 : std::abs(m_waiting.front().step.to - m_waiting.front().step.from);
}

void BoardFlights::land() {
    assert(isRunning());
    m_shown = std::move(m_waiting.front().after);
    m_waiting.pop_front();
    m_progress = 0;
}

void BoardFlights::finish() {
    while (isRunning())
        land();
}

} // namespace ui
