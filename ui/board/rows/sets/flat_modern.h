// The flat set: a calm field, plain bars and pawns in two tones, with no gradient anywhere.
#pragma once

#include "core/game/side.h"
#include "ui/appearance/theme.h"

class QPainter;

namespace ui {

class BoardGeometry;

void paintFlatField(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);
void paintFlatPawn(QPainter& painter, game::Side side, double height, const Theme& theme);
void paintFlatShadow(QPainter& painter, double height, const Theme& theme);

} // namespace ui
