// The subcommand match: games between computer players.
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "core/ai/arena.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cli {
namespace {

struct MatchOptions : GameOptions {
    std::string first;
    std::string second;
    int games = 2;
    int openings = 0;
    std::uint64_t seed = 0;
};

constexpr int kMostGames = 1'000'000;
constexpr int kMostOpeningTurns = 200;

// Half points as points, "-3" or "0.5".
std::string pointsText(long long halves) {
    const long long magnitude = halves < 0 ? -halves : halves;
    return (halves < 0 ? "-" : "") + std::to_string(magnitude / 2) + (magnitude % 2 == 0 ? "" : ".5");
}

int playMatch(const MatchOptions& options) {
    const auto opened = openMatch(options.game, options.rules, {});
    if (!opened)
        return kBadInput;
    const auto first = ai::PlayerSpec::parse(options.first);
    if (!first)
        return complain("--first", first.fault());
    const auto second = ai::PlayerSpec::parse(options.second);
    if (!second)
        return complain("--second", second.fault());
    const ai::ArenaPlan plan{options.game,  options.rules,    *first,      *second,
                             options.games, options.openings, options.seed};
    const auto result = ai::playArena(plan, ai::StopToken{});
    if (!result)
        return complain("", result.fault());
    std::cout << result->wins << '\t' << result->draws << '\t' << result->losses << '\t'
              << pointsText(result->firstHalves) << '\t' << pointsText(result->secondHalves) << '\t'
              << tenths(result->meanTurns()) << '\n';
    return kDone;
}

} // namespace

void addMatch(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("match", "Play games between two computer players");
    auto options = std::make_shared<MatchOptions>();
    addGameOptions(*command, *options);
    const std::string form = "Player: level=N, movetime=MS, nodes=N, depth=N joined by commas; random; greedy";
    command->add_option("--first", options->first, form)->required();
    command->add_option("--second", options->second, form)->required();
    command->add_option("--games", options->games, "How many games, sides alternating")
        ->required()
        ->check(CLI::Range(1, kMostGames));
    command->add_option("--openings", options->openings, "Random turns before each pair of games")
        ->check(CLI::Range(0, kMostOpeningTurns));
    addSeedOption(*command, options->seed);
    command->callback([&run, options] { run = [options] { return playMatch(*options); }; });
}

} // namespace cli
