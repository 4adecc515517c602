// The sets of the board of rows. A pawn stands with the middle of its foot on (0, 0). It is 55 units tall: from 6.5
// below to 48.5 above, and at most 19.5 wide to either side. Its shadow reaches 40 units to the right and 17 below. Add
// a set by a file with its three functions and a line in rows_sets.cpp.
#pragma once

#include "ui/board/set_art.h"

namespace ui {

inline constexpr double kPawnUnits = 55.0;

[[nodiscard]] const SetArt& rowsArtOf(BoardSet set);

// For the sets: the sign of a goal, a line of chevrons along the outer edge of the first and the last row. They point
// off the board, and have the colour of the side that runs there: Red's in the last row, the colour of Black's belt in
// the first.
void paintGoalSigns(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

} // namespace ui
