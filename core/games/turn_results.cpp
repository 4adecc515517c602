// What core/ai/turn_results.h declares and only the list of games can give: the results of a match's turns, those that
// end it with their value.
#include "core/ai/turn_results.h"

#include "core/ai/evaluator.h"
#include "core/game/typed_match.h"
#include "core/games/all_games.h"

#include <unordered_map>
#include <vector>

namespace ai {
namespace {

// Exact where the position alone says that the game is over, without its history.
template <game::TableGame P>
Value endValue(const P& after, const game::Outcome& outcome, game::Side mover) {
    if constexpr (requires { Evaluator<P>::kWon; })
        if (outcome.winner)
            return {*outcome.winner == mover ? Value::Kind::winIn : Value::Kind::lossIn, 1,
                    after.outcome().has_value()};
    const int value = Evaluator<P>::final(after, outcome) / Evaluator<P>::kUnit;
    return {Value::Kind::units, after.sideToMove() == mover ? value : -value, after.outcome().has_value()};
}

template <game::TableGame P>
Results resultsOf(const game::TypedMatch<P>& match) {
    Results all;
    if constexpr (requires { Evaluator<P>::kPointWorth; })
        all.pointWorth = Evaluator<P>::kPointWorth;
    const P& position = match.position();
    std::vector<std::uint64_t> keys(match.keys().begin(), match.keys().end());
    std::unordered_map<std::uint64_t, std::size_t> byKey;
    for (const auto& turn : position.legalTurns()) {
        P after = position;
        after.play(turn);
        const auto [at, isNew] = byKey.emplace(after.key(), all.results.size());
        if (isNew) {
            all.results.emplace_back();
            all.keys.push_back(after.key());
            keys.push_back(after.key());
            auto outcome = after.outcome();
            if (!outcome)
                outcome = adjudicate(after, keys);
            keys.pop_back();
            all.areEnds.push_back(outcome.has_value());
            if (outcome)
                all.results.back().value = endValue(after, *outcome, position.sideToMove());
        }
        all.results[at->second].turns.push_back(position.turnView(turn));
    }
    return all;
}

} // namespace

Results resultsOf(const game::Match& match) {
    Results all;
    if (match.outcome())
        return all;
    games::forEachGame([&]<class P>(games::GameType<P>) {
        if (P::kGameId == match.gameId())
            all = resultsOf(static_cast<const game::TypedMatch<P>&>(match));
    });
    return all;
}

} // namespace ai
