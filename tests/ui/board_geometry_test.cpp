#include "ui/board/board_geometry.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

constexpr QSizeF kSizes[] = {{300, 300}, {480, 480}, {480, 900}, {640, 560}, {1000, 800}, {1600, 1000}, {3840, 2160}};

BoardCounts startCounts() {
    BoardCounts counts;
    for (int row = 2; row <= 7; ++row)
        counts.at(row) = {1, 1};
    counts.at(1).red = 6;
    counts.at(8).black = 6;
    return counts;
}

BoardCounts crowdedCounts() {
    BoardCounts counts;
    counts.at(8) = {12, 12};
    counts.at(3) = {0, 6};
    return counts;
}

TEST(BoardGeometry, RowsFillTheClothFromRowEightDownToRowOne) {
    for (const QSizeF size : kSizes) {
        const BoardGeometry geometry(size, false);
        for (int row = 2; row <= kRows; ++row)
            EXPECT_NEAR(geometry.row(row).bottom(), geometry.row(row - 1).top(), 1e-6);
        EXPECT_TRUE(geometry.cloth().contains(geometry.row(1)));
        EXPECT_TRUE(geometry.cloth().contains(geometry.row(8)));
        EXPECT_LT(geometry.row(8).top(), geometry.row(1).top());
    }
}

TEST(BoardGeometry, AStickLiesBetweenItsRows) {
    for (const bool flipped : {false, true}) {
        const BoardGeometry geometry({640, 560}, flipped);
        for (int stick = 1; stick <= kSticks; ++stick) {
            const double y = geometry.stick(stick).center().y();
            const double one = geometry.row(stick).center().y();
            const double two = geometry.row(stick + 1).center().y();
            EXPECT_NEAR(y, (one + two) / 2, 1e-6);
        }
    }
}

TEST(BoardGeometry, RedStandsOnTheRightAndBlackOnTheLeftWithRedAtTheBottom) {
    const BoardGeometry geometry({640, 560}, false);
    const RowCounts both{1, 1};
    EXPECT_GT(geometry.pawnSpot(4, kRed, 0, both).x(), 500);
    EXPECT_LT(geometry.pawnSpot(4, kBlack, 0, both).x(), 140);
}

TEST(BoardGeometry, FlippingTurnsTheBoardAround) {
    const BoardGeometry geometry({640, 560}, true);
    EXPECT_LT(geometry.row(1).top(), geometry.row(8).top());
    EXPECT_LT(geometry.pawnSpot(4, kRed, 0, {1, 1}).x(), 140);
}

TEST(BoardGeometry, EveryPawnIsHitWhereItStands) {
    for (const QSizeF size : kSizes) {
        for (const bool flipped : {false, true}) {
            const BoardGeometry geometry(size, flipped);
            for (const BoardCounts& counts : {startCounts(), crowdedCounts()}) {
                for (int row = 1; row <= kRows; ++row) {
                    for (const auto side : {kRed, kBlack}) {
                        for (int i = 0; i < counts.at(row).of(side); ++i) {
                            const QPointF spot = geometry.pawnSpot(row, side, i, counts.at(row));
                            const auto hit = geometry.hitTest(geometry.pawnBody(spot).center(), counts);
                            EXPECT_EQ(hit, (BoardHit{row, side, i})) << size.width() << " row " << row << " pawn " << i;
                        }
                    }
                }
            }
        }
    }
}

TEST(BoardGeometry, EmptyClothGivesTheRowAlone) {
    const BoardGeometry geometry({640, 560}, false);
    const auto hit = geometry.hitTest(geometry.row(4).center(), startCounts());
    EXPECT_EQ(hit, (BoardHit{4, std::nullopt, -1}));
}

TEST(BoardGeometry, OutsideTheClothThereIsNothing) {
    const BoardGeometry geometry({640, 560}, false);
    EXPECT_FALSE(geometry.hitTest({-5, 100}, startCounts()));
    EXPECT_FALSE(geometry.hitTest({1, 1}, startCounts()));
    EXPECT_FALSE(geometry.hitTest({320, 600}, startCounts()));
}

TEST(BoardGeometry, TwentyFourPawnsCloseRanksAndStayLargeAndInside) {
    for (const QSizeF size : kSizes) {
        const BoardGeometry geometry(size, false);
        const RowCounts full{12, 12};
        for (const auto side : {kRed, kBlack}) {
            for (int i = 0; i < 12; ++i) {
                const QRectF body = geometry.pawnBody(geometry.pawnSpot(8, side, i, full));
                EXPECT_TRUE(geometry.cloth().contains(body)) << size.width() << " pawn " << i;
                EXPECT_DOUBLE_EQ(body.height(), geometry.pawnHeight());
            }
        }
        EXPECT_LT(geometry.pawnSpot(8, kBlack, 11, full).x(), geometry.pawnSpot(8, kRed, 11, full).x());
        EXPECT_GE(geometry.pawnHeight(), 20);
    }
}

TEST(BoardGeometry, SixPawnsOfAnInnerRowDoNotOverlap) {
    for (const QSizeF size : kSizes) {
        const BoardGeometry geometry(size, false);
        for (const RowCounts counts : {RowCounts{6, 0}, RowCounts{3, 3}, RowCounts{1, 5}}) {
            for (const auto side : {kRed, kBlack}) {
                for (int i = 1; i < counts.of(side); ++i) {
                    const double apart = std::abs(geometry.pawnSpot(4, side, i, counts).x() -
                                                  geometry.pawnSpot(4, side, i - 1, counts).x());
                    EXPECT_GE(apart, geometry.pawnWidth()) << size.width() << 'x' << size.height();
                }
            }
        }
    }
}

TEST(BoardGeometry, AGapLiesBetweenTheGroups) {
    const BoardGeometry geometry({640, 560}, false);
    const RowCounts counts{2, 3};
    const QRectF gap = geometry.gap(5, counts);
    EXPECT_LE(geometry.group(5, kBlack, counts).right(), gap.left());
    EXPECT_GE(geometry.group(5, kRed, counts).left(), gap.right());
}

} // namespace
} // namespace ui
