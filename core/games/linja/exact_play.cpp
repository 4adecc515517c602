#include "core/games/linja/exact_play.h"

#include "core/game/results.h"
#include "core/games/linja/evaluator.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ai {
namespace {

using linja::Position;

// exp(-loss) for losses in points, times 2^20: whole numbers, so that every machine ranks alike.
constexpr std::array<std::uint64_t, 15> kWeights = {1048576, 385750, 141909, 52206, 19205, 7065, 2599, 956,
                                                    352,     129,    48,     18,    6,     2,    1};
constexpr int kNever = 1000;
// Turns of its own that the side ahead may need to raise the total, and look-ups spent to find that out. A choice among
// turns none of which raises it is rare: none in 200,000 positions of mixed play under `rulebook+opening-bonus`, 1,314
// of 708,155 won late positions with `optional-bonus` as well.
constexpr int kMostTurnsToRaise = 4;
constexpr std::uint64_t kRaiseLookUps = 20'000;
constexpr std::size_t kLongestLine = 60;

// Calls visit(turn, position after it, key) once for each distinct result until it gives false.
template <class Visit>
void forEachResultUntil(const Position& position, Visit&& visit) {
    bool goesOn = true;
    game::forEachResult(position, [&](const linja::Turn& turn, const Position& after, std::uint64_t key) {
        if (goesOn)
            goesOn = visit(turn, after, key);
    });
}

bool byValue(const ExactTurn& a, const ExactTurn& b) {
    return a.value > b.value;
}

} // namespace

// A turn with what ranks it among those of its value.
struct ExactPlay::Ranked {
    ExactTurn turn;
    int turnsToRaise = 0;     // see ExactPlay; fewer go first
    std::uint64_t lost = 0;   // the opponent's mean loss is lost / weight; more goes first
    std::uint64_t weight = 1; // never 0

    [[nodiscard]] bool goesBefore(const Ranked& other) const {
        if (turnsToRaise != other.turnsToRaise)
            return turnsToRaise < other.turnsToRaise;
        return lost * other.weight > other.lost * weight; // both below 2^28
    }
};

ExactPlay::ExactPlay(const linja::ExactValues& exact, const Position& position, std::span<const std::uint64_t> keys,
                     const StopToken& stop)
    : m_exact(exact), m_stop(stop), m_position(position), m_keys(keys.begin(), keys.end()),
      m_repeats(Evaluator<Position>::canRepeat(position)) {
    noteRepetitions();
}

std::vector<ExactTurn> ExactPlay::turns() {
    std::vector<ExactTurn> turns;
    if (isOver())
        return turns;
    forEachResultUntil(m_position, [&](const linja::Turn& turn, const Position& after, std::uint64_t key) {
        if (!turns.empty() && mustStop())
            return false;
        turns.push_back(valued(turn, after, key));
        return true;
    });
    return turns;
}

std::vector<ExactTurn> ExactPlay::ranked() {
    std::vector<ExactTurn> all = turns();
    std::stable_sort(all.begin(), all.end(), byValue);
    for (auto begin = all.begin(); begin != all.end();) {
        const auto end = std::find_if(begin, all.end(), [&](const auto& turn) { return turn.value != begin->value; });
        rankEqual({begin, end});
        begin = end;
    }
    return all;
}

ExactTurn ExactPlay::choose() {
    std::vector<ExactTurn> best = turns();
    assert(!best.empty());
    const int value = std::min_element(best.begin(), best.end(), byValue)->value;
    std::erase_if(best, [value](const ExactTurn& turn) { return turn.value != value; });
    rankEqual(best);
    return best.front();
}

void ExactPlay::play(const ExactTurn& turn) {
    if (totalProgress(turn.after) > totalProgress(m_position))
        m_keys.clear();
    m_position = turn.after;
    m_keys.push_back(turn.key);
    noteRepetitions();
}

bool ExactPlay::isOver() const {
    return m_position.outcome() || (m_repeats && adjudicate(m_position, m_keys));
}

bool ExactPlay::mustStop() {
    m_stopped = m_stopped || m_stop.test();
    return m_stopped || m_failed;
}

int ExactPlay::lookUp(const Position& position) {
    ++m_lookUps;
    const auto value = m_exact.value(position);
    m_failed = m_failed || !value;
    return value.value_or(0);
}

void ExactPlay::noteRepetitions() {
    if (!m_repeats)
        return;
    m_twice.clear();
    std::vector<std::uint64_t> sorted = m_keys;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (sorted[i] == sorted[i - 1])
            m_twice.push_back(sorted[i]);
}

bool ExactPlay::wouldBeThird(std::uint64_t key) const {
    return std::find(m_twice.begin(), m_twice.end(), key) != m_twice.end();
}

// A turn with its value for its mover. A side that loses takes a draw by repetition that it can have at once; one
// further off is not seen here, and turnsToRaise keeps clear of it. What has occurred can matter only as long as the
// total has not risen.
ExactTurn ExactPlay::valued(const linja::Turn& turn, const Position& after, std::uint64_t key) {
    if (wouldBeThird(key))
        return {turn, after, key, 0, false};
    const int value = -lookUp(after);
    if (m_twice.empty())
        return {turn, after, key, value, true};
    bool isDrawn = false;
    if (value > 0)
        forEachResultUntil(after, [&](const linja::Turn&, const Position&, std::uint64_t reply) {
            isDrawn = wouldBeThird(reply);
            return !isDrawn;
        });
    const bool leavesAllBehind = after.outcome() || totalProgress(after) > totalProgress(m_position);
    return {turn, after, key, isDrawn ? 0 : value, leavesAllBehind && !isDrawn};
}

void ExactPlay::rankEqual(std::span<ExactTurn> equal) {
    if (equal.size() < 2)
        return;
    std::vector<Ranked> ranked;
    for (const ExactTurn& turn : equal)
        ranked.push_back({turn});
    if (m_repeats && equal.front().value > 0)
        noteRaises(ranked);
    const int soonest = std::min_element(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
                            return a.turnsToRaise < b.turnsToRaise;
                        })->turnsToRaise;
    for (Ranked& turn : ranked)
        if (turn.turnsToRaise == soonest && !mustStop())
            noteChances(turn);
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) { return a.goesBefore(b); });
    std::transform(ranked.begin(), ranked.end(), equal.begin(), [](const Ranked& each) { return each.turn; });
}

void ExactPlay::noteRaises(std::vector<Ranked>& ranked) {
    const int total = totalProgress(m_position);
    bool isFound = false;
    for (Ranked& each : ranked) {
        const bool raises = totalProgress(each.turn.after) > total || each.turn.after.outcome();
        each.turnsToRaise = raises ? 0 : kNever;
        isFound = isFound || raises;
    }
    m_raiseLimit = m_lookUps + kRaiseLookUps;
    for (int turns = 1; turns <= kMostTurnsToRaise && !isFound && m_lookUps < m_raiseLimit; ++turns)
        for (Ranked& each : ranked)
            if (loserMustRaise(each.turn.after, each.turn.value, turns)) {
                each.turnsToRaise = turns;
                isFound = true;
            }
}

void ExactPlay::noteChances(Ranked& ranked) {
    const Position& position = ranked.turn.after;
    std::vector<int> values;
    forEachResultUntil(position, [&](const linja::Turn&, const Position& reply, std::uint64_t) {
        values.push_back(-lookUp(reply));
        return !mustStop();
    });
    if (values.empty())
        return; // the game is over: nothing to lose
    const int best = *std::max_element(values.begin(), values.end());
    ranked.weight = 0;
    for (const int value : values) {
        const auto loss = static_cast<std::size_t>(best - value);
        const std::uint64_t weight = loss < kWeights.size() ? kWeights[loss] : 0;
        ranked.weight += weight;
        ranked.lost += weight * loss;
    }
}

bool ExactPlay::winnerRaises(const Position& position, int value, int turnsLeft) {
    if (turnsLeft == 0)
        return false;
    const int total = totalProgress(position);
    bool raises = false;
    std::vector<Position> waiting;
    forEachResultUntil(position, [&](const linja::Turn&, const Position& after, std::uint64_t key) {
        if (wouldBeThird(key) || -lookUp(after) < value)
            return true;
        raises = after.outcome() || totalProgress(after) > total;
        waiting.push_back(after);
        return !raises;
    });
    return raises || std::any_of(waiting.begin(), waiting.end(),
                                 [&](const Position& after) { return loserMustRaise(after, value, turnsLeft - 1); });
}

bool ExactPlay::loserMustRaise(const Position& position, int value, int turnsLeft) {
    if (m_lookUps >= m_raiseLimit || mustStop())
        return false;
    const int total = totalProgress(position);
    bool holds = true;
    forEachResultUntil(position, [&](const linja::Turn&, const Position& after, std::uint64_t key) {
        holds = !wouldBeThird(key) &&
                (after.outcome() || totalProgress(after) > total || winnerRaises(after, value, turnsLeft));
        return holds;
    });
    return holds;
}

int totalProgress(const Position& position) {
    int total = 0;
    for (int row = 0; row < linja::kRows; ++row)
        total += row * position.pawns(game::Side::first, row + 1) +
                 (linja::kRows - 1 - row) * position.pawns(game::Side::second, row + 1);
    return total;
}

std::span<const std::uint64_t> keysThatMayReturn(const game::TypedMatch<Position>& match) {
    const auto positions = match.positions();
    std::size_t first = positions.size() - 1;
    while (first > 0 && totalProgress(positions[first - 1]) == totalProgress(positions.back()))
        --first;
    return match.keys().subspan(first);
}

namespace {

// The line of perfect play that begins with a turn; ends with the game, where a position comes back, or on a request to
// stop. Nothing when a look-up has failed.
std::optional<Thought> thoughtOf(ExactPlay play, ExactTurn turn, const StopToken& stop) {
    Thought thought;
    thought.value = {Value::Kind::units, turn.value, turn.isExact};
    thought.turn = play.position().turnText(turn.turn);
    std::vector<std::uint64_t> seen;
    for (;;) {
        thought.line.push_back(play.position().turnText(turn.turn));
        play.play(turn);
        seen.push_back(turn.key);
        if (stop.test() || play.hasFailed() || thought.line.size() >= kLongestLine || play.isOver())
            break;
        turn = play.choose();
        if (std::find(seen.begin(), seen.end(), turn.key) != seen.end())
            break;
    }
    if (play.hasFailed())
        return std::nullopt;
    thought.depth = static_cast<int>(thought.line.size());
    thought.nodes = play.lookUps();
    thought.stopped = stop.test();
    return thought;
}

} // namespace

Thought ExactThinker::think(const game::Match& match, const Limits& limits, const StopToken& stop,
                            const Progress& progress) {
    if (match.outcome() || !answers(match, limits))
        return m_search->think(match, limits, stop, progress);
    const auto& typed = static_cast<const game::TypedMatch<Position>&>(match);
    ExactPlay play(*game::valuesOf<Position>(m_exact.get()), typed.position(), keysThatMayReturn(typed), stop);
    const ExactTurn turn = play.choose();
    if (auto thought = thoughtOf(std::move(play), turn, stop))
        return *std::move(thought);
    return m_search->think(match, limits, stop, progress);
}

std::vector<Thought> ExactThinker::analyse(const game::Match& match, const Limits& limits, int lines,
                                           const StopToken& stop) {
    if (match.outcome() || !answers(match, limits))
        return m_search->analyse(match, limits, lines, stop);
    const auto& typed = static_cast<const game::TypedMatch<Position>&>(match);
    ExactPlay play(*game::valuesOf<Position>(m_exact.get()), typed.position(), keysThatMayReturn(typed), stop);
    std::vector<Thought> thoughts;
    for (const ExactTurn& turn : play.ranked()) {
        if (thoughts.size() >= static_cast<std::size_t>(std::max(lines, 1)))
            break;
        auto thought = thoughtOf(play, turn, stop);
        if (!thought)
            return m_search->analyse(match, limits, lines, stop);
        thoughts.push_back(*std::move(thought));
    }
    return thoughts;
}

bool ExactThinker::answers(const game::Match& match, const Limits& limits) const {
    const bool isBounded = limits.depth != 0 || limits.nodes != 0 || limits.moveTime.count() != 0;
    const bool isHighest = limits.level == 0 || limits.level >= levelCount();
    return isHighest && !isBounded && isSolved(match, m_exact.get());
}

} // namespace ai
