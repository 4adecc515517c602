#include "core/ai/turn_values.h"

#include "core/ai/turn_results.h"

#include <algorithm>

namespace ai {
namespace {

constexpr int kForcedEnd = 1'000'000; // beyond every value in units

// The side to move's value as the mover of the turn before sees it, one turn earlier.
Value asSeenBefore(Value value, bool isSameSide) {
    using Kind = Value::Kind;
    if (value.kind == Kind::units) {
        value.amount = isSameSide ? value.amount : -value.amount;
        return value;
    }
    ++value.amount;
    if (!isSameSide)
        value.kind = value.kind == Kind::winIn ? Kind::lossIn : Kind::winIn;
    return value;
}

// Values every turn by searches of the positions after the turns, all to the same depth, one depth after another until
// the limits are reached, so that the values can be compared with each other.
class DeepeningValues {
public:
    DeepeningValues(const game::Match& match, Thinker& thinker, const Limits& limits, const StopToken& stop)
        : m_match(match), m_thinker(thinker), m_limits(limits), m_stop(stop),
          m_deadline(Clock::now() + limits.moveTime) {
        if (limits.depth == 0 && limits.nodes == 0 && limits.moveTime.count() == 0)
            m_limits.nodes = kUsualNodes;
    }

    void fill(Results& all) {
        const int deepest = m_limits.depth == 0 ? kDeepest : std::max(m_limits.depth - 1, 1);
        for (int depth = 1; depth <= deepest; ++depth)
            if (!fillAtDepth(all, depth))
                break;
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t kUsualNodes = 1'000'000;
    static constexpr int kDeepest = 60;

    // False when nothing is left to be found by a deeper search. A depth cut short counts only for its exact values;
    // only of the first is everything kept.
    bool fillAtDepth(Results& all, int depth) {
        std::vector<TurnResult>& results = all.results;
        std::vector<Value> found;
        bool isWhole = true;
        bool isExact = true;
        for (const TurnResult& result : results) {
            found.push_back(result.value);
            const bool isKnown = result.value.exact || all.areEnds[found.size() - 1];
            if (isKnown || (!isWhole && depth > 1))
                continue;
            const Thought thought = thinkAfter(result, depth);
            const bool isCut = thought.stopped || (m_limits.nodes != 0 && m_spent >= m_limits.nodes);
            isWhole = isWhole && (!isCut || thought.value.exact);
            if (isWhole || depth == 1 || thought.value.exact)
                found.back() = forMover(thought.value);
            isExact = isExact && thought.value.exact;
        }
        for (std::size_t i = 0; i < results.size(); ++i)
            if (isWhole || depth == 1 || found[i].exact)
                results[i].value = found[i];
        return isWhole && !isExact && hasLeft();
    }

    Thought thinkAfter(const TurnResult& result, int depth) {
        const auto after = m_match.clone();
        (void)after->play(result.turn());
        m_isSameSide = after->sideToMove() == m_match.sideToMove();
        Limits limits = m_limits;
        limits.depth = depth;
        if (m_limits.nodes != 0)
            limits.nodes = m_spent < m_limits.nodes ? m_limits.nodes - m_spent : 1;
        if (m_limits.moveTime.count() != 0) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(m_deadline - Clock::now());
            limits.moveTime = std::max(left, std::chrono::milliseconds(1));
        }
        Thought thought = m_thinker.think(*after, limits, m_stop);
        m_spent += thought.nodes;
        return thought;
    }
    [[nodiscard]] Value forMover(const Value& value) const { return asSeenBefore(value, m_isSameSide); }
    [[nodiscard]] bool hasLeft() const {
        return !m_stop.test() && (m_limits.nodes == 0 || m_spent < m_limits.nodes) &&
               (m_limits.moveTime.count() == 0 || Clock::now() < m_deadline);
    }

    const game::Match& m_match;
    Thinker& m_thinker;
    Limits m_limits;
    const StopToken& m_stop;
    Clock::time_point m_deadline;
    std::uint64_t m_spent = 0;
    bool m_isSameSide = false;
};

bool beginsWith(const game::TurnView& turn, std::span<const game::StepView> steps) {
    return turn.steps.size() >= steps.size() && std::equal(steps.begin(), steps.end(), turn.steps.begin());
}

} // namespace

int rankOf(const Value& value) {
    switch (value.kind) {
    case Value::Kind::winIn:
        return kForcedEnd - value.amount;
    case Value::Kind::lossIn:
        return value.amount - kForcedEnd;
    case Value::Kind::units:
        break;
    }
    return value.amount;
}

void sortByValue(std::vector<TurnResult>& results) {
    std::stable_sort(results.begin(), results.end(),
                     [](const TurnResult& a, const TurnResult& b) { return rankOf(a.value) > rankOf(b.value); });
}

bool TurnValues::isExact() const {
    return !results.empty() &&
           std::all_of(results.begin(), results.end(), [](const TurnResult& result) { return result.value.exact; });
}

const TurnResult* TurnValues::find(std::string_view turnText) const {
    for (const TurnResult& result : results)
        for (const game::TurnView& turn : result.turns)
            if (turn.text == turnText)
                return &result;
    return nullptr;
}

const TurnResult* TurnValues::bestAfter(std::span<const game::StepView> steps) const {
    for (const TurnResult& result : results)
        for (const game::TurnView& turn : result.turns)
            if (beginsWith(turn, steps))
                return &result;
    return nullptr;
}

std::vector<StepValue> TurnValues::nextSteps(std::span<const game::StepView> steps) const {
    std::vector<StepValue> next;
    for (const TurnResult& result : results)
        for (const game::TurnView& turn : result.turns) {
            if (turn.steps.size() == steps.size() || !beginsWith(turn, steps))
                continue;
            const game::StepView& step = turn.steps[steps.size()];
            const bool isKnown =
                std::any_of(next.begin(), next.end(), [&](const StepValue& known) { return known.step == step; });
            if (!isKnown)
                next.push_back({step, result.value});
        }
    return next;
}

bool isSolved(const game::Match& match, const game::ExactValues* exact) {
    return exact != nullptr && exact->areFor(match.gameId(), match.rulesId());
}

TurnValues searchedTurnValues(const game::Match& match, Thinker& thinker, const Limits& limits, const StopToken& stop) {
    TurnValues values;
    Results all = thinker.results(match);
    if (all.results.empty())
        return values;
    DeepeningValues(match, thinker, limits, stop).fill(all);
    values.pointWorth = all.pointWorth;
    values.results = std::move(all.results);
    values.stopped = stop.test();
    sortByValue(values.results);
    return values;
}

} // namespace ai
