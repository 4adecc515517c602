#include "core/session/perfect_tables.h"

#include "core/games/linja/rules.h"
#include "core/session/file_access.h"
#include "core/session/lock.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QThread>

#include <algorithm>
#include <utility>

namespace session {

struct PerfectTables::Slot {
    game::NamedRules<linja::Rules> rules;
    Entry entry;
    OpenTable table;               // when ready
    bool isScanned = false;        // entry and table say what the folder holds
    bool isTrusted = false;        // its values are given out
    QByteArray refused;            // sizeAndTime() of a file that a check has found damaged
    std::shared_ptr<Job> checking; // the file is being read through
};

namespace {

QString text(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

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
    m_checker.setMaxThreadCount(1);
    for (const auto& rules : linja::ruleSets()) {
        auto slot = std::make_unique<Slot>();
        slot->rules = rules;
        slot->entry.rulesId = text(rules.id);
        m_slots.push_back(std::move(slot));
    }
}

PerfectTables::~PerfectTables() {
    if (m_building)
        m_building->stop = true;
    for (const auto& slot : m_slots)
        if (slot->checking)
            slot->checking->stop = true;
    m_builder.waitForDone();
    m_checker.waitForDone();
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
Problem PerfectTables::troubleWith(const Slot& slot, ProblemCode code, game::Fault fault) const {
    const QString file = path(slot, ".table");
    fault.text = QFileInfo(file).fileName().toStdString();
    return {.code = code, .file = file, .reason = {}, .fault = std::move(fault)};
}

void PerfectTables::scan(Slot& slot) const {
    Entry& entry = slot.entry;
    slot.isScanned = true;
    if (m_folder.isEmpty() || entry.state == State::building || slot.checking)
        return;
    const QFileInfo file(path(slot, ".table"));
    const QFileInfo part(path(slot, ".table.part"));
    if (slot.isTrusted && file.exists())
        return;
    entry.done = 0;
    entry.bytes = 0;
    entry.state = State::absent;
    slot.table = {};
    if (file.exists()) {
        entry.bytes = file.size();
        auto opened = m_workshop.open(systemPath(file.filePath()));
        const bool isOurs = opened && opened->values->rules().id == slot.rules.id;
        if (!isOurs) {
            const game::Fault fault = opened ? game::Fault{.code = game::FaultCode::tableForeign} : opened.fault();
            entry.last = troubleWith(slot, ProblemCode::tableDamaged, fault);
        }
        entry.state = isOurs && slot.refused != sizeAndTime(slot) ? State::ready : State::damaged;
        if (entry.state == State::ready) {
            entry.startValue = opened->startValue;
            entry.last.reset();
            slot.table = std::move(*opened);
        }
    } else if (part.exists()) {
        entry.bytes = part.size();
        entry.state = State::partial;
        entry.done = m_workshop.doneShare(systemPath(file.filePath()), slot.rules.id);
    }
}

void PerfectTables::rescan() {
    for (const auto& slot : m_slots) {
        const bool wasTrusted = slot->isTrusted;
        if (wasTrusted && !QFileInfo::exists(path(*slot, ".table")))
            forgetValues(*slot);
        scan(*slot);
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
    needs.disk = std::max<qint64>(0, static_cast<qint64>(solver::tableBytes()) - part);
    needs.memory = static_cast<qint64>(solver::memoryToBuild(slot->rules.rules));
    // The folder itself may not be there yet.
    needs.freeDisk = m_folder.isEmpty() ? -1 : m_workshop.freeDisk(QFileInfo(m_folder).absolutePath());
    needs.freeMemory = m_workshop.freeMemory();
    needs.seconds = coreSeconds(slot->rules.rules) / std::max(1, QThread::idealThreadCount());
    return needs;
}

// Values ------------------------------------------------------------------------------------------------------------

std::shared_ptr<const linja::ExactValues> PerfectTables::values(std::string_view rulesId) {
    Slot* slot = find(text(rulesId));
    if (!slot || slot->entry.state != State::ready)
        return nullptr;
    if (!slot->isTrusted && !slot->checking) {
        if (isStamped(*slot))
            slot->isTrusted = true;
        else
            startCheck(*slot);
    }
    return slot->isTrusted ? slot->table.values : nullptr;
}

QByteArray PerfectTables::sizeAndTime(const Slot& slot) const {
    const QFileInfo file(path(slot, ".table"));
    return QByteArray::number(file.size()) + ' ' + QByteArray::number(file.lastModified().toMSecsSinceEpoch());
}

QByteArray PerfectTables::stamp(const Slot& slot) const {
    return sizeAndTime(slot) + ' ' + QByteArray::number(static_cast<quint64>(slot.table.checksum), 16) + '\n';
}

bool PerfectTables::isStamped(const Slot& slot) const {
    const auto kept = readFile(path(slot, ".checked"));
    return kept && *kept == stamp(slot).toStdString();
}

void PerfectTables::startCheck(Slot& slot) {
    auto job = std::make_shared<Job>();
    job->rulesId = slot.entry.rulesId;
    slot.checking = job;
    m_checker.start([this, job, findDamage = slot.table.findDamage] {
        giveWayToOthers();
        const auto damage = findDamage(job->stop);
        // This object outlives its threads, see the destructor.
        QMetaObject::invokeMethod(
            this, [this, job, damage] { finishCheck(job, damage); }, Qt::QueuedConnection);
    });
}

void PerfectTables::finishCheck(const std::shared_ptr<Job>& job, const std::optional<game::Fault>& damage) {
    Slot* slot = find(job->rulesId);
    if (!slot || slot->checking != job)
        return;
    slot->checking.reset();
    if (job->stop) {
        scan(*slot);
    } else if (damage) {
        slot->table = {};
        slot->entry.state = State::damaged;
        slot->entry.last = troubleWith(*slot, ProblemCode::tableDamaged, *damage);
        slot->refused = sizeAndTime(*slot);
        emit failed(job->rulesId, *slot->entry.last);
    } else {
        slot->isTrusted = true;
        const QByteArray checked = stamp(*slot);
        // Without it the file is only read again next time.
        (void)replaceFile(path(*slot, ".checked"),
                          std::string_view(checked.constData(), static_cast<std::size_t>(checked.size())));
        emit valuesChanged(job->rulesId);
    }
    emit changed();
}

void PerfectTables::forgetValues(Slot& slot) {
    const bool wasTrusted = std::exchange(slot.isTrusted, false);
    slot.table = {};
    slot.entry.state = State::absent; // a slot may ask for the values at once
    if (wasTrusted)
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
    if (!slot || m_building || slot->checking || slot->entry.state == State::ready)
        return std::nullopt;
    slot->entry.last = obstacle(*slot);
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
    slot->entry.state = State::building;
    slot->entry.secondsLeft = 0;
    slot->entry.done = m_workshop.doneShare(systemPath(path(*slot, ".table")), slot->rules.id);
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
    slot->entry.secondsLeft = 0;
    scan(*slot);
    if (!report) {
        slot->entry.last = troubleWith(*slot, ProblemCode::tableFailed, report.fault());
        emit changed();
        emit failed(job->rulesId, *slot->entry.last);
        return;
    }
    emit changed();
    if (report->finished && slot->entry.state == State::ready)
        emit built(job->rulesId);
    (void)values(slot->rules.id); // reads it through
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
    if (slot->checking)
        std::exchange(slot->checking, nullptr)->stop = true;
    slot->entry.last.reset();
    forgetValues(*slot); // whoever has them keeps the file open for as long as it thinks
    QFile::remove(path(*slot, ".checked"));
    std::optional<Problem> problem;
    for (const char* ending : {".table", ".table.part"}) {
        QFile file(path(*slot, ending));
        if (file.exists() && !file.remove())
            problem = Problem{.code = ProblemCode::tableNotDeleted,
                              .file = file.fileName(),
                              .reason = file.errorString(),
                              .fault = {}};
    }
    slot->entry.state = State::absent;
    scan(*slot);
    slot->entry.last = problem;
    emit changed();
    return problem;
}

} // namespace session
