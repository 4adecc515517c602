#include "core/solver/table_format.h"

#include "core/game/random.h"
#include "core/solver/kernel_view.h"
#include "core/solver/layer_solver.h"

#include <cstddef>
#include <cstring>

namespace solver {

std::string_view TableHeader::rulesId() const {
    const void* end = std::memchr(rules.data(), 0, rules.size());
    return {rules.data(),
            end == nullptr ? rules.size() : static_cast<std::size_t>(static_cast<const char*>(end) - rules.data())};
}

std::uint64_t TableHeader::ownChecksum() const {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(this);
    return checksumOf({bytes, offsetof(TableHeader, headerChecksum)});
}

std::uint64_t checksumOf(std::span<const std::uint8_t> bytes) {
    constexpr std::uint64_t kFactor = 0x9e3779b97f4a7c15ULL;
    std::uint64_t sum = bytes.size() * kFactor;
    while (!bytes.empty()) {
        std::uint64_t word = 0;
        const std::size_t taken = std::min(bytes.size(), sizeof word);
        std::memcpy(&word, bytes.data(), taken);
        sum = (sum ^ word) * kFactor;
        sum ^= sum >> 29;
        bytes = bytes.subspan(taken);
    }
    return game::mix64(sum);
}

std::uint64_t checksumOf(const std::array<LayerEntry, kLayers>& layers) {
    std::uint64_t sum = 0;
    for (int layer = kLayers - 1; layer >= 0; --layer)
        sum = game::mix64(sum ^ layers[at(layer)].checksum) + at(layer);
    return sum;
}

void fitMask(const Placements& placements, int opposing, int first, Cell* mask) {
    lanes::fill(mask, 0xff);
    for (int row = 1; row <= kInner; ++row) {
        const int taken = placements.count(opposing, row);
        if (taken > linja::kRoom)
            return lanes::fill(mask, 0);
        const std::uint8_t* counts = placements.counts(kGoal - row) + first;
        const auto limit = static_cast<std::uint8_t>(linja::kRoom - taken);
        for (int i = 0; i < kLanes; ++i)
            mask[i] = static_cast<Cell>(counts[i] <= limit ? mask[i] : 0);
    }
}

TableIndex::TableIndex(const Placements& placements, int threads) : rowBegin(kIndexEntries) {
    parallelFor(threads, kPlacements, [&](int opposing, int) {
        Cell mask[kLanes];
        for (int level = 0; level < kLevels; ++level) {
            std::uint32_t fitting = 0;
            for (int column = 0; column < placements.levelSize(level); column += kLanes) {
                fitMask(placements, opposing, placements.levelBegin(level) + column, mask);
                const int used = std::min(kLanes, placements.levelSize(level) - column);
                std::uint32_t block = 0;
                for (int i = 0; i < used; ++i)
                    block += mask[i] & 1U;
                fitting += block;
            }
            rowBegin[at(opposing) * kLevels + at(level)] = fitting;
        }
    });
    // From counts to sums, in the order of the rows within each layer: ranks rise with their level.
    for (int opposing = 0; opposing < kPlacements; ++opposing)
        for (int level = 0; level < kLevels; ++level) {
            std::uint64_t& layer = layerBytes[at(placements.level(opposing) + level)];
            std::uint32_t& entry = rowBegin[at(opposing) * kLevels + at(level)];
            const std::uint32_t fitting = entry;
            entry = static_cast<std::uint32_t>(layer);
            layer += fitting;
        }
}

} // namespace solver
