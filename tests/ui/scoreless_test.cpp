// A game without points: values, tutor, cards, result, bar and graph.
#include "core/ai/thinker.h"
#include "core/games/loa/position.h"
#include "tests/ui/games_fixture.h"
#include "ui/analysis/evaluation_bar.h"
#include "ui/analysis/evaluation_graph.h"
#include "ui/game/player_card.h"
#include "ui/game/result_card.h"
#include "ui/game/tutor_bar.h"
#include "ui/text/outcome_text.h"
#include "ui/text/value_text.h"

#include <QImage>
#include <QLabel>

namespace ui {
namespace {

using ai::Value;
using game::Side;
using Scoreless = Games;

Value win(int turns) {
    return {Value::Kind::winIn, turns, true};
}
Value loss(int turns) {
    return {Value::Kind::lossIn, turns, true};
}
Value units(int amount, bool exact = false) {
    return {Value::Kind::units, amount, exact};
}

TEST_F(Scoreless, WithoutPointsAValueIsAForcedWinOrAChance) {
    const GameWords& words = loaWords();
    EXPECT_EQ(standingText(words, win(3)).toStdString(), "Black wins in 3 turns");
    EXPECT_EQ(standingText(words, loss(1)).toStdString(), "White wins in 1 turn");
    EXPECT_EQ(standingText(words, units(0)).toStdString(), "About even (estimated)");
    EXPECT_EQ(standingText(words, units(0, true)).toStdString(), "Draw (exact)");
    EXPECT_EQ(valueText(words, win(5), Side::second).toStdString(), "White wins in 5 turns");
    EXPECT_EQ(endText(words, win(0)).toStdString(), "Black won");
    EXPECT_EQ(endText(words, loss(0)).toStdString(), "White won");
    EXPECT_EQ(figureText(words, win(3)).toStdString(), "W3");
    EXPECT_EQ(figureText(words, loss(4)).toStdString(), "L4");
    for (const auto& said : {standingText(words, units(-200)), valueText(words, units(200), Side::first)}) {
        EXPECT_TRUE(said.contains(QLatin1String("likely to win"))) << said.toStdString();
        EXPECT_FALSE(said.contains(QLatin1String("point"))) << said.toStdString();
    }
    EXPECT_TRUE(standingText(words, units(-200)).startsWith(QLatin1String("White ahead")));
    use(Language::spanish);
    EXPECT_EQ(standingText(words, win(3)).toStdString(), "Negro gana en 3 turnos");
    EXPECT_EQ(figureText(words, win(3)).toStdString(), "G3");
}

TEST_F(Scoreless, WithoutPointsTheShareOfASideIsItsChance) {
    const GameWords& words = loaWords();
    EXPECT_DOUBLE_EQ(shareOfFirst(words, units(0)), 0.5);
    EXPECT_DOUBLE_EQ(shareOfFirst(words, win(9)), 1);
    EXPECT_DOUBLE_EQ(shareOfFirst(words, loss(9)), 0);
    double last = 0;
    for (int amount = -400; amount <= 400; amount += 100) {
        const double share = shareOfFirst(words, units(amount));
        EXPECT_GT(share, last) << amount;
        EXPECT_LT(share, 1) << amount;
        last = share;
    }
}

TEST_F(Scoreless, TheTutorSaysWhatATurnGivesAwayWithoutPoints) {
    const GameWords& words = loaWords();
    EXPECT_EQ(lossOf(words, win(3), units(0)), 50);
    EXPECT_EQ(lossText(words, win(3), units(0)).toStdString(), "This turn gives away a forced win.");
    EXPECT_EQ(lossText(words, units(0), loss(2)).toStdString(), "After this turn the opponent can force a win.");
    EXPECT_EQ(lossOf(words, win(3), win(7)), 0) << "a longer way to a win that is forced costs nothing";
    TutorBar bar;
    bar.warn({"loa", Side::first, win(3), units(0), {"b1-b3", {{0, 0}}}});
    EXPECT_FALSE(bar.text().contains(QLatin1String("point"))) << bar.text().toStdString();
    EXPECT_TRUE(bar.text().contains(QLatin1String("Black wins in 3 turns"))) << bar.text().toStdString();
}

TEST_F(Scoreless, ACardShowsPointsOnlyWhereTheyCount) {
    PlayerCard card(Side::first);
    PlayerCardContent content;
    content.gameId = "linja";
    content.name = QStringLiteral("Ana");
    content.score = QStringLiteral("12");
    card.setContent(content);
    const auto* score = card.findChild<QLabel*>(QStringLiteral("playerScore"));
    EXPECT_FALSE(score->isHidden());
    content.gameId = "loa";
    content.score.clear();
    card.setContent(content);
    EXPECT_TRUE(score->isHidden());
    EXPECT_EQ(card.accessibleName(), QStringLiteral("Black, Ana"));
}

TEST_F(Scoreless, TheResultOfLinesOfActionHasNoTableOfPoints) {
    session::GameSetup setup;
    setup.gameId = "loa";
    const game::Outcome outcome{Side::second, game::Reason::connected, {{0, 2}}};
    EXPECT_EQ(resultTitle(outcome, setup).toStdString(), "White wins");
    ResultCard card;
    game::StateView last;
    last.board = loa::Position().board();
    card.setContent({setup, last, outcome, {}, true, true, false});
    EXPECT_TRUE(card.findChild<QWidget*>(QStringLiteral("scoreTable"))->isHidden());
    EXPECT_EQ(card.title(), QStringLiteral("White wins"));
    EXPECT_EQ(card.findChild<QLabel*>(QStringLiteral("resultReason"))->text(),
              QStringLiteral("All stones are connected."));
    EXPECT_FALSE(endsInPoints(loaWords(), game::Reason::connected));
    EXPECT_FALSE(endsInPoints(loaWords(), game::Reason::passed));
}

TEST_F(Scoreless, TheBarIsInTheColoursOfTheGamesSides) {
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast}) {
        const Theme theme = Theme::of(kind);
        EvaluationBar bar;
        bar.setTheme(theme);
        bar.setValue("loa", units(-100));
        bar.resize(300, bar.sizeHint().height());
        const QImage picture = bar.grab().toImage();
        const QColor right = picture.pixelColor(picture.width() * 3 / 4, picture.height() / 2);
        EXPECT_EQ(right, artOf(std::string_view("loa")).ink(Side::second, theme).fill) << static_cast<int>(kind);
    }
}

TEST_F(Scoreless, TheGraphHasAForcedWinAtItsRim) {
    EvaluationGraph graph;
    graph.setLine("loa", {units(0), units(200), win(3), loss(2)}, 0);
    graph.resize(300, graph.sizeHint().height());
    EXPECT_LT(graph.placeOf(1).y(), graph.placeOf(0).y());
    EXPECT_LT(graph.placeOf(2).y(), graph.placeOf(1).y());
    EXPECT_GT(graph.placeOf(3).y(), graph.placeOf(0).y());
}

} // namespace
} // namespace ui
