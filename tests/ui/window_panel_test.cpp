// What stands beside the board: buttons that hold their words, the walk through the turns, the list that keeps its row
// in view, and the parts of the evaluation.
#include "tests/ui/analysis_fixture.h"
#include "tests/ui/rows.h"
#include "ui/analysis/evaluation_bar.h"
#include "ui/analysis/evaluation_card.h"
#include "ui/analysis/evaluation_graph.h"
#include "ui/appearance/theme.h"
#include "ui/game/player_card.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/game/turn_field.h"
#include "ui/game/tutor_bar.h"
#include "ui/game/view_bar.h"
#include "ui/games/games.h"
#include "ui/history/history_model.h"
#include "ui/history/history_panel.h"
#include "ui/history/step_buttons.h"
#include "ui/text/level_text.h"
#include "ui/text/value_text.h"
#include "ui/widgets/button_layout.h"

#include <QClipboard>
#include <QImage>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

namespace ui {
namespace {

class ThePanel : public AnalysisOnTable {
protected:
    void playTurns(int count) {
        for (int i = 0; i < count && !session().game().isOver(); ++i)
            ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().front().text));
    }
    [[nodiscard]] QTableView& list() const { return window->panel().historyPanel().view(); }
    [[nodiscard]] HistoryModel& model() const { return window->panel().historyPanel().model(); }
    // The whole row of the shown turn can be seen.
    void expectRowInView(const std::string& when) const {
        const auto isInView = [this] {
            const QModelIndex current = list().currentIndex();
            return current.isValid() && list().viewport()->rect().contains(list().visualRect(current));
        };
        EXPECT_TRUE(QTest::qWaitFor(isInView, 2000))
            << when << ": " << list().visualRect(list().currentIndex()).top() << " of " << list().viewport()->height();
    }
};

TEST(ButtonsInALine, StandInAsFewRowsAsTheirWordsAllow) {
    QWidget place;
    auto* layout = new ButtonLayout(&place);
    QList<QPushButton*> buttons;
    for (const char* word : {"Undo", "Redo", "History", "Terminar turno"}) {
        buttons << new QPushButton(QString::fromLatin1(word));
        layout->addWidget(buttons.last());
    }
    const int all = layout->sizeHint().width();
    EXPECT_EQ(layout->rowsFor(all), QList<int>({4}));
    EXPECT_EQ(layout->rowsFor(all - 1).size(), 2) << "and not one alone in the last";
    EXPECT_GT(layout->rowsFor(all - 1).last(), 1);
    EXPECT_EQ(layout->rowsFor(1), QList<int>({1, 1, 1, 1}));
    for (const int width : {all + 80, all, all - 1, 2 * buttons.last()->sizeHint().width()}) {
        place.resize(width, layout->heightForWidth(width));
        layout->setGeometry(place.rect());
        for (const QPushButton* button : buttons) {
            EXPECT_GE(button->width(), button->sizeHint().width()) << width << button->text().toStdString();
            EXPECT_TRUE(place.rect().contains(button->geometry())) << width << button->text().toStdString();
        }
    }
    const int two = layout->heightForWidth(all - 1);
    buttons[1]->hide();
    buttons[2]->hide();
    EXPECT_LT(layout->heightForWidth(all - 1), two) << "what is hidden takes no room";
}

TEST_F(ThePanel, KeepsTheShownTurnInViewAfterAnyChangeOfSizeOrContent) {
    openSolved();
    window->resize(1000, 760);
    for (int turn = 0; !session().game().isOver() && turn < 200; ++turn)
        playTurns(1);
    ASSERT_GT(session().game().ply(), 20);
    expectRowInView("at the end");
    window->history().first();
    for (int turn = 0; turn < session().game().ply(); ++turn) {
        window->history().forward();
        expectRowInView("after " + std::to_string(turn + 1));
    }
    action(ActionId::undo).trigger();
    expectRowInView("after undo");
    window->resize(1000, 640);
    expectRowInView("in a lower window");
    window->resize(1200, 1000);
    window->resize(1000, 700);
    expectRowInView("in a higher window and back");
    change([](Preferences& p) { p.evaluationGraph = GraphChoice::always; });
    expectRowInView("beside the graph");
    change([](Preferences& p) { p.textSize = 150; });
    expectRowInView("in large letters");
    change([](Preferences& p) { p.textSize = 100; });
    window->panel().editComment();
    expectRowInView("above a comment");
}

TEST_F(ThePanel, WalksThroughTheTurnsByButtonsThatCanBeSeen) {
    openSolved();
    playTurns(3);
    const auto press = [this](int which) {
        for (StepButtons* steps : window->findChildren<StepButtons*>())
            if (steps->isVisible())
                return QTest::mouseClick(steps->findChildren<QToolButton*>()[which], Qt::LeftButton);
        ADD_FAILURE() << "no buttons";
    };
    press(1);
    EXPECT_EQ(window->history().shownTurn(), 2);
    press(0);
    EXPECT_EQ(window->history().shownTurn(), 0);
    press(2);
    EXPECT_EQ(window->history().shownTurn(), 1);
    window->resize(480, 560);
    press(2);
    EXPECT_EQ(window->history().shownTurn(), 2);
    press(3);
    EXPECT_FALSE(window->history().isViewing());
    for (const QToolButton* button : window->findChildren<QToolButton*>())
        if (button->parent()->inherits("ui::StepButtons")) {
            EXPECT_FALSE(button->accessibleName().isEmpty());
        }
}

TEST_F(ThePanel, CountsTurnsAndRoundsByTwoWords) {
    openSolved();
    playTurns(5);
    window->history().showPly(3);
    const auto text = [this] { return window->panel().viewBar().accessibleName(); };
    EXPECT_EQ(text(), QStringLiteral("Turn 3 of 5, round 2"));
    EXPECT_TRUE(window->panel().statusLine().text().startsWith(QStringLiteral("Turn 3 of 5, round 2.")));
    EXPECT_EQ(list().currentIndex().siblingAtColumn(HistoryModel::kNumber).data().toString(), QStringLiteral("2"));
    EXPECT_TRUE(list().currentIndex().data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("Round 2, ")));
    window->history().first();
    EXPECT_EQ(text(), QStringLiteral("Start of the game"));
}

TEST_F(ThePanel, TheFirstRoundOfAGameThatBlackBeganHasOneTurn) {
    openSolved();
    ASSERT_TRUE(session().openRecordText(
        "[Game \"linja\"]\n[Rules \"rulebook\"]\n[Start \"6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b b\"]\n"
        "[Result \"*\"]\n\n1... 8-7,8-6 2. 1-2,1-3 8-7 *\n"));
    for (int ply = 1; ply <= 3; ++ply) {
        if (ply < 3)
            window->history().showPly(ply);
        else
            window->history().backToGame();
        const QModelIndex row = model().indexOf(window->history().shownNode());
        const QString number = row.siblingAtColumn(HistoryModel::kNumber).data().toString();
        EXPECT_EQ(number, QString::number(ply / 2 + 1)) << ply;
        if (ply < 3) {
            EXPECT_TRUE(window->panel().viewBar().accessibleName().endsWith(QStringLiteral("round ") + number)) << ply;
        }
    }
}

TEST_F(ThePanel, AnUnfinishedTurnCanBeHeardAndVariationsAreDimmed) {
    openSolved();
    playTurns(2);
    window->history().showPly(1);
    action(ActionId::playFromHere).trigger();
    ASSERT_TRUE(session().playTurn(session().game().match().legalTurns().back().text));
    board().choosePlace(placeOfRow(1));
    board().choosePlace(placeOfRow(2));
    const QModelIndex unfinished = model().unfinishedIndex();
    ASSERT_TRUE(unfinished.isValid());
    EXPECT_EQ(unfinished.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Round 2, Red, unfinished: 1-2 …"));
    EXPECT_FALSE(unfinished.data(HistoryModel::kNodeRole).isValid());
    int aside = 0;
    for (int node = 1; node < static_cast<int>(session().game().record().nodes.size()); ++node) {
        const QModelIndex index = model().indexOf(node);
        const bool isVariation = !session().game().record().isOnMainLine(node);
        aside += isVariation ? 1 : 0;
        EXPECT_EQ(index.data(Qt::ForegroundRole).isValid(), isVariation) << node;
        EXPECT_EQ(index.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("Variation, round")),
                  isVariation)
            << node;
    }
    EXPECT_EQ(aside, 1);
}

TEST_F(ThePanel, ShowsTheStepAndTheLevelWholeInLargeLetters) {
    openSolved({}, {{}, 8});
    for (const Language language : {Language::english, Language::spanish})
        for (const QSize size : {QSize(480, 560), QSize(1000, 760)}) {
            change([language](Preferences& p) {
                p.textSize = 150;
                p.language = language;
            });
            window->resize(size);
            for (const auto& rows : {std::vector<int>{}, std::vector<int>{1, 2}}) {
                for (const int row : rows)
                    board().choosePlace(placeOfRow(row));
                for (int i = 0; i < 4; ++i)
                    QCoreApplication::processEvents();
                for (const QLabel* detail : window->panel().findChildren<QLabel*>(QStringLiteral("playerDetail"))) {
                    if (!detail->isVisible())
                        continue;
                    EXPECT_LE(detail->heightForWidth(detail->width()), detail->height())
                        << detail->text().toStdString();
                    EXPECT_FALSE(detail->text().isEmpty());
                }
            }
            board().takeBackStep();
        }
}

TEST_F(ThePanel, ThePlayerAtTheBottomOfTheBoardStandsBelowAndInTheNarrowWindowFirst) {
    openSolved();
    window->resize(1000, 760);
    const auto place = [this](game::Side side) {
        QCoreApplication::processEvents();
        for (const PlayerCard* card : window->panel().findChildren<PlayerCard*>())
            if (card->accessibleName().startsWith(side == game::Side::first ? QStringLiteral("Red")
                                                                            : QStringLiteral("Black")))
                return card->mapTo(window.get(), QPoint());
        return QPoint();
    };
    EXPECT_GT(place(game::Side::first).y(), place(game::Side::second).y());
    action(ActionId::flip).trigger();
    EXPECT_LT(place(game::Side::first).y(), place(game::Side::second).y());
    window->resize(480, 560);
    settle();
    EXPECT_GT(place(game::Side::first).x(), place(game::Side::second).x());
    EXPECT_EQ(place(game::Side::first).y(), place(game::Side::second).y());
    action(ActionId::flip).trigger();
    EXPECT_LT(place(game::Side::first).x(), place(game::Side::second).x());
}

TEST_F(ThePanel, TheCardsSayWhoIsToMoveAndWhatIsDue) {
    openSolved({QStringLiteral("Ana"), kHuman}, {{}, 3});
    change([](Preferences& p) { p.pace = Pace::lengthy; });
    const auto detail = [this](game::Side side) {
        const QString name = side == game::Side::first ? QStringLiteral("Ana") : QStringLiteral("Computer");
        for (const PlayerCard* card : window->panel().findChildren<PlayerCard*>())
            if (card->accessibleName().contains(name))
                return card->findChild<QLabel*>(QStringLiteral("playerDetail"))->text();
        return QString();
    };
    EXPECT_EQ(detail(game::Side::first), QStringLiteral("Opening Move"));
    EXPECT_EQ(detail(game::Side::second), levelName(3));
    board().choosePlace(placeOfRow(1));
    board().choosePlace(placeOfRow(2));
    EXPECT_EQ(detail(game::Side::first), QStringLiteral("Follow-Up: 2 rows"));
    board().choosePlace(placeOfRow(1));
    board().choosePlace(placeOfRow(3));
    ASSERT_EQ(session().game().ply(), 1);
    EXPECT_EQ(detail(game::Side::first), QStringLiteral("Red"));
    EXPECT_EQ(detail(game::Side::second), QStringLiteral("is thinking…"));
    window->history().first();
    EXPECT_EQ(detail(game::Side::second), levelName(3)) << "the past thinks no more";
}

TEST_F(ThePanel, TheCardsCountTheGamesOfAMatchOnly) {
    openSolved();
    const auto wins = [this] {
        QStringList texts;
        for (const PlayerCard* card : window->panel().findChildren<PlayerCard*>())
            texts << card->accessibleName().section(QStringLiteral(", "), -1);
        return texts;
    };
    EXPECT_FALSE(wins().first().contains(QStringLiteral("won")));
    session::GameSetup setup = session().game().setup();
    setup.length = session::MatchLength::ofGames(3);
    ASSERT_TRUE(session().newGame(setup));
    action(ActionId::resign).trigger(); // Red
    EXPECT_EQ(wins(), (QStringList{QStringLiteral("0 games won"), QStringLiteral("1 game won")}));
    EXPECT_EQ(action(ActionId::playAgain).text().remove(QLatin1Char('&')), QStringLiteral("Next Game"));
    action(ActionId::playAgain).trigger();
    EXPECT_EQ(action(ActionId::playAgain).text().remove(QLatin1Char('&')), QStringLiteral("Play Again"));
    EXPECT_EQ(session().game().matchScore().won[1], 1) << "the match goes on";
}

TEST_F(ThePanel, TheGraphIsASliderOverTheTurnsThatTellsTheirValues) {
    openSolved();
    playTurns(4);
    change([](Preferences& p) { p.evaluationGraph = GraphChoice::always; });
    ASSERT_TRUE(waitForValues());
    EvaluationGraph& graph = window->panel().evaluation().graph();
    EXPECT_EQ(graph.maximum(), 4);
    QTest::keyClick(&graph, Qt::Key_Left);
    EXPECT_EQ(window->history().shownTurn(), 3);
    EXPECT_TRUE(graph.accessibleDescription().startsWith(QStringLiteral("Turn 3: ")));
    QTest::mouseClick(&graph, Qt::LeftButton, {}, graph.placeOf(1).toPoint());
    EXPECT_EQ(window->history().shownTurn(), 1);
    QTest::mouseClick(&graph, Qt::RightButton, {}, graph.placeOf(3).toPoint());
    EXPECT_EQ(window->history().shownTurn(), 1) << "the left button alone";
    QTest::keyClick(&graph, Qt::Key_Home);
    EXPECT_EQ(window->history().shownTurn(), 0);
    EXPECT_TRUE(graph.accessibleDescription().startsWith(QStringLiteral("Start: ")));
}

TEST_F(ThePanel, EachPartOfTheEvaluationIsShownOrHiddenByItself) {
    EvaluationCard card;
    card.resize(300, 300);
    for (int parts = 0; parts < 8; ++parts) {
        EvaluationContent content;
        content.bar = (parts & 1) != 0;
        content.graph = (parts & 2) != 0;
        content.legend = (parts & 4) != 0 ? QStringLiteral("Figures") : QString();
        card.setContent(content);
        EXPECT_EQ(card.isWanted(), parts != 0) << parts;
        EXPECT_EQ(card.findChild<EvaluationBar*>()->isHidden(), !content.bar) << parts;
        EXPECT_EQ(card.graph().isHidden(), !content.graph) << parts;
        EXPECT_EQ(card.findChild<QLabel*>(QStringLiteral("exploreLegend"))->isHidden(), content.legend.isEmpty())
            << parts;
    }
}

const GameWords& linja() {
    return wordsOf(std::string_view("linja"));
}

ai::Value estimated(ai::Value value) {
    value.exact = false;
    return value;
}

TEST_F(ThePanel, TheBarTellsTheValueOfTheMomentOrThatItIsNotKnown) {
    EvaluationCard card;
    EvaluationContent content;
    content.bar = true;
    card.setContent(content);
    EXPECT_EQ(card.valueText(), QStringLiteral("Calculating the value…"));
    content.value = ai::Value{ai::Value::Kind::units, -3, true};
    card.setContent(content);
    EXPECT_EQ(card.findChild<QLabel*>(QStringLiteral("evaluationText"))->text(), standingText(linja(), *content.value));
    EXPECT_EQ(card.findChild<EvaluationBar*>()->accessibleDescription(), standingText(linja(), *content.value));
    content.isOver = true;
    card.setContent(content);
    EXPECT_EQ(card.valueText(), endText(linja(), *content.value));
}

TEST_F(ThePanel, BlackIsBlackInEveryTheme) {
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast}) {
        const Theme theme = Theme::of(kind, BoardSet::classicWood);
        const GameArt& art = artOf(std::string_view("linja"));
        EXPECT_LT(art.ink(game::Side::second, theme).fill.lightness(), 60) << static_cast<int>(kind);
        EXPECT_GT(art.ink(game::Side::first, theme).fill.red(), 130) << static_cast<int>(kind);
        EvaluationBar bar;
        bar.setTheme(theme);
        bar.setValue("linja", ai::Value{ai::Value::Kind::units, -6, true});
        bar.resize(300, bar.sizeHint().height());
        const QImage picture = bar.grab().toImage();
        const QColor right = picture.pixelColor(picture.width() * 2 / 3, picture.height() / 2);
        EXPECT_EQ(right, art.ink(game::Side::second, theme).fill) << static_cast<int>(kind);
    }
}

TEST_F(ThePanel, TheGraphsWordsStandOutsideItsValues) {
    EvaluationGraph graph;
    std::vector<std::optional<ai::Value>> line;
    for (int turn = 0; turn < 116; ++turn)
        line.push_back(ai::Value{ai::Value::Kind::units, turn % 2 == 0 ? 9 : -9, turn > 60});
    graph.setLine("linja", line, 3);
    for (const bool isCompact : {false, true})
        for (const double points : {9.0, 13.5}) {
            QFont font = graph.font();
            font.setPointSizeF(points);
            graph.setFont(font);
            graph.setCompact(isCompact);
            graph.resize(220, graph.sizeHint().height());
            const double words = QFontMetricsF(font).height() * 0.86;
            for (int turn = 0; turn < 116; ++turn) {
                EXPECT_GE(graph.placeOf(turn).y(), words) << points << turn;
                EXPECT_LE(graph.placeOf(turn).y(), graph.height() - words) << points << turn;
            }
        }
}

// By search: the bar says "about", and the exact flag of one turn does not make the loss exact.
TEST_F(ThePanel, TheTutorSaysAboutWhereValuesAreEstimates) {
    openSolved();
    ASSERT_FALSE(session().tables().remove(QStringLiteral("rulebook")));
    change([](Preferences& p) {
        p.tutor = true;
        p.tutorPoints = 1;
    });
    ASSERT_TRUE(waitForValues());
    const auto judged = window->analysis().analyst().of(session().game().match());
    ASSERT_TRUE(judged);
    ASSERT_FALSE(judged->turns->isExact());
    const ai::TurnResult& best = judged->turns->results.front();
    const ai::TurnResult& worst = judged->turns->results.back();
    const int lost = ai::rankOf(best.value) - ai::rankOf(worst.value);
    ASSERT_GT(lost, 1);
    playByMouse(worst.turns.front());
    const TutorBar& bar = window->panel().tutorBar();
    ASSERT_TRUE(bar.isWarning());
    EXPECT_TRUE(bar.text().startsWith(lossText(linja(), estimated(best.value), estimated(worst.value))))
        << bar.text().toStdString();
    EXPECT_TRUE(bar.text().contains(QStringLiteral("about"))) << bar.text().toStdString();
}

// What takes the place of players and buttons is as high as they are.
TEST_F(ThePanel, TheBoardOfANarrowWindowKeepsItsSizeWhileThePastIsLookedAtAndATurnIsTyped) {
    openSolved();
    playTurns(3);
    for (const QSize size : {QSize(480, 560), QSize(600, 800)})
        for (const Language language : {Language::english, Language::spanish}) {
            change([&](Preferences& p) { p.language = language; });
            window->resize(size);
            ASSERT_TRUE(
                QTest::qWaitFor([&] { return window->panel().isCompact() && board().width() == size.width(); }));
            QCoreApplication::processEvents();
            const QRect before = board().geometry();
            window->history().back();
            QCoreApplication::processEvents();
            EXPECT_EQ(board().geometry(), before) << "past " << size.width();
            window->history().backToGame();
            action(ActionId::typeTurn).trigger();
            QCoreApplication::processEvents();
            EXPECT_EQ(board().geometry(), before) << "typed " << size.width();
            QTest::keyClick(&window->panel().turnField(), Qt::Key_Escape);
            QCoreApplication::processEvents();
            EXPECT_EQ(board().geometry(), before) << "after " << size.width();
        }
}

TEST_F(ThePanel, SaysThatTheGameHasBeenCopied) {
    openSolved();
    playTurns(2);
    action(ActionId::copyGame).trigger();
    EXPECT_EQ(window->panel().statusLine().text(), QStringLiteral("The game has been copied."));
    EXPECT_EQ(QGuiApplication::clipboard()->text().toStdString(), session().recordText());
}

} // namespace
} // namespace ui
