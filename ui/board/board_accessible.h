// The board for screen readers: a table with one child per row of its face's cells, and each row with its cells as
// children: the groups of a row of pawns, or the squares of a rank. Names, states and what a press is called follow the
// turn being chosen; a press does what a click does. The turn as a whole is ended or taken back by actions of the
// board.
#pragma once

namespace ui {

class BoardWidget;

// Makes QAccessible know the board; more than one call does no harm.
void installBoardAccessible();

// Tell the screen reader that the cursor has moved, that the board has got the focus, and that the names and states of
// rows may have changed. The second waits until Qt has told that the focus is on the board: what is told last is read.
void announceCursor(BoardWidget& board);
void announceFocus(BoardWidget& board);
void announceBoardChange(BoardWidget& board);
// And that the board has become one of another kind.
void announceNewBoard(BoardWidget& board);

} // namespace ui
