// The style sheet that gives the window's controls the look of the table: flat, rounded, with the focus always visible.
// Colours come from the theme; cards are painted by game/card.h.
#pragma once

#include "ui/appearance/theme.h"

#include <QString>

namespace ui {

inline constexpr int kUsualTextHeight = 17; // of a line, in pixels

// `textHeight`: of a line in the font of the application; boxes to tick and arrows grow with it.
[[nodiscard]] QString windowStyleSheet(const Theme& theme, int textHeight = kUsualTextHeight);

} // namespace ui
