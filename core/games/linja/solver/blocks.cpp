#include "core/games/linja/solver/blocks.h"

#include "core/game/random.h"
#include "core/games/linja/solver/byte_order.h"
#include "core/games/linja/solver/parallel.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstring>
#include <limits>
#include <new>
#include <zstd.h>

namespace solver {
namespace {

// A table of `rulebook` takes 0.241 GB and 4 processor seconds so, and a random look-up 3.2 microseconds; in blocks of
// 2 KB 0.255 GB and 2.7 microseconds. Level 3 takes more time and room, level 19 0.21 GB but 210 seconds.
constexpr int kLevel = 1;
constexpr std::uint64_t kFactor = 0x9e3779b97f4a7c15ULL;

std::uint64_t wordAt(const std::uint8_t* bytes, std::size_t count = sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, count);
    return littleEndian(word);
}

void fold(std::uint64_t& sum, std::uint64_t word) {
    sum = (sum ^ word) * kFactor;
    sum ^= sum >> 29;
}

std::span<const std::uint8_t> blockOf(std::span<const std::uint8_t> values, std::size_t number) {
    const std::size_t begin = number * kBlockBytes;
    return values.subspan(begin, std::min(kBlockBytes, values.size() - begin));
}

} // namespace

std::uint64_t checksumOf(std::span<const std::uint8_t> bytes) {
    std::uint64_t sum = bytes.size() * kFactor;
    std::size_t at = 0;
    for (; at + sizeof sum <= bytes.size(); at += sizeof sum)
        fold(sum, wordAt(bytes.data() + at));
    if (at < bytes.size())
        fold(sum, wordAt(bytes.data() + at, bytes.size() - at));
    return game::mix64(sum);
}

std::uint64_t blockChecksum(std::span<const std::uint8_t> values, int sum, std::uint64_t number) {
    constexpr std::size_t kLanesOfSum = 4;
    constexpr std::size_t kStep = kLanesOfSum * sizeof(std::uint64_t);
    std::uint64_t lanes[kLanesOfSum] = {1, 2, 3, 4};
    std::size_t at = 0;
    for (; at + kStep <= values.size(); at += kStep)
        for (std::size_t lane = 0; lane < kLanesOfSum; ++lane)
            fold(lanes[lane], wordAt(values.data() + at + lane * sizeof(std::uint64_t)));
    std::uint64_t all =
        checksumOf(values.subspan(at)) ^ game::mix64(number * kLayers + static_cast<std::uint64_t>(sum));
    for (const std::uint64_t lane : lanes)
        fold(all, lane);
    return game::mix64(all);
}

Packer::Packer() : m_context(ZSTD_createCCtx()) {
    if (!m_context)
        throw std::bad_alloc();
    // The size is known from the place of the block.
    ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_compressionLevel, kLevel);
    ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_contentSizeFlag, 0);
}

void Packer::Free::operator()(ZSTD_CCtx_s* context) const {
    ZSTD_freeCCtx(context);
}

std::uint32_t Packer::pack(std::span<const std::uint8_t> values, std::vector<std::uint8_t>& to) {
    const std::size_t begin = to.size();
    to.resize(begin + ZSTD_compressBound(values.size()));
    const std::size_t taken =
        ZSTD_compress2(m_context.get(), to.data() + begin, to.size() - begin, values.data(), values.size());
    if (ZSTD_isError(taken) != 0)
        throw std::bad_alloc(); // there is room for whatever comes out: nothing else can fail
    to.resize(begin + taken);
    return static_cast<std::uint32_t>(taken);
}

Unpacker::Unpacker() : m_context(ZSTD_createDCtx()) {
    if (!m_context)
        throw std::bad_alloc();
}

void Unpacker::Free::operator()(ZSTD_DCtx_s* context) const {
    ZSTD_freeDCtx(context);
}

bool Unpacker::unpack(std::span<const std::uint8_t> stored, std::span<std::uint8_t> values) {
    return ZSTD_decompressDCtx(m_context.get(), values.data(), values.size(), stored.data(), stored.size()) ==
           values.size();
}

std::vector<std::uint8_t> storedLayer(int sum, std::span<const std::uint8_t> values, int threads) {
    constexpr std::size_t kTogether = 64; // blocks packed by a thread at a time
    const auto count = static_cast<std::size_t>(blocksOf(values.size()));
    const std::size_t groups = (count + kTogether - 1) / kTogether;
    std::vector<std::uint32_t> lengths(count);
    std::vector<std::uint64_t> checksums(count);
    std::vector<std::vector<std::uint8_t>> packed(groups);
    std::vector<Packer> packers(static_cast<std::size_t>(threads));
    parallelFor(threads, static_cast<int>(groups), [&](int group, int thread) {
        const std::size_t first = static_cast<std::size_t>(group) * kTogether;
        for (std::size_t number = first; number < std::min(first + kTogether, count); ++number) {
            const auto block = blockOf(values, number);
            checksums[number] = blockChecksum(block, sum, number);
            lengths[number] =
                packers[static_cast<std::size_t>(thread)].pack(block, packed[static_cast<std::size_t>(group)]);
        }
    });
    std::vector<std::uint8_t> stored(static_cast<std::size_t>(indexBytesOf(values.size())));
    for (std::size_t i = 0; i < count; ++i) {
        putNumber(stored.data() + i * sizeof lengths[i], lengths[i]);
        putNumber(stored.data() + count * sizeof lengths[i] + i * sizeof checksums[i], checksums[i]);
    }
    for (const auto& group : packed)
        stored.insert(stored.end(), group.begin(), group.end());
    return stored;
}

std::optional<std::vector<BlockPlace>> readIndex(std::span<const std::uint8_t> index, std::uint64_t bytes,
                                                 std::uint64_t offset, std::uint64_t storedBytes) {
    const auto count = static_cast<std::size_t>(blocksOf(bytes));
    if (index.size() != indexBytesOf(bytes) || storedBytes < index.size())
        return std::nullopt;
    std::vector<BlockPlace> places(count);
    std::uint64_t next = offset + index.size();
    std::uint64_t left = storedBytes - index.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto length = numberAt<std::uint32_t>(index.data() + i * sizeof(std::uint32_t));
        const auto checksum =
            numberAt<std::uint64_t>(index.data() + count * sizeof(std::uint32_t) + i * sizeof(std::uint64_t));
        if (length == 0 || length > ZSTD_compressBound(kBlockBytes) || length > left)
            return std::nullopt;
        places[i] = {next, length, checksum};
        next += length;
        left -= length;
    }
    return left == 0 ? std::optional(std::move(places)) : std::nullopt;
}

UnpackedLayer unpackLayer(int sum, std::span<const std::uint8_t> blocks, std::span<const BlockPlace> places,
                          std::uint64_t bytes, int threads) {
    constexpr std::size_t kTogether = 64;
    assert(places.size() == blocksOf(bytes));
    UnpackedLayer layer;
    layer.values.resize(static_cast<std::size_t>(bytes));
    std::atomic<std::uint64_t> damaged{std::numeric_limits<std::uint64_t>::max()};
    std::vector<Unpacker> unpackers(static_cast<std::size_t>(threads));
    const std::size_t groups = (places.size() + kTogether - 1) / kTogether;
    parallelFor(threads, static_cast<int>(groups), [&](int group, int thread) {
        const std::size_t first = static_cast<std::size_t>(group) * kTogether;
        for (std::size_t number = first; number < std::min(first + kTogether, places.size()); ++number) {
            const BlockPlace& place = places[number];
            const std::size_t begin = number * kBlockBytes;
            const auto values =
                std::span(layer.values).subspan(begin, std::min(kBlockBytes, layer.values.size() - begin));
            const auto stored =
                blocks.subspan(static_cast<std::size_t>(place.offset() - places.front().offset()), place.bytes());
            if (unpackers[static_cast<std::size_t>(thread)].unpack(stored, values) &&
                blockChecksum(values, sum, number) == place.checksum())
                continue;
            for (std::uint64_t known = damaged; number < known && !damaged.compare_exchange_weak(known, number);) {
            }
        }
    });
    if (damaged != std::numeric_limits<std::uint64_t>::max())
        layer.damaged = damaged;
    return layer;
}

} // namespace solver
