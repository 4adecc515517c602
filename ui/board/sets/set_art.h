// How a set of board and pawns is drawn: three functions, all vectors, at any scale, on any painter. A set keeps to the
// places of BoardGeometry, to the pawn units below and to the colours of the theme; what it looks like is its own
// affair. Add a set by a file with its three functions and a line in set_art.cpp.
#pragma once

#include "core/game/side.h"
#include "ui/appearance/theme.h"

class QPainter;

namespace ui {

class BoardGeometry;

// A pawn stands with the middle of its foot on (0, 0). It is 55 units tall: from 6.5 below to 48.5 above, and at most
// 19.5 wide to either side. Its shadow reaches 40 units to the right and 17 below.
inline constexpr double kPawnUnits = 55.0;

struct SetArt {
    // All that lies under pawns and marks: surround, cloth, goals and sticks.
    void (*paintField)(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);
    // A pawn `height` pixels tall.
    void (*paintPawn)(QPainter& painter, game::Side side, double height, const Theme& theme);
    void (*paintShadow)(QPainter& painter, double height, const Theme& theme);
};

[[nodiscard]] const SetArt& artOf(BoardSet set);

// For the sets: the sign of a goal, a line of chevrons along the outer edge of rows 1 and 8. They point off the board,
// and have the colour of the side that runs there: Red's in row 8, the colour of Black's belt in row 1.
void paintGoalSigns(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

} // namespace ui
