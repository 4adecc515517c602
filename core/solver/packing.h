// Between a layer as it is worked on and as it lies in the file.
#pragma once

#include "core/solver/table_format.h"

namespace solver {

// Where each row of a layer begins in the file: TableIndex or Table.
using RowBegin = std::function<std::uint32_t(int opposing, int level)>;

[[nodiscard]] std::vector<std::uint8_t> pack(const Placements& placements, const Layer& layer, std::uint64_t bytes,
                                             const RowBegin& rowBegin, int threads);
[[nodiscard]] Layer unpack(const Placements& placements, int sum, std::span<const std::uint8_t> bytes,
                           const RowBegin& rowBegin, int threads);

} // namespace solver
