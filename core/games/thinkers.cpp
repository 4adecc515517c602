// What core/ai/thinker.h declares and only the list of games can give: the players of the game with an id.
#include "core/ai/match_thinker.h"
#include "core/ai/simple_players.h"
#include "core/ai/thinker.h"
#include "core/games/all_games.h"
#include "core/games/linja/exact_play.h"

#include <memory>
#include <string_view>
#include <utility>

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

} // namespace ai
