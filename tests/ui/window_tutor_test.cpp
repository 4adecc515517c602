// The tutor in the window: what it holds back, what may be done then, and that it is in nobody's way.
#include "tests/ui/analysis_fixture.h"
#include "ui/game/side_panel.h"
#include "ui/game/turn_field.h"
#include "ui/game/tutor_bar.h"
#include "ui/game/tutor_controller.h"
#include "ui/window/window_dialogs.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTimer>

namespace ui {
namespace {

class WindowTutor : public AnalysisOnTable {
protected:
    void openWithTutor(const SeatChoice& red = {}, const SeatChoice& black = {}) {
        openSolved(red, black);
        change([](Preferences& p) {
            p.tutor = true;
            p.tutorPoints = 2;
        });
        ASSERT_TRUE(waitForValues());
    }
    // Tables gone, and a search that never ends by itself.
    // A timer started now for longer than a turn waits here fires after the one of a turn that still waits.
    [[nodiscard]] static bool hasTimeForPatienceToEnd() {
        QTimer later;
        later.setSingleShot(true);
        QSignalSpy over(&later, &QTimer::timeout);
        later.start(40);
        return over.wait(30000);
    }
    void makeValuesUnreachable() {
        std::vector<ai::Limits> rounds(1);
        rounds[0].moveTime = std::chrono::hours(1);
        window->analysis().analyst().setRounds(rounds);
        ASSERT_FALSE(session().tables().remove(QStringLiteral("rulebook")));
    }
    [[nodiscard]] TutorController& tutor() const { return window->tutor(); }
    [[nodiscard]] TutorBar& bar() const { return window->panel().tutorBar(); }
    [[nodiscard]] game::TurnView worst() const {
        return valuesOf(session().game().match()).results.back().turns.front();
    }
    [[nodiscard]] game::TurnView best() const {
        return valuesOf(session().game().match()).results.front().turns.front();
    }
    [[nodiscard]] int lossOfWorst() const {
        const ai::TurnValues values = valuesOf(session().game().match());
        return values.results.front().value.amount - values.results.back().value.amount;
    }
    void type(const game::TurnView& turn) {
        action(ActionId::typeTurn).trigger();
        QTest::keyClicks(&window->panel().turnField(), QString::fromStdString(turn.text));
        QTest::keyClick(&window->panel().turnField(), Qt::Key_Return);
    }
    void expectGone() {
        EXPECT_FALSE(tutor().isHolding());
        EXPECT_FALSE(bar().isVisible());
    }
};

TEST_F(WindowTutor, IsOffByDefault) {
    openSolved();
    EXPECT_FALSE(action(ActionId::tutor).isChecked());
    playByMouse(worst());
    EXPECT_EQ(session().game().ply(), 1);
}

TEST_F(WindowTutor, LetsAGoodTurnPass) {
    openWithTutor();
    playByMouse(best());
    EXPECT_EQ(session().game().ply(), 1);
    expectGone();
}

TEST_F(WindowTutor, HoldsBackATurnThatLosesMoreThanTheChosenPoints) {
    openWithTutor();
    const int lost = lossOfWorst();
    ASSERT_GT(lost, 2);
    const std::string before = session().game().match().state().text;
    playByMouse(worst());
    EXPECT_EQ(session().game().ply(), 0);
    EXPECT_EQ(session().game().match().state().text, before);
    EXPECT_TRUE(bar().isVisible());
    EXPECT_EQ(bar().findChild<QLabel*>(QStringLiteral("tutorText"))->text(),
              QStringLiteral("This turn loses %1 points.").arg(lost));
    EXPECT_TRUE(button("tutorRetry")->hasFocus());
    EXPECT_TRUE(button("tutorRetry")->accessibleDescription().contains(QStringLiteral("This turn loses")));
    EXPECT_FALSE(board().entry().builder().steps().empty()) << "the board keeps showing the turn";
}

TEST_F(WindowTutor, TheBoardOfANarrowWindowKeepsItsSizeBesideTheWarning) {
    openWithTutor();
    for (const QSize size : {QSize(480, 560), QSize(600, 800)})
        for (const Language language : {Language::english, Language::spanish}) {
            change([&](Preferences& p) { p.language = language; });
            window->resize(size);
            ASSERT_TRUE(
                QTest::qWaitFor([&] { return window->panel().isCompact() && board().width() == size.width(); }));
            QCoreApplication::processEvents();
            const QRect before = board().geometry();
            playByMouse(worst());
            ASSERT_TRUE(bar().isVisible());
            QCoreApplication::processEvents();
            EXPECT_EQ(board().geometry(), before) << size.width();
            QTest::mouseClick(button("tutorRetry"), Qt::LeftButton);
            QCoreApplication::processEvents();
            EXPECT_EQ(board().geometry(), before) << size.width();
        }
}

TEST_F(WindowTutor, ATurnAtTheThresholdIsNotHeld) {
    openWithTutor();
    const ai::TurnValues values = valuesOf(session().game().match());
    for (const int points : {1, 2, 3, 5}) {
        change([points](Preferences& p) { p.tutorPoints = points; });
        for (const ai::TurnResult& result : values.results) {
            const bool isTooMuch = values.results.front().value.amount - result.value.amount > points;
            EXPECT_EQ(tutor().holds(QString::fromStdString(result.turn())), isTooMuch) << points << result.turn();
            tutor().retry();
        }
    }
}

TEST_F(WindowTutor, PlaysTheTurnAllTheSame) {
    openWithTutor();
    const game::TurnView turn = worst();
    playByMouse(turn);
    QTest::mouseClick(button("tutorPlay"), Qt::LeftButton);
    ASSERT_EQ(session().game().ply(), 1);
    EXPECT_EQ(session().game().match().turnAt(0).text, turn.text);
    expectGone();
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(WindowTutor, RetryByButtonByEscapeAndByUndo) {
    openWithTutor();
    for (int way = 0; way < 3; ++way) {
        playByMouse(worst());
        ASSERT_TRUE(bar().isVisible()) << way;
        if (way == 0)
            QTest::mouseClick(button("tutorRetry"), Qt::LeftButton);
        else if (way == 1)
            QTest::keyClick(button("tutorRetry"), Qt::Key_Escape);
        else
            action(ActionId::undo).trigger();
        expectGone();
        EXPECT_EQ(session().game().ply(), 0);
        EXPECT_TRUE(board().entry().builder().steps().empty());
        EXPECT_TRUE(board().status().open);
    }
    playByMouse(best());
    EXPECT_EQ(session().game().ply(), 1);
}

TEST_F(WindowTutor, ShowsTheBestTurnAndTakesAnotherOne) {
    openWithTutor();
    playByMouse(worst());
    QTest::mouseClick(button("tutorShow"), Qt::LeftButton);
    ASSERT_TRUE(board().proposal());
    EXPECT_EQ(board().proposal()->text, best().text);
    EXPECT_TRUE(bar().isVisible());
    EXPECT_TRUE(bar().text().contains(QStringLiteral("Best turn: "))) << bar().text().toStdString();
    playByMouse(best()); // the first pick ends the warning
    EXPECT_EQ(session().game().ply(), 1);
    expectGone();
}

TEST_F(WindowTutor, HoldsATypedTurnAndTheKeyboardAloneIsEnough) {
    openWithTutor();
    const game::TurnView turn = worst();
    type(turn);
    EXPECT_EQ(session().game().ply(), 0);
    ASSERT_TRUE(bar().isVisible());
    ASSERT_TRUE(board().proposal());
    EXPECT_EQ(board().proposal()->text, turn.text);
    QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
    expectGone();
    EXPECT_FALSE(board().proposal());
    type(turn);
    ASSERT_TRUE(bar().isVisible());
    QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
    QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
    EXPECT_TRUE(button("tutorPlay")->hasFocus());
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    EXPECT_EQ(session().game().ply(), 1);
}

TEST_F(WindowTutor, AnIllegalTypedTurnIsRefusedAsEver) {
    openWithTutor();
    type(game::TurnView{"1-8", {}});
    expectGone();
    EXPECT_EQ(session().game().ply(), 0);
}

TEST_F(WindowTutor, WorksWithTurnsThatAreConfirmed) {
    openWithTutor();
    change([](Preferences& p) { p.confirm = true; });
    playByMouse(worst()); // ends with a click on End turn
    ASSERT_TRUE(bar().isVisible());
    QTest::mouseClick(button("tutorPlay"), Qt::LeftButton);
    EXPECT_EQ(session().game().ply(), 1);
}

TEST_F(WindowTutor, WatchesTurnsThatGoOnFromThePast) {
    openWithTutor();
    ASSERT_TRUE(session().playTurn(best().text));
    ASSERT_TRUE(session().playTurn(best().text));
    window->history().showPly(0);
    ASSERT_TRUE(waitForValues());
    const game::TurnView turn = valuesOf(*board().match()).results.back().turns.front();
    for (const game::StepView& step : turn.steps) {
        board().chooseGroup(step.from, step.piece);
        board().choosePlace(step.to);
    }
    board().endTurn();
    ASSERT_TRUE(bar().isVisible());
    EXPECT_TRUE(window->history().isViewing());
    EXPECT_EQ(session().game().ply(), 2);
    QTest::mouseClick(button("tutorPlay"), Qt::LeftButton);
    EXPECT_FALSE(window->history().isViewing());
    EXPECT_EQ(session().game().ply(), 1);
    EXPECT_EQ(session().game().match().turnAt(0).text, turn.text);
}

TEST_F(WindowTutor, DoesNotJudgeTheComputer) {
    openWithTutor({}, {{}, 1});
    for (int turn = 0; turn < 3; ++turn) {
        const int ply = session().game().ply();
        ASSERT_TRUE(waitForValues());
        playByMouse(best());
        EXPECT_GT(session().game().ply(), ply);
        ASSERT_TRUE(waitForPerson());
        EXPECT_GE(session().game().ply(), ply + 2);
        expectGone();
    }
}

TEST_F(WindowTutor, IsGoneWithThePositionItsTurnIsFor) {
    openWithTutor();
    ASSERT_TRUE(session().playTurn(best().text));
    ASSERT_TRUE(waitForValues());
    const auto hold = [this] {
        ASSERT_TRUE(waitForValues());
        playByMouse(worst());
        ASSERT_TRUE(bar().isVisible());
    };
    hold();
    session().undo();
    expectGone();
    session().redo();
    hold();
    window->history().first();
    expectGone();
    window->history().backToGame();
    hold();
    action(ActionId::resign).trigger();
    expectGone();
    action(ActionId::undo).trigger();
    hold();
    const std::string record = session().recordText();
    action(ActionId::playAgain).trigger();
    expectGone();
    EXPECT_EQ(session().game().ply(), 0);
    hold();
    ASSERT_TRUE(session().openRecordText(record));
    expectGone();
    EXPECT_EQ(session().game().ply(), 1) << "the turn held was never played";
}

TEST_F(WindowTutor, SwitchedOffItGivesTheTurnBack) {
    openWithTutor();
    playByMouse(worst());
    action(ActionId::tutor).trigger();
    expectGone();
    EXPECT_EQ(session().game().ply(), 0);
    EXPECT_TRUE(board().status().open);
}

TEST_F(WindowTutor, TheWindowMayCloseAndChangeWhileItWarns) {
    openWithTutor();
    playByMouse(worst());
    change([](Preferences& p) {
        p.language = Language::spanish;
        p.theme = ThemeChoice::dark;
    });
    QCoreApplication::processEvents();
    EXPECT_TRUE(bar().text().contains(QStringLiteral("Este turno pierde"))) << bar().text().toStdString();
    action(ActionId::flip).trigger();
    QDialog* about = window->dialogs().showAbout();
    about->reject();
    window->resize(480, 560);
    settle();
    EXPECT_TRUE(bar().isVisible());
    reopen();
    EXPECT_EQ(session().game().ply(), 0);
    expectGone();
}

TEST_F(WindowTutor, NeverKeepsTheGameWaitingForValues) {
    openWithTutor();
    makeValuesUnreachable();
    ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().front().text));
    tutor().setPatience(20);
    const game::TurnView turn = session().game().match().legalTurns().front();
    playByMouse(turn);
    EXPECT_TRUE(tutor().isHolding());
    EXPECT_FALSE(bar().isVisible());
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().game().ply() == 2; }, 30000));
    EXPECT_EQ(session().game().match().turnAt(1).text, turn.text);
    expectGone();
}

TEST_F(WindowTutor, ATurnThatWaitsForValuesIsForgottenWithItsPosition) {
    openWithTutor();
    makeValuesUnreachable();
    ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().front().text));
    tutor().setPatience(20);
    playByMouse(session().game().match().legalTurns().front());
    ASSERT_TRUE(tutor().isHolding());
    action(ActionId::playAgain).trigger();
    expectGone();
    ASSERT_TRUE(hasTimeForPatienceToEnd());
    EXPECT_EQ(session().game().ply(), 0);
    playByMouse(session().game().match().legalTurns().front());
    action(ActionId::undo).trigger(); // takes the waiting turn back
    ASSERT_TRUE(hasTimeForPatienceToEnd());
    EXPECT_EQ(session().game().ply(), 0);
    EXPECT_TRUE(board().status().open);
}

} // namespace
} // namespace ui
