#include "core/games/linja/solver/packing.h"

#include "core/games/linja/solver/kernel_view.h"
#include "core/games/linja/solver/parallel.h"

namespace solver {
namespace {

template <class Visit>
void forEachRow(const Placements& placements, const Layer& layer, int threads, const Visit& visit) {
    const int first = placements.levelBegin(layer.firstLevel());
    const int end = placements.levelBegin(layer.lastLevel() + 1);
    parallelFor(threads, end - first, [&](int index, int) {
        const int opposing = first + index;
        const int x = placements.level(opposing);
        visit(x, opposing - placements.levelBegin(x), opposing, layer.sum() - x);
    });
}

template <class Visit>
void forEachFitting(const Placements& placements, int opposing, int level, const Visit& visit) {
    Cell mask[kLanes];
    const int size = placements.levelSize(level);
    for (int column = 0; column < size; column += kLanes) {
        fitMask(placements, opposing, placements.levelBegin(level) + column, mask);
        const int used = std::min(kLanes, size - column);
        for (int i = 0; i < used; ++i)
            if (mask[i] != 0)
                visit(column + i);
    }
}

} // namespace

std::vector<std::uint8_t> pack(const Placements& placements, const Layer& layer, std::uint64_t bytes,
                               const RowBegin& rowBegin, int threads) {
    std::vector<std::uint8_t> packed(bytes);
    forEachRow(placements, layer, threads, [&](int x, int row, int opposing, int level) {
        const Cell* from = layer.row(x, row);
        std::uint8_t* to = packed.data() + rowBegin(opposing, level);
        forEachFitting(placements, opposing, level,
                       [&](int column) { *to++ = static_cast<std::uint8_t>(from[column] - kZero); });
    });
    return packed;
}

Layer unpack(const Placements& placements, int sum, std::span<const std::uint8_t> bytes, const RowBegin& rowBegin,
             int threads) {
    Layer layer(placements, sum);
    forEachRow(placements, layer, threads, [&](int x, int row, int opposing, int level) {
        const std::uint8_t* from = bytes.data() + rowBegin(opposing, level);
        Cell* to = layer.row(x, row);
        forEachFitting(placements, opposing, level,
                       [&](int column) { to[column] = static_cast<Cell>(*from++ + kZero); });
    });
    return layer;
}

} // namespace solver
