// The dark bubble on the board that says what comes next, or why something cannot be done: a line with one large figure
// in it, and a smaller line or two below. Lengths are device-independent pixels; `unit` is the height of a row.
#pragma once

#include "ui/appearance/theme.h"
#include "ui/board/board_scene.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace ui::marks {

// Small text wraps at `most`; the large line never does. `scale` is how much larger than usual text is wished; it is
// followed as far as the large line keeps within `most` and all of it within a row and a half.
[[nodiscard]] QSizeF bubbleSize(const Bubble& bubble, const QFont& font, double unit, double most, double scale);
// Into a rectangle of that size.
void bubble(QPainter& painter, const QRectF& rect, const Bubble& bubble, double unit, double scale, const Theme& theme);

} // namespace ui::marks
