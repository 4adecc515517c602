// Reads a game from its text form, and plays every turn of it, variations included, by the rules.
//
// The text is UTF-8 (a byte order mark is skipped), its lines end in LF, CR LF or CR. It holds one game:
//
//     [Name "value"]       tags, each on a line of its own; Game and Result must be there. Rules defaults to the game's
//                          first rule set, Format to 1, Start to the normal start
//     1. turn turn 2. ...  turns in the game's notation. Numbers may be left out, but must be right where they stand;
//                          they count pairs of turns: the first side has "1.", the second "1..."
//     {comment}            belongs to the turn before it; a line break reads as a space
//     (1. turn ...)        instead of the turn before it
//     45-43                the Result again, at the end: points where the rules counted them; "1-0", "0-1" or
//                          "1/2-1/2" with the tag Termination for resign, time, agreed, repetition and the like; "*"
//                          for a game going on
//
// In values and comments a backslash stands before `"`, `{`, `}` and itself; \n, \t and \xHH are control characters.
#pragma once

#include "core/game/match.h"
#include "core/game/result.h"
#include "core/record/game.h"

#include <memory>
#include <string_view>

namespace record {

// What the program writes has at most this many bytes, and so has what is read from outside.
inline constexpr int kMaxBytes = 2 * 1024 * 1024;
inline constexpr int kMaxNesting = 400;
inline constexpr int kFormat = 1; // the newest major version that can be read

// Faults: those of records, of names, of position texts (tag Start) and of turns, all with line and column.
// Files that the program wrote before it kept to the limit may be read with a larger one.
[[nodiscard]] game::Result<Game> read(std::string_view text, int mostBytes = kMaxBytes);

// The match at the start of this game, and the match at the end of its main line. Faults: as above, without line.
[[nodiscard]] game::Result<std::unique_ptr<game::Match>> startOf(const Game& game);
[[nodiscard]] game::Result<std::unique_ptr<game::Match>> replay(const Game& game);

} // namespace record
