// The board as a greyscale picture: whatever a player has to see on it is told apart by lightness and shape, in every
// set and theme. Two pictures that differ in one thing only are compared pixel by pixel, by the contrast of WCAG.
#include "tests/ui/rows.h"
#include "ui/board/board_art.h"
#include "ui/board/board_painter.h"

#include <QImage>
#include <QPainter>
#include <cmath>
#include <gtest/gtest.h>
#include <tuple>

namespace ui {
namespace {

constexpr QSizeF kSize(720, 640);

// Fewer pixels than this in a picture, at a scale of 1, are no mark.
constexpr int kLeastMark = 60;

// How two pictures differ inside an area.
struct Difference {
    int pixels = 0;  // of the area
    int changed = 0; // contrast of 1.1 and more
    int plain = 0;   // contrast of 3 and more

    [[nodiscard]] double share() const { return static_cast<double>(plain) / std::max(1, changed); }
};

class BoardInGrey : public testing::TestWithParam<std::tuple<ThemeKind, BoardSet>> {
protected:
    BoardInGrey() { m_art.prepare(faceOf("linja"), geometry, theme, 1.0); }

    [[nodiscard]] QImage picture(const BoardScene& scene) const {
        QImage image(kSize.toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        BoardPainter(faceOf("linja"), m_art, geometry, theme).paint(painter, scene);
        painter.end();
        return image.convertToFormat(QImage::Format_Grayscale8);
    }

    [[nodiscard]] static double light(const QImage& image, int x, int y) {
        const int grey = image.constScanLine(y)[x];
        return contrast(QColor(grey, grey, grey), Qt::black);
    }

    [[nodiscard]] static Difference between(const QImage& a, const QImage& b, const QRectF& where) {
        Difference difference;
        const QRect area = where.toAlignedRect() & a.rect();
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x) {
                const double one = light(a, x, y);
                const double two = light(b, x, y);
                const double apart = std::max(one, two) / std::min(one, two);
                ++difference.pixels;
                difference.changed += apart >= 1.1 ? 1 : 0;
                difference.plain += apart >= 3.0 ? 1 : 0;
            }
        }
        return difference;
    }

    // What one mark changes on the whole board.
    [[nodiscard]] Difference madeBy(const BoardScene& with, const BoardScene& without) const {
        return between(picture(with), picture(without), QRectF(QPointF(0, 0), kSize));
    }

    [[nodiscard]] static BoardScene middle() {
        BoardScene scene;
        scene.counts.places = {PlaceCounts{3, 1}, {1, 2}, {2, 1}, {2, 2}, {1, 2}, {1, 2}, {1, 1}, {1, 1}};
        scene.ownSide = kRed;
        return scene;
    }

    const Theme theme = Theme::of(std::get<0>(GetParam()), std::get<1>(GetParam()));
    const RowsGeometry geometry{kSize, false};

private:
    BoardArt m_art;
};

TEST_P(BoardInGrey, APawnStandsOutFromTheCloth) {
    for (const auto side : {kRed, kBlack}) {
        BoardScene with;
        with.counts = BoardCounts(kRows);
        ++with.counts.at(placeOfRow(4)).of(side);
        const QRectF body = geometry.group(placeOfRow(4), side, with.counts.at(placeOfRow(4)));
        const Difference pawn = between(picture(with), picture({}), body);
        EXPECT_GE(pawn.changed, pawn.pixels * 0.2);
        EXPECT_GE(pawn.plain, pawn.pixels * 0.06);
    }
}

TEST_P(BoardInGrey, TheSidesDifferOnTheSameSpot) {
    // Black stands where Red would stand: the board of the other is flipped.
    const auto pawn = [&](game::Side side) {
        const double height = geometry.pieceHeight();
        return piecePixmap(faceOf("linja"), side, height, 1.0, theme).toImage().convertToFormat(QImage::Format_ARGB32);
    };
    const auto onCloth = [&](const QImage& image) {
        QImage ground(image.size(), QImage::Format_RGB32);
        ground.fill(theme.cloth);
        QPainter painter(&ground);
        painter.drawImage(0, 0, image);
        painter.end();
        return ground.convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage red = onCloth(pawn(kRed));
    const QImage black = onCloth(pawn(kBlack));
    QImage cloth(red.size(), QImage::Format_RGB32);
    cloth.fill(theme.cloth);
    const QRectF all(red.rect());
    const int figure = between(red, cloth.convertToFormat(QImage::Format_Grayscale8), all).changed;
    const Difference sides = between(red, black, all);
    EXPECT_GE(sides.changed, figure * 0.5);
    EXPECT_GE(sides.plain, figure * 0.06);
}

TEST_P(BoardInGrey, TheLastTurnIsSeen) {
    BoardScene with = middle();
    with.arrows = {{2, 3, kRed, 1, false}, {3, 7, kRed, 2, false}};
    const Difference arrows = madeBy(with, middle());
    EXPECT_GE(arrows.plain, kLeastMark * 4);
    EXPECT_GE(arrows.share(), 0.4);
}

TEST_P(BoardInGrey, AProposalLooksOtherThanATurnMade) {
    BoardScene made = middle();
    made.arrows = {{1, 4, kBlack, 1, false}};
    BoardScene proposed = middle();
    proposed.arrows = {{4, 1, kBlack, 1, true}};
    EXPECT_GE(madeBy(proposed, made).plain, kLeastMark);
}

TEST_P(BoardInGrey, PawnsThatCanGoAreSeen) {
    BoardScene with = middle();
    with.movable = {{3, kRed}};
    const Difference rings = madeBy(with, middle());
    EXPECT_GE(rings.plain, kLeastMark * 2); // two pawns
    EXPECT_GE(rings.share(), 0.3);
}

TEST_P(BoardInGrey, OpposingPawnsThatCanGoLookOtherThanOwnOnes) {
    BoardScene own = middle();
    own.movable = {{3, kRed}};
    BoardScene opposing = own;
    opposing.ownSide = kBlack;
    EXPECT_GE(madeBy(own, opposing).plain, kLeastMark / 2);
}

TEST_P(BoardInGrey, ThePickedPawnIsSeenAndLooksOtherThanOneThatCanGo) {
    BoardScene movable = middle();
    movable.movable = {{3, kRed}};
    BoardScene picked = movable;
    picked.picked = PickedPiece{{3, kRed}, 1, std::nullopt};
    const Difference choice = madeBy(picked, movable);
    EXPECT_GE(choice.plain, kLeastMark);
    EXPECT_GE(choice.share(), 0.15);
}

TEST_P(BoardInGrey, TargetsAreSeen) {
    BoardScene with = middle();
    with.targets = {{5, kRed}};
    const Difference target = madeBy(with, middle());
    EXPECT_GE(target.plain, kLeastMark * 8); // a frame as long as the row
}

TEST_P(BoardInGrey, AnExactArrivalLooksOtherThanAnotherTarget) {
    BoardScene plain = middle();
    plain.targets = {{7, kRed}};
    BoardScene exact = middle();
    exact.targets = {{.place = 7, .side = kRed, .isStarred = true}};
    EXPECT_GE(madeBy(exact, middle()).plain, kLeastMark * 8);
    EXPECT_GE(madeBy(exact, plain).plain, kLeastMark * 4);
}

TEST_P(BoardInGrey, TheCursorIsSeenAndLooksOtherThanATarget) {
    BoardScene cursor = middle();
    cursor.cursor = BoardCursor{placeOfRow(6), kRed};
    BoardScene target = middle();
    target.targets = {{5, kRed}};
    EXPECT_GE(madeBy(cursor, middle()).plain, kLeastMark * 8);
    EXPECT_GE(madeBy(cursor, target).plain, kLeastMark * 4);
}

TEST_P(BoardInGrey, RowNumbersAreSeenAlsoAboveThePointsOfTheRow) {
    BoardScene with;
    with.points = true;
    with.worth.assign(kRows, {-1, 5});
    BoardScene without = with;
    without.coordinates = without.points = false;
    for (int row = 1; row <= kRows; ++row) {
        QRectF number = geometry.numberLabel(placeOfRow(row));
        number.setBottom(geometry.placeInside(placeOfRow(row)).top() +
                         geometry.placeInside(placeOfRow(row)).height() * 0.34);
        EXPECT_GE(between(picture(with), picture(without), number).plain, 8) << "row " << row;
    }
}

INSTANTIATE_TEST_SUITE_P(Themes, BoardInGrey,
                         testing::Combine(testing::ValuesIn(kThemeKinds), testing::ValuesIn(kBoardSets)));

// In the set told apart by shape, the outlines alone differ, whatever fills them.
TEST(ClearShapes, TheSilhouettesOfTheSidesDifferByAQuarterOfTheirArea) {
    const auto filled = [](const QImage& image, int x, int y) { return qAlpha(image.pixel(x, y)) > 160; };
    for (const ThemeKind kind : kThemeKinds) {
        const Theme theme = Theme::of(kind, BoardSet::clearShapes);
        const QImage red = piecePixmap(faceOf("linja"), kRed, 100, 1, theme).toImage();
        const QImage black = piecePixmap(faceOf("linja"), kBlack, 100, 1, theme).toImage();
        int either = 0;
        int one = 0;
        for (int y = 0; y < red.height(); ++y) {
            for (int x = 0; x < red.width(); ++x) {
                either += filled(red, x, y) || filled(black, x, y) ? 1 : 0;
                one += filled(red, x, y) != filled(black, x, y) ? 1 : 0;
            }
        }
        EXPECT_GE(one, either * 0.25);
    }
}

} // namespace
} // namespace ui
