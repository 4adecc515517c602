// The part of GameSession that deals with files: autosave, resume, archive, records.
#include "core/session/game_session_p.h"

#include "core/files/write.h"
#include "core/record/reader.h"
#include "core/record/writer.h"
#include "core/session/file_access.h"
#include "core/session/offered.h"
#include "core/session/session_record.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace session {

// The table and its store ------------------------------------------------------------------------------------------

void GameSession::Private::sayTroubles() {
    for (const Problem& trouble : std::exchange(troubles, {}))
        emit q.problem(trouble);
}

void GameSession::Private::save() {
    if (isStarted)
        store.save(table.keptForm());
}

bool GameSession::Private::isWorthKeeping() const {
    return isStarted && session::isWorthKeeping(table.record());
}

// A turn takes a few dozen bytes, its number included.
bool GameSession::Private::hasRoom() const {
    constexpr std::size_t kTurn = 256;
    return store.savedBytes() + kTurn <= std::size_t{record::kMaxBytes};
}

void GameSession::Private::replaceBy(Table next, GameStore::Source source) {
    const record::Game leaving = table.keptForm();
    store.replace(isWorthKeeping() ? &leaving : nullptr, std::move(source));
    setUp(std::move(next));
}

void GameSession::Private::setUp(Table next) {
    if (active)
        active->cancel();
    active = nullptr;
    engine.forget();
    table = std::move(next);
    useTable();
    isUntouched = false;
    edits.clear();
    undoneEdits.clear();
    isStarted = true;
    isPaused = !table.hasPeople() && table.redoTarget();
    for (std::size_t side = 0; side < 2; ++side)
        computers[side]->setLimits({.level = table.setup().players[side].level, .seed = table.setup().seed});
}

// Only a game in which nobody has decided or said anything yet may go without a trace, or one that was put on the table
// and left as it was, which goes where it can be found.
bool GameSession::Private::canBringBack() const {
    if (!isStarted || !store.hasPrevious())
        return false;
    const auto& nodes = table.record().nodes;
    const auto isSilent = [](const record::Node& node) { return node.comments.empty() && node.remarks.empty(); };
    return isUntouched || (!table.hasDecisions() && std::all_of(nodes.begin(), nodes.end(), isSilent));
}

GameSession::Private::Undo GameSession::Private::undoLeadsTo() const {
    const bool leavesGame = canBringBack();
    if (isUntouched && leavesGame)
        return Undo::previousGame;
    if (undoesEdit())
        return Undo::edit;
    if (table.undoTarget())
        return Undo::turn;
    return leavesGame ? Undo::previousGame : Undo::none;
}

void GameSession::Private::bringBack(Way way) {
    using Trace = GameStore::Trace;
    const bool isOnlyBegun = way == Way::back && !isUntouched; // by the computer, at most
    const Trace trace = !isWorthKeeping() ? Trace::none : isOnlyBegun ? Trace::redo : Trace::archive;
    const record::Game leaving = table.keptForm();
    auto game = way == Way::back ? store.goBack(leaving, trace) : store.goForward(leaving, trace);
    if (!game)
        return;
    auto next = Table::fromRecord(std::move(*game));
    if (!next)
        return;
    setUp(std::move(*next));
    isUntouched = way == Way::forward;
    change(Event::started);
}

bool GameSession::resume() {
    auto game = m_d->store.resume();
    auto table = game ? Table::fromRecord(std::move(*game)) : game::Result<Table>(game::Fault{});
    if (table) {
        m_d->setUp(std::move(*table));
        m_d->change(Private::Event::started);
    }
    m_d->sayTroubles();
    return static_cast<bool>(table);
}

bool GameSession::saveNow() {
    m_d->save();
    m_d->sayTroubles();
    return unsafeRecords().empty();
}

std::vector<std::string> GameSession::unsafeRecords() const {
    std::vector<std::string> records;
    if (m_d->isWorthKeeping() && !m_d->store.isTableSafe())
        records.push_back(recordText());
    for (const record::Game& game : m_d->store.unsafeGames())
        records.push_back(record::write(game));
    return records;
}

// Files of the user ------------------------------------------------------------------------------------------------

bool GameSession::openRecord(const QString& path) {
    const auto text = readFile(path);
    const auto opened = text ? m_d->openText(*text, path) : game::Result<void>(text.fault());
    if (!opened) {
        const bool isDisk = opened.fault().code == game::FaultCode::unreadable;
        m_d->tell({.code = isDisk ? ProblemCode::cannotRead : ProblemCode::badRecord,
                   .file = path,
                   .reason = isDisk ? QString::fromStdString(opened.fault().text) : QString(),
                   .fault = opened.fault()});
    }
    m_d->sayTroubles();
    return static_cast<bool>(opened);
}

game::Result<void> GameSession::openRecordText(std::string_view text) {
    return m_d->openText(text, {});
}

game::Result<void> GameSession::Private::openText(std::string_view text, const QString& file) {
    auto game = readOffered(text);
    if (!game)
        return game.fault();
    // As this program writes it, a game can be longer than it was, and it grows: the autosave must stay readable.
    if (record::write(*game).size() > std::size_t{kMostOpenedBytes})
        return game::Fault{.code = game::FaultCode::recordTooLong, .expected = kMostOpenedBytes};
    auto next = Table::fromElsewhere(std::move(*game));
    if (!next)
        return next.fault();
    store.open();
    replaceBy(std::move(*next), {.file = file, .fileSum = checksum(text)});
    isUntouched = true;
    change(Event::started);
    return {};
}

std::string GameSession::recordText() const {
    return record::write(m_d->table.record());
}

// What could not be opened again is not written.
bool GameSession::Private::saveText(const std::string& text, const QString& path) {
    Problem trouble{.code = ProblemCode::cannotWrite, .file = path, .reason = {}, .fault = {}};
    if (text.size() > std::size_t{record::kMaxBytes}) {
        trouble.fault = game::Fault{.code = game::FaultCode::recordTooLong, .expected = record::kMaxBytes};
    } else {
        files::removeLeftovers(systemPath(QFileInfo(path).absolutePath()));
        const auto reason = replaceFile(path, text);
        if (!reason)
            return true;
        trouble.reason = *reason;
    }
    tell(trouble);
    return false;
}

bool GameSession::saveRecord(const QString& path) {
    return saveText(recordText(), path);
}

bool GameSession::saveText(const std::string& record, const QString& path) {
    const bool isSaved = m_d->saveText(record, path);
    m_d->sayTroubles();
    return isSaved;
}

// The archive ------------------------------------------------------------------------------------------------------

namespace {

Problem unreadable(const QString& path, const game::Fault& fault) {
    return {.code = ProblemCode::archiveUnreadable, .file = path, .reason = {}, .fault = fault};
}

} // namespace

std::vector<ArchiveEntry> GameSession::archive() {
    std::vector<Problem> problems;
    auto entries = m_d->store.archive().entries(problems);
    for (ArchiveEntry& entry : entries)
        entry.isOpen = !archiveFile().isEmpty() && entry.file == archiveFile();
    for (const Problem& trouble : problems)
        m_d->tell(trouble);
    m_d->sayTroubles();
    return entries;
}

bool GameSession::reopenFromArchive(const QString& file) {
    if (m_d->isStarted && file == archiveFile())
        return true; // it is on the table
    Archive& archive = m_d->store.archive();
    auto found = archive.read(file);
    auto next = found ? Table::fromRecord(withoutFileTags(std::move(found->game))) : game::Result<Table>(found.fault());
    if (next) {
        next->keepEnd();
        m_d->store.open();
        m_d->replaceBy(std::move(*next), {.copy = found->copy});
        m_d->isUntouched = true;
        m_d->change(Private::Event::started);
    } else {
        m_d->tell(unreadable(archive.path(file), next.fault()));
    }
    m_d->sayTroubles();
    return static_cast<bool>(next);
}

bool GameSession::removeFromArchive(const QString& file) {
    return takeFromArchive(file).has_value();
}

std::optional<RemovedGame> GameSession::takeFromArchive(const QString& file, const QDateTime& when) {
    std::optional<Problem> trouble;
    auto removed = m_d->store.archive().take(file, when.isValid() ? when : QDateTime::currentDateTimeUtc(), trouble);
    if (trouble) {
        m_d->tell(*trouble);
        m_d->sayTroubles();
    } else if (file == archiveFile()) {
        m_d->store.forgetArchiveFile();
        saveNow();
    }
    return removed;
}

std::optional<ArchiveEntry> GameSession::putBack(const RemovedGame& game) {
    std::optional<Problem> trouble;
    auto entry = m_d->store.archive().putBack(game, trouble);
    if (trouble)
        m_d->tell(*trouble);
    m_d->sayTroubles();
    return entry;
}

QList<RemovedGame> GameSession::deletedGames() {
    return m_d->store.archive().deletedGames(QDateTime::currentDateTimeUtc());
}

bool GameSession::saveFromArchive(const QString& file, const QString& path) {
    auto found = m_d->store.archive().read(file);
    if (!found)
        m_d->tell(unreadable(m_d->store.archive().path(file), found.fault()));
    const bool isSaved = found && m_d->saveText(record::write(withoutSessionTags(std::move(found->game))), path);
    m_d->sayTroubles();
    return isSaved;
}

QString GameSession::archiveFile() const {
    return m_d->store.archiveFile();
}

} // namespace session
