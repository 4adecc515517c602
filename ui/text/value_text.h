// What a position is worth, and a hint, in words.
#pragma once

#include "core/ai/thinker.h"
#include "core/game/side.h"
#include "core/game/views.h"

#include <QString>

namespace ui {

// "Red wins by 3 points (exact)", "Black about 2 points ahead (by search)"; `mover` is the side the value is for.
[[nodiscard]] QString valueText(const ai::Value& value, game::Side mover);

// "Best: 3-4, 1-5 — Red wins by 3 points (exact)."
[[nodiscard]] QString hintText(const game::TurnView& turn, const ai::Value& value, game::Side mover);

} // namespace ui
