// What PerfectTables needs of the world outside: tables built, opened and checked, room on the disk and in memory.
// Plain functions, so that a test can put others in their place. They are called in worker threads, too.
#pragma once

#include "core/game/result.h"
#include "core/games/linja/exact_values.h"
#include "core/solver/table_builder.h"

#include <QString>

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace session {

struct OpenTable {
    std::shared_ptr<const linja::ExactValues> values;
    int startValue = 0;         // of the game's start for the side that begins
    std::uint64_t checksum = 0; // over all values, as the file tells it
    // Reads the whole file and compares it with its checksums; given up once `stop` is set.
    std::function<std::optional<game::Fault>(const std::atomic<bool>& stop)> findDamage;
};

struct TableWorkshop {
    std::function<game::Result<solver::BuildReport>(const solver::BuildOptions&)> build;
    // Looks at the header only.
    std::function<game::Result<OpenTable>(const std::filesystem::path&)> open;
    // Which share of the table of these rules an interrupted build has left beside `file`, 0 to 1.
    std::function<double(const std::filesystem::path& file, std::string_view rulesId)> doneShare;
    // Bytes; negative where the system does not tell.
    std::function<qint64(const QString& folder)> freeDisk;
    std::function<qint64()> freeMemory;

    [[nodiscard]] static TableWorkshop ofThisMachine();
};

// From now on this thread, and those it starts, give way to others where the system has a way to say so.
void giveWayToOthers();

} // namespace session
