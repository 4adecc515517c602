// What is seen of a position of Lines of Action without playing its turns.
#pragma once

#include "core/games/loa/position.h"

#include <optional>

namespace loa {

// A turn that wins at once for the side to move, if there is one; none when the game is over.
[[nodiscard]] std::optional<Turn> winningTurn(const Position& position);

} // namespace loa
