// Every numbered rule of sections 1 to 8, on a position made for it. Each test names its rule.
#include "tests/linja/fixture.h"

namespace linja_test {
namespace {

using game::Side;

// Row 3 is empty; Red's openings 2-3 end there.
constexpr std::string_view kEmptyRow3 = "5r/2r1b/-/1r2b/1r1b/1r1b/1r1b/1r6b r";
// Row 2 is full: two red and four black pawns.
constexpr std::string_view kFullRow2 = "4r/2r4b/2r/1r/1r/1r1b/1r1b/6b r";
// Black pawns stand in their goal, row 1.
constexpr std::string_view kBlackInGoal = "5r1b/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/1r5b r";

// 1 Board

TEST(LinjaBoard, R1_1_EightRowsOfWhichSixAreInner) {
    const game::BoardView board = startOf("rulebook").board();
    ASSERT_EQ(board.places.size(), 8U);
    EXPECT_EQ(board.places[0].room, 0);
    EXPECT_EQ(board.places[7].room, 0);
    for (std::size_t place = 1; place <= 6; ++place) {
        EXPECT_EQ(board.places[place].room, 6) << "place " << place;
    }
}

TEST(LinjaBoard, R1_2_PawnsOfARowAreNotToldApart) {
    // Six red pawns can make the opening 1-2, and it is one turn.
    const Texts turns = turnsOf(startOf("rulebook"));
    EXPECT_EQ(std::count(turns.begin(), turns.end(), "1-2"), 1);
    EXPECT_EQ(std::adjacent_find(turns.begin(), turns.end()), turns.end());
    EXPECT_EQ(after(startOf("rulebook"), {"1-2", "8-7"}), at("rulebook", "5r/2r1b/1r1b/1r1b/1r1b/1r1b/1r2b/5b r"));
}

// 2 Set-up

TEST(LinjaSetUp, R2_1_SixOnTheStartLineAndOneInEachInnerRow) {
    for (const std::string_view rules : kAllRuleSets) {
        const linja::Position position = linja::Position::start(rulesOf(rules));
        EXPECT_EQ(position.text(), kStart) << rules;
        EXPECT_EQ(position.pawns(Side::first, 1), 6);
        EXPECT_EQ(position.pawns(Side::second, 1), 0);
        for (int row = 2; row <= 7; ++row) {
            EXPECT_EQ(position.pawns(Side::first, row), 1);
            EXPECT_EQ(position.pawns(Side::second, row), 1);
        }
        EXPECT_EQ(position.pawns(Side::first, 8), 0);
        EXPECT_EQ(position.pawns(Side::second, 8), 6);
    }
}

TEST(LinjaSetUp, R2_2_EitherSideCanBeFirst) {
    const linja::Position black = at("rulebook", "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b b");
    EXPECT_EQ(black.sideToMove(), Side::second);
    EXPECT_TRUE(allows(black, "8-7,8-6"));
    EXPECT_FALSE(allows(black, "1-2,1-3"));
    EXPECT_EQ(turnsOf(black).size(), turnsOf(startOf("rulebook")).size());
}

// 3 A turn

TEST(LinjaOpening, R3_1_AdvancesAnOwnPawnByExactlyOneRow) {
    for (const linja::Turn& turn : startOf("rulebook").legalTurns()) {
        EXPECT_EQ(turn[0].to(), turn[0].from() + 1);
        EXPECT_FALSE(turn[0].isOpposing());
    }
    for (const linja::Turn& turn : after(startOf("rulebook"), {"1-2"}).legalTurns()) {
        EXPECT_EQ(turn[0].to(), turn[0].from() - 1);
    }
    EXPECT_FALSE(allows(startOf("rulebook"), "1-3"));
    EXPECT_FALSE(allows(startOf("rulebook"), "2-1"));
    EXPECT_FALSE(allows(startOf("rulebook"), "8-7"));
}

TEST(LinjaFollowUp, R3_2_DoesNotCountTheMovedPawn) {
    // Row 2 holds a red and a black pawn before 1-2 and three pawns after it.
    EXPECT_TRUE(allows(startOf("rulebook"), "1-2,1-3"));
    EXPECT_FALSE(allows(startOf("rulebook"), "1-2,1-4"));
}

TEST(LinjaFollowUp, R3_2_CountsBothColours) {
    const linja::Position position = at("rulebook", kEmptyRow3);
    EXPECT_TRUE(allows(position, "1-2,1-4")) << "row 2 holds two red pawns and a black one";
    EXPECT_FALSE(allows(position, "1-2,1-3"));
}

TEST(LinjaFollowUp, R3_3_NoneAfterEnteringAnEmptyRow) {
    for (const std::string_view rules : kAllRuleSets) {
        const linja::Position position = at(rules, kEmptyRow3);
        EXPECT_TRUE(allows(position, "2-3")) << rules;
        EXPECT_EQ(turnsAfter(position, "2-3"), Texts{}) << rules;
    }
}

TEST(LinjaFollowUp, R3_4_NoneAfterAnOpeningIntoTheGoalInTheRulebook) {
    EXPECT_TRUE(allows(startOf("rulebook"), "7-8"));
    EXPECT_EQ(turnsAfter(startOf("rulebook"), "7-8"), Texts{});
}

TEST(LinjaFollowUp, R3_4_OneRowAfterAnOpeningIntoTheGoalInTheOtherEditions) {
    const Texts oneRow = {"7-8,1-2", "7-8,2-3", "7-8,3-4", "7-8,4-5", "7-8,5-6", "7-8,6-7"};
    EXPECT_EQ(turnsAfter(startOf("classic"), "7-8"), oneRow) << "although six pawns stand in the goal";
    EXPECT_FALSE(allows(startOf("classic"), "7-8")) << "it is a Follow-Up Move that must be made (3.6)";
    EXPECT_EQ(turnsAfter(startOf("edition-2015"), "7-8"), oneRow);
}

TEST(LinjaFollowUp, R3_4_OneRowAlsoWhenTheGoalIsEmpty) {
    const linja::Position position = at("classic", "5r4b/3r/2r/3b/3b/2b/2r/- r");
    EXPECT_EQ(turnsAfter(position, "7-8"), (Texts{"7-8,1-2", "7-8,2-3", "7-8,3-4", "7-8,7-8"}));
}

TEST(LinjaFollowUp, R3_4_AfterAnOpeningIntoTheGoalOneRowIntoTheGoalIsExact) {
    const linja::Position position = at("edition-2015", "5r4b/3r/2r/3b/3b/2b/2r/- r");
    EXPECT_TRUE(allows(position, "7-8,7-8"));
    EXPECT_TRUE(allows(position, "7-8,7-8,8-7"));
}

TEST(LinjaFollowUp, R3_5_TheSamePawnOrAnotherByExactlyTheCount) {
    EXPECT_EQ(turnsAfter(startOf("classic"), "1-2"),
              (Texts{"1-2,1-3", "1-2,2-4", "1-2,3-5", "1-2,4-6", "1-2,5-7", "1-2,6-8", "1-2,7-8"}));
}

TEST(LinjaFollowUp, R3_5_TheSurplusIsLostInTheGoal) {
    const linja::Position position = after(startOf("rulebook"), {"1-2,7-8"});
    EXPECT_EQ(position.text(), "5r/2r1b/1r1b/1r1b/1r1b/1r1b/1b/1r6b b");
}

TEST(LinjaFollowUp, R3_5_APawnInTheGoalCannotMakeIt) {
    EXPECT_FALSE(allows(at("rulebook", kEmptyRow3), "1-2,8-8"));
}

TEST(LinjaFollowUp, R3_6_MayBeDeclinedInTheRulebook) {
    EXPECT_TRUE(allows(startOf("rulebook"), "1-2"));
    EXPECT_TRUE(allows(startOf("rulebook+optional-bonus"), "1-2"));
}

TEST(LinjaFollowUp, R3_6_MustBeMadeInTheOtherEditions) {
    EXPECT_FALSE(allows(startOf("classic"), "1-2"));
    EXPECT_FALSE(allows(startOf("classic+extra-turn"), "1-2"));
    EXPECT_FALSE(allows(startOf("edition-2015"), "1-2"));
}

TEST(LinjaFollowUp, R3_6_AnOpeningThatLeavesNoneIsAllowed) {
    // After 2-3 the only red pawn outside the goal would have to enter the full row 4.
    EXPECT_EQ(turnsOf(at("classic", "5b/1r/1b/6b/-/-/-/11r r")), Texts{"2-3"});
    EXPECT_EQ(turnsOf(at("edition-2015", "5b/1r/1b/6b/-/-/-/11r r")), Texts{"2-3"});
}

TEST(LinjaFollowUp, R3_6_IsJudgedAfterTheOpeningActuallyMade) {
    // Before the opening 2-3 the pawn in row 2 could go one row; after it, it would meet the full row 4.
    EXPECT_EQ(turnsOf(at("classic", "5b/1r/1b/6b/-/-/1r/10r r")), (Texts{"2-3,7-8", "7-8,2-3"}));
}

TEST(LinjaBonus, R3_7_AfterAnExactFollowUpIntoTheGoal) {
    EXPECT_TRUE(allows(startOf("rulebook"), "1-2,6-8,8-7")) << "two rows to go, two rows moved";
    EXPECT_EQ(turnsAfter(startOf("rulebook"), "1-2,7-8"), Texts{}) << "one row of surplus";
    EXPECT_EQ(turnsAfter(startOf("rulebook"), "1-2,1-3"), Texts{}) << "not into the goal";
}

TEST(LinjaBonus, R3_7_NoneInTheClassicRules) {
    EXPECT_TRUE(allows(startOf("classic"), "1-2,6-8"));
    EXPECT_EQ(turnsAfter(startOf("classic"), "1-2,6-8"), Texts{});
}

TEST(LinjaBonus, R3_7_AfterAnOpeningIntoTheGoalWithTheSwitch) {
    EXPECT_FALSE(allows(startOf("rulebook"), "7-8,8-7"));
    EXPECT_TRUE(allows(startOf("rulebook+opening-bonus"), "7-8"));
    EXPECT_TRUE(allows(startOf("rulebook+opening-bonus"), "7-8,8-7"));
    EXPECT_TRUE(allows(startOf("rulebook+opening-bonus"), "7-8,1-2"));
}

TEST(LinjaBonus, R3_8_OneRowForwardOrBackwardOrDeclined) {
    const linja::Position position = startOf("rulebook");
    EXPECT_TRUE(allows(position, "1-2,6-8"));
    EXPECT_EQ(turnsAfter(position, "1-2,6-8"),
              (Texts{"1-2,6-8,1-2", "1-2,6-8,2-1", "1-2,6-8,2-3", "1-2,6-8,3-2", "1-2,6-8,3-4", "1-2,6-8,4-3",
                     "1-2,6-8,4-5", "1-2,6-8,5-4", "1-2,6-8,5-6", "1-2,6-8,7-6", "1-2,6-8,7-8", "1-2,6-8,8-7"}));
}

TEST(LinjaBonus, R3_8_AtMostOneInATurn) {
    EXPECT_TRUE(allows(startOf("rulebook"), "1-2,6-8,7-8"));
    EXPECT_EQ(turnsAfter(startOf("rulebook"), "1-2,6-8,7-8"), Texts{}) << "entering the goal by it earns nothing more";
    EXPECT_EQ(turnsAfter(startOf("rulebook+optional-bonus+opening-bonus"), "7-8,8-7"), Texts{});
    EXPECT_EQ(turnsAfter(startOf("edition-2015"), "1-2,6-8,7-8"), Texts{});
}

TEST(LinjaBonus, R3_8_EarnedWithEveryPawnBlockedEndsTheTurn) {
    // All Red pawns come into the goal, and row 7 before it is full.
    const linja::Position position = at("rulebook", "3b/-/-/-/1r/2b/6b/11r1b r");
    EXPECT_EQ(turnsOf(position), (Texts{"5-6", "5-6,6-8"}));
    const auto refused = position.parseTurn("5-6,6-8,8-7");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.fault().code, game::FaultCode::rowFull);
    EXPECT_EQ(refused.fault().row, 7);
    EXPECT_EQ(refused.fault().step, 3);
    const auto turn = position.parseTurn("5-6,6-8");
    ASSERT_TRUE(turn);
    const game::StageView stage = position.stage(position.turnView(*turn).steps);
    EXPECT_FALSE(stage.next);
    EXPECT_EQ(stage.note, game::StageNote::none);
    // The other side's pawns can still be moved where the edition allows it.
    EXPECT_TRUE(allows(at("rulebook+optional-bonus", "3b/-/-/-/1r/2b/6b/11r1b r"), "5-6,6-8,b7-6"));
}

TEST(LinjaBonus, R3_9_OwnPawnsOnlyInTheRulebook) {
    EXPECT_TRUE(allows(startOf("rulebook"), "1-2,6-8,8-7")) << "an own pawn is pulled back from the goal";
    for (const std::string& text : turnsOf(startOf("rulebook"))) {
        EXPECT_EQ(text.find('b'), std::string::npos) << text;
    }
}

TEST(LinjaBonus, R3_9_OpposingPawnsThatAreNotLocked) {
    const linja::Position position = at("rulebook+optional-bonus", kBlackInGoal);
    EXPECT_TRUE(allows(position, "1-2,6-8,b7-8"));
    EXPECT_TRUE(allows(position, "1-2,6-8,b7-6"));
    EXPECT_TRUE(allows(position, "1-2,6-8,b8-7"));
    EXPECT_TRUE(allows(position, "1-2,6-8,b2-1"));
    EXPECT_TRUE(allows(position, "1-2,6-8,8-7")) << "an own pawn in the goal is not locked";
    EXPECT_FALSE(allows(position, "1-2,6-8,b1-2"));
}

TEST(LinjaBonus, R3_9_AnyPawnInThe2015Rules) {
    const linja::Position position = at("edition-2015", kBlackInGoal);
    EXPECT_TRUE(allows(position, "1-2,6-8,b1-2"));
    EXPECT_TRUE(allows(position, "1-2,6-8,b7-8"));
    EXPECT_TRUE(allows(position, "1-2,6-8,8-7"));
}

TEST(LinjaBonus, R3_9_BlackMovesARedPawnThatIsNotLocked) {
    const linja::Position position = at("rulebook+optional-bonus", "6r/1r1b/1r1b/1r1b/1r1b/1r1b/-/1r7b b");
    EXPECT_TRUE(allows(position, "4-3,3-1,r2-1"));
    EXPECT_TRUE(allows(position, "4-3,3-1,r1-2"));
    EXPECT_FALSE(allows(position, "4-3,3-1,r8-7")) << "row 8 is Red's goal";
}

// Rows 3 and 4 are empty, and 1-2 earns two rows.
constexpr std::string_view kEmptyRows3And4 = "6r/1r1b/-/-/1r3b/1r1b/1r1b/2r6b r";

TEST(LinjaExtraTurn, R3_10_AfterAFollowUpIntoAnEmptyInnerRow) {
    const linja::Position position = at("classic+extra-turn", kEmptyRows3And4);
    EXPECT_FALSE(allows(position, "1-2,1-3")) << "the second Opening Move must be made";
    EXPECT_TRUE(allows(position, "1-2,1-3,3-4")) << "it enters an empty row";
    EXPECT_TRUE(allows(position, "1-2,1-3,1-2,1-4")) << "row 2 now holds three";
    EXPECT_FALSE(allows(position, "1-2,1-3,1-2")) << "the second Follow-Up Move must be made too";
    EXPECT_TRUE(allows(at("classic", kEmptyRows3And4), "1-2,1-3"));
    EXPECT_EQ(turnsAfter(at("classic", kEmptyRows3And4), "1-2,1-3"), Texts{});
}

TEST(LinjaExtraTurn, R3_10_IsGivenOnce) {
    const linja::Position position = at("classic+extra-turn", kEmptyRows3And4);
    EXPECT_TRUE(allows(position, "1-2,1-3,1-2,1-4")) << "into the empty row 4";
    EXPECT_EQ(turnsAfter(position, "1-2,1-3,1-2,1-4"), Texts{});
}

TEST(LinjaExtraTurn, R3_10_NotForAnEmptyGoal) {
    const linja::Position position = at("classic+extra-turn", "5r4b/3r/2r/3b/3b/2b/2r/- r");
    EXPECT_TRUE(allows(position, "1-2,7-8"));
    EXPECT_EQ(turnsAfter(position, "1-2,7-8"), Texts{});
}

TEST(LinjaExtraTurn, R3_10_TheTurnEndsWhenTheSecondOpeningIsImpossible) {
    // After 7-8,3-4 the only red pawn outside the goal stands before the full row 5.
    EXPECT_EQ(turnsOf(at("classic+extra-turn", "3b/-/1r/-/6b/-/1r3b/10r r")), (Texts{"3-4", "7-8,3-4"}));
}

// 4 Room

TEST(LinjaRoom, R4_1_NoOpeningIntoAFullRow) {
    for (const std::string_view rules : kAllRuleSets) {
        EXPECT_FALSE(allows(at(rules, kFullRow2), "1-2")) << rules;
        EXPECT_EQ(turnsAfter(at(rules, kFullRow2), "1-2"), Texts{}) << rules;
    }
}

TEST(LinjaRoom, R4_1_NoFollowUpIntoAFullRow) {
    const linja::Position position = at("rulebook", "5b/1r/1b/6b/-/-/-/11r r");
    EXPECT_TRUE(allows(position, "2-3"));
    EXPECT_FALSE(allows(position, "2-3,3-4"));
}

TEST(LinjaRoom, R4_1_NoBonusIntoAFullRow) {
    const linja::Position position = at("rulebook", kFullRow2);
    EXPECT_TRUE(allows(position, "5-6,6-8,3-4"));
    EXPECT_FALSE(allows(position, "5-6,6-8,3-2"));
    EXPECT_FALSE(allows(position, "5-6,6-8,1-2"));
    EXPECT_TRUE(allows(position, "5-6,6-8,2-3")) << "out of it is free";
}

TEST(LinjaRoom, R4_1_ARowOfFiveHasRoomForOne) {
    const linja::Position position = at("rulebook", "5r/2r3b/2r/1r/1r/1r1b/-/8b r");
    EXPECT_TRUE(allows(position, "1-2"));
    EXPECT_EQ(after(position, {"1-2"}).pawns(Side::first, 2), 3);
    EXPECT_FALSE(allows(after(position, {"1-2", "8-7"}), "1-2"));
}

TEST(LinjaRoom, R4_2_AFullRowIsPassedOverAndCounts) {
    EXPECT_TRUE(allows(at("rulebook", kFullRow2), "5-6,1-3"));
    EXPECT_FALSE(allows(at("rulebook", kFullRow2), "5-6,1-4"));
}

TEST(LinjaRoom, R4_3_TheStartLinesHoldAnyNumber) {
    const linja::Position position = at("rulebook", "9b/-/1b/1r/1r2b/1r/-/9r r");
    EXPECT_EQ(after(position, {"4-5,5-8"}).pawns(Side::first, 8), 10);
    const linja::Position crowded = at("rulebook", "6b/4b/1b/-/-/-/-/12r1b r");
    EXPECT_EQ(crowded.pawns(Side::first, 8) + crowded.pawns(Side::second, 8), 13);
}

TEST(LinjaRoom, R4_4_NoPawnLeavesTheBoard) {
    EXPECT_FALSE(allows(startOf("rulebook"), "1-2,6-8,1-0"));
    EXPECT_FALSE(allows(startOf("rulebook"), "1-2,6-8,8-9"));
    EXPECT_FALSE(allows(startOf("edition-2015"), "1-2,6-8,b8-9"));
    EXPECT_EQ(turnsAfter(startOf("rulebook"), "1-2,6-8").front(), "1-2,6-8,1-2") << "from row 1 only forward";
}

} // namespace
} // namespace linja_test
