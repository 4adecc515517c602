// THE list of games. Adding a game edits this list and one CMake line, and adds one folder, its tests and its data. The
// catalogue, the search, the command line and the conformance tests are fed from here.
#pragma once

#include "core/games/linja/position.h"

namespace games {

template <class P>
struct GameType {
    using Position = P;
};

// Calls `visit(GameType<P>{})` for the position type of every game.
template <class Visit>
void forEachGame(Visit&& visit) {
    visit(GameType<linja::Position>{});
}

} // namespace games
