#include "core/solver/table.h"

#include "core/solver/kernel_view.h"
#include "core/solver/table_builder.h"

#include <cassert>
#include <cstring>

namespace solver {

using game::Fault;
using game::FaultCode;
using game::Side;

game::Result<std::shared_ptr<const Table>> Table::open(const std::filesystem::path& path, Check check) {
    const auto fault = [&path](FaultCode code, std::string detail = {}) {
        return Fault{.code = code, .text = path.string(), .detail = std::move(detail)};
    };
    std::string reason;
    auto file = MappedFile::open(path, reason);
    if (!file)
        return fault(FaultCode::unreadable, reason);
    auto table = std::shared_ptr<Table>(new Table);
    table->m_file = std::move(*file);
    const auto bytes = table->m_file.bytes();
    if (bytes.size() < kMagic.size() || std::memcmp(bytes.data(), kMagic.data(), kMagic.size()) != 0)
        return fault(FaultCode::tableForeign);
    if (bytes.size() < kHeaderBytes)
        return fault(FaultCode::tableSize);
    std::memcpy(&table->m_header, bytes.data(), sizeof(TableHeader));
    if (table->m_header.version != kTableVersion)
        return fault(FaultCode::tableVersion, std::to_string(table->m_header.version));
    auto wrong = table->checkHeader();
    if (!wrong && check == Check::everything)
        wrong = table->findDamage();
    if (wrong) {
        wrong->text = path.string();
        return *wrong;
    }
    for (const auto& named : linja::ruleSets())
        if (named.id == table->m_header.rulesId())
            table->m_rules = named;
    if (table->m_rules.id.empty())
        return Fault{.code = FaultCode::unknownRules, .text = std::string(table->m_header.rulesId())};
    return std::shared_ptr<const Table>(std::move(table));
}

std::optional<Fault> Table::checkHeader() const {
    if (m_header.headerChecksum != m_header.ownChecksum())
        return Fault{.code = FaultCode::tableAltered, .detail = "header"};
    if (m_header.finishedLayers < kLayers)
        return Fault{.code = FaultCode::tableUnfinished};
    if (m_header.positions != kPositions || m_file.bytes().size() != tableBytes())
        return Fault{.code = FaultCode::tableSize};
    std::uint64_t offset = kHeaderBytes + kIndexBytes;
    for (int sum = kLayers - 1; sum >= 0; --sum) {
        const LayerEntry& entry = m_header.layers[at(sum)];
        if (entry.offset != offset || entry.bytes > m_file.bytes().size() - offset)
            return Fault{.code = FaultCode::tableAltered, .detail = "header"};
        offset += entry.bytes;
    }
    return std::nullopt;
}

std::optional<Fault> Table::findDamage(const std::function<bool()>& goOn) const {
    if (checksumOf(m_file.bytes().subspan(kHeaderBytes, kIndexBytes)) != m_header.indexChecksum)
        return Fault{.code = FaultCode::tableAltered, .detail = "index"};
    for (int sum = kLayers - 1; sum >= 0 && (!goOn || goOn()); --sum)
        if (checksumOf(layerBytes(sum)) != m_header.layers[at(sum)].checksum)
            return Fault{.code = FaultCode::tableAltered, .detail = "layer " + std::to_string(sum)};
    return std::nullopt;
}

std::span<const std::uint8_t> Table::layerBytes(int sum) const {
    const LayerEntry& entry = m_header.layers[at(sum)];
    return m_file.bytes().subspan(entry.offset, entry.bytes);
}

std::uint32_t Table::rowBegin(int opposing, int level) const {
    std::uint32_t begin = 0;
    const std::size_t entry = at(opposing) * kLevels + at(level);
    std::memcpy(&begin, m_file.bytes().data() + kHeaderBytes + entry * sizeof begin, sizeof begin);
    return begin;
}

int Table::value(const linja::Position& position) const {
    assert(position.rules() == m_rules.rules);
    const linja::RowWord red = position.rows(Side::first);
    const linja::RowWord black = linja::flipRows(position.rows(Side::second));
    const bool redMoves = position.sideToMove() == Side::first;
    const Rank own = m_placements.rankOf(redMoves ? red : black);
    const Rank opposing = m_placements.rankOf(redMoves ? black : red);
    if (!position.isFinished())
        return value(own, opposing);
    const game::Score score = position.score(); // over although a Bonus Move brought the pawns back into contact (6.2)
    return score.pointsOf(position.sideToMove()) - score.pointsOf(game::opponent(position.sideToMove()));
}

int Table::value(int own, int opposing) const {
    const int level = m_placements.level(own);
    const LayerEntry& entry = m_header.layers[at(level + m_placements.level(opposing))];
    return static_cast<std::int8_t>(
        m_file.bytes()[entry.offset + rowBegin(opposing, level) + m_fits.before(own, opposing)]);
}

} // namespace solver
