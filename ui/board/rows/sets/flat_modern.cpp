#include "ui/board/rows/sets/flat_modern.h"

#include "ui/board/rows/rows_geometry.h"
#include "ui/board/rows/rows_sets.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace ui {

namespace {

QPainterPath hourGlass() {
    QPainterPath path(QPointF(-18.8, -1.0));
    path.cubicTo(-18.8, 8.6, 18.8, 8.6, 18.8, -1.0);
    path.cubicTo(18.8, -11.5, 8.2, -14.0, 8.2, -23.5);
    path.cubicTo(8.2, -32.0, 15.6, -33.5, 15.6, -42.0);
    path.cubicTo(15.6, -49.0, -15.6, -49.0, -15.6, -42.0);
    path.cubicTo(-15.6, -33.5, -8.2, -32.0, -8.2, -23.5);
    path.cubicTo(-8.2, -14.0, -18.8, -11.5, -18.8, -1.0);
    path.closeSubpath();
    return path;
}

void paintStick(QPainter& painter, const QRectF& place, int stick, const Theme& theme) {
    const double height = place.height() * 0.62;
    const QRectF bar(place.left(), place.center().y() - height / 2, place.width(), height);
    const double radius = height / 2;
    QPainterPath shape;
    shape.addRoundedRect(bar, radius, radius);
    if (theme.kind != ThemeKind::highContrast) {
        painter.setBrush(withAlpha(theme.shadow, 0.16));
        painter.drawRoundedRect(bar.translated(0, height * 0.34), radius, radius);
    }
    painter.setBrush(theme.bamboo);
    painter.drawPath(shape);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(QRectF(bar.left(), bar.top(), bar.width(), height * 0.38), theme.bambooLight);
    painter.fillRect(QRectF(bar.left(), bar.top() + height * 0.78, bar.width(), height * 0.22), theme.bambooShade);
    // Five nodes, shifted from stick to stick.
    const double length = bar.width() / 5.5;
    for (double x = bar.left() + length * (0.35 + 0.23 * (stick * 5 % 3)); x < bar.right() - height; x += length)
        painter.fillRect(QRectF(x, bar.top(), std::max(1.2, height * 0.22), height), theme.bambooDark);
    painter.restore();
}

} // namespace

void paintFlatField(QPainter& painter, const BoardGeometry& board, const Theme& theme) {
    const RowsGeometry& geometry = rowsOf(board);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF cloth = geometry.ground();
    const double radius = geometry.groundRadius();
    const double rim = std::clamp(geometry.unit() * 0.02, 1.0, 3.0);
    QPainterPath shape;
    shape.addRoundedRect(cloth, radius, radius);
    painter.setPen(Qt::NoPen);
    painter.fillPath(shape, theme.cloth);
    painter.save();
    painter.setClipPath(shape);
    for (int row = 1; row < kRows - 1; row += 2)
        painter.fillRect(geometry.placeFull(row), theme.clothEdge);
    for (const int goal : {0, kRows - 1}) {
        QRectF band = geometry.placeFull(goal);
        if (band.center().y() < cloth.center().y())
            band.setTop(cloth.top());
        else
            band.setBottom(cloth.bottom());
        painter.fillRect(band, theme.goal);
    }
    painter.restore();
    paintGoalSigns(painter, geometry, theme);
    for (int stick = 1; stick <= kSticks; ++stick)
        paintStick(painter, geometry.stick(stick), stick, theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.clothHem, rim));
    painter.drawRoundedRect(cloth.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), radius - rim / 2, radius - rim / 2);
    painter.restore();
}

void paintFlatPawn(QPainter& painter, game::Side side, double height, const Theme& theme) {
    const bool isRed = side == game::Side::first;
    const PieceColours& paint = isRed ? theme.red : theme.black;
    const double scale = height / kPawnUnits;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    const QPainterPath body = hourGlass();
    painter.setPen(Qt::NoPen);
    painter.fillPath(body, paint.wood);
    painter.save();
    painter.setClipPath(body);
    // The side away from the light, as one plain tone with a curved edge.
    QPainterPath shade(QPointF(22, 12));
    shade.lineTo(6.5, 12);
    shade.cubicTo(9.5, -8, 2.6, -14, 2.6, -23.5);
    shade.cubicTo(2.6, -32, 7.5, -36, 6.8, -48);
    shade.lineTo(22, -48);
    shade.closeSubpath();
    painter.fillPath(shade, paint.shade);
    if (!isRed) {
        QPainterPath belt(QPointF(-20, -28.2));
        belt.quadTo(0, -23.6, 20, -28.2);
        belt.lineTo(20, -21.4);
        belt.quadTo(0, -16.8, -20, -21.4);
        belt.closeSubpath();
        painter.fillPath(belt, paint.inlay);
    }
    painter.restore();
    painter.setBrush(paint.light);
    painter.drawEllipse(QPointF(0, -42.4), 15.0, 5.0);
    if (isRed) {
        painter.setBrush(paint.inlay);
        painter.drawEllipse(QPointF(0, -42.4), 9.0, 3.0);
    }
    if (paint.outline.alpha() > 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(paint.outline, std::max(1.6, 1.3 / scale), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(body);
    }
    painter.restore();
}

void paintFlatShadow(QPainter& painter, double height, const Theme& theme) {
    const double scale = height / kPawnUnits;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.scale(scale, scale);
    painter.setBrush(withAlpha(theme.shadow, theme.kind == ThemeKind::light ? 0.22 : 0.42));
    painter.drawEllipse(QPointF(4.5, 3.4), 21.5, 7.6);
    painter.restore();
}

} // namespace ui
