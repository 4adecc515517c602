// Games played to the end by exact values, to see that they end as promised: a check of the values that needs no
// comparison of a position with its turns, but follows the rules of the game to its result.
#pragma once

#include "core/game/random.h"
#include "core/games/linja/exact_values.h"
#include "core/games/linja/solver/placements.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace solver {

// How a game has ended.
struct PlayedGame {
    int margin = 0; // for the side that was to move first
    int turns = 0;
    bool repeated = false; // a draw by the third occurrence of a position (7.1)
};

// Plays a game from a position: both sides choose at random among the turns of best value. Where games can go on for
// ever (opening-bonus) the better side, who must get somewhere, looks for the shortest way to a turn that keeps the
// value and advances the pawns for good, whatever the other side does.
[[nodiscard]] PlayedGame playOut(const linja::ExactValues& values, const linja::Position& start, game::Random& random);

// A valid position of any stage: the sum of levels is drawn first, each from `lowestSum` on equally likely, then the
// split of it, then the placements until they leave each other room. The game may be over. Red or Black is to move.
[[nodiscard]] linja::Position randomPosition(const Placements& placements, const linja::Rules& rules, int lowestSum,
                                             game::Random& random);

struct BrokenPromise {
    linja::Position start;
    int promised = 0;
    int margin = 0;
};

struct SelfPlayReport {
    std::uint64_t games = 0;
    std::uint64_t turns = 0;
    std::uint64_t repeated = 0; // games that were drawn by repetition
    std::uint64_t broken = 0;   // games that did not end with the value of their first position
    std::optional<BrokenPromise> first;
};

// `goOn`, called after every game with the number played, stops by false; may be empty. A failed look-up ends it, too:
// ask values.fault() before the report is believed.
[[nodiscard]] SelfPlayReport selfPlay(const linja::ExactValues& values, const Placements& placements, int lowestSum,
                                      std::uint64_t games, std::uint64_t seed,
                                      const std::function<bool(std::uint64_t)>& goOn = {});

} // namespace solver
