// The file of a solved rule set while it is made: "<file>.part", layer after layer from the last one, which is given
// the name of the table when all are there. It can be left at any time and gone on with: the header always tells how
// many layers are whole, and what an earlier run has left is believed only as far as it agrees with its checksums.
#pragma once

#include "core/games/linja/solver/table_format.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>

namespace solver {

// "<file>.part"
[[nodiscard]] std::filesystem::path partOf(const std::filesystem::path& file);

// Whether this is the header of an interrupted table of these rules.
[[nodiscard]] bool canGoOn(const TableHeader& header, std::string_view rulesId);

class TableWriter {
public:
    // Opens the part and keeps others from writing to it. Faults, with the path: tableWrite, also where one of the two
    // names belongs to something else than a regular file; tableBusy.
    [[nodiscard]] static game::Result<TableWriter> open(const std::filesystem::path& file, std::string_view rulesId);

    [[nodiscard]] const TableHeader& header() const { return m_header; }
    // The sum of the layer that comes next; -1 when all are there.
    [[nodiscard]] int next() const { return kLayers - 1 - static_cast<int>(m_header.finishedLayers); }

    // Takes up the layers of an interrupted table of these rules up to the first one that is damaged; without any, or
    // when there is no such table, begins anew. `goOn` is asked after every layer; once it says no, false. May be
    // empty.
    [[nodiscard]] game::Result<bool> resume(int threads, const std::function<bool()>& goOn = {});
    // Begins anew.
    [[nodiscard]] std::optional<game::Fault> begin();
    // Adds the layer next().
    [[nodiscard]] std::optional<game::Fault> append(std::span<const std::uint8_t> values, int threads);
    // The values of a layer that is there.
    [[nodiscard]] game::Result<std::vector<std::uint8_t>> read(int sum, int threads) const;
    // What the header tells besides; written with the next layer, or by finish().
    void noteStartValue(int points) { m_header.startValue = points; }
    void noteSeconds(std::uint32_t seconds) { m_header.seconds = seconds; }
    // Once all layers are there: everything is put on the disk and given the table's name, in place of what has it.
    [[nodiscard]] std::optional<game::Fault> finish();

private:
    TableWriter(std::filesystem::path file, std::string_view rulesId, DiskFile part);

    [[nodiscard]] std::uint64_t end() const;
    [[nodiscard]] std::optional<game::Fault> writeHeader();
    [[nodiscard]] game::Fault failed(std::string reason = DiskFile::lastReason()) const;

    std::filesystem::path m_file;
    std::string m_rulesId;
    DiskFile m_part;
    TableHeader m_header;
};

} // namespace solver
