// What the player to move can do now, in one or two sentences for the status line.
#pragma once

#include "core/game/side.h"
#include "core/game/views.h"

#include <QString>

namespace ui {

// The name of a step: "Opening Move", "Follow-Up Move", "Bonus Move".
[[nodiscard]] QString stepName(game::StepKind kind);

// The short form for a player's card: "Opening Move", "Follow-Up Move: 4 rows"; empty when no step is left.
[[nodiscard]] QString stageTitle(const game::StageView& stage);

// The hint: what is due, why, and whether the turn may end here. Empty when no step is left.
[[nodiscard]] QString stageHint(const game::StageView& stage, bool mayEnd);

// A turn in notation with air after the commas, and "pass" in words: "2-3, 1-5".
[[nodiscard]] QString turnText(const game::TurnView& turn);

} // namespace ui
