// linja-cli: scripts, tests and terminal play. Its whole behaviour is told by --help of each subcommand.
#include "app/cli/commands.h"
#include "app/cli/misspelt.h"
#include "app/cli/output.h"

#include <CLI/CLI.hpp>

#include <exception>
#include <iostream>
#include <new>

namespace {

// What the arguments ask for; the exit status is that of calling it. Help is printed here.
cli::Run readArguments(CLI::App& app, int argc, char** argv) {
    cli::Run run;
    app.require_subcommand(1);
    app.set_version_flag("--version", LINJA_VERSION);
    for (const auto add : {cli::addGames, cli::addStart, cli::addTurns, cli::addPerft, cli::addOutcome, cli::addBench,
                           cli::addBest, cli::addAnalyse, cli::addMatch, cli::addReplay, cli::addReview, cli::addPlay,
                           cli::addSolve, cli::addTable, cli::addValue, cli::addConvert, cli::addCompletion})
        add(app, run);
    if (const auto wrong = cli::misspelt(app, {argv + std::min(argc, 1), argv + argc})) {
        (void)cli::complain("", *wrong + (wrong->ends_with('.') || wrong->ends_with('?') ? "" : ".") +
                                    " Run with --help for more information.");
        return [] { return cli::kWrongUsage; };
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const bool isHelp = app.exit(error) == 0;
        return [isHelp] { return isHelp ? cli::kDone : cli::kWrongUsage; };
    }
    return run;
}

int runGuarded(int argc, char** argv) {
    try {
        CLI::App app("Linja on the command line: positions, turns, searches, records and games in the terminal",
                     "linja-cli");
        return readArguments(app, argc, argv)();
    } catch (const std::bad_alloc&) {
        return cli::complain("", "there is not enough memory");
    } catch (const std::exception& error) {
        return cli::complain("", error.what());
    } catch (...) {
        return cli::complain("", "something went wrong inside");
    }
}

} // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const int status = runGuarded(argc, argv);
    // What was printed has to arrive, help too.
    if (!std::cout.flush())
        return cli::complain("standard output", "cannot be written");
    return status;
}
