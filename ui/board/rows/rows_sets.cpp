#include "ui/board/rows/rows_sets.h"

#include "ui/board/rows/rows_geometry.h"
#include "ui/board/rows/sets/classic_wood.h"
#include "ui/board/rows/sets/clear_shapes.h"
#include "ui/board/rows/sets/flat_modern.h"

#include <QPainter>
#include <algorithm>

namespace ui {

const SetArt& rowsArtOf(BoardSet set) {
    static const QRectF kReach(-0.46, -(0.5 + 23 / kPawnUnits), 0.5 + 40 / kPawnUnits, 0.5 + 40 / kPawnUnits);
    static const SetArt kClassicWood{paintClassicField, paintClassicPawn, paintClassicShadow, kReach};
    static const SetArt kFlatModern{paintFlatField, paintFlatPawn, paintFlatShadow, kReach};
    static const SetArt kClearShapes{paintClearField, paintClearPawn, paintClearShadow, kReach};
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

void paintGoalSigns(QPainter& painter, const BoardGeometry& board, const Theme& theme) {
    const RowsGeometry& geometry = rowsOf(board);
    const double unit = geometry.unit();
    const QRectF cloth = geometry.ground();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const int row : {0, kRows - 1}) {
        const QRectF band = geometry.place(row);
        const bool atTop = band.center().y() < cloth.center().y();
        const double out = atTop ? -1.0 : 1.0;
        const double edge = atTop ? cloth.top() : cloth.bottom();
        const double y = edge - out * std::clamp(unit * 0.08, 4.5, 14.0);
        const double width = unit * 0.075;
        const double height = unit * 0.028;
        painter.setPen(QPen(row == 0 ? theme.goalOfBlack : theme.goalOfRed, std::clamp(unit * 0.022, 1.3, 5.0),
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
