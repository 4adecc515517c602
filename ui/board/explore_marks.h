// The figures of the explore view: what the turns are worth that begin with a piece, or that go on into a place. Ahead
// and behind differ in sign and shape as well as in colour, and the best has a star.
#pragma once

#include "core/ai/turn_values.h"
#include "ui/appearance/theme.h"
#include "ui/board/board_scene.h"
#include "ui/board/turn_entry.h"

#include <optional>
#include <vector>

class QPainter;

namespace ui {

// What may come next in the turn being chosen: with a piece picked a figure for each of its target places, otherwise
// one for each group that can move. Of a position where nothing may be chosen, the figures of its groups.
[[nodiscard]] std::vector<ExploreFigure> exploreFigures(const ai::TurnValues& values, const TurnEntry& entry);

// What the turn is worth to its mover if it ends with the steps made; nothing where it may not end there.
[[nodiscard]] std::optional<ai::Value> valueOfEnding(const ai::TurnValues& values, const TurnEntry& entry);

namespace marks {

// At the foot of the piece, or ghost, that the figure is for.
void exploreFigures(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry, const Theme& theme);

} // namespace marks

} // namespace ui
