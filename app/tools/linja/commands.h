// The subcommands of linja-tools. Each adds itself to the parser and stores what it does in `run`, called after a good
// parse; its exit status is the program's: 0 done, 1 bad input, 2 wrong usage.
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace tools {

using Run = std::function<int()>;

void addAccuracy(CLI::App& app, Run& run);
void addLadder(CLI::App& app, Run& run);
void addLookup(CLI::App& app, Run& run);
void addPuzzles(CLI::App& app, Run& run);
void addTrain(CLI::App& app, Run& run);

} // namespace tools
