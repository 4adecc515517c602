// The ways of a turn's arrows over the board. An arrow of a step made begins on the slot its piece left, where its
// number stands, and ends at the piece; where that piece went on, it ends at the next number. An arrow of a step
// proposed begins at a piece and ends on the slot this would take. Ways are bowed so that none runs behind the number
// of another and no two lie on one line. Pure arithmetic; BoardPainter draws them. Lengths are device-independent
// pixels.
#pragma once

#include "ui/board/board_scene.h"

#include <QPointF>
#include <QRectF>
#include <vector>

namespace ui {

struct ArrowRoute {
    QPointF start;
    QPointF bend; // the control point of a quadratic curve
    QPointF tip;
    QPointF disc;  // where the number stands
    QPointF place; // the middle of the foot of the piece that left, or leaves
    int number = 1;
    bool proposed = false;

    [[nodiscard]] QPointF at(double part) const; // from 0 at the start to 1 at the tip
};

// One route per arrow of the scene, in order.
[[nodiscard]] std::vector<ArrowRoute> arrowRoutes(const BoardScene& scene, const BoardGeometry& geometry);

// What marks should leave free: the bodies of the pieces that stand and of the ghosts on target places.
[[nodiscard]] std::vector<QRectF> bodiesOf(const BoardScene& scene, const BoardGeometry& geometry);

} // namespace ui
