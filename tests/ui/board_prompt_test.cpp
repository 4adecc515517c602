// What the board itself says to somebody who does not know the rules.
#include "tests/ui/board_fixture.h"
#include "tests/ui/rows.h"
#include "ui/board/board_art.h"
#include "ui/board/board_painter.h"

#include <QHelpEvent>
#include <QToolTip>

namespace ui {
namespace {

// Red opens 3-4 into a row of four; 1-5, 4-8 (exact) and 5-8 (surplus) follow (rules 12.1).
constexpr auto kWorked = "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r";

class BoardPrompt : public BoardOnTable {
protected:
    [[nodiscard]] Bubble said() const {
        const auto bubble = board.bubble();
        EXPECT_TRUE(bubble) << "the board says nothing";
        return bubble.value_or(Bubble{});
    }
    [[nodiscard]] QString line() const {
        return (said().before + u' ' + said().figure + u' ' + said().after).simplified();
    }
};

TEST_F(BoardPrompt, NamesEachStepAndWhyItGoesSoFar) {
    lay(kWorked);
    EXPECT_EQ(line(), "Opening Move: 1 row(s)");
    EXPECT_EQ(said().figure, "1");
    digit(3);
    digit(4);
    EXPECT_EQ(line(), "Follow-Up: 4 row(s)");
    EXPECT_EQ(said().detail, "Row 4 held 4 pawn(s)");
    digit(4);
    digit(8);
    EXPECT_EQ(line(), "Bonus Move: 1 row(s)");
    EXPECT_EQ(said().detail, "Exact arrival: one of your pawns, forward or back");
}

TEST_F(BoardPrompt, SaysThatAnOpposingPawnMayBePushed) {
    lay(kWorked, "rulebook+optional-bonus");
    for (const int row : {3, 4, 4, 8})
        digit(row);
    EXPECT_EQ(said().detail, "Exact arrival: any pawn, forward or back");
}

TEST_F(BoardPrompt, WhereEveryTurnIsConfirmedSaysThatItIsComplete) {
    board.setConfirmTurn(true);
    lay(kWorked);
    for (const int row : {3, 4, 1, 5})
        digit(row);
    EXPECT_EQ(said().before, "Turn complete");
}

TEST_F(BoardPrompt, KeepsARefusalUntilTheNextInput) {
    lay("5r/1r/1r3b/3r3b/1r/1r1b/-/5b r");
    digit(3);
    EXPECT_EQ(said().kind, BubbleKind::refusal);
    EXPECT_EQ(said().detail, refusals.back());
    EXPECT_EQ(said().place, placeOfRow(3));
    digit(2);
    EXPECT_EQ(said().kind, BubbleKind::prompt);
    key(Qt::Key_Escape);
    click(pawn(3, kRed));
    EXPECT_EQ(said().kind, BubbleKind::refusal) << "a click is refused as a key is";
    key(Qt::Key_Escape);
    EXPECT_EQ(said().kind, BubbleKind::prompt);
}

TEST_F(BoardPrompt, TellsWhyTheLastTurnEnded) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/-/1r5b r");
    ASSERT_TRUE(match->play("6-7"));
    show(Transition::jump, BoardInput::none);
    EXPECT_EQ(said().kind, BubbleKind::note);
    EXPECT_EQ(said().detail, "Row 7 was empty: no Follow-Up Move.");
    show();
    EXPECT_EQ(said().kind, BubbleKind::prompt) << "a person's turn is more important";
}

TEST_F(BoardPrompt, SaysNothingOfATurnThatItsPlayerEnded) {
    lay(kWorked);
    ASSERT_TRUE(match->play("3-4"));
    show(Transition::jump, BoardInput::none);
    EXPECT_FALSE(board.bubble());
}

TEST_F(BoardPrompt, CanBeSwitchedOffExceptForRefusals) {
    board.setPromptsVisible(false);
    lay(kWorked);
    EXPECT_FALSE(board.bubble());
    digit(2);
    EXPECT_EQ(said().kind, BubbleKind::refusal);
}

// --- What the labels beside the rows say

TEST_F(BoardPrompt, TheLabelsOfARowExplainThemselvesUnderThePointer) {
    lay(kWorked);
    board.setPointsVisible(true);
    const auto toolTipAt = [this](QPointF point) {
        QToolTip::hideText();
        QHelpEvent event(QEvent::ToolTip, point.toPoint(), board.mapToGlobal(point.toPoint()));
        QApplication::sendEvent(&board, &event);
        return QToolTip::text().remove(QChar(0x2060)).simplified(); // lines are folded
    };
    const RowsGeometry& geometry = rowsOf(board.geometryOfBoard());
    EXPECT_EQ(toolTipAt(geometry.numberLabel(placeOfRow(8)).center()),
              QString::fromUtf8("Row 8: a red pawn is worth 5 point(s) here, a black pawn \u22121 point(s). "
                                "It is Red's goal."));
    EXPECT_EQ(toolTipAt(geometry.numberLabel(placeOfRow(1)).center()),
              QString::fromUtf8("Row 1: a red pawn is worth \u22121 point(s) here, a black pawn 5 point(s). "
                                "It is Black's goal."));
    EXPECT_EQ(toolTipAt(geometry.countLabel(placeOfRow(4)).center()),
              "4 pawn(s) in row 4. An Opening Move into it gives a Follow-Up Move of 4 row(s).");
    lay("5b/2r1b/3r/-/1r3b/1r/1r1b/4r2b r");
    EXPECT_EQ(toolTipAt(geometry.countLabel(placeOfRow(4)).center()),
              "0 pawn(s) in row 4. An Opening Move into an empty row has no Follow-Up Move.");
    EXPECT_TRUE(board.placeName(placeOfRow(8)).contains("worth 5 point(s)")) << "and to a screen reader";
    board.setPointsVisible(false);
    EXPECT_FALSE(board.placeName(placeOfRow(8)).contains("worth 5 point(s)"));
}

TEST_F(BoardPrompt, GrowsWithTheTextAroundTheBoard) {
    lay(kWorked);
    for (const QSizeF size : {QSizeF(460, 420), QSizeF(720, 640), QSizeF(1160, 970)}) {
        const RowsGeometry geometry(size, false);
        const Theme theme = Theme::light();
        BoardArt art;
        art.prepare(board.face(), geometry, theme, 1.0);
        BoardScene scene;
        scene.counts = board.shownCounts();
        scene.bubble = board.bubble();
        QFont usual = board.font();
        usual.setPixelSize(14);
        QFont large = usual;
        large.setPixelSize(21);
        const BoardPainter painter(board.face(), art, geometry, theme);
        const QRectF small = painter.bubbleRect(scene, usual);
        const QRectF grown = painter.bubbleRect(scene, large);
        EXPECT_GT(grown.width(), small.width() * 1.15) << size.width();
        EXPECT_LE(grown.width(), geometry.place(placeOfRow(1)).width()) << size.width();
    }
}

} // namespace
} // namespace ui
