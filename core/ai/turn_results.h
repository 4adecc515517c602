// The results of a position's turns before they are valued: what searchedTurnValues() and its like for exact values
// begin with. Thinker::results() gives them.
#pragma once

#include "core/ai/turn_values.h"

#include <cstdint>
#include <vector>

namespace ai {

// The results of a match's turns, valued only where they end the game, with the key of the position each leads to.
struct Results {
    std::vector<TurnResult> results;
    std::vector<std::uint64_t> keys;
    std::vector<bool> areEnds;
    int pointWorth = 1; // see TurnValues
};

// Best first, equal ones as they were.
void sortByValue(std::vector<TurnResult>& results);

} // namespace ai
