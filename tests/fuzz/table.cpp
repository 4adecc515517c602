// The header of a table of perfect play, and the index and the blocks of one layer, with sound checksums where the
// first byte is odd, as if somebody had mended them.
#include "core/games/linja/solver/blocks.h"
#include "core/games/linja/solver/table_format.h"
#include "tests/fuzz/target.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <vector>

#if !defined(_WIN32)
#include <unistd.h>
#endif

namespace {

using Bytes = std::span<const std::uint8_t>;

// In memory where the system has a folder for that.
std::filesystem::path scratchFile() {
    const std::filesystem::path memory = "/dev/shm";
    std::error_code ignored;
    const auto folder =
        std::filesystem::is_directory(memory, ignored) ? memory : std::filesystem::temp_directory_path();
#if defined(_WIN32)
    return folder / "linja-fuzz.table";
#else
    return folder / ("linja-fuzz-" + std::to_string(::getpid()) + ".table");
#endif
}

void checkFile(Bytes bytes) {
    static const std::filesystem::path kPath = scratchFile();
    std::ofstream(kPath, std::ios::binary).write(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
    // A text this short cannot hold more than a few layers.
    int layers = 0;
    if (const auto file = solver::DiskFile::openToRead(kPath))
        if (const auto header = solver::readHeader(*file, kPath))
            for (int sum = 0; sum < solver::kLayers && layers < 4; ++sum) {
                const solver::LayerEntry& entry = header->layers[static_cast<std::size_t>(sum)];
                if (entry.storedBytes == 0 && entry.bytes == 0)
                    continue;
                (void)solver::readLayer(*file, sum, entry, 1);
                ++layers;
            }
    std::filesystem::remove(kPath);
}

void checkHeader(Bytes bytes, bool isMended) {
    std::array<std::uint8_t, solver::kHeaderBytes> head{};
    std::copy_n(bytes.begin(), std::min(bytes.size(), head.size()), head.begin());
    solver::TableHeader header = solver::headerOf(head);
    fuzz::require(header.rulesId().size() <= header.rules.size(), "the id ends where its room ends");
    if (isMended) {
        header.magic = solver::kMagic;
        header.version = solver::kTableVersion;
        header.headerChecksum = header.ownChecksum();
        head = solver::headerBytes(header);
        std::fill(head.begin() + sizeof header, head.end(), std::uint8_t{0});
    }
    std::vector<std::uint8_t> file(head.begin(), head.end());
    if (bytes.size() > head.size())
        file.insert(file.end(), bytes.begin() + solver::kHeaderBytes, bytes.end());
    checkFile(file);
}

void checkIndex(Bytes bytes) {
    if (bytes.size() < 2)
        return;
    const std::uint64_t values = 1 + bytes[0] + std::uint64_t{bytes[1]} * 256;
    bytes = bytes.subspan(2);
    const std::uint64_t indexBytes = solver::indexBytesOf(values);
    if (bytes.size() < indexBytes)
        return;
    const auto places = solver::readIndex(bytes.first(static_cast<std::size_t>(indexBytes)), values,
                                          solver::kHeaderBytes, bytes.size());
    if (!places)
        return;
    const auto layer = solver::unpackLayer(7, bytes.subspan(static_cast<std::size_t>(indexBytes)), *places, values, 1);
    fuzz::require(layer.values.size() == values, "a layer is whole or named as damaged");
}

} // namespace

void fuzz::one(std::span<const std::uint8_t> bytes) {
    if (bytes.empty())
        return;
    const Bytes rest = bytes.subspan(1);
    checkIndex(rest);
    checkHeader(rest, (bytes[0] & 1) != 0);
}
