// Tables of version 1, read only to make version 2 of them: header, index of rows, and the layers' values as they are.
#pragma once

#include "core/games/linja/solver/disk_file.h"
#include "core/games/linja/solver/table_format.h"

#include <filesystem>
#include <string>
#include <vector>

namespace solver {

class OldTable {
public:
    // Looks at header and size. Faults, with the path: unreadable, tableForeign, tableVersion, tableSize,
    // tableUnfinished, tableAltered.
    [[nodiscard]] static game::Result<OldTable> open(const std::filesystem::path& path);

    [[nodiscard]] std::string rulesId() const;
    [[nodiscard]] int startValue() const;
    [[nodiscard]] std::uint32_t seconds() const;
    [[nodiscard]] std::uint64_t checksum() const;
    // The values of a layer, checked. Faults, with the path: unreadable, tableSize, tableAltered.
    [[nodiscard]] game::Result<std::vector<std::uint8_t>> layer(int sum) const;

    struct Header;

private:
    OldTable() = default;

    std::filesystem::path m_path;
    DiskFile m_file;
    std::vector<std::uint8_t> m_header;
};

} // namespace solver
