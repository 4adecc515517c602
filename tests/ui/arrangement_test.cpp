// Pawns keep their places as long as a turn goes on; what is taken leaves a gap until the next turn begins.
#include "core/games/catalogue.h"
#include "tests/ui/rows.h"
#include "ui/board/arrangement.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

using game::StepKind;

const game::Transition kFromThree{{2, 3, kRed, StepKind::opening}, {}, {}};
const game::Transition kFromThreeFar{{2, 6, kRed, StepKind::followUp}, {}, {}};

Arrangement threeInRowThree() {
    Arrangement arrangement{BoardCounts(kRows), {}};
    arrangement.counts.at(placeOfRow(3)).first = 3;
    return arrangement;
}

TEST(Arrangement, ATakenPawnLeavesItsPlaceEmpty) {
    Arrangement arrangement = threeInRowThree();
    arrangement.make(kFromThree, 1);
    const PlaceCounts row = arrangement.counts.at(placeOfRow(3));
    EXPECT_EQ(row.first, 2);
    EXPECT_EQ(row.slotOf(kRed, 0), 0);
    EXPECT_EQ(row.slotOf(kRed, 1), 2);
    EXPECT_EQ(arrangement.made.back().fromSlot, 1);
    EXPECT_EQ(arrangement.made.back().toSlot, 0);
}

TEST(Arrangement, WhoComesStandsBesideAPlaceLeftEmpty) {
    Arrangement arrangement = threeInRowThree();
    arrangement.make(kFromThree);
    arrangement.counts.at(placeOfRow(1)).first = 1;
    arrangement.make({{0, 2, kRed, StepKind::followUp}, {}, {}});
    EXPECT_EQ(arrangement.made.back().toSlot, 3);
    EXPECT_EQ(arrangement.counts.at(placeOfRow(3)).slotOf(kRed, 2), 3);
}

TEST(Arrangement, AStepTakenBackFillsThePlaceItLeft) {
    Arrangement arrangement = threeInRowThree();
    arrangement.make(kFromThree, 0);
    arrangement.make(kFromThreeFar, 1);
    arrangement.takeBack();
    EXPECT_EQ(arrangement.counts.at(placeOfRow(3)).first, 2);
    EXPECT_EQ(arrangement.counts.at(placeOfRow(3)).slotOf(kRed, 0), 1);
    EXPECT_EQ(arrangement.counts.at(placeOfRow(3)).slotOf(kRed, 1), 2);
    EXPECT_EQ(arrangement.counts.at(placeOfRow(7)).first, 0);
    arrangement.takeBack();
    EXPECT_EQ(arrangement.counts.at(placeOfRow(3)).slotsOf(kRed), 3);
    EXPECT_EQ(arrangement.counts.at(placeOfRow(3)).slotOf(kRed, 2), 2);
}

TEST(Arrangement, RanksCloseWhenATurnBegins) {
    Arrangement arrangement = threeInRowThree();
    arrangement.make(kFromThree, 0);
    arrangement.beginTurn();
    EXPECT_EQ(arrangement.counts.at(placeOfRow(3)).slotOf(kRed, 0), 0);
    EXPECT_EQ(arrangement.counts.at(placeOfRow(3)).slotsOf(kRed), 2);
    EXPECT_TRUE(arrangement.made.empty());
}

TEST(Arrangement, OfAMatchShowsItsLastTurn) {
    auto match = games::newMatch("linja", "rulebook", "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    ASSERT_TRUE(match);
    ASSERT_TRUE((*match)->play("3-4,4-8"));
    const Arrangement now = arrangementAt(**match, 1);
    EXPECT_EQ(now.counts, countsOf((*match)->state().board));
    EXPECT_TRUE(now.shows((*match)->turnAt(0).steps));
    EXPECT_EQ(now.made[1].fromSlot, now.made[0].toSlot) << "the pawn that came goes on";
    EXPECT_TRUE(arrangementAt(**match, 0).made.empty());
}

} // namespace
} // namespace ui
