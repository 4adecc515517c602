// Positions for the tests of the search: from random play, near the end of a game.
#pragma once

#include "core/game/random.h"
#include "core/games/linja/position.h"

#include <algorithm>
#include <vector>

namespace ai_test {

// All positions of one random game, the last one finished.
inline std::vector<linja::Position> randomGame(linja::Rules rules, game::Random& random) {
    std::vector<linja::Position> positions{linja::Position::start(rules)};
    while (positions.size() < 400) {
        linja::Position next = positions.back();
        const auto turns = next.legalTurns();
        if (turns.empty())
            break;
        next.play(turns[random.below(static_cast<std::uint32_t>(turns.size()))]);
        positions.push_back(next);
    }
    return positions;
}

// A position of a random game, `before` turns before its end.
inline linja::Position latePosition(linja::Rules rules, game::Random& random, std::size_t before) {
    const auto positions = randomGame(rules, random);
    return positions[positions.size() - 1 - std::min(before, positions.size() - 1)];
}

} // namespace ai_test
