#include "core/games/linja/solver/table_writer.h"

#include "core/files/read.h"
#include "core/files/write.h"
#include "core/games/linja/solver/kernel_view.h"

#include <array>
#include <cassert>
#include <system_error>
#include <utility>

namespace solver {

using game::Fault;
using game::FaultCode;

std::filesystem::path partOf(const std::filesystem::path& file) {
    auto part = file;
    part += ".part";
    return part;
}

bool canGoOn(const TableHeader& header, std::string_view rulesId) {
    return header.rulesId() == rulesId && header.blockBytes == kBlockBytes && header.finishedLayers > 0 &&
           header.finishedLayers <= kLayers;
}

game::Result<TableWriter> TableWriter::open(const std::filesystem::path& file, std::string_view rulesId) {
    // Devices and pipes, such as /dev/null, would swallow the work or wait for ever.
    if (!file.has_filename() || files::isIrregular(file))
        return Fault{.code = FaultCode::tableWrite, .text = textOf(file), .detail = "not the name of a file"};
    if (files::isIrregular(partOf(file)))
        return Fault{.code = FaultCode::tableWrite, .text = textOf(partOf(file)), .detail = files::kNotAFile};
    auto part = DiskFile::openToWrite(partOf(file));
    if (!part)
        return part.fault();
    return TableWriter(file, rulesId, std::move(*part));
}

TableWriter::TableWriter(std::filesystem::path file, std::string_view rulesId, DiskFile part)
    : m_file(std::move(file)), m_rulesId(rulesId), m_part(std::move(part)) {}

Fault TableWriter::failed(std::string reason) const {
    return {.code = FaultCode::tableWrite, .text = textOf(partOf(m_file)), .detail = std::move(reason)};
}

std::uint64_t TableWriter::end() const {
    if (m_header.finishedLayers == 0)
        return kHeaderBytes;
    const LayerEntry& last = m_header.layers[at(next() + 1)];
    return last.offset + last.storedBytes;
}

std::optional<Fault> TableWriter::begin() {
    m_header = TableHeader{};
    m_header.magic = kMagic;
    m_header.version = kTableVersion;
    m_header.positions = kPositions;
    m_header.blockBytes = static_cast<std::uint32_t>(kBlockBytes);
    m_rulesId.copy(m_header.rules.data(), m_header.rules.size() - 1);
    if (!m_part.cutTo(0))
        return failed();
    return writeHeader();
}

game::Result<bool> TableWriter::resume(int threads, const std::function<bool()>& goOn) {
    const auto found = readHeader(m_part, partOf(m_file));
    if (!found || !canGoOn(*found, m_rulesId)) {
        if (const auto fault = begin())
            return *fault;
        return true;
    }
    m_header = *found;
    std::uint64_t offset = kHeaderBytes;
    std::uint32_t sound = 0;
    for (; sound < found->finishedLayers; ++sound) {
        if (goOn && !goOn())
            return false;
        const int sum = kLayers - 1 - static_cast<int>(sound);
        const LayerEntry& entry = found->layers[at(sum)];
        if (entry.offset != offset || !readLayer(m_part, sum, entry, threads))
            break;
        offset += entry.storedBytes;
    }
    // What follows a damaged layer was made from it, or is to be made anew at its place.
    m_header.finishedLayers = sound;
    if (sound == 0) {
        if (const auto fault = begin())
            return *fault;
    } else if (!m_part.cutTo(offset)) {
        return failed();
    }
    return true;
}

std::optional<Fault> TableWriter::append(std::span<const std::uint8_t> values, int threads) {
    assert(next() >= 0);
    const int sum = next();
    const auto stored = storedLayer(sum, values, threads);
    const auto index = std::span(stored).first(static_cast<std::size_t>(indexBytesOf(values.size())));
    const std::uint64_t offset = end();
    if (!m_part.writeAt(offset, stored))
        return failed();
    m_header.layers[at(sum)] = {offset, stored.size(), values.size(), checksumOf(values), checksumOf(index)};
    ++m_header.finishedLayers;
    if (next() < 0)
        m_header.checksum = checksumOf(m_header.layers);
    return writeHeader();
}

game::Result<std::vector<std::uint8_t>> TableWriter::read(int sum, int threads) const {
    auto values = readLayer(m_part, sum, m_header.layers[at(sum)], threads);
    if (values)
        return values;
    Fault fault = values.fault();
    fault.text = textOf(partOf(m_file));
    return fault;
}

std::optional<Fault> TableWriter::writeHeader() {
    m_header.headerChecksum = m_header.ownChecksum();
    return m_part.writeAt(0, headerBytes(m_header)) ? std::nullopt : std::optional(failed());
}

std::optional<Fault> TableWriter::finish() {
    assert(next() < 0);
    if (auto fault = writeHeader())
        return fault;
    if (!m_part.cutTo(end()))
        return failed();
    m_part.readyToMove();
    if (const auto failure = files::moveIntoPlace(partOf(m_file), m_file))
        return Fault{.code = FaultCode::tableWrite, .text = textOf(m_file), .detail = failure->reason};
    return std::nullopt;
}

} // namespace solver
