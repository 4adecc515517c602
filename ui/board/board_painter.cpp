#include "ui/board/board_painter.h"

#include "ui/board/arrow_routes.h"
#include "ui/board/board_art.h"
#include "ui/board/board_marks.h"
#include "ui/board/bubble.h"
#include "ui/board/explore_marks.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kHeldLift = 0.09; // of a row, for a picked pawn
constexpr double kFlightLift = 0.22;

// What it costs a bubble to cover something, in rows of distance from its own row.
constexpr double kPawnUnderBubble = 9.0;
constexpr double kArrowUnderBubble = 5.0;
constexpr double kTargetUnderBubble = 0.4;

QFont sized(const QFont& font, double pixels, bool bold = false) {
    QFont result = font;
    result.setPixelSize(std::max(8, static_cast<int>(std::lround(pixels))));
    result.setBold(bold);
    return result;
}

bool passes(const ArrowRoute& route, const QRectF& area) {
    constexpr int kSamples = 16;
    for (int i = 0; i <= kSamples; ++i)
        if (area.contains(route.at(static_cast<double>(i) / kSamples)))
            return true;
    return false;
}

struct StandingPawn {
    QPointF spot;
    game::Side side;
    double lift = 0;
};

} // namespace

BoardPainter::BoardPainter(const BoardArt& art, const BoardGeometry& geometry, const Theme& theme)
    : m_art(art), m_geometry(geometry), m_theme(theme) {}

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
    paintLabels(painter, scene, exposed);
    paintArrows(painter, routes);
    paintRings(painter, scene);
    paintPawns(painter, scene, exposed);
    paintGhosts(painter, scene);
    marks::exploreFigures(painter, scene, m_geometry, m_theme);
    for (const ArrowRoute& route : routes)
        marks::arrowNumber(painter, route, m_geometry.rowHeight(), m_theme);
    painter.setFont(font);
    paintBubble(painter, scene, routes);
    if (scene.cursor)
        paintCursor(painter, *scene.cursor, scene);
    if (scene.arrival)
        paintArrival(painter, *scene.arrival, m_geometry, scene.counts, m_theme);
    paintHeld(painter, scene);
    painter.restore();
}

QPointF BoardPainter::spotNow(const BoardScene& scene, int row, game::Side side, int index) const {
    const QPointF spot = m_geometry.pawnSpot(row, side, index, scene.counts.at(row));
    if (!scene.flight)
        return spot;
    const PawnFlight& flight = *scene.flight;
    int later = index;
    if (side == flight.side && row == flight.from && index > flight.index)
        --later;
    if (side == flight.side && row == flight.to && later >= flight.toIndex)
        ++later;
    const QPointF goal = m_geometry.pawnSpot(row, side, later, flight.landed.at(row));
    return spot + (goal - spot) * flight.progress;
}

QPointF BoardPainter::ghostSpot(const BoardScene& scene, const TargetMark& target) const {
    const RowCounts here = scene.counts.at(target.row);
    return m_geometry.pawnSpot(target.row, target.side, here.of(target.side), here);
}

// How much larger than usual the text around the board is: text on the board grows as much, as far as there is room.
double BoardPainter::textScale(const QFont& font) {
    constexpr double kUsualText = 14; // pixels
    return std::clamp(QFontInfo(font).pixelSize() / kUsualText, 1.0, 1.8);
}

void BoardPainter::paintLabels(QPainter& painter, const BoardScene& scene, const QRegion& exposed) const {
    const QLocale locale;
    const double unit = m_geometry.rowHeight();
    const QFont font = painter.font();
    // With the board, and with the text around it where the rim has room.
    const double usual = std::clamp(unit * 0.18, 10.0, 44.0);
    const double room = std::max(usual, m_geometry.countLabel(1).width() / 1.9);
    const double pixels = std::min({usual * textScale(font), room, std::max(usual, unit * 0.36)});
    for (int row = 1; row <= kRows; ++row) {
        QRectF number = m_geometry.numberLabel(row);
        if (!exposed.intersects(number.united(m_geometry.countLabel(row)).toAlignedRect()))
            continue;
        if (scene.points) {
            paintPoints(painter, scene, row);
            const QRectF inside = m_geometry.rowInside(row);
            number = QRectF(number.left(), inside.top(), number.width(), inside.height() * 0.34);
        }
        if (scene.rowNumbers) {
            painter.setPen(m_theme.clothText);
            painter.setFont(sized(font, scene.points ? std::min(pixels, number.height() * 0.95) : pixels));
            painter.drawText(number, Qt::AlignCenter | Qt::TextDontClip, locale.toString(row));
        }
        if (scene.pawnCounts) {
            const RowCounts here = scene.counts.at(row);
            paintChip(painter, m_geometry.countLabel(row).center(), pixels * 1.55);
            painter.setFont(sized(font, pixels * 1.08, true));
            painter.drawText(m_geometry.countLabel(row), Qt::AlignCenter, locale.toString(here.red + here.black));
        }
    }
    painter.setFont(font);
}

// The ground of a count: what a Follow-Up Move is measured by should catch the eye more than a row's number.
void BoardPainter::paintChip(QPainter& painter, QPointF middle, double height) const {
    const QSizeF size(height * 1.12, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(m_theme.clothText, 0.13));
    painter.drawRoundedRect(QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size), height * 0.3,
                            height * 0.3);
    painter.setPen(m_theme.clothText);
}

// Below the row's number, between the sticks; alone they stand in the middle.
void BoardPainter::paintPoints(QPainter& painter, const BoardScene& scene, int row) const {
    const QRectF label = m_geometry.numberLabel(row);
    const QRectF inside = m_geometry.rowInside(row);
    const double chip = std::clamp(inside.height() * 0.29, 9.0, 60.0);
    const auto& worth = scene.worth[static_cast<std::size_t>(row - 1)];
    const int chips = (worth[0] != 0 ? 1 : 0) + (worth[1] != 0 ? 1 : 0);
    const double height = chip * (chips + (chips - 1) * 0.1);
    const double top = scene.rowNumbers ? inside.top() + inside.height() * 0.34 : inside.top();
    double y = top + (inside.bottom() - top - height) / 2;
    for (const auto side : {kRed, kBlack}) {
        const int value = worth[game::indexOf(side)];
        if (value == 0)
            continue;
        marks::pointChip(painter, QPointF(label.center().x(), y + chip / 2), chip, side, value, m_theme);
        y += chip * 1.1;
    }
}

void BoardPainter::paintTargets(QPainter& painter, const BoardScene& scene) const {
    const double radius = m_geometry.rowHeight() * 0.17;
    if (scene.hoveredRow)
        marks::hoverRow(painter, m_geometry.rowInside(*scene.hoveredRow), radius, m_theme);
    for (const TargetMark& target : scene.targets) {
        const QRectF row = m_geometry.rowInside(target.row);
        if (target.earnsBonus)
            marks::exactRow(painter, row, radius, m_geometry.pawnBody(ghostSpot(scene, target)).center(), m_theme);
        else
            marks::targetRow(painter, row, radius, m_theme);
    }
}

void BoardPainter::paintCursor(QPainter& painter, const BoardCursor& cursor, const BoardScene& scene) const {
    const double unit = m_geometry.rowHeight();
    marks::cursorFrame(painter, m_geometry.rowInside(cursor.row), unit, m_theme);
    if (!cursor.side)
        return;
    const QRectF group = m_geometry.group(cursor.row, *cursor.side, scene.counts.at(cursor.row));
    marks::groupBracket(painter, group.adjusted(-unit * 0.1, 0, unit * 0.1, 0), unit, m_theme);
}

void BoardPainter::paintRings(QPainter& painter, const BoardScene& scene) const {
    for (const PawnGroup& group : scene.movable) {
        const bool dashed = scene.ownSide && group.side != *scene.ownSide;
        for (int i = 0; i < scene.counts.at(group.row).of(group.side); ++i) {
            if (scene.picked && scene.picked->group == group && scene.picked->index == i)
                continue;
            m_art.drawRing(painter, dashed ? marks::RingKind::opposing : marks::RingKind::movable,
                           spotNow(scene, group.row, group.side, i));
        }
    }
    if (scene.flight && scene.flight->told)
        m_art.drawRing(painter, marks::RingKind::picked,
                       m_geometry.pawnSpot(scene.flight->from, scene.flight->side, scene.flight->index,
                                           scene.counts.at(scene.flight->from)));
    if (!scene.picked)
        return;
    const PawnGroup& group = scene.picked->group;
    m_art.drawRing(painter, marks::RingKind::picked, spotNow(scene, group.row, group.side, scene.picked->index));
}

void BoardPainter::paintPawns(QPainter& painter, const BoardScene& scene, const QRegion& exposed) const {
    const double unit = m_geometry.rowHeight();
    std::vector<StandingPawn> pawns;
    pawns.reserve(24);
    for (int row = 1; row <= kRows; ++row) {
        for (const auto side : {kRed, kBlack}) {
            const PawnGroup group{row, side};
            for (int i = 0; i < scene.counts.at(row).of(side); ++i) {
                const bool flying =
                    scene.flight && scene.flight->from == row && scene.flight->side == side && scene.flight->index == i;
                const bool held = scene.picked && scene.picked->group == group && scene.picked->index == i;
                const QPointF spot = spotNow(scene, row, side, i);
                if (!flying && !(held && scene.picked->dragged) && exposed.intersects(aroundPawn(spot)))
                    pawns.push_back({spot, side, held ? unit * kHeldLift : 0.0});
            }
        }
    }
    // From the back to the front, so that those in front hide those behind.
    std::stable_sort(pawns.begin(), pawns.end(),
                     [](const StandingPawn& a, const StandingPawn& b) { return a.spot.y() < b.spot.y(); });
    for (const StandingPawn& pawn : pawns)
        m_art.drawShadow(painter, pawn.spot, pawn.lift);
    for (const StandingPawn& pawn : pawns)
        m_art.drawPawn(painter, pawn.side, pawn.spot - QPointF(0, pawn.lift));
}

void BoardPainter::paintGhosts(QPainter& painter, const BoardScene& scene) const {
    for (const TargetMark& target : scene.targets) {
        const QPointF spot = ghostSpot(scene, target);
        painter.setOpacity(0.58);
        m_art.drawPawn(painter, target.side, spot);
        painter.setOpacity(1.0);
        const QRectF body = m_geometry.pawnBody(spot);
        marks::ghostOutline(painter, body, m_theme);
        if (target.earnsBonus) {
            marks::star(painter, QPointF(body.center().x(), body.top() + body.height() * 0.06),
                        m_geometry.rowHeight() * 0.17, m_theme);
        }
    }
}

void BoardPainter::paintHeld(QPainter& painter, const BoardScene& scene) const {
    const double unit = m_geometry.rowHeight();
    const double height = m_geometry.pawnHeight();
    const auto lifted = [&](game::Side side, QPointF ground, double lift) {
        m_art.drawShadow(painter, ground, lift);
        m_art.drawPawn(painter, side, ground - QPointF(0, lift));
    };
    if (scene.picked && scene.picked->dragged) {
        const PickedPawn& picked = *scene.picked;
        painter.setOpacity(0.28);
        m_art.drawPawn(painter, picked.group.side, spotNow(scene, picked.group.row, picked.group.side, picked.index));
        painter.setOpacity(1.0);
        lifted(picked.group.side, *picked.dragged + QPointF(0, height * 0.36), unit * kFlightLift);
    }
    if (scene.flight) {
        const Flying now = flying(scene);
        lifted(scene.flight->side, now.ground, now.lift);
    }
}

BoardPainter::Flying BoardPainter::flying(const BoardScene& scene) const {
    const PawnFlight& flight = *scene.flight;
    const QPointF start = m_geometry.pawnSpot(flight.from, flight.side, flight.index, scene.counts.at(flight.from));
    const QPointF end = m_geometry.pawnSpot(flight.to, flight.side, flight.toIndex, flight.landed.at(flight.to));
    return {start + (end - start) * flight.progress,
            m_geometry.rowHeight() * kFlightLift * std::sin(3.14159265 * flight.progress)};
}

QRect BoardPainter::aroundPawn(QPointF spot) const {
    const double height = m_geometry.pawnHeight();
    return QRectF(spot.x() - height * 0.85, spot.y() - height * 1.35, height * 2.0, height * 2.0).toAlignedRect();
}

QRegion BoardPainter::flightRegion(const BoardScene& scene) const {
    if (!scene.flight)
        return {};
    const Flying now = flying(scene);
    QRegion region = aroundPawn(now.ground);
    region += aroundPawn(now.ground - QPointF(0, now.lift));
    for (int row = 1; row <= kRows; ++row) {
        const RowCounts here = scene.counts.at(row);
        for (const auto side : {kRed, kBlack}) {
            for (int i = 0; i < here.of(side); ++i) {
                const QPointF spot = spotNow(scene, row, side, i);
                if (spot != m_geometry.pawnSpot(row, side, i, here))
                    region += aroundPawn(spot);
            }
        }
    }
    return region;
}

// On the cloth, below the pawns: what stands is never hidden by what was.
void BoardPainter::paintArrows(QPainter& painter, const std::vector<ArrowRoute>& routes) const {
    for (const ArrowRoute& route : routes)
        if (!route.proposed)
            marks::footprint(painter, route, m_geometry.pawnWidth(), m_theme);
    for (const ArrowRoute& route : routes)
        marks::arrow(painter, route, m_geometry.rowHeight(), m_theme);
}

QRectF BoardPainter::bubbleRect(const BoardScene& scene, const QFont& font) const {
    return bubbleRect(scene, arrowRoutes(scene, m_geometry), font);
}

QRectF BoardPainter::bubbleRect(const BoardScene& scene, const std::vector<ArrowRoute>& routes,
                                const QFont& font) const {
    if (!scene.bubble)
        return {};
    const double unit = m_geometry.rowHeight();
    const QSizeF size =
        marks::bubbleSize(*scene.bubble, font, unit, m_geometry.rowInside(1).width() * 0.7, textScale(font));
    std::vector<QRectF> bodies = bodiesOf(scene, m_geometry);
    if (scene.flight) {
        const PawnFlight& flight = *scene.flight;
        bodies.push_back(m_geometry.pawnBody(
            m_geometry.pawnSpot(flight.to, flight.side, flight.toIndex, flight.landed.at(flight.to))));
    }
    const auto priceOf = [&](const QRectF& place, int row) {
        const QRectF room = place.adjusted(-unit * 0.08, 0, unit * 0.08, 0);
        double price = std::abs(row - scene.bubble->row);
        for (const QRectF& body : bodies)
            price += room.intersects(body) ? kPawnUnderBubble : 0.0;
        for (const ArrowRoute& route : routes)
            price += passes(route, room) ? kArrowUnderBubble : 0.0;
        for (const TargetMark& target : scene.targets)
            price += target.row == row ? kTargetUnderBubble : 0.0;
        return price;
    };
    // The nearest place where it covers nothing; in the middle if it can be.
    QRectF best;
    double bestPrice = 1e9;
    for (int row = 1; row <= kRows; ++row) {
        const QRectF inside = m_geometry.rowInside(row);
        const double most = std::max(0.0, (inside.width() - size.width()) / 2);
        constexpr int kPlaces = 12; // to either side
        for (int i = -kPlaces; i <= kPlaces; ++i) {
            const double aside = most * i / kPlaces;
            const QRectF place(inside.center().x() + aside - size.width() / 2, inside.center().y() - size.height() / 2,
                               size.width(), size.height());
            const double price = priceOf(place, row) + std::abs(i) * 0.07;
            if (price < bestPrice) {
                bestPrice = price;
                best = place;
            }
        }
    }
    return best;
}

void BoardPainter::paintBubble(QPainter& painter, const BoardScene& scene,
                               const std::vector<ArrowRoute>& routes) const {
    if (!scene.bubble)
        return;
    marks::bubble(painter, bubbleRect(scene, routes, painter.font()), *scene.bubble, m_geometry.rowHeight(),
                  textScale(painter.font()), m_theme);
}

} // namespace ui
