// The single marks of the board, each of a shape of its own: rings, frames, arrows, the star. Parts of
// BoardPainter. Lengths are device-independent pixels; `unit` is that of the geometry.
#pragma once

#include "ui/appearance/theme.h"
#include "ui/board/arrow_routes.h"
#include "ui/board/board_scene.h"

#include <QFont>
#include <array>

class QPainter;

namespace ui::marks {

enum class RingKind { movable, opposing, picked };
inline constexpr std::array kRingKinds{RingKind::movable, RingKind::opposing, RingKind::picked};

void ring(QPainter& painter, QPointF centre, double rx, double ry, RingKind kind, const Theme& theme);
void hoverFrame(QPainter& painter, const QRectF& place, double radius, const Theme& theme);
void targetFrame(QPainter& painter, const QRectF& place, double radius, const Theme& theme);
// A starred target; `spot` is where the piece comes to stand.
void exactFrame(QPainter& painter, const QRectF& place, double radius, QPointF spot, const Theme& theme);
void ghostOutline(QPainter& painter, QPointF spot, const BoardGeometry::Foot& foot, const Theme& theme);
// The place whose piece would be captured, by a piece that comes to stand on `spot`: a ring with four ticks.
void captureRing(QPainter& painter, QPointF spot, double radius, const Theme& theme);
void cursorFrame(QPainter& painter, const QRectF& place, double unit, const Theme& theme);
void groupBracket(QPainter& painter, const QRectF& group, double unit, const Theme& theme);
void star(QPainter& painter, QPointF centre, double radius, const Theme& theme);
// The slot that the piece of an arrow left.
void footprint(QPainter& painter, const ArrowRoute& route, const BoardGeometry& geometry, const Theme& theme);
// The way of an arrow, and the disc with its number: apart, so that no way hides a number.
void arrow(QPainter& painter, const ArrowRoute& route, double unit, const Theme& theme);
void arrowNumber(QPainter& painter, const ArrowRoute& route, double unit, const Theme& theme);
} // namespace ui::marks
