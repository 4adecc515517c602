// The subcommands that name turns: best and analyse.
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/parallel.h"
#include "app/cli/table_file.h"
#include "core/games/thinkers.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
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
    addFormOption(command, options);
    addSearchOptions(command, options);
    addTableOption(command, options.table);
}

constexpr const char* kThinkHelp = " Value is for the side to move: points in Linja, in Lines of Action hundredths of "
                                   "the logarithm of the odds to win, "
                                   "or win N and loss N for an end that is forced in N turns. Without a limit level 3 "
                                   "plays. With --table, and no level "
                                   "below the highest, the answer is perfect play from the table: other limits play no "
                                   "part, nodes are look-ups, depth "
                                   "is the length of the line.";

std::unique_ptr<ai::Thinker> newThinker(const ThinkOptions& options,
                                        const std::shared_ptr<const solver::Table>& table) {
    auto thinker = games::newThinker(options.game);
    if (table)
        thinker->useExactValues(table);
    return thinker;
}

// Answers positions in their order, as many at a time as there are threads.
class Answers {
public:
    Answers(const BestOptions& options, const std::shared_ptr<const solver::Table>& table)
        : m_form(options.form), m_limits(options.thinkLimits()), m_table(table) {
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
        inParallel(m_waiting.size(), [&](std::size_t i) {
            m_thinkers[i]->forget(); // so that a line's answer does not depend on the lines before it
            thoughts[i] = m_thinkers[i]->think(*m_waiting[i], m_limits, m_never);
        });
        m_waiting.clear();
        if (hasFailed(m_table.get()))
            return kBadInput;
        for (const ai::Thought& thought : thoughts)
            print(thought);
        std::cout.flush();
        return kDone;
    }

private:
    void print(const ai::Thought& thought) const {
        Line line(m_form);
        if (thought.turn.empty())
            line.none("turn").print();
        else
            line.text("turn", thought.turn)
                .value("value", thought.value)
                .number("depth", thought.depth)
                .count("nodes", thought.nodes)
                .detailFlag("exact", thought.value.exact)
                .print();
    }

    Form m_form;
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

// The position of --position, else the first one of standard input, else the start. Null after a complaint.
std::unique_ptr<game::Match> positionToAnalyse(const AnalyseOptions& options) {
    if (!options.position.empty())
        return openMatch(options.game, options.rules, options.position);
    std::unique_ptr<game::Match> first;
    constexpr int kEnough = -1; // no further line is read
    const int status = forEachInputPosition(options.game, options.rules, [&first](const game::Match& match) {
        first = match.clone();
        return kEnough;
    });
    if (first || status == kBadInput)
        return first;
    return openMatch(options.game, options.rules, {});
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
        Line(options.form).none("turn").print();
    for (const ai::Thought& thought : thoughts)
        Line(options.form)
            .text("turn", thought.turn)
            .value("value", thought.value)
            .list("line", thought.line, ' ')
            .number("depth", thought.depth)
            .count("nodes", thought.nodes)
            .either("exact", thought.value.exact, "exact", "estimate")
            .print();
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
    command->footer(
        std::string(kStreamHelp) +
        " Columns: turn, value, depth (whole turns searched), nodes (positions searched); a dash alone for a "
        "finished game." +
        kThinkHelp);
    command->callback([&run, options] { run = [options] { return printBest(*options); }; });
}

void addAnalyse(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("analyse", "Print the best turns of a position with their values");
    auto options = std::make_shared<AnalyseOptions>();
    addThinkOptions(*command, *options);
    command->add_option("--position", options->position,
                        "Position text; without it the first one of standard input, and the game's start without that");
    command->add_option("--lines", options->lines, "How many turns, 3 without this option")
        ->check(CLI::Range(1, kMostLines));
    command->footer("Columns: turn, value, line (the expected turns), depth (whole turns searched), nodes (positions "
                    "searched), exact or estimate; a dash alone for a finished game." +
                    std::string(kThinkHelp));
    command->callback([&run, options] { run = [options] { return printLines(*options); }; });
}

} // namespace cli
