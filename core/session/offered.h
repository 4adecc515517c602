// The games that can be played in the window: those of the catalogue for which it has a board. A record of another one
// is refused as one of a game that is not known.
#pragma once

#include "core/record/reader.h"

#include <string_view>

namespace session {

[[nodiscard]] bool isOffered(std::string_view gameId);

// As record::read(), and the fault unknownGame for a game that is not offered.
[[nodiscard]] game::Result<record::Game> readOffered(std::string_view text, int mostBytes = record::kMaxBytes);

} // namespace session
