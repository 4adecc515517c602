// linja-tools: training and measuring the evaluator, the levels and the puzzles from solved tables.
#include "app/tools/linja/commands.h"
#include "app/tools/linja/common.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <exception>
#include <iostream>
#include <new>

namespace {

int runTool(int argc, char** argv) {
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
    return run();
}

} // namespace

int main(int argc, char** argv) {
    int status = tools::kDone;
    try {
        status = runTool(argc, argv);
    } catch (const std::bad_alloc&) {
        status = tools::complain("", "there is not enough memory");
    } catch (const std::exception& error) {
        status = tools::complain("", error.what());
    }
    // Some print by one library, some by the other.
    if (!std::cout.flush() || std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        return tools::complain("standard output", "cannot be written");
    return status;
}
