// What the tools share: exit statuses, complaints, and opening the table every one of them works from.
#pragma once

#include "core/games/linja/solver/table.h"

#include <memory>
#include <string>
#include <string_view>

namespace tools {

inline constexpr int kDone = 0;
inline constexpr int kBadInput = 1;
inline constexpr int kWrongUsage = 2;

// One line on standard error: "linja-tools: <where>: <what>". Gives kBadInput.
[[nodiscard]] int complain(std::string_view where, std::string_view what);

// The table in a file, checked by its header; null after a complaint.
[[nodiscard]] std::shared_ptr<const solver::Table> openTable(const std::string& file);

// The exact value of a position. Where it cannot be looked up the program ends with a complaint: half a measurement is
// of no use.
[[nodiscard]] int valueOf(const linja::ExactValues& exact, const linja::Position& position);

} // namespace tools
