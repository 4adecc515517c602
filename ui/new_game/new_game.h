// From what the user chose to what the session starts.
#pragma once

#include "core/session/session_types.h"
#include "ui/settings/settings.h"

namespace ui {

// Draws the lot where the starter is left to it. Levels beyond those there are become the highest.
[[nodiscard]] session::GameSetup setupFrom(const NewGameChoice& choice, const QString& rulesId);

// The human at the bottom: whether the second side should be, because only the second side is a person.
[[nodiscard]] bool wantsSecondAtBottom(const session::GameSetup& setup);

} // namespace ui
