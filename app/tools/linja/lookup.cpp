#include "app/tools/linja/commands.h"
#include "app/tools/linja/common.h"
#include "app/tools/linja/mixed_play.h"

#include "core/games/linja/row_word.h"
#include "core/games/linja/solver/self_play.h"

#include <CLI/CLI.hpp>

#include <ctime>
#include <iostream>

namespace tools {
namespace {

struct Options {
    std::string table;
    int positions = 1'000'000;
    std::uint64_t seed = 1;
};

// Nanoseconds of processor time that a look-up of these positions takes on average. The sum of the values goes to
// `sum`, so that no compiler leaves the work out.
double nanoseconds(const linja::ExactValues& exact, const std::vector<linja::Position>& positions, long& sum) {
    const std::clock_t begin = std::clock();
    for (const linja::Position& position : positions)
        sum += valueOf(exact, position);
    const auto taken = static_cast<double>(std::clock() - begin);
    return taken / CLOCKS_PER_SEC * 1e9 / static_cast<double>(positions.size());
}

// Positions with the same pawns of the opponent, whose values lie near each other in the file: for each of a list
// those in which one of the mover's pawns stands elsewhere.
std::vector<linja::Position> neighboursOf(const std::vector<linja::Position>& positions, std::size_t count) {
    std::vector<linja::Position> neighbours;
    for (std::size_t i = 0; neighbours.size() < count; ++i) {
        const linja::Position& position = positions[i % positions.size()];
        const game::Side mover = position.sideToMove();
        const linja::RowWord opposing = position.rows(game::opponent(mover));
        for (int from = 0; from < linja::kRows; ++from)
            for (int to = 0; to < linja::kRows; ++to) {
                const linja::RowWord own = position.rows(mover) + linja::stepDelta(from, to);
                const bool inner = to > 0 && to < linja::kRows - 1;
                if (from == to || linja::countAt(position.rows(mover), from) == 0 ||
                    (inner && linja::countAt(own + opposing, to) > linja::kRoom))
                    continue;
                neighbours.push_back(mover == game::Side::first
                                         ? linja::Position::fromRows(own, opposing, mover, position.rules())
                                         : linja::Position::fromRows(opposing, own, mover, position.rules()));
            }
    }
    return neighbours;
}

int lookup(const Options& options) {
    const auto table = openTable(options.table);
    if (table == nullptr)
        return kBadInput;
    const auto count = static_cast<std::size_t>(options.positions);
    game::Random random(options.seed);
    std::vector<linja::Position> scattered;
    while (scattered.size() < count)
        scattered.push_back(solver::randomPosition(table->placements(), table->rules().rules, 0, random));
    std::vector<linja::Position> children;
    std::vector<Choice> choices;
    for (std::size_t i = 0; children.size() < count; ++i) {
        collectChoices(*table, scattered[i % count], choices);
        for (const Choice& choice : choices)
            children.push_back(choice.after);
    }
    const auto neighbours = neighboursOf(scattered, count);
    long sum = 0;
    for (int round = 0; round < 2; ++round) { // the first one brings the pages into memory
        const double far = nanoseconds(*table, scattered, sum);
        const double results = nanoseconds(*table, children, sum);
        const double near = nanoseconds(*table, neighbours, sum);
        std::cout << (round == 0 ? "first" : "again") << "\trandom\t" << far << "\tresults\t" << results
                  << "\tneighbours\t" << near << '\n';
    }
    std::cout << "sum\t" << sum << '\n';
    return kDone;
}

} // namespace

void addLookup(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand(
        "lookup", "Measure how many nanoseconds the look-up of a value in a table takes: of random positions, of all "
                  "results of a position, and of positions that differ in one pawn of the mover");
    auto options = std::make_shared<Options>();
    command->add_option("--table", options->table, "Table of perfect play")->required();
    command->add_option("--positions", options->positions, "How many")->check(CLI::Range(1, 100'000'000));
    command->add_option("--seed", options->seed, "Of the random positions");
    command->callback([&run, options] { run = [options] { return lookup(*options); }; });
}

} // namespace tools
