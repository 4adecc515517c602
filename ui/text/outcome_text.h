// How a game ended, in words. The one place where outcome ids meet translated text.
#pragma once

#include "core/game/outcome.h"
#include "core/session/session_types.h"
#include "ui/games/game_words.h"

#include <QString>
#include <optional>

namespace ui {

// Why the game is over, a whole sentence; there is one for every Reason that the game can end by. `winner` is who
// profits from it where somebody does.
[[nodiscard]] QString reasonText(const GameWords& words, game::Reason reason, std::optional<game::Side> winner = {});

// "Red wins 45 to 43", "A draw, 44 all", "Black wins"; without the reason.
[[nodiscard]] QString outcomeTitle(const GameWords& words, const game::Outcome& outcome);

// The same by the players' names: "You win 48 to 45", "Ben wins"; by the side where both are called alike.
[[nodiscard]] QString resultTitle(const game::Outcome& outcome, const session::GameSetup& setup);

// Whether the points are what it ended by: not where the game was given up, or has no points.
[[nodiscard]] bool endsInPoints(const GameWords& words, game::Reason reason);

} // namespace ui
