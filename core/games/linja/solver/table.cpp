#include "core/games/linja/solver/table.h"

#include "core/games/linja/solver/kernel_view.h"

#include <cassert>
#include <new>

namespace solver {

using game::Fault;
using game::FaultCode;
using game::Side;

game::Result<std::shared_ptr<const Table>> Table::open(const std::filesystem::path& path, Check check) try {
    auto file = DiskFile::openToRead(path);
    if (!file)
        return file.fault();
    const auto header = readHeader(*file, path);
    if (!header)
        return header.fault();
    auto table = std::shared_ptr<Table>(new Table);
    table->m_path = path;
    table->m_header = *header;
    if (auto wrong = table->openBlocks(std::move(*file)))
        return table->named(*std::move(wrong));
    for (const auto& named : linja::ruleSets())
        if (named.id == header->rulesId())
            table->m_rules = named;
    if (table->m_rules.id.empty())
        return Fault{.code = FaultCode::unknownRules, .text = std::string(header->rulesId())};
    if (check == Check::everything)
        if (auto wrong = table->findDamage(1))
            return *std::move(wrong);
    return std::shared_ptr<const Table>(std::move(table));
} catch (const std::bad_alloc&) {
    return Fault{.code = FaultCode::unreadable, .text = textOf(path), .detail = outOfMemory()};
}

Fault Table::named(Fault fault) const {
    fault.text = textOf(m_path);
    return fault;
}

// Every offset and length is checked here, before anything is read by it.
std::optional<Fault> Table::openBlocks(DiskFile file) {
    const Fault alteredHeader{.code = FaultCode::tableAltered, .detail = "header"};
    if (m_header.finishedLayers < kLayers)
        return Fault{.code = FaultCode::tableUnfinished};
    if (m_header.positions != kPositions || m_header.blockBytes != kBlockBytes || m_header.finishedLayers != kLayers ||
        m_header.checksum != checksumOf(m_header.layers))
        return alteredHeader;
    const std::uint64_t size = file.size();
    std::uint64_t offset = kHeaderBytes;
    std::uint64_t positions = 0;
    std::vector<BlockPlace> places;
    places.reserve(blocksOf(kPositions) + kLayers);
    std::array<BlockReader::LayerBlocks, kLayers> layers{};
    std::vector<std::uint8_t> index;
    for (int sum = kLayers - 1; sum >= 0; --sum) {
        const LayerEntry& entry = m_header.layers[at(sum)];
        if (entry.offset != offset || entry.bytes > kPositions - positions ||
            entry.storedBytes < indexBytesOf(entry.bytes))
            return alteredHeader;
        if (entry.storedBytes > size - offset)
            return Fault{.code = FaultCode::tableSize};
        index.resize(static_cast<std::size_t>(indexBytesOf(entry.bytes)));
        const auto access = file.readAt(offset, index);
        if (access != DiskFile::Access::done)
            return access == DiskFile::Access::cutOff
                       ? Fault{.code = FaultCode::tableSize}
                       : Fault{.code = FaultCode::unreadable, .detail = DiskFile::lastReason()};
        const auto blocks = readIndex(index, entry.bytes, offset, entry.storedBytes);
        if (!blocks || checksumOf(index) != entry.indexChecksum)
            return Fault{.code = FaultCode::tableAltered, .detail = "index"};
        layers[at(sum)] = {static_cast<std::uint32_t>(places.size()), static_cast<std::uint32_t>(entry.bytes)};
        places.insert(places.end(), blocks->begin(), blocks->end());
        positions += entry.bytes;
        offset += entry.storedBytes;
    }
    if (positions != kPositions)
        return alteredHeader;
    if (offset != size)
        return Fault{.code = FaultCode::tableSize};
    m_blocks = std::make_unique<BlockReader>(std::move(file), std::move(places), layers);
    return std::nullopt;
}

std::optional<Fault> Table::findDamage(int threads, const std::function<bool()>& goOn) const {
    for (int sum = kLayers - 1; sum >= 0 && (!goOn || goOn()); --sum)
        if (const auto values = layer(sum, threads); !values)
            return values.fault();
    return std::nullopt;
}

game::Result<std::vector<std::uint8_t>> Table::layer(int sum, int threads) const try {
    auto values = readLayer(m_blocks->file(), sum, m_header.layers[at(sum)], threads);
    if (values)
        return values;
    return named(values.fault());
} catch (const std::bad_alloc&) {
    return named({.code = FaultCode::unreadable, .detail = outOfMemory()});
}

const TableIndex* Table::index() const {
    std::call_once(m_indexMade, [this] {
        try {
            auto index = std::make_unique<TableIndex>(m_placements, 1);
            for (int sum = 0; sum < kLayers; ++sum)
                if (index->layerBytes[at(sum)] != m_header.layers[at(sum)].bytes)
                    return m_blocks->fail({.code = FaultCode::tableAltered, .detail = "header"});
            m_index = std::move(index);
        } catch (const std::bad_alloc&) {
            m_blocks->fail({.code = FaultCode::unreadable, .detail = outOfMemory()});
        }
    });
    return m_index.get();
}

std::optional<Fault> Table::fault() const {
    auto fault = m_blocks->fault();
    return fault ? std::optional(named(*std::move(fault))) : std::nullopt;
}

std::optional<int> Table::value(const linja::Position& position) const {
    assert(position.rules() == m_rules.rules);
    if (position.isFinished()) { // over although a Bonus Move brought the pawns back into contact (6.2)
        const game::Score score = position.score();
        return score.pointsOf(position.sideToMove()) - score.pointsOf(game::opponent(position.sideToMove()));
    }
    const linja::RowWord red = position.rows(Side::first);
    const linja::RowWord black = linja::flipRows(position.rows(Side::second));
    const bool redMoves = position.sideToMove() == Side::first;
    const Rank own = m_placements.rankOf(redMoves ? red : black);
    const Rank opposing = m_placements.rankOf(redMoves ? black : red);
    return value(own, opposing);
}

std::optional<int> Table::value(int own, int opposing) const {
    const TableIndex* begins = index();
    if (begins == nullptr)
        return std::nullopt;
    const int level = m_placements.level(own);
    const auto value = m_blocks->value(level + m_placements.level(opposing),
                                       begins->begin(opposing, level) + m_fits.before(own, opposing));
    return value ? std::optional<int>(static_cast<std::int8_t>(*value)) : std::nullopt;
}

} // namespace solver
