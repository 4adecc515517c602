// The subcommands of linja-cli. Each adds itself to the parser and stores what it does in `run`, called after a good
// parse; its exit status is the program's.
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace cli {

using Run = std::function<int()>;

void addGames(CLI::App& app, Run& run);
void addStart(CLI::App& app, Run& run);
void addTurns(CLI::App& app, Run& run);
void addPerft(CLI::App& app, Run& run);
void addOutcome(CLI::App& app, Run& run);
void addReplay(CLI::App& app, Run& run);
void addBench(CLI::App& app, Run& run);
void addBest(CLI::App& app, Run& run);
void addAnalyse(CLI::App& app, Run& run);
void addReview(CLI::App& app, Run& run);
void addMatch(CLI::App& app, Run& run);
void addConvert(CLI::App& app, Run& run);
void addPlay(CLI::App& app, Run& run);
void addSolve(CLI::App& app, Run& run);
void addTable(CLI::App& app, Run& run);
void addValue(CLI::App& app, Run& run);
void addCompletion(CLI::App& app, Run& run);

} // namespace cli
