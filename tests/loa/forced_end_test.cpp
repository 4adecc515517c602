// Wins and losses that are forced: found, and told with the exact number of turns, against a plain minimax.
#include "core/ai/match_thinker.h"
#include "core/game/random.h"
#include "core/games/loa/evaluator.h"
#include "core/games/loa/tactics.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace {

using Kind = ai::Value::Kind;
using loa::Position;

// Whether `winner` can force a win within `depth` turns, by trying everything.
bool isForced(const Position& position, game::Side winner, int depth) {
    if (const auto outcome = position.outcome())
        return outcome->winner == winner;
    if (depth == 0)
        return false;
    const bool isWinners = position.sideToMove() == winner;
    for (const auto& turn : position.legalTurns()) {
        Position child = position;
        child.play(turn);
        if (isForced(child, winner, depth - 1) == isWinners)
            return isWinners;
    }
    return !isWinners;
}

ai::Thought thought(const Position& position, const ai::Limits& limits) {
    game::TypedMatch<Position> match(loa::ruleSets()[0], position);
    ai::MatchThinker<Position> thinker;
    return thinker.think(match, limits, ai::StopToken{}, {});
}

// A position of play in which the side to move wins or loses in `distance` turns, as tests/data/loa-forced-ends.tsv
// has them.
struct Decided {
    std::string position;
    std::string kind;
    int distance = 0;
};

std::vector<Decided> decidedPositions() {
    std::ifstream file(std::string(LINJA_TEST_DATA) + "/loa-forced-ends.tsv");
    std::vector<Decided> all;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        std::istringstream fields(line);
        Decided decided;
        std::getline(fields, decided.position, '\t');
        fields >> decided.kind >> decided.distance;
        all.push_back(decided);
    }
    return all;
}

// Few stones near each other, where ends are near.
Position crowded(game::Random& random, int stones) {
    for (;;) {
        loa::Bits black = 0;
        loa::Bits white = 0;
        const auto square = [&random] {
            return loa::bitOf(loa::squareAt(static_cast<int>(random.below(6)), static_cast<int>(random.below(6))));
        };
        while (std::popcount(black) < stones)
            black |= square();
        while (std::popcount(white) < stones)
            white |= square() & ~black;
        const Position position = Position::fromBits(black, white, game::Side::first, {});
        if (!position.isOver())
            return position;
    }
}

TEST(LoaWinningTurn, IsThereExactlyWhereATurnWinsAtOnce) {
    game::Random random(3);
    int won = 0;
    for (int i = 0; i < 20000; ++i) {
        const auto& rules = loa::ruleSets()[static_cast<std::size_t>(i % 2)].rules;
        const Position some = crowded(random, 2 + i % 6);
        const Position position = Position::fromBits(some.stones(game::Side::first), some.stones(game::Side::second),
                                                     game::Side::first, rules);
        bool wins = false;
        for (const auto& turn : position.legalTurns()) {
            Position after = position;
            after.play(turn);
            const auto outcome = after.outcome();
            wins = wins || (outcome && outcome->winner == position.sideToMove());
        }
        const auto found = loa::winningTurn(position);
        ASSERT_EQ(found.has_value(), wins) << position.text();
        if (!found)
            continue;
        ++won;
        Position after = position;
        after.play(*found);
        ASSERT_EQ(after.outcome()->winner, position.sideToMove()) << position.text();
    }
    EXPECT_GE(won, 500);
}

TEST(LoaForcedEnd, IsToldAsPlainMinimaxHasIt) {
    game::Random random(8);
    std::array<int, 6> found{};
    for (int i = 0; i < 400; ++i) {
        const Position position = crowded(random, 4);
        int distance = 1;
        bool isWon = false;
        for (; distance <= 4; ++distance) {
            isWon = isForced(position, game::Side::first, distance);
            if (isWon || isForced(position, game::Side::second, distance))
                break;
        }
        const ai::Thought best = thought(position, {.depth = 6});
        if (distance > 4) {
            EXPECT_TRUE(best.value.kind == Kind::units || best.value.amount > 4) << position.text();
            continue;
        }
        ++found[static_cast<std::size_t>(distance)];
        EXPECT_EQ(best.value, (ai::Value{isWon ? Kind::winIn : Kind::lossIn, distance, true})) << position.text();
        EXPECT_EQ(best.line.size(), static_cast<std::size_t>(distance)) << position.text();
    }
    EXPECT_GE(found[1], 20);
    EXPECT_GE(found[2], 3);
    EXPECT_GE(found[3], 20);
    EXPECT_GE(found[4], 3);
}

TEST(LoaForcedEnd, OfPlayIsFoundAndToldInUpToSevenTurns) {
    std::array<int, 8> won{};
    for (const Decided& decided : decidedPositions()) {
        const auto position = Position::parse(decided.position, {});
        ASSERT_TRUE(position) << decided.position;
        const ai::Thought best = thought(*position, {.nodes = 1'000'000});
        EXPECT_EQ(best.value, (ai::Value{decided.kind == "win" ? Kind::winIn : Kind::lossIn, decided.distance, true}))
            << decided.position;
        // The line is that of the promise.
        game::TypedMatch<Position> match(loa::ruleSets()[0], *position);
        for (const auto& turn : best.line)
            ASSERT_TRUE(match.play(turn)) << decided.position << ' ' << turn;
        ASSERT_TRUE(match.outcome()) << decided.position;
        EXPECT_EQ(match.plyCount(), decided.distance);
        EXPECT_EQ(match.outcome()->winner == position->sideToMove(), decided.kind == "win") << decided.position;
        if (decided.kind == "win")
            ++won[static_cast<std::size_t>(decided.distance)];
    }
    for (const int distance : {1, 3, 5, 7})
        EXPECT_GE(won[static_cast<std::size_t>(distance)], 10) << distance;
}

TEST(LoaForcedEnd, OfThePositionsOfPlayAgreesWithPlainMinimax) {
    int checked = 0;
    for (const Decided& decided : decidedPositions()) {
        if (decided.distance > 4)
            continue;
        ++checked;
        const auto position = Position::parse(decided.position, {});
        const game::Side winner =
            decided.kind == "win" ? position->sideToMove() : game::opponent(position->sideToMove());
        EXPECT_TRUE(isForced(*position, winner, decided.distance)) << decided.position;
        EXPECT_FALSE(isForced(*position, winner, decided.distance - 1)) << decided.position;
    }
    EXPECT_GE(checked, 20);
}

TEST(LoaForcedEnd, IsABoundWhereTheNodesDoNotSufficeForMore) {
    for (const Decided& decided : decidedPositions())
        for (const std::uint64_t nodes : {50U, 500U, 5000U}) {
            const ai::Thought best = thought(*Position::parse(decided.position, {}), {.nodes = nodes});
            if (best.value.kind == Kind::units)
                continue;
            EXPECT_EQ(best.value.kind == Kind::winIn, decided.kind == "win") << decided.position;
            EXPECT_GE(best.value.amount, decided.distance) << decided.position;
            if (best.value.exact) {
                EXPECT_EQ(best.value.amount, decided.distance) << decided.position;
            }
        }
}

TEST(LoaForcedEnd, OfEachLineIsThatOfItsTurn) {
    game::Random random(4);
    int seen = 0;
    for (int i = 0; i < 60; ++i) {
        const Position position = crowded(random, 4);
        game::TypedMatch<Position> match(loa::ruleSets()[0], position);
        ai::MatchThinker<Position> thinker;
        const auto thoughts = thinker.analyse(match, {.depth = 4}, 4, ai::StopToken{});
        for (std::size_t k = 0; k < thoughts.size(); ++k) {
            const ai::Value& value = thoughts[k].value;
            if (k > 0) {
                EXPECT_GE(ai::rankOf(thoughts[k - 1].value), ai::rankOf(value));
            }
            if (value.kind != Kind::winIn || !value.exact || value.amount > 3)
                continue;
            ++seen;
            Position after = position;
            after.play(*position.parseTurn(thoughts[k].turn));
            EXPECT_TRUE(isForced(after, game::Side::first, value.amount - 1)) << position.text();
            EXPECT_FALSE(value.amount > 1 && isForced(after, game::Side::first, value.amount - 2)) << position.text();
        }
    }
    EXPECT_GE(seen, 20);
}

} // namespace
