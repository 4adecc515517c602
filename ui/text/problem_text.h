// Troubles of the disk and the like, said to a person: what happened, to which file, and what that means for the game.
#pragma once

#include "core/session/session_types.h"

#include <QString>

namespace ui {

// The sentence to read first. There is one for every ProblemCode.
[[nodiscard]] QString problemTitle(session::ProblemCode code);
// File, reason and fault, as far as they are known.
[[nodiscard]] QString problemDetail(const session::Problem& problem);

} // namespace ui
