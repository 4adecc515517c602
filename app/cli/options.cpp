#include "app/cli/options.h"

#include <CLI/CLI.hpp>

#include <charconv>

namespace cli {
namespace {

constexpr int kDefaultLevel = 3;
constexpr std::int64_t kLongestMoveTime = 24LL * 60 * 60 * 1000;
constexpr int kDeepest = 1000;

// The parser reads "-1" and numbers beyond 64 bits as some other number; this asks for the digits themselves.
std::string complaintAboutWhole(const std::string& text) {
    std::uint64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
    return isWhole ? "" : text + " is not a whole number from 0 to 18446744073709551615";
}

} // namespace

void addSeedOption(CLI::App& command, std::uint64_t& seed) {
    command.add_option("--seed", seed, "Seed of what is left to chance")->check(complaintAboutWhole);
}

void addFormOption(CLI::App& command, FormOptions& options) {
    command.add_flag_callback(
        "--json", [&options] { options.form = Form::json; }, "A JSON object a line, with the names of the columns");
}

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
    command.add_option("--nodes", options.nodes, "Nodes a turn")
        ->check(complaintAboutWhole)
        ->check(CLI::PositiveNumber);
    command.add_option("--depth", options.depth, "Whole turns to look ahead")->check(CLI::Range(1, kDeepest));
    addSeedOption(command, options.seed);
}

ai::Limits SearchOptions::limits() const {
    ai::Limits limits{level, depth, nodes, std::chrono::milliseconds(moveTime), seed};
    if (level == 0 && depth == 0 && nodes == 0 && moveTime == 0)
        limits.level = kDefaultLevel;
    return limits;
}

} // namespace cli
