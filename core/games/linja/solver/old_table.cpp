#include "core/games/linja/solver/old_table.h"

#include "core/games/linja/solver/byte_order.h"
#include "core/games/linja/solver/kernel_view.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace solver {

using game::Fault;
using game::FaultCode;

namespace {

constexpr std::uint32_t kOldVersion = 1;
constexpr std::uint64_t kOldIndexBytes = std::uint64_t{kPlacements} * kLevels * sizeof(std::uint32_t);

struct OldEntry {
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
    std::uint64_t checksum = 0;
};

} // namespace

struct OldTable::Header {
    std::array<char, 8> magic{};
    std::uint32_t version = 0;
    std::uint32_t finishedLayers = 0;
    std::array<char, 64> rules{};
    std::uint64_t positions = 0;
    std::uint64_t indexChecksum = 0;
    std::uint64_t checksum = 0;
    std::int32_t startValue = 0;
    std::uint32_t seconds = 0;
    std::array<OldEntry, kLayers> layers{};
    std::uint64_t headerChecksum = 0;

    static Header of(const std::vector<std::uint8_t>& bytes) {
        Header header;
        std::memcpy(&header, bytes.data(), sizeof header);
        const auto turn = [](auto& number) { number = littleEndian(number); };
        turn(header.version);
        turn(header.finishedLayers);
        turn(header.positions);
        turn(header.indexChecksum);
        turn(header.checksum);
        turn(header.startValue);
        turn(header.seconds);
        for (OldEntry& entry : header.layers)
            for (std::uint64_t* number : {&entry.offset, &entry.bytes, &entry.checksum})
                turn(*number);
        turn(header.headerChecksum);
        return header;
    }
};

game::Result<OldTable> OldTable::open(const std::filesystem::path& path) {
    const auto fault = [&path](FaultCode code, std::string detail = {}) {
        return Fault{.code = code, .text = textOf(path), .detail = std::move(detail)};
    };
    auto file = DiskFile::openToRead(path);
    if (!file)
        return file.fault();
    OldTable table;
    table.m_path = path;
    table.m_file = std::move(*file);
    table.m_header.resize(kHeaderBytes);
    const std::uint64_t size = table.m_file.size();
    const auto there = static_cast<std::size_t>(std::min<std::uint64_t>(size, kHeaderBytes));
    if (table.m_file.readAt(0, std::span(table.m_header).first(there)) == DiskFile::Access::failed)
        return fault(FaultCode::unreadable, DiskFile::lastReason());
    const Header header = Header::of(table.m_header);
    if (there < kMagic.size() || header.magic != kMagic)
        return fault(FaultCode::tableForeign);
    if (there < kHeaderBytes)
        return fault(FaultCode::tableSize);
    if (header.version != kOldVersion)
        return fault(FaultCode::tableVersion, std::to_string(header.version));
    if (header.headerChecksum != checksumOf(std::span(table.m_header).first(offsetof(Header, headerChecksum))))
        return fault(FaultCode::tableAltered, "header");
    if (header.finishedLayers < kLayers)
        return fault(FaultCode::tableUnfinished);
    if (size != kHeaderBytes + kOldIndexBytes + kPositions)
        return fault(FaultCode::tableSize);
    std::uint64_t offset = kHeaderBytes + kOldIndexBytes;
    for (int sum = kLayers - 1; sum >= 0; --sum) {
        const OldEntry& entry = header.layers[at(sum)];
        if (entry.offset != offset || entry.bytes > size - offset)
            return fault(FaultCode::tableAltered, "header");
        offset += entry.bytes;
    }
    const auto checksum = checksumOfLayers([&header](int sum) { return header.layers[at(sum)].checksum; });
    if (header.positions != kPositions || header.checksum != checksum)
        return fault(FaultCode::tableAltered, "header");
    return table;
}

std::string OldTable::rulesId() const {
    const Header header = Header::of(m_header);
    return {header.rules.begin(), std::find(header.rules.begin(), header.rules.end(), '\0')};
}

int OldTable::startValue() const {
    return Header::of(m_header).startValue;
}

std::uint32_t OldTable::seconds() const {
    return Header::of(m_header).seconds;
}

std::uint64_t OldTable::checksum() const {
    return Header::of(m_header).checksum;
}

game::Result<std::vector<std::uint8_t>> OldTable::layer(int sum) const {
    const OldEntry entry = Header::of(m_header).layers[at(sum)];
    Fault fault{.code = FaultCode::tableAltered, .text = textOf(m_path), .detail = "layer " + std::to_string(sum)};
    std::vector<std::uint8_t> values(static_cast<std::size_t>(entry.bytes));
    switch (m_file.readAt(entry.offset, values)) {
    case DiskFile::Access::done:
        break;
    case DiskFile::Access::cutOff:
        fault.code = FaultCode::tableSize;
        return fault;
    case DiskFile::Access::failed:
        fault.code = FaultCode::unreadable;
        fault.detail = DiskFile::lastReason();
        return fault;
    }
    if (checksumOf(values) != entry.checksum)
        return fault;
    return values;
}

} // namespace solver
