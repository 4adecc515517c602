// Rows of Linja in tests: numbered from 1, as the rules number them, where the board counts places from 0.
#pragma once

#include "ui/board/rows/rows_geometry.h"

namespace ui {

[[nodiscard]] constexpr int placeOfRow(int row) {
    return row - 1;
}

} // namespace ui
