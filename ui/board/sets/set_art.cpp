#include "ui/board/sets/set_art.h"

#include "ui/board/board_geometry.h"
#include "ui/board/sets/classic_wood.h"
#include "ui/board/sets/clear_shapes.h"
#include "ui/board/sets/flat_modern.h"

#include <QPainter>
#include <algorithm>

namespace ui {

const SetArt& artOf(BoardSet set) {
    static constexpr SetArt kClassicWood{paintClassicField, paintClassicPawn, paintClassicShadow};
    static constexpr SetArt kFlatModern{paintFlatField, paintFlatPawn, paintFlatShadow};
    static constexpr SetArt kClearShapes{paintClearField, paintClearPawn, paintClearShadow};
    switch (set) {
    case BoardSet::flatModern:
        return kFlatModern;
    case BoardSet::clearShapes:
        return kClearShapes;
    case BoardSet::classicWood:
        break;
    }
    return kClassicWood;
}

void paintGoalSigns(QPainter& painter, const BoardGeometry& geometry, const Theme& theme) {
    const double unit = geometry.rowHeight();
    const QRectF cloth = geometry.cloth();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const int row : {1, kRows}) {
        const QRectF band = geometry.row(row);
        const bool atTop = band.center().y() < cloth.center().y();
        const double out = atTop ? -1.0 : 1.0;
        const double edge = atTop ? cloth.top() : cloth.bottom();
        const double y = edge - out * std::clamp(unit * 0.08, 4.5, 14.0);
        const double width = unit * 0.075;
        const double height = unit * 0.028;
        painter.setPen(QPen(row == 1 ? theme.goalOfBlack : theme.goalOfRed, std::clamp(unit * 0.022, 1.3, 5.0),
                            Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        const int signs = std::max(6, static_cast<int>(band.width() / (unit * 0.34)));
        for (int i = 0; i < signs; ++i) {
            const double x = band.left() + band.width() * (i + 0.5) / signs;
            painter.drawPolyline(
                QPolygonF({{x - width, y - out * height}, {x, y + out * height}, {x + width, y - out * height}}));
        }
    }
    painter.restore();
}

} // namespace ui
