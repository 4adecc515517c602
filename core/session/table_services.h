// What PerfectTables needs of the world outside: tables built and opened, room on the disk and in memory. Plain
// functions, so that a test can put others in their place. They are called in worker threads, too.
#pragma once

#include "core/game/exact_values.h"
#include "core/game/result.h"
#include "core/games/linja/solver/table_builder.h"

#include <QString>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace session {

struct OpenTable {
    std::shared_ptr<const game::ExactValues> values; // each is checked when it is looked up
    int startValue = 0;                              // of the game's start for the side that begins
};

// What an interrupted build has left.
struct PartOfTable {
    double done = 0;    // the share of the table, 0 to 1
    double seconds = 0; // that it took
};

struct TableServices {
    std::function<game::Result<solver::BuildReport>(const solver::BuildOptions&)> build;
    // Looks at the header and the list of blocks.
    std::function<game::Result<OpenTable>(const std::filesystem::path&)> open;
    // Of the table of these rules, beside `file`.
    std::function<PartOfTable(const std::filesystem::path& file, std::string_view rulesId)> part;
    // Bytes; negative where the system does not tell.
    std::function<qint64(const QString& folder)> freeDisk;
    std::function<qint64()> freeMemory;

    [[nodiscard]] static TableServices ofThisMachine();
};

} // namespace session
