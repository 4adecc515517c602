// What core/ai declares and only the list of games can give: the players of the game with an id, and the results of a
// match's turns with the value of those that end it.
#include "core/ai/match_thinker.h"
#include "core/ai/simple_players.h"
#include "core/ai/thinker.h"
#include "core/ai/turn_results.h"
#include "core/game/typed_match.h"
#include "core/games/all_games.h"
#include "core/games/linja/evaluator.h"
#include "core/games/linja/exact_play.h"

#include <unordered_map>

namespace ai {
namespace {

// An object of Player<P> for the game with this id, or null.
template <template <game::TableGame> class Player>
std::unique_ptr<Thinker> makeFor(std::string_view gameId) {
    std::unique_ptr<Thinker> player;
    games::forEachGame([&]<class P>(games::GameType<P>) {
        if (P::kGameId == gameId)
            player = std::make_unique<Player<P>>();
    });
    return player;
}

// Exact where the position alone says that the game is over, without its history.
template <game::TableGame P>
Value endValue(const P& after, const game::Outcome& outcome, game::Side mover) {
    const int value = Evaluator<P>::final(after, outcome) / Evaluator<P>::kUnit;
    return {Value::Kind::units, after.sideToMove() == mover ? value : -value, after.outcome().has_value()};
}

template <game::TableGame P>
Results resultsOf(const game::TypedMatch<P>& match) {
    Results all;
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

std::unique_ptr<Thinker> newThinker(std::string_view gameId) {
    auto search = makeFor<MatchThinker>(gameId);
    if (!search || gameId != linja::Position::kGameId)
        return search;
    return std::make_unique<ExactThinker>(std::move(search));
}

std::unique_ptr<Thinker> newRandomPlayer(std::string_view gameId) {
    return makeFor<RandomPlayer>(gameId);
}

std::unique_ptr<Thinker> newGreedyPlayer(std::string_view gameId) {
    return makeFor<GreedyPlayer>(gameId);
}

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
