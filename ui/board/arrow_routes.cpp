#include "ui/board/arrow_routes.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// Prices of a way, in rows of length.
constexpr double kBend = 0.5;
constexpr double kPawnInTheWay = 6.0;
constexpr double kArrowInTheWay = 1.6;

constexpr double kApart = 0.17;   // of a row: two arrows closer than this count as in each other's way
constexpr double kLanes = 4.0;    // ways tried per width of a pawn
constexpr double kSteepest = 0.9; // sideways per height, for a straight arrow from row to row

// A step with the places of its pawn among the others at the time it was made.
struct Leg {
    const StepArrow* arrow;
    int startIndex;
    int endIndex;
    bool pawnAtStart; // it still stands there: a proposal
};

std::vector<Leg> legsOf(const BoardScene& scene) {
    BoardCounts counts = scene.counts;
    for (auto arrow = scene.arrows.rbegin(); arrow != scene.arrows.rend(); ++arrow) {
        if (arrow->proposed)
            continue;
        --counts.at(arrow->to).of(arrow->side);
        ++counts.at(arrow->from).of(arrow->side);
    }
    std::vector<Leg> legs;
    for (const StepArrow& arrow : scene.arrows) {
        int& from = counts.at(arrow.from).of(arrow.side);
        int& to = counts.at(arrow.to).of(arrow.side);
        const int standing = scene.counts.at(arrow.from).of(arrow.side);
        const int left = std::max(0, from - 1);
        // Another pawn may stand by now where one left: then the arrow begins beside it.
        const int start = arrow.proposed ? left : std::max(left, standing);
        legs.push_back({&arrow, start, std::max(0, to), start < standing});
        --from;
        ++to;
    }
    return legs;
}

class Router {
public:
    Router(const BoardScene& scene, const BoardGeometry& geometry)
        : m_scene(scene), m_geometry(geometry), m_unit(geometry.rowHeight()), m_bodies(bodiesOf(scene, geometry)) {}

    ArrowRoute route(const Leg& leg) {
        const StepArrow& arrow = *leg.arrow;
        const QRectF start = body(arrow.from, arrow.side, leg.startIndex);
        const QRectF end = body(arrow.to, arrow.side, leg.endIndex);
        std::vector<QPointF> best;
        double bestPrice = 1e9;
        const auto offer = [&](std::vector<QPointF> way) {
            const double price = priceOf(way);
            if (price >= bestPrice)
                return;
            bestPrice = price;
            best = std::move(way);
        };
        offer(straight(leg, start, end));
        const QRectF inside = m_geometry.rowInside(arrow.from);
        const double step = m_geometry.pawnWidth() / kLanes;
        for (double lane = inside.left() + step; lane < inside.right() - step; lane += step)
            offer(byLane(leg, start, end, lane));
        for (const double lane : {start.center().x(), end.center().x()})
            offer(byLane(leg, start, end, lane));
        for (std::size_t i = 1; i < best.size(); ++i)
            m_taken.push_back(around(best[i - 1], best[i]));
        return {best, best.front(), arrow.number, arrow.proposed};
    }

private:
    [[nodiscard]] QRectF body(int row, game::Side side, int index) const {
        return m_geometry.pawnBody(m_geometry.pawnSpot(row, side, index, m_scene.counts.at(row)));
    }

    [[nodiscard]] static double waist(const QRectF& body) { return body.center().y(); }

    // Just short of the pawn, above its head or below its foot.
    [[nodiscard]] QPointF tipAt(const QRectF& end, double down) const {
        return {end.center().x(), down > 0 ? end.top() - m_unit * 0.02 : end.bottom() + m_unit * 0.03};
    }

    // The middle of the place left, or the foot of the pawn that still stands there, so that its side's sign is seen.
    [[nodiscard]] static QPointF startFor(const Leg& leg, const QRectF& start) {
        const double lower = leg.pawnAtStart ? start.height() * 0.22 : 0.0;
        return {start.center().x(), waist(start) + lower};
    }

    [[nodiscard]] std::vector<QPointF> straight(const Leg& leg, const QRectF& start, const QRectF& end) const {
        const QPointF tip = tipAt(end, end.top() - start.top());
        const QPointF from = startFor(leg, start);
        if (std::abs(tip.x() - from.x()) > std::abs(tip.y() - from.y()) * kSteepest)
            return byLane(leg, start, end, start.center().x());
        return {from, tip};
    }

    // Along the row it leaves to the lane, down or up the lane, and then onto the pawn or to its side.
    [[nodiscard]] std::vector<QPointF> byLane(const Leg& leg, const QRectF& start, const QRectF& end,
                                              double lane) const {
        const double down = end.top() - start.top();
        const bool onto = std::abs(lane - end.center().x()) < 1.0;
        const bool leavesAtOnce = std::abs(lane - start.center().x()) < 1.0;
        std::vector<QPointF> way{startFor(leg, start)};
        if (!leavesAtOnce)
            way.emplace_back(lane, way.front().y());
        if (onto) {
            way.push_back(tipAt(end, down));
        } else {
            way.emplace_back(lane, waist(end));
            const double side = lane < end.center().x() ? -1.0 : 1.0;
            way.emplace_back(end.center().x() + side * (end.width() * 0.5 + m_unit * 0.04), waist(end));
        }
        return way;
    }

    [[nodiscard]] QRectF around(QPointF a, QPointF b) const {
        const double apart = m_unit * kApart;
        return QRectF(a, b).normalized().adjusted(-apart, -apart, apart, apart);
    }

    [[nodiscard]] double priceOf(const std::vector<QPointF>& way) const {
        double price = kBend * static_cast<double>(way.size() - 2);
        for (std::size_t i = 1; i < way.size(); ++i) {
            const QPointF a = way[i - 1];
            const QPointF b = way[i];
            price += std::hypot(b.x() - a.x(), b.y() - a.y()) / m_unit;
            const auto isHit = [&](const QRectF& area) { return crosses(a, b, area); };
            for (const QRectF& body : m_bodies)
                price += isHit(body) && !body.contains(way.front()) ? kPawnInTheWay : 0.0;
            price += kArrowInTheWay * static_cast<double>(std::count_if(m_taken.begin(), m_taken.end(), isHit));
        }
        // No room for the head, or back over its own way.
        const QPointF last = way.back() - way[way.size() - 2];
        if (std::hypot(last.x(), last.y()) < m_unit * 0.3)
            price += kPawnInTheWay;
        return price;
    }

    const BoardScene& m_scene;
    const BoardGeometry& m_geometry;
    double m_unit;
    std::vector<QRectF> m_bodies;
    std::vector<QRectF> m_taken; // around the pieces of the routes so far
};

} // namespace

bool crosses(QPointF a, QPointF b, const QRectF& area) {
    // The part of the line inside the area, shortened side by side.
    double from = 0;
    double to = 1;
    const auto cut = [&](double along, double room) {
        if (along == 0)
            return room >= 0;
        const double at = room / along;
        if (along < 0)
            from = std::max(from, at);
        else
            to = std::min(to, at);
        return from <= to;
    };
    const QPointF way = b - a;
    return cut(-way.x(), a.x() - area.left()) && cut(way.x(), area.right() - a.x()) &&
           cut(-way.y(), a.y() - area.top()) && cut(way.y(), area.bottom() - a.y());
}

std::vector<QRectF> bodiesOf(const BoardScene& scene, const BoardGeometry& geometry) {
    std::vector<QRectF> bodies;
    for (int row = 1; row <= kRows; ++row) {
        const RowCounts counts = scene.counts.at(row);
        for (const auto side : {kRed, kBlack})
            for (int i = 0; i < counts.of(side); ++i)
                bodies.push_back(geometry.pawnBody(geometry.pawnSpot(row, side, i, counts)));
    }
    for (const TargetMark& target : scene.targets) {
        const RowCounts counts = scene.counts.at(target.row);
        bodies.push_back(geometry.pawnBody(geometry.pawnSpot(target.row, target.side, counts.of(target.side), counts)));
    }
    return bodies;
}

std::vector<ArrowRoute> arrowRoutes(const BoardScene& scene, const BoardGeometry& geometry) {
    std::vector<ArrowRoute> routes;
    if (scene.arrows.empty())
        return routes;
    Router router(scene, geometry);
    for (const Leg& leg : legsOf(scene))
        routes.push_back(router.route(leg));
    return routes;
}

} // namespace ui
