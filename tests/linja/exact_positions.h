// What the tests of perfect play share: the replies to a position with their exact values, and how a game ended.
#pragma once

#include "core/game/typed_match.h"
#include "tests/linja/brute_values.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace exact_test {

using linja::Position;

struct Reply {
    Position after;
    int value = 0;
};

inline std::vector<Reply> repliesTo(const Position& position, const linja::ExactValues& values) {
    std::vector<Reply> replies;
    std::vector<std::uint64_t> seen;
    for (const auto& turn : position.legalTurns()) {
        Position after = position;
        after.play(turn);
        if (std::find(seen.begin(), seen.end(), after.key()) == seen.end())
            replies.push_back({after, -*values.value(after)});
        seen.push_back(after.key());
    }
    return replies;
}

inline int finalMargin(const Position& position, game::Side side) {
    const game::Score score = position.score();
    return score.pointsOf(side) - score.pointsOf(game::opponent(side));
}

inline game::TypedMatch<Position> matchAt(const Position& position, const linja::ExactValues& values) {
    return {values.rules(), position};
}

} // namespace exact_test
