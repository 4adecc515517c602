// Builds the table of a rule set into a file, so that it can be interrupted at any time and gone on with.
#pragma once

#include "core/game/result.h"
#include "core/games/linja/rules.h"
#include "core/solver/progress.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace solver {

using BuildProgress = Progress;

struct BuildOptions {
    game::NamedRules<linja::Rules> rules;
    std::filesystem::path file;
    int threads = 1;
    // Called after every layer, at most about a second apart on a machine of 2020; false stops the work. May be empty.
    std::function<bool(const BuildProgress&)> progress;
    // Set from any thread, it stops the work within a fraction of a second; the layer under way is done again next
    // time.
    const std::atomic<bool>* stop = nullptr;
};

struct BuildReport {
    bool finished = false; // false: stopped; what is done lies in "<file>.part" and is gone on with next time
    int startValue = 0;    // of the start of the game for the side to move, in points
    std::uint64_t positions = 0;
    double seconds = 0;
    std::uint64_t checksum = 0;
};

// The memory it takes in bytes, roughly; the size of the finished file, and how many positions it holds.
[[nodiscard]] std::uint64_t memoryToBuild(const linja::Rules& rules);
[[nodiscard]] std::uint64_t tableBytes();
[[nodiscard]] std::uint64_t tablePositions();
// Where the work is kept until it is finished: "<file>.part".
[[nodiscard]] std::filesystem::path partOf(const std::filesystem::path& file);
// How many positions an interrupted table of these rules holds, by its header alone; 0 where buildTable() would begin
// anew.
[[nodiscard]] std::uint64_t positionsInPart(const std::filesystem::path& file, std::string_view rulesId);

// Builds or goes on. An existing file is replaced at the very end, in one step, after all is on the disk; where it
// cannot be replaced, the finished ".part" is kept, and the next call only replaces. A ".part" of other rules or
// another version, or a damaged one, is begun anew. Fault: tableWrite, with the file's name and what the system says,
// also when the memory does not suffice.
[[nodiscard]] game::Result<BuildReport> buildTable(const BuildOptions& options);

} // namespace solver
