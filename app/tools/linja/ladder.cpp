// linja-tools ladder: each level against the one below, from random openings that a solved table calls even enough.
#include "app/tools/linja/commands.h"
#include "app/tools/linja/common.h"
#include "app/tools/linja/mixed_play.h"
#include "core/ai/thinker.h"
#include "core/games/thinkers.h"

#include <CLI/CLI.hpp>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace tools {
namespace {

struct LadderOptions {
    std::string table;
    int games = 400;
    int from = 2;
    int to = ai::levelCount();
    bool greedy = false; // level `from` against greedy instead
    std::uint64_t seed = 1;
};

constexpr int kMostRandomTurns = 8;
constexpr int kEven = 3; // points: what an opening may be worth at most
constexpr int kLongestGame = 300;

// One of the two sides of a ladder's step.
struct Player {
    std::unique_ptr<ai::Thinker> thinker;
    ai::Limits limits;
    int wins = 0;
    int turns = 0; // with a choice
    double loss = 0;
};

linja::Position opening(const solver::Table& table, game::Random& random) {
    std::vector<Choice> choices;
    for (;;) {
        linja::Position position = linja::Position::start(table.rules().rules);
        for (int left = static_cast<int>(random.below(kMostRandomTurns + 1)); left > 0; --left) {
            collectChoices(table, position, choices);
            if (choices.empty())
                break;
            position = choices[random.below(static_cast<std::uint32_t>(choices.size()))].after;
        }
        if (!position.outcome() && std::abs(valueOf(table, position)) <= kEven)
            return position;
    }
}

// Who wins from here, as an index of `players`; -1 for a draw. The first of them moves first.
int playGame(const solver::Table& table, const linja::Position& start, std::array<Player*, 2> players) {
    const auto made = games::newMatch("linja", table.rules().id, start.text());
    game::Match& match = **made;
    linja::Position position = start;
    std::vector<Choice> choices;
    for (int ply = 0; ply < kLongestGame && !match.outcome(); ++ply) {
        Player& player = *players[static_cast<std::size_t>(position.sideToMove() == start.sideToMove() ? 0 : 1)];
        const ai::Thought thought = player.thinker->think(match, player.limits, ai::StopToken{});
        collectChoices(table, position, choices);
        position.play(*position.parseTurn(thought.turn));
        (void)match.play(thought.turn);
        if (choices.size() > 1) {
            ++player.turns;
            player.loss += bestOf(choices) + valueOf(table, position);
        }
    }
    const auto outcome = match.outcome();
    if (!outcome || !outcome->winner)
        return -1;
    return *outcome->winner == start.sideToMove() ? 0 : 1;
}

void playStep(const solver::Table& table, const LadderOptions& options, int level) {
    std::array<Player, 2> players;
    players[0].thinker = games::newThinker("linja");
    players[0].limits.level = level;
    players[1].thinker = options.greedy ? games::newGreedyPlayer("linja") : games::newThinker("linja");
    players[1].limits.level = options.greedy ? 0 : level - 1;
    game::Random random(options.seed);
    int draws = 0;
    for (int game = 0; game < options.games; game += 2) {
        const linja::Position start = opening(table, random);
        for (std::size_t first = 0; first < 2; ++first) {
            for (Player& player : players) {
                player.thinker->forget();
                player.limits.seed = random.next();
            }
            const int winner = playGame(table, start, {&players[first], &players[1 - first]});
            if (winner < 0)
                ++draws;
            else
                ++players[winner == 0 ? first : 1 - first].wins;
        }
    }
    const int games = players[0].wins + players[1].wins + draws;
    std::printf("%d\t%s\t%d\t%d\t%d\t%.1f\t%.3f\t%.3f\n", level,
                options.greedy ? "greedy" : std::to_string(level - 1).c_str(), players[0].wins, draws, players[1].wins,
                100 * (players[0].wins + draws / 2.0) / games, players[0].loss / std::max(1, players[0].turns),
                players[1].loss / std::max(1, players[1].turns));
    std::fflush(stdout);
}

int playLadder(const LadderOptions& options) {
    const auto table = openTable(options.table);
    if (!table)
        return kBadInput;
    std::printf("level\tagainst\twins\tdraws\tlosses\tscore %%\tloss a turn\tof the other\n");
    for (int level = options.from; level <= options.to; ++level)
        playStep(*table, options, level);
    return kDone;
}

} // namespace

void addLadder(CLI::App& app, Run& run) {
    auto options = std::make_shared<LadderOptions>();
    CLI::App* command = app.add_subcommand("ladder", "Play each level against the one below and measure both");
    command->add_option("--table", options->table, "The solved table")->required();
    command->add_option("--games", options->games, "Games a step, two from each opening")->check(CLI::PositiveNumber);
    command->add_option("--from", options->from, "The first level that plays the one below it")
        ->check(CLI::Range(1, ai::levelCount()));
    command->add_option("--to", options->to, "The last level")->check(CLI::Range(1, ai::levelCount()));
    command->add_flag("--greedy", options->greedy, "Against the greedy player instead of the level below");
    command->add_option("--seed", options->seed, "Seed of openings and players");
    command->callback([options, &run] { run = [options] { return playLadder(*options); }; });
}

} // namespace tools
