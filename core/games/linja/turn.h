// A turn of Linja: up to four steps of one byte each.
//
//     bit    6         5 4 3   2 1 0
//            opposing  to      from        rows counted from 0
//
// A step never ends where it began, so a zero byte is the end of the turn; a pass is all zero.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace linja {

struct Step {
    std::uint8_t bits = 0;

    [[nodiscard]] static constexpr Step make(int from, int to) { return {static_cast<std::uint8_t>(from | (to << 3))}; }
    [[nodiscard]] static constexpr Step makeOpposing(int from, int to) {
        return {static_cast<std::uint8_t>(from | (to << 3) | 64)};
    }
    [[nodiscard]] constexpr int from() const { return bits & 7; }
    [[nodiscard]] constexpr int to() const { return (bits >> 3) & 7; }
    // Whether it moves a pawn of the player who is not on turn (only a Bonus Move does).
    [[nodiscard]] constexpr bool isOpposing() const { return (bits & 64) != 0; }
    // The same step seen from the other end of the board.
    [[nodiscard]] constexpr Step flipped() const { return {static_cast<std::uint8_t>(bits ^ 63)}; }

    friend constexpr bool operator==(Step, Step) = default;
};

struct Turn {
    static constexpr int kMaxSteps = 4;

    std::array<Step, kMaxSteps> steps{};

    [[nodiscard]] constexpr int size() const {
        int count = 0;
        while (count < kMaxSteps && steps[static_cast<std::size_t>(count)].bits != 0)
            ++count;
        return count;
    }
    [[nodiscard]] constexpr bool isPass() const { return steps[0].bits == 0; }
    [[nodiscard]] constexpr Step operator[](int index) const { return steps[static_cast<std::size_t>(index)]; }
    [[nodiscard]] constexpr Turn with(int index, Step step) const {
        assert(index < kMaxSteps);
        Turn longer = *this;
        longer.steps[static_cast<std::size_t>(index)] = step;
        return longer;
    }

    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

using TurnList = std::vector<Turn>;

} // namespace linja
