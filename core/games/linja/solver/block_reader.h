// Single values out of stored layers, by place, for several threads at once. A block is read, checked and unpacked when
// one of its values is asked for, and kept among the last ones, 4 MB of them.
//
// The first failure is the last word: from then on nothing is given any more, whatever might still be sound.
#pragma once

#include "core/games/linja/solver/blocks.h"
#include "core/games/linja/solver/disk_file.h"

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace solver {

class BlockReader {
public:
    // Where the blocks of a layer stand among all of them, and how many values they hold together.
    struct LayerBlocks {
        std::uint32_t first = 0;
        std::uint32_t bytes = 0;
    };

    BlockReader(DiskFile file, std::vector<BlockPlace> places, const std::array<LayerBlocks, kLayers>& layers);

    [[nodiscard]] const DiskFile& file() const { return m_file; }

    // A value of a layer by its place there; nothing after a failure, then or earlier.
    [[nodiscard]] std::optional<std::uint8_t> value(int sum, std::uint32_t place) const;
    // The first failure, without the file's name: tableAltered, tableSize or unreadable.
    [[nodiscard]] std::optional<game::Fault> fault() const;
    // Ends all look-ups with this fault, unless there is an earlier one.
    void fail(game::Fault fault) const;

private:
    static constexpr std::uint32_t kShards = 16; // each with a lock of its own
    static constexpr std::uint32_t kSlots = 64;  // blocks in each
    static constexpr std::uint32_t kNothing = 0xffffffff;

    struct Shard {
        std::mutex mutex;
        std::unique_ptr<Unpacker> unpacker; // made, like the room below, for the first block
        std::array<std::uint32_t, kSlots> held{};
        std::vector<std::uint8_t> values; // kBlockBytes a slot
        std::vector<std::uint8_t> stored;
    };

    // Puts a block into a slot of a shard that is locked. False after a failure.
    [[nodiscard]] bool bring(Shard& shard, std::uint32_t slot, int sum, std::uint32_t block) const;

    DiskFile m_file;
    std::vector<BlockPlace> m_places;
    std::array<LayerBlocks, kLayers> m_layers;
    mutable std::array<Shard, kShards> m_shards;
    mutable std::atomic<bool> m_hasFailed{false};
    mutable std::mutex m_faultMutex;
    mutable std::optional<game::Fault> m_fault;
};

} // namespace solver
