#include "ui/board/rows/sets/clear_shapes.h"

#include "ui/board/rows/rows_geometry.h"
#include "ui/board/rows/rows_sets.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace ui {

namespace {

// Straight flanks and a narrow waist: nothing of it is round.
QPainterPath hourGlass() {
    QPainterPath path(QPointF(-18.5, 6.0));
    path.lineTo(18.5, 6.0);
    path.lineTo(18.5, 1.0);
    path.lineTo(6.0, -21.0);
    path.lineTo(18.5, -43.0);
    path.lineTo(18.5, -48.0);
    path.lineTo(-18.5, -48.0);
    path.lineTo(-18.5, -43.0);
    path.lineTo(-6.0, -21.0);
    path.lineTo(-18.5, 1.0);
    path.closeSubpath();
    return path;
}

// A barrel: widest where the hour-glass is narrowest, narrow where that is wide.
QPainterPath barrel() {
    QPainterPath path(QPointF(-10.5, 6.0));
    path.lineTo(10.5, 6.0);
    path.cubicTo(21.6, -8.0, 21.6, -34.0, 10.5, -48.0);
    path.lineTo(-10.5, -48.0);
    path.cubicTo(-21.6, -34.0, -21.6, -8.0, -10.5, 6.0);
    path.closeSubpath();
    return path;
}

} // namespace

void paintClearField(QPainter& painter, const BoardGeometry& board, const Theme& theme) {
    const RowsGeometry& geometry = rowsOf(board);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF cloth = geometry.ground();
    const double radius = geometry.groundRadius() * 0.5;
    const double rim = std::clamp(geometry.unit() * 0.028, 1.5, 5.0);
    QPainterPath shape;
    shape.addRoundedRect(cloth, radius, radius);
    painter.fillPath(shape, theme.cloth);
    painter.save();
    painter.setClipPath(shape);
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
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.bamboo);
    for (int stick = 1; stick <= kSticks; ++stick) {
        const QRectF place = geometry.stick(stick);
        const double height = std::max(3.0, place.height() * 0.42);
        painter.drawRoundedRect(QRectF(place.left(), place.center().y() - height / 2, place.width(), height),
                                height / 2, height / 2);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.clothHem, rim));
    painter.drawRoundedRect(cloth.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), radius, radius);
    painter.restore();
}

void paintClearPawn(QPainter& painter, game::Side side, double height, const Theme& theme) {
    const bool isRed = side == game::Side::first;
    const PieceColours& paint = isRed ? theme.red : theme.black;
    const double scale = height / kPawnUnits;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    const double line = std::max(2.2, 1.3 / scale);
    painter.setPen(QPen(paint.outline, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(paint.wood);
    painter.drawPath(isRed ? hourGlass() : barrel());
    if (isRed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(paint.inlay);
        painter.drawEllipse(QPointF(0, -39.0), 6.6, 6.6);
    } else {
        // Its belt, as in the other sets.
        painter.setPen(Qt::NoPen);
        painter.setBrush(paint.inlay);
        painter.setClipPath(barrel());
        painter.drawRect(QRectF(-17.6, -25.6, 35.2, 9.2));
    }
    painter.restore();
}

// A plain foot line; where the field is black there is none to be seen.
void paintClearShadow(QPainter& painter, double height, const Theme& theme) {
    if (theme.kind != ThemeKind::light)
        return;
    const double scale = height / kPawnUnits;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.scale(scale, scale);
    painter.setBrush(withAlpha(theme.shadow, 0.16));
    painter.drawEllipse(QPointF(3.0, 5.5), 20.0, 5.0);
    painter.restore();
}

} // namespace ui
