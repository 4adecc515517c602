#include "app/cli/options.h"

#include <CLI/CLI.hpp>

namespace cli {
namespace {

constexpr int kDefaultLevel = 3;
constexpr std::int64_t kLongestMoveTime = 24LL * 60 * 60 * 1000;
constexpr int kDeepest = 1000;

} // namespace

void addGameOptions(CLI::App& command, GameOptions& options) {
    command.add_option("--game", options.game, "Game id, see the subcommand games")->required();
    command.add_option("--rules", options.rules, "Rule set id; without it the game's default");
}

void addPositionOption(CLI::App& command, GameOptions& options) {
    command.add_option("--position", options.position, "Position text; without it the game's start");
}

void addSearchOptions(CLI::App& command, SearchOptions& options) {
    command.add_option("--level", options.level, "Level, 1 the weakest")->check(CLI::Range(1, ai::levelCount()));
    command.add_option("--movetime", options.moveTime, "Milliseconds a turn")
        ->check(CLI::Range(std::int64_t{1}, kLongestMoveTime));
    command.add_option("--nodes", options.nodes, "Nodes a turn")->check(CLI::PositiveNumber);
    command.add_option("--depth", options.depth, "Whole turns to look ahead")->check(CLI::Range(1, kDeepest));
    command.add_option("--seed", options.seed, "Seed of what is left to chance");
}

ai::Limits SearchOptions::limits() const {
    ai::Limits limits{level, depth, nodes, std::chrono::milliseconds(moveTime), seed};
    if (level == 0 && depth == 0 && nodes == 0 && moveTime == 0)
        limits.level = kDefaultLevel;
    return limits;
}

} // namespace cli
