// The style sheet that gives the window's controls the look of the table: flat, rounded, with the focus always visible.
// Colours come from the theme; cards are painted by panels/card.h.
#pragma once

#include "ui/theme/theme.h"

#include <QString>

namespace ui {

[[nodiscard]] QString windowStyleSheet(const Theme& theme);

} // namespace ui
