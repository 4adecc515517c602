#include "ui/board/arrow_routes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace ui {

namespace {

// The bows tried, as parts of the way's length to its left or right.
constexpr std::array kBows{0.08, -0.08, 0.16, -0.16, 0.26, -0.26, 0.38, -0.38, 0.52, -0.52, 0.68, -0.68};
constexpr std::array kStraight{0.0}; // along a line of the board
constexpr int kSamples = 20;

// What a way pays, per sample, for what it passes.
constexpr double kBow = 3.0; // for a bow as long as the way
constexpr double kPiece = 0.45;
constexpr double kNumber = 4.0;
constexpr double kOtherWay = 0.8;
constexpr double kOutside = 3.0;
constexpr double kSideEnd = 1.6; // once: a tip beside the piece instead of in front of it

// In rows.
constexpr double kNumberReach = 0.23;
constexpr double kWayReach = 0.12;
constexpr double kBeforeNumber = 0.17; // a way that leads to a number ends this far from its middle

class Router {
public:
    Router(const BoardScene& scene, const BoardGeometry& geometry)
        : m_scene(scene), m_geometry(geometry), m_unit(geometry.unit()), m_bodies(bodiesOf(scene, geometry)),
          m_field(geometry.field().adjusted(-m_unit * 0.1, 0, m_unit * 0.1, 0)) {
        for (const StepArrow& arrow : scene.arrows)
            m_discs.push_back(discOf(arrow));
    }

    [[nodiscard]] std::vector<ArrowRoute> routes() {
        std::vector<ArrowRoute> all;
        for (const StepArrow& arrow : m_scene.arrows) {
            all.push_back(route(arrow));
            Samples& samples = m_taken.emplace_back();
            for (int i = 1; i < kSamples; ++i)
                samples[static_cast<std::size_t>(i - 1)] = all.back().at(static_cast<double>(i) / kSamples);
        }
        return all;
    }

private:
    using Samples = std::array<QPointF, kSamples - 1>;

    [[nodiscard]] QPointF spot(int place, game::Side side, int slot) const {
        return m_geometry.slotSpot(place, side, slot, m_scene.counts.at(place));
    }
    // Whether a piece stands where the arrow begins: a proposal, but not the second step of one piece.
    [[nodiscard]] bool beginsAtPiece(const StepArrow& arrow) const { return arrow.proposed && !before(arrow); }
    // The arrow that ends where this one begins.
    [[nodiscard]] const StepArrow* before(const StepArrow& arrow) const {
        for (const StepArrow& other : m_scene.arrows)
            if (other.number < arrow.number && other.to == arrow.from && other.side == arrow.side &&
                other.toSlot == arrow.fromSlot)
                return &other;
        return nullptr;
    }
    [[nodiscard]] bool isGoneOn(const StepArrow& arrow) const {
        return std::any_of(m_scene.arrows.begin(), m_scene.arrows.end(),
                           [&](const StepArrow& other) { return before(other) == &arrow; });
    }

    // On the slot left; on the head of a piece that still stands there, so that figures at its foot stay free.
    [[nodiscard]] QPointF discOf(const StepArrow& arrow) const {
        const QPointF foot = spot(arrow.from, arrow.side, arrow.fromSlot);
        if (!beginsAtPiece(arrow))
            return foot - QPointF(0, m_unit * 0.03);
        const QRectF body = m_geometry.pieceBody(foot);
        return {body.center().x(), body.top() + body.height() * 0.08};
    }

    [[nodiscard]] std::vector<QPointF> endsOf(const StepArrow& arrow) const {
        const QPointF foot = spot(arrow.to, arrow.side, arrow.toSlot);
        const QRectF body = m_geometry.pieceBody(foot);
        if (arrow.proposed || isGoneOn(arrow))
            return {foot - QPointF(0, m_unit * 0.03)};
        if (m_geometry.isFromAbove()) {
            const QPointF along = foot - startOf(arrow);
            const double length = std::max(1.0, std::hypot(along.x(), along.y()));
            return {foot - along * (m_geometry.pieceWidth() * 0.5 / length)};
        }
        const bool down = m_geometry.place(arrow.to).top() > m_geometry.place(arrow.from).top();
        const double aside = m_unit * 0.03;
        return {{body.center().x(), down ? body.top() - m_unit * 0.02 : body.bottom() + m_unit * 0.02},
                {body.left() - aside, body.center().y()},
                {body.right() + aside, body.center().y()}};
    }

    [[nodiscard]] ArrowRoute route(const StepArrow& arrow) const {
        const auto self = static_cast<std::size_t>(&arrow - m_scene.arrows.data());
        const bool goesOn = isGoneOn(arrow);
        ArrowRoute best;
        double bestPrice = 1e9;
        const std::vector<QPointF> ends = endsOf(arrow);
        for (std::size_t end = 0; end < ends.size(); ++end) {
            for (const double bow :
                 m_geometry.isFromAbove() ? std::span<const double>(kStraight) : std::span<const double>(kBows)) {
                ArrowRoute way;
                way.start = startOf(arrow);
                way.tip = ends[end];
                const QPointF along = way.tip - way.start;
                way.bend = (way.start + way.tip) / 2 + QPointF(-along.y(), along.x()) * bow;
                const double least = std::abs(bow) * kBow + (end > 0 ? kSideEnd : 0.0);
                const double price = priceOf(way, self, goesOn, least, bestPrice);
                if (price < bestPrice) {
                    bestPrice = price;
                    best = way;
                }
            }
        }
        if (goesOn) {
            const QPointF last = best.tip - best.bend;
            best.tip -= last * (m_unit * kBeforeNumber / std::max(1.0, std::hypot(last.x(), last.y())));
        }
        best.disc = m_discs[self];
        best.place = spot(arrow.from, arrow.side, arrow.fromSlot);
        best.number = arrow.number;
        best.proposed = arrow.proposed;
        return best;
    }

    [[nodiscard]] QPointF startOf(const StepArrow& arrow) const {
        return spot(arrow.from, arrow.side, arrow.fromSlot) - QPointF(0, m_unit * 0.03);
    }

    // `price` and what it passes; no further than to `most`.
    [[nodiscard]] double priceOf(const ArrowRoute& way, std::size_t self, bool goesOn, double price,
                                 double most) const {
        const auto isNear = [](QPointF a, QPointF b, double reach) {
            const QPointF apart = a - b;
            return QPointF::dotProduct(apart, apart) < reach * reach;
        };
        for (int i = 1; i < kSamples && price < most; ++i) {
            const QPointF point = way.at(static_cast<double>(i) / kSamples);
            for (const QRectF& body : m_bodies)
                price += body.contains(point) && !body.contains(way.start) ? kPiece : 0.0;
            for (std::size_t disc = 0; disc < m_discs.size(); ++disc) {
                const bool isOwn = disc == self || (goesOn && isNear(m_discs[disc], way.tip, m_unit * 0.1));
                price += !isOwn && isNear(point, m_discs[disc], m_unit * kNumberReach) ? kNumber : 0.0;
            }
            for (const Samples& other : m_taken)
                price += std::any_of(other.begin(), other.end(),
                                     [&](QPointF taken) { return isNear(point, taken, m_unit * kWayReach); })
                             ? kOtherWay
                             : 0.0;
            price += m_field.contains(point) ? 0.0 : kOutside;
        }
        return price;
    }

    const BoardScene& m_scene;
    const BoardGeometry& m_geometry;
    double m_unit;
    std::vector<QRectF> m_bodies;
    QRectF m_field;
    std::vector<QPointF> m_discs;
    std::vector<Samples> m_taken; // by the routes so far
};

} // namespace

QPointF ArrowRoute::at(double part) const {
    const double rest = 1 - part;
    return start * (rest * rest) + bend * (2 * part * rest) + tip * (part * part);
}

std::vector<QRectF> bodiesOf(const BoardScene& scene, const BoardGeometry& geometry) {
    std::vector<QRectF> bodies;
    for (int place = 0; place < scene.counts.size(); ++place) {
        const PlaceCounts& here = scene.counts.at(place);
        for (const game::Side side : kSides)
            for (int i = 0; i < here.of(side); ++i)
                bodies.push_back(geometry.pieceBody(geometry.pieceSpot(place, side, i, here)));
    }
    for (const TargetMark& target : scene.targets) {
        const PlaceCounts& here = scene.counts.at(target.place);
        bodies.push_back(geometry.pieceBody(geometry.pieceSpot(target.place, target.side, here.of(target.side), here)));
    }
    return bodies;
}

std::vector<ArrowRoute> arrowRoutes(const BoardScene& scene, const BoardGeometry& geometry) {
    return scene.arrows.empty() ? std::vector<ArrowRoute>{} : Router(scene, geometry).routes();
}

} // namespace ui
