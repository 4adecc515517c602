// The arrows of a turn, over the twenty turns that are hardest to read.
#include "app/hard_turns.h"
#include "core/games/catalogue.h"
#include "tests/ui/rows.h"
#include "ui/board/arrangement.h"
#include "ui/board/arrow_routes.h"

#include <QLineF>
#include <algorithm>
#include <gtest/gtest.h>
#include <ostream>

void PrintTo(const HardTurn& turn, std::ostream* out) {
    *out << turn.what;
}

namespace ui {
namespace {

constexpr QSizeF kSizes[] = {{300, 300}, {460, 380}, {700, 660}, {1140, 960}, {2700, 2080}};

std::vector<StepArrow> arrowsOf(const std::vector<MadeStep>& made, bool proposed) {
    std::vector<StepArrow> arrows;
    for (const MadeStep& m : made)
        arrows.push_back({m.step.from, m.step.to, m.step.piece, static_cast<int>(arrows.size()) + 1, proposed,
                          m.fromSlot, m.toSlot});
    return arrows;
}

class Arrows : public testing::TestWithParam<HardTurn> {
protected:
    Arrows() {
        auto match = games::newMatch("linja", GetParam().rules, GetParam().position);
        if (!match) {
            ADD_FAILURE() << game::describe(match.fault());
            return;
        }
        Arrangement arrangement{countsOf((*match)->state().board), {}};
        proposed.counts = arrangement.counts;
        const auto turn = (*match)->play(GetParam().turn);
        if (!turn) {
            ADD_FAILURE() << game::describe(turn.fault());
            return;
        }
        const auto transitions = (*match)->transitionsAt(0);
        for (std::size_t i = 0; i < transitions.size(); ++i)
            arrangement.make(transitions[i], GetParam().pawns[i]);
        made.counts = arrangement.counts;
        made.arrows = arrowsOf(arrangement.made, false);
        proposed.arrows = arrowsOf(arrangement.made, true);
    }

    template <class Check>
    static void onEveryBoard(const BoardScene& scene, const Check& check) {
        for (const QSizeF size : kSizes) {
            for (const bool flipped : {false, true}) {
                SCOPED_TRACE(testing::Message() << size.width() << (flipped ? " flipped" : ""));
                const RowsGeometry geometry(size, flipped);
                const auto routes = arrowRoutes(scene, geometry);
                ASSERT_EQ(routes.size(), scene.arrows.size());
                check(geometry, routes);
            }
        }
    }

    // Whether the pawn of this step went on with a later one.
    [[nodiscard]] static const StepArrow* goesOn(const BoardScene& scene, const StepArrow& arrow) {
        for (const StepArrow& later : scene.arrows)
            if (later.number > arrow.number && later.from == arrow.to && later.side == arrow.side &&
                later.fromSlot == arrow.toSlot)
                return &later;
        return nullptr;
    }

    BoardScene made;
    BoardScene proposed;
};

double nearest(const ArrowRoute& route, QPointF point, double from, double to) {
    double least = 1e9;
    for (int i = 0; i <= 60; ++i)
        least = std::min(least, QLineF(route.at(from + (to - from) * i / 60), point).length());
    return least;
}

TEST_P(Arrows, BeginOnThePlaceThePawnLeftWhereNoneStands) {
    onEveryBoard(made, [&](const BoardGeometry& geometry, const std::vector<ArrowRoute>& routes) {
        for (std::size_t i = 0; i < routes.size(); ++i) {
            const StepArrow& arrow = made.arrows[i];
            const QPointF place = geometry.slotSpot(arrow.from, arrow.side, arrow.fromSlot, made.counts.at(arrow.from));
            EXPECT_LT(QLineF(routes[i].start, place).length(), geometry.unit() * 0.1);
            EXPECT_LT(QLineF(routes[i].disc, place).length(), geometry.unit() * 0.1);
            for (const QRectF& body : bodiesOf(made, geometry))
                EXPECT_FALSE(body.adjusted(body.width() * 0.2, 0, -body.width() * 0.2, 0).contains(routes[i].disc));
        }
    });
}

TEST_P(Arrows, EndAtThePawnThatMovedOrAtItsNextNumber) {
    onEveryBoard(made, [&](const BoardGeometry& geometry, const std::vector<ArrowRoute>& routes) {
        for (std::size_t i = 0; i < routes.size(); ++i) {
            const StepArrow& arrow = made.arrows[i];
            if (const StepArrow* later = goesOn(made, arrow)) {
                const QPointF disc = routes[static_cast<std::size_t>(later->number - 1)].disc;
                EXPECT_LT(QLineF(routes[i].tip, disc).length(), geometry.unit() * 0.3);
                continue;
            }
            const PlaceCounts here = made.counts.at(arrow.to);
            double least = 1e9;
            int closest = -1;
            for (int pawn = 0; pawn < here.of(arrow.side); ++pawn) {
                const QRectF body = geometry.pieceBody(geometry.pieceSpot(arrow.to, arrow.side, pawn, here));
                const double apart = QLineF(routes[i].tip, body.center()).length();
                if (apart < least) {
                    least = apart;
                    closest = pawn;
                }
            }
            EXPECT_EQ(closest, here.indexAt(arrow.side, arrow.toSlot)) << "arrow " << arrow.number;
        }
    });
}

TEST_P(Arrows, RunBehindNoNumberOfAnother) {
    for (const BoardScene* scene : {&made, &proposed}) {
        onEveryBoard(*scene, [&](const BoardGeometry& geometry, const std::vector<ArrowRoute>& routes) {
            const double disc = std::clamp(geometry.unit() * 0.13, 7.5, 36.0);
            for (std::size_t i = 0; i < routes.size(); ++i) {
                const StepArrow* later = goesOn(*scene, scene->arrows[i]);
                for (std::size_t j = 0; j < routes.size(); ++j) {
                    if (i == j || (later && later->number == routes[j].number))
                        continue;
                    EXPECT_GT(nearest(routes[i], routes[j].disc, 0, 1), disc)
                        << "arrow " << routes[i].number << " and number " << routes[j].number;
                }
            }
        });
    }
}

TEST_P(Arrows, DoNotLieOnEachOther) {
    onEveryBoard(made, [](const BoardGeometry& geometry, const std::vector<ArrowRoute>& routes) {
        for (const ArrowRoute& one : routes) {
            for (const ArrowRoute& other : routes) {
                if (&one == &other)
                    continue;
                int shared = 0;
                for (int i = 1; i < 20; ++i)
                    shared += nearest(other, one.at(i / 20.0), 0, 1) < geometry.unit() * 0.06 ? 1 : 0;
                EXPECT_LE(shared, 6) << "arrows " << one.number << " and " << other.number;
            }
        }
    });
}

TEST_P(Arrows, StayOnTheCloth) {
    onEveryBoard(made, [](const BoardGeometry& geometry, const std::vector<ArrowRoute>& routes) {
        for (const ArrowRoute& route : routes)
            for (int i = 0; i <= 20; ++i)
                EXPECT_TRUE(geometry.ground().contains(route.at(i / 20.0))) << "arrow " << route.number;
    });
}

TEST_P(Arrows, HaveNumbersThatStandApart) {
    for (const BoardScene* scene : {&made, &proposed}) {
        onEveryBoard(*scene, [](const BoardGeometry& geometry, const std::vector<ArrowRoute>& routes) {
            for (std::size_t i = 0; i < routes.size(); ++i)
                for (std::size_t j = i + 1; j < routes.size(); ++j)
                    EXPECT_GT(QLineF(routes[i].disc, routes[j].disc).length(), geometry.unit() * 0.3);
        });
    }
}

INSTANTIATE_TEST_SUITE_P(HardTurns, Arrows, testing::ValuesIn(kHardTurns));

} // namespace
} // namespace ui
