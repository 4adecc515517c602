// A layer of values as it lies in the file: cut into blocks, each compressed by itself (libzstd), so that one can be
// read without the others, and each with a checksum of its content. A stored layer is
//
//   - an index: for each block the bytes it takes, 32 bits; behind these for each block its checksum, 64 bits;
//   - the blocks, one behind the other.
//
// All blocks but the last one of a layer hold kBlockBytes values. A checksum covers the number of the block as well, so
// a block in another one's place is found, and it is compared with the index that was read when the file was opened, so
// a file that is changed afterwards is found, too.
//
// Damaged bytes give nothing; they never do harm.
#pragma once

#include "core/games/linja/solver/layer.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

struct ZSTD_CCtx_s;
struct ZSTD_DCtx_s;

namespace solver {

inline constexpr std::size_t kBlockBytes = 4096;

// Of values.
[[nodiscard]] constexpr std::uint64_t blocksOf(std::uint64_t bytes) {
    return (bytes + kBlockBytes - 1) / kBlockBytes;
}
[[nodiscard]] constexpr std::uint64_t indexBytesOf(std::uint64_t bytes) {
    return blocksOf(bytes) * (sizeof(std::uint32_t) + sizeof(std::uint64_t));
}

// A 64-bit checksum against damage, not against malice: multiply and fold, eight bytes at a time.
[[nodiscard]] std::uint64_t checksumOf(std::span<const std::uint8_t> bytes);
// Of a block's values: the same in four lanes, bound to its layer and its number there.
[[nodiscard]] std::uint64_t blockChecksum(std::span<const std::uint8_t> values, int sum, std::uint64_t number);

// Where a block lies in its file and what is in it. There are 310,000 of them in a table, so it is kept small.
class BlockPlace {
public:
    BlockPlace() = default;
    BlockPlace(std::uint64_t offset, std::uint32_t bytes, std::uint64_t checksum)
        : m_place(offset << kLengthBits | bytes), m_checksum(checksum) {}

    [[nodiscard]] std::uint64_t offset() const { return m_place >> kLengthBits; }
    // In the file.
    [[nodiscard]] std::uint32_t bytes() const {
        return static_cast<std::uint32_t>(m_place & ((std::uint64_t{1} << kLengthBits) - 1));
    }
    [[nodiscard]] std::uint64_t checksum() const { return m_checksum; }

private:
    static constexpr int kLengthBits = 16; // compressed, a block has at most a few bytes more

    std::uint64_t m_place = 0;
    std::uint64_t m_checksum = 0;
};
static_assert(kBlockBytes < 60'000);

// One thread's compressor.
class Packer {
public:
    Packer();
    // Appends the compressed values to `to` and gives how many bytes that took.
    std::uint32_t pack(std::span<const std::uint8_t> values, std::vector<std::uint8_t>& to);

private:
    struct Free {
        void operator()(ZSTD_CCtx_s* context) const;
    };
    std::unique_ptr<ZSTD_CCtx_s, Free> m_context;
};

// One thread's way back.
class Unpacker {
public:
    Unpacker();
    // False unless `stored` gives just as many values as there is room for.
    [[nodiscard]] bool unpack(std::span<const std::uint8_t> stored, std::span<std::uint8_t> values);

private:
    struct Free {
        void operator()(ZSTD_DCtx_s* context) const;
    };
    std::unique_ptr<ZSTD_DCtx_s, Free> m_context;
};

// A layer to be stored: its index, then its blocks.
[[nodiscard]] std::vector<std::uint8_t> storedLayer(int sum, std::span<const std::uint8_t> values, int threads);

// The blocks of a layer of `bytes` values whose stored form, `storedBytes` long, lies at `offset` of the file. Nothing
// unless the index fits the room to the byte.
[[nodiscard]] std::optional<std::vector<BlockPlace>> readIndex(std::span<const std::uint8_t> index, std::uint64_t bytes,
                                                               std::uint64_t offset, std::uint64_t storedBytes);

// The values of a stored layer, or the number of its first damaged block.
struct UnpackedLayer {
    std::vector<std::uint8_t> values;
    std::optional<std::uint64_t> damaged;
};
[[nodiscard]] UnpackedLayer unpackLayer(int sum, std::span<const std::uint8_t> blocks,
                                        std::span<const BlockPlace> places, std::uint64_t bytes, int threads);

} // namespace solver
