// What the search knows of Lines of Action. A unit is a hundred of the evaluation's; a won game is worth kWon, more
// than any estimate. A value that is proven to be won or lost at depth d is so in d turns: the search deepens turn by
// turn and ends with the first proof.
#pragma once

#include "core/ai/evaluator.h"
#include "core/games/loa/evaluation.h"
#include "core/games/loa/position.h"

#include <algorithm>
#include <cstdlib>

namespace ai {

template <>
struct Evaluator<loa::Position> {
    using Position = loa::Position;

    static constexpr int kUnit = 100;
    static constexpr int kWon = 20000;
    static constexpr bool kForetells = false;
    static constexpr std::array<int, 1> kPruneMargin = {0};

    explicit Evaluator(const loa::Rules&) {}

    [[nodiscard]] int evaluate(const Position& position) const { return loa::evaluate(position, loa::kWeights); }
    [[nodiscard]] static int final(const Position& position, const game::Outcome& outcome) {
        if (!outcome.winner)
            return 0;
        return *outcome.winner == position.sideToMove() ? kWon : -kWon;
    }
    [[nodiscard]] static bool canRepeat(const Position&) { return true; }
    // The largest group less the opponent's.
    [[nodiscard]] static int progress(const Position& position, game::Side side) {
        return loa::largestGroup(position.stones(side)) - loa::largestGroup(position.stones(game::opponent(side)));
    }
    [[nodiscard]] static std::uint32_t turnCode(const loa::Turn& turn) {
        return std::uint32_t{turn.from} | std::uint32_t{turn.to} << 6U;
    }
    // Captures are plain, long ways and diagonal ones are not.
    [[nodiscard]] static double hardToSee(const Position& position, const loa::Turn& turn) {
        const int up = std::abs(loa::rankOf(turn.to) - loa::rankOf(turn.from));
        const int right = std::abs(loa::fileOf(turn.to) - loa::fileOf(turn.from));
        const bool isCapture = (position.opposing() & loa::bitOf(turn.to)) != 0;
        const double hardness = 0.1 * std::max(up, right) + (up != 0 && right != 0 ? 0.25 : 0.0);
        return std::min(1.0, isCapture ? hardness / 2 : hardness);
    }
};

// Without a list of turns.
template <>
struct Expander<loa::Position> {
    template <class Visit>
    static void expand(const loa::Position& position, Visit&& visit) {
        if (position.isOver())
            return;
        bool any = false;
        const auto follow = [&](loa::Turn turn) {
            any = true;
            loa::Position child = position;
            child.play(turn);
            visit(turn, child, child.key());
        };
        loa::forEachSquare(position.own(), [&](int from) {
            loa::forEachSquare(position.targetsOf(from), [&](int to) {
                follow({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
            });
        });
        if (!any)
            follow(loa::Turn{});
    }
};

} // namespace ai
