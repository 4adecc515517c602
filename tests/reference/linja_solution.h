// A slow solution of a shrunken board, by the plain generator and nothing else. It knows nothing of layers, of progress
// or of an order of positions: every position gets 0, then again and again the best over its turns by the values of the
// round before, until a round changes nothing. After k rounds the values are those of games cut off as drawn after k
// turns, so what goes on for ever counts as a draw, and what ends has its true value.
#pragma once

#include "tests/reference/linja_reference.h"

#include <cstddef>
#include <map>
#include <vector>

namespace reference {

class Solution {
public:
    // Of every valid position of the rules' board, with either side to move, and of what their turns lead to.
    explicit Solution(const Rules& rules);

    // The valid positions come first.
    [[nodiscard]] const std::vector<Position>& positions() const { return m_positions; }
    [[nodiscard]] std::size_t validPositions() const { return m_valid; }
    // The places in positions() of what the turns of a position lead to; none where the game is over.
    [[nodiscard]] const std::vector<std::size_t>& results(std::size_t at) const { return m_results[at]; }
    // The final margin for the side to move under best play by both.
    [[nodiscard]] int value(std::size_t at) const { return m_values[at]; }

private:
    [[nodiscard]] std::size_t placeOf(const Position& position);
    void listPositions();
    void listTurns();
    void solve();

    Rules m_rules;
    std::vector<Position> m_positions;
    std::map<Position, std::size_t> m_places;
    std::size_t m_valid = 0;
    std::vector<std::vector<std::size_t>> m_results;
    std::vector<int> m_values;
};

} // namespace reference
