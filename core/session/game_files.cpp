// The part of GameSession that deals with files: autosave, resume, archive, records.
#include "core/session/game_session_p.h"

#include "core/record/reader.h"
#include "core/record/writer.h"
#include "core/session/session_record.h"

#include <utility>

namespace session {

void GameSession::Private::openFolder() {
    if (storage.hasAutosave())
        return;
    const auto trouble = storage.open();
    if (trouble)
        tell(*trouble);
}

void GameSession::Private::sayTroubles() {
    for (const Problem& trouble : std::exchange(troubles, {}))
        emit q.problem(trouble);
}

void GameSession::Private::save() {
    if (!isStarted || !storage.hasAutosave())
        return;
    const auto trouble = storage.writeAutosave(record::write(table.keptForm(archiveFile, previous.archiveFile)));
    if (trouble && !autosaveFails) {
        autosaveFails = true;
        tell(*trouble);
    }
    autosaveFails = trouble.has_value();
}

void GameSession::Private::stow() {
    if (!isStarted || !table.hasTurns())
        return;
    const std::string text = record::write(table.keptForm());
    if (!isInArchive) {
        if (const auto trouble = storage.addToArchive(text, archiveFile))
            tell(*trouble);
    }
    previous = {.text = text, .archiveFile = archiveFile};
}

void GameSession::Private::setUp(Table next) {
    if (active)
        active->cancel();
    active = nullptr;
    engine.forget();
    table = std::move(next);
    useTable();
    archiveFile.clear();
    isInArchive = false;
    isUntouched = false;
    edits.clear();
    undoneEdits.clear();
    isStarted = true;
    isPaused = !table.hasPeople() && table.redoTarget();
    for (std::size_t side = 0; side < 2; ++side)
        computers[side]->setLimits({.level = table.setup().players[side].level, .seed = table.setup().seed});
}

// Only a game in which nobody has decided anything yet may go without a trace, or one that lies elsewhere as it is.
bool GameSession::Private::canBringBack() const {
    return isStarted && !previous.text.empty() && (isUntouched || !table.hasDecisions());
}

void GameSession::Private::bringBack() {
    const Previous back = std::exchange(previous, {});
    auto game = record::read(back.text);
    if (!game)
        return;
    auto next = Table::fromRecord(std::move(*game));
    if (!next)
        return;
    setUp(std::move(*next));
    archiveFile = back.archiveFile;
    isInArchive = !archiveFile.isEmpty();
    change(Event::started);
}

game::Result<bool> GameSession::Private::replaceBy(record::Game game, const QString& file) {
    auto next = Table::fromRecord(std::move(game));
    if (!next)
        return next.fault();
    openFolder();
    stow();
    setUp(std::move(*next));
    archiveFile = file;
    isInArchive = true;
    isUntouched = true;
    change(Event::started);
    return true;
}

bool GameSession::resume() {
    m_d->openFolder();
    std::optional<Problem> trouble;
    auto game = m_d->storage.readAutosave(trouble);
    bool isResumed = false;
    if (game) {
        const SessionTags tags = sessionTags(*game);
        if (auto table = Table::fromRecord(std::move(*game))) {
            m_d->setUp(std::move(*table));
            m_d->archiveFile = tags.archiveFile;
            if (!tags.previousFile.isEmpty()) {
                std::optional<Problem> gone; // deleted since: there is nothing to bring back
                if (const auto previous = m_d->storage.readFromArchive(tags.previousFile, gone))
                    m_d->previous = {.text = record::write(*previous), .archiveFile = tags.previousFile};
            }
            isResumed = true;
        }
    }
    if (trouble)
        m_d->tell(*trouble);
    if (isResumed)
        m_d->change(Private::Event::started);
    m_d->sayTroubles();
    return isResumed;
}

bool GameSession::saveNow() {
    m_d->save();
    m_d->sayTroubles();
    const bool isKept = m_d->storage.hasAutosave() && !m_d->autosaveFails;
    return isKept || dataFolder().isEmpty() || !m_d->isStarted || !m_d->table.hasTurns();
}

bool GameSession::openRecord(const QString& path) {
    const auto text = readFile(path);
    if (!text) {
        const bool isDisk = text.fault().code == game::FaultCode::unreadable;
        m_d->tell({.code = isDisk ? ProblemCode::cannotRead : ProblemCode::badRecord,
                   .file = path,
                   .reason = isDisk ? QString::fromStdString(text.fault().text) : QString(),
                   .fault = text.fault()});
        m_d->sayTroubles();
        return false;
    }
    const auto opened = openRecordText(*text);
    if (!opened)
        m_d->tell({.code = ProblemCode::badRecord, .file = path, .reason = {}, .fault = opened.fault()});
    m_d->sayTroubles();
    return static_cast<bool>(opened);
}

game::Result<bool> GameSession::openRecordText(std::string_view text) {
    auto game = record::read(text);
    if (!game)
        return game.fault();
    // As this program writes it, a game can be longer than it was, and it grows: the autosave must stay readable.
    constexpr int kMostBytes = record::kMaxBytes / 4 * 3;
    if (record::write(*game).size() > static_cast<std::size_t>(kMostBytes))
        return game::Fault{.code = game::FaultCode::recordTooLong, .expected = kMostBytes};
    return m_d->replaceBy(withoutSessionTags(std::move(*game)), {});
}

std::string GameSession::recordText() const {
    return record::write(m_d->table.record());
}

bool GameSession::saveRecord(const QString& path) {
    const auto reason = replaceFile(path, recordText());
    if (reason)
        m_d->tell({.code = ProblemCode::cannotWrite, .file = path, .reason = *reason, .fault = {}});
    m_d->sayTroubles();
    return !reason;
}

std::vector<ArchiveEntry> GameSession::archive() {
    std::vector<Problem> problems;
    auto entries = m_d->storage.archive(problems);
    for (ArchiveEntry& entry : entries)
        entry.isOpen = !m_d->archiveFile.isEmpty() && entry.file == m_d->archiveFile;
    for (const Problem& trouble : problems)
        m_d->tell(trouble);
    m_d->sayTroubles();
    return entries;
}

bool GameSession::reopenFromArchive(const QString& file) {
    if (m_d->isStarted && file == m_d->archiveFile)
        return true; // it is on the table
    std::optional<Problem> trouble;
    auto game = m_d->storage.readFromArchive(file, trouble);
    if (trouble)
        m_d->tell(*trouble);
    const bool isOpened = game && m_d->replaceBy(std::move(*game), file);
    m_d->sayTroubles();
    return isOpened;
}

bool GameSession::removeFromArchive(const QString& file) {
    return takeFromArchive(file).has_value();
}

std::optional<RemovedGame> GameSession::takeFromArchive(const QString& file) {
    std::optional<Problem> trouble;
    auto removed = m_d->storage.takeFromArchive(file, trouble);
    if (trouble) {
        m_d->tell(*trouble);
        m_d->sayTroubles();
    } else if (file == m_d->archiveFile) {
        m_d->archiveFile.clear();
        m_d->isInArchive = false;
        saveNow();
    }
    return removed;
}

bool GameSession::putBack(const RemovedGame& game) {
    const auto trouble = m_d->storage.putBack(game);
    if (trouble)
        m_d->tell(*trouble);
    m_d->sayTroubles();
    return !trouble;
}

bool GameSession::saveFromArchive(const QString& file, const QString& path) {
    std::optional<Problem> trouble;
    auto game = m_d->storage.readFromArchive(file, trouble);
    if (game) {
        if (const auto reason = replaceFile(path, record::write(withoutSessionTags(std::move(*game)))))
            trouble = Problem{.code = ProblemCode::cannotWrite, .file = path, .reason = *reason, .fault = {}};
    }
    if (trouble)
        m_d->tell(*trouble);
    m_d->sayTroubles();
    return !trouble;
}

QString GameSession::archiveFile() const {
    return m_d->archiveFile;
}

} // namespace session
