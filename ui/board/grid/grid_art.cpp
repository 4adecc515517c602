#include "ui/board/grid/grid_art.h"

#include "ui/board/grid/grid_geometry.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// One of three colours given by kind of theme.
QColor colour(ThemeKind kind, QRgb light, QRgb dark, QRgb highContrast) {
    return QColor(kind == ThemeKind::light ? light : kind == ThemeKind::dark ? dark : highContrast);
}

struct StoneColours {
    QColor body;
    QColor light;
    QColor shade;
    QColor rim;
    QColor inlay;
};

StoneColours stoneOf(game::Side side, const Theme& theme) {
    if (side == game::Side::first) {
        const PieceColours& dark = theme.darkPieces();
        const QColor rim = dark.outline.alpha() > 0 ? dark.outline : dark.light;
        return {dark.wood, mixed(dark.wood, dark.light, 0.45), dark.shade, rim, dark.light};
    }
    switch (theme.set) {
    case BoardSet::classicWood:
        return {QColor(0xeadbbd), QColor(0xfff8e6), QColor(0xb59a6c), QColor(0x6d5634), QColor(0xb08d57)};
    case BoardSet::flatModern:
        return {QColor(0xfffdf7), QColor(0xffffff), QColor(0xdcd3c0), QColor(0x4a4335), QColor(0xb9ad94)};
    case BoardSet::clearShapes:
        break;
    }
    return {Qt::white, Qt::white, Qt::white, QColor(0x111111), QColor(0x111111)};
}

// Fine lines along the grain, the same at every painting; a square of the other tone runs across.
void paintGrain(QPainter& painter, const QRectF& square, int seed, bool isAcross, const Theme& theme) {
    if (theme.kind == ThemeKind::highContrast)
        return;
    auto state = static_cast<unsigned>(seed) * 2654435761U + 12345U;
    const auto next = [&state] {
        state = state * 1664525U + 1013904223U;
        return static_cast<double>(state >> 8U) / static_cast<double>(1U << 24U);
    };
    painter.save();
    painter.setClipRect(square, Qt::IntersectClip);
    const int lines = 9;
    for (int i = 0; i < lines; ++i) {
        const double at = (i + next()) / lines;
        const double bend = (next() - 0.5) * 0.14;
        const QColor tone = next() < 0.6 ? QColor(0x1d0f06) : QColor(0xf2d6a8);
        painter.setPen(QPen(withAlpha(tone, 0.05 + 0.08 * next()), std::max(0.7, square.width() * 0.012)));
        QPainterPath fibre;
        const auto point = [&](double along, double aside) {
            return isAcross ? QPointF(square.left() + along * square.width(), square.top() + aside * square.height())
                            : QPointF(square.left() + aside * square.width(), square.top() + along * square.height());
        };
        fibre.moveTo(point(0, at));
        fibre.quadTo(point(0.5, at + bend), point(1, at + bend * 0.4));
        painter.drawPath(fibre);
    }
    painter.restore();
}

void paintField(QPainter& painter, const BoardGeometry& board, const Theme& theme) {
    const GridGeometry& geometry = gridOf(board);
    const GridColours paint = gridColours(theme);
    const bool isWood = theme.set == BoardSet::classicWood;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = geometry.ground();
    const double radius = std::clamp(geometry.rim() * (theme.set == BoardSet::clearShapes ? 0.12 : 0.34), 2.0, 14.0);
    painter.setPen(Qt::NoPen);
    if (theme.kind != ThemeKind::highContrast && theme.set != BoardSet::clearShapes) {
        for (int i = 3; i >= 1; --i) {
            painter.setBrush(withAlpha(theme.shadow, theme.kind == ThemeKind::light ? 0.07 : 0.16));
            painter.drawRoundedRect(ground.adjusted(-i * 0.6, 0, i * 0.6, i * 1.6), radius + i, radius + i);
        }
    }
    if (isWood) {
        QLinearGradient light(ground.topLeft(), ground.bottomRight());
        light.setColorAt(0, mixed(paint.rim, QColor(0xffe6c0), 0.10));
        light.setColorAt(1, mixed(paint.rim, QColor(Qt::black), 0.22));
        painter.setBrush(light);
    } else {
        painter.setBrush(paint.rim);
    }
    painter.drawRoundedRect(ground, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int square = 0; square < geometry.placeCount(); ++square) {
        const QRectF at = geometry.place(square);
        const bool isLight = (square % geometry.columns() + square / geometry.columns()) % 2 == 1;
        painter.fillRect(at, isLight ? paint.light : paint.dark);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (isWood) {
        for (int square = 0; square < geometry.placeCount(); ++square) {
            const bool isLight = (square % geometry.columns() + square / geometry.columns()) % 2 == 1;
            paintGrain(painter, geometry.place(square), square * 7 + 3, isLight, theme);
        }
    }
    const double line = std::clamp(geometry.unit() * 0.028, 1.0, 4.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(paint.line, line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(geometry.field().adjusted(-line / 2, -line / 2, line / 2, line / 2));
    painter.setPen(QPen(withAlpha(paint.line, 0.8), std::max(1.0, line * 0.6)));
    painter.drawRoundedRect(ground.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

// A turned disc with a hollow: light falls from the top left.
void paintWoodStone(QPainter& painter, game::Side side, double height, const Theme& theme) {
    const StoneColours paint = stoneOf(side, theme);
    const double r = height / 2;
    const double edge = std::max(1.0, r * 0.055);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRadialGradient body(QPointF(-r * 0.35, -r * 0.4), r * 1.5);
    body.setColorAt(0, paint.light);
    body.setColorAt(0.45, paint.body);
    body.setColorAt(1, paint.shade);
    painter.setBrush(body);
    painter.setPen(QPen(paint.rim, edge));
    painter.drawEllipse(QPointF(0, 0), r - edge / 2, r - edge / 2);
    // The hollow, lit from the other side, and the turner's groove.
    QLinearGradient hollow(QPointF(-r * 0.5, -r * 0.5), QPointF(r * 0.5, r * 0.5));
    hollow.setColorAt(0, paint.shade);
    hollow.setColorAt(1, paint.light);
    painter.setPen(QPen(hollow, std::max(1.0, r * 0.075)));
    painter.setBrush(withAlpha(paint.body, 0.6));
    painter.drawEllipse(QPointF(0, 0), r * 0.6, r * 0.6);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(withAlpha(paint.inlay, 0.75), std::max(0.8, r * 0.03)));
    painter.drawEllipse(QPointF(0, 0), r * 0.78, r * 0.78);
    painter.restore();
}

void paintFlatStone(QPainter& painter, game::Side side, double height, const Theme& theme) {
    const StoneColours paint = stoneOf(side, theme);
    const double r = height / 2;
    const double edge = std::max(1.0, r * 0.06);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(paint.rim, edge));
    painter.setBrush(paint.body);
    painter.drawEllipse(QPointF(0, 0), r - edge / 2, r - edge / 2);
    QPainterPath disc;
    disc.addEllipse(QPointF(0, 0), r - edge, r - edge);
    QPainterPath away;
    away.addEllipse(QPointF(-r * 0.16, -r * 0.16), r - edge, r - edge);
    painter.fillPath(disc.subtracted(away), paint.shade);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(paint.inlay, std::max(1.0, r * 0.07)));
    painter.drawEllipse(QPointF(0, 0), r * 0.52, r * 0.52);
    painter.restore();
}

// Told apart by shape: a dark disc with a pale dot, and a pale square with a dark ring.
void paintClearStone(QPainter& painter, game::Side side, double height, const Theme& theme) {
    const StoneColours paint = stoneOf(side, theme);
    const double r = height / 2;
    const double edge = std::max(1.6, r * 0.1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(paint.rim, edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(paint.body);
    if (side == game::Side::first) {
        painter.drawEllipse(QPointF(0, 0), r - edge / 2, r - edge / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.darkPieces().inlay);
        painter.drawEllipse(QPointF(0, 0), r * 0.26, r * 0.26);
    } else {
        const double half = r * 0.84 - edge / 2;
        painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), r * 0.14, r * 0.14);
        painter.setPen(QPen(paint.inlay, std::max(1.4, r * 0.12)));
        painter.drawEllipse(QPointF(0, 0), r * 0.34, r * 0.34);
    }
    painter.restore();
}

void paintSoftShadow(QPainter& painter, double height, const Theme& theme) {
    if (theme.kind == ThemeKind::highContrast)
        return;
    const double r = height / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QPointF at(r * 0.09, r * 0.14);
    QRadialGradient soft(at, r * 1.1);
    soft.setColorAt(0.78, withAlpha(theme.shadow, theme.kind == ThemeKind::light ? 0.42 : 0.6));
    soft.setColorAt(1, withAlpha(theme.shadow, 0));
    painter.setBrush(soft);
    painter.drawEllipse(at, r * 1.1, r * 1.1);
    painter.restore();
}

void paintNoShadow(QPainter&, double, const Theme&) {}

} // namespace

GridColours gridColours(const Theme& theme) {
    switch (theme.set) {
    case BoardSet::classicWood:
        return {colour(theme.kind, 0x80593a, 0x5d4433, 0x2b2019), colour(theme.kind, 0x5c3d28, 0x3b2a20, 0x100b08),
                colour(theme.kind, 0x3d2617, 0x281b13, 0x000000), colour(theme.kind, 0x1c1009, 0x120b07, 0xffffff),
                colour(theme.kind, 0xf1e2c6, 0xe2d2b6, 0xffffff)};
    case BoardSet::flatModern:
        return {colour(theme.kind, 0xf3ecdd, 0x303742, 0x1c1c1c), colour(theme.kind, 0xe0d3b8, 0x23282f, 0x000000),
                theme.cloth, theme.clothHem, theme.clothText};
    case BoardSet::clearShapes:
        break;
    }
    return {colour(theme.kind, 0xfbfaf5, 0x232a33, 0x1c1c1c), colour(theme.kind, 0xe4e1d6, 0x14181e, 0x000000),
            theme.cloth, theme.clothHem, theme.clothText};
}

const SetArt& gridArtOf(BoardSet set) {
    static const QRectF kReach(-0.6, -0.6, 1.2, 1.2);
    static const SetArt kWood{paintField, paintWoodStone, paintSoftShadow, kReach};
    static const SetArt kFlat{paintField, paintFlatStone, paintSoftShadow, kReach};
    static const SetArt kClear{paintField, paintClearStone, paintNoShadow, kReach};
    switch (set) {
    case BoardSet::flatModern:
        return kFlat;
    case BoardSet::clearShapes:
        return kClear;
    case BoardSet::classicWood:
        break;
    }
    return kWood;
}

} // namespace ui
