// linja-tools: training and measuring the evaluator, the levels and the puzzles from solved tables.
#include "app/tools/commands.h"
#include "app/tools/common.h"

#include <CLI/CLI.hpp>

#include <iostream>

int main(int argc, char** argv) {
    CLI::App app("What the developers of Linja need: everything here works from a solved table", "linja-tools");
    app.require_subcommand(1);
    tools::Run run;
    tools::addAccuracy(app, run);
    tools::addLadder(app, run);
    tools::addLookup(app, run);
    tools::addPuzzles(app, run);
    tools::addTrain(app, run);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (app.exit(error) != 0)
            return tools::kWrongUsage;
        run = [] { return tools::kDone; }; // the help has been printed
    }
    const int status = run();
    if (!std::cout.flush())
        return tools::complain("standard output", "cannot be written");
    return status;
}
