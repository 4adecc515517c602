// The data folder of a session: the autosave, the lock that keeps two programs apart, and the archive.
//
//     current.linja, current.lock       the game on the table, and who holds it
//     current-2.linja, current-2.lock   the same of a second program that runs at the same time, up to 8
//     archive/*.linja                   games that were put away
//     *.damaged-20261129-153012         files that could not be read, set aside
//
// Files are replaced as a whole (QSaveFile) and are on the disk when a function returns. Failures come back as a
// Problem.
#pragma once

#include "core/game/result.h"
#include "core/record/game.h"
#include "core/session/session_types.h"

#include <QFileInfo>
#include <QString>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

class QLockFile;

namespace session {

class Storage {
public:
    explicit Storage(const QString& folder); // touches nothing; an empty name keeps nothing
    ~Storage();

    // Makes the folder and takes the first autosave that is free. A problem may be no more than a notice: see
    // hasAutosave().
    std::optional<Problem> open();
    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] bool hasAutosave() const { return m_lock != nullptr; }

    // The game that was saved, or nothing. What cannot be read is set aside and told by `problem`.
    [[nodiscard]] std::optional<record::Game> readAutosave(std::optional<Problem>& problem);
    std::optional<Problem> writeAutosave(std::string_view text);

    // Puts a game into the archive, over `file` or, when that is empty, under a new name, which `file` then holds.
    std::optional<Problem> addToArchive(std::string_view text, QString& file);
    [[nodiscard]] std::optional<record::Game> readFromArchive(const QString& file,
                                                              std::optional<Problem>& problem) const;
    // Takes a game out of the archive, and puts it back under its name and time.
    std::optional<RemovedGame> takeFromArchive(const QString& file, std::optional<Problem>& problem);
    std::optional<Problem> putBack(const RemovedGame& game);
    // Newest first; the unreadable ones are in `problems`.
    [[nodiscard]] std::vector<ArchiveEntry> archive(std::vector<Problem>& problems) const;

private:
    [[nodiscard]] QString slotPath(int slot, const QString& ending) const;
    [[nodiscard]] QString archivePath(const QString& file) const;
    void adoptOrphans();

    QString m_folder;
    QString m_autosave;
    std::unique_ptr<QLockFile> m_lock;
};

// The files of the archive in this data folder, the newest first, and what one of them holds.
[[nodiscard]] QFileInfoList archiveFiles(const QString& dataFolder);
[[nodiscard]] game::Result<ArchiveEntry> readArchived(const QFileInfo& file);

// A whole file of at most record::kMaxBytes. Faults: unreadable with the system's reason, recordTooLong.
[[nodiscard]] game::Result<std::string> readFile(const QString& path);
// Replaces a file; the system's reason when it cannot be done, and the old file is then as it was.
[[nodiscard]] std::optional<QString> replaceFile(const QString& path, std::string_view text);

} // namespace session
