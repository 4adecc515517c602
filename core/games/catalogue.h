// The games and rule sets the program knows, and the one way to make a match of them. Free of templates: what the
// session, the records, the window and the command line include.
#pragma once

#include "core/game/foreign_format.h"
#include "core/game/match.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace games {

struct RuleSetInfo {
    std::string_view id;   // "classic+extra-turn"; a game with a single rule set uses its own id
    std::string_view name; // English
};

struct GameInfo {
    std::string_view id;                             // "linja"
    std::string_view name;                           // English
    std::array<char, 2> sideLetters;                 // of the text forms: 'r' and 'b'
    std::array<std::string_view, 2> sideNames;       // English, also the tags of records: "Red" and "Black"
    game::Layout layout;                             // of its boards
    bool isScored = false;                           // whether points count, or only who wins
    std::vector<const game::ForeignFormat*> formats; // of other programs' files, for its records
    std::vector<RuleSetInfo> ruleSets;               // the first is the default
};

// Every game, in the order of all_games.h; the first is the program's default.
[[nodiscard]] const std::vector<GameInfo>& catalogue();
// The game with this id, or null.
[[nodiscard]] const GameInfo* findGame(std::string_view gameId);

// A match at its start. An empty `rulesId` means the game's default; an empty `positionText` its normal start.
// Faults: unknownGame, unknownRules and those of the position text.
[[nodiscard]] game::Result<std::unique_ptr<game::Match>>
newMatch(std::string_view gameId, std::string_view rulesId = {}, std::string_view positionText = {});

// One English sentence without a full stop: what is wrong and where, with the rule's number. As game::describe(), and
// for what only a game can say in that game's words.
[[nodiscard]] std::string describe(const game::Fault& fault);

} // namespace games
