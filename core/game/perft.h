// Counts of turn sequences, the standard check of a turn generator.
#pragma once

#include "core/game/results.h"

#include <cstdint>

namespace game {

// The number of sequences of `depth` legal turns from here. Draws that need history do not end a sequence. A game that
// has a faster way has a member perft(depth).
template <GamePosition P>
[[nodiscard]] std::uint64_t perft(const P& position, int depth) {
    if constexpr (requires { position.perft(depth); })
        return position.perft(depth);
    if (depth == 0)
        return 1;
    std::uint64_t count = 0;
    position.forEachTurn(
        [&](const typename P::Turn&, const P& after) { count += depth == 1 ? 1 : perft(after, depth - 1); });
    return count;
}

// The same with turns that end in the same position with the same outcome counted once.
template <GamePosition P>
[[nodiscard]] std::uint64_t perftDistinct(const P& position, int depth) {
    if (depth == 0)
        return 1;
    std::uint64_t count = 0;
    forEachResult(position, [&](const typename P::Turn&, const P& after, std::uint64_t) {
        count += depth == 1 ? 1 : perftDistinct(after, depth - 1);
    });
    return count;
}

} // namespace game
