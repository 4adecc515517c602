// What the search knows of Lines of Action. Values are those of the evaluation, hundredths of the logarithm of the odds
// to win.
#pragma once

#include "core/ai/evaluator.h"
#include "core/ai/levels.h"
#include "core/games/loa/evaluation.h"
#include "core/games/loa/position.h"
#include "core/games/loa/tactics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace ai {

template <>
struct Evaluator<loa::Position> {
    using Position = loa::Position;

    static constexpr int kUnit = 1;
    static constexpr int kWon = 20000;
    static constexpr int kPointWorth = 50; // a blunder, of 5 points, turns even odds into 1 : 12
    // Matches of 80 to 120 games at 15 ms a turn, from random openings with both colours: passing, reductions and wins
    // at once together 67 : 12 against a search without them (alone 52 : 28, 49 : 31 and 41 : 39); the strong
    // reductions with results estimated from depth 4 on, not 2, 74 : 44 against one turn's reduction from the seventh
    // turn on. The last of a pass by 3 instead of 2, threats followed and history four times as heavy are within the
    // error of such a match; smaller aspiration windows lose.
    static constexpr Tuning kTuning{.aspiration = 200, .killerWorth = 100, .staticOrderDepth = 4, .passReduction = 3};
    static constexpr std::array<int, 1> kPruneMargin = {0};

    [[nodiscard]] static Position passed(const Position& position) {
        return Position::fromBits(position.stones(game::Side::first), position.stones(game::Side::second),
                                  game::opponent(position.sideToMove()), position.rules());
    }
    [[nodiscard]] static bool winsAtOnce(const Position& position) { return loa::winningTurn(position).has_value(); }
    [[nodiscard]] static bool isThreatened(const Position& position) { return winsAtOnce(passed(position)); }
    // Grows with the logarithms of depth and place.
    [[nodiscard]] static int reduction(int depth, std::size_t index) {
        static const auto kTable = [] {
            std::array<std::array<std::uint8_t, 64>, 32> table{};
            for (std::size_t d = 2; d < table.size(); ++d)
                for (std::size_t i = 3; i < table[d].size(); ++i)
                    table[d][i] = static_cast<std::uint8_t>(std::log(static_cast<double>(d)) *
                                                            std::log(static_cast<double>(i)) / 1.6);
            return table;
        }();
        return kTable[static_cast<std::size_t>(std::min(depth, 31))][std::min<std::size_t>(index, 63)];
    }

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
    // Matches of 100 games from random openings, score of each against the one below: level 1 against the greedy player
    // 6 %, then 68, 73, 78, 65, 73 and 81 %; level 8 won 20 of 20 against level 7.
    [[nodiscard]] static const Levels& levels() {
        static constexpr Levels kLevels = {{
            {.depth = 1, .temperature = 220, .overlook = 0.45, .form = 0.4},
            {.depth = 1, .temperature = 125, .overlook = 0.3, .form = 0.4},
            {.depth = 1, .temperature = 75, .overlook = 0.2, .form = 0.4},
            {.depth = 1, .temperature = 40, .overlook = 0.1, .form = 0.4},
            {.depth = 2, .temperature = 42, .overlook = 0.05, .form = 0.4},
            {.depth = 2, .temperature = 26, .overlook = 0.01, .form = 0.4},
            {.depth = 3, .temperature = 18, .form = 0.3},
            {.depth = 0, .nodes = 1'000'000},
        }};
        return kLevels;
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

} // namespace ai
