// The rules of Lines of Action as facts; names carry the numbers of the rules document.
#include "core/game/typed_match.h"
#include "core/games/loa/position.h"
#include "core/games/loa/words.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace {

using game::Side;

loa::Position at(std::string_view text, std::string_view rulesId = "loa") {
    for (const auto& named : loa::ruleSets())
        if (named.id == rulesId) {
            const auto read = loa::Position::parse(text, named.rules);
            EXPECT_TRUE(read) << (read ? "" : loa::describe(read.fault()));
            return read ? *read : loa::Position{};
        }
    ADD_FAILURE() << rulesId;
    return {};
}

std::set<std::string> turnsFrom(const loa::Position& position, std::string_view square) {
    std::set<std::string> texts;
    for (const auto& turn : position.legalTurns())
        if (position.turnText(turn).starts_with(square))
            texts.insert(position.turnText(turn));
    return texts;
}

std::string refusal(const loa::Position& position, std::string_view turn) {
    const auto read = position.parseTurn(turn);
    return read ? "legal" : loa::describe(read.fault());
}

std::string refusal(std::string_view position) {
    const auto read = loa::Position::parse(position, {});
    return read ? "a position" : loa::describe(read.fault());
}

loa::Position after(loa::Position position, std::string_view turn) {
    const auto read = position.parseTurn(turn);
    EXPECT_TRUE(read) << (read ? "" : loa::describe(read.fault()));
    if (read)
        position.play(*read);
    return position;
}

constexpr std::string_view kStart = "1xxxxxx1/o6o/o6o/o6o/o6o/o6o/o6o/1xxxxxx1 x";

TEST(LoaA1, BlackBeginsWithSixStonesOnEachOfTwoSides) {
    EXPECT_EQ(loa::Position{}.text(), kStart);
    EXPECT_EQ(loa::Position{}.sideToMove(), Side::first);
    EXPECT_EQ(loa::Position::sideNames()[0], "Black");
}

TEST(LoaA2, AStoneMovesAsFarAsStonesStandOnItsWholeLine) {
    EXPECT_EQ(turnsFrom(loa::Position{}, "b1"), (std::set<std::string>{"b1-h1", "b1-b3", "b1-d3"}));
    EXPECT_EQ(refusal(loa::Position{}, "b1-b4"),
              "from b1 to b4 is 3 squares, but with 2 stones on that line the stone moves exactly 2 (rule A2)");
    EXPECT_EQ(refusal(loa::Position{}, "b1-c3"), "b1 and c3 do not lie on one rank, file or diagonal (rule A2)");
}

TEST(LoaA2, OnlyTheOwnStonesMove) {
    EXPECT_EQ(refusal(loa::Position{}, "a2-c2"), "the stone on a2 is the opponent's (rule A2)");
    EXPECT_EQ(refusal(loa::Position{}, "c3-c5"), "there is no stone on c3 (rule A2)");
}

TEST(LoaA3, AStonePassesOverOwnStonesButNotOverOpposingOnes) {
    EXPECT_EQ(refusal(loa::Position{}, "b1-h1"), "legal"); // over c1 to g1
    const auto position = at("8/x6x/8/8/x1o1o3/8/8/8 x");
    EXPECT_EQ(refusal(position, "a4-d4"), "the opposing stone on c4 is in the way (rule A3)");
    EXPECT_EQ(refusal(at("8/x6x/8/8/3o1o1x/8/8/8 x"), "h4-e4"), "the opposing stone on f4 is in the way (rule A3)");
}

TEST(LoaA3, AStoneMayNotEndOnAnOwnOne) {
    EXPECT_EQ(refusal(at("x6x/8/8/8/x1x1o3/8/8/o7 x"), "c4-f4"), "the opposing stone on e4 is in the way (rule A3)");
    EXPECT_EQ(refusal(at("x6x/8/8/8/x1x5/8/8/o6o x"), "a4-c4"), "there is an own stone on c4 (rule A3)");
}

TEST(LoaA3, EndingOnAnOpposingStoneCapturesIt) {
    const auto position = after(at("x6x/8/8/8/x1o5/8/8/o6o x"), "a4xc4");
    EXPECT_EQ(position.text(), "x6x/8/8/8/2x5/8/8/o6o o");
}

TEST(LoaA4, ThePlayerWhoseStonesFormOneGroupWins) {
    const auto position = after(at("x7/2x5/8/8/8/o6o/8/8 x"), "c7-b7");
    ASSERT_TRUE(position.outcome());
    EXPECT_EQ(*position.outcome(), (game::Outcome{Side::first, game::Reason::connected, game::Score{{2, 0}}}));
    EXPECT_TRUE(position.legalTurns().empty());
    EXPECT_EQ(refusal(position, "a3-b3"), "the game is over (rule A4)");
}

TEST(LoaA4, ACaptureCanMakeTheOpponentWin) {
    const auto position = after(at("x6x/8/8/8/x1o5/8/8/5oo1 x"), "a4xc4");
    ASSERT_TRUE(position.outcome());
    EXPECT_EQ(position.outcome()->winner, Side::second);
    EXPECT_EQ(position.score(), (game::Score{{0, 2}}));
}

TEST(LoaA4, ASingleStoneIsConnected) {
    EXPECT_EQ(at("x6x/8/8/8/8/8/8/o7 x").outcome()->winner, Side::second);
    EXPECT_EQ(at("x6x/8/8/8/8/8/8/o7 o").outcome()->winner, Side::second);
    const auto position = after(at("x6x/8/8/8/x1o5/8/8/7o x"), "a4xc4");
    EXPECT_EQ(position.outcome()->winner, Side::second);
}

TEST(LoaA4, StonesThatWrapAroundTheEdgeAreNotNeighbours) {
    EXPECT_FALSE(at("8/8/7x/x7/8/8/o6o/8 x").outcome());
    EXPECT_FALSE(at("8/8/7x/8/x7/8/o6o/8 x").outcome());
    EXPECT_FALSE(at("7x/8/8/8/8/8/o6o/x7 x").outcome());
}

TEST(LoaA4, ARingIsOneGroupAndTwoPairsAreTwo) {
    EXPECT_EQ(at("8/8/2xxx3/2x1x3/2xxx3/8/o6o/8 o").outcome()->winner, Side::first);
    EXPECT_FALSE(at("8/8/2xx4/8/2xx4/8/o6o/8 o").outcome());
    EXPECT_EQ(at("x7/1x6/2x5/3x4/4x3/5x2/o6o/8 o").outcome()->winner, Side::first);
}

TEST(LoaA5, BothConnectedIsWonByTheMoverUnlessTheRulesCallItADraw) {
    constexpr std::string_view kBoth = "8/8/3xx3/8/8/8/1o6/oo6 ";
    const std::string blackMoved = std::string(kBoth) + "o";
    const std::string whiteMoved = std::string(kBoth) + "x";
    EXPECT_EQ(at(blackMoved).outcome()->winner, Side::first);
    EXPECT_EQ(at(whiteMoved).outcome()->winner, Side::second);
    EXPECT_EQ(*at(blackMoved, "loa-draw").outcome(),
              (game::Outcome{std::nullopt, game::Reason::connected, game::Score{{1, 1}}}));
    EXPECT_EQ(*at(whiteMoved, "loa-draw").outcome(), *at(blackMoved, "loa-draw").outcome());
}

TEST(LoaA5, ACaptureThatConnectsBothIsWonByTheMover) {
    for (const std::string_view rules : {"loa", "loa-draw"}) {
        const auto position = after(at("8/8/8/3x4/x1o5/8/8/6oo x", rules), "a4xc4");
        ASSERT_TRUE(position.outcome());
        EXPECT_EQ(position.outcome()->winner, rules == "loa" ? std::optional(Side::first) : std::nullopt);
    }
}

TEST(LoaA6, WithoutALegalMoveThePlayerPasses) {
    const auto position = at("6ox/6oo/8/8/8/8/oo6/xo6 x");
    ASSERT_EQ(position.legalTurns().size(), 1U);
    EXPECT_TRUE(position.legalTurns().front().isPass());
    EXPECT_TRUE(position.turnView(loa::Turn{}).isPass());
    EXPECT_EQ(refusal(position, "a1-c1"), "no stone can move, so the only turn is a pass (rule A6)");
    const auto passed = after(position, "pass");
    EXPECT_EQ(passed.text(), "6ox/6oo/8/8/8/8/oo6/xo6 o");
    EXPECT_EQ(refusal(passed, "pass"), "a stone can move, so the turn cannot be passed (rule A6)");
}

TEST(LoaA7, TheThirdOccurrenceWithTheSameSideToMoveIsADraw) {
    game::TypedMatch<loa::Position> match(loa::ruleSets()[0], loa::Position{});
    const auto playRound = [&match] {
        for (const std::string_view turn : {"b1-b3", "a7-c7", "b3-b1", "c7-a7"})
            ASSERT_TRUE(match.play(turn)) << turn;
    };
    playRound();
    EXPECT_FALSE(match.state().outcome);
    playRound();
    ASSERT_TRUE(match.state().outcome);
    EXPECT_EQ(*match.state().outcome, (game::Outcome{std::nullopt, game::Reason::repetition, game::Score{{1, 1}}}));
    EXPECT_TRUE(match.legalTurns().empty());
}

TEST(LoaA8, APositionNotInTheFormIsRefusedWithItsPlace) {
    EXPECT_EQ(refusal(""), "column 1: rank 8 has 0 squares instead of 8 (rule A8)");
    EXPECT_EQ(refusal("1xxxxxx1/o6o x"), "column 13: a position has 8 ranks, not 2 (rule A8)");
    EXPECT_EQ(refusal("8/8/8/8/8/8/8/x6o/8 x"), "column 19: a position has 8 ranks, not 9 (rule A8)");
    EXPECT_EQ(refusal("8/8/x6q/8/8/8/8/o7 x"),
              "column 7: \"q\" in rank 6 is neither x, o nor a number of empty squares from 1 to 8 (rule A8)");
    EXPECT_EQ(refusal("9/8/x6o/8/8/8/8/o7 x"),
              "column 1: \"9\" in rank 8 is neither x, o nor a number of empty squares from 1 to 8 (rule A8)");
    EXPECT_EQ(
        refusal("8/8/x33o/8/8/8/8/o7 x"),
        "column 7: the empty squares of rank 6 are written as one number, not as two beside each other (rule A8)");
    EXPECT_EQ(refusal("8/8/x7o/8/8/8/8/o7 x"), "column 5: rank 6 has 9 squares instead of 8 (rule A8)");
    EXPECT_EQ(refusal("8/8/x5o/8/8/8/8/o7 x"), "column 5: rank 6 has 7 squares instead of 8 (rule A8)");
    EXPECT_EQ(refusal("8/8/x7/8/8/8/8/8 x"),
              "column 1: White has 0 stones on the board, and may have 1 to 12 (rule A1)");
    EXPECT_EQ(refusal("xxxxxxxx/xxxxx3/8/8/8/8/8/o7 x"),
              "column 1: Black has 13 stones on the board, and may have 1 to 12 (rule A1)");
    EXPECT_EQ(refusal("8/8/x6x/8/8/8/8/o7"), "column 19: the side to move reads \"\" instead of x or o (rule A8)");
    EXPECT_EQ(refusal("8/8/x6x/8/8/8/8/o7 X"), "column 20: the side to move reads \"X\" instead of x or o (rule A8)");
    EXPECT_EQ(refusal("8/8/x6x/8/8/8/8/o7 x "), "column 20: the side to move reads \"x \" instead of x or o (rule A8)");
}

TEST(LoaA8, ATurnNotInTheFormIsRefusedWithItsPlace) {
    const loa::Position start;
    EXPECT_EQ(refusal(start, ""), "column 1: \"\" is not a turn such as b1-h1, c1xa3 or pass (rule A8)");
    EXPECT_EQ(refusal(start, "b1h1"), "column 1: \"b1h1\" is not a turn such as b1-h1, c1xa3 or pass (rule A8)");
    EXPECT_EQ(refusal(start, "b1:h1"), "column 3: \"b1:h1\" is not a turn such as b1-h1, c1xa3 or pass (rule A8)");
    EXPECT_EQ(refusal(start, "i1-h1"), "column 1: \"i1\" is not a square from a1 to h8 (rule A8)");
    EXPECT_EQ(refusal(start, "b1-h9"), "column 4: \"h9\" is not a square from a1 to h8 (rule A8)");
    EXPECT_EQ(refusal(start, "B1-h1"), "column 1: \"B1\" is not a square from a1 to h8 (rule A8)");
    EXPECT_EQ(refusal(start, "b1-b1"), "column 4: \"b1-b1\" is not a turn such as b1-h1, c1xa3 or pass (rule A8)");
    EXPECT_EQ(refusal(start, "b1xb3"), "column 3: b3 is empty, so the turn is written with - (rule A8)");
    EXPECT_EQ(refusal(start, "c1-a3"),
              "column 3: there is an opposing stone on a3, so the turn is written with x (rule A8)");
    EXPECT_EQ(refusal(start, "Pass"), "column 1: \"Pass\" is not a turn such as b1-h1, c1xa3 or pass (rule A8)");
}

TEST(LoaA9, TheRuleSetsAreLoaAndLoaDraw) {
    ASSERT_EQ(loa::ruleSets().size(), 2U);
    EXPECT_EQ(loa::ruleSets()[0].id, "loa");
    EXPECT_EQ(loa::ruleSets()[1].id, "loa-draw");
}

} // namespace
