// Where the value of a position lies in its row of the file: a row holds only the placements that leave no inner row
// overfull beside the opponent's (4.1), so a look-up has to count those before. For every row and every number of pawns
// that still find room there, a bit a placement; their conjunction over the rows is counted word by word. 0.3 MB, so it
// stays in the cache.
#pragma once

#include "core/games/linja/solver/placements.h"

#include <array>
#include <cstdint>
#include <vector>

namespace solver {

class FitIndex {
public:
    explicit FitIndex(const Placements& placements);

    // How many placements of the level of `own`, before it, fit beside `opposing`, which has at most six pawns in an
    // inner row.
    [[nodiscard]] std::uint32_t before(int own, int opposing) const;
    // How many placements of a level fit beside `opposing`, whatever that is.
    [[nodiscard]] std::uint32_t all(int level, int opposing) const;

private:
    static constexpr int kInnerRows = linja::kRows - 2;
    static constexpr int kBits = 64;
    using Words = std::array<const std::uint64_t*, kInnerRows>;

    // The bits of a level beside `opposing`, one list for each inner row.
    [[nodiscard]] Words wordsOf(int level, int opposing) const;

    const Placements& m_placements;
    std::array<int, kLevels> m_firstWord{};
    // [row of the mover - 1][most pawns it may hold][word]
    std::array<std::array<std::vector<std::uint64_t>, linja::kRoom + 1>, kInnerRows> m_words;
};

} // namespace solver
