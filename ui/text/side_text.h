// The names of the sides of the first game, for what knows no other.
#pragma once

#include "core/game/side.h"

#include <QString>

namespace ui {

[[nodiscard]] QString sideName(game::Side side);

} // namespace ui
