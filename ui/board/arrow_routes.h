// The ways of a turn's arrows over the board: around the pawns, apart from one another, each from the place its pawn
// left to the pawn it became. Pure arithmetic; BoardPainter draws them. Lengths are device-independent pixels.
#pragma once

#include "ui/board/board_scene.h"

#include <QPointF>
#include <QRectF>
#include <vector>

namespace ui {

struct ArrowRoute {
    std::vector<QPointF> way; // corners from the start to the tip, two at least
    QPointF disc;             // where the number stands: at the start
    int number = 1;
    bool proposed = false;
};

// One route per arrow of the scene, in order.
[[nodiscard]] std::vector<ArrowRoute> arrowRoutes(const BoardScene& scene, const BoardGeometry& geometry);

// What marks should leave free: the bodies of the pawns that stand and of the ghosts on target rows.
[[nodiscard]] std::vector<QRectF> bodiesOf(const BoardScene& scene, const BoardGeometry& geometry);

// Whether the line from `a` to `b` passes through `area`.
[[nodiscard]] bool crosses(QPointF a, QPointF b, const QRectF& area);

} // namespace ui
