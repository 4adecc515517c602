// Names words of the command line that no subcommand and no option has.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace cli {

// What to say of the first unknown subcommand or option among the arguments (without the program's name), with the most
// similar one where one is near: "unknown option --nodez of best; did you mean --nodes?". Nothing when all are known.
[[nodiscard]] std::optional<std::string> misspelt(const CLI::App& app, const std::vector<std::string>& arguments);

} // namespace cli
