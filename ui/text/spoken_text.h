// What is read aloud on request: a position, the score, a turn in words.
#pragma once

#include "core/game/views.h"
#include "ui/board/board_geometry.h"

#include <QString>

namespace ui {

// "Row 1: 6 red pawns. Row 2: 1 red pawn, 1 black pawn. …"; rows that are empty are named together at the end.
[[nodiscard]] QString positionText(const BoardCounts& counts);

// "Red to move."
[[nodiscard]] QString toMoveText(game::Side side);

// "Score: Red 3, Black -1."
[[nodiscard]] QString scoreText(const game::Score& score);

// A turn in notation, "2-3, b5-4", as words: "row 2 to row 3, then the black pawn of row 5 to row 4". What is no such
// turn, such as a pass, stays as it is.
[[nodiscard]] QString turnInWords(const QString& turn);

} // namespace ui
