// THE list of games. Adding a game edits this list and one CMake line, and adds one folder, its tests and its data. The
// catalogue, the search, the command line and the conformance tests are fed from here. Each game comes with what the
// search knows of it, so that it is never searched by the evaluator for games that have none.
#pragma once

#include "core/games/linja/evaluator.h"
#include "core/games/linja/position.h"
#include "core/games/loa/evaluator.h"
#include "core/games/loa/position.h"

namespace games {

// The position types of all games as arguments of any list template; the first is the program's default game.
template <template <class...> class List>
using AllGames = List<linja::Position, loa::Position>;

template <class P>
struct GameType {
    using Position = P;
};

template <class... P>
struct GameTypes {
    template <class Visit>
    static void forEach(Visit& visit) {
        (visit(GameType<P>{}), ...);
    }
};

// Calls `visit(GameType<P>{})` for the position type P of every game.
template <class Visit>
void forEachGame(Visit&& visit) {
    AllGames<GameTypes>::forEach(visit);
}

} // namespace games
