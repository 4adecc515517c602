// What a position is worth, a hint, and what the analysis says, in words. In a game with points a value is the margin
// at the end; in one without it is how likely somebody wins, or a win that is forced.
#pragma once

#include "core/ai/thinker.h"
#include "core/game/side.h"
#include "core/game/views.h"
#include "ui/games/game_words.h"

#include <QString>

namespace ui {

// "Red wins by 3 points (exact)", "Black about 2 points ahead (estimated)", "Black wins in 3 turns", "White ahead, wins
// with a chance of about 73 % (estimated)"; `mover` is the side the value is for.
[[nodiscard]] QString valueText(const GameWords& words, const ai::Value& value, game::Side mover);

// "Best turn: 3-4, 1-5 — Red wins by 3 points (exact)."
[[nodiscard]] QString hintText(const GameWords& words, const game::TurnView& turn, const ai::Value& value,
                               game::Side mover);

// "Red ahead by 2 points (exact)", "Black wins in 3 turns"; `forFirst` is the value as the first side sees it.
[[nodiscard]] QString standingText(const GameWords& words, const ai::Value& forFirst);
// The same where the game is over: "Red won by 2 points", "Black won".
[[nodiscard]] QString endText(const GameWords& words, const ai::Value& forFirst);

// "+2", "0", and "−3" with a true minus.
[[nodiscard]] QString signedPoints(int points);
// The same of a value where points count.
[[nodiscard]] QString signedPoints(const ai::Value& value);
// A value for whoever it is for, as short as it can be: "+2"; "73 %", "W3" for a win in 3 turns and "L3" for a loss.
[[nodiscard]] QString figureText(const GameWords& words, const ai::Value& value);

// From 0 to 1: how much of the bar is the first side's. Even is a half.
[[nodiscard]] double shareOfFirst(const GameWords& words, const ai::Value& forFirst);

// What a turn gives away against the best, both for the mover: points, or hundredths of the chance to win.
[[nodiscard]] int lossOf(const GameWords& words, const ai::Value& best, const ai::Value& played);
// "This turn loses 3 points.", "This turn gives away a forced win."
[[nodiscard]] QString lossText(const GameWords& words, const ai::Value& best, const ai::Value& played);

} // namespace ui
