// The subcommands about tables of perfect play: solve, value, table info, table verify and table convert.
#include "app/cli/commands.h"
#include "app/cli/facts.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/table_file.h"
#include "core/games/linja/solver/self_play.h"
#include "core/games/linja/solver/table.h"
#include "core/games/linja/solver/table_builder.h"
#include "core/games/linja/solver/verify.h"

#include <CLI/CLI.hpp>

#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <memory>
#include <thread>
#include <utility>

namespace cli {
namespace {

struct TableOptions : FormOptions {
    std::string rules = "rulebook";
    std::string file;
    int threads = 0; // 0: as many as the machine has
    int memory = 0;  // MiB; 0: no limit
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    std::string out;      // of convert
    bool isQuick = false; // verify: checksums only
};

constexpr int kMostThreads = 256;
constexpr std::uint64_t kMebibyte = 1024 * 1024;

volatile std::sig_atomic_t interrupted = 0;

extern "C" void onInterrupt(int) {
    interrupted = 1;
}

int threadsOf(const TableOptions& options) {
    if (options.threads > 0)
        return options.threads;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

const game::NamedRules<linja::Rules>* findRules(std::string_view id) {
    for (const auto& named : linja::ruleSets())
        if (named.id == id)
            return &named;
    return nullptr;
}

std::string hex(std::uint64_t value) {
    char text[17];
    std::snprintf(text, sizeof text, "%016" PRIx64, value);
    return text;
}

// One line on standard error for every percent; gives false once the user has interrupted.
class ProgressLines {
public:
    explicit ProgressLines(std::string_view verb) : m_verb(verb) {}

    bool operator()(const solver::Progress& progress) {
        const auto percent = static_cast<int>(progress.positionsDone * 100 / progress.positions);
        if (std::exchange(m_last, percent) == percent)
            return interrupted == 0;
        std::cerr << m_verb << ' ' << percent << " %, " << static_cast<long>(progress.secondsSpent) << " s";
        if (progress.secondsLeft > 0)
            std::cerr << ", about " << static_cast<long>(progress.secondsLeft) + 1 << " s left";
        std::cerr << '\n';
        return interrupted == 0;
    }

private:
    std::string_view m_verb;
    int m_last = -1;
};

int solve(const TableOptions& options) {
    const auto* rules = findRules(options.rules);
    if (rules == nullptr)
        return complain("--rules", "there is no rule set \"" + options.rules + "\" in linja");
    const std::uint64_t needed = solver::memoryToBuild(rules->rules) / kMebibyte + 1;
    if (options.memory > 0 && static_cast<std::uint64_t>(options.memory) < needed)
        return complain("--memory", "solving takes about " + std::to_string(needed) + " MiB");
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
    const auto report = solver::buildTable({*rules, options.file, threadsOf(options), ProgressLines("solved")});
    if (!report)
        return complain("", report.fault());
    if (!report->finished)
        return complain(options.file, "interrupted; the same command goes on where it stopped");
    Facts(options.form)
        .number("start value", report->startValue)
        .count("positions", report->positions)
        .decimal("seconds", tenths(report->seconds))
        .text("checksum", hex(report->checksum))
        .print();
    return kDone;
}

// The table in the file once every value of it agrees with its checksums; null after a complaint.
std::shared_ptr<const solver::Table> openSound(const TableOptions& options) {
    auto table = solver::Table::open(options.file, solver::Table::Check::header);
    if (!table) {
        (void)complain("", table.fault());
        return nullptr;
    }
    if (const auto damage = (*table)->findDamage(threadsOf(options), [] { return interrupted == 0; })) {
        (void)complain("", *damage);
        return nullptr;
    }
    return *table;
}

int printInfo(const TableOptions& options) {
    const auto table = openSound(options);
    if (!table)
        return kBadInput;
    const solver::TableHeader& header = table->header();
    Facts(options.form)
        .text("rules", header.rulesId())
        .count("version", header.version)
        .count("positions", header.positions)
        .number("start value", header.startValue)
        .decimal("seconds", std::to_string(header.seconds))
        .count("bytes", table->fileBytes())
        .text("checksum", hex(header.checksum))
        .print();
    return kDone;
}

int playGames(const solver::Table& table, const TableOptions& options) {
    const solver::Stopwatch watch;
    const auto report = solver::selfPlay(table, table.placements(), 0, options.games, options.seed,
                                         [](std::uint64_t) { return interrupted == 0; });
    if (hasFailed(&table))
        return kBadInput;
    if (report.first)
        return complain(options.file, std::to_string(report.broken) + " of " + std::to_string(report.games) +
                                          " games ended otherwise, for example " + report.first->start.text() + ": " +
                                          std::to_string(report.first->margin) + " instead of " +
                                          std::to_string(report.first->promised));
    Facts(options.form)
        .count("games", report.games)
        .count("turns", report.turns)
        .count("drawn by repetition", report.repeated)
        .count("ended otherwise", 0)
        .decimal("seconds", tenths(watch.seconds()))
        .print();
    return kDone;
}

// Against the checksum that this rule set has wherever it is solved.
int checkPublished(const solver::Table& table, const TableOptions& options) {
    const auto published = solver::publishedChecksum(table.rules().id);
    if (published && *published != table.header().checksum)
        return complain(options.file, "its checksum is " + hex(table.header().checksum) + ", that of the rule set " +
                                          std::string(table.rules().id) + " is " + hex(*published));
    return kDone;
}

int verifyTable(const TableOptions& options) {
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
    const solver::Stopwatch watch;
    const auto table = openSound(options);
    if (!table || checkPublished(*table, options) != kDone)
        return kBadInput;
    if (interrupted != 0)
        return complain(options.file, "interrupted");
    if (options.isQuick) {
        Facts(options.form)
            .count("positions", solver::kPositions)
            .text("checksum", hex(table->header().checksum))
            .decimal("seconds", tenths(watch.seconds()))
            .print();
        return kDone;
    }
    if (options.games > 0)
        return playGames(*table, options);
    const auto verified = solver::verify(*table, threadsOf(options), ProgressLines("verified"));
    if (!verified)
        return complain("", verified.fault());
    const solver::VerifyReport& report = *verified;
    if (report.firstWrong) {
        const auto& wrong = *report.firstWrong;
        return complain(options.file, std::to_string(report.wrong) + " wrong values, for example " +
                                          wrong.position.text() + ": " + std::to_string(wrong.stored) + " instead of " +
                                          std::to_string(wrong.best));
    }
    if (report.positions < solver::kPositions)
        return complain(options.file, "interrupted after " + std::to_string(report.positions) + " sound positions");
    Facts(options.form)
        .count("positions", report.positions)
        .count("passed", report.passed)
        .count("wrong", 0)
        .decimal("seconds", tenths(watch.seconds()))
        .print();
    return kDone;
}

int convertTable(const TableOptions& options) {
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
    const auto report = solver::convertTable({.from = options.file,
                                              .to = options.out,
                                              .threads = threadsOf(options),
                                              .progress = ProgressLines("converted")});
    if (!report && report.fault().code == game::FaultCode::tableVersion &&
        report.fault().detail == std::to_string(solver::kTableVersion))
        return complain(options.file, "it is of version 2 already");
    if (!report)
        return complain("", report.fault());
    if (!report->finished)
        return complain(options.out, "interrupted");
    Facts(options.form).count("positions", report->positions).text("checksum", hex(report->checksum)).print();
    return kDone;
}

int printValues(const TableOptions& options) {
    const auto* rules = findRules(options.rules);
    if (rules == nullptr)
        return complain("--rules", "there is no rule set \"" + options.rules + "\" in linja");
    const auto table = openTable(options.file, linja::Position::kGameId, rules->id);
    if (!table)
        return kBadInput;
    return forEachInputLine([&](std::string_view line, int number) {
        const auto position = linja::Position::parse(line, rules->rules);
        if (!position)
            return complain("line " + std::to_string(number), position.fault());
        const auto value = (*table)->value(*position);
        if (!value)
            return hasFailed(table->get()) ? kBadInput : complain(options.file, "the value cannot be looked up");
        Line(options.form).detail("position", position->text()).number("value", *value).print();
        return kDone;
    });
}

void addThreads(CLI::App& command, TableOptions& options) {
    command.add_option("--threads", options.threads, "Threads; without it as many as the machine has")
        ->check(CLI::Range(1, kMostThreads));
}

} // namespace

void addSolve(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("solve", "Build the table of perfect play of a rule set of Linja");
    command->footer("Prints a fact a line, name and value: start value (the final margin of the side that starts, best "
                    "play by both), positions, seconds, checksum. Tells on standard error how far it is. Interrupted, "
                    "it goes on where it stopped when it is called again.");
    auto options = std::make_shared<TableOptions>();
    command->add_option("--rules", options->rules, "Rule set id")->required();
    command
        ->add_option("--out", options->file, "File to write, 0.01 to 0.42 GB; a table of version 1 there is converted")
        ->required();
    addThreads(*command, *options);
    addFormOption(*command, *options);
    command->add_option("--memory", options->memory, "Mebibytes that may be used")->check(CLI::PositiveNumber);
    command->callback([&run, options] { run = [options] { return solve(*options); }; });
}

void addValue(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("value", "Print the exact value of each position on standard input");
    auto options = std::make_shared<TableOptions>();
    command->add_option("--rules", options->rules, "Rule set id")->required();
    command->add_option("--table", options->file, "Table of perfect play")->required();
    addFormOption(*command, *options);
    command->footer(
        std::string("Column: value, the final margin of the side to move, best play by both. With --json the "
                    "position, too. ") +
        kStreamHelp);
    command->callback([&run, options] { run = [options] { return printValues(*options); }; });
}

void addTable(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("table", "Show, check or convert a table of perfect play");
    command->require_subcommand(1);
    auto options = std::make_shared<TableOptions>();
    auto* info = command->add_subcommand("info", "Print what the table holds, after checking its checksums");
    info->add_option("FILE", options->file, "Table of perfect play")->required();
    addFormOption(*info, *options);
    info->footer(
        "Prints a fact a line, name and value: rules, version, positions, start value (the final margin of the "
        "side that starts), seconds (that building took), bytes, checksum.");
    info->callback([&run, options] { run = [options] { return printInfo(*options); }; });
    auto* verify = command->add_subcommand(
        "verify", "Check that every value agrees with its checksums and equals the best over its turns");
    verify->add_option("FILE", options->file, "Table of perfect play")->required();
    addFormOption(*verify, *options);
    verify->footer(
        "Prints a fact a line, name and value: positions, passed (whose pawns have passed one another), wrong, "
        "seconds; with --quick positions, checksum, seconds; with --games games, turns, drawn by repetition, "
        "ended otherwise, seconds. Ends with status 1 where anything is wrong.");
    addThreads(*verify, *options);
    verify->add_flag("--quick", options->isQuick,
                     "Only compare every value with its checksums, and these with the one that the rule set has "
                     "wherever it is solved");
    verify
        ->add_option("--games", options->games,
                     "Instead play games from random positions to the end, and check their results")
        ->check(CLI::PositiveNumber);
    addSeedOption(*verify, options->seed);
    verify->callback([&run, options] { run = [options] { return verifyTable(*options); }; });
    auto* convert = command->add_subcommand("convert", "Make a table that this program reads of one of version 1");
    convert->add_option("FILE", options->file, "Table of version 1")->required();
    addFormOption(*convert, *options);
    convert->footer("Prints a fact a line, name and value: positions, checksum.");
    convert->add_option("--out", options->out, "File to write, 0.01 to 0.42 GB; may be the same")->required();
    addThreads(*convert, *options);
    convert->callback([&run, options] { run = [options] { return convertTable(*options); }; });
}

} // namespace cli
