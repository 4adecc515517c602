#include "core/games/thinkers.h"

#include "core/ai/match_thinker.h"
#include "core/ai/simple_players.h"
#include "core/games/all_games.h"
#include "core/games/linja/exact_play.h"

#include <utility>

namespace games {
namespace {

// An object of Player<P> for the game with this id, or null.
template <template <game::TableGame> class Player>
std::unique_ptr<ai::Thinker> makeFor(std::string_view gameId) {
    std::unique_ptr<ai::Thinker> player;
    forEachGame([&]<class P>(GameType<P>) {
        if (P::kGameId == gameId)
            player = std::make_unique<Player<P>>();
    });
    return player;
}

} // namespace

std::unique_ptr<ai::Thinker> newThinker(std::string_view gameId) {
    auto search = makeFor<ai::MatchThinker>(gameId);
    if (!search || gameId != linja::Position::kGameId)
        return search;
    return std::make_unique<ai::ExactThinker>(std::move(search));
}

std::unique_ptr<ai::Thinker> newRandomPlayer(std::string_view gameId) {
    return makeFor<ai::RandomPlayer>(gameId);
}

std::unique_ptr<ai::Thinker> newGreedyPlayer(std::string_view gameId) {
    return makeFor<ai::GreedyPlayer>(gameId);
}

std::unique_ptr<ai::Thinker> newPlayer(std::string_view gameId, const ai::PlayerSpec& spec) {
    switch (spec.kind) {
    case ai::PlayerSpec::Kind::random:
        return newRandomPlayer(gameId);
    case ai::PlayerSpec::Kind::greedy:
        return newGreedyPlayer(gameId);
    case ai::PlayerSpec::Kind::search:
        break;
    }
    return newThinker(gameId);
}

} // namespace games
