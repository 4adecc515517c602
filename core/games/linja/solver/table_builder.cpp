#include "core/games/linja/solver/table_builder.h"

#include "core/games/linja/position.h"
#include "core/games/linja/solver/kernel_view.h"
#include "core/games/linja/solver/layer_solver.h"
#include "core/games/linja/solver/old_table.h"
#include "core/games/linja/solver/packing.h"

#include <exception>
#include <new>
#include <optional>
#include <utility>

namespace solver {

using game::Fault;
using game::FaultCode;

namespace {

class Build {
public:
    Build(const BuildOptions& options, TableWriter writer)
        : m_options(options), m_writer(std::move(writer)), m_index(m_placements, options.threads),
          m_solver(m_placements, options.rules.rules, options.threads, options.stop) {}

    game::Result<BuildReport> run() {
        const auto resumed = m_writer.resume(m_options.threads, [this] { return !m_solver.isStopped(); });
        if (!resumed)
            return resumed.fault();
        if (*resumed)
            if (auto fault = takeUp())
                return *std::move(fault);
        const std::uint32_t secondsBefore = m_writer.header().seconds;
        m_watch = Stopwatch(positionsDone());
        while (*resumed && !m_solver.isStopped() && m_writer.next() >= 0) {
            const Layer& layer = m_solver.solveNext();
            if (m_solver.isStopped())
                break; // this layer is not whole
            m_writer.noteSeconds(secondsBefore + static_cast<std::uint32_t>(m_watch.seconds()));
            if (auto fault = append(layer))
                return *std::move(fault);
            if (!reported())
                break;
        }
        const bool isWhole = *resumed && m_writer.next() < 0;
        if (isWhole)
            if (auto fault = m_writer.finish())
                return *std::move(fault);
        return BuildReport{isWhole, m_writer.header().startValue, kPositions, secondsBefore + m_watch.seconds(),
                           m_writer.header().checksum};
    }

private:
    // Gives the solver the layers that it needs to go on with those that are there.
    std::optional<Fault> takeUp() {
        const int next = m_writer.next();
        if (next == kLayers - 1 || next < 0)
            return std::nullopt;
        std::vector<Layer> layers;
        for (int sum = next + 1; sum < std::min(next + 1 + LayerSolver::kResumeLayers, kLayers); ++sum) {
            const auto values = m_writer.read(sum, m_options.threads);
            if (!values)
                return values.fault();
            if (values->size() != m_index.layerBytes[at(sum)])
                return m_writer.begin();
            layers.push_back(unpack(m_placements, sum, *values, m_rowBegin, m_options.threads));
        }
        m_solver.resume(next, std::move(layers));
        return std::nullopt;
    }

    std::optional<Fault> append(const Layer& layer) {
        noteStartValue(layer);
        const auto values =
            pack(m_placements, layer, m_index.layerBytes[at(layer.sum())], m_rowBegin, m_options.threads);
        return m_writer.append(values, m_options.threads);
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
        m_writer.noteStartValue(static_cast<int>(cell) - kZero);
    }

    [[nodiscard]] std::uint64_t positionsDone() const {
        std::uint64_t done = 0;
        for (int sum = m_writer.next() + 1; sum < kLayers; ++sum)
            done += m_index.layerBytes[at(sum)];
        return done;
    }

    [[nodiscard]] bool reported() const {
        return !m_options.progress || m_options.progress(m_watch.progress(positionsDone()));
    }

    BuildOptions m_options;
    TableWriter m_writer;
    Stopwatch m_watch;
    Placements m_placements;
    TableIndex m_index;
    RowBegin m_rowBegin = [this](int opposing, int level) { return m_index.begin(opposing, level); };
    LayerSolver m_solver;
};

game::Result<BuildReport> convert(const OldTable& old, const ConvertOptions& options) {
    auto writer = TableWriter::open(options.to, old.rulesId());
    if (!writer)
        return writer.fault();
    if (auto fault = writer->begin())
        return *std::move(fault);
    writer->noteStartValue(old.startValue());
    writer->noteSeconds(old.seconds());
    const Stopwatch watch;
    std::uint64_t done = 0;
    const auto isStopped = [&options] { return options.stop != nullptr && *options.stop; };
    while (writer->next() >= 0 && !isStopped()) {
        const auto values = old.layer(writer->next());
        if (!values)
            return values.fault();
        if (auto fault = writer->append(*values, options.threads))
            return *std::move(fault);
        done += values->size();
        if (options.progress && !options.progress(watch.progress(done)))
            break;
    }
    const bool isWhole = writer->next() < 0;
    if (isWhole)
        if (auto fault = writer->finish())
            return *std::move(fault);
    return BuildReport{isWhole, old.startValue(), done, static_cast<double>(old.seconds()), old.checksum()};
}

// Runs work that may throw for want of memory.
template <class Work>
game::Result<BuildReport> guarded(const std::filesystem::path& file, const Work& work) {
    Fault fault{.code = FaultCode::tableWrite, .text = textOf(file)};
    try {
        return work();
    } catch (const std::bad_alloc&) {
        fault.detail = outOfMemory();
    } catch (const std::exception& exception) {
        fault.detail = exception.what();
    }
    return fault;
}

bool isKnown(std::string_view rulesId) {
    for (const auto& named : linja::ruleSets())
        if (named.id == rulesId)
            return true;
    return false;
}

} // namespace

std::uint64_t memoryToBuild(const linja::Rules& rules) {
    // The largest layers have about 56 million cells; seven are kept, of the values and of each table beside them.
    const std::uint64_t tables = 1 + (rules.bonus != linja::BonusScope::none ? 1 : 0) + (rules.extraTurn ? 1 : 0);
    return tables * 7 * 56'000'000 + (rules.openingEarnsBonus ? 2 * 56'000'000 : 0) + 60'000'000;
}

std::uint64_t mostTableBytes() {
    return 450'000'000;
}

std::uint64_t tablePositions() {
    return kPositions;
}

PartState partState(const std::filesystem::path& file, std::string_view rulesId) {
    const auto part = DiskFile::openToRead(partOf(file));
    if (!part)
        return {};
    const auto header = readHeader(*part, partOf(file));
    if (!header || !canGoOn(*header, rulesId))
        return {};
    PartState state{.positions = 0, .seconds = static_cast<double>(header->seconds)};
    for (int done = 0; done < static_cast<int>(header->finishedLayers); ++done)
        state.positions += header->layers[at(kLayers - 1 - done)].bytes;
    return state;
}

game::Result<BuildReport> buildTable(const BuildOptions& options) {
    return guarded(options.file, [&options]() -> game::Result<BuildReport> {
        if (const auto old = OldTable::open(options.file); old && old->rulesId() == options.rules.id) {
            auto converted =
                convert(*old, {options.file, options.file, options.threads, options.progress, options.stop});
            const bool isDamaged = !converted && converted.fault().code != FaultCode::tableWrite &&
                                   converted.fault().code != FaultCode::tableBusy;
            if (!isDamaged)
                return converted;
        }
        auto writer = TableWriter::open(options.file, options.rules.id); // not to be found out after all the work
        if (!writer)
            return writer.fault();
        return Build(options, std::move(*writer)).run();
    });
}

game::Result<BuildReport> convertTable(const ConvertOptions& options) {
    return guarded(options.to, [&options]() -> game::Result<BuildReport> {
        const auto old = OldTable::open(options.from);
        if (!old)
            return old.fault();
        if (!isKnown(old->rulesId()))
            return Fault{.code = FaultCode::unknownRules, .text = old->rulesId()};
        return convert(*old, options);
    });
}

} // namespace solver
