// The single marks of the board, each of a shape of its own: rings, frames, arrows, the star. Parts of
// BoardPainter. Lengths are device-independent pixels; `unit` is the height of a row.
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
void hoverRow(QPainter& painter, const QRectF& row, double radius, const Theme& theme);
void targetRow(QPainter& painter, const QRectF& row, double radius, const Theme& theme);
// The row of an exact arrival; `place` is where the pawn comes to stand.
void exactRow(QPainter& painter, const QRectF& row, double radius, QPointF place, const Theme& theme);
void ghostOutline(QPainter& painter, const QRectF& body, const Theme& theme);
void cursorFrame(QPainter& painter, const QRectF& row, double unit, const Theme& theme);
void groupBracket(QPainter& painter, const QRectF& group, double unit, const Theme& theme);
void star(QPainter& painter, QPointF centre, double radius, const Theme& theme);
// The place that the pawn of an arrow left.
void footprint(QPainter& painter, const ArrowRoute& route, double pawnWidth, const Theme& theme);
// The way of an arrow, and the disc with its number: apart, so that no way hides a number.
void arrow(QPainter& painter, const ArrowRoute& route, double unit, const Theme& theme);
void arrowNumber(QPainter& painter, const ArrowRoute& route, double unit, const Theme& theme);
// As wide as its figures need.
void pointChip(QPainter& painter, QPointF middle, double height, game::Side side, int value, const Theme& theme);

} // namespace ui::marks
