// Turns chosen step by step and taken back.
#include "core/game/turn_builder.h"

#include <gtest/gtest.h>

namespace {

using game::StepView;
using game::TurnBuilder;
using game::TurnView;

const StepView kFirst{.from = 0, .to = 1};
const StepView kSecond{.from = 1, .to = 3};
const StepView kOther{.from = 4, .to = 5};

// A turn of one step, which another one continues, and a third.
TurnBuilder builder() {
    return TurnBuilder({TurnView{"a", {kFirst}}, TurnView{"a,b", {kFirst, kSecond}}, TurnView{"c", {kOther}}});
}

TEST(TurnBuilder, TakingAStepBackOffersWhatWasOfferedBeforeIt) {
    TurnBuilder turn = builder();
    const auto atFirst = turn.nextSteps();
    EXPECT_EQ(atFirst, (std::vector<StepView>{kFirst, kOther}));
    ASSERT_TRUE(turn.add(kFirst));
    EXPECT_EQ(turn.nextSteps(), std::vector<StepView>{kSecond});
    EXPECT_TRUE(turn.mayEnd());
    ASSERT_TRUE(turn.add(kSecond));
    EXPECT_TRUE(turn.isComplete());
    EXPECT_EQ(turn.turn().text, "a,b");

    EXPECT_TRUE(turn.takeBack());
    EXPECT_EQ(turn.nextSteps(), std::vector<StepView>{kSecond});
    EXPECT_EQ(turn.turn().text, "a");
    EXPECT_TRUE(turn.takeBack());
    EXPECT_EQ(turn.nextSteps(), atFirst);
    EXPECT_FALSE(turn.mayEnd());
    EXPECT_TRUE(turn.steps().empty());
}

TEST(TurnBuilder, HasNothingToTakeBackBeforeTheFirstStep) {
    TurnBuilder turn = builder();
    EXPECT_FALSE(turn.takeBack());
    EXPECT_EQ(turn.nextSteps(), builder().nextSteps());
}

TEST(TurnBuilder, RefusesAStepThatIsNotOfferedAndStaysAsItWas) {
    TurnBuilder turn = builder();
    EXPECT_FALSE(turn.add(kSecond));
    EXPECT_TRUE(turn.steps().empty());
    EXPECT_EQ(turn.nextSteps(), builder().nextSteps());
}

} // namespace
