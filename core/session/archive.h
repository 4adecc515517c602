// The archive: the games that were put away, one file each, in a folder that windows of the program share. What another
// window has written there since is never overwritten: both games are kept then.
//
//     archive/20261129-153012.linja             put away by the first window
//     archive/20261129-153012-current-2.linja   by the second one, so that two windows never want the same new name
//     deleted/20261201-090000123.20261129-153012.linja   deleted from the archive, at this time (UTC)
#pragma once

#include "core/game/result.h"
#include "core/record/game.h"
#include "core/session/session_types.h"

#include <QByteArray>
#include <QDateTime>
#include <QFileInfo>
#include <QList>
#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace session {

// What the program writes stays below record::kMaxBytes; it did not always, and such files can still be read.
inline constexpr int kMostOwnBytes = 8 * 1024 * 1024;

// How long a deleted game can be brought back.
inline constexpr int kDaysKept = 30;

// A game's file in the archive, and the checksum of what it held when this window last read or wrote it; the checksum
// is empty where a program that did not note it left the game.
struct ArchivedCopy {
    QString file; // empty: the game is not in the archive
    QByteArray sum;
};

class Archive {
public:
    explicit Archive(const QString& dataFolder); // touches nothing; an empty name keeps nothing
    // The number of the window's autosave, which is part of new names; 0 where it has none.
    void useSlot(int slot) { m_slot = slot; }

    // Puts a game away: over its copy where that is as this window knows it, else under a new name. A game that was
    // put away may have a problem too: archiveChanged.
    struct Stored {
        bool isStored = false;
        std::optional<Problem> problem;
    };
    [[nodiscard]] Stored put(std::string_view text, ArchivedCopy& copy);
    // A file that holds this game already, whoever put it there; what only a session cares about may differ.
    [[nodiscard]] std::optional<ArchivedCopy> findEqual(std::string_view text) const;
    // Whether the copy is still there as this window knows it.
    [[nodiscard]] bool holds(const ArchivedCopy& copy) const;

    struct Found {
        record::Game game;
        ArchivedCopy copy;
    };
    // Faults: unreadable, those of records.
    [[nodiscard]] game::Result<Found> read(const QString& file) const;
    // Moves a game to the folder of deleted games, and back under its name (or another, where that is taken).
    [[nodiscard]] std::optional<RemovedGame> take(const QString& file, const QDateTime& when,
                                                  std::optional<Problem>& problem) const;
    [[nodiscard]] std::optional<ArchiveEntry> putBack(const RemovedGame& game, std::optional<Problem>& problem) const;
    // The deleted games, the oldest first. Those that were deleted more than kDaysKept before `now` are removed for
    // good.
    [[nodiscard]] QList<RemovedGame> deletedGames(const QDateTime& now) const;
    // Newest first; the unreadable ones are in `problems`.
    [[nodiscard]] std::vector<ArchiveEntry> entries(std::vector<Problem>& problems) const;

    // A name from a file or a list does not lead out of the archive.
    [[nodiscard]] QString path(const QString& file) const;

private:
    [[nodiscard]] QString deletedFolder() const;
    [[nodiscard]] Stored putUnderNewName(std::string_view text, ArchivedCopy& copy) const;
    [[nodiscard]] bool mayReplace(const ArchivedCopy& copy, std::string_view text) const;

    QString m_folder;
    int m_slot = 0;
};

// The files of the archive in this data folder, the newest first, and what one of them holds.
[[nodiscard]] QFileInfoList archiveFiles(const QString& dataFolder);
[[nodiscard]] game::Result<ArchiveEntry> readArchived(const QFileInfo& file);

// The name of the window's temporary files, in every folder that it shares with other windows.
[[nodiscard]] QString temporaryName(int slot); // empty for a window without autosave

} // namespace session
