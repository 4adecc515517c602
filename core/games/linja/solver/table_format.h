// The file of a solved rule set, version 2. All numbers are little-endian. Its parts, one behind the other:
//
//   - header: TableHeader, filled up with zeros to kHeaderBytes.
//   - layers, from the last (sum of levels 168) to the first (0), each stored as blocks.h says. In a layer the levels x
//     of X rise, in a level the X, the opposing placement; in such a row stand the mover's placements Y of level sum -
//     x that leave no inner row overfull. One signed byte a value: the final margin in points for the mover Y under
//     best play of both. Where a row begins in its layer is worked out, see TableIndex.
//
// While a solution is made the file has the name with ".part" behind it, and the header tells how many layers are
// finished. Version 1 had the same values as they are, and a mapping of the file could not tell when they were damaged;
// convert_table.h makes version 2 of it.
#pragma once

#include "core/games/linja/solver/blocks.h"
#include "core/games/linja/solver/disk_file.h"
#include "core/games/linja/solver/placements.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <type_traits>

namespace solver {

inline constexpr std::uint64_t kPositions = 1'264'575'044; // that obey the room rule
inline constexpr std::array<char, 8> kMagic = {'L', 'i', 'n', 'j', 'a', 'T', 'b', 'l'};
inline constexpr std::uint32_t kTableVersion = 2;
inline constexpr std::size_t kHeaderBytes = 8192;

struct LayerEntry {
    std::uint64_t offset = 0;      // in the file
    std::uint64_t storedBytes = 0; // there
    std::uint64_t bytes = 0;       // of values
    std::uint64_t checksum = 0;    // of the values
    std::uint64_t indexChecksum = 0;
};

// The header as it is in memory; the file has its numbers in this order without gaps, each little-endian.
struct TableHeader {
    std::array<char, 8> magic{};
    std::uint32_t version = 0;
    std::uint32_t finishedLayers = 0;
    std::array<char, 64> rules{}; // id, filled up with zeros
    std::uint64_t positions = 0;
    std::uint64_t checksum = 0;   // of the layers' checksums, the last layer first
    std::int32_t startValue = 0;  // of the game's start for the side to move
    std::uint32_t seconds = 0;    // that the solution took, all sittings together
    std::uint32_t blockBytes = 0; // kBlockBytes
    std::uint32_t unused = 0;
    std::array<LayerEntry, kLayers> layers{};
    std::uint64_t headerChecksum = 0; // of all before it

    [[nodiscard]] std::string_view rulesId() const;
    // The checksum the header should have.
    [[nodiscard]] std::uint64_t ownChecksum() const;
};

static_assert(std::is_trivially_copyable_v<TableHeader> && sizeof(TableHeader) <= kHeaderBytes);
static_assert(sizeof(TableHeader) == 120 + kLayers * sizeof(LayerEntry) && sizeof(LayerEntry) == 40, "no gaps");

// The header of the file, filled up, and the way back; neither looks at what it says.
[[nodiscard]] std::array<std::uint8_t, kHeaderBytes> headerBytes(const TableHeader& header);
[[nodiscard]] TableHeader headerOf(std::span<const std::uint8_t, kHeaderBytes> bytes);

// The header of a file, finished or not. Faults, with the path: unreadable, tableForeign, tableVersion, tableSize,
// tableAltered.
[[nodiscard]] game::Result<TableHeader> readHeader(const DiskFile& file, const std::filesystem::path& path);

// The values of a layer and every check that there is of them. Faults, without a path: unreadable, tableSize,
// tableAltered.
[[nodiscard]] game::Result<std::vector<std::uint8_t>> readLayer(const DiskFile& file, int sum, const LayerEntry& entry,
                                                                int threads);

// The checksum over all layers, the last layer first.
[[nodiscard]] std::uint64_t checksumOfLayers(const std::function<std::uint64_t(int sum)>& checksumOfLayer);
[[nodiscard]] std::uint64_t checksumOf(const std::array<LayerEntry, kLayers>& layers);
// The checksum that the table of a rule set has, wherever it is built (resources/linja/perfect_play.md), or nothing.
[[nodiscard]] std::optional<std::uint64_t> publishedChecksum(std::string_view rulesId);

// Sets mask bytes for 64 placements from rank `first` on that leave no inner row overfull beside `opposing` (4.1).
void fitMask(const Placements& placements, int opposing, int first, Cell* mask);

// Where each row begins in its layer, by opposing placement and level of the mover; and how many values each layer has.
// 17 MB, worked out in a fifth of a second.
struct TableIndex {
    std::vector<std::uint32_t> rowBegin;
    std::array<std::uint64_t, kLayers> layerBytes{};

    TableIndex(const Placements& placements, int threads);
    [[nodiscard]] std::uint32_t begin(int opposing, int level) const {
        return rowBegin[static_cast<std::size_t>(opposing) * kLevels + static_cast<std::size_t>(level)];
    }
};

} // namespace solver
