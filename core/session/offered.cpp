#include "core/session/offered.h"

#include "core/games/catalogue.h"

namespace session {

bool isOffered(std::string_view gameId) {
    return gameId == games::catalogue().front().id;
}

game::Result<record::Game> readOffered(std::string_view text, int mostBytes) {
    auto game = record::read(text, mostBytes);
    if (!game || isOffered(game->tagOr("Game", {})))
        return game;
    return game::Fault{.code = game::FaultCode::unknownGame, .text = game->tagOr("Game", {})};
}

} // namespace session
