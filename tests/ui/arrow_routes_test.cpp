#include "ui/board/arrow_routes.h"

#include <QLineF>
#include <gtest/gtest.h>

namespace ui {
namespace {

constexpr QSizeF kSizes[] = {{460, 380}, {700, 660}, {1140, 960}, {2700, 2080}};

BoardScene afterTurn(const std::array<RowCounts, kRows>& rows, std::vector<StepArrow> arrows) {
    BoardScene scene;
    scene.counts.rows = rows;
    scene.arrows = std::move(arrows);
    return scene;
}

// Turns of one, two and three steps, among few pawns and many.
std::vector<BoardScene> scenes() {
    return {
        afterTurn({RowCounts{5, 1}, {2, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {0, 5}}, {{1, 2, kRed, 1, false}}),
        afterTurn({RowCounts{2, 1}, {1, 2}, {1, 1}, {3, 2}, {1, 2}, {1, 3}, {3, 0}, {1, 1}},
                  {{3, 4, kRed, 1, false}, {4, 8, kRed, 2, false}, {2, 3, kRed, 3, false}}),
        afterTurn({RowCounts{0, 6}, {0, 1}, {0, 5}, {0, 0}, {2, 0}, {1, 0}, {2, 0}, {7, 0}},
                  {{4, 3, kBlack, 1, false}, {6, 1, kBlack, 2, false}, {3, 2, kBlack, 3, false}}),
        afterTurn({RowCounts{0, 6}, {0, 1}, {0, 3}, {1, 1}, {2, 0}, {1, 1}, {2, 0}, {6, 0}},
                  {{6, 1, kBlack, 1, false}, {5, 3, kBlack, 2, false}}),
        afterTurn({RowCounts{6, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {0, 5}},
                  {{1, 2, kRed, 1, true}, {1, 4, kRed, 2, true}}),
        afterTurn({RowCounts{2, 1}, {1, 2}, {2, 1}, {2, 2}, {1, 2}, {1, 3}, {3, 0}, {1, 1}},
                  {{3, 4, kRed, 1, true}, {4, 8, kRed, 2, true}, {7, 8, kRed, 3, true}}),
    };
}

TEST(ArrowRoutes, NoneCrossesAPawn) {
    for (const QSizeF size : kSizes) {
        for (const bool flipped : {false, true}) {
            const BoardGeometry geometry(size, flipped);
            int number = 0;
            for (const BoardScene& scene : scenes()) {
                ++number;
                for (const ArrowRoute& route : arrowRoutes(scene, geometry))
                    for (std::size_t i = 1; i < route.way.size(); ++i)
                        for (const QRectF& body : bodiesOf(scene, geometry))
                            // A proposal begins on its own pawn.
                            EXPECT_FALSE(crosses(route.way[i - 1], route.way[i], body) &&
                                         !(route.proposed && body.contains(route.way.front())))
                                << "scene " << number << " arrow " << route.number << " at " << size.width();
            }
        }
    }
}

TEST(ArrowRoutes, BeginInTheRowLeftAndEndAtTheRowReached) {
    const BoardGeometry geometry({1140, 960}, false);
    for (const BoardScene& scene : scenes()) {
        const auto routes = arrowRoutes(scene, geometry);
        ASSERT_EQ(routes.size(), scene.arrows.size());
        for (std::size_t i = 0; i < routes.size(); ++i) {
            const StepArrow& step = scene.arrows[i];
            EXPECT_EQ(routes[i].number, step.number);
            const double near = geometry.rowHeight() * 0.2;
            EXPECT_TRUE(geometry.row(step.from).adjusted(0, -near, 0, near).contains(routes[i].way.front()));
            EXPECT_TRUE(geometry.row(step.to).adjusted(0, -near, 0, near).contains(routes[i].way.back()));
        }
    }
}

TEST(ArrowRoutes, OfOnePawnGoingOnBeginWhereTheLastEnded) {
    const BoardGeometry geometry({1140, 960}, false);
    const BoardScene scene = afterTurn({RowCounts{2, 1}, {1, 2}, {1, 1}, {1, 2}, {1, 2}, {1, 3}, {3, 0}, {2, 1}},
                                       {{2, 4, kRed, 1, false}, {4, 8, kRed, 2, false}});
    const auto routes = arrowRoutes(scene, geometry);
    const QPointF apart = routes[0].way.back() - routes[1].way.front();
    EXPECT_LT(std::abs(apart.x()), geometry.pawnWidth());
    EXPECT_LT(std::abs(apart.y()), geometry.pawnHeight());
}

TEST(ArrowRoutes, NumbersStandApart) {
    for (const QSizeF size : kSizes) {
        const BoardGeometry geometry(size, false);
        for (const BoardScene& scene : scenes()) {
            const auto routes = arrowRoutes(scene, geometry);
            for (std::size_t i = 0; i < routes.size(); ++i)
                for (std::size_t j = i + 1; j < routes.size(); ++j)
                    EXPECT_GT(QLineF(routes[i].disc, routes[j].disc).length(), geometry.rowHeight() * 0.3);
        }
    }
}

TEST(Crossing, ALineThroughAnAreaAndOneBesideIt) {
    const QRectF area(10, 10, 20, 20);
    EXPECT_TRUE(crosses({0, 20}, {40, 20}, area));
    EXPECT_TRUE(crosses({15, 15}, {16, 16}, area));
    EXPECT_TRUE(crosses({0, 5}, {40, 35}, area));
    EXPECT_FALSE(crosses({0, 20}, {9, 20}, area));
    EXPECT_FALSE(crosses({0, 40}, {40, 40}, area));
    EXPECT_FALSE(crosses({0, 25}, {15, 40}, area));
}

} // namespace
} // namespace ui
