// What the evaluator of Linja sees of a position: for each row, in the mover's view, the pair of the mover's and the
// opponent's pawns there. A pair is one of 28 in an inner row (4.1: at most six pawns together) and one of 169 in a
// start line, so exactly 8 of kFeatures inputs are set:
//
//     row     0      1     2     3     4     5     6     7
//     inputs  169    28    28    28    28    28    28    169
//
// Rows 0 to 7 as the mover counts them: own pawns move towards row 7.
#pragma once

#include "core/games/linja/generator.h"

#include <array>
#include <cstdint>

namespace ai {

inline constexpr int kFeatures = 6 * 28 + 2 * 169;
// The network's last layers come in one version a phase of the game, told by how far all pawns have advanced.
inline constexpr int kPhases = 8;

using Features = std::array<std::uint16_t, linja::kRows>;

namespace features {

inline constexpr std::array<int, linja::kRows> kFirst = {0, 169, 197, 225, 253, 281, 309, 337};

// The number of a pair of an inner row, by own + 8 * opposing pawns.
inline constexpr std::array<std::uint8_t, 64> kInnerPair = [] {
    std::array<std::uint8_t, 64> table{};
    std::uint8_t next = 0;
    for (std::size_t own = 0; own <= linja::kRoom; ++own)
        for (std::size_t opp = 0; own + opp <= linja::kRoom; ++opp)
            table[own + 8 * opp] = next++;
    return table;
}();

} // namespace features

// `own` and `opp` in the mover's view, as in linja::Placement.
[[nodiscard]] inline Features featuresOf(linja::RowWord own, linja::RowWord opp) {
    Features set;
    const int atStart = linja::countAt(own, 0) * (linja::kPawns + 1) + linja::countAt(opp, 0);
    const int atGoal =
        linja::countAt(own, linja::kRows - 1) * (linja::kPawns + 1) + linja::countAt(opp, linja::kRows - 1);
    set[0] = static_cast<std::uint16_t>(features::kFirst[0] + atStart);
    for (int row = 1; row < linja::kRows - 1; ++row) {
        const auto r = static_cast<std::size_t>(row);
        const int pair = linja::countAt(own, row) + 8 * linja::countAt(opp, row);
        set[r] = static_cast<std::uint16_t>(features::kFirst[r] + features::kInnerPair[static_cast<std::size_t>(pair)]);
    }
    set[linja::kRows - 1] = static_cast<std::uint16_t>(features::kFirst[linja::kRows - 1] + atGoal);
    return set;
}

// The rows that the pawns of a word have advanced in all, from row 0.
[[nodiscard]] constexpr int rowsAdvanced(linja::RowWord rows) {
    // The top byte of the product is the sum of each byte times its row; no lower byte overflows, 12 pawns give at
    // most 84.
    return static_cast<int>((rows * 0x0001020304050607ULL) >> 56);
}

// 0 to kPhases - 1. At the start of the game both sides together have advanced 42 rows.
[[nodiscard]] constexpr int phaseOf(linja::RowWord own, linja::RowWord opp) {
    const int advanced = rowsAdvanced(own) + (linja::kPawns * (linja::kRows - 1) - rowsAdvanced(opp));
    const int phase = (advanced - 42) / 10;
    return phase < 0 ? 0 : phase >= kPhases ? kPhases - 1 : phase;
}

} // namespace ai
