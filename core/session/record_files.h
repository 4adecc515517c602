// Games as files: those that the user saves under a name, and those of the archive. Opening one puts it on the table
// and is the session's; nothing here touches the game that is being played.
//
// What the disk refuses is told by problem(), before the function returns false or nothing.
#pragma once

#include "core/game/result.h"
#include "core/session/game_store.h"

#include <QDateTime>
#include <QList>
#include <QObject>

#include <optional>
#include <string>

namespace session {

class RecordFiles : public QObject {
    Q_OBJECT

public:
    explicit RecordFiles(GameStore& store); // which must outlive this

    // Writes a record, in the place of what is there. What could not be opened again is not written.
    bool save(const std::string& record, const QString& path);
    // The same of a game of the archive.
    bool saveFromArchive(const QString& file, const QString& path);

    // Takes a game out of the archive, to be put back. Games that are deleted in one go have the same `when`.
    std::optional<RemovedGame> takeFromArchive(const QString& file,
                                               const QDateTime& when = QDateTime::currentDateTimeUtc());
    // The game's entry; nothing where it could not be put back.
    std::optional<ArchiveEntry> putBack(const RemovedGame& game);
    // The deleted games that can still be put back, the oldest first. Removes for good those that are older.
    [[nodiscard]] QList<RemovedGame> deletedGames();

signals:
    void problem(const session::Problem& problem);
    void openFileTaken(); // the game on the table is not in the archive any more

private:
    GameStore& m_store;
};

} // namespace session
