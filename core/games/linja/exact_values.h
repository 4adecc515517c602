// Exact values of Linja: what its table of perfect play (core/games/linja/solver) gives to core/ai. The positions asked
// about must be valid as 11.1 says.
#pragma once

#include "core/game/exact_values.h"
#include "core/games/linja/position.h"

namespace linja {

using ExactValues = game::TypedExactValues<Position>;

} // namespace linja
