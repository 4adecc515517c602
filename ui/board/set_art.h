// How a set of board and pieces is drawn: three functions, all vectors, at any scale, on any painter. A set keeps to
// the places of its geometry and to the colours of the theme; what it looks like is its own affair.
#pragma once

#include "core/game/side.h"
#include "ui/appearance/theme.h"

#include <QRectF>

class QPainter;

namespace ui {

class BoardGeometry;

struct SetArt {
    // All that lies under pieces and marks.
    void (*paintField)(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);
    // A piece `height` pixels tall, the middle of its foot on (0, 0).
    void (*paintPiece)(QPainter& painter, game::Side side, double height, const Theme& theme);
    void (*paintShadow)(QPainter& painter, double height, const Theme& theme);
    // What a piece and its shadow cover, seen from its foot, for a height of 1.
    QRectF reach;
};

} // namespace ui
