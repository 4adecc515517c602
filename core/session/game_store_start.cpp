// The part of GameStore that finds what earlier windows have left: at the start of the program.
#include "core/files/read.h"
#include "core/record/reader.h"
#include "core/record/writer.h"
#include "core/session/file_access.h"
#include "core/session/game_store_p.h"
#include "core/session/session_record.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace session {

bool GameStore::makeFolders() const {
    return QDir().mkpath(m_folder + QStringLiteral("/archive"));
}

std::optional<record::Game> GameStore::resume() {
    if (m_folder.isEmpty() || m_slot)
        return std::nullopt;
    auto game = takeSlot();
    if (!game && m_slot && !m_waiting.empty()) {
        // The window was killed after it had moved the game out of the way of another one.
        const LeftPtr last = m_waiting.back();
        putOnTable(last);
        game = last->game;
    } else if (game) {
        const FileTags tags = fileTags(*game);
        setTable({.copy = {.file = tags.archiveFile, .sum = tags.archiveSum}});
        findPrevious(tags.previousFile);
    }
    retry();
    if (m_slot && m_slot->number() == 1)
        adoptOrphans();
    return game ? std::optional(withoutFileTags(std::move(*game))) : std::nullopt;
}

void GameStore::open() {
    if (m_folder.isEmpty() || m_slot)
        return;
    auto game = takeSlot();
    if (!m_slot)
        return;
    if (game && isWorthKeeping(*game)) {
        const FileTags tags = fileTags(*game);
        auto left = std::make_shared<Left>(Left{.game = withoutFileTags(std::move(*game)),
                                                .source = {.copy = {.file = tags.archiveFile, .sum = tags.archiveSum}},
                                                .isInAutosave = true});
        m_waiting.push_back(std::move(left));
    }
    retry();
    if (m_slot->number() == 1)
        adoptOrphans();
}

// The game that lies in the place taken. Without a place there is at least the game of the first one to look at.
std::optional<record::Game> GameStore::takeSlot() {
    if (!makeFolders()) {
        report(ProblemCode::folderUnusable, m_folder);
        return readWithoutSlot().game;
    }
    std::optional<ProblemCode> notice;
    for (int number = 1; number <= kSlots; ++number) {
        auto slot = std::make_unique<AutosaveSlot>(m_folder, number);
        const LockState state = slot->take();
        if (state == LockState::unusable) {
            report(ProblemCode::folderUnusable, m_folder);
            return readWithoutSlot().game;
        }
        if (state != LockState::taken) {
            if (!notice || state == LockState::heldByProgram)
                notice = state == LockState::heldByProgram ? ProblemCode::secondInstance : ProblemCode::lockedElsewhere;
            continue;
        }
        slot->removeTemporaries();
        Autosaved found = readAutosave(slot->autosave());
        if (!found.isUsable)
            continue;
        m_slot = std::move(slot);
        m_archive.useSlot(number);
        collectReplaced();
        if (notice)
            report(*notice, m_slot->autosave());
        return std::move(found.game);
    }
    report(ProblemCode::tooManyInstances, m_folder);
    return std::nullopt;
}

// Only what was read and makes no sense is set aside: what cannot be read may be sound.
GameStore::Autosaved GameStore::readAutosave(const QString& path) const {
    const files::Content content = files::readFile(systemPath(path), static_cast<std::size_t>(kMostOwnBytes));
    if (content.failure && content.failure->trouble == files::ReadTrouble::missing)
        return {};
    if (content.failure && content.failure->trouble != files::ReadTrouble::tooLong) {
        report(ProblemCode::autosaveUnreadable, path, fromSystem(content.failure->reason));
        return {.game = {}, .isUsable = false};
    }
    game::Result<record::Game> game =
        content ? record::read(content.bytes, kMostOwnBytes)
                : game::Fault{.code = game::FaultCode::recordTooLong, .expected = kMostOwnBytes};
    if (game)
        return {.game = std::move(*game)};
    const auto aside = setAside(path);
    m_report({.code = aside ? ProblemCode::autosaveDamaged : ProblemCode::autosaveStuck,
              .file = aside.value_or(path),
              .reason = {},
              .fault = game.fault()});
    return {.game = {}, .isUsable = aside.has_value()};
}

// Nothing can be written into the folder, so nothing is set aside.
GameStore::Autosaved GameStore::readWithoutSlot() {
    const QString path = AutosaveSlot(m_folder, 1).autosave();
    const files::Content content = files::readFile(systemPath(path), static_cast<std::size_t>(kMostOwnBytes));
    if (content.failure && content.failure->trouble == files::ReadTrouble::missing)
        return {};
    if (content.failure) {
        report(ProblemCode::autosaveUnreadable, path, fromSystem(content.failure->reason));
        return {};
    }
    auto game = record::read(content.bytes, kMostOwnBytes);
    if (game)
        return {.game = std::move(*game)};
    m_report({.code = ProblemCode::autosaveStuck, .file = path, .reason = {}, .fault = game.fault()});
    return {};
}

// The games beside the autosave that wait for the archive.
void GameStore::collectReplaced() {
    for (const QString& path : m_slot->replaced()) {
        Autosaved found = readAutosave(path);
        if (!found.game)
            continue;
        const FileTags tags = fileTags(*found.game);
        m_waiting.push_back(
            std::make_shared<Left>(Left{.game = withoutFileTags(std::move(*found.game)),
                                        .source = {.copy = {.file = tags.archiveFile, .sum = tags.archiveSum}},
                                        .file = path}));
    }
}

void GameStore::findPrevious(const QString& file) {
    if (file.isEmpty())
        return;
    for (const LeftPtr& left : m_waiting)
        if (QFileInfo(left->file).fileName() == file)
            m_previous = left;
    if (m_previous)
        return;
    // Deleted since, or not readable now: there is nothing to bring back.
    if (auto found = m_archive.read(file))
        m_previous = std::make_shared<Left>(
            Left{.game = withoutFileTags(std::move(found->game)), .source = {.copy = found->copy}, .isStored = true});
}

// Games of other windows that have ended go to the archive, where they can be found.
void GameStore::adoptOrphans() {
    for (int number = 2; number <= kSlots; ++number) {
        AutosaveSlot slot(m_folder, number);
        if (slot.isEmpty() || slot.take() != LockState::taken)
            continue;
        slot.removeTemporaries();
        for (const QString& path : slot.replaced() + QStringList(slot.autosave()))
            adopt(path);
    }
}

// What cannot be read or put into the archive stays where it is, for the next time.
void GameStore::adopt(const QString& path) {
    const auto text = readFile(path, kMostOwnBytes);
    if (!text)
        return;
    auto game = record::read(*text, kMostOwnBytes);
    if (!game)
        return;
    if (isWorthKeeping(*game)) {
        const FileTags tags = fileTags(*game);
        ArchivedCopy copy{.file = tags.archiveFile, .sum = tags.archiveSum};
        const std::string kept = record::write(withoutFileTags(std::move(*game)));
        if (copy.file.isEmpty())
            if (const auto equal = m_archive.findEqual(kept))
                copy = *equal;
        if (!m_archive.put(kept, copy).isStored)
            return;
    }
    QFile::remove(path);
}

} // namespace session
