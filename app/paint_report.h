// How long frames of the board take to paint, for measurements: prints a line for each kind of frame.
#pragma once

namespace ui {
class MainWindow;
}

// Shows the window 1600x1000 large with a game under way, and paints frames one after the other: the whole window, the
// whole board, a turn gliding over it (the regions that the widget itself asks for), a pawn dragged and the pointer
// moving. Each line tells the number of frames, and the milliseconds of the median, the 95th percentile and the worst,
// of the painting alone, without a wait between frames.
void reportPaint(ui::MainWindow& window);
