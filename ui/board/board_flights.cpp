#include "ui/board/board_flights.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace ui {

namespace {

// Two turns of a game between computers; more would leave the board ever farther behind.
constexpr std::size_t kMostWaiting = 8;

void apply(BoardCounts& counts, const game::StepView& step) {
    --counts.at(step.from + 1).of(step.piece);
    ++counts.at(step.to + 1).of(step.piece);
}

} // namespace

void BoardFlights::jumpTo(const BoardCounts& counts) {
    m_waiting.clear();
    m_progress = 0;
    m_shown = counts;
}

void BoardFlights::add(const game::StepView& step, int index) {
    m_waiting.push_back({step, index});
    while (m_waiting.size() > kMostWaiting)
        land();
}

BoardCounts BoardFlights::finally() const {
    BoardCounts counts = m_shown;
    for (const Flight& flight : m_waiting)
        apply(counts, flight.step);
    return counts;
}

std::optional<PawnFlight> BoardFlights::current() const {
    if (m_waiting.empty())
        return std::nullopt;
    const Flight& flight = m_waiting.front();
    const int pawns = m_shown.at(flight.step.from + 1).of(flight.step.piece);
    const int index = flight.index < 0 ? pawns - 1 : std::min(flight.index, pawns - 1);
    return PawnFlight{flight.step.from + 1, flight.step.to + 1, flight.step.piece, index, m_progress};
}

int BoardFlights::distance() const {
    return m_waiting.empty() ? 0 : std::abs(m_waiting.front().step.to - m_waiting.front().step.from);
}

void BoardFlights::land() {
    assert(isRunning());
    apply(m_shown, m_waiting.front().step);
    m_waiting.pop_front();
    m_progress = 0;
}

void BoardFlights::finish() {
    while (isRunning())
        land();
}

} // namespace ui
