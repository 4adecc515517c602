#include "app/cli/table_file.h"

#include "app/cli/output.h"

#include <CLI/CLI.hpp>

namespace cli {

void addTableOption(CLI::App& command, std::string& file) {
    command.add_option("--table", file, "Table of perfect play of this rule set, made by the subcommand solve");
}

std::optional<std::shared_ptr<const solver::Table>> openTable(const std::string& file, std::string_view gameId,
                                                              std::string_view rulesId) {
    if (file.empty())
        return std::shared_ptr<const solver::Table>();
    auto table = solver::Table::open(file, solver::Table::Check::header);
    if (!table) {
        (void)complain("", table.fault());
        return std::nullopt;
    }
    const std::string_view tableRules = (*table)->rules().id;
    if (gameId == linja::Position::kGameId && rulesId == tableRules)
        return std::move(*table);
    (void)complain(file, "this table is of the rule set " + std::string(tableRules) + " of linja, not of " +
                             (gameId == linja::Position::kGameId ? std::string(rulesId) : std::string(gameId)));
    return std::nullopt;
}

bool hasFailed(const solver::Table* table) {
    const auto fault = table == nullptr ? std::nullopt : table->fault();
    if (fault)
        (void)complain("", *fault);
    return fault.has_value();
}

} // namespace cli
