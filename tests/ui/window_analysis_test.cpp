// Evaluation bar and graph and the explore view in the window. The values come from a pretended table in which every
// position has a value of its own, so that a value beside the wrong position shows.
#include "tests/ui/analysis_fixture.h"
#include "tests/ui/rows.h"
#include "ui/analysis/evaluation_card.h"
#include "ui/analysis/evaluation_graph.h"
#include "ui/game/hint_controller.h"
#include "ui/game/side_panel.h"
#include "ui/games/games.h"
#include "ui/text/value_text.h"
#include "ui/window/window_dialogs.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRandomGenerator>

namespace ui {
namespace {

class WindowAnalysis : public AnalysisOnTable {
protected:
    [[nodiscard]] EvaluationCard& card() const { return window->panel().evaluation(); }
    [[nodiscard]] EvaluationGraph& graph() const { return card().graph(); }
    void showBar() {
        if (!action(ActionId::evaluationBar).isChecked())
            action(ActionId::evaluationBar).trigger();
    }
    void showGraph() {
        if (!action(ActionId::evaluationGraph).isChecked())
            action(ActionId::evaluationGraph).trigger();
    }
    void playTurns(int count) {
        for (int i = 0; i < count && !session().game().isOver(); ++i)
            ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().front().text));
    }

    // What stands on the card is about the position on the board, or is left open.
    void expectNothingStale(const std::string& when) const {
        const game::Match& shown = *board().match();
        const EvaluationContent& content = card().content();
        if (content.value) {
            EXPECT_EQ(content.value->amount, valueForRed(shown)) << when;
            const GameWords& words = wordsOf(content.gameId);
            EXPECT_TRUE(card().valueText().contains(content.isOver ? endText(words, *content.value)
                                                                   : standingText(words, *content.value)));
        }
        if (content.graph) {
            EXPECT_EQ(content.shownTurn, window->history().shownTurn()) << when;
            EXPECT_EQ(content.line.size(), static_cast<std::size_t>(window->history().lineLength()) + 1) << when;
            const auto at = static_cast<std::size_t>(content.shownTurn);
            if (at < content.line.size() && content.line[at]) {
                EXPECT_EQ(content.line[at]->amount, valueForRed(shown)) << when;
            }
        }
        if (board().explored() && !shown.state().outcome) {
            EXPECT_EQ(board().explored()->results.size(), valuesOf(shown).results.size()) << when;
            EXPECT_EQ(board().explored()->results.front().turn(), valuesOf(shown).results.front().turn()) << when;
        }
    }
};

TEST_F(WindowAnalysis, ARunningGameShowsNoValueUnasked) {
    openSolved();
    EXPECT_FALSE(card().isVisible());
    playTurns(3);
    EXPECT_FALSE(card().isVisible());
    EXPECT_TRUE(window->analysis().analyst().isIdle());
    EXPECT_FALSE(action(ActionId::evaluationGraph).isChecked());
}

TEST_F(WindowAnalysis, TheGraphComesWithTheEndOfTheGame) {
    openSolved();
    playTurns(4);
    action(ActionId::resign).trigger();
    EXPECT_TRUE(action(ActionId::evaluationGraph).isChecked());
    EXPECT_TRUE(card().isVisible());
    ASSERT_TRUE(waitForValues());
    EXPECT_EQ(card().content().line.size(), 5U);
    action(ActionId::playAgain).trigger();
    EXPECT_FALSE(card().isVisible());
}

TEST_F(WindowAnalysis, BarAndGraphAreSwitchedInTheMenuAndKept) {
    openSolved();
    showBar();
    showGraph();
    EXPECT_TRUE(card().isVisible());
    EXPECT_TRUE(Settings::preferences().evaluationBar);
    EXPECT_EQ(Settings::preferences().evaluationGraph, GraphChoice::always);
    reopen();
    EXPECT_TRUE(action(ActionId::evaluationBar).isChecked());
    EXPECT_TRUE(card().content().bar);
    EXPECT_TRUE(card().content().graph);
    action(ActionId::evaluationBar).trigger();
    action(ActionId::evaluationGraph).trigger();
    EXPECT_FALSE(card().isVisible());
    EXPECT_EQ(Settings::preferences().evaluationGraph, GraphChoice::off);
}

TEST_F(WindowAnalysis, ExactValuesAndEstimatesSaySo) {
    openSolved();
    showBar();
    ASSERT_TRUE(waitForValues());
    EXPECT_TRUE(card().valueText().endsWith(QStringLiteral(" (exact)"))) << card().valueText().toStdString();
    ASSERT_FALSE(session().tables().remove(QStringLiteral("rulebook")));
    playTurns(1);
    ASSERT_TRUE(waitForValues());
    EXPECT_TRUE(card().valueText().endsWith(QStringLiteral(" (estimated)"))) << card().valueText().toStdString();
    change([](Preferences& p) { p.language = Language::spanish; });
    QCoreApplication::processEvents();
    EXPECT_TRUE(card().valueText().contains(QStringLiteral("estima"))) << card().valueText().toStdString();
}

// By search, where the efforts differ: a hint takes more than the graph of a whole line.
TEST_F(WindowAnalysis, HintBarGraphAndExploreViewShowOneValueAtEveryMoment) {
    openSolved();
    ASSERT_FALSE(session().tables().remove(QStringLiteral("rulebook")));
    playTurns(3);
    session::Analyst& analyst = window->analysis().analyst();
    ai::Limits most;
    most.nodes = 30'000;
    analyst.setMostEffort(most);
    showBar();
    showGraph();
    action(ActionId::explore).trigger();
    int compared = 0;
    const auto compare = [&] {
        const auto judged = analyst.of(*board().match());
        if (!judged)
            return;
        ++compared;
        const EvaluationContent& content = card().content();
        EXPECT_EQ(content.value, judged->value);
        EXPECT_EQ(content.line.back(), judged->value);
        EXPECT_EQ(board().explored(), judged->turns);
        if (window->hint().isShown()) {
            EXPECT_TRUE(
                window->hint().text().contains(valueText(wordsOf(std::string_view("linja")), judged->value, kRed)))
                << window->hint().text().toStdString();
            EXPECT_EQ(board().proposal(), judged->turns->results.front().turns.front());
        }
    };
    QObject::connect(&analyst, &session::Analyst::changed, window.get(), compare);
    action(ActionId::hint).trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->hint().isShown(); }, 30000));
    compare();
    ASSERT_TRUE(waitForValues());
    compare();
    EXPECT_GT(compared, 4);
}

TEST_F(WindowAnalysis, NoValueStandsBesideAPositionItIsNotFor) {
    openSolved();
    showBar();
    showGraph();
    action(ActionId::explore).trigger();
    QRandomGenerator random(7);
    for (int time = 0; time < 300; ++time) {
        const auto lot = random.bounded(12);
        if (lot < 4)
            playTurns(1);
        else if (lot == 4)
            action(ActionId::undo).trigger();
        else if (lot == 5)
            action(ActionId::redo).trigger();
        else if (lot < 10)
            window->history().showPly(random.bounded(session().game().lineLength() + 1));
        else if (lot == 10 && random.bounded(6) == 0)
            action(ActionId::playAgain).trigger();
        else
            window->history().backToGame();
        expectNothingStale("at once, after " + std::to_string(time));
        if (random.bounded(3) == 0) {
            QTest::qWait(random.bounded(3));
            expectNothingStale("later, after " + std::to_string(time));
        }
    }
    ASSERT_TRUE(waitForValues());
    expectNothingStale("in the end");
    EXPECT_TRUE(card().content().value);
}

TEST_F(WindowAnalysis, TheGraphJumpsToATurnByClickAndKey) {
    openSolved();
    showGraph();
    playTurns(6);
    ASSERT_TRUE(waitForValues());
    QTest::mouseClick(&graph(), Qt::LeftButton, {}, graph().placeOf(2).toPoint());
    EXPECT_EQ(window->history().shownTurn(), 2);
    QTest::mousePress(&graph(), Qt::LeftButton, {}, graph().placeOf(4).toPoint());
    EXPECT_EQ(window->history().shownTurn(), 4);
    QTest::mouseMove(&graph(), graph().placeOf(1).toPoint());
    QTest::mouseRelease(&graph(), Qt::LeftButton, {}, graph().placeOf(1).toPoint());
    graph().setFocus();
    QTest::keyClick(&graph(), Qt::Key_Home);
    EXPECT_EQ(window->history().shownTurn(), 0);
    QTest::keyClick(&graph(), Qt::Key_Right);
    EXPECT_EQ(window->history().shownTurn(), 1);
    QTest::keyClick(&graph(), Qt::Key_End);
    EXPECT_EQ(window->history().shownTurn(), 6);
    EXPECT_FALSE(window->history().isViewing());
}

TEST_F(WindowAnalysis, TheGraphIsASliderForAScreenReader) {
    openSolved();
    showGraph();
    playTurns(4);
    ASSERT_TRUE(waitForValues());
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&graph());
    ASSERT_NE(face, nullptr);
    EXPECT_EQ(face->role(), QAccessible::Slider);
    EXPECT_EQ(face->text(QAccessible::Name), QStringLiteral("Evaluation graph"));
    EXPECT_TRUE(face->text(QAccessible::Description).startsWith(QStringLiteral("Turn 4: ")));
    EXPECT_TRUE(face->text(QAccessible::Description).endsWith(QStringLiteral(" (exact)")));
    ASSERT_NE(face->valueInterface(), nullptr);
    EXPECT_EQ(face->valueInterface()->currentValue().toInt(), 4);
    face->valueInterface()->setCurrentValue(2);
    EXPECT_EQ(window->history().shownTurn(), 2);
}

TEST_F(WindowAnalysis, TheGraphLeavesAGapWhereAValueIsNotKnown) {
    openSolved();
    playTurns(3);
    showGraph();
    EXPECT_EQ(card().content().line.size(), 4U);
    for (const auto& value : card().content().line)
        EXPECT_FALSE(value);
    EXPECT_TRUE(graph().accessibleDescription().contains(QStringLiteral("not known yet")));
    EXPECT_FALSE(graph().grab().isNull());
}

TEST_F(WindowAnalysis, TheGraphFollowsAVariationThatIsLookedAt) {
    openSolved();
    showGraph();
    playTurns(4);
    playFromPly(2);
    const auto turns = session().game().match().legalTurns();
    ASSERT_TRUE(session().playTurn(turns.back().text)); // the old turns 3 and 4 are a variation now
    ASSERT_TRUE(waitForValues());
    EXPECT_EQ(card().content().line.size(), 4U);
    window->history().showNode(4);
    ASSERT_TRUE(waitForValues());
    EXPECT_EQ(card().content().line.size(), 5U);
    expectNothingStale("in a variation");
}

// The explore view.

TEST_F(WindowAnalysis, ExploreShowsTheBestOfEveryGroupThenOfEveryTargetRow) {
    openSolved();
    QTest::keyClick(&board(), Qt::Key_E);
    EXPECT_TRUE(action(ActionId::explore).isChecked());
    ASSERT_TRUE(waitForValues());
    const ai::TurnValues values = valuesOf(*board().match());
    EXPECT_EQ(board().exploreFigures().size(), board().entry().movable().size());
    for (const ExploreFigure& figure : board().exploreFigures()) {
        const auto begins = [&figure](const ai::StepValue& next) {
            return next.step.from == figure.place && next.step.piece == figure.side;
        };
        const auto next = values.nextSteps({});
        const auto best = std::find_if(next.begin(), next.end(), begins);
        ASSERT_NE(best, next.end());
        EXPECT_EQ(figure.value, best->value);
        EXPECT_FALSE(figure.isTarget);
        EXPECT_EQ(figure.isBest, best->value.amount == next.front().value.amount);
    }
    EXPECT_TRUE(card().content().legend.startsWith(QStringLiteral("Exact values")));
    EXPECT_TRUE(board().groupName(placeOfRow(1), kRed).contains(QStringLiteral("worth ")));

    // Step by step through the unfinished turn.
    const game::TurnView& turn = values.results.back().turns.front();
    for (std::size_t made = 0; made < turn.steps.size(); ++made) {
        board().chooseGroup(turn.steps[made].from, turn.steps[made].piece);
        const std::span<const game::StepView> steps(turn.steps);
        for (const ExploreFigure& figure : board().exploreFigures()) {
            EXPECT_TRUE(figure.isTarget);
            std::vector<game::StepView> through(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(made));
            for (const ai::StepValue& next : values.nextSteps(through))
                if (next.step.from == turn.steps[made].from && next.step.to == figure.place &&
                    next.step.piece == figure.side) {
                    EXPECT_EQ(figure.value, next.value);
                }
        }
        EXPECT_TRUE(board().placeName(turn.steps[made].to).contains(QStringLiteral("worth ")));
        board().choosePlace(turn.steps[made].to);
    }
}

TEST_F(WindowAnalysis, ExploreTellsWhatEndingTheTurnIsWorth) {
    openSolved();
    action(ActionId::explore).trigger();
    ASSERT_TRUE(waitForValues());
    // A turn that another one goes on from: it may end before its last step.
    for (const ai::TurnResult& result : valuesOf(*board().match()).results)
        for (const game::TurnView& turn : result.turns) {
            for (const game::StepView& step : turn.steps) {
                board().chooseGroup(step.from, step.piece);
                board().choosePlace(step.to);
            }
            if (board().canEndTurn()) {
                EXPECT_TRUE(card().content().legend.endsWith(
                    QStringLiteral("Ending the turn now: %1.").arg(signedPoints(result.value))));
                return;
            }
            session().undo();
            while (board().canTakeBack())
                board().takeBackStep();
        }
}

TEST_F(WindowAnalysis, ExploreLooksAtThePastToo) {
    openSolved();
    action(ActionId::explore).trigger();
    playTurns(5);
    window->history().showPly(2);
    ASSERT_TRUE(waitForValues());
    EXPECT_FALSE(board().exploreFigures().empty());
    expectNothingStale("in the past");
    action(ActionId::explore).trigger();
    EXPECT_TRUE(board().exploreFigures().empty());
    EXPECT_FALSE(card().isVisible());
}

TEST_F(WindowAnalysis, ExploreShowsFiguresWhereNobodyMayChoose) {
    openSolved({}, {{}, 1});
    change([](Preferences& p) { p.pace = Pace::lengthy; });
    action(ActionId::explore).trigger();
    playTurns(1);
    ASSERT_TRUE(session().referee().isThinking());
    ASSERT_TRUE(waitForValues());
    EXPECT_FALSE(board().status().open);
    ASSERT_FALSE(board().exploreFigures().empty());
    for (const ExploreFigure& figure : board().exploreFigures())
        EXPECT_EQ(figure.side, kBlack);
    expectNothingStale("while the computer thinks");
}

TEST_F(WindowAnalysis, ShowsAhedBehindAndEvenByShapeAsWellAsBySign) {
    EXPECT_EQ(signedPoints(3), QStringLiteral("+3"));
    EXPECT_EQ(signedPoints(-3), QStringLiteral("−3"));
    EXPECT_EQ(signedPoints(0), QStringLiteral("0"));
}

TEST_F(WindowAnalysis, ThePreferencesHoldWhatTheMenuSwitches) {
    openSolved();
    SettingsDialog* settings = window->dialogs().showPreferences();
    auto* tutor = settings->findChild<QCheckBox*>(QStringLiteral("tutor"));
    auto* points = settings->findChild<QComboBox*>(QStringLiteral("tutorPoints"));
    ASSERT_TRUE(tutor && points);
    EXPECT_FALSE(tutor->isChecked());
    EXPECT_FALSE(points->isEnabled()) << "no tutor, no threshold";
    tutor->setChecked(true);
    EXPECT_TRUE(points->isEnabled());
    points->setCurrentIndex(points->findData(3));
    EXPECT_TRUE(window->preferences().tutor);
    EXPECT_EQ(window->preferences().tutorPoints, 3);
    EXPECT_TRUE(action(ActionId::tutor).isChecked());
    action(ActionId::tutor).trigger();
    EXPECT_FALSE(tutor->isChecked());
    action(ActionId::tutor).trigger();
    EXPECT_TRUE(tutor->isChecked());
    EXPECT_EQ(points->currentData().toInt(), 3) << "the points are kept";
    settings->reject();
}

} // namespace
} // namespace ui
