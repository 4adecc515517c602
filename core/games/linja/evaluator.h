// What the search knows of Linja. Values are in points of margin; the estimate is that of the rule set's network
// (network.h).
#pragma once

#include "core/ai/evaluator.h"
#include "core/games/linja/embedded.h"
#include "core/games/linja/network.h"
#include "core/games/linja/position.h"

#include <span>
#include <vector>

namespace ai {

template <>
struct Evaluator<linja::Position> {
    using Position = linja::Position;

    static constexpr int kUnit = network::kUnit;
    // The aspiration window around the value of the last depth saves 0.5 % of the nodes against an open one (120
    // positions of tests/data/linja-values.tsv to depth 5); around that of the last depth of the same parity it costs
    // 15 %.
    static constexpr Tuning kTuning{
        .aspiration = kUnit / 2, .parities = 1, .historyShare = 256, .killerWorth = kUnit, .staticOrderDepth = 2};
    // Nine times the network's mean error and more. Two points a turn near the leaves, with turns reduced from the
    // fourth on, lost 0.024 points a turn at a million nodes (linja-tools accuracy, rulebook, 250 positions), this
    // 0.012; up to 200,000 nodes they are alike.
    static constexpr std::array<int, 4> kPruneMargin = {0, 4 * kUnit, 5 * kUnit, 6 * kUnit};
    // Worth as much as measured for the margins; without reductions a million nodes lost 0.020.
    [[nodiscard]] static constexpr int reduction(int depth, std::size_t index) { return depth >= 3 && index >= 8; }

    explicit Evaluator(const linja::Rules& rules);

    [[nodiscard]] int evaluate(const Position& position) const {
        const linja::Placement placement = linja::moverPlacement(position);
        return m_network->evaluate(placement.own, placement.opp);
    }
    [[nodiscard]] static int final(const Position& position, const game::Outcome& outcome) {
        const int margin = outcome.reason == game::Reason::repetition
                               ? 0
                               : outcome.score.pointsOf(game::Side::first) - outcome.score.pointsOf(game::Side::second);
        return kUnit * (position.sideToMove() == game::Side::first ? margin : -margin);
    }
    // Section 7.1 of the rules: only a Bonus earned by an Opening Move lets a side come back to where it was.
    [[nodiscard]] static bool canRepeat(const Position& position) { return position.rules().openingEarnsBonus; }
    // Rows advanced by own pawns less those of the opposing ones.
    [[nodiscard]] static int progress(const Position& position, game::Side side);
    // The rows of departure of the first two steps and what the third does.
    [[nodiscard]] static std::uint32_t turnCode(const linja::Turn& turn) {
        const auto bits = [&turn](int step) { return std::uint32_t{turn[step].bits}; };
        return (bits(0) & 7) | (bits(1) & 63) << 3 | ((bits(2) * 5) & 7) << 9;
    }
    // Long jumps, by another pawn than the one just moved, pulling back and pushing opposing pawns are what beginners
    // miss.
    [[nodiscard]] static double hardToSee(const Position& position, const linja::Turn& turn);

private:
    const network::Network* m_network; // one of those that live as long as the program
};

// The networks of all rule sets, in the order of linja::ruleSets(), from the files named after them. A rule set whose
// file is missing or damaged is judged by its score alone.
[[nodiscard]] std::vector<network::Network> networksFrom(std::span<const embedded::File> files);

} // namespace ai
