// The list of games of the toy's test program, in the place of the real one: whatever is compiled with it knows the toy
// alone.
#pragma once

#include "tests/toy/race.h"

namespace games {

template <template <class...> class List>
using AllGames = List<toy::Race>;

template <class P>
struct GameType {
    using Position = P;
};

template <class Visit>
void forEachGame(Visit&& visit) {
    visit(GameType<toy::Race>{});
}

} // namespace games
