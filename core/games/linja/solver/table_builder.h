// Builds the table of a rule set into a file, so that it can be interrupted at any time and gone on with; or makes one
// of the present version out of one of version 1.
#pragma once

#include "core/game/result.h"
#include "core/games/linja/rules.h"
#include "core/games/linja/solver/progress.h"
#include "core/games/linja/solver/table_writer.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
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

struct ConvertOptions {
    std::filesystem::path from; // of version 1
    std::filesystem::path to;   // may be the same
    int threads = 1;
    std::function<bool(const BuildProgress&)> progress; // as above
    const std::atomic<bool>* stop = nullptr;
};

struct BuildReport {
    bool finished = false; // false: stopped; what is done lies in "<file>.part" and is gone on with next time
    int startValue = 0;    // of the start of the game for the side to move, in points
    std::uint64_t positions = 0;
    double seconds = 0;
    std::uint64_t checksum = 0;
};

// The memory it takes in bytes, roughly; what the finished file takes at most, a fifth more than the largest of the
// rule sets known; and how many positions it holds.
[[nodiscard]] std::uint64_t memoryToBuild(const linja::Rules& rules);
[[nodiscard]] std::uint64_t mostTableBytes();
[[nodiscard]] std::uint64_t tablePositions();

// What an interrupted build has left beside a file, by its header alone. Without positions where buildTable() would
// begin anew.
struct PartState {
    std::uint64_t positions = 0;
    double seconds = 0; // that they took
};
[[nodiscard]] PartState partState(const std::filesystem::path& file, std::string_view rulesId);

// Builds or goes on. An existing file is replaced at the very end, in one step, after all is on the disk; where it
// cannot be replaced, the finished ".part" is kept, and the next call only replaces. A whole table of these rules of
// version 1 that has the name is converted instead. A ".part" of other rules or another version is begun anew; of a
// damaged one the layers before the damage are kept. Faults: tableWrite, with the file's path and what the system says,
// also when the memory does not suffice; tableBusy when somebody else builds this file.
[[nodiscard]] game::Result<BuildReport> buildTable(const BuildOptions& options);

// Stopped, it leaves a ".part" that buildTable() goes on with and this does not. Faults: those of OldTable,
// unknownRules, and those of buildTable().
[[nodiscard]] game::Result<BuildReport> convertTable(const ConvertOptions& options);

} // namespace solver
