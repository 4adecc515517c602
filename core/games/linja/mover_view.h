// Between absolute rows and the mover's view, in which the side to move always advances from row 0 to row 7.
#pragma once

#include "core/game/side.h"
#include "core/games/linja/generator.h"

namespace linja {

[[nodiscard]] constexpr int flipRow(int row) {
    return kRows - 1 - row;
}
// The same number both ways.
[[nodiscard]] constexpr int viewRow(game::Side mover, int row) {
    return mover == game::Side::first ? row : flipRow(row);
}

[[nodiscard]] constexpr Turn flipTurn(Turn turn) {
    for (Step& step : turn.steps)
        if (step.bits != 0)
            step = step.flipped();
    return turn;
}

} // namespace linja
