// What a position is worth, a hint, and what the analysis says, in words.
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

// "Red ahead by 2 points, exact", "Black ahead by about 2 points, estimated"; `forRed` is the value as Red sees it.
[[nodiscard]] QString standingText(const ai::Value& forRed);
// The same where the game is over: "Red won by 2 points".
[[nodiscard]] QString endText(const ai::Value& forRed);

// "+2", "0", and "−3" with a true minus.
[[nodiscard]] QString signedPoints(int points);
[[nodiscard]] QString signedPoints(const ai::Value& value);

// "This turn loses 3 points.", "This turn loses about 3 points."
[[nodiscard]] QString lossText(int lost, bool isExact);

} // namespace ui
