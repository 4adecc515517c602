// A solved rule set of Linja, read from its file: the exact final margin of every position.
//
// What is wrong with the file is found when it is opened (header, index, size) or at the first touch of what was
// damaged, cut off or overwritten since (each block has its checksum): the look-up fails then, see linja::ExactValues,
// and fault() names the file and the part.
#pragma once

#include "core/game/result.h"
#include "core/games/linja/exact_values.h"
#include "core/games/linja/solver/block_reader.h"
#include "core/games/linja/solver/fit_index.h"
#include "core/games/linja/solver/table_format.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>

namespace solver {

class Table final : public linja::ExactValues {
public:
    // How much is checked before the first answer: the header, the index of the blocks and the size, at once; or every
    // value by its checksums as well, in two or three processor seconds.
    enum class Check : std::uint8_t { header, everything };

    // Faults: unreadable, tableForeign, tableVersion, tableUnfinished, tableSize, tableAltered, unknownRules; all but
    // the last with the file's path.
    [[nodiscard]] static game::Result<std::shared_ptr<const Table>> open(const std::filesystem::path& path,
                                                                         Check check);

    // Compares every value with its checksums. `goOn` is asked every few milliseconds; once it says no, nothing more is
    // looked at.
    [[nodiscard]] std::optional<game::Fault> findDamage(int threads, const std::function<bool()>& goOn = {}) const;

    [[nodiscard]] const TableHeader& header() const { return m_header; }
    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return m_rules; }
    [[nodiscard]] const Placements& placements() const { return m_placements; }
    // Bytes on the disk.
    [[nodiscard]] std::uint64_t fileBytes() const { return m_blocks->file().size(); }

    // A look-up reads a number of TableIndex and one value of a block, and counts up to 1,300 bits of FitIndex. The
    // first one works the index out, a fifth of a second.
    [[nodiscard]] std::optional<int> value(const linja::Position& position) const override;
    [[nodiscard]] std::optional<game::Fault> fault() const override;
    // The same by the ranks of the mover's and the opponent's placement.
    [[nodiscard]] std::optional<int> value(int own, int opposing) const;

    // All values of a layer in the order of the file, checked.
    [[nodiscard]] game::Result<std::vector<std::uint8_t>> layer(int sum, int threads) const;
    // Where rows begin in their layers. Null for want of memory, or when the file tells other sizes of layers: fault().
    [[nodiscard]] const TableIndex* index() const;

private:
    Table() = default;
    [[nodiscard]] std::optional<game::Fault> openBlocks(DiskFile file);
    [[nodiscard]] game::Fault named(game::Fault fault) const;

    std::filesystem::path m_path;
    TableHeader m_header;
    game::NamedRules<linja::Rules> m_rules{};
    Placements m_placements;
    FitIndex m_fits{m_placements};
    std::unique_ptr<BlockReader> m_blocks;
    mutable std::once_flag m_indexMade;
    mutable std::unique_ptr<TableIndex> m_index;
};

} // namespace solver
