// What is written beside the rows: their numbers and points on the left, how many pawns stand there on the right.
#pragma once

#include "ui/appearance/theme.h"
#include "ui/board/board_scene.h"
#include "ui/board/rows/rows_geometry.h"

class QPainter;
class QRegion;

namespace ui {

void paintRowsLabels(QPainter& painter, const BoardScene& scene, const RowsGeometry& geometry, const Theme& theme,
                     const QRegion& exposed);

} // namespace ui
