// The names of the two sides of Linja in the language of the moment.
#pragma once

#include "core/game/side.h"

#include <QString>

namespace ui {

// "Red" or "Black", as the name of a player.
[[nodiscard]] QString sideName(game::Side side);

} // namespace ui
