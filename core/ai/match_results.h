// The results of a match's turns, those that end it with their value: turn_results.h for one game, made from its
// position type. Written once for all games. Include only where thinkers are made.
#pragma once

#include "core/ai/evaluator.h"
#include "core/ai/turn_results.h"
#include "core/game/results.h"
#include "core/game/typed_match.h"

#include <vector>

namespace ai {

// Exact where the position alone says that the game is over, without its history.
template <game::TableGame P>
[[nodiscard]] Value endValue(const P& after, const game::Outcome& outcome, game::Side mover) {
    if constexpr (requires { Evaluator<P>::kWon; })
        if (outcome.winner)
            return {*outcome.winner == mover ? Value::Kind::winIn : Value::Kind::lossIn, 1,
                    after.outcome().has_value()};
    const int value = Evaluator<P>::final(after, outcome) / Evaluator<P>::kUnit;
    return {Value::Kind::units, after.sideToMove() == mover ? value : -value, after.outcome().has_value()};
}

template <game::TableGame P>
[[nodiscard]] Results resultsOf(const game::TypedMatch<P>& match) {
    Results all;
    if constexpr (requires { Evaluator<P>::kPointWorth; })
        all.pointWorth = Evaluator<P>::kPointWorth;
    if (match.outcome())
        return all;
    const P& position = match.position();
    std::vector<std::uint64_t> keys(match.keys().begin(), match.keys().end());
    for (const game::TurnsTo<P>& result : game::resultsOf(position)) {
        keys.push_back(result.key);
        auto outcome = result.position.outcome();
        if (!outcome)
            outcome = adjudicate(result.position, keys);
        keys.pop_back();
        TurnResult& valued = all.results.emplace_back();
        all.keys.push_back(result.key);
        all.areEnds.push_back(outcome.has_value());
        if (outcome)
            valued.value = endValue(result.position, *outcome, position.sideToMove());
        for (const auto& turn : result.turns)
            valued.turns.push_back(position.turnView(turn));
    }
    return all;
}

} // namespace ai
