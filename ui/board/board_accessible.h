// The board for screen readers: a table with one child per row, and each row with two children, its red and its black
// group. Names and states follow the turn being chosen; a press does what a click does.
#pragma once

namespace ui {

class BoardWidget;

// Makes QAccessible know the board; more than one call does no harm.
void installBoardAccessible();

// Tells the screen reader that the cursor has moved, or that the names and states of the rows have changed.
void announceCursor(BoardWidget& board);
void announceBoardChange(BoardWidget& board);

} // namespace ui
