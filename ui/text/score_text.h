// Where points come from, in words: for hovering over a score and for screen readers.
#pragma once

#include "core/game/views.h"
#include "ui/games/game_words.h"

#include <QString>
#include <QStringList>

namespace ui {

// With a true minus.
[[nodiscard]] QString signedNumber(int points);

// What a side scores at one place: "Row 8: 2 pawns, 10 points".
[[nodiscard]] QString placePointsText(const GameWords& words, const game::StateView& state, game::Side side,
                                      std::size_t place);
// One for each place where the side has pieces; none in a game without points.
[[nodiscard]] QStringList pointsTexts(const GameWords& words, const game::StateView& state, game::Side side);

// "Score: Red 3, Black −1."; in a game without points how many pieces each side has.
[[nodiscard]] QString scoreText(const GameWords& words, const game::BoardView& board, const game::Score& score);

} // namespace ui
