#include "core/session/archive.h"

#include "core/files/write.h"
#include "core/record/reader.h"
#include "core/session/file_access.h"
#include "core/session/session_record.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTimeZone>

#include <algorithm>
#include <new>
#include <set>
#include <system_error>
#include <utility>

namespace session {
namespace {

const QString kDeletedForm = QStringLiteral("yyyyMMdd-HHmmsszzz");

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
    const auto text = readFile(path, kMostOwnBytes);
    if (!text)
        return text.fault();
    return record::read(*text, kMostOwnBytes);
}

// The text without the tags that only a session cares about, which stand each on a line before the first empty one.
std::string gameIn(std::string_view text) {
    constexpr std::string_view kSession = "[Session";
    std::string game;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        if (line == "\n")
            return game.append(text);
        if (line.substr(0, kSession.size()) != kSession)
            game.append(line);
        text.remove_prefix(end);
    }
    return game;
}

// Whether nothing of the one game is missing from the other.
bool isWithin(std::string_view small, std::string_view large) {
    const auto inner = record::read(small, kMostOwnBytes);
    auto outer = record::read(large, kMostOwnBytes);
    if (!inner || !outer)
        return false;
    std::multiset<std::string> comments;
    for (const record::Node& node : outer->nodes)
        for (const auto* part : {&node.remarks, &node.comments})
            comments.insert(part->begin(), part->end());
    for (const record::Node& node : inner->nodes)
        for (const auto* part : {&node.remarks, &node.comments})
            for (const std::string& comment : *part)
                if (comments.count(comment) == 0)
                    return false;
    const std::size_t turns = outer->nodes.size();
    outer->merge(*inner);
    return outer->nodes.size() == turns;
}

Problem trouble(ProblemCode code, const QString& file, const QString& reason = {}) {
    return {.code = code, .file = file, .reason = reason, .fault = {}};
}

} // namespace

QString temporaryName(int slot) {
    return slot > 0 ? QStringLiteral(".linja-slot-%1.tmp").arg(slot) : QString();
}

Archive::Archive(const QString& dataFolder)
    : m_folder(dataFolder.isEmpty() ? QString() : dataFolder + QStringLiteral("/archive")) {}

QString Archive::path(const QString& file) const {
    return m_folder + QLatin1Char('/') + QFileInfo(file).fileName();
}

// Putting away -----------------------------------------------------------------------------------------------------

bool Archive::holds(const ArchivedCopy& copy) const {
    if (copy.file.isEmpty() || copy.sum.isEmpty())
        return false;
    const auto there = readFile(path(copy.file), kMostOwnBytes);
    return there && checksum(*there) == copy.sum;
}

bool Archive::mayReplace(const ArchivedCopy& copy, std::string_view text) const {
    const QFileInfo info(path(copy.file));
    if (!info.exists() && !info.isSymLink())
        return true;
    const auto there = readFile(info.filePath(), kMostOwnBytes);
    if (!there)
        return false;
    return copy.sum.isEmpty() ? isWithin(*there, text) : checksum(*there) == copy.sum;
}

Archive::Stored Archive::put(std::string_view text, ArchivedCopy& copy) {
    if (m_folder.isEmpty())
        return {.isStored = true, .problem = {}};
    if (copy.file.isEmpty())
        return putUnderNewName(text, copy);
    const QByteArray sum = checksum(text);
    if (const auto there = readFile(path(copy.file), kMostOwnBytes); there && *there == text) {
        copy.sum = sum;
        return {.isStored = true, .problem = {}};
    }
    const auto failure = files::replaceFileIf(
        systemPath(path(copy.file)), text, [&] { return mayReplace(copy, text); },
        files::TemporaryName(temporaryName(m_slot).toStdString()));
    if (!failure) {
        copy.sum = sum;
        return {.isStored = true, .problem = {}};
    }
    if (!failure->isOccupied)
        return {.isStored = false,
                .problem = trouble(ProblemCode::archiveFailed, path(copy.file), fromSystem(failure->reason))};
    ArchivedCopy other;
    Stored stored = putUnderNewName(text, other);
    if (stored.isStored) {
        copy = other;
        stored.problem = trouble(ProblemCode::archiveChanged, path(copy.file));
    }
    return stored;
}

Archive::Stored Archive::putUnderNewName(std::string_view text, ArchivedCopy& copy) const {
    constexpr int kTries = 20; // programs without an autosave may look for a name at the same moment
    const QString stem = path(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"))) +
                         (m_slot == 1   ? QString()
                          : m_slot == 0 ? QStringLiteral("-current")
                                        : QStringLiteral("-current-%1").arg(m_slot));
    QString name;
    std::optional<files::WriteFailure> failure;
    for (int i = 0; i < kTries; ++i) {
        name = freeName(stem, QStringLiteral(".linja"));
        failure = files::createFile(systemPath(name), text, files::TemporaryName(temporaryName(m_slot).toStdString()));
        if (!failure || !failure->isOccupied)
            break;
    }
    if (failure)
        return {.isStored = false, .problem = trouble(ProblemCode::archiveFailed, name, fromSystem(failure->reason))};
    copy = {.file = QFileInfo(name).fileName(), .sum = checksum(text)};
    return {.isStored = true, .problem = {}};
}

std::optional<ArchivedCopy> Archive::findEqual(std::string_view text) const {
    // The tags of a session take no more than this, but for a line that is being tried.
    constexpr qint64 kMostTags = 300;
    const std::string wanted = gameIn(text);
    if (m_folder.isEmpty())
        return std::nullopt;
    for (const QFileInfo& info : QDir(m_folder).entryInfoList({QStringLiteral("*.linja")}, QDir::Files)) {
        const qint64 more = info.size() - static_cast<qint64>(wanted.size());
        if (more < 0 || more > kMostTags)
            continue;
        const auto there = readFile(info.filePath(), kMostOwnBytes);
        if (there && gameIn(*there) == wanted)
            return ArchivedCopy{.file = info.fileName(), .sum = checksum(*there)};
    }
    return std::nullopt;
}

// Taking out -------------------------------------------------------------------------------------------------------

game::Result<Archive::Found> Archive::read(const QString& file) const {
    const auto text = readFile(path(file), kMostOwnBytes);
    if (!text)
        return text.fault();
    auto game = record::read(*text, kMostOwnBytes);
    if (!game)
        return game.fault();
    return Found{.game = std::move(*game), .copy = {.file = QFileInfo(path(file)).fileName(), .sum = checksum(*text)}};
}

QString Archive::deletedFolder() const {
    return QFileInfo(m_folder).path() + QStringLiteral("/deleted");
}

std::optional<RemovedGame> Archive::take(const QString& file, const QDateTime& when,
                                         std::optional<Problem>& problem) const {
    const QFileInfo info(path(file));
    if (m_folder.isEmpty() || !info.isFile()) {
        const auto nothing = readFile(info.filePath(), 0); // says why
        problem = trouble(ProblemCode::cannotDelete, info.filePath(),
                          nothing ? QString() : QString::fromStdString(nothing.fault().text));
        return std::nullopt;
    }
    QFile source(info.filePath());
    const QString stem = deletedFolder() + QLatin1Char('/') + when.toUTC().toString(kDeletedForm) + QLatin1Char('.') +
                         info.completeBaseName();
    const QString target = freeName(stem, QStringLiteral(".linja"));
    // Within one disk this changes names only: the game is never in neither place.
    if (QDir().mkpath(deletedFolder()) && source.rename(target))
        return RemovedGame{.file = info.fileName(), .kept = QFileInfo(target).fileName(), .deleted = when};
    problem = trouble(ProblemCode::cannotDelete, info.filePath(), source.errorString());
    return std::nullopt;
}

std::optional<ArchiveEntry> Archive::putBack(const RemovedGame& game, std::optional<Problem>& problem) const {
    const QString wanted = path(game.file);
    const QString name =
        freeName(wanted.chopped(wanted.endsWith(QLatin1String(".linja")) ? 6 : 0), QStringLiteral(".linja"));
    QFile file(deletedFolder() + QLatin1Char('/') + QFileInfo(game.kept).fileName());
    if (!QDir().mkpath(m_folder) || !file.rename(name)) {
        problem = trouble(ProblemCode::archiveFailed, name, file.errorString());
        return std::nullopt;
    }
    const QFileInfo info(name);
    if (const auto entry = readArchived(info))
        return *entry;
    ArchiveEntry entry;
    entry.file = info.fileName();
    entry.changed = info.lastModified();
    return entry;
}

QList<RemovedGame> Archive::deletedGames(const QDateTime& now) const {
    QList<RemovedGame> games;
    if (m_folder.isEmpty())
        return games;
    const QDir folder(deletedFolder());
    for (const QString& name : folder.entryList({QStringLiteral("*.linja")}, QDir::Files, QDir::Name)) {
        const QDateTime form = QDateTime::fromString(name.section(QLatin1Char('.'), 0, 0), kDeletedForm);
        // A file with another name was put there by somebody else.
        if (!form.isValid())
            continue;
        const QDateTime when(form.date(), form.time(), QTimeZone::utc());
        if (when.daysTo(now) > kDaysKept)
            QFile::remove(folder.filePath(name));
        else
            games.push_back({.file = name.section(QLatin1Char('.'), 1), .kept = name, .deleted = when});
    }
    return games;
}

// Listing ----------------------------------------------------------------------------------------------------------

QFileInfoList archiveFiles(const QString& dataFolder) {
    if (dataFolder.isEmpty())
        return {};
    return QDir(dataFolder + QStringLiteral("/archive"))
        .entryInfoList({QStringLiteral("*.linja")}, QDir::Files, QDir::Time);
}

// Called in a thread of its own, where nothing may be thrown.
game::Result<ArchiveEntry> readArchived(const QFileInfo& file) {
    try {
        const auto game = readRecord(file.filePath());
        if (!game)
            return game.fault();
        return entryOf(*game, file);
    } catch (const std::bad_alloc&) {
        return game::Fault{.code = game::FaultCode::unreadable,
                           .text = std::generic_category().message(static_cast<int>(std::errc::not_enough_memory))};
    }
}

std::vector<ArchiveEntry> Archive::entries(std::vector<Problem>& problems) const {
    std::vector<ArchiveEntry> entries;
    if (m_folder.isEmpty())
        return entries;
    for (const QFileInfo& file : archiveFiles(QFileInfo(m_folder).path())) {
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
