#include "tests/ui/rows.h"
#include "tests/ui/window_fixture.h"
#include "ui/game/result_card.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/game/turn_field.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/window/window_dialogs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

namespace ui {
namespace {

class WindowPlay : public WindowOnTable {
protected:
    // A different way through every game: the turn at a place that depends on the ply.
    [[nodiscard]] game::TurnView someTurn() const {
        const auto turns = session().game().match().legalTurns();
        return turns[static_cast<std::size_t>(session().game().ply() * 7 + 3) % turns.size()];
    }

    void expectRightResult() const {
        ASSERT_TRUE(session().game().isOver());
        const auto points = pointsByRulebook(session().game().match().state().text);
        const game::Outcome outcome = *session().game().outcome();
        EXPECT_EQ(outcome.score.pointsOf(game::Side::first), points[0]);
        EXPECT_EQ(outcome.score.pointsOf(game::Side::second), points[1]);
        EXPECT_EQ(outcome.winner.has_value(), points[0] != points[1]);
        if (outcome.winner) {
            EXPECT_EQ(*outcome.winner == game::Side::first, points[0] > points[1]);
        }
        const ResultCard& card = window->panel().resultCard();
        EXPECT_TRUE(card.isVisible());
        EXPECT_TRUE(card.title().contains(QString::number(points[0]))) << card.title().toStdString();
        EXPECT_TRUE(card.title().contains(QString::number(points[1])));
    }
};

TEST_F(WindowPlay, OpensIntoAGameThatCanBePlayed) {
    reopen();
    EXPECT_EQ(session().game().setup().player(game::Side::first).kind, session::PlayerKind::human);
    EXPECT_EQ(session().game().setup().player(game::Side::second).kind, session::PlayerKind::computer);
    EXPECT_EQ(session().game().setup().player(game::Side::second).level, kUsualLevel);
    EXPECT_EQ(session().game().match().rulesId(), "rulebook");
    ASSERT_TRUE(session().referee().humanToMove());
    EXPECT_TRUE(board().status().open);
}

TEST_F(WindowPlay, AWholeGameAgainstTheComputerByMouse) {
    open();
    int turns = 0;
    while (!session().game().isOver()) {
        ASSERT_TRUE(waitForPerson());
        if (session().game().isOver())
            break;
        const int ply = session().game().ply();
        playByMouse(someTurn());
        ASSERT_GT(session().game().ply(), ply)
            << "the turn did not arrive: " << window->panel().findChild<QLabel*>()->text().toStdString();
        ASSERT_LT(++turns, 200);
    }
    expectRightResult();
}

TEST_F(WindowPlay, AWholeGameAgainstTheComputerByKeyboardAlone) {
    open();
    QTest::keyClick(window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(board().hasFocus());
    int turns = 0;
    while (!session().game().isOver()) {
        ASSERT_TRUE(waitForPerson());
        if (session().game().isOver())
            break;
        const int ply = session().game().ply();
        playByKeys(someTurn());
        ASSERT_GT(session().game().ply(), ply);
        ASSERT_LT(++turns, 200);
    }
    expectRightResult();
}

TEST_F(WindowPlay, TheOptionalBonusRuleFromTheSettingsLetsABonusPushAnOpposingPawn) {
    open({}, {});
    SettingsDialog* settings = window->dialogs().showPreferences();
    auto* box = settings->findChild<QCheckBox*>(QStringLiteral("optional-bonus"));
    ASSERT_NE(box, nullptr);
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    EXPECT_TRUE(box->isChecked());
    settings->reject();
    EXPECT_EQ(session().game().match().rulesId(), "rulebook") << "the running game keeps its rules";
    action(ActionId::playAgain).trigger();
    ASSERT_EQ(session().game().match().rulesId(), "rulebook+optional-bonus");

    for (int turns = 0; turns < 100 && !session().game().isOver(); ++turns) {
        const auto legal = session().game().match().legalTurns();
        const game::Side mover = session().game().match().state().toMove;
        const auto push = std::find_if(legal.begin(), legal.end(), [mover](const game::TurnView& turn) {
            return !turn.steps.empty() && turn.steps.back().piece != mover;
        });
        if (push == legal.end()) {
            ASSERT_TRUE(session().playTurn(someTurn().text));
            continue;
        }
        const game::StepView step = push->steps.back();
        playByMouse(*push);
        const auto& history = session().game().history();
        ASSERT_FALSE(history.empty());
        EXPECT_EQ(history.back().turn.text, push->text);
        EXPECT_EQ(history.back().side, mover);
        EXPECT_NE(step.piece, mover);
        return;
    }
    FAIL() << "no turn of this game could push a pawn";
}

TEST_F(WindowPlay, ATypedTurnIsPlayedAndABadOneIsRefusedWithAReason) {
    open({}, {});
    action(ActionId::typeTurn).trigger();
    TurnField& field = window->panel().turnField();
    EXPECT_TRUE(field.hasFocus());
    QTest::keyClicks(&field, QStringLiteral("1-3"));
    QTest::keyClick(&field, Qt::Key_Return);
    EXPECT_EQ(session().game().ply(), 0);
    field.clear();
    QTest::keyClicks(&field, QStringLiteral(" 1-2, 1-3 "));
    QTest::keyClick(&field, Qt::Key_Return);
    ASSERT_EQ(session().game().ply(), 1);
    EXPECT_EQ(session().game().history().front().turn.text, "1-2,1-3");
}

TEST_F(WindowPlay, TidiesWhatWasTyped) {
    EXPECT_EQ(tidyTurn(QStringLiteral(" 2-3 ; 1–5 ")), QStringLiteral("2-3,1-5"));
    EXPECT_EQ(tidyTurn(QStringLiteral("2 - 3 1-5,B3-4")), QStringLiteral("2-3,1-5,b3-4"));
}

TEST_F(WindowPlay, UndoTakesBackStepsFirstAndThenTurns) {
    open({}, {});
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    board().choosePlace(placeOfRow(8));
    board().choosePlace(placeOfRow(7));
    ASSERT_TRUE(board().hasUnfinishedTurn());
    action(ActionId::undo).trigger();
    EXPECT_FALSE(board().hasUnfinishedTurn());
    EXPECT_EQ(session().game().ply(), 1);
    action(ActionId::undo).trigger();
    EXPECT_EQ(session().game().ply(), 0);
    action(ActionId::redo).trigger();
    EXPECT_EQ(session().game().ply(), 1);
}

TEST_F(WindowPlay, TheStatusLineTellsTheTurnThatLedHereInTheLanguageOfTheMoment) {
    open({}, {});
    const auto* line = window->findChild<StatusLine*>();
    ASSERT_NE(line, nullptr);
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    EXPECT_TRUE(line->text().startsWith(QStringLiteral("Red: 1-2, 1-3."))) << line->text().toStdString();
    change([](Preferences& p) { p.language = Language::spanish; });
    settle();
    EXPECT_TRUE(line->text().startsWith(QStringLiteral("Rojo: 1-2, 1-3."))) << line->text().toStdString();
    action(ActionId::undo).trigger();
    EXPECT_FALSE(line->text().contains(QStringLiteral("1-2, 1-3"))) << line->text().toStdString();
    action(ActionId::redo).trigger();
    EXPECT_TRUE(line->text().startsWith(QStringLiteral("Rojo: 1-2, 1-3."))) << line->text().toStdString();
    change([](Preferences& p) { p.language = Language::english; });
}

TEST_F(WindowPlay, ResignsForThePersonAndPlaysAgain) {
    open();
    action(ActionId::resign).trigger();
    ASSERT_TRUE(session().game().isOver());
    EXPECT_EQ(session().game().outcome()->winner, game::Side::second);
    EXPECT_TRUE(window->panel().resultCard().isVisible());
    action(ActionId::playAgain).trigger();
    EXPECT_FALSE(session().game().isOver());
    EXPECT_FALSE(window->panel().resultCard().isVisible());
}

TEST_F(WindowPlay, ADrawByAgreementIsForPeopleOnly) {
    open();
    EXPECT_FALSE(action(ActionId::agreeDraw).isEnabled());
    open({}, {});
    action(ActionId::playAgain).trigger();
    ASSERT_TRUE(action(ActionId::agreeDraw).isEnabled());
    action(ActionId::agreeDraw).trigger();
    ASSERT_TRUE(session().game().isOver());
    EXPECT_FALSE(session().game().outcome()->winner);
}

TEST_F(WindowPlay, TheNewGameDialogStartsWhatItShows) {
    open();
    NewGameDialog* dialog = window->dialogs().showNewGame();
    auto* black = dialog->findChild<QWidget*>(QStringLiteral("secondSeat"));
    ASSERT_NE(black, nullptr);
    black->findChild<QComboBox*>(QStringLiteral("who"))->setCurrentIndex(0);
    black->findChild<QLineEdit*>(QStringLiteral("name"))->setText(QStringLiteral("Ben"));
    dialog->findChild<QComboBox*>(QStringLiteral("starter"))->setCurrentIndex(1);
    auto* editions = dialog->findChild<QComboBox*>(QStringLiteral("editions"));
    editions->setCurrentIndex(editions->findData(QStringLiteral("classic")));
    dialog->findChild<QCheckBox*>(QStringLiteral("extra-turn"))->setChecked(true);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("start")), Qt::LeftButton);
    EXPECT_EQ(session().game().match().rulesId(), "classic+extra-turn");
    EXPECT_EQ(session().game().setup().player(game::Side::second).name.toStdString(), "Ben");
    EXPECT_EQ(session().game().match().state().toMove, game::Side::second);
    EXPECT_EQ(Settings::newGame().starter, Starter::second) << "the choice is kept for the next time";
}

} // namespace
} // namespace ui
