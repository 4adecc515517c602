#include "core/session/game_store_p.h"

#include "core/files/write.h"
#include "core/record/writer.h"
#include "core/session/file_access.h"
#include "core/session/session_record.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace session {

GameStore::GameStore(const QString& folder, Report report)
    : m_folder(folder), m_report(std::move(report)), m_archive(folder) {}

GameStore::~GameStore() = default;

void GameStore::report(ProblemCode code, const QString& file, const QString& reason) const {
    m_report({.code = code, .file = file, .reason = reason, .fault = {}});
}

// The game on the table --------------------------------------------------------------------------------------------

void GameStore::setTable(Source source) {
    m_source = std::move(source);
    m_asBegun.clear();
    m_gameAsBegun.clear();
    m_isSaved = false;
    m_onTable.reset();
}

void GameStore::save(const record::Game& game) {
    retry();
    if (m_asBegun.isEmpty()) {
        m_asBegun = checksum(record::write(game));
        m_gameAsBegun = checksum(record::write(withoutSessionTags(game)));
    }
    record::Game kept = game;
    QString previous;
    if (m_previous)
        previous = m_previous->isStored ? m_previous->source.copy.file : QFileInfo(m_previous->file).fileName();
    putFileTags(kept, {.archiveFile = m_source.copy.file, .archiveSum = m_source.copy.sum, .previousFile = previous});
    const std::string text = record::write(kept);
    m_savedBytes = text.size();
    if (!m_slot)
        return;
    const auto reason = writeAutosave(text);
    m_isSaved = !reason;
    if (m_isSaved && m_onTable)
        release(std::exchange(m_onTable, nullptr));
    if (reason && !m_isFailing)
        report(ProblemCode::autosaveFailed, m_slot->autosave(), *reason);
    m_isFailing = reason.has_value();
}

// The reason why it could not be written.
std::optional<QString> GameStore::writeAutosave(const std::string& text) {
    for (const LeftPtr& left : m_waiting)
        if (left->isInAutosave && left != m_onTable) {
            auto reason = secure(*left);
            if (left->isInAutosave)
                return reason;
        }
    const auto failure = files::replaceFile(systemPath(m_slot->autosave()), text, temporary());
    return failure ? std::optional(fromSystem(failure->reason)) : std::nullopt;
}

std::filesystem::path GameStore::temporary() const {
    return temporaryName(m_slot->number()).toStdString();
}

void GameStore::forgetArchiveFile() {
    m_source.copy = {};
}

// Games that leave the table ---------------------------------------------------------------------------------------

void GameStore::replace(const record::Game* leaving, Source next) {
    if (leaving)
        m_previous = putAway(*leaving);
    m_next.reset();
    setTable(std::move(next));
}

std::optional<record::Game> GameStore::goBack(const record::Game& leaving, Trace trace) {
    const LeftPtr back = std::exchange(m_previous, nullptr);
    if (!back)
        return std::nullopt;
    m_next.reset();
    if (trace == Trace::archive)
        m_next = putAway(leaving);
    else if (trace == Trace::redo)
        m_next = std::make_shared<Left>(Left{.game = leaving, .source = m_source, .isStored = true});
    putOnTable(back);
    return back->game;
}

std::optional<record::Game> GameStore::goForward(const record::Game& leaving, Trace trace) {
    std::swap(m_previous, m_next);
    auto game = goBack(leaving, trace);
    std::swap(m_previous, m_next);
    return game;
}

void GameStore::putOnTable(const LeftPtr& left) {
    setTable(left->source);
    if (std::find(m_waiting.begin(), m_waiting.end(), left) != m_waiting.end())
        m_onTable = left;
}

bool GameStore::liesElsewhere(const record::Game& game) const {
    if (!m_source.copy.file.isEmpty())
        return checksum(record::write(game)) == m_asBegun && m_archive.holds(m_source.copy);
    if (m_source.file.isEmpty() || checksum(record::write(withoutSessionTags(game))) != m_gameAsBegun)
        return false;
    const auto there = readFile(m_source.file);
    return there && checksum(*there) == m_source.fileSum;
}

GameStore::LeftPtr GameStore::putAway(const record::Game& game) {
    auto left = std::make_shared<Left>(Left{.game = game, .source = m_source, .isInAutosave = m_isSaved});
    if (m_folder.isEmpty() || liesElsewhere(game)) {
        left->isStored = true;
        return left;
    }
    m_waiting.push_back(left);
    // What it was before it came back to the table waits no longer.
    const LeftPtr old = std::exchange(m_onTable, nullptr);
    if (store(*left))
        release(left);
    if (old && (left->isStored || isOnDisk(*left)))
        release(old);
    return left;
}

// In the archive, or at least somewhere on the disk; what is not in the archive is told once.
bool GameStore::store(Left& left) {
    const bool wasTried = left.isReported;
    const std::string text = record::write(left.game);
    if (left.source.copy.file.isEmpty() && (!left.source.isFromHere || wasTried))
        if (const auto equal = m_archive.findEqual(text))
            left.source.copy = *equal;
    const Archive::Stored stored = m_archive.put(text, left.source.copy);
    left.isStored = stored.isStored;
    if (stored.isStored && stored.problem)
        m_report(*stored.problem);
    if (stored.isStored)
        return true;
    (void)secure(left);
    if (!wasTried && stored.problem) {
        Problem problem = *stored.problem;
        problem.code = isOnDisk(left) ? ProblemCode::archiveWaits : ProblemCode::archiveFailed;
        m_report(problem);
    }
    left.isReported = true;
    return false;
}

// Keeps it beside the autosave, which stands in for that where there is no room for another file. The reason why it
// lies there neither.
std::optional<QString> GameStore::secure(Left& left) {
    if (!left.file.isEmpty())
        return std::nullopt;
    if (!m_slot)
        return QString();
    const QString path = m_slot->nameForReplaced();
    auto failure = files::createFile(systemPath(path), textOf(left), temporary());
    if (failure && left.isInAutosave)
        failure = files::moveIntoPlace(systemPath(m_slot->autosave()), systemPath(path));
    if (failure)
        return fromSystem(failure->reason);
    left.file = path;
    left.isInAutosave = false;
    return std::nullopt;
}

bool GameStore::isOnDisk(const Left& left) {
    return left.isStored || !left.file.isEmpty() || left.isInAutosave;
}

std::string GameStore::textOf(const Left& left) const {
    record::Game game = left.game;
    putFileTags(game, {.archiveFile = left.source.copy.file, .archiveSum = left.source.copy.sum, .previousFile = {}});
    return record::write(game);
}

// It is on the disk in another place.
void GameStore::release(const LeftPtr& left) {
    if (!left->file.isEmpty())
        QFile::remove(std::exchange(left->file, QString()));
    left->isInAutosave = false;
    m_waiting.erase(std::remove(m_waiting.begin(), m_waiting.end(), left), m_waiting.end());
}

void GameStore::retry() {
    for (const LeftPtr& left : std::vector<LeftPtr>(m_waiting))
        if (left != m_onTable && store(*left))
            release(left);
}

std::vector<record::Game> GameStore::unsafeGames() const {
    std::vector<record::Game> games;
    for (const LeftPtr& left : m_waiting)
        if (left != m_onTable && !isOnDisk(*left))
            games.push_back(withoutSessionTags(left->game));
    return games;
}

} // namespace session
