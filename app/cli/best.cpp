// The subcommands that name turns: best and analyse.
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/table_file.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

namespace cli {
namespace {

constexpr int kMostThreads = 256;
constexpr int kMostLines = 1000;

struct ThinkOptions : GameOptions, SearchOptions {
    std::string table;

    // With a table perfect play answers at once, whatever the limits; only a level below the highest plays as itself.
    [[nodiscard]] ai::Limits thinkLimits() const {
        const bool playsPerfectly = !table.empty() && (level == 0 || level == ai::levelCount());
        return playsPerfectly ? ai::Limits{.seed = seed} : limits();
    }
};

struct BestOptions : ThinkOptions {
    int threads = 1;
};

struct AnalyseOptions : ThinkOptions {
    int lines = 3;
};

void addThinkOptions(CLI::App& command, ThinkOptions& options) {
    addGameOptions(command, options);
    addSearchOptions(command, options);
    addTableOption(command, options.table);
    command.footer(
        "Without a limit level 3 plays. With --table, and no level below the highest, the answer is perfect "
        "play from the table: other limits play no part, nodes are look-ups, depth is the length of the line.");
}

std::unique_ptr<ai::Thinker> newThinker(const ThinkOptions& options,
                                        const std::shared_ptr<const solver::Table>& table) {
    auto thinker = ai::newThinker(options.game);
    if (table)
        thinker->useExactValues(table);
    return thinker;
}

// Answers positions in their order, as many at a time as there are threads.
class Answers {
public:
    Answers(const BestOptions& options, const std::shared_ptr<const solver::Table>& table)
        : m_limits(options.thinkLimits()), m_table(table) {
        for (int i = 0; i < options.threads; ++i)
            m_thinkers.push_back(newThinker(options, table));
    }

    // Both give kBadInput once the table has failed; what it was asked for then is not printed.
    [[nodiscard]] int add(const game::Match& match) {
        m_waiting.push_back(match.clone());
        return m_waiting.size() == m_thinkers.size() ? flush() : kDone;
    }
    [[nodiscard]] int flush() {
        std::vector<ai::Thought> thoughts(m_waiting.size());
        const auto think = [&](std::size_t i) {
            m_thinkers[i]->forget(); // so that a line's answer does not depend on the lines before it
            thoughts[i] = m_thinkers[i]->think(*m_waiting[i], m_limits, m_never);
        };
        std::vector<std::thread> others;
        for (std::size_t i = 1; i < m_waiting.size(); ++i)
            others.emplace_back(think, i);
        if (!m_waiting.empty())
            think(0);
        for (std::thread& other : others)
            other.join();
        m_waiting.clear();
        if (hasFailed(m_table.get()))
            return kBadInput;
        for (const ai::Thought& thought : thoughts)
            print(thought);
        return kDone;
    }

private:
    static void print(const ai::Thought& thought) {
        if (thought.turn.empty())
            std::cout << '-' << std::endl;
        else
            std::cout << thought.turn << '\t' << thought.value.text() << '\t' << thought.depth << '\t' << thought.nodes
                      << std::endl;
    }

    ai::Limits m_limits;
    std::shared_ptr<const solver::Table> m_table;
    ai::StopToken m_never;
    std::vector<std::unique_ptr<ai::Thinker>> m_thinkers;
    std::vector<std::unique_ptr<game::Match>> m_waiting;
};

int printBest(const BestOptions& options) {
    const auto start = openMatch(options.game, options.rules, {});
    if (!start)
        return kBadInput;
    const auto table = openTable(options.table, start->gameId(), start->rulesId());
    if (!table)
        return kBadInput;
    Answers answers(options, *table);
    const int status =
        forEachInputPosition(options.game, options.rules, [&](const game::Match& match) { return answers.add(match); });
    const int last = (*table && (*table)->fault()) ? kBadInput : answers.flush();
    return status != kDone ? status : last;
}

// The position of --position, else of the first line of standard input, else the start. Null after a complaint.
std::unique_ptr<game::Match> positionToAnalyse(const AnalyseOptions& options) {
    std::string line;
    if (!options.position.empty() || !readLine(line))
        return openMatch(options.game, options.rules, options.position);
    if (!line.empty() && line.back() == '\r')
        line.pop_back();
    auto match = games::newMatch(options.game, options.rules, line);
    if (match)
        return std::move(*match);
    (void)complain("line 1", match.fault());
    return nullptr;
}

int printLines(const AnalyseOptions& options) {
    const auto start = openMatch(options.game, options.rules, {});
    if (!start)
        return kBadInput;
    const auto table = openTable(options.table, start->gameId(), start->rulesId());
    if (!table)
        return kBadInput;
    const auto match = positionToAnalyse(options);
    if (!match)
        return kBadInput;
    const ai::StopToken never;
    const auto thoughts = newThinker(options, *table)->analyse(*match, options.thinkLimits(), options.lines, never);
    if (hasFailed(table->get()))
        return kBadInput;
    if (thoughts.empty())
        std::cout << "-\n";
    for (const ai::Thought& thought : thoughts) {
        std::cout << thought.turn << '\t' << thought.value.text() << '\t';
        for (std::size_t i = 0; i < thought.line.size(); ++i)
            std::cout << (i == 0 ? "" : " ") << thought.line[i];
        std::cout << '\t' << thought.depth << '\t' << thought.nodes << '\t'
                  << (thought.value.exact ? "exact" : "estimate") << '\n';
    }
    return kDone;
}

} // namespace

void addBest(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("best", "Name the best turn of each position on standard input");
    auto options = std::make_shared<BestOptions>();
    addThinkOptions(*command, *options);
    command
        ->add_option("--threads", options->threads,
                     "Positions thought about at the same time; the search of one position takes one thread")
        ->check(CLI::Range(1, kMostThreads));
    command->callback([&run, options] { run = [options] { return printBest(*options); }; });
}

void addAnalyse(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand(
        "analyse", "Print the best turns of a position: turn, value, expected line, depth, nodes, exact or estimate");
    auto options = std::make_shared<AnalyseOptions>();
    addThinkOptions(*command, *options);
    command->add_option(
        "--position", options->position,
        "Position text; without it the first line of standard input, and the game's start without that");
    command->add_option("--lines", options->lines, "How many turns, 3 without this option")
        ->check(CLI::Range(1, kMostLines));
    command->callback([&run, options] { run = [options] { return printLines(*options); }; });
}

} // namespace cli
