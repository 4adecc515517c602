#include "core/session/perfect_tables.h"

#include "core/games/linja/position.h"
#include "core/games/linja/rules.h"
#include "core/session/file_access.h"
#include "core/session/lock.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QThread>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace session {

struct PerfectTables::Slot {
    game::NamedRules<linja::Rules> rules;
    Entry entry;
    bool isScanned = false;                          // entry says what the folder holds
    QByteArray seen;                                 // sizeAndTime() of the file that entry speaks of
    QByteArray refused;                              // the same of a file whose look-ups have failed
    std::shared_ptr<const game::ExactValues> values; // once they are asked for
    std::unique_ptr<QLockFile> use;                  // as long as these are held
};

namespace {

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

// Of a table of an earlier version; generous, like those below.
constexpr qint64 kBytesToConvert = 150'000'000;
constexpr int kSecondsToConvert = 40;

// Seconds of one core for a whole table. Measured on two of them: 36 to 45 s for the rules without an Extra turn in
// which a Bonus moves own pawns only, 78 s and more for the others; about doubled here for older machines.
int coreSeconds(const linja::Rules& rules) {
    const bool isLong = rules.openingEarnsBonus || rules.extraTurn || rules.bonus == linja::BonusScope::any ||
                        rules.bonus == linja::BonusScope::ownOrUnlocked;
    return isLong ? 360 : 160;
}

} // namespace

PerfectTables::PerfectTables(const QString& folder, TableWorkshop workshop, QObject* parent)
    : QObject(parent), m_folder(folder), m_workshop(std::move(workshop)) {
    m_builder.setMaxThreadCount(1);
    for (const auto& rules : linja::ruleSets()) {
        auto slot = std::make_unique<Slot>();
        slot->rules = rules;
        slot->entry.rulesId = text(rules.id);
        m_slots.push_back(std::move(slot));
    }
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &PerfectTables::rescan);
    watch();
}

PerfectTables::~PerfectTables() {
    if (m_building)
        m_building->stop = true;
    m_builder.waitForDone();
}

// There may be no folder yet, or another one than before.
void PerfectTables::watch() {
    if (!m_folder.isEmpty() && m_watcher.directories().isEmpty() && QFileInfo(m_folder).isDir())
        m_watcher.addPath(m_folder);
}

// What there is -----------------------------------------------------------------------------------------------------

PerfectTables::Slot* PerfectTables::find(const QString& rulesId) const {
    for (const auto& slot : m_slots)
        if (slot->entry.rulesId == rulesId) {
            if (!slot->isScanned)
                scan(*slot);
            return slot.get();
        }
    return nullptr;
}

QString PerfectTables::path(const Slot& slot, const char* ending) const {
    return m_folder + QLatin1Char('/') + slot.entry.rulesId + QLatin1String(ending);
}

// The fault names the file, the problem its whole path.
Problem PerfectTables::troubleWith(const Slot& slot, game::Fault fault) const {
    const QString file = path(slot, ".table");
    fault.text = QFileInfo(file).fileName().toStdString();
    Problem problem{.code = ProblemCode::tableDamaged, .file = file, .reason = {}, .fault = {}};
    if (fault.code == game::FaultCode::tableOtherRules)
        problem.code = ProblemCode::tableMisplaced;
    else if (fault.code == game::FaultCode::tableBusy)
        problem.code = ProblemCode::tableBusy;
    else if (fault.code == game::FaultCode::tableWrite)
        problem.code = ProblemCode::tableFailed;
    if (fault.code == game::FaultCode::unreadable)
        problem.reason = text(fault.detail);
    problem.fault = std::move(fault);
    return problem;
}

void PerfectTables::scan(Slot& slot) const {
    Entry& entry = slot.entry;
    slot.isScanned = true;
    if (m_folder.isEmpty() || entry.state == State::building)
        return;
    const bool isThere = QFileInfo::exists(path(slot, ".table"));
    if (isThere && entry.state == State::ready && slot.seen == sizeAndTime(slot))
        return;
    entry.done = 0;
    entry.bytes = 0;
    entry.state = State::absent;
    slot.values.reset();
    slot.use.reset();
    if (isThere)
        scanFile(slot);
    else
        scanPart(slot);
}

void PerfectTables::scanFile(Slot& slot) const {
    Entry& entry = slot.entry;
    const QFileInfo file(path(slot, ".table"));
    entry.bytes = file.size();
    slot.seen = sizeAndTime(slot);
    if (slot.refused == slot.seen) {
        entry.state = State::damaged;
        return;
    }
    const auto opened = m_workshop.open(systemPath(file.filePath()));
    game::Fault fault;
    if (!opened)
        fault = opened.fault();
    else if (!opened->values->areFor(linja::Position::kGameId, slot.rules.id))
        fault = {.code = game::FaultCode::tableOtherRules, .detail = std::string(opened->values->rulesId())};
    if (opened && fault.code != game::FaultCode::tableOtherRules) {
        entry.state = State::ready;
        entry.startValue = opened->startValue;
        entry.last.reset();
        return;
    }
    const bool isOld = fault.code == game::FaultCode::tableVersion && fault.detail == "1";
    entry.state = fault.code == game::FaultCode::tableOtherRules ? State::misplaced
                  : isOld                                        ? State::outdated
                                                                 : State::damaged;
    if (isOld)
        entry.last.reset();
    else
        entry.last = troubleWith(slot, fault);
}

// The time that is left is kept from the last building, which knew it best; else it is that of what is done.
void PerfectTables::scanPart(Slot& slot) const {
    Entry& entry = slot.entry;
    const QFileInfo part(path(slot, ".table.part"));
    const PartOfTable found =
        part.exists() ? m_workshop.part(systemPath(path(slot, ".table")), slot.rules.id) : PartOfTable{};
    entry.bytes = part.exists() ? part.size() : 0;
    entry.done = found.done;
    entry.state = found.done > 0 ? State::partial : State::absent;
    constexpr double kTellsMuch = 0.02; // the early layers are small and say little
    if (entry.state == State::absent)
        entry.secondsLeft = 0;
    else if (entry.secondsLeft <= 0 && found.done >= kTellsMuch)
        entry.secondsLeft = found.seconds * (1 - found.done) / found.done;
}

void PerfectTables::rescan() {
    watch();
    for (const auto& slot : m_slots) {
        if (!slot->isScanned)
            continue;
        const bool hadValues = slot->values != nullptr;
        scan(*slot);
        if (!hadValues || slot->values)
            continue;
        emit valuesChanged(slot->entry.rulesId);
        if (slot->entry.state == State::absent || slot->entry.state == State::partial)
            emit lost(slot->entry.rulesId);
    }
    emit changed();
}

std::vector<PerfectTables::Entry> PerfectTables::entries() const {
    std::vector<Entry> entries;
    for (const auto& slot : m_slots)
        entries.push_back(entry(slot->entry.rulesId));
    return entries;
}

PerfectTables::Entry PerfectTables::entry(const QString& rulesId) const {
    const Slot* slot = find(rulesId);
    return slot ? slot->entry : Entry{};
}

PerfectTables::Needs PerfectTables::needs(const QString& rulesId) const {
    Needs needs;
    const Slot* slot = find(rulesId);
    if (!slot)
        return needs;
    const auto part = QFileInfo(path(*slot, ".table.part")).size();
    const bool isConverted = slot->entry.state == State::outdated;
    needs.disk = std::max<qint64>(0, static_cast<qint64>(solver::mostTableBytes()) - (isConverted ? 0 : part));
    needs.memory = isConverted ? kBytesToConvert : static_cast<qint64>(solver::memoryToBuild(slot->rules.rules));
    // The folder itself may not be there yet.
    needs.freeDisk = m_folder.isEmpty() ? -1 : m_workshop.freeDisk(QFileInfo(m_folder).absolutePath());
    needs.freeMemory = m_workshop.freeMemory();
    needs.seconds =
        (isConverted ? kSecondsToConvert : coreSeconds(slot->rules.rules)) / std::max(1, QThread::idealThreadCount());
    return needs;
}

// Values ------------------------------------------------------------------------------------------------------------

std::shared_ptr<const game::ExactValues> PerfectTables::values(std::string_view gameId, std::string_view rulesId) {
    Slot* slot = gameId == linja::Position::kGameId ? find(text(rulesId)) : nullptr;
    if (!slot || slot->entry.state != State::ready)
        return nullptr;
    if (!slot->values) {
        const auto opened = m_workshop.open(systemPath(path(*slot, ".table")));
        if (!opened || !opened->values->areFor(linja::Position::kGameId, slot->rules.id))
            return nullptr; // it has just been changed, of which the folder tells
        slot->values = opened->values;
        markUse(*slot);
    }
    return slot->values->fault() ? nullptr : slot->values;
}

void PerfectTables::lookForDamage() {
    for (const auto& slot : m_slots) {
        const auto fault = slot->values ? slot->values->fault() : std::nullopt;
        if (!fault)
            continue;
        slot->refused = slot->seen;
        slot->entry.last = troubleWith(*slot, *fault);
        forgetValues(*slot);
        slot->entry.state = State::damaged;
        emit failed(slot->entry.rulesId, *slot->entry.last);
        emit changed();
    }
}

QByteArray PerfectTables::sizeAndTime(const Slot& slot) const {
    const QFileInfo file(path(slot, ".table"));
    return QByteArray::number(file.size()) + ' ' + QByteArray::number(file.lastModified().toMSecsSinceEpoch());
}

// Only a courtesy to who deletes it: where it cannot be made, the table is used all the same.
void PerfectTables::markUse(Slot& slot) {
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    slot.use = std::make_unique<QLockFile>(path(slot, ".") + name + QStringLiteral(".use"));
    if (takeLock(*slot.use) != LockState::taken)
        slot.use.reset();
}

bool PerfectTables::isUsedElsewhere(const QString& rulesId) const {
    const Slot* slot = find(rulesId);
    if (!slot || m_folder.isEmpty())
        return false;
    const QString own = slot->use ? QFileInfo(slot->use->fileName()).fileName() : QString();
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({rulesId + QStringLiteral(".*.use")}, QDir::Files)) {
        if (name == own)
            continue;
        QLockFile other(folder.filePath(name));
        const LockState state = takeLock(other);
        // Taken: its program was killed, and the mark goes with this one's lock.
        if (state == LockState::heldByProgram || state == LockState::heldByComputer)
            return true;
    }
    return false;
}

void PerfectTables::forgetValues(Slot& slot) {
    const bool hadValues = std::exchange(slot.values, nullptr) != nullptr;
    slot.use.reset();
    slot.entry.state = State::absent; // a slot may ask for the values at once
    if (hadValues)
        emit valuesChanged(slot.entry.rulesId);
}

// Building ----------------------------------------------------------------------------------------------------------

QString PerfectTables::buildingId() const {
    return m_building ? m_building->rulesId : QString();
}

std::optional<Problem> PerfectTables::obstacle(const Slot& slot) const {
    Problem problem{.code = ProblemCode::folderUnusable, .file = m_folder, .reason = {}, .fault = {}};
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder))
        return problem;
    const Needs needs = this->needs(slot.entry.rulesId);
    if (needs.freeDisk >= 0 && needs.freeDisk < needs.disk) {
        problem.code = ProblemCode::tableDisk;
        problem.needed = needs.disk;
        problem.available = needs.freeDisk;
        return problem;
    }
    if (needs.freeMemory >= 0 && needs.freeMemory < needs.memory) {
        problem.code = ProblemCode::tableMemory;
        problem.file.clear();
        problem.needed = needs.memory;
        problem.available = needs.freeMemory;
        return problem;
    }
    return std::nullopt;
}

std::optional<Problem> PerfectTables::build(const QString& rulesId) {
    Slot* slot = find(rulesId);
    if (!slot || m_building || slot->entry.state == State::ready)
        return std::nullopt;
    slot->entry.last = obstacle(*slot);
    watch();
    if (!slot->entry.last) {
        m_lock = std::make_unique<QLockFile>(path(*slot, ".lock"));
        if (takeLock(*m_lock) != LockState::taken) {
            m_lock.reset();
            slot->entry.last =
                Problem{.code = ProblemCode::tableBusy, .file = path(*slot, ".table"), .reason = {}, .fault = {}};
        }
    }
    if (slot->entry.last) {
        emit changed();
        return slot->entry.last;
    }
    auto job = std::make_shared<Job>();
    job->rulesId = rulesId;
    m_building = job;
    if (slot->entry.state != State::partial)
        slot->entry.done = slot->entry.secondsLeft = 0;
    slot->entry.state = State::building;
    const solver::BuildOptions options{.rules = slot->rules,
                                       .file = systemPath(path(*slot, ".table")),
                                       .threads = std::max(1, QThread::idealThreadCount()),
                                       .progress =
                                           [this, job](const solver::Progress& progress) {
                                               QMetaObject::invokeMethod(
                                                   this, [this, job, progress] { showProgress(job, progress); },
                                                   Qt::QueuedConnection);
                                               return !job->stop;
                                           },
                                       .stop = &job->stop};
    m_builder.start([this, job, options, build = m_workshop.build] {
        giveWayToOthers();
        const auto report = build(options);
        QMetaObject::invokeMethod(
            this, [this, job, report] { finishBuild(job, report); }, Qt::QueuedConnection);
    });
    emit changed();
    return std::nullopt;
}

void PerfectTables::showProgress(const std::shared_ptr<Job>& job, const solver::Progress& progress) {
    Slot* slot = find(job->rulesId);
    if (!slot || job != m_building || progress.positions == 0)
        return;
    slot->entry.done = static_cast<double>(progress.positionsDone) / static_cast<double>(progress.positions);
    if (progress.secondsLeft > 0)
        slot->entry.secondsLeft = progress.secondsLeft;
    emit changed();
}

void PerfectTables::finishBuild(const std::shared_ptr<Job>& job, const game::Result<solver::BuildReport>& report) {
    Slot* slot = find(job->rulesId);
    if (!slot || job != m_building)
        return;
    m_building.reset();
    m_lock.reset();
    slot->entry.state = State::absent;
    slot->refused.clear();
    scan(*slot);
    if (!report) {
        slot->entry.last = troubleWith(*slot, report.fault());
        emit changed();
        emit failed(job->rulesId, *slot->entry.last);
        return;
    }
    if (slot->entry.state == State::ready)
        slot->entry.secondsLeft = 0;
    emit changed();
    if (!report->finished || slot->entry.state != State::ready)
        return;
    emit valuesChanged(job->rulesId);
    emit built(job->rulesId);
}

void PerfectTables::stopBuilding() {
    if (!m_building)
        return;
    m_building->stop = true;
    emit changed();
}

std::optional<Problem> PerfectTables::remove(const QString& rulesId) {
    Slot* slot = find(rulesId);
    if (!slot || slot->entry.state == State::building)
        return std::nullopt;
    slot->entry.last.reset();
    forgetValues(*slot); // whoever has them keeps the file open for as long as it thinks
    slot->refused.clear();
    std::optional<Problem> problem;
    for (const char* ending : {".table", ".table.part"}) {
        QFile file(path(*slot, ending));
        if (file.exists() && !file.remove())
            problem = Problem{.code = ProblemCode::tableNotDeleted,
                              .file = file.fileName(),
                              .reason = file.errorString(),
                              .fault = {}};
    }
    slot->entry.secondsLeft = 0;
    scan(*slot);
    slot->entry.last = problem;
    emit changed();
    return problem;
}

} // namespace session
