#include "core/games/linja/solver/table_format.h"

#include "core/game/random.h"
#include "core/games/linja/solver/byte_order.h"
#include "core/games/linja/solver/fit_index.h"
#include "core/games/linja/solver/kernel_view.h"
#include "core/games/linja/solver/parallel.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace solver {

using game::Fault;
using game::FaultCode;

std::string_view TableHeader::rulesId() const {
    const void* end = std::memchr(rules.data(), 0, rules.size());
    return {rules.data(),
            end == nullptr ? rules.size() : static_cast<std::size_t>(static_cast<const char*>(end) - rules.data())};
}

namespace {

// To the order of the file, and back.
void turnNumbers(TableHeader& header) {
    const auto turn = [](auto& number) { number = littleEndian(number); };
    turn(header.version);
    turn(header.finishedLayers);
    turn(header.positions);
    turn(header.checksum);
    turn(header.startValue);
    turn(header.seconds);
    turn(header.blockBytes);
    turn(header.unused);
    for (LayerEntry& entry : header.layers)
        for (std::uint64_t* number :
             {&entry.offset, &entry.storedBytes, &entry.bytes, &entry.checksum, &entry.indexChecksum})
            turn(*number);
    turn(header.headerChecksum);
}

} // namespace

std::array<std::uint8_t, kHeaderBytes> headerBytes(const TableHeader& header) {
    TableHeader turned = header;
    turnNumbers(turned);
    std::array<std::uint8_t, kHeaderBytes> bytes{};
    std::memcpy(bytes.data(), &turned, sizeof turned);
    return bytes;
}

TableHeader headerOf(std::span<const std::uint8_t, kHeaderBytes> bytes) {
    TableHeader header;
    std::memcpy(&header, bytes.data(), sizeof header);
    turnNumbers(header);
    return header;
}

std::uint64_t TableHeader::ownChecksum() const {
    const auto bytes = headerBytes(*this);
    return checksumOf(std::span(bytes).first(offsetof(TableHeader, headerChecksum)));
}

game::Result<TableHeader> readHeader(const DiskFile& file, const std::filesystem::path& path) {
    const auto fault = [&path](FaultCode code, std::string detail = {}) {
        return Fault{.code = code, .text = textOf(path), .detail = std::move(detail)};
    };
    std::array<std::uint8_t, kHeaderBytes> bytes{};
    const std::uint64_t size = file.size();
    const auto there = static_cast<std::size_t>(std::min<std::uint64_t>(size, bytes.size()));
    if (file.readAt(0, std::span(bytes).first(there)) == DiskFile::Access::failed)
        return fault(FaultCode::unreadable, DiskFile::lastReason());
    const TableHeader header = headerOf(bytes);
    if (there < kMagic.size() || header.magic != kMagic)
        return fault(FaultCode::tableForeign);
    if (there < kHeaderBytes)
        return fault(FaultCode::tableSize);
    if (header.version != kTableVersion)
        return fault(FaultCode::tableVersion, std::to_string(header.version));
    const bool isPadded =
        std::all_of(bytes.begin() + sizeof header, bytes.end(), [](std::uint8_t b) { return b == 0; });
    if (header.headerChecksum != header.ownChecksum() || !isPadded)
        return fault(FaultCode::tableAltered, "header");
    return header;
}

game::Result<std::vector<std::uint8_t>> readLayer(const DiskFile& file, int sum, const LayerEntry& entry, int threads) {
    const auto altered = [&] {
        return Fault{.code = FaultCode::tableAltered, .detail = "layer " + std::to_string(sum)};
    };
    const std::uint64_t indexBytes = indexBytesOf(entry.bytes);
    // Whatever the header says, no more memory is asked for than the file can fill.
    const std::uint64_t size = file.size();
    if (entry.offset > size || entry.storedBytes > size - entry.offset)
        return Fault{.code = FaultCode::tableSize};
    if (entry.bytes > kPositions || indexBytes > entry.storedBytes)
        return altered();
    std::vector<std::uint8_t> stored(static_cast<std::size_t>(entry.storedBytes));
    switch (file.readAt(entry.offset, stored)) {
    case DiskFile::Access::done:
        break;
    case DiskFile::Access::cutOff:
        return Fault{.code = FaultCode::tableSize};
    case DiskFile::Access::failed:
        return Fault{.code = FaultCode::unreadable, .detail = DiskFile::lastReason()};
    }
    const auto index = std::span<const std::uint8_t>(stored).first(static_cast<std::size_t>(indexBytes));
    const auto places = readIndex(index, entry.bytes, entry.offset, entry.storedBytes);
    if (!places || checksumOf(index) != entry.indexChecksum)
        return altered();
    auto layer =
        unpackLayer(sum, std::span<const std::uint8_t>(stored).subspan(index.size()), *places, entry.bytes, threads);
    if (layer.damaged || checksumOf(layer.values) != entry.checksum)
        return altered();
    return std::move(layer.values);
}

std::uint64_t checksumOfLayers(const std::function<std::uint64_t(int)>& checksumOfLayer) {
    std::uint64_t sum = 0;
    for (int layer = kLayers - 1; layer >= 0; --layer)
        sum = game::mix64(sum ^ checksumOfLayer(layer)) + at(layer);
    return sum;
}

std::uint64_t checksumOf(const std::array<LayerEntry, kLayers>& layers) {
    return checksumOfLayers([&layers](int layer) { return layers[at(layer)].checksum; });
}

std::optional<std::uint64_t> publishedChecksum(std::string_view rulesId) {
    struct Published {
        std::string_view rulesId;
        std::uint64_t checksum;
    };
    constexpr Published kPublished[] = {{"rulebook", 0x6a707e67cc27a8db},
                                        {"rulebook+optional-bonus", 0x26da05f03c0731e3},
                                        {"rulebook+opening-bonus", 0xacae8f3cdbde6f33},
                                        {"rulebook+optional-bonus+opening-bonus", 0xa7896dfae897497b},
                                        {"classic", 0xe0158422d2fa0571},
                                        {"classic+extra-turn", 0x0b6cf0ba78758e0e},
                                        {"edition-2015", 0xf18e61ac8c388e9e}};
    for (const Published& each : kPublished)
        if (each.rulesId == rulesId)
            return each.checksum;
    return std::nullopt;
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

TableIndex::TableIndex(const Placements& placements, int threads)
    : rowBegin(static_cast<std::size_t>(kPlacements) * kLevels) {
    const FitIndex fits(placements);
    parallelFor(threads, kPlacements, [&](int opposing, int) {
        for (int level = 0; level < kLevels; ++level)
            rowBegin[at(opposing) * kLevels + at(level)] = fits.all(level, opposing);
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
