// The table of perfect play that a subcommand is told to use.
#pragma once

#include "core/games/linja/solver/table.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace cli {

// --table
void addTableOption(CLI::App& command, std::string& file);

// The table in a file, checked by its header, or null without a name. Nothing after a complaint: the file cannot be
// read, is no table, or is of another rule set than `rulesId` of Linja.
[[nodiscard]] std::optional<std::shared_ptr<const solver::Table>>
openTable(const std::string& file, std::string_view gameId, std::string_view rulesId);

// Whether a look-up has failed since the table was opened, which may be null: then it is complained about, and nothing
// that was worked out since the last question may be printed.
[[nodiscard]] bool hasFailed(const solver::Table* table);

} // namespace cli
