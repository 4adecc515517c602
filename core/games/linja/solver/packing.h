// Between a layer as it is worked on and as it lies in the file.
#pragma once

#include "core/game/result.h"
#include "core/games/linja/solver/table_format.h"

#include <functional>
#include <span>
#include <vector>

namespace solver {

// Where each row of a layer begins: TableIndex.
using RowBegin = std::function<std::uint32_t(int opposing, int level)>;

// The last layers of a solution as the file holds them, in a table or in memory.
struct PackedLayers {
    int lowest = 0; // the sum of the first layer that is there
    // The values of a layer; a fault where they cannot be read.
    std::function<game::Result<std::vector<std::uint8_t>>(int sum)> values;
    RowBegin rowBegin;
};

// The layer's values of positions that obey the room rule, `bytes` of them, as they lie in the file.
[[nodiscard]] std::vector<std::uint8_t> pack(const Placements& placements, const Layer& layer, std::uint64_t bytes,
                                             const RowBegin& rowBegin, int threads);
// The way back; cells of positions that do not obey it are left at none. `bytes` must hold the whole layer.
[[nodiscard]] Layer unpack(const Placements& placements, int sum, std::span<const std::uint8_t> bytes,
                           const RowBegin& rowBegin, int threads);

} // namespace solver
