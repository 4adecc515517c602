// From the ids given on the command line to the position type of a game, for what needs the type itself.
#pragma once

#include "app/cli/output.h"
#include "core/game/typed_match.h"
#include "core/games/all_games.h"

namespace cli {

// Calls visit(position) with the current position of a match, as its own type; gives what visit gives.
template <class Visit>
int withPosition(const game::Match& match, Visit&& visit) {
    int status = kBadInput;
    games::forEachGame([&]<class P>(games::GameType<P>) {
        if (P::kGameId == match.gameId())
            status = visit(static_cast<const game::TypedMatch<P>&>(match).position());
    });
    return status;
}

} // namespace cli
