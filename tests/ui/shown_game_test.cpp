// The panel never runs ahead of the board: score, list, result, values and the status line follow what has landed.
#include "tests/ui/rows.h"
#include "tests/ui/window_fixture.h"
#include "ui/analysis/analysis_controller.h"
#include "ui/analysis/evaluation_card.h"
#include "ui/game/end_controller.h"
#include "ui/game/player_card.h"
#include "ui/game/result_card.h"
#include "ui/game/shown_game.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/history/history_model.h"
#include "ui/history/history_panel.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>

namespace ui {
namespace {

using game::Side;

constexpr game::Side kRed = Side::first;

class WhatIsShown : public WindowOnTable {
protected:
    void openGliding(const SeatChoice& red = {}, const SeatChoice& black = {{}, 1}) {
        open(red, black);
        change([](Preferences& p) { p.animation = AnimationChoice::slow; });
    }
    // The person's turn is made at once, the computer's is in the air.
    void waitForComputer() {
        const int ply = session().game().ply();
        ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().front().text));
        board().finishAnimation();
        ASSERT_TRUE(QTest::qWaitFor([&] { return session().game().ply() == ply + 2 && board().isAnimating(); }, 30000));
    }
    [[nodiscard]] int turnsInList() const {
        const HistoryModel& model = window->panel().historyPanel().model();
        int turns = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            for (const int column : {HistoryModel::kFirst, HistoryModel::kSecond})
                turns += model.index(row, column).data(HistoryModel::kNodeRole).isValid() ? 1 : 0;
        return turns;
    }
    [[nodiscard]] QString said() const { return window->panel().statusLine().text(); }
    [[nodiscard]] QString cardOf(Side side) const {
        for (const PlayerCard* card : window->panel().findChildren<PlayerCard*>())
            if (card->accessibleName().startsWith(side == kRed ? QStringLiteral("Red") : QStringLiteral("Black")))
                return card->accessibleName();
        return {};
    }
    [[nodiscard]] QString points(const game::StateView& state, Side side) const {
        return QString::number(state.score.pointsOf(side)).replace(QLatin1Char('-'), QChar(0x2212)) +
               QStringLiteral(" points");
    }
};

TEST_F(WhatIsShown, WaitsForThePawnsOfTheComputer) {
    openGliding();
    waitForComputer();
    const game::StateView before = session().game().stateAt(session().game().ply() - 1);
    EXPECT_TRUE(window->shown().isBehind());
    EXPECT_EQ(turnsInList(), 1);
    EXPECT_FALSE(said().contains(QStringLiteral("Computer:"))) << said().toStdString();
    EXPECT_TRUE(cardOf(kRed).endsWith(points(before, kRed))) << cardOf(kRed).toStdString();
    EXPECT_TRUE(cardOf(Side::second).contains(QStringLiteral("is moving"))) << cardOf(Side::second).toStdString();
    board().finishAnimation();
    EXPECT_FALSE(window->shown().isBehind());
    EXPECT_EQ(turnsInList(), 2);
    EXPECT_TRUE(said().startsWith(QStringLiteral("Computer: "))) << said().toStdString();
    EXPECT_TRUE(cardOf(kRed).endsWith(points(session().game().match().state(), kRed))) << cardOf(kRed).toStdString();
}

TEST_F(WhatIsShown, LetsAllGoTogether) {
    openGliding();
    change([](Preferences& p) { p.evaluationGraph = GraphChoice::always; });
    waitForComputer();
    const auto& content = window->panel().evaluation().content();
    EXPECT_EQ(content.line.size(), 2U);
    EXPECT_EQ(content.shownTurn, 1);
    board().finishAnimation();
    EXPECT_EQ(content.line.size(), 3U);
    EXPECT_EQ(content.shownTurn, 2);
}

TEST_F(WhatIsShown, DoesNotWaitForAPersonsOwnTurn) {
    openGliding({}, {});
    for (const int row : {1, 2, 1, 3}) // it ends by itself, with the last step in the air
        board().choosePlace(placeOfRow(row));
    ASSERT_EQ(session().game().ply(), 1);
    ASSERT_TRUE(board().isAnimating()) << "the last step is in the air";
    EXPECT_FALSE(window->shown().isBehind());
    EXPECT_EQ(turnsInList(), 1);
}

TEST_F(WhatIsShown, WaitsForThePawnsThatUndoBringsBack) {
    openGliding({}, {});
    for (int turn = 0; turn < 2; ++turn) {
        ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().front().text));
        board().finishAnimation();
    }
    const game::StateView before = session().game().match().state();
    ASSERT_EQ(turnsInList(), 2);
    action(ActionId::undo).trigger();
    ASSERT_EQ(session().game().ply(), 1);
    ASSERT_TRUE(board().isAnimating());
    EXPECT_TRUE(window->shown().isBehind());
    EXPECT_TRUE(cardOf(Side::second).endsWith(points(before, Side::second))) << cardOf(Side::second).toStdString();
    board().finishAnimation();
    EXPECT_FALSE(window->shown().isBehind());
    EXPECT_TRUE(cardOf(Side::second).endsWith(points(session().game().match().state(), Side::second)))
        << cardOf(Side::second).toStdString();
    action(ActionId::undo).trigger();
    action(ActionId::undo).trigger(); // while the pawns are in the air, there is nothing more to take back
    action(ActionId::redo).trigger();
    board().finishAnimation();
    EXPECT_FALSE(window->shown().isBehind());
    EXPECT_EQ(window->shown().view().ply(), session().game().ply());
}

TEST_F(WhatIsShown, EachStepOfTheComputersTurnHasACaption) {
    openGliding();
    change([](Preferences& p) { p.animation = AnimationChoice::normal; });
    waitForComputer();
    const game::TurnView turn = session().game().match().turnAt(1);
    std::vector<int> told;
    QString first;
    for (int passed = 0; board().isAnimating(); passed += 50) {
        ASSERT_LT(passed, 60000);
        const auto bubble = board().bubble();
        if (bubble && bubble->kind == BubbleKind::told && (told.empty() || told.back() != bubble->number)) {
            told.push_back(bubble->number);
            if (told.size() == 1)
                first = bubble->before;
        }
        board().advanceAnimation(50);
    }
    std::vector<int> steps(turn.steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i] = static_cast<int>(i) + 1;
    EXPECT_EQ(told, steps);
    EXPECT_EQ(first, QStringLiteral("Opening Move"));
}

TEST_F(WhatIsShown, WaitsForNothingWithoutAnimation) {
    open();
    for (int turn = 0; turn < 4; ++turn) {
        ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().front().text));
        EXPECT_EQ(turnsInList(), session().game().ply());
        ASSERT_TRUE(waitForPerson());
        EXPECT_FALSE(window->shown().isBehind());
        EXPECT_EQ(turnsInList(), session().game().ply());
    }
}

TEST_F(WhatIsShown, TheEndWaitsForTheLastPawn) {
    openGliding({}, {});
    for (int turn = 0; !session().game().isOver(); ++turn) {
        ASSERT_LT(turn, 300);
        board().finishAnimation();
        ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().back().text));
    }
    ASSERT_TRUE(board().isAnimating());
    EXPECT_FALSE(window->panel().resultCard().isVisible());
    EXPECT_FALSE(said().contains(QStringLiteral("win"))) << said().toStdString();
    board().finishAnimation();
    EXPECT_TRUE(window->panel().resultCard().isVisible());
    window->end().count().finish();
    EXPECT_TRUE(said().contains(QStringLiteral("win")) || said().contains(QStringLiteral("draw")))
        << said().toStdString();
}

TEST_F(WhatIsShown, UndoWhilePawnsAreInTheAirShowsTheTurnTakenBack) {
    openGliding();
    waitForComputer();
    action(ActionId::undo).trigger();
    EXPECT_EQ(session().game().ply(), 0);
    board().finishAnimation(); // of the way back
    EXPECT_FALSE(window->shown().isBehind());
    EXPECT_EQ(window->shown().view().ply(), 0);
}

TEST_F(WhatIsShown, LooksAtATurnOfSeveralThatAreStillInTheAir) {
    openGliding({{}, 1}, {{}, 1});
    change([](Preferences& p) { p.evaluationGraph = GraphChoice::always; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return session().game().ply() >= window->shown().view().ply() + 2; }, 30000));
    window->history().back();
    EXPECT_FALSE(window->shown().isBehind());
    EXPECT_EQ(static_cast<int>(window->shown().line().size()), session().game().lineLength());
    EXPECT_EQ(window->panel().evaluation().content().line.size(), window->shown().line().size() + 1);
    EXPECT_EQ(turnsInList(), session().game().lineLength());
}

TEST_F(WhatIsShown, TheStatusLineSaysSomethingWhileTheLastPawnIsInTheAir) {
    openGliding({}, {});
    // The only pawns that have not passed one another stand in row 4.
    QGuiApplication::clipboard()->setText(QStringLiteral("11b/-/-/1r1b/-/-/-/11r r"));
    action(ActionId::pasteGame).trigger();
    ASSERT_EQ(session().game().match().state().text, "11b/-/-/1r1b/-/-/-/11r r");
    board().chooseGroup(placeOfRow(4), Side::first);
    board().choosePlace(placeOfRow(5)); // an empty row, so that the turn ends there
    ASSERT_TRUE(session().game().isOver());
    ASSERT_TRUE(board().isAnimating());
    EXPECT_FALSE(said().isEmpty());
    EXPECT_FALSE(said().contains(QStringLiteral("win"))) << said().toStdString();
    board().finishAnimation();
    window->end().count().finish();
    EXPECT_TRUE(said().contains(QStringLiteral("win")) || said().contains(QStringLiteral("draw")))
        << said().toStdString();
}

TEST_F(WhatIsShown, ABonusMoveBackwardsIsSeenOnItsWayToo) {
    openGliding({}, {});
    QGuiApplication::clipboard()->setText(QStringLiteral("11b/-/-/-/-/1r/1b/11r r"));
    action(ActionId::pasteGame).trigger();
    for (const auto& [from, to] : {std::pair(6, 7), std::pair(7, 8), std::pair(8, 7)}) {
        board().chooseGroup(placeOfRow(from), Side::first);
        board().choosePlace(placeOfRow(to));
        EXPECT_TRUE(board().isAnimating()) << from << to;
    }
    EXPECT_EQ(session().game().ply(), 1);
}

TEST_F(WhatIsShown, LookingAtThePastMeanwhileShowsAllThereIs) {
    openGliding();
    waitForComputer();
    window->history().first();
    EXPECT_FALSE(window->shown().isBehind());
    EXPECT_EQ(turnsInList(), 2);
    window->history().backToGame();
    EXPECT_EQ(window->shown().view().ply(), session().game().ply());
}

TEST_F(WhatIsShown, AnotherGameIsShownAtOnce) {
    openGliding();
    waitForComputer();
    action(ActionId::playAgain).trigger();
    EXPECT_FALSE(window->shown().isBehind());
    EXPECT_EQ(turnsInList(), 0);
}

TEST_F(WhatIsShown, IsNeverMoreThanTheBoardHoldsWhenComputersPlay) {
    openGliding({{}, 1}, {{}, 1});
    int told = window->shown().view().ply();
    int checked = told;
    bool hasLanded = true; // what was told last
    QObject::connect(&window->shown(), &ShownGame::turnShown, &window->shown(), [&](int ply) {
        EXPECT_EQ(ply, ++told) << "each turn in its order";
        hasLanded =
            !board().isAnimating() || board().landedCounts() == countsOf(window->shown().view().match->state().board);
    });
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            if (std::exchange(checked, told) != told) {
                EXPECT_TRUE(hasLanded) << told;
            }
            board().advanceAnimation(400);
            return told > 8;
        },
        30000));
}

} // namespace
} // namespace ui
