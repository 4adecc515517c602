#include "app/tools/common.h"

#include <iostream>

namespace tools {

int complain(std::string_view where, std::string_view what) {
    std::cerr << "linja-tools: " << where << ": " << what << '\n';
    return kBadInput;
}

std::shared_ptr<const solver::Table> openTable(const std::string& file) {
    auto table = solver::Table::open(file, solver::Table::Check::header);
    if (table)
        return *table;
    (void)complain(file, game::describe(table.fault()));
    return nullptr;
}

} // namespace tools
