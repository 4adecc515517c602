#include "core/ai/turn_results.h"
#include "core/ai/turn_values.h"
#include "core/games/linja/exact_play.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ai {

TurnValues exactTurnValues(const game::Match& match, const game::ExactValues& exact, const StopToken& stop) {
    assert(isSolved(match, &exact));
    TurnValues values;
    Results all = resultsOf(match);
    if (all.results.empty())
        return values;
    const auto& typed = static_cast<const game::TypedMatch<linja::Position>&>(match);
    ExactPlay play(*game::valuesOf<linja::Position>(&exact), typed.position(), keysThatMayReturn(typed), stop);
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

} // namespace ai
