// Inside the kernel: what is the same for all own placements of a block.
#pragma once

#include "core/games/linja/solver/kernel.h"
#include "core/games/linja/solver/lanes.h"

namespace solver {

inline constexpr int kGoal = linja::kRows - 1;
inline constexpr int kInner = linja::kRows - 2;

[[nodiscard]] constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

// Where the columns of a block lie, and masks over its 64 opposing placements. Rows
// are the mover's, so row t of the mover is row goal - t of the opponent.
struct Kernel::View {
    View(const Kernel& kernel, int level, int column)
        : places(kernel.m_placements), roomOfRow(kernel.m_room), opposingLevel(level),
          first(places.levelBegin(level) + column), offset(column), lowest(places.lowestRows() + first),
          points(kernel.m_points.data() + first), values(kernel.m_values), bonus(kernel.m_bonus),
          second(kernel.m_second) {
        for (int row = 1; row < places.goal(); ++row)
            for (int count = 0; count < roomOfRow; ++count) {
                const std::uint8_t* counts = places.counts(places.goal() - row) + first;
                lanes::equals(equal[at(row - 1)][at(count)].data(), counts, static_cast<std::uint8_t>(count));
                lanes::atMost(room[at(row - 1)][at(count)].data(), counts, static_cast<std::uint8_t>(count));
            }
    }

    [[nodiscard]] const Cell* in(const Window& window, int own) const {
        const int level = places.level(own);
        return window.at(level + opposingLevel).row(level, own - places.levelBegin(level)) + offset;
    }
    // The value for the opponent, who moves next, after the turn has left the mover with `own`.
    [[nodiscard]] const Cell* value(int own) const { return in(values, own); }

    // Lanes with exactly `count` opposing pawns in an inner row.
    [[nodiscard]] const Cell* exactly(int row, int count) const { return equal[at(row - 1)][at(count)].data(); }
    // Lanes in which an inner row has room for one pawn more beside `own` own ones; null when in none.
    [[nodiscard]] const Cell* roomBeside(int row, int own) const {
        return own < roomOfRow ? room[at(row - 1)][at(roomOfRow - 1 - own)].data() : nullptr;
    }
    void passedBy(int own, Cell* mask) const {
        lanes::above(mask, lowest, static_cast<std::uint8_t>(places.goal() - places.lowest(own)));
    }

    using Masks = std::array<std::array<std::array<Cell, kLanes>, linja::kRoom>, kInner>;

    const Placements& places;
    int roomOfRow;
    int opposingLevel;
    int first;  // rank of lane 0
    int offset; // of lane 0 in its level
    const std::uint8_t* lowest;
    const std::int8_t* points;
    const Window& values;
    const Window& bonus;
    const Window& second;
    Masks equal;
    Masks room;
};

} // namespace solver
