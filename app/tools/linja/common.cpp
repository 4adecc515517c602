#include "app/tools/linja/common.h"

#include <cstdlib>
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

int valueOf(const linja::ExactValues& exact, const linja::Position& position) {
    if (const auto value = exact.value(position))
        return *value;
    const auto fault = exact.fault();
    const int status = complain("table", fault ? game::describe(*fault) : "a look-up failed");
    std::cout.flush();
    std::_Exit(status); // other threads may be at work
}

} // namespace tools
