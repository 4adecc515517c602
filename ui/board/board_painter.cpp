#include "ui/board/board_painter.h"

#include "ui/board/arrow_routes.h"
#include "ui/board/board_art.h"
#include "ui/board/board_face.h"
#include "ui/board/board_marks.h"
#include "ui/board/bubble.h"
#include "ui/board/explore_marks.h"

#include <QFontInfo>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kHeldLift = 0.09; // of a place, for a picked piece
constexpr double kFlightLift = 0.22;

// What it costs a bubble to cover something, in rows of distance from its own place.
constexpr double kPieceUnderBubble = 9.0;
constexpr double kArrowUnderBubble = 5.0;
constexpr double kTargetUnderBubble = 0.4;

bool passes(const ArrowRoute& route, const QRectF& area) {
    constexpr int kSamples = 16;
    for (int i = 0; i <= kSamples; ++i)
        if (area.contains(route.at(static_cast<double>(i) / kSamples)))
            return true;
    return false;
}

struct StandingPiece {
    QPointF spot;
    game::Side side;
    double lift = 0;
};

} // namespace

double textScale(const QFont& font) {
    constexpr double kUsualText = 14; // pixels
    return std::clamp(QFontInfo(font).pixelSize() / kUsualText, 1.0, 1.8);
}

BoardPainter::BoardPainter(const BoardFace& face, const BoardArt& art, const BoardGeometry& geometry,
                           const Theme& theme)
    : m_face(face), m_art(art), m_geometry(geometry), m_theme(theme) {}

void BoardPainter::paint(QPainter& painter, const BoardScene& scene) const {
    paint(painter, scene, QRectF(QPointF(0, 0), m_geometry.size()).toAlignedRect());
}

void BoardPainter::paint(QPainter& painter, const BoardScene& scene, const QRegion& exposed) const {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    const QFont font = painter.font();
    const std::vector<ArrowRoute> routes = arrowRoutes(scene, m_geometry);
    m_art.drawField(painter);
    paintTargets(painter, scene);
    m_face.paintLabels(painter, scene, m_geometry, m_theme, exposed);
    m_face.paintGround(painter, scene, m_geometry, m_theme);
    paintArrows(painter, routes);
    paintRings(painter, scene);
    paintPieces(painter, scene, exposed);
    paintGhosts(painter, scene);
    marks::exploreFigures(painter, scene, m_geometry, m_theme);
    for (const ArrowRoute& route : routes)
        marks::arrowNumber(painter, route, m_geometry.unit(), m_theme);
    painter.setFont(font);
    paintBubble(painter, scene, routes);
    if (scene.cursor)
        paintCursor(painter, *scene.cursor, scene);
    if (scene.arrival)
        paintArrival(painter, *scene.arrival, m_geometry, scene.counts, m_theme);
    paintHeld(painter, scene);
    painter.restore();
}

QPointF BoardPainter::spotNow(const BoardScene& scene, int place, game::Side side, int index) const {
    const QPointF spot = m_geometry.pieceSpot(place, side, index, scene.counts.at(place));
    if (!scene.flight)
        return spot;
    const PieceFlight& flight = *scene.flight;
    int later = index;
    if (side == flight.side && place == flight.from && index > flight.index)
        --later;
    if (side == flight.side && place == flight.to && later >= flight.toIndex)
        ++later;
    const QPointF goal = m_geometry.pieceSpot(place, side, later, flight.landed.at(place));
    return spot + (goal - spot) * flight.progress;
}

QPointF BoardPainter::ghostSpot(const BoardScene& scene, const TargetMark& target) const {
    const PlaceCounts& here = scene.counts.at(target.place);
    return m_geometry.pieceSpot(target.place, target.side, here.of(target.side), here);
}

void BoardPainter::paintTargets(QPainter& painter, const BoardScene& scene) const {
    const double radius = m_geometry.unit() * 0.17;
    if (scene.hoveredPlace)
        marks::hoverFrame(painter, m_geometry.placeInside(*scene.hoveredPlace), radius, m_theme);
    for (const TargetMark& target : scene.targets) {
        const QRectF inside = m_geometry.placeInside(target.place);
        if (target.isStarred)
            marks::exactFrame(painter, inside, radius, m_geometry.pieceBody(ghostSpot(scene, target)).center(),
                              m_theme);
        else
            marks::targetFrame(painter, inside, radius, m_theme);
    }
}

void BoardPainter::paintCursor(QPainter& painter, const BoardCursor& cursor, const BoardScene& scene) const {
    const double unit = m_geometry.unit();
    marks::cursorFrame(painter, m_geometry.placeInside(cursor.place), unit, m_theme);
    if (!cursor.side)
        return;
    const QRectF group = m_geometry.group(cursor.place, *cursor.side, scene.counts.at(cursor.place));
    marks::groupBracket(painter, group.adjusted(-unit * 0.1, 0, unit * 0.1, 0), unit, m_theme);
}

void BoardPainter::paintRings(QPainter& painter, const BoardScene& scene) const {
    for (const PieceGroup& group : scene.movable) {
        const bool dashed = scene.ownSide && group.side != *scene.ownSide;
        for (int i = 0; i < scene.counts.at(group.place).of(group.side); ++i) {
            if (scene.picked && scene.picked->group == group && scene.picked->index == i)
                continue;
            m_art.drawRing(painter, dashed ? marks::RingKind::opposing : marks::RingKind::movable,
                           spotNow(scene, group.place, group.side, i));
        }
    }
    if (scene.flight && scene.flight->told)
        m_art.drawRing(painter, marks::RingKind::picked,
                       m_geometry.pieceSpot(scene.flight->from, scene.flight->side, scene.flight->index,
                                            scene.counts.at(scene.flight->from)));
    if (!scene.picked)
        return;
    const PieceGroup& group = scene.picked->group;
    m_art.drawRing(painter, marks::RingKind::picked, spotNow(scene, group.place, group.side, scene.picked->index));
}

void BoardPainter::paintPieces(QPainter& painter, const BoardScene& scene, const QRegion& exposed) const {
    const double unit = m_geometry.unit();
    std::vector<StandingPiece> pieces;
    pieces.reserve(24);
    for (int place = 0; place < m_geometry.placeCount(); ++place) {
        for (const game::Side side : kSides) {
            const PieceGroup group{place, side};
            for (int i = 0; i < scene.counts.at(place).of(side); ++i) {
                const bool flying = scene.flight && scene.flight->from == place && scene.flight->side == side &&
                                    scene.flight->index == i;
                const bool held = scene.picked && scene.picked->group == group && scene.picked->index == i;
                const QPointF spot = spotNow(scene, place, side, i);
                if (!flying && !(held && scene.picked->dragged) && exposed.intersects(aroundPiece(spot)))
                    pieces.push_back({spot, side, held ? unit * kHeldLift : 0.0});
            }
        }
    }
    // From the back to the front, so that those in front hide those behind.
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const StandingPiece& a, const StandingPiece& b) { return a.spot.y() < b.spot.y(); });
    for (const StandingPiece& piece : pieces)
        m_art.drawShadow(painter, piece.spot, piece.lift);
    for (const StandingPiece& piece : pieces)
        m_art.drawPiece(painter, piece.side, piece.spot - QPointF(0, piece.lift));
}

void BoardPainter::paintGhosts(QPainter& painter, const BoardScene& scene) const {
    for (const TargetMark& target : scene.targets) {
        const QPointF spot = ghostSpot(scene, target);
        if (target.captures) {
            marks::captureRing(painter, spot, m_geometry.foot().rx * 1.12, m_theme);
            continue;
        }
        painter.setOpacity(0.58);
        m_art.drawPiece(painter, target.side, spot);
        painter.setOpacity(1.0);
        const QRectF body = m_geometry.pieceBody(spot);
        marks::ghostOutline(painter, spot, m_geometry.foot(), m_theme);
        if (target.isStarred) {
            marks::star(painter, QPointF(body.center().x(), body.top() + body.height() * 0.06),
                        m_geometry.unit() * 0.17, m_theme);
        }
    }
}

void BoardPainter::paintHeld(QPainter& painter, const BoardScene& scene) const {
    const double unit = m_geometry.unit();
    const double height = m_geometry.pieceHeight();
    const auto lifted = [&](game::Side side, QPointF ground, double lift) {
        m_art.drawShadow(painter, ground, lift);
        m_art.drawPiece(painter, side, ground - QPointF(0, lift));
    };
    if (scene.picked && scene.picked->dragged) {
        const PickedPiece& picked = *scene.picked;
        painter.setOpacity(0.28);
        m_art.drawPiece(painter, picked.group.side,
                        spotNow(scene, picked.group.place, picked.group.side, picked.index));
        painter.setOpacity(1.0);
        lifted(picked.group.side, *picked.dragged + QPointF(0, height * 0.36), unit * kFlightLift);
    }
    if (scene.flight) {
        const Flying now = flying(scene);
        lifted(scene.flight->side, now.ground, now.lift);
    }
}

BoardPainter::Flying BoardPainter::flying(const BoardScene& scene) const {
    const PieceFlight& flight = *scene.flight;
    const QPointF start = m_geometry.pieceSpot(flight.from, flight.side, flight.index, scene.counts.at(flight.from));
    const QPointF end = m_geometry.pieceSpot(flight.to, flight.side, flight.toIndex, flight.landed.at(flight.to));
    return {start + (end - start) * flight.progress,
            m_geometry.unit() * kFlightLift * std::sin(3.14159265 * flight.progress)};
}

QRect BoardPainter::aroundPiece(QPointF spot) const {
    const double height = m_geometry.pieceHeight();
    return QRectF(spot.x() - height * 0.85, spot.y() - height * 1.35, height * 2.0, height * 2.0).toAlignedRect();
}

QRegion BoardPainter::flightRegion(const BoardScene& scene) const {
    if (!scene.flight)
        return {};
    const Flying now = flying(scene);
    QRegion region = aroundPiece(now.ground);
    region += aroundPiece(now.ground - QPointF(0, now.lift));
    for (int place = 0; place < m_geometry.placeCount(); ++place) {
        const PlaceCounts& here = scene.counts.at(place);
        for (const game::Side side : kSides) {
            for (int i = 0; i < here.of(side); ++i) {
                const QPointF spot = spotNow(scene, place, side, i);
                if (spot != m_geometry.pieceSpot(place, side, i, here))
                    region += aroundPiece(spot);
            }
        }
    }
    return region;
}

// On the ground, below the pieces: what stands is never hidden by what was.
void BoardPainter::paintArrows(QPainter& painter, const std::vector<ArrowRoute>& routes) const {
    for (const ArrowRoute& route : routes)
        if (!route.proposed)
            marks::footprint(painter, route, m_geometry, m_theme);
    for (const ArrowRoute& route : routes)
        marks::arrow(painter, route, m_geometry.unit(), m_theme);
}

QRectF BoardPainter::bubbleRect(const BoardScene& scene, const QFont& font) const {
    return bubbleRect(scene, arrowRoutes(scene, m_geometry), font);
}

QRectF BoardPainter::bubbleRect(const BoardScene& scene, const std::vector<ArrowRoute>& routes,
                                const QFont& font) const {
    if (!scene.bubble)
        return {};
    const double unit = m_geometry.unit();
    const QRectF field = m_geometry.field();
    const QSizeF size =
        marks::bubbleSize(*scene.bubble, font, unit, (field.width() - unit * 0.04) * 0.7, textScale(font));
    std::vector<QRectF> bodies = bodiesOf(scene, m_geometry);
    if (scene.flight) {
        const PieceFlight& flight = *scene.flight;
        bodies.push_back(m_geometry.pieceBody(
            m_geometry.pieceSpot(flight.to, flight.side, flight.toIndex, flight.landed.at(flight.to))));
    }
    const QRectF own = m_geometry.place(scene.bubble->place);
    const auto priceOf = [&](const QRectF& box) {
        const QRectF room = box.adjusted(-unit * 0.08, 0, unit * 0.08, 0);
        double price = std::abs(box.center().y() - own.center().y()) / unit;
        for (const QRectF& body : bodies)
            price += room.intersects(body) ? kPieceUnderBubble : 0.0;
        for (const ArrowRoute& route : routes)
            price += passes(route, room) ? kArrowUnderBubble : 0.0;
        for (const TargetMark& target : scene.targets)
            price += m_geometry.place(target.place).contains(box.center()) ? kTargetUnderBubble : 0.0;
        return price;
    };
    // The nearest place where it covers nothing; in the middle if it can be. Tried from the first side's end on.
    QRectF best;
    double bestPrice = 1e9;
    const int bands = std::max(1, static_cast<int>(std::lround(field.height() / unit)));
    for (int band = 0; band < bands; ++band) {
        const int fromTop = m_geometry.flipped() ? band : bands - 1 - band;
        const QPointF middle(field.center().x(), field.top() + (fromTop + 0.5) * field.height() / bands);
        const double most = std::max(0.0, (field.width() - unit * 0.04 - size.width()) / 2);
        constexpr int kTries = 12; // to either side
        for (int i = -kTries; i <= kTries; ++i) {
            const double aside = most * i / kTries;
            const QRectF box(middle.x() + aside - size.width() / 2, middle.y() - size.height() / 2, size.width(),
                             size.height());
            const double price = priceOf(box) + std::abs(i) * 0.07;
            if (price < bestPrice) {
                bestPrice = price;
                best = box;
            }
        }
    }
    return best;
}

void BoardPainter::paintBubble(QPainter& painter, const BoardScene& scene,
                               const std::vector<ArrowRoute>& routes) const {
    if (!scene.bubble)
        return;
    marks::bubble(painter, bubbleRect(scene, routes, painter.font()), *scene.bubble, m_geometry.unit(),
                  textScale(painter.font()), m_theme);
}

} // namespace ui
