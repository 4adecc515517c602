#include "core/ai/match_results.h"
#include "core/games/linja/evaluator.h"
#include "core/games/linja/exact_play.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ai {

TurnValues exactTurnValues(const game::TypedMatch<linja::Position>& match, const linja::ExactValues& exact,
                           const StopToken& stop) {
    assert(isSolved(match, &exact));
    TurnValues values;
    Results all = resultsOf(match);
    if (all.results.empty())
        return values;
    ExactPlay play(exact, match.position(), keysThatMayReturn(match), stop);
    const std::vector<ExactTurn> turns = play.turns();
    values.stopped = play.wasStopped();
    values.failed = play.hasFailed();
    if (values.stopped || values.failed)
        return values;
    for (const ExactTurn& turn : turns) {
        const auto at = std::find(all.keys.begin(), all.keys.end(), turn.key);
        assert(at != all.keys.end());
        all.results[static_cast<std::size_t>(at - all.keys.begin())].value = {Value::Kind::units, turn.value,
                                                                              turn.isExact};
    }
    values.results = std::move(all.results);
    sortByValue(values.results);
    return values;
}

Results ExactThinker::results(const game::Match& match) const {
    return m_search->results(match);
}

std::optional<TurnValues> ExactThinker::exactTurnValues(const game::Match& match, const StopToken& stop) const {
    if (!isSolved(match, m_exact.get()))
        return std::nullopt;
    return ai::exactTurnValues(static_cast<const game::TypedMatch<linja::Position>&>(match),
                               *game::valuesOf<linja::Position>(m_exact.get()), stop);
}

} // namespace ai
