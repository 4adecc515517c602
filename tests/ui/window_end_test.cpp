// The end of a game: what the result card and the board say, row by row, whom it names, and what may be done next.
#include "core/games/catalogue.h"
#include "tests/ui/rows.h"
#include "tests/ui/window_fixture.h"
#include "ui/game/end_banner.h"
#include "ui/game/end_controller.h"
#include "ui/game/player_card.h"
#include "ui/game/result_card.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/games/games.h"
#include "ui/text/outcome_text.h"
#include "ui/widgets/elided_label.h"

#include <QAccessible>
#include <QGridLayout>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>

namespace ui {
namespace {

using game::Side;

// 41 for Red and 46 for Black by the current rulebook.
constexpr auto kEndRows = "6b/4b/2b/-/1r/3r/3r/5r r";

game::StateView endState() {
    const auto match = games::newMatch("linja", "rulebook", kEndRows);
    return (*match)->state();
}

ResultContent contentOf(session::MatchLength length = session::MatchLength::single()) {
    ResultContent content;
    content.setup.players[0] = {session::PlayerKind::human, QStringLiteral("Ana"), 1};
    content.setup.players[1] = {session::PlayerKind::human, QStringLiteral("Ben"), 1};
    content.setup.length = length;
    content.state = endState();
    content.outcome = *content.state.outcome;
    content.isMatchOver = length.isSingle();
    return content;
}

class TheResultCard : public WindowOnTable {
protected:
    TheResultCard() { card.resize(400, 300); }
    [[nodiscard]] QString cell(int line, int column) const {
        const auto* grid = qobject_cast<QGridLayout*>(card.findChild<QWidget*>(QStringLiteral("scoreTable"))->layout());
        return qobject_cast<QLabel*>(grid->itemAtPosition(line, column)->widget())->text();
    }
    [[nodiscard]] QStringList line(int number) const {
        QStringList cells;
        for (int column = 0; column < 10; ++column)
            cells << cell(number, column);
        return cells;
    }
    [[nodiscard]] QPushButton* buttonOf(const char* name) const {
        return card.findChild<QPushButton*>(QString::fromLatin1(name));
    }
    ResultCard card;
};

const QString kMinus(QChar(0x2212));
const QString kDot(QStringLiteral("·"));

TEST_F(TheResultCard, ShowsBothSidesPointsRowByRow) {
    card.setContent(contentOf());
    EXPECT_EQ(line(0), (QStringList{"Row", "1", "2", "3", "4", "5", "6", "7", "8", "Sum"}));
    EXPECT_EQ(line(1), (QStringList{"Red", kDot, kDot, kDot, kDot, "1", "6", "9", "25", "41"}));
    EXPECT_EQ(line(2), (QStringList{"Black ★", "30", "12", "4", kDot, kDot, kDot, kDot, kDot, "46"}));
}

TEST_F(TheResultCard, TellsBothSidesPointsInOneText) {
    open({}, {}); // which brings the language
    card.setContent(contentOf());
    EXPECT_EQ(card.findChild<QWidget*>(QStringLiteral("scoreTable"))->accessibleName().toStdString(),
              "Red: Row 5: 1 pawn, 1 points; Row 6: 3 pawns, 6 points; Row 7: 3 pawns, 9 points; Row 8: 5 pawns, 25 "
              "points. Black: Row 1: 6 pawns, 30 points; Row 2: 4 pawns, 12 points; Row 3: 2 pawns, 4 points");
    EXPECT_EQ(card.accessibleName(), QStringLiteral("Ben wins 46 to 41"));
    EXPECT_EQ(card.accessibleDescription(), QStringLiteral("The pawns have passed one another."));
}

TEST_F(TheResultCard, CountsFromEachSidesStartLine) {
    card.setContent(contentOf());
    card.setCounted(0);
    EXPECT_EQ(line(1), (QStringList{"Red", "", "", "", "", "", "", "", "", "0"}));
    EXPECT_EQ(card.title(), QStringLiteral("The points are counted…"));
    card.setCounted(6);
    EXPECT_EQ(line(1), (QStringList{"Red", kDot, kDot, kDot, kDot, "1", "6", "", "", "7"}));
    EXPECT_EQ(line(2), (QStringList{"Black", "", "", "4", kDot, kDot, kDot, kDot, kDot, "4"}));
    card.setCounted(ScoreCount::kRows);
    EXPECT_EQ(cell(2, 9), QStringLiteral("46"));
    EXPECT_EQ(card.title(), QStringLiteral("Ben wins 46 to 41"));
}

TEST_F(TheResultCard, ANegativeRowHasATrueMinus) {
    ResultContent content = contentOf();
    content.state = (*games::newMatch("linja", "rulebook"))->state();
    card.setContent(content);
    EXPECT_EQ(cell(1, 1), kMinus + QStringLiteral("6"));
    EXPECT_EQ(cell(2, 8), kMinus + QStringLiteral("6"));
}

TEST_F(TheResultCard, OffersAnotherGameOfTheSamePlayersAfterASingleGame) {
    card.setContent(contentOf());
    EXPECT_EQ(buttonOf("againButton")->text(), QStringLiteral("Play Again"));
    EXPECT_TRUE(buttonOf("againButton")->property("primary").toBool());
    EXPECT_FALSE(buttonOf("newGameButton")->property("primary").toBool());
    EXPECT_TRUE(card.findChild<QLabel*>(QStringLiteral("matchScore"))->isHidden());
}

TEST_F(TheResultCard, OffersTheNextGameInAMatchUntilItIsOver) {
    ResultContent content = contentOf(session::MatchLength::ofGames(3));
    content.match.won = {1, 1};
    content.match.points = {41, 46};
    card.setContent(content);
    EXPECT_EQ(buttonOf("againButton")->text(), QStringLiteral("Next Game"));
    const auto* match = card.findChild<QLabel*>(QStringLiteral("matchScore"));
    EXPECT_FALSE(match->isHidden());
    EXPECT_EQ(match->text(), QStringLiteral("Match: Ana 1, Ben 1 (points 41 to 46), game 2 of 3"));
    content.isMatchOver = true;
    card.setContent(content);
    EXPECT_EQ(buttonOf("againButton")->text(), QStringLiteral("Play Again"));
    content.setup.length = session::MatchLength::openEnded();
    content.match.points = {};
    content.isMatchOver = false;
    card.setContent(content);
    EXPECT_EQ(match->text(), QStringLiteral("Match: Ana 1, Ben 1"));
}

TEST_F(TheResultCard, OfAnOpenedGameLeadsToANewOne) {
    ResultContent content = contentOf();
    content.endedHere = false;
    card.setContent(content);
    EXPECT_TRUE(buttonOf("againButton")->isHidden());
    EXPECT_TRUE(buttonOf("newGameButton")->property("primary").toBool());
    content.setup.length = session::MatchLength::ofGames(3);
    content.isMatchOver = false;
    card.setContent(content);
    EXPECT_FALSE(buttonOf("againButton")->isHidden()) << "the match goes on";
}

TEST_F(TheResultCard, TellsOfUndoOnlyWhereItTakesTheEndBack) {
    ResultContent content = contentOf();
    card.setContent(content);
    const auto* reason = card.findChild<QLabel*>(QStringLiteral("resultReason"));
    EXPECT_FALSE(reason->text().contains(QStringLiteral("Undo")));
    content.canTakeBack = true;
    card.setContent(content);
    EXPECT_TRUE(reason->text().endsWith(QStringLiteral("Undo takes that back."))) << reason->text().toStdString();
}

TEST_F(TheResultCard, ReadsNamesAsPlainText) {
    ResultContent content = contentOf(session::MatchLength::openEnded());
    content.setup.players[1].name = QStringLiteral("<b>%1 &amp;</b>");
    card.setContent(content);
    EXPECT_EQ(card.title(), QStringLiteral("<b>%1 &amp;</b> wins 46 to 41"));
    for (const QLabel* label : card.findChildren<QLabel*>())
        if (label->text().contains(QLatin1Char('<'))) {
            EXPECT_EQ(label->textFormat(), Qt::PlainText) << label->text().toStdString();
        }
}

TEST(ResultTitle, NamesTheWinner) {
    session::GameSetup setup;
    setup.players[1].kind = session::PlayerKind::computer;
    game::Outcome outcome;
    outcome.reason = game::Reason::passed;
    outcome.score = game::Score::points(48, 45);
    outcome.winner = Side::first;
    EXPECT_EQ(resultTitle(outcome, setup), QStringLiteral("You win 48 to 45"));
    outcome.winner = Side::second;
    outcome.score = game::Score::points(45, 48);
    EXPECT_EQ(resultTitle(outcome, setup), QStringLiteral("The computer wins 48 to 45"));
    setup.players[1].name = QStringLiteral("Deep");
    EXPECT_EQ(resultTitle(outcome, setup), QStringLiteral("Deep wins 48 to 45"));
    outcome.reason = game::Reason::resign;
    EXPECT_EQ(resultTitle(outcome, setup), QStringLiteral("Deep wins"));
    outcome.winner.reset();
    EXPECT_EQ(resultTitle(outcome, setup), outcomeTitle(wordsOf(setup.gameId), outcome)) << "a draw";
}

TEST(ResultTitle, NamesTheSideWhereNamesDoNotTellThemApart) {
    session::GameSetup setup;
    game::Outcome outcome;
    outcome.reason = game::Reason::resign;
    outcome.winner = Side::second;
    EXPECT_EQ(resultTitle(outcome, setup), QStringLiteral("Black wins"));
    for (session::PlayerSetup& player : setup.players)
        player.kind = session::PlayerKind::computer;
    EXPECT_EQ(resultTitle(outcome, setup), QStringLiteral("Black wins"));
    for (session::PlayerSetup& player : setup.players)
        player.name = QStringLiteral("Ana");
    EXPECT_EQ(resultTitle(outcome, setup), QStringLiteral("Black wins"));
}

class TheEnd : public WindowOnTable {
protected:
    void SetUp() override { QAccessible::setActive(false); } // nothing is counted up for a screen reader
    void playToTheEnd() {
        for (int turn = 0; !session().game().isOver(); ++turn) {
            ASSERT_LT(turn, 300);
            board().finishAnimation();
            ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().back().text));
        }
        board().finishAnimation();
    }
    [[nodiscard]] ResultCard& card() const { return window->panel().resultCard(); }
    [[nodiscard]] EndBanner& banner() const { return window->end().banner(); }
    [[nodiscard]] QString said() const { return window->panel().statusLine().text(); }
    [[nodiscard]] QStringList details() const {
        QStringList details;
        for (const QLabel* detail : window->panel().findChildren<QLabel*>(QStringLiteral("playerDetail")))
            details << detail->text();
        return details;
    }
};

TEST_F(TheEnd, CountsThePointsUpAndThenNamesTheWinner) {
    open({}, {});
    change([](Preferences& p) { p.animation = AnimationChoice::fast; });
    playToTheEnd();
    ASSERT_TRUE(window->end().isCounting());
    EXPECT_TRUE(banner().isVisible());
    EXPECT_EQ(banner().shownPoints(Side::first), 0);
    EXPECT_EQ(banner().shownTitle(), QStringLiteral("The game is over"));
    EXPECT_EQ(card().title(), QStringLiteral("The points are counted…"));
    EXPECT_FALSE(said().contains(QStringLiteral(" to "))) << said().toStdString();
    for (int row = 0; row < ScoreCount::kRows; ++row)
        window->end().count().advance();
    const game::Outcome outcome = *session().game().outcome();
    EXPECT_FALSE(window->end().isCounting());
    EXPECT_EQ(banner().shownPoints(Side::first), outcome.score.pointsOf(Side::first));
    EXPECT_EQ(banner().shownPoints(Side::second), outcome.score.pointsOf(Side::second));
    EXPECT_EQ(banner().shownTitle(), card().title());
    EXPECT_EQ(card().title(), resultTitle(outcome, session().game().setup()));
    EXPECT_TRUE(said().contains(card().title())) << said().toStdString();
    EXPECT_EQ(details().filter(QStringLiteral("★")).size(), outcome.winner ? 1 : 0);
}

TEST_F(TheEnd, IsToldOnceAndLastAfterTheCount) {
    open({}, {});
    change([](Preferences& p) { p.animation = AnimationChoice::fast; });
    StatusLine& line = window->panel().statusLine();
    QSignalSpy told(&line, &StatusLine::announced);
    playToTheEnd();
    ASSERT_TRUE(window->end().isCounting());
    for (int row = 0; row < ScoreCount::kRows; ++row)
        window->end().count().advance();
    const QString result = resultTitle(*session().game().outcome(), session().game().setup());
    const auto isLast = [&told](const QString& words) {
        return !told.isEmpty() && told.last().first().toString().contains(words);
    };
    while (!isLast(result))
        ASSERT_TRUE(told.wait());
    // Whatever the end still had to say comes before this.
    line.sayAloud(QStringLiteral("And now?"));
    while (!isLast(QStringLiteral("And now?")))
        ASSERT_TRUE(told.wait());
    QString all;
    for (const auto& piece : told)
        all += piece.first().toString() + QLatin1Char('|');
    EXPECT_EQ(all.count(result), 1) << all.toStdString();
    EXPECT_FALSE(all.contains(QStringLiteral("The points are counted"))) << all.toStdString();
    EXPECT_TRUE(told.size() >= 2 && told.at(told.size() - 2).first().toString().contains(result)) << all.toStdString();
}

TEST_F(TheEnd, AnyInputFinishesTheCountAndTheNextTakesTheBannerAway) {
    open({}, {});
    change([](Preferences& p) { p.animation = AnimationChoice::fast; });
    playToTheEnd();
    ASSERT_TRUE(window->end().isCounting());
    QTest::keyClick(&board(), Qt::Key_Right);
    EXPECT_FALSE(window->end().isCounting());
    EXPECT_TRUE(banner().isVisible());
    QTest::mouseClick(&board(), Qt::LeftButton, {}, QPoint(5, 5));
    EXPECT_FALSE(banner().isVisible());
    EXPECT_TRUE(card().isVisible());
}

TEST_F(TheEnd, IsCountedAtOnceWithoutMotion) {
    open({}, {});
    playToTheEnd();
    EXPECT_FALSE(window->end().isCounting());
    EXPECT_TRUE(banner().isVisible());
    EXPECT_EQ(banner().shownTitle(), resultTitle(*session().game().outcome(), session().game().setup()));
}

TEST_F(TheEnd, LeavesTheBoardWithTheGameAndWithALookAtThePast) {
    open({}, {});
    playToTheEnd();
    window->history().back();
    EXPECT_FALSE(banner().isVisible());
    window->history().backToGame();
    EXPECT_FALSE(banner().isVisible()) << "it was seen";
    action(ActionId::undo).trigger();
    playToTheEnd();
    EXPECT_TRUE(banner().isVisible());
    action(ActionId::undo).trigger();
    EXPECT_FALSE(banner().isVisible());
}

TEST_F(TheEnd, AGameTakenUpAgainHasNoMoment) {
    open({}, {});
    playToTheEnd();
    reopen();
    ASSERT_TRUE(session().game().isOver());
    EXPECT_FALSE(banner().isVisible());
    EXPECT_TRUE(card().isVisible());
}

TEST_F(TheEnd, OfAResignedGameCanBeTakenBackAndTheCardSaysSo) {
    open({}, {});
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    action(ActionId::resign).trigger();
    ASSERT_TRUE(session().game().isOver());
    const auto* reason = card().findChild<QLabel*>(QStringLiteral("resultReason"));
    EXPECT_TRUE(reason->text().contains(QStringLiteral("Undo"))) << reason->text().toStdString();
    ASSERT_TRUE(button("undoButton")->isVisible());
    QTest::mouseClick(button("undoButton"), Qt::LeftButton);
    EXPECT_FALSE(session().game().isOver());
    EXPECT_EQ(session().game().ply(), 1);
    EXPECT_FALSE(card().isVisible());
    playToTheEnd();
    EXPECT_FALSE(reason->text().contains(QStringLiteral("Undo"))) << "the pawns have ended it";
}

TEST_F(TheEnd, PlayAgainGoesOnWithTheSamePlayersAndTheLoserStarts) {
    open({{}, 0}, {});
    action(ActionId::resign).trigger(); // Red
    QTest::mouseClick(button("againButton"), Qt::LeftButton);
    EXPECT_FALSE(session().game().isOver());
    EXPECT_EQ(session().game().match().state().toMove, Side::first);
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    action(ActionId::resign).trigger(); // Black
    action(ActionId::playAgain).trigger();
    EXPECT_EQ(session().game().match().state().toMove, Side::second);
}

TEST_F(TheEnd, PlayAgainAfterAnOpenedGameIsAGameOfOnesOwn) {
    open();
    ASSERT_TRUE(session().openRecordText("[Game \"linja\"]\n[Rules \"classic\"]\n[Red \"Xe\"]\n[Black \"Yu\"]\n"
                                         "[Result \"1-0\"]\n[Termination \"resign\"]\n\n1. 1-2,1-3 1-0\n"));
    ASSERT_TRUE(session().game().isOver());
    EXPECT_FALSE(button("againButton")->isVisible());
    action(ActionId::playAgain).trigger();
    EXPECT_EQ(session().game().match().rulesId(), "rulebook");
    EXPECT_EQ(session().game().setup().player(Side::second).kind, session::PlayerKind::computer);
}

TEST_F(TheEnd, UndoInAFreshGameSaysThatItBringsTheLastOneBack) {
    open({}, {});
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    EXPECT_EQ(button("undoButton")->text(), QStringLiteral("Undo"));
    action(ActionId::playAgain).trigger();
    EXPECT_EQ(button("undoButton")->text(), QStringLiteral("Last game"));
    EXPECT_EQ(button("undoButton")->toolTip(), QStringLiteral("Bring the game before this one back"));
    EXPECT_TRUE(action(ActionId::undo).text().contains(QStringLiteral("Last Game")));
    QTest::mouseClick(button("undoButton"), Qt::LeftButton);
    EXPECT_EQ(session().game().ply(), 1);
    EXPECT_EQ(button("undoButton")->text(), QStringLiteral("Undo"));
    EXPECT_EQ(action(ActionId::undo).text(), QStringLiteral("&Undo"));
}

TEST_F(TheEnd, TheHistoryButtonOfTheNarrowWindowShowsTheHistoryInThePlaceOfTheResult) {
    open({}, {});
    window->resize(480, 560);
    QTest::mouseClick(button("historyButton"), Qt::LeftButton);
    playToTheEnd();
    EXPECT_TRUE(card().isVisible()) << "the end comes first";
    auto* list = window->findChild<QTableView*>();
    EXPECT_FALSE(list->isVisible());
    QTest::mouseClick(button("historyButton"), Qt::LeftButton);
    EXPECT_TRUE(list->isVisible());
    EXPECT_FALSE(card().isVisible());
    QTest::mouseClick(button("historyButton"), Qt::LeftButton);
    EXPECT_FALSE(list->isVisible());
    EXPECT_TRUE(card().isVisible());
}

// The winner and what to do next have the place of the players.
TEST_F(TheEnd, LeavesTheBoardOfANarrowWindowItsSize) {
    open({}, {});
    for (const QSize size : {QSize(480, 560), QSize(600, 800)})
        for (const Language language : {Language::english, Language::spanish}) {
            startOver();
            change([&](Preferences& p) { p.language = language; });
            window->resize(size);
            ASSERT_TRUE(
                QTest::qWaitFor([&] { return window->panel().isCompact() && board().width() == size.width(); }));
            settle();
            const QRect before = board().geometry();
            playToTheEnd();
            settle();
            ASSERT_TRUE(card().isVisible());
            EXPECT_EQ(board().geometry(), before) << size.width();
        }
}

TEST_F(TheEnd, OffersTwoButtonsSideBySideInThePanelBesideTheBoard) {
    open({}, {});
    for (const Language language : {Language::english, Language::spanish}) {
        change([&](Preferences& p) { p.language = language; });
        startOver();
        window->resize(1000, 700);
        playToTheEnd();
        settle();
        EXPECT_EQ(button("againButton")->y(), button("newGameButton")->y());
        for (const char* name : {"againButton", "newGameButton", "reviewButton"})
            EXPECT_GE(button(name)->width(), button(name)->sizeHint().width()) << name;
    }
}

TEST_F(TheEnd, TheBannerSpeaksTheLanguageThatIsChosenMeanwhile) {
    open({}, {});
    playToTheEnd();
    change([](Preferences& p) { p.language = Language::spanish; });
    ASSERT_TRUE(banner().isVisible());
    EXPECT_TRUE(QTest::qWaitFor([this] { return banner().shownTitle().startsWith(QStringLiteral("Gana")); }))
        << banner().shownTitle().toStdString();
    EXPECT_EQ(banner().shownTitle(), card().title());
}

TEST_F(TheEnd, TheBannerOverASmallBoardGoesWithTheNextInputWhereverItIsMade) {
    open({}, {});
    window->resize(480, 560);
    playToTheEnd();
    ASSERT_TRUE(window->panel().isCompact());
    EXPECT_TRUE(banner().isVisible());
    QTest::mouseClick(&card(), Qt::LeftButton, {}, QPoint(3, 3));
    EXPECT_FALSE(banner().isVisible());
    action(ActionId::undo).trigger();
    playToTheEnd();
    EXPECT_TRUE(banner().isVisible());
    QTest::keyClick(button("undoButton"), Qt::Key_Shift);
    EXPECT_FALSE(banner().isVisible());
}

TEST_F(TheEnd, TheRulesStandAtTheTableWithTheirSwitches) {
    open({}, {});
    const auto* rules = window->findChild<QLabel*>(QStringLiteral("rulesLine"));
    EXPECT_TRUE(rules->isVisible());
    EXPECT_FALSE(rules->text().contains(QStringLiteral("Optional Bonus Rule")));
    window->resize(480, 560);
    EXPECT_FALSE(rules->isVisible()) << "nothing unusual, and little room";
    change([](Preferences& p) { p.rules.insert(QStringLiteral("linja"), QStringLiteral("rulebook+optional-bonus")); });
    action(ActionId::playAgain).trigger();
    EXPECT_TRUE(rules->isVisible());
    EXPECT_TRUE(rules->text().contains(QStringLiteral("Optional Bonus Rule"))) << rules->text().toStdString();
    window->resize(1000, 700);
    EXPECT_TRUE(rules->isVisible());
}

TEST_F(TheEnd, EachScoreTellsWhereItComesFrom) {
    open({}, {});
    const auto scores = window->panel().findChildren<QLabel*>(QStringLiteral("playerScore"));
    ASSERT_EQ(scores.size(), 2);
    for (const QLabel* score : scores) {
        EXPECT_TRUE(score->toolTip().contains(QStringLiteral("6 pawns, ") + kMinus + QStringLiteral("6 points")))
            << score->toolTip().toStdString();
        EXPECT_EQ(score->toolTip().count(QLatin1Char('\n')), 6) << "seven rows with pawns";
        EXPECT_FALSE(score->parentWidget()->accessibleDescription().isEmpty());
    }
}

} // namespace
} // namespace ui
