// A solved rule set of Linja, read from its file: the exact final margin of every position.
#pragma once

#include "core/game/result.h"
#include "core/games/linja/exact_values.h"
#include "core/solver/fit_index.h"
#include "core/solver/mapped_file.h"
#include "core/solver/table_format.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace solver {

class Table final : public linja::ExactValues {
public:
    // How much is checked before the first answer: the header and the size, at once; or every value by its checksum as
    // well, about a second with the file in memory.
    enum class Check : std::uint8_t { header, everything };

    // Faults: unreadable, tableForeign, tableVersion, tableUnfinished, tableSize, tableAltered, unknownRules; all with
    // the file's name.
    [[nodiscard]] static game::Result<std::shared_ptr<const Table>> open(const std::filesystem::path& path,
                                                                         Check check);

    // Compares every value with its checksum, about a second with the file in memory. `goOn` is asked every few
    // milliseconds; once it says no, nothing more is looked at.
    [[nodiscard]] std::optional<game::Fault> findDamage(const std::function<bool()>& goOn = {}) const;

    [[nodiscard]] const TableHeader& header() const { return m_header; }
    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return m_rules; }
    [[nodiscard]] const Placements& placements() const { return m_placements; }

    // A look-up reads a number of the file's index and one byte of the file, and counts up to 1,300 bits of FitIndex.
    [[nodiscard]] int value(const linja::Position& position) const override;
    // The same by the ranks of the mover's and the opponent's placement.
    [[nodiscard]] int value(int own, int opposing) const;

    // All values of a layer in the order of the file.
    [[nodiscard]] std::span<const std::uint8_t> layerBytes(int sum) const;
    // Place of the first value of a row within its layer.
    [[nodiscard]] std::uint32_t rowBegin(int opposing, int level) const;

private:
    Table() = default;
    [[nodiscard]] std::optional<game::Fault> checkHeader() const;

    MappedFile m_file;
    TableHeader m_header;
    game::NamedRules<linja::Rules> m_rules{};
    Placements m_placements;
    FitIndex m_fits{m_placements};
};

} // namespace solver
