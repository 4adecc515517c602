#include "core/session/storage.h"

#include "core/record/reader.h"
#include "core/session/session_record.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

#include <utility>

namespace session {
namespace {

constexpr int kSlots = 8;

QString stamp() {
    return QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
}

// `stem`, or the first of stem-2, stem-3 ... that no file has, with this ending.
QString freeName(const QString& stem, const QString& ending) {
    QString name = stem + ending;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = stem + QLatin1Char('-') + QString::number(number) + ending;
    return name;
}

std::optional<QString> setAside(const QString& path) {
    const QString aside = freeName(path + QStringLiteral(".damaged-") + stamp(), {});
    if (!QFile::rename(path, aside))
        return std::nullopt;
    return aside;
}

// Whether this file of a lock says nothing, as a crash of the machine can leave it. One that is being written says
// nothing either, for a moment.
bool isEmptyLock(const QLockFile& lock) {
    constexpr qint64 kWritten = 10; // seconds
    qint64 process = 0;
    QString host;
    QString program;
    const QFileInfo info(lock.fileName());
    return info.exists() && !lock.getLockInfo(&process, &host, &program) &&
           info.lastModified().secsTo(QDateTime::currentDateTime()) > kWritten;
}

bool take(QLockFile& lock) {
    lock.setStaleLockTime(0); // stale only when its program is gone, however long it runs
    if (lock.tryLock(0))
        return true;
    return isEmptyLock(lock) && QFile::remove(lock.fileName()) && lock.tryLock(0);
}

ArchiveEntry entryOf(const record::Game& game, const QFileInfo& info) {
    ArchiveEntry entry;
    const GameSetup setup = setupOf(game);
    entry.file = info.fileName();
    entry.changed = info.lastModified();
    entry.gameId = setup.gameId;
    entry.rulesId = setup.rulesId;
    entry.date = QString::fromStdString(game.tagOr("Date", ""));
    entry.players = setup.players;
    entry.result = QString::fromStdString(game.tagOr("Result", "*"));
    entry.turns = static_cast<int>(game.mainLine().size());
    entry.outcome = record::declaredOutcome(game);
    if (const auto match = record::replay(game)) {
        const game::StateView last = (*match)->state();
        entry.lastPosition = last.text;
        if (!entry.outcome)
            entry.outcome = last.outcome;
    }
    return entry;
}

game::Result<record::Game> readRecord(const QString& path) {
    const auto text = readFile(path);
    if (!text)
        return text.fault();
    return record::read(*text);
}

} // namespace

game::Result<std::string> readFile(const QString& path) {
    QFile file(path);
    const auto unreadable = [&] {
        return game::Fault{.code = game::FaultCode::unreadable, .text = file.errorString().toStdString()};
    };
    if (!file.open(QIODevice::ReadOnly))
        return unreadable();
    const QByteArray bytes = file.read(record::kMaxBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable();
    if (bytes.size() > record::kMaxBytes)
        return game::Fault{.code = game::FaultCode::recordTooLong, .expected = record::kMaxBytes};
    return bytes.toStdString();
}

std::optional<QString> replaceFile(const QString& path, std::string_view text) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    const auto size = static_cast<qint64>(text.size());
    // commit() does not notice that the rest of its buffer could not be written (Qt 6.4), so flush() is asked first. It
    // does put the bytes on the disk before it replaces the old file.
    if (file.write(text.data(), size) == size && file.flush() && file.commit())
        return std::nullopt;
    QString reason = file.errorString();
    file.cancelWriting();
    return reason;
}

Storage::Storage(const QString& folder) : m_folder(folder) {
    if (!folder.isEmpty())
        m_autosave = slotPath(1, QStringLiteral("linja"));
}

Storage::~Storage() = default;

QString Storage::slotPath(int slot, const QString& ending) const {
    const QString number = slot == 1 ? QString() : QLatin1Char('-') + QString::number(slot);
    return m_folder + QStringLiteral("/current") + number + QLatin1Char('.') + ending;
}

QString Storage::archivePath(const QString& file) const {
    // A name from a file or a list must not lead out of the archive.
    return m_folder + QStringLiteral("/archive/") + QFileInfo(file).fileName();
}

std::optional<Problem> Storage::open() {
    if (m_folder.isEmpty() || m_lock)
        return std::nullopt;
    if (!QDir().mkpath(m_folder + QStringLiteral("/archive")))
        return Problem{.code = ProblemCode::folderUnusable, .file = m_folder, .reason = {}, .fault = {}};
    for (int slot = 1; slot <= kSlots; ++slot) {
        auto lock = std::make_unique<QLockFile>(slotPath(slot, QStringLiteral("lock")));
        if (take(*lock)) {
            m_lock = std::move(lock);
            m_autosave = slotPath(slot, QStringLiteral("linja"));
            if (slot == 1) {
                adoptOrphans();
                return std::nullopt;
            }
            return Problem{.code = ProblemCode::secondInstance, .file = m_autosave, .reason = {}, .fault = {}};
        }
        if (lock->error() != QLockFile::LockFailedError)
            return Problem{.code = ProblemCode::folderUnusable, .file = m_folder, .reason = {}, .fault = {}};
    }
    m_autosave.clear();
    return Problem{.code = ProblemCode::tooManyInstances, .file = m_folder, .reason = {}, .fault = {}};
}

// Games of second programs that have ended go to the archive, where they can be found.
void Storage::adoptOrphans() {
    for (int slot = 2; slot <= kSlots; ++slot) {
        const QString path = slotPath(slot, QStringLiteral("linja"));
        if (!QFileInfo::exists(path))
            continue;
        QLockFile lock(slotPath(slot, QStringLiteral("lock")));
        if (!take(lock))
            continue;
        const auto game = readRecord(path);
        if (game && game->nodes.size() == 1)
            QFile::remove(path);
        else if (game)
            QFile::rename(path, freeName(m_folder + QStringLiteral("/archive/") + stamp(), QStringLiteral(".linja")));
    }
}

std::optional<record::Game> Storage::readAutosave(std::optional<Problem>& problem) {
    if (m_autosave.isEmpty() || !QFileInfo::exists(m_autosave))
        return std::nullopt;
    auto game = readRecord(m_autosave);
    if (game)
        return std::move(*game);
    const auto aside = hasAutosave() ? setAside(m_autosave) : std::nullopt;
    problem = Problem{.code = aside ? ProblemCode::autosaveDamaged : ProblemCode::autosaveStuck,
                      .file = aside.value_or(m_autosave),
                      .reason = {},
                      .fault = game.fault()};
    if (!aside)
        m_lock.reset(); // what is there stays there
    return std::nullopt;
}

std::optional<Problem> Storage::writeAutosave(std::string_view text) {
    if (!m_lock)
        return std::nullopt;
    const auto reason = replaceFile(m_autosave, text);
    if (!reason)
        return std::nullopt;
    return Problem{.code = ProblemCode::autosaveFailed, .file = m_autosave, .reason = *reason, .fault = {}};
}

std::optional<Problem> Storage::addToArchive(std::string_view text, QString& file) {
    if (m_folder.isEmpty())
        return std::nullopt;
    // Two programs may look for a name at the same moment, so the name has the number of the program's autosave in it.
    const QString stem =
        m_folder + QStringLiteral("/archive/") + stamp() +
        (m_autosave == slotPath(1, QStringLiteral("linja")) ? QString()
                                                            : QLatin1Char('-') + QFileInfo(m_autosave).baseName());
    const QString path = file.isEmpty() ? freeName(stem, QStringLiteral(".linja")) : archivePath(file);
    if (const auto reason = replaceFile(path, text))
        return Problem{.code = ProblemCode::archiveFailed, .file = path, .reason = *reason, .fault = {}};
    file = QFileInfo(path).fileName();
    return std::nullopt;
}

std::optional<record::Game> Storage::readFromArchive(const QString& file, std::optional<Problem>& problem) const {
    auto game = readRecord(archivePath(file));
    if (game)
        return std::move(*game);
    problem =
        Problem{.code = ProblemCode::archiveUnreadable, .file = archivePath(file), .reason = {}, .fault = game.fault()};
    return std::nullopt;
}

std::optional<RemovedGame> Storage::takeFromArchive(const QString& file, std::optional<Problem>& problem) {
    const QFileInfo info(archivePath(file));
    QFile target(info.filePath());
    RemovedGame removed;
    // A file that holds no game can be deleted too; there is just less to say about it.
    if (const auto entry = readArchived(info))
        removed.entry = *entry;
    removed.entry.file = info.fileName();
    removed.entry.changed = info.lastModified();
    // What cannot be read could not be put back.
    bool isRead = target.open(QIODevice::ReadOnly);
    if (isRead) {
        removed.bytes = target.readAll();
        isRead = target.error() == QFileDevice::NoError;
        target.close();
    }
    if (isRead && target.remove())
        return removed;
    problem = Problem{
        .code = ProblemCode::cannotDelete, .file = target.fileName(), .reason = target.errorString(), .fault = {}};
    return std::nullopt;
}

std::optional<Problem> Storage::putBack(const RemovedGame& game) {
    const QString path = archivePath(game.entry.file);
    const std::string_view bytes(game.bytes.constData(), static_cast<std::size_t>(game.bytes.size()));
    if (const auto reason = replaceFile(path, bytes))
        return Problem{.code = ProblemCode::archiveFailed, .file = path, .reason = *reason, .fault = {}};
    QFile file(path);
    if (file.open(QIODevice::ReadWrite))
        file.setFileTime(game.entry.changed, QFileDevice::FileModificationTime);
    return std::nullopt;
}

QFileInfoList archiveFiles(const QString& dataFolder) {
    if (dataFolder.isEmpty())
        return {};
    return QDir(dataFolder + QStringLiteral("/archive"))
        .entryInfoList({QStringLiteral("*.linja")}, QDir::Files, QDir::Time);
}

game::Result<ArchiveEntry> readArchived(const QFileInfo& file) {
    const auto game = readRecord(file.filePath());
    if (!game)
        return game.fault();
    return entryOf(*game, file);
}

std::vector<ArchiveEntry> Storage::archive(std::vector<Problem>& problems) const {
    std::vector<ArchiveEntry> entries;
    for (const QFileInfo& file : archiveFiles(m_folder)) {
        if (const auto entry = readArchived(file))
            entries.push_back(*entry);
        else
            problems.push_back({.code = ProblemCode::archiveUnreadable,
                                .file = file.filePath(),
                                .reason = {},
                                .fault = entry.fault()});
    }
    return entries;
}

} // namespace session
