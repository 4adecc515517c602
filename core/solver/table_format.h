// The file of a solved rule set. All numbers are little-endian. Its parts, one behind the other:
//
//   - header: TableHeader, padded to kHeaderBytes.
//   - index: for each opposing placement X and level y of the mover, where the row begins in its layer. 50,388 x 85
//     numbers of 32 bits.
//   - layers, from the last (sum of levels 168) to the first (0). In a layer the levels x of X rise, in a level the X;
//     in a row stand the mover's placements Y of level sum - x that leave no inner row overfull. One signed byte a
//     value: the final margin in points for the mover Y under best play of both.
//
// While a solution is made the file has the name with ".part" behind it, and the header tells how many layers are
// finished.
#pragma once

#include "core/solver/layer.h"

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <type_traits>

namespace solver {

inline constexpr std::uint64_t kPositions = 1'264'575'044; // that obey the room rule
inline constexpr std::array<char, 8> kMagic = {'L', 'i', 'n', 'j', 'a', 'T', 'b', 'l'};
inline constexpr std::uint32_t kTableVersion = 1;
inline constexpr std::size_t kHeaderBytes = 8192;
inline constexpr std::size_t kIndexEntries = static_cast<std::size_t>(kPlacements) * kLevels;
inline constexpr std::size_t kIndexBytes = kIndexEntries * sizeof(std::uint32_t);

static_assert(std::endian::native == std::endian::little, "the file is read and written as it lies in memory");

struct LayerEntry {
    std::uint64_t offset = 0; // in the file
    std::uint64_t bytes = 0;
    std::uint64_t checksum = 0;
};

struct TableHeader {
    std::array<char, 8> magic{};
    std::uint32_t version = 0;
    std::uint32_t finishedLayers = 0;
    std::array<char, 64> rules{}; // id, filled up with zeros
    std::uint64_t positions = 0;
    std::uint64_t indexChecksum = 0;
    std::uint64_t checksum = 0;  // of the layers' checksums, the last layer first
    std::int32_t startValue = 0; // of the game's start for the side to move
    std::uint32_t seconds = 0;   // that the solution took, all sittings together
    std::array<LayerEntry, kLayers> layers{};
    std::uint64_t headerChecksum = 0; // of all before it

    [[nodiscard]] std::string_view rulesId() const;
    // The checksum the header should have.
    [[nodiscard]] std::uint64_t ownChecksum() const;
};

static_assert(std::is_trivially_copyable_v<TableHeader> && sizeof(TableHeader) <= kHeaderBytes);

// A 64-bit checksum against damage, not against malice: multiply and fold, eight bytes at a time.
[[nodiscard]] std::uint64_t checksumOf(std::span<const std::uint8_t> bytes);
// The checksum over all layers, the last layer first.
[[nodiscard]] std::uint64_t checksumOf(const std::array<LayerEntry, kLayers>& layers);

// Sets mask bytes for 64 placements from rank `first` on that leave no inner row overfull beside `opposing` (4.1).
void fitMask(const Placements& placements, int opposing, int first, Cell* mask);

// Where each row begins in its layer, in the order of the file's index; and how many values each layer has.
struct TableIndex {
    std::vector<std::uint32_t> rowBegin;
    std::array<std::uint64_t, kLayers> layerBytes{};

    TableIndex(const Placements& placements, int threads);
    [[nodiscard]] std::uint32_t begin(int opposing, int level) const {
        return rowBegin[static_cast<std::size_t>(opposing) * kLevels + static_cast<std::size_t>(level)];
    }
};

} // namespace solver
