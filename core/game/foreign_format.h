// Games in the file formats of other programs, as far as all such formats are alike: what a game's reader of one gives
// and its writer takes. Plain values; the project's own records are core/record.
#pragma once

#include "core/game/outcome.h"
#include "core/game/result.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace game {

struct ForeignNode {
    int parent = -1;
    std::string turn; // in the game's notation; empty for the start
    std::string comment;
};

struct ForeignGame {
    std::string rulesId;
    std::string start;                                     // the text of the position; empty for the normal one
    std::array<std::string, 2> players;                    // of the first and the second side
    std::optional<Outcome> outcome;                        // as it is declared; the turns may tell another
    std::vector<std::pair<std::string, std::string>> tags; // names as records have them, "Date", and their values
    // The first is the start. A node comes after its parent, and the first child of each goes on with the main line.
    std::vector<ForeignNode> nodes = std::vector<ForeignNode>(1);
    int furtherGames = 0; // of the same file, which were not read
};

struct ForeignFormat {
    std::string_view id;        // "sgf"
    std::string_view extension; // ".sgf"
    std::string_view name;      // English
    // Whether a text looks like one of this format, not like a record of the project.
    bool (*isLikely)(std::string_view text) = nullptr;
    // Faults have line and column.
    Result<ForeignGame> (*read)(std::string_view text) = nullptr;
    // The turns must be legal. Fault: that of the turn that is not.
    Result<std::string> (*write)(const ForeignGame& game) = nullptr;
};

} // namespace game
