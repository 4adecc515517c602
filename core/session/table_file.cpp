#include "core/session/table_file.h"

#include "core/games/linja/position.h"
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

TableFile::TableFile(const QString& folder, const game::NamedRules<linja::Rules>& rules, const TableServices& services)
    : m_folder(folder), m_rules(rules), m_services(services) {
    m_entry.rulesId = text(rules.id);
}

TableFile::~TableFile() = default;

std::vector<std::unique_ptr<TableFile>> TableFile::ofAllRules(const QString& folder, const TableServices& services) {
    std::vector<std::unique_ptr<TableFile>> files;
    for (const auto& rules : linja::ruleSets())
        files.push_back(std::make_unique<TableFile>(folder, rules, services));
    return files;
}

std::string_view TableFile::gameId() {
    return linja::Position::kGameId;
}

QString TableFile::path(const char* ending) const {
    return m_folder + QLatin1Char('/') + m_entry.rulesId + QLatin1String(ending);
}

QByteArray TableFile::sizeAndTime() const {
    const QFileInfo file(path(".table"));
    return QByteArray::number(file.size()) + ' ' + QByteArray::number(file.lastModified().toMSecsSinceEpoch());
}

// The fault names the file, the problem its whole path.
Problem TableFile::troubleWith(game::Fault fault) const {
    const QString file = path(".table");
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

// What there is -----------------------------------------------------------------------------------------------------

const TableEntry& TableFile::entry() {
    if (!m_isScanned)
        scan();
    return m_entry;
}

bool TableFile::rescan() {
    if (!m_isScanned)
        return false;
    const bool hadValues = m_values != nullptr;
    scan();
    return hadValues && !m_values;
}

void TableFile::scan() {
    m_isScanned = true;
    if (m_folder.isEmpty() || m_entry.state == TableState::building)
        return;
    const bool isThere = QFileInfo::exists(path(".table"));
    if (isThere && m_entry.state == TableState::ready && m_seen == sizeAndTime())
        return;
    m_entry.done = 0;
    m_entry.bytes = 0;
    m_entry.state = TableState::absent;
    m_values.reset();
    m_use.reset();
    if (isThere)
        scanTable();
    else
        scanPart();
}

void TableFile::scanTable() {
    const QFileInfo file(path(".table"));
    m_entry.bytes = file.size();
    m_seen = sizeAndTime();
    if (m_refused == m_seen) {
        m_entry.state = TableState::damaged;
        return;
    }
    const auto opened = m_services.open(systemPath(file.filePath()));
    game::Fault fault;
    if (!opened)
        fault = opened.fault();
    else if (!opened->values->areFor(gameId(), m_rules.id))
        fault = {.code = game::FaultCode::tableOtherRules, .detail = std::string(opened->values->rulesId())};
    if (opened && fault.code != game::FaultCode::tableOtherRules) {
        m_entry.state = TableState::ready;
        m_entry.startValue = opened->startValue;
        m_entry.last.reset();
        return;
    }
    const bool isOld = fault.code == game::FaultCode::tableVersion && fault.detail == "1";
    m_entry.state = fault.code == game::FaultCode::tableOtherRules ? TableState::misplaced
                    : isOld                                        ? TableState::outdated
                                                                   : TableState::damaged;
    if (isOld)
        m_entry.last.reset();
    else
        m_entry.last = troubleWith(fault);
}

// The time that is left is kept from the last building, which knew it best; else it is that of what is done.
void TableFile::scanPart() {
    const QFileInfo part(path(".table.part"));
    const PartOfTable found = part.exists() ? m_services.part(systemPath(path(".table")), m_rules.id) : PartOfTable{};
    m_entry.bytes = part.exists() ? part.size() : 0;
    m_entry.done = found.done;
    m_entry.state = found.done > 0 ? TableState::partial : TableState::absent;
    constexpr double kTellsMuch = 0.02; // the early layers are small and say little
    if (m_entry.state == TableState::absent)
        m_entry.secondsLeft = 0;
    else if (m_entry.secondsLeft <= 0 && found.done >= kTellsMuch)
        m_entry.secondsLeft = found.seconds * (1 - found.done) / found.done;
}

// Values ------------------------------------------------------------------------------------------------------------

std::shared_ptr<const game::ExactValues> TableFile::values() {
    if (state() != TableState::ready)
        return nullptr;
    if (!m_values) {
        const auto opened = m_services.open(systemPath(path(".table")));
        if (!opened || !opened->values->areFor(gameId(), m_rules.id))
            return nullptr; // it has just been changed, of which the folder tells
        m_values = opened->values;
        markUse();
    }
    return m_values->fault() ? nullptr : m_values;
}

std::optional<Problem> TableFile::damage() {
    const auto fault = m_values ? m_values->fault() : std::nullopt;
    if (!fault)
        return std::nullopt;
    m_refused = m_seen;
    m_entry.last = troubleWith(*fault);
    return m_entry.last;
}

bool TableFile::giveUpValues() {
    m_use.reset();
    m_entry.state = TableState::absent; // who is told of it may ask for the values at once
    return std::exchange(m_values, nullptr) != nullptr;
}

// Only a courtesy to who deletes it: where it cannot be made, the table is used all the same.
void TableFile::markUse() {
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_use = std::make_unique<QLockFile>(path(".") + name + QStringLiteral(".use"));
    if (takeLock(*m_use) != LockState::taken)
        m_use.reset();
}

bool TableFile::isUsedElsewhere() const {
    if (m_folder.isEmpty())
        return false;
    const QString own = m_use ? QFileInfo(m_use->fileName()).fileName() : QString();
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({rulesId() + QStringLiteral(".*.use")}, QDir::Files)) {
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

// Building ----------------------------------------------------------------------------------------------------------

TableNeeds TableFile::needs() {
    TableNeeds needs;
    const bool isConverted = state() == TableState::outdated;
    const qint64 part = isConverted ? 0 : QFileInfo(path(".table.part")).size();
    needs.disk = std::max<qint64>(0, static_cast<qint64>(solver::mostTableBytes()) - part);
    needs.memory = isConverted ? kBytesToConvert : static_cast<qint64>(solver::memoryToBuild(m_rules.rules));
    // The folder itself may not be there yet.
    needs.freeDisk = m_folder.isEmpty() ? -1 : m_services.freeDisk(QFileInfo(m_folder).absolutePath());
    needs.freeMemory = m_services.freeMemory();
    needs.seconds =
        (isConverted ? kSecondsToConvert : coreSeconds(m_rules.rules)) / std::max(1, QThread::idealThreadCount());
    return needs;
}

std::optional<Problem> TableFile::obstacle() {
    Problem problem{.code = ProblemCode::folderUnusable, .file = m_folder, .reason = {}, .fault = {}};
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder))
        return problem;
    const TableNeeds needs = this->needs();
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

std::optional<Problem> TableFile::beginBuild() {
    m_entry.last = obstacle();
    if (!m_entry.last) {
        m_lock = std::make_unique<QLockFile>(path(".lock"));
        if (takeLock(*m_lock) != LockState::taken) {
            m_lock.reset();
            m_entry.last = Problem{.code = ProblemCode::tableBusy, .file = path(".table"), .reason = {}, .fault = {}};
        }
    }
    if (m_entry.last)
        return m_entry.last;
    if (state() != TableState::partial)
        m_entry.done = m_entry.secondsLeft = 0;
    m_entry.state = TableState::building;
    return std::nullopt;
}

solver::BuildOptions TableFile::buildOptions() const {
    solver::BuildOptions options;
    options.rules = m_rules;
    options.file = systemPath(path(".table"));
    options.threads = std::max(1, QThread::idealThreadCount());
    return options;
}

void TableFile::showProgress(const solver::Progress& progress) {
    if (progress.positions == 0)
        return;
    m_entry.done = static_cast<double>(progress.positionsDone) / static_cast<double>(progress.positions);
    if (progress.secondsLeft > 0)
        m_entry.secondsLeft = progress.secondsLeft;
}

void TableFile::endBuild(const std::optional<game::Fault>& fault) {
    m_lock.reset();
    m_entry.state = TableState::absent;
    m_refused.clear();
    scan();
    if (fault)
        m_entry.last = troubleWith(*fault);
    else if (m_entry.state == TableState::ready)
        m_entry.secondsLeft = 0;
}

std::optional<Problem> TableFile::remove() {
    m_refused.clear();
    std::optional<Problem> problem;
    for (const char* ending : {".table", ".table.part"}) {
        QFile file(path(ending));
        if (file.exists() && !file.remove())
            problem = Problem{.code = ProblemCode::tableNotDeleted,
                              .file = file.fileName(),
                              .reason = file.errorString(),
                              .fault = {}};
    }
    m_entry.secondsLeft = 0;
    scan();
    m_entry.last = problem;
    return problem;
}

} // namespace session
