// The rows and cells of the board for screen readers, see board_accessible.h. Each knows its place alone; what it says
// and what a press does comes from the board.
#pragma once

#include "ui/board/board_scene.h"

#include <vector>

class QAccessibleInterface;

namespace ui {

class BoardWidget;

// The pieces of one side on a place, or a place that is a single cell, in this row and column of the table.
[[nodiscard]] QAccessibleInterface* newCellPart(BoardWidget& board, const BoardCursor& cursor, int row, int column);

// A row of the table with its cells: a place of its own where the face has it so, otherwise only what holds its cells.
[[nodiscard]] QAccessibleInterface* newRowPart(BoardWidget& board, const std::vector<BoardCursor>& cells, int row);

} // namespace ui
