// The classic set in its two parts: bamboo on linen, and turned wooden pawns.
#pragma once

#include "core/game/side.h"
#include "ui/appearance/theme.h"

class QPainter;

namespace ui {

class BoardGeometry;

void paintClassicField(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);
void paintClassicPawn(QPainter& painter, game::Side side, double height, const Theme& theme);
void paintClassicShadow(QPainter& painter, double height, const Theme& theme);

} // namespace ui
