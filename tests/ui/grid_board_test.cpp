// The board of squares, with Lines of Action on it: where squares lie, choosing a turn by every device, what it says,
// and what is seen of captures and groups. Numbers such as A2 refer to the rules document.
#include "core/games/catalogue.h"
#include "tests/ui/board_fixture.h"
#include "ui/board/grid/grid_art.h"
#include "ui/board/grid/grid_geometry.h"

#include <QAccessible>
#include <QImage>
#include <QPainter>
#include <algorithm>

namespace ui {
namespace {

constexpr int kSquares = 64;

int squareOf(std::string_view name) {
    return (name[1] - '1') * 8 + name[0] - 'a';
}

class GridBoard : public BoardOnTable {
protected:
    GridBoard() { layLoa(); }

    void layLoa(std::string_view position = {}, std::string_view rules = "loa") {
        auto made = games::newMatch("loa", rules, position);
        ASSERT_TRUE(made) << game::describe(made.fault());
        match = std::move(*made);
        show();
    }
    [[nodiscard]] QPoint at(std::string_view square) const {
        return board.geometryOfBoard().place(squareOf(square)).center().toPoint();
    }
    [[nodiscard]] QImage picture() {
        QImage image(board.size(), QImage::Format_RGB32);
        board.render(&image);
        return image;
    }
};

TEST(GridGeometry, EverySquareIsHitInItsMiddleAndNothingOutside) {
    for (const QSizeF size : {QSizeF(300, 300), QSizeF(720, 640), QSizeF(500, 1100)}) {
        for (const bool flipped : {false, true}) {
            const GridGeometry geometry(8, 8, size, flipped);
            BoardCounts counts(kSquares);
            counts.at(squareOf("c3")).first = 1;
            for (int square = 0; square < kSquares; ++square) {
                const auto hit = geometry.hitTest(geometry.place(square).center(), counts);
                ASSERT_TRUE(hit);
                EXPECT_EQ(hit->place, square);
                EXPECT_EQ(hit->side.has_value(), square == squareOf("c3"));
                EXPECT_TRUE(QRectF(QPointF(0, 0), size).contains(geometry.place(square)));
            }
            EXPECT_FALSE(geometry.hitTest(geometry.ground().topLeft() + QPointF(2, 2), counts));
            EXPECT_EQ(geometry.place(squareOf("a8")).top() > geometry.place(squareOf("a1")).top(), flipped);
        }
    }
}

TEST_F(GridBoard, AClickPicksAStoneAndAnotherSendsItOn) {
    click(at("b1"));
    EXPECT_EQ(board.entry().picked(), (PieceGroup{squareOf("b1"), game::Side::first}));
    // A2: two stones stand on the b-file and on the diagonals, six on the first rank.
    std::vector<int> targets;
    for (const TargetMark& target : board.entry().targets())
        targets.push_back(target.place);
    EXPECT_EQ(targets, (std::vector<int>{squareOf("h1"), squareOf("b3"), squareOf("d3")}));
    click(at("b3"));
    EXPECT_EQ(turns, QStringList{"b1-b3"});
}

TEST_F(GridBoard, ADragAndTheKeysDoTheSame) {
    drag(at("c1"), at("c3"));
    EXPECT_EQ(turns, QStringList{"c1-c3"});
    playChosen();
    turns.clear();
    board.moveCursorTo({squareOf("a3"), std::nullopt});
    key(Qt::Key_Up);
    EXPECT_EQ(board.cursorPlace().place, squareOf("a4"));
    key(Qt::Key_Return);
    EXPECT_EQ(board.entry().picked(), (PieceGroup{squareOf("a4"), game::Side::second}));
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    key(Qt::Key_Return);
    EXPECT_EQ(turns, QStringList{"a4-c4"});
}

TEST_F(GridBoard, ACaptureIsMarkedAndTakesTheStone) {
    click(at("c1"));
    const auto targets = board.entry().targets();
    const auto a3 = std::find_if(targets.begin(), targets.end(),
                                 [](const TargetMark& target) { return target.place == squareOf("a3"); });
    ASSERT_NE(a3, targets.end());
    EXPECT_TRUE(a3->captures);
    click(at("a3"));
    ASSERT_EQ(turns, QStringList{"c1xa3"});
    playChosen();
    EXPECT_EQ(board.shownCounts(), countsOf(match->state().board));
    EXPECT_EQ(board.shownCounts().at(squareOf("a3")), (PlaceCounts{1, 0}));
    ASSERT_TRUE(match->undo());
    show(Transition::glide);
    EXPECT_EQ(board.shownCounts().at(squareOf("a3")), (PlaceCounts{0, 1})) << "and back";
}

TEST_F(GridBoard, ACapturedStoneStandsUntilTheOtherLands) {
    board.setAnimation(Animation::slow);
    click(at("c1"));
    click(at("a3"));
    ASSERT_TRUE(board.isAnimating());
    EXPECT_EQ(board.landedCounts().at(squareOf("a3")), (PlaceCounts{0, 1}));
    board.finishAnimation();
    EXPECT_EQ(board.landedCounts().at(squareOf("a3")), (PlaceCounts{1, 0}));
}

TEST_F(GridBoard, NamesSquaresWithWhatTheyMeanForTheTurn) {
    EXPECT_EQ(board.placeName(squareOf("c1")), "c1, black stone, can move");
    EXPECT_EQ(board.placeName(squareOf("a2")), "a2, white stone");
    EXPECT_EQ(board.placeName(squareOf("a1")), "a1, empty");
    click(at("c1"));
    EXPECT_EQ(board.placeName(squareOf("c1")), "c1, black stone, picked");
    EXPECT_EQ(board.placeName(squareOf("c3")), "c3, empty, legal target, 2 square(s) along the file");
    EXPECT_EQ(board.placeName(squareOf("a3")),
              "a3, white stone, legal target, 2 square(s) along the diagonal, captures");
}

TEST_F(GridBoard, SaysWhyAStoneCannotGoThere) {
    click(at("a2"));
    ASSERT_EQ(refusals.size(), 1);
    click(at("c1"));
    click(at("c4"));
    ASSERT_EQ(refusals.size(), 2);
    EXPECT_NE(refusals[0], refusals[1]);
    EXPECT_EQ(board.bubble()->kind, BubbleKind::refusal);
    EXPECT_EQ(board.bubble()->place, squareOf("c4"));
}

TEST_F(GridBoard, LinesGroupsAndTheWinAreSeen) {
    const QImage plain = picture();
    click(at("c1"));
    EXPECT_NE(picture(), plain);
    click(at("c1"));
    show();
    EXPECT_EQ(picture(), plain);
    board.setGroupsVisible(true);
    EXPECT_NE(picture(), plain);
    board.setGroupsVisible(false);
    // A4: the last stone joins the others, and the picture shows how.
    layLoa("8/8/8/2o3o1/8/8/xx6/3x4 x");
    click(at("d1"));
    const QImage before = picture();
    click(at("c2"));
    playChosen();
    ASSERT_TRUE(match->outcome());
    EXPECT_NE(picture(), before);
}

TEST_F(GridBoard, IsATableOfSquaresForAScreenReader) {
    QAccessible::setActive(true);
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board);
    ASSERT_NE(table, nullptr);
    ASSERT_NE(table->tableInterface(), nullptr);
    EXPECT_EQ(table->tableInterface()->rowCount(), 8);
    EXPECT_EQ(table->tableInterface()->columnCount(), 8);
    EXPECT_EQ(table->child(0)->text(QAccessible::Name), "rank 8");
    QAccessibleInterface* c1 = table->tableInterface()->cellAt(7, 2);
    ASSERT_NE(c1, nullptr);
    EXPECT_EQ(c1->text(QAccessible::Name), "c1, black stone, can move");
    c1->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(board.entry().picked(), (PieceGroup{squareOf("c1"), game::Side::first}));
    EXPECT_TRUE(c1->state().selected);
    table->tableInterface()->cellAt(5, 2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(turns, QStringList{"c1-c3"});
    // Another game: another table.
    lay();
    EXPECT_EQ(table->tableInterface()->columnCount(), 2);
    EXPECT_TRUE(table->child(0)->text(QAccessible::Name).startsWith(QLatin1String("row 1")));
    layLoa();
    EXPECT_EQ(table->tableInterface()->columnCount(), 8);
}

class GridColoursOf : public testing::TestWithParam<std::tuple<ThemeKind, BoardSet>> {};

TEST_P(GridColoursOf, MarksAndLettersStandOut) {
    const Theme theme = Theme::of(std::get<0>(GetParam()), std::get<1>(GetParam()));
    const GridColours colours = gridColours(theme);
    for (const QColor& square : {colours.light, colours.dark}) {
        for (const QColor& mark : {theme.mark, theme.markPicked, theme.markTarget})
            EXPECT_GE(contrast(mark, square), 3.0) << mark.name().toStdString() << square.name().toStdString();
    }
    EXPECT_GE(contrast(colours.rimText, colours.rim), 4.5);
}

INSTANTIATE_TEST_SUITE_P(Themes, GridColoursOf,
                         testing::Combine(testing::ValuesIn(kThemeKinds), testing::ValuesIn(kBoardSets)));

// A whole game by clicks, at random, with every position equal to the match's.
TEST_F(GridBoard, AWholeGameIsPlayedByClicks) {
    unsigned state = 7;
    int plies = 0;
    while (!match->outcome() && plies < 400) {
        const auto legal = match->legalTurns();
        ASSERT_FALSE(legal.empty());
        state = state * 1664525U + 1013904223U;
        const game::TurnView& turn = legal[(state >> 8U) % legal.size()];
        turns.clear();
        if (turn.isPass()) {
            ASSERT_TRUE(match->play(turn.text));
            show();
        } else {
            const BoardGeometry& geometry = board.geometryOfBoard();
            click(geometry.place(turn.steps[0].from).center().toPoint());
            click(geometry.place(turn.steps[0].to).center().toPoint());
            ASSERT_EQ(turns, QStringList{QString::fromStdString(turn.text)});
            playChosen();
        }
        ASSERT_EQ(board.shownCounts(), countsOf(match->state().board));
        ++plies;
    }
    EXPECT_TRUE(match->outcome());
}

} // namespace
} // namespace ui
