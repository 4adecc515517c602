#include "ui/board/board_flights.h"

#include <algorithm>
#include <cassert>
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

void BoardFlights::add(const game::Transition& transition, int index, const std::optional<Bubble>& caption) {
    const game::StepView& step = transition.step;
    const int pieces = std::as_const(finally().counts).at(step.from).of(step.piece);
    Flight flight{step,    index < 0 ? pieces - 1 : std::min(index, pieces - 1),
                  0,       finally(),
                  caption, std::exchange(m_beginsTurn, false)};
    if (flight.startsTurn)
        flight.after.beginTurn();
    flight.after.make(transition, flight.index);
    flight.toIndex = flight.after.counts.at(step.to).of(step.piece) - 1;
    append(std::move(flight));
}

void BoardFlights::addBack(const game::StepView& step, const Arrangement& after) {
    const Arrangement& now = finally();
    const PlaceCounts& left = now.counts.at(step.to);
    Flight flight{{step.to, step.from, step.piece, step.kind}, left.of(step.piece) - 1, 0, after, std::nullopt, false};
    const PlaceCounts& reached = after.counts.at(step.from);
    flight.toIndex = reached.of(step.piece) - 1;
    if (!now.made.empty() && now.made.back().step == step) {
        flight.index = left.indexAt(step.piece, now.made.back().toSlot);
        flight.toIndex = std::min(flight.toIndex, reached.indexAt(step.piece, now.made.back().fromSlot));
    }
    append(std::move(flight));
}

void BoardFlights::append(Flight flight) {
    m_waiting.push_back(std::move(flight));
    while (m_waiting.size() > kMostWaiting)
        land();
}

std::optional<PieceFlight> BoardFlights::current() const {
    if (m_waiting.empty())
        return std::nullopt;
    const Flight& flight = m_waiting.front();
    return PieceFlight{flight.step.from, flight.step.to, flight.step.piece,   flight.index,
                       flight.toIndex,   m_progress,     flight.after.counts, flight.caption.has_value()};
}

const std::optional<Bubble>& BoardFlights::caption() const {
    static const std::optional<Bubble> kNone;
    return m_waiting.empty() ? kNone : m_waiting.front().caption;
}

bool BoardFlights::startsTurn() const {
    return !m_waiting.empty() && m_waiting.front().startsTurn;
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
