// What to call the players of a game.
#pragma once

#include "core/session/session_types.h"

#include <QString>

namespace ui {

// The name as typed; else "You" against the computer, "Computer", or the side between people.
[[nodiscard]] QString playerName(const session::GameSetup& setup, game::Side side);
// Whether the name speaks to the person at the screen, which asks for "You win" in place of "You wins".
[[nodiscard]] bool isYou(const session::GameSetup& setup, game::Side side);

} // namespace ui
