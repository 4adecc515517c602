// Options that several subcommands share.
#pragma once

#include "app/cli/line.h"
#include "core/ai/thinker.h"

#include <cstdint>
#include <string>

namespace CLI {
class App;
}

namespace cli {

struct FormOptions {
    Form form = Form::tabs;
};

// --json
void addFormOption(CLI::App& command, FormOptions& options);

struct GameOptions : FormOptions {
    std::string game;
    std::string rules;
    std::string position;
};

// --game, which must be given, and --rules.
void addGameOptions(CLI::App& command, GameOptions& options);
// --position
void addPositionOption(CLI::App& command, GameOptions& options);

// For the help of what reads positions.
inline constexpr const char* kStreamHelp =
    "Reads a position a line; blank lines and lines that begin with # are left out.";

// --seed
void addSeedOption(CLI::App& command, std::uint64_t& seed);

// 0: not given.
struct SearchOptions {
    int level = 0;
    int depth = 0; // whole turns
    std::uint64_t nodes = 0;
    std::int64_t moveTime = 0; // milliseconds
    std::uint64_t seed = 0;

    // Level 3 when none of the first four is given.
    [[nodiscard]] ai::Limits limits() const;
};

// --level, --depth, --nodes, --movetime, --seed
void addSearchOptions(CLI::App& command, SearchOptions& options);

} // namespace cli
