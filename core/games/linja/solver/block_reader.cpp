#include "core/games/linja/solver/block_reader.h"

#include <algorithm>
#include <new>
#include <string>
#include <utility>

namespace solver {

using game::Fault;
using game::FaultCode;

BlockReader::BlockReader(DiskFile file, std::vector<BlockPlace> places, const std::array<LayerBlocks, kLayers>& layers)
    : m_file(std::move(file)), m_places(std::move(places)), m_layers(layers) {}

std::optional<std::uint8_t> BlockReader::value(int sum, std::uint32_t place) const {
    const LayerBlocks& layer = m_layers[static_cast<std::size_t>(sum)];
    if (m_hasFailed.load(std::memory_order_relaxed))
        return std::nullopt;
    if (place >= layer.bytes) {
        fail({.code = FaultCode::tableAltered, .detail = "header"});
        return std::nullopt;
    }
    const std::uint32_t block = layer.first + place / static_cast<std::uint32_t>(kBlockBytes);
    Shard& shard = m_shards[block % kShards];
    const std::uint32_t slot = block / kShards % kSlots;
    const std::lock_guard lock(shard.mutex);
    const bool isHeld = shard.unpacker && shard.held[slot] == block;
    if (!isHeld && !bring(shard, slot, sum, block))
        return std::nullopt;
    return shard.values[slot * kBlockBytes + place % kBlockBytes];
}

bool BlockReader::bring(Shard& shard, std::uint32_t slot, int sum, std::uint32_t block) const {
    try {
        if (!shard.unpacker) {
            shard.values.resize(kSlots * kBlockBytes);
            shard.held.fill(kNothing);
            shard.unpacker = std::make_unique<Unpacker>();
        }
        shard.stored.resize(m_places[block].bytes());
    } catch (const std::bad_alloc&) {
        fail({.code = FaultCode::unreadable, .detail = outOfMemory()});
        return false;
    }
    const BlockPlace& place = m_places[block];
    const LayerBlocks& layer = m_layers[static_cast<std::size_t>(sum)];
    const std::size_t number = block - layer.first;
    const auto values =
        std::span(shard.values).subspan(slot * kBlockBytes, std::min(kBlockBytes, layer.bytes - number * kBlockBytes));
    shard.held[slot] = kNothing; // until all is well
    switch (m_file.readAt(place.offset(), shard.stored)) {
    case DiskFile::Access::done:
        break;
    case DiskFile::Access::cutOff:
        fail({.code = FaultCode::tableSize});
        return false;
    case DiskFile::Access::failed:
        fail({.code = FaultCode::unreadable, .detail = DiskFile::lastReason()});
        return false;
    }
    if (!shard.unpacker->unpack(shard.stored, values) || blockChecksum(values, sum, number) != place.checksum()) {
        fail({.code = FaultCode::tableAltered, .detail = "block " + std::to_string(block)});
        return false;
    }
    shard.held[slot] = block;
    return true;
}

std::optional<Fault> BlockReader::fault() const {
    if (!m_hasFailed)
        return std::nullopt;
    const std::lock_guard lock(m_faultMutex);
    return m_fault;
}

void BlockReader::fail(Fault fault) const {
    const std::lock_guard lock(m_faultMutex);
    if (!m_fault)
        m_fault = std::move(fault);
    m_hasFailed = true;
}

} // namespace solver
