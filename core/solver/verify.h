// The full check of a table: every value equals the best over the turns of its position, as the ordinary turn generator
// lists them and not the solver. Takes several minutes and about a gigabyte of memory.
#pragma once

#include "core/solver/table.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace solver {

struct WrongValue {
    linja::Position position;
    int stored = 0;
    int best = 0;
};

struct VerifyReport {
    std::uint64_t positions = 0; // checked, those of finished games included
    std::uint64_t passed = 0;    // of them with the pawns passed
    std::uint64_t wrong = 0;
    std::optional<WrongValue> firstWrong; // of the last layer with one, the lowest in the order of the file
};

// `progress` gets the number of positions done after every layer; false stops, and the report is of what was done.
[[nodiscard]] VerifyReport verify(const Table& table, int threads,
                                  const std::function<bool(std::uint64_t)>& progress = {});

} // namespace solver
