// linja-cli: scripts, tests and terminal play. Its whole behaviour is told by --help of each subcommand.
#include "app/cli/commands.h"
#include "app/cli/output.h"

#include <CLI/CLI.hpp>

#include <iostream>

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    CLI::App app("Linja on the command line: positions, turns, searches, records and games in the terminal",
                 "linja-cli");
    app.require_subcommand(1);
    app.set_version_flag("--version", LINJA_VERSION);
    cli::Run run;
    cli::addGames(app, run);
    cli::addStart(app, run);
    cli::addTurns(app, run);
    cli::addPerft(app, run);
    cli::addOutcome(app, run);
    cli::addBench(app, run);
    cli::addBest(app, run);
    cli::addAnalyse(app, run);
    cli::addMatch(app, run);
    cli::addReplay(app, run);
    cli::addReview(app, run);
    cli::addPlay(app, run);
    cli::addSolve(app, run);
    cli::addTable(app, run);
    cli::addValue(app, run);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (app.exit(error) != 0)
            return cli::kWrongUsage;
        run = [] { return cli::kDone; }; // the help has been printed
    }
    const int status = run();
    if (!std::cout.flush())
        return cli::complain("standard output", "cannot be written");
    return status;
}
