// Steps and turns in words.
#pragma once

#include "core/game/match.h"
#include "ui/games/game_words.h"

#include <QString>

namespace ui {

// "Red to move."
[[nodiscard]] QString toMoveText(const GameWords& words, game::Side side);

// A turn in notation with air after the commas, and "pass" in words: "2-3, 1-5".
[[nodiscard]] QString turnText(const game::TurnView& turn);

// Why the last turn of this match ended where it did: "Row 5 was empty: no Follow-Up Move." Empty when nothing but the
// player's own choice ended it.
[[nodiscard]] QString turnEndText(const game::Match& match);

// Where the last position of this match stands on a line of `turns` turns: "Turn 25 of 26, round 13", or "Start of the
// game". A round is one turn of each side, a row of the history.
[[nodiscard]] QString placeText(const game::Match& match, int turns);

} // namespace ui
