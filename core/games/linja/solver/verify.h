// The full check of a table: every value equals the best over the turns of its position, as the ordinary turn generator
// lists them and not the solver.
#pragma once

#include "core/games/linja/solver/packing.h"
#include "core/games/linja/solver/progress.h"
#include "core/games/linja/solver/table.h"

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

// Called after every layer; false stops, and the report is of what was done. May be empty.
using VerifyProgress = std::function<bool(const Progress&)>;

// Takes half a gigabyte of memory, 0.8 with an extra turn. Fault: that of a layer that cannot be read; unreadable when
// the memory does not suffice.
[[nodiscard]] game::Result<VerifyReport> verify(const Placements& placements, const linja::Rules& rules,
                                                const PackedLayers& layers, int threads,
                                                const VerifyProgress& progress = {});
[[nodiscard]] game::Result<VerifyReport> verify(const Table& table, int threads, const VerifyProgress& progress = {});

} // namespace solver
