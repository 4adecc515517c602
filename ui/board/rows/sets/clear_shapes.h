// The set told apart by shape: Red a solid hour-glass with a pale disc, Black a solid barrel with a pale belt.
// Large plain figures in colours that differ for every common colour vision.
#pragma once

#include "core/game/side.h"
#include "ui/appearance/theme.h"

class QPainter;

namespace ui {

class BoardGeometry;

void paintClearField(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);
void paintClearPawn(QPainter& painter, game::Side side, double height, const Theme& theme);
void paintClearShadow(QPainter& painter, double height, const Theme& theme);

} // namespace ui
