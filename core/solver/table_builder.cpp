#include "core/solver/table_builder.h"

#include "core/files/write.h"
#include "core/solver/kernel_view.h"
#include "core/solver/layer_solver.h"
#include "core/solver/packing.h"
#include "core/solver/table_format.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <new>
#include <optional>

namespace solver {
namespace {

// Whether this is the sound header of an interrupted table of these rules.
bool canGoOn(const TableHeader& header, std::string_view rulesId) {
    return header.magic == kMagic && header.version == kTableVersion && header.rulesId() == rulesId &&
           header.headerChecksum == header.ownChecksum() && header.finishedLayers > 0 &&
           header.finishedLayers <= kLayers;
}

class Build {
public:
    explicit Build(const BuildOptions& options)
        : m_options(options), m_part(partOf(options.file)), m_index(m_placements, options.threads),
          m_solver(m_placements, options.rules.rules, options.threads, options.stop) {}

    game::Result<BuildReport> run() {
        if (!goOn())
            begin();
        m_watch = Stopwatch(positionsDone());
        const std::uint32_t secondsBefore = m_header.seconds;
        while (m_file && !m_solver.isStopped() && m_header.finishedLayers < kLayers) {
            const Layer& layer = m_solver.solveNext();
            if (m_solver.isStopped())
                break; // this layer is not whole
            append(layer);
            m_header.seconds = secondsBefore + static_cast<std::uint32_t>(m_watch.seconds());
            if (!writeHeader() || !reported())
                break;
        }
        if (!m_file)
            return fault();
        m_file.close();
        if (m_header.finishedLayers < kLayers)
            return report(false, secondsBefore);
        if (const auto reason = files::moveIntoPlace(m_part, m_options.file))
            return game::Fault{
                .code = game::FaultCode::tableWrite, .text = m_options.file.string(), .detail = reason->reason};
        return report(true, secondsBefore);
    }

private:
    // Starts a new file: a header and the index.
    void begin() {
        errno = 0;
        m_header = TableHeader{};
        m_header.magic = kMagic;
        m_header.version = kTableVersion;
        m_options.rules.id.copy(m_header.rules.data(), m_header.rules.size() - 1);
        std::uint64_t offset = kHeaderBytes + kIndexBytes;
        for (int sum = kLayers - 1; sum >= 0; --sum) {
            m_header.layers[at(sum)] = {offset, m_index.layerBytes[at(sum)], 0};
            offset += m_index.layerBytes[at(sum)];
            m_header.positions += m_index.layerBytes[at(sum)];
        }
        const auto* index = reinterpret_cast<const std::uint8_t*>(m_index.rowBegin.data());
        m_header.indexChecksum = checksumOf({index, kIndexBytes});
        m_file.open(m_part, std::ios::binary | std::ios::in | std::ios::out | std::ios::trunc);
        writeHeader();
        m_file.seekp(static_cast<std::streamoff>(kHeaderBytes));
        m_file.write(reinterpret_cast<const char*>(index), static_cast<std::streamsize>(kIndexBytes));
    }

    // Takes up an interrupted file, when there is a sound one of these rules.
    bool goOn() {
        std::ifstream old(m_part, std::ios::binary);
        TableHeader header;
        if (!old.read(reinterpret_cast<char*>(&header), sizeof header))
            return false;
        if (!canGoOn(header, m_options.rules.id))
            return false;
        const int next = kLayers - 1 - static_cast<int>(header.finishedLayers);
        std::vector<Layer> layers;
        for (int sum = next + 1; sum < std::min(next + 1 + LayerSolver::kResumeLayers, kLayers); ++sum) {
            const auto& entry = header.layers[at(sum)];
            if (entry.bytes != m_index.layerBytes[at(sum)])
                return false;
            std::vector<std::uint8_t> bytes(entry.bytes);
            old.seekg(static_cast<std::streamoff>(entry.offset));
            if (!old.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size())))
                return false;
            if (checksumOf(bytes) != entry.checksum)
                return false;
            layers.push_back(unpack(m_placements, sum, bytes, m_rowBegin, m_options.threads));
        }
        old.close();
        m_solver.resume(next, std::move(layers));
        m_header = header;
        m_file.open(m_part, std::ios::binary | std::ios::in | std::ios::out); // run() tells when that failed
        return true;
    }

    void append(const Layer& layer) {
        LayerEntry& entry = m_header.layers[at(layer.sum())];
        const auto bytes = pack(m_placements, layer, entry.bytes, m_rowBegin, m_options.threads);
        entry.checksum = checksumOf(bytes);
        errno = 0;
        m_file.seekp(static_cast<std::streamoff>(entry.offset));
        m_file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        m_file.flush();
        noteStartValue(layer);
        ++m_header.finishedLayers;
        if (m_solver.next() < 0)
            m_header.checksum = checksumOf(m_header.layers);
    }

    void noteStartValue(const Layer& layer) {
        const auto start = linja::Position::start(m_options.rules.rules);
        const Rank own = m_placements.rankOf(start.rows(game::Side::first));
        const Rank opposing = m_placements.rankOf(linja::flipRows(start.rows(game::Side::second)));
        const int x = m_placements.level(opposing);
        const int y = m_placements.level(own);
        if (layer.sum() != x + y)
            return;
        const Cell cell = layer.row(x, opposing - m_placements.levelBegin(x))[own - m_placements.levelBegin(y)];
        m_header.startValue = static_cast<int>(cell) - kZero;
    }

    bool writeHeader() {
        m_header.headerChecksum = m_header.ownChecksum();
        std::array<char, kHeaderBytes> bytes{};
        std::memcpy(bytes.data(), &m_header, sizeof m_header);
        m_file.seekp(0);
        m_file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        m_file.flush();
        return static_cast<bool>(m_file);
    }

    [[nodiscard]] std::uint64_t positionsDone() const {
        std::uint64_t done = 0;
        for (int sum = m_solver.next() + 1; sum < kLayers; ++sum)
            done += m_index.layerBytes[at(sum)];
        return done;
    }

    bool reported() const { return !m_options.progress || m_options.progress(m_watch.progress(positionsDone())); }

    [[nodiscard]] BuildReport report(bool finished, std::uint32_t secondsBefore) const {
        return {finished, m_header.startValue, m_header.positions, secondsBefore + m_watch.seconds(),
                m_header.checksum};
    }

    [[nodiscard]] game::Fault fault() const {
        return {.code = game::FaultCode::tableWrite,
                .text = m_part.string(),
                .detail = errno != 0 ? std::strerror(errno) : ""};
    }

    BuildOptions m_options;
    std::filesystem::path m_part;
    Stopwatch m_watch;
    Placements m_placements;
    TableIndex m_index;
    RowBegin m_rowBegin = [this](int opposing, int level) { return m_index.begin(opposing, level); };
    LayerSolver m_solver;
    TableHeader m_header;
    std::fstream m_file;
};

} // namespace

std::uint64_t memoryToBuild(const linja::Rules& rules) {
    // The largest layers have about 56 million cells; seven are kept, of the values and of each table beside them.
    const std::uint64_t tables = 1 + (rules.bonus != linja::BonusScope::none ? 1 : 0) + (rules.extraTurn ? 1 : 0);
    return tables * 7 * 56'000'000 + (rules.openingEarnsBonus ? 2 * 56'000'000 : 0) + 60'000'000;
}

std::uint64_t tableBytes() {
    return kHeaderBytes + kIndexBytes + kPositions;
}

std::uint64_t tablePositions() {
    return kPositions;
}

std::filesystem::path partOf(const std::filesystem::path& file) {
    auto part = file;
    part += ".part";
    return part;
}

std::uint64_t positionsInPart(const std::filesystem::path& file, std::string_view rulesId) {
    std::ifstream part(partOf(file), std::ios::binary);
    TableHeader header;
    if (!part.read(reinterpret_cast<char*>(&header), sizeof header) || !canGoOn(header, rulesId))
        return 0;
    std::uint64_t positions = 0;
    for (int done = 0; done < static_cast<int>(header.finishedLayers); ++done)
        positions += header.layers[at(kLayers - 1 - done)].bytes;
    return positions;
}

game::Result<BuildReport> buildTable(const BuildOptions& options) {
    // Not to be found out after all the work.
    std::error_code error;
    if (!options.file.has_filename() || std::filesystem::is_directory(options.file, error))
        return game::Fault{
            .code = game::FaultCode::tableWrite, .text = options.file.string(), .detail = "not the name of a file"};
    try {
        return Build(options).run();
    } catch (const std::bad_alloc&) {
        return game::Fault{
            .code = game::FaultCode::tableWrite, .text = options.file.string(), .detail = "not enough memory"};
    }
}

} // namespace solver
