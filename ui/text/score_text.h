// Where points come from, in words: for hovering over a score and for screen readers.
#pragma once

#include "core/game/views.h"

#include <QString>
#include <QStringList>

namespace ui {

// With a true minus.
[[nodiscard]] QString signedNumber(int points);

// "Row 8: 2 pawns, 10 points"; `row` from 0.
[[nodiscard]] QString rowPointsText(const game::StateView& state, game::Side side, std::size_t row);
// One for each row where the side has pawns.
[[nodiscard]] QStringList pointsTexts(const game::StateView& state, game::Side side);

} // namespace ui
