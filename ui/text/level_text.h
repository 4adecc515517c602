// What a level of the computer is called, and what to expect of it.
#pragma once

#include <QString>

namespace ui {

// "Level 2: casual"; "Level 12" where a level has no name of its own.
[[nodiscard]] QString levelName(int level);
// "Computer, level 2: casual": among those who can take a seat.
[[nodiscard]] QString computerName(int level);
// In place of the name for the highest level while it plays by a table.
[[nodiscard]] QString perfectPlayName();
// One sentence; empty where there is none.
[[nodiscard]] QString levelSentence(int level);

} // namespace ui
