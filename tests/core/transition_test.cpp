#include "core/game/transition.h"

#include "core/games/catalogue.h"

#include <gtest/gtest.h>

namespace game {
namespace {

using Change = Transition::Change;

BoardView boardOf(std::vector<std::array<int, 2>> pieces) {
    BoardView board;
    for (const auto& here : pieces)
        board.places.push_back({here, {}, 0});
    return board;
}

TEST(Transition, OfAPlainStepIsTheStepAlone) {
    const StepView step{0, 1, Side::first, {}};
    const Transition found = transitionOf(boardOf({{1, 0}, {0, 0}}), boardOf({{0, 0}, {1, 0}}), step);
    EXPECT_EQ(found, (Transition{step, {}, {}}));
}

TEST(Transition, TellsThePieceCapturedWhereTheStepEnds) {
    const StepView step{0, 1, Side::second, {}};
    const Transition found = transitionOf(boardOf({{0, 1}, {1, 0}}), boardOf({{0, 0}, {0, 1}}), step);
    EXPECT_EQ(found.vanished, (std::vector<Change>{{1, Side::first}}));
    EXPECT_TRUE(found.appeared.empty());
}

TEST(Transition, TellsWhatVanishesAndAppearsElsewhere) {
    const StepView step{0, 1, Side::first, {}};
    const Transition found = transitionOf(boardOf({{1, 0}, {0, 0}, {0, 2}}), boardOf({{0, 0}, {1, 0}, {1, 1}}), step);
    EXPECT_EQ(found.appeared, (std::vector<Change>{{2, Side::first}}));
    EXPECT_EQ(found.vanished, (std::vector<Change>{{2, Side::second}}));
}

// Every legal turn from the start of every game: applied one after the other, its transitions lead to the board after
// it.
TEST(Transition, LeadsFromTheBoardBeforeATurnToTheOneAfter) {
    for (const games::GameInfo& info : games::catalogue()) {
        auto match = games::newMatch(info.id);
        ASSERT_TRUE(match);
        const std::vector<TurnView> turns = (*match)->legalTurns();
        ASSERT_FALSE(turns.empty());
        for (const TurnView& turn : turns) {
            BoardView board = (*match)->state().board;
            const auto at = [&board](int place, Side side) -> int& {
                return board.places[static_cast<std::size_t>(place)].pieces[indexOf(side)];
            };
            for (const Transition& transition : (*match)->transitions(turn.steps)) {
                --at(transition.step.from, transition.step.piece);
                ++at(transition.step.to, transition.step.piece);
                for (const Change& change : transition.appeared)
                    ++at(change.place, change.side);
                for (const Change& change : transition.vanished)
                    --at(change.place, change.side);
            }
            ASSERT_TRUE((*match)->play(turn.text));
            EXPECT_EQ(board, (*match)->state().board) << turn.text;
            EXPECT_EQ((*match)->transitionsAt(0).size(), turn.steps.size());
            ASSERT_TRUE((*match)->undo());
        }
    }
}

} // namespace
} // namespace game
