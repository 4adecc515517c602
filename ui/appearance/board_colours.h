// The colours of the board sets. Part of Theme.
#pragma once

#include "ui/appearance/theme.h"

namespace ui {

// Gives the theme the board, pawns and marks of `set` in the colours for its kind.
void setBoardColours(Theme& theme, BoardSet set);

} // namespace ui
