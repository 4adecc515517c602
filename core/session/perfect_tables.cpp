#include "core/session/perfect_tables.h"

#include <QFileInfo>

#include <utility>

namespace session {

PerfectTables::PerfectTables(const QString& folder, TableServices services, QObject* parent)
    : QObject(parent), m_folder(folder), m_services(std::move(services)),
      m_files(TableFile::ofAllRules(m_folder, m_services)), m_builder(WorkThread::Priority::low) {
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &PerfectTables::rescan);
    watch();
}

PerfectTables::~PerfectTables() {
    if (m_building)
        m_building->stop = true;
}

// There may be no folder yet, or another one than before.
void PerfectTables::watch() {
    if (!m_folder.isEmpty() && m_watcher.directories().isEmpty() && QFileInfo(m_folder).isDir())
        m_watcher.addPath(m_folder);
}

TableFile* PerfectTables::find(const QString& rulesId) const {
    for (const auto& file : m_files)
        if (file->rulesId() == rulesId)
            return file.get();
    return nullptr;
}

// What there is -----------------------------------------------------------------------------------------------------

void PerfectTables::rescan() {
    watch();
    for (const auto& file : m_files) {
        if (!file->rescan())
            continue;
        emit valuesChanged(file->rulesId());
        if (file->state() == State::absent || file->state() == State::partial)
            emit lost(file->rulesId());
    }
    emit changed();
}

std::vector<PerfectTables::Entry> PerfectTables::entries() const {
    std::vector<Entry> entries;
    for (const auto& file : m_files)
        entries.push_back(file->entry());
    return entries;
}

PerfectTables::Entry PerfectTables::entry(const QString& rulesId) const {
    TableFile* file = find(rulesId);
    return file ? file->entry() : Entry{};
}

PerfectTables::Needs PerfectTables::needs(const QString& rulesId) const {
    TableFile* file = find(rulesId);
    return file ? file->needs() : Needs{};
}

// Values ------------------------------------------------------------------------------------------------------------

std::shared_ptr<const game::ExactValues> PerfectTables::values(std::string_view gameId, std::string_view rulesId) {
    if (gameId != this->gameId())
        return nullptr;
    TableFile* file = find(QString::fromUtf8(rulesId.data(), static_cast<qsizetype>(rulesId.size())));
    return file ? file->values() : nullptr;
}

void PerfectTables::lookForDamage() {
    for (const auto& file : m_files) {
        const auto damage = file->damage();
        if (!damage)
            continue;
        giveUpValues(*file);
        file->showDamaged();
        emit failed(file->rulesId(), *damage);
        emit changed();
    }
}

void PerfectTables::giveUpValues(TableFile& file) {
    if (file.giveUpValues())
        emit valuesChanged(file.rulesId());
}

bool PerfectTables::isUsedElsewhere(const QString& rulesId) const {
    const TableFile* file = find(rulesId);
    return file && file->isUsedElsewhere();
}

// Building ----------------------------------------------------------------------------------------------------------

QString PerfectTables::buildingId() const {
    return m_building ? m_building->file->rulesId() : QString();
}

std::optional<Problem> PerfectTables::build(const QString& rulesId) {
    TableFile* file = find(rulesId);
    if (!file || m_building || file->state() == State::ready)
        return std::nullopt;
    auto problem = file->beginBuild();
    watch();
    if (!problem) {
        auto job = std::make_shared<Job>();
        job->file = file;
        m_building = job;
        solver::BuildOptions options = file->buildOptions();
        options.stop = &job->stop;
        options.progress = [this, job](const solver::Progress& progress) {
            m_builder.answer([this, job, progress] { showProgress(job, progress); });
            return !job->stop;
        };
        m_builder.run([this, job, options = std::move(options), build = m_services.build] {
            auto report = build(options);
            m_builder.answer([this, job, report = std::move(report)] { finishBuild(job, report); });
        });
    }
    emit changed();
    return problem;
}

void PerfectTables::showProgress(const std::shared_ptr<Job>& job, const solver::Progress& progress) {
    if (job != m_building || progress.positions == 0)
        return;
    job->file->showProgress(progress);
    emit changed();
}

void PerfectTables::finishBuild(const std::shared_ptr<Job>& job, const game::Result<solver::BuildReport>& report) {
    if (job != m_building)
        return;
    m_building.reset();
    TableFile& file = *job->file;
    file.endBuild(report ? std::nullopt : std::optional(report.fault()));
    emit changed();
    if (!report) {
        emit failed(file.rulesId(), *file.entry().last);
        return;
    }
    if (!report->finished || file.state() != State::ready)
        return;
    emit valuesChanged(file.rulesId());
    emit built(file.rulesId());
}

void PerfectTables::stopBuilding() {
    if (!m_building)
        return;
    m_building->stop = true;
    emit changed();
}

std::optional<Problem> PerfectTables::remove(const QString& rulesId) {
    TableFile* file = find(rulesId);
    if (!file || file->state() == State::building)
        return std::nullopt;
    giveUpValues(*file); // whoever has them keeps the file open for as long as it thinks
    auto problem = file->remove();
    emit changed();
    return problem;
}

} // namespace session
