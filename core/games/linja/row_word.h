// Arithmetic on a side's rows as one word with a byte a row (see board.h), without loops. "Mask" here means the
// value 0x80 in the byte of every row that has the property.
#pragma once

#include "core/games/linja/board.h"

#include <bit>
#include <cstdint>

namespace linja {

inline constexpr RowWord kEveryRow = 0x8080808080808080ULL;
inline constexpr RowWord kInnerRows = 0x0080808080808000ULL;
inline constexpr RowWord kAllButLast = 0x0080808080808080ULL;
inline constexpr RowWord kLastRow = 0x8000000000000000ULL;
inline constexpr RowWord kEveryByte = 0x0101010101010101ULL;

[[nodiscard]] constexpr int countAt(RowWord rows, int row) {
    return static_cast<int>((rows >> (8 * row)) & 0xff);
}
[[nodiscard]] constexpr RowWord pawnAt(int row) {
    return RowWord{1} << (8 * row);
}
[[nodiscard]] constexpr RowWord maskAt(int row) {
    return RowWord{0x80} << (8 * row);
}
// What adding one pawn's step does to a word.
[[nodiscard]] constexpr RowWord stepDelta(int from, int to) {
    return pawnAt(to) - pawnAt(from);
}

// The rows with at least one pawn; counts are at most 24.
[[nodiscard]] constexpr RowWord occupied(RowWord rows) {
    return (rows + 0x7f * kEveryByte) & kEveryRow;
}
// 4.1: the inner rows with six pawns; `total` counts both sides.
[[nodiscard]] constexpr RowWord fullRows(RowWord total) {
    return (total + (0x80 - static_cast<RowWord>(kRoom)) * kEveryByte) & kInnerRows;
}

// The word as seen from the other end of the board: row 1 becomes row 8.
[[nodiscard]] constexpr RowWord flipRows(RowWord rows) {
    rows = ((rows >> 8) & 0x00ff00ff00ff00ffULL) | ((rows & 0x00ff00ff00ff00ffULL) << 8);
    rows = ((rows >> 16) & 0x0000ffff0000ffffULL) | ((rows & 0x0000ffff0000ffffULL) << 16);
    return (rows >> 32) | (rows << 32);
}

// 6.1 with `ahead` moving towards row 8: each of its pawns stands in a higher row than each of `behind`. Neither is
// empty.
[[nodiscard]] constexpr bool rowsPassed(RowWord ahead, RowWord behind) {
    return std::countr_zero(ahead) / 8 > (63 - std::countl_zero(behind)) / 8;
}

// The rows from which a pawn may advance by `distance` (1 to 7): it has a pawn there, and the row it comes to has room;
// from nearer than that it stops in the goal, which always has room (3.5, 4.1 to 4.3). Moves towards row 8.
[[nodiscard]] constexpr RowWord canAdvance(RowWord own, RowWord full, int distance) {
    return occupied(own) & ~(full >> (8 * distance)) & kAllButLast;
}
// The same for one row backward (3.8).
[[nodiscard]] constexpr RowWord canRetreat(RowWord own, RowWord full) {
    return occupied(own) & ~(full << 8) & ~maskAt(0);
}

// Calls visit(row) for every row of a mask, the lowest first.
template <class Visit>
constexpr void forEachRow(RowWord mask, Visit&& visit) {
    for (; mask != 0; mask &= mask - 1)
        visit(std::countr_zero(mask) / 8);
}

} // namespace linja
