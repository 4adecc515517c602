// The evaluation of Lines of Action, and the search with it: symmetric, and forced wins found in as many turns as they
// take.
#include "core/ai/search.h"
#include "core/game/random.h"
#include "core/games/loa/evaluator.h"

#include <gtest/gtest.h>

namespace {

using loa::Feature;
using loa::Position;

int feature(Feature which, std::string_view text) {
    const auto position = Position::parse(text, {});
    EXPECT_TRUE(position) << text;
    return loa::featuresOf(position->own(), position->opposing())[static_cast<std::size_t>(which)];
}

// The board turned by a quarter, and mirrored.
loa::Bits turned(loa::Bits stones) {
    loa::Bits result = 0;
    loa::forEachSquare(stones, [&](int s) { result |= loa::bitOf(loa::squareAt(loa::fileOf(s), 7 - loa::rankOf(s))); });
    return result;
}
loa::Bits mirrored(loa::Bits stones) {
    loa::Bits result = 0;
    loa::forEachSquare(stones, [&](int s) { result |= loa::bitOf(loa::squareAt(loa::rankOf(s), 7 - loa::fileOf(s))); });
    return result;
}

ai::SearchResult<Position> searched(std::string_view text, int depth) {
    const auto position = Position::parse(text, {});
    EXPECT_TRUE(position) << text;
    const ai::StopToken stop;
    ai::Budget budget(stop, 0, std::nullopt);
    const std::vector<std::uint64_t> keys{position->key()};
    ai::TranspositionTable table(std::size_t{1} << 20);
    table.newSearch();
    ai::Search<Position> search(*position, keys, &table, ai::Perception{}, budget, ai::Selectivity::none);
    return search.run(depth);
}

// Whether the side to move can win, or must lose, in `depth` turns: plain minimax.
int plainValue(const Position& position, int depth) {
    if (const auto outcome = position.outcome())
        return !outcome->winner ? 0 : *outcome->winner == position.sideToMove() ? 1 : -1;
    if (depth == 0)
        return 0;
    int best = -1;
    for (const auto& turn : position.legalTurns()) {
        Position child = position;
        child.play(turn);
        best = std::max(best, -plainValue(child, depth - 1));
        if (best == 1)
            break;
    }
    return best;
}

TEST(LoaFeatures, ATightGroupIsMoreConcentratedThanAScatteredOne) {
    EXPECT_GT(feature(Feature::concentration, "8/8/3xx3/3xx3/8/8/o6o/8 x"),
              feature(Feature::concentration, "x6x/8/8/8/8/8/o6o/x6x x"));
    EXPECT_EQ(feature(Feature::concentration, "8/8/2xxx3/2xxx3/2xxx3/8/o6o/8 x"), 256);
}

TEST(LoaFeatures, TheCentreIsWorthMoreThanTheEdge) {
    EXPECT_GT(feature(Feature::centralisation, "8/8/8/3x4/8/8/o6o/8 x"),
              feature(Feature::centralisation, "8/8/8/x7/8/8/o6o/8 x"));
    EXPECT_EQ(feature(Feature::centreOfMass, "8/8/8/3xx3/3xx3/8/o6o/8 x"), 0);
}

TEST(LoaFeatures, QuadsCountThreesAndFoursNearTheCentreOfMass) {
    EXPECT_EQ(feature(Feature::quads, "8/8/8/3xx3/3xx3/8/o6o/8 x"), 32);
    EXPECT_EQ(feature(Feature::quads, "8/8/8/3xx3/3x4/8/o6o/8 x"), 32);
    EXPECT_EQ(feature(Feature::quads, "8/8/8/3x4/4x3/8/o6o/8 x"), 0);
}

TEST(LoaFeatures, MobilityCountsCapturesDoubleAndMovesToTheEdgeHalf) {
    // d4 moves one square along its rank, file and one diagonal; on the other, three: g7, and a1 with a capture.
    EXPECT_EQ(feature(Feature::mobility, "7o/8/8/8/3x4/8/8/o6o x"), 2 * (6 * 2 + 2 + (2 + 2 - 1)));
}

TEST(LoaFeatures, AStoneInwardsOfTheEdgeIsAWall) {
    EXPECT_EQ(feature(Feature::walls, "8/8/8/xo6/8/8/o6o/7x x"), 16 + 16);
    EXPECT_EQ(feature(Feature::walls, "8/8/8/x7/8/8/o7/7x x"), 0);
}

TEST(LoaFeatures, ConnectednessIsTheMeanNumberOfNeighbours) {
    EXPECT_EQ(feature(Feature::connectedness, "8/8/8/3xx3/3xx3/8/o6o/8 x"), 3 * 64);
    EXPECT_EQ(feature(Feature::connectedness, "x6x/8/8/8/8/8/o6o/8 x"), 0);
}

TEST(LoaFeatures, UniformityIsTheAreaOfTheRectangleThatHoldsTheStones) {
    EXPECT_EQ(feature(Feature::uniformity, "8/8/8/3xx3/3xx3/8/o6o/8 x"), 4 * 4);
    EXPECT_EQ(feature(Feature::uniformity, "x7/8/8/8/8/8/o6o/7x x"), 64 * 4);
}

TEST(LoaEvaluation, IsTheSameForTurnedAndMirroredBoards) {
    game::Random random(5);
    for (int game = 0; game < 50; ++game) {
        Position position;
        for (auto turns = position.legalTurns(); !turns.empty(); turns = position.legalTurns()) {
            position.play(turns[random.below(static_cast<std::uint32_t>(turns.size()))]);
            const auto mirror = loa::featuresOf(mirrored(position.own()), mirrored(position.opposing()));
            const auto turn = loa::featuresOf(turned(position.own()), turned(position.opposing()));
            const auto plain = loa::featuresOf(position.own(), position.opposing());
            for (const Feature which :
                 {Feature::stones, Feature::centralisation, Feature::centreOfMass, Feature::mobility, Feature::walls,
                  Feature::connectedness, Feature::uniformity}) {
                const auto at = static_cast<std::size_t>(which);
                ASSERT_EQ(mirror[at], plain[at]) << position.text() << ' ' << at;
                ASSERT_EQ(turn[at], plain[at]) << position.text() << ' ' << at;
            }
        }
    }
}

TEST(LoaEvaluation, IsTheOppositeForTheOpponentButForTheRightToMove) {
    game::Random random(6);
    Position position;
    for (auto turns = position.legalTurns(); !turns.empty(); turns = position.legalTurns()) {
        position.play(turns[random.below(static_cast<std::uint32_t>(turns.size()))]);
        const auto other = Position::fromBits(position.stones(game::Side::first), position.stones(game::Side::second),
                                              game::opponent(position.sideToMove()), {});
        const int mine = loa::evaluate(position, loa::kWeights) - loa::kWeights.toMove;
        const int theirs = loa::evaluate(other, loa::kWeights) - loa::kWeights.toMove;
        ASSERT_NEAR(mine, -theirs, 1) << position.text();
    }
}

TEST(LoaSearch, ProvesWinsAndLossesInAsManyTurnsAsTheyTake) {
    game::Random random(8);
    int found = 0;
    for (int game = 0; game < 300 && found < 60; ++game) {
        // Few stones near each other: wins lie near.
        loa::Bits black = 0;
        loa::Bits white = 0;
        while (std::popcount(black) < 4)
            black |= loa::bitOf(loa::squareAt(static_cast<int>(random.below(6)), static_cast<int>(random.below(6))));
        while (std::popcount(white) < 4)
            white |= loa::bitOf(loa::squareAt(static_cast<int>(random.below(6)), static_cast<int>(random.below(6)))) &
                     ~black;
        const Position position = Position::fromBits(black, white, game::Side::first, {});
        if (position.isOver())
            continue;
        int depth = 1;
        while (depth < 4 && plainValue(position, depth) == 0)
            ++depth;
        const int value = plainValue(position, depth);
        const auto result = searched(position.text(), 3);
        const bool isNear = value != 0 && depth <= 3;
        ASSERT_EQ(result.proven, isNear) << position.text();
        if (!isNear)
            continue;
        ++found;
        EXPECT_EQ(result.depth, depth) << position.text();
        EXPECT_EQ(result.value, value * (ai::Evaluator<Position>::kWon - depth)) << position.text();
    }
    EXPECT_GE(found, 50);
}

TEST(LoaSearch, AWonGameIsWorthMoreThanAnyEstimate) {
    EXPECT_GT(ai::Evaluator<Position>::kWon, loa::kMostEstimate);
}

} // namespace
