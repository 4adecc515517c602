// The list of games of the test program of Lines of Action, in the place of the real one: whatever is compiled with it
// knows that game alone.
#pragma once

#include "core/games/loa/position.h"

namespace games {

template <template <class...> class List>
using AllGames = List<loa::Position>;

template <class P>
struct GameType {
    using Position = P;
};

template <class Visit>
void forEachGame(Visit&& visit) {
    visit(GameType<loa::Position>{});
}

} // namespace games
