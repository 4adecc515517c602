// Where the stones of a side can go, from the boards alone.
#pragma once

#include "core/games/loa/bits.h"

#include <array>
#include <cstdint>

namespace loa {

// The moves of a side: of its stones in the order of their squares where each can go.
struct Moves {
    struct OfStone {
        int from = 0;
        Bits to = 0;
    };
    std::array<OfStone, kStones> stones{};
    int count = 0; // of stones

    [[nodiscard]] const OfStone* begin() const { return stones.data(); }
    [[nodiscard]] const OfStone* end() const { return stones.data() + count; }
};
[[nodiscard]] Moves movesOf(Bits own, Bits opposing);

// How many moves there are.
[[nodiscard]] std::uint64_t countMoves(Bits own, Bits opposing);

} // namespace loa
