// The board of Linja as numbers. Each side's pawns are one 64-bit word with a byte a row, row 1 in the lowest byte:
//
//     byte     7    6    5    4    3    2    1    0
//     row      8    7    6    5    4    3    2    1
//     red      0    1    1    1    1    1    1    6     the start
//     black    6    1    1    1    1    1    1    0
//
// A byte and not four bits a row, since a start line may hold 24 pawns. Counts of both colours are one addition, a full
// row one addition and a mask, "passed" two bit scans, and a step one addition of a constant.
#pragma once

#include <cstdint>

namespace linja {

inline constexpr int kRows = 8;
inline constexpr int kPawns = 12;
inline constexpr int kRoom = 6; // 4.1: of an inner row

// A side's pawns by row, see above.
using RowWord = std::uint64_t;

} // namespace linja
