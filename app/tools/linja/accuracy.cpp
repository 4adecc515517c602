// linja-tools accuracy: how many points a player loses a turn, measured by a solved table on positions of mixed play.
#include "app/tools/linja/commands.h"
#include "app/tools/linja/common.h"
#include "app/tools/linja/mixed_play.h"
#include "core/ai/thinker.h"
#include "core/games/thinkers.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>

namespace tools {
namespace {

struct AccuracyOptions {
    std::string table;
    std::string player; // random, greedy or empty: the thinker
    int level = 0;
    int depth = 0;
    std::uint64_t nodes = 0;
    int moveTime = 0;
    int positions = 1000;
    std::uint64_t seed = 1;
};

struct Tally {
    int positions = 0;
    double loss = 0;
    double squares = 0;
    int kept = 0;
    double depth = 0;
    double nodes = 0;
    int exact = 0;
    int wronglyExact = 0;
};

int signOf(int value) {
    return (value > 0) - (value < 0);
}

// One position asked for. The thinker keeps what it has learnt, as in a game.
void judge(const solver::Table& table, const MixedPlay& play, ai::Thinker& thinker, const ai::Limits& limits,
           Tally& tally) {
    const linja::Position& position = play.position();
    const auto match = games::newMatch("linja", table.rules().id, position.text());
    const ai::Thought thought = thinker.think(**match, limits, ai::StopToken{});
    linja::Position after = position;
    after.play(*position.parseTurn(thought.turn));
    const int best = bestOf(play.choices());
    const int value = -valueOf(table, after);
    ++tally.positions;
    tally.loss += best - value;
    tally.squares += static_cast<double>(best - value) * (best - value);
    tally.kept += signOf(best) == signOf(value) ? 1 : 0;
    tally.depth += thought.depth;
    tally.nodes += static_cast<double>(thought.nodes);
    if (thought.value.exact) {
        ++tally.exact;
        tally.wronglyExact += thought.value.amount != best ? 1 : 0;
    }
}

int measure(const AccuracyOptions& options) {
    const auto table = openTable(options.table);
    if (!table)
        return kBadInput;
    const auto thinker = options.player == "random"   ? games::newRandomPlayer("linja")
                         : options.player == "greedy" ? games::newGreedyPlayer("linja")
                                                      : games::newThinker("linja");
    ai::Limits limits;
    limits.level = options.level;
    limits.depth = options.depth;
    limits.nodes = options.nodes;
    limits.moveTime = std::chrono::milliseconds(options.moveTime);
    // Every seventh position with a choice, so that neighbours of a game are not all taken.
    constexpr int kStride = 7;
    MixedPlay play(*table, options.seed);
    Tally tally;
    while (tally.positions < options.positions) {
        for (int i = 0; i < kStride; ++i)
            play.advance();
        if (play.choices().size() < 2)
            continue;
        limits.seed = options.seed + static_cast<std::uint64_t>(tally.positions);
        judge(*table, play, *thinker, limits, tally);
    }
    const double n = tally.positions;
    const double loss = tally.loss / n;
    std::printf("positions\tloss\t+-\toutcome kept %%\tmean depth\tmean nodes\texact %%\twrongly exact\n");
    std::printf("%d\t%.4f\t%.4f\t%.2f\t%.2f\t%.0f\t%.1f\t%d\n", tally.positions, loss,
                std::sqrt(std::max(0.0, tally.squares / n - loss * loss) / n), 100 * tally.kept / n, tally.depth / n,
                tally.nodes / n, 100 * tally.exact / n, tally.wronglyExact);
    return kDone;
}

} // namespace

void addAccuracy(CLI::App& app, Run& run) {
    auto options = std::make_shared<AccuracyOptions>();
    CLI::App* command = app.add_subcommand("accuracy", "Points a player loses a turn, by a solved table");
    command->add_option("--table", options->table, "The solved table")->required();
    command->add_option("--player", options->player, "random or greedy instead of the computer player")
        ->check(CLI::IsMember({"random", "greedy"}));
    command->add_option("--level", options->level, "Level")->check(CLI::Range(1, ai::levelCount()));
    command->add_option("--depth", options->depth, "Whole turns a search")->check(CLI::PositiveNumber);
    command->add_option("--nodes", options->nodes, "Nodes a turn");
    command->add_option("--movetime", options->moveTime, "Milliseconds a turn")->check(CLI::PositiveNumber);
    command->add_option("--positions", options->positions, "Positions with a choice to judge by")
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", options->seed, "Seed of the positions");
    command->callback([options, &run] { run = [options] { return measure(*options); }; });
}

} // namespace tools
