// Records from and into the file formats of other programs, as far as a game has such formats (GameInfo::formats): for
// opening and saving by the ending of a file's name, and for the command line.
#pragma once

#include "core/game/foreign_format.h"
#include "core/record/game.h"
#include "core/record/reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace record {

inline constexpr std::string_view kOwnFormat = "linja";     // the id of the project's own form of records
inline constexpr std::string_view kOwnExtension = ".linja"; // and its ending

// A game that was read, from whatever format.
struct Imported {
    Game game;
    int furtherGames = 0; // of the same file, which were left out
};

// The formats that a game can be written in, of all games for an empty id; without the own one.
[[nodiscard]] std::vector<const game::ForeignFormat*> formatsOf(std::string_view gameId);
// The format with this id, or with the ending that a file's name has (upper case counts as lower), or null: the own one
// or none.
[[nodiscard]] const game::ForeignFormat* formatById(std::string_view id);
[[nodiscard]] const game::ForeignFormat* formatByName(std::string_view fileName);

// Reads a text in the format it looks like: what is in none is read as a record. Faults: those of read() and of the
// format, with line and column.
[[nodiscard]] game::Result<Imported> readAny(std::string_view text);

// The text of a game in this format, null for the own one. The game must be one that read() accepts, and the format one
// of formatsOf() its id. Faults: those of the turns and of the position.
[[nodiscard]] game::Result<std::string> writeAs(const Game& game, const game::ForeignFormat* format);

} // namespace record
