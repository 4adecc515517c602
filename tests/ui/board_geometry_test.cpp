#include "tests/ui/rows.h"
#include "ui/board/board_geometry.h"

#include <gtest/gtest.h>

namespace ui {
namespace {

constexpr QSizeF kSizes[] = {{300, 300}, {480, 480}, {480, 900}, {640, 560}, {1000, 800}, {1600, 1000}, {3840, 2160}};

BoardCounts startCounts() {
    BoardCounts counts(kRows);
    for (int row = 2; row <= 7; ++row)
        counts.at(placeOfRow(row)) = {1, 1};
    counts.at(placeOfRow(1)).first = 6;
    counts.at(placeOfRow(8)).second = 6;
    return counts;
}

BoardCounts crowdedCounts() {
    BoardCounts counts(kRows);
    counts.at(placeOfRow(8)) = {12, 12};
    counts.at(placeOfRow(3)) = {0, 6};
    return counts;
}

TEST(BoardGeometry, RowsFillTheClothFromRowEightDownToRowOne) {
    for (const QSizeF size : kSizes) {
        const RowsGeometry geometry(size, false);
        for (int row = 2; row <= kRows; ++row)
            EXPECT_NEAR(geometry.place(placeOfRow(row)).bottom(), geometry.place(placeOfRow(row - 1)).top(), 1e-6);
        EXPECT_TRUE(geometry.ground().contains(geometry.place(placeOfRow(1))));
        EXPECT_TRUE(geometry.ground().contains(geometry.place(placeOfRow(8))));
        EXPECT_LT(geometry.place(placeOfRow(8)).top(), geometry.place(placeOfRow(1)).top());
    }
}

TEST(BoardGeometry, AStickLiesBetweenItsRows) {
    for (const bool flipped : {false, true}) {
        const RowsGeometry geometry({640, 560}, flipped);
        for (int stick = 1; stick <= kSticks; ++stick) {
            const double y = geometry.stick(stick).center().y();
            const double one = geometry.place(placeOfRow(stick)).center().y();
            const double two = geometry.place(stick).center().y();
            EXPECT_NEAR(y, (one + two) / 2, 1e-6);
        }
    }
}

TEST(BoardGeometry, RedStandsOnTheRightAndBlackOnTheLeftWithRedAtTheBottom) {
    const RowsGeometry geometry({640, 560}, false);
    const PlaceCounts both{1, 1};
    EXPECT_GT(geometry.pieceSpot(placeOfRow(4), kRed, 0, both).x(), 500);
    EXPECT_LT(geometry.pieceSpot(placeOfRow(4), kBlack, 0, both).x(), 140);
}

TEST(BoardGeometry, FlippingTurnsTheBoardAround) {
    const RowsGeometry geometry({640, 560}, true);
    EXPECT_LT(geometry.place(placeOfRow(1)).top(), geometry.place(placeOfRow(8)).top());
    EXPECT_LT(geometry.pieceSpot(placeOfRow(4), kRed, 0, {1, 1}).x(), 140);
}

TEST(BoardGeometry, EveryPawnIsHitWhereItStands) {
    for (const QSizeF size : kSizes) {
        for (const bool flipped : {false, true}) {
            const RowsGeometry geometry(size, flipped);
            for (const BoardCounts& counts : {startCounts(), crowdedCounts()}) {
                for (int row = 1; row <= kRows; ++row) {
                    for (const auto side : {kRed, kBlack}) {
                        for (int i = 0; i < counts.at(placeOfRow(row)).of(side); ++i) {
                            const QPointF spot =
                                geometry.pieceSpot(placeOfRow(row), side, i, counts.at(placeOfRow(row)));
                            const auto hit = geometry.hitTest(geometry.pieceBody(spot).center(), counts);
                            EXPECT_EQ(hit, (BoardHit{placeOfRow(row), side, i}))
                                << size.width() << " row " << row << " pawn " << i;
                        }
                    }
                }
            }
        }
    }
}

TEST(BoardGeometry, EmptyClothGivesTheRowAlone) {
    const RowsGeometry geometry({640, 560}, false);
    const auto hit = geometry.hitTest(geometry.place(placeOfRow(4)).center(), startCounts());
    EXPECT_EQ(hit, (BoardHit{placeOfRow(4), std::nullopt, -1}));
}

TEST(BoardGeometry, OutsideTheClothThereIsNothing) {
    const RowsGeometry geometry({640, 560}, false);
    EXPECT_FALSE(geometry.hitTest({-5, 100}, startCounts()));
    EXPECT_FALSE(geometry.hitTest({1, 1}, startCounts()));
    EXPECT_FALSE(geometry.hitTest({320, 600}, startCounts()));
}

TEST(BoardGeometry, TwentyFourPawnsCloseRanksAndStayLargeAndInside) {
    for (const QSizeF size : kSizes) {
        const RowsGeometry geometry(size, false);
        const PlaceCounts full{12, 12};
        for (const auto side : {kRed, kBlack}) {
            for (int i = 0; i < 12; ++i) {
                const QRectF body = geometry.pieceBody(geometry.pieceSpot(placeOfRow(8), side, i, full));
                EXPECT_TRUE(geometry.ground().contains(body)) << size.width() << " pawn " << i;
                EXPECT_DOUBLE_EQ(body.height(), geometry.pieceHeight());
            }
        }
        EXPECT_LT(geometry.pieceSpot(placeOfRow(8), kBlack, 11, full).x(),
                  geometry.pieceSpot(placeOfRow(8), kRed, 11, full).x());
        EXPECT_GE(geometry.pieceHeight(), 20);
    }
}

TEST(BoardGeometry, SixPawnsOfAnInnerRowDoNotOverlap) {
    for (const QSizeF size : kSizes) {
        const RowsGeometry geometry(size, false);
        for (const PlaceCounts counts : {PlaceCounts{6, 0}, PlaceCounts{3, 3}, PlaceCounts{1, 5}}) {
            for (const auto side : {kRed, kBlack}) {
                for (int i = 1; i < counts.of(side); ++i) {
                    const double apart = std::abs(geometry.pieceSpot(placeOfRow(4), side, i, counts).x() -
                                                  geometry.pieceSpot(placeOfRow(4), side, i - 1, counts).x());
                    EXPECT_GE(apart, geometry.pieceWidth()) << size.width() << 'x' << size.height();
                }
            }
        }
    }
}

TEST(BoardGeometry, AGapLiesBetweenTheGroups) {
    const RowsGeometry geometry({640, 560}, false);
    const PlaceCounts counts{2, 3};
    const QRectF gap = geometry.gap(placeOfRow(5), counts);
    EXPECT_LE(geometry.group(placeOfRow(5), kBlack, counts).right(), gap.left());
    EXPECT_GE(geometry.group(placeOfRow(5), kRed, counts).left(), gap.right());
}

} // namespace
} // namespace ui
