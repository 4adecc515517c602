// Writes a game in its one canonical text form: tags in their order, then the turns, wrapped at 80 columns. What
// record::read() accepts and write() writes reads back to an equal game, but for the place of variations: those of one
// turn lie side by side.
#pragma once

#include "core/record/game.h"

#include <string>

namespace record {

// The side whose turn comes first decides the numbers: `1.` or `1...`, see reader.h. A game without the tag Result is
// written as unfinished.
[[nodiscard]] std::string write(const Game& game);

} // namespace record
