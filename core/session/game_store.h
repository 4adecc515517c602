// Keeps the games of a session: autosave, archive, and what lies between them.
//
// The invariant: at every moment the game on the table, the one it replaced, and every change said to be kept are on
// the disk, or the user has been told. In detail:
//   - A change is on the disk when save() returns; where that fails, it is told (once, until it succeeds again), and
//     isTableSafe() is false, so that quitting can ask.
//   - A game leaves the table for the archive, unless it lies elsewhere as it is: in a file of the archive, or in the
//     file of the user that it was opened from. Where the archive does not take it, it is kept in a file beside the
//     autosave; where that cannot be written, in the autosave itself, which no other game then overwrites. The archive
//     is tried again at every save and at the next start. Where nothing takes the game, that is told and unsafeGames()
//     names it.
//   - A file of the archive is only replaced while it holds what this window last read or wrote there, else both games
//     are kept (archive.h). An autosave that cannot be read is left as it is, one that makes no sense is set aside.
//   - A file is replaced as a whole, and waited for until it is on the disk (core/files/write.h).
//
// Troubles are told through the function given; a folder without name keeps nothing and tells nothing.
#pragma once

#include "core/record/game.h"
#include "core/session/archive.h"
#include "core/session/autosave_slot.h"
#include "core/session/session_types.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace session {

class GameStore {
public:
    using Report = std::function<void(const Problem&)>;

    // Where a game comes from.
    struct Source {
        ArchivedCopy copy{};     // in the archive
        QString file{};          // of the user
        QByteArray fileSum{};    // what it held
        bool isFromHere = false; // it began at this table, so that nothing in the archive can be equal to it
    };
    [[nodiscard]] static Source fromHere() { return {.isFromHere = true}; }
    // What becomes of a game that undo takes off the table.
    enum class Trace : std::uint8_t { none, redo, archive };

    GameStore(const QString& folder, Report report); // touches nothing
    ~GameStore();

    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] Archive& archive() { return m_archive; }
    [[nodiscard]] const Archive& archive() const { return m_archive; }
    [[nodiscard]] bool hasAutosave() const { return m_slot != nullptr; }

    // Takes a place in the data folder, and gives the game of the last time.
    [[nodiscard]] std::optional<record::Game> resume();
    // Takes a place, where there is none yet; a game that lies there goes to the archive.
    void open();

    // The game on the table, in the form that the session needs to go on with it.
    void save(const record::Game& game);
    [[nodiscard]] bool isTableSafe() const { return m_folder.isEmpty() || m_isSaved; }
    // The bytes of the autosave, whether it was written or not.
    [[nodiscard]] std::size_t savedBytes() const { return m_savedBytes; }
    [[nodiscard]] const QString& archiveFile() const { return m_source.copy.file; }
    void forgetArchiveFile(); // it has been removed

    // Another game comes to the table. What leaves it is put away, and goBack() brings it back; null for a game that
    // nobody would miss.
    void replace(const record::Game* leaving, Source next);
    [[nodiscard]] bool hasPrevious() const { return m_previous != nullptr; }
    [[nodiscard]] bool hasNext() const { return m_next != nullptr; }
    // The game that was replaced comes back, and goForward() brings the one that leaves.
    [[nodiscard]] std::optional<record::Game> goBack(const record::Game& leaving, Trace trace);
    [[nodiscard]] std::optional<record::Game> goForward(const record::Game& leaving, Trace trace);
    void forgetNext() { m_next.reset(); }
    // Games that have left the table and are nowhere on the disk.
    [[nodiscard]] std::vector<record::Game> unsafeGames() const;

private:
    struct Left;
    using LeftPtr = std::shared_ptr<Left>;
    struct Autosaved;

    void report(ProblemCode code, const QString& file, const QString& reason = {}) const;
    // Starting (game_store_start.cpp)
    [[nodiscard]] bool makeFolders() const;
    [[nodiscard]] std::optional<record::Game> takeSlot();
    [[nodiscard]] Autosaved readAutosave(const QString& path) const;
    [[nodiscard]] Autosaved readWithoutSlot();
    void collectReplaced();
    void findPrevious(const QString& file);
    void adoptOrphans();
    void adopt(const QString& path);

    [[nodiscard]] LeftPtr putAway(const record::Game& game);
    [[nodiscard]] bool liesElsewhere(const record::Game& game) const;
    void putOnTable(const LeftPtr& left);
    bool store(Left& left);
    std::optional<QString> secure(Left& left);
    [[nodiscard]] static bool isOnDisk(const Left& left);
    void release(const LeftPtr& left);
    void retry();
    [[nodiscard]] std::string textOf(const Left& left) const;
    void setTable(Source source);
    [[nodiscard]] std::optional<QString> writeAutosave(const std::string& text);
    [[nodiscard]] std::filesystem::path temporary() const;

    QString m_folder;
    Report m_report;
    Archive m_archive;
    std::unique_ptr<AutosaveSlot> m_slot; // null: no autosave

    // The game on the table.
    Source m_source;
    QByteArray m_asBegun; // checksums of it when it came to the table: of all, and without what only a session needs
    QByteArray m_gameAsBegun;
    bool m_isSaved = false; // the autosave holds it as it is
    bool m_isFailing = false;
    std::size_t m_savedBytes = 0;
    LeftPtr m_onTable; // it waits for the archive and is back on the table

    LeftPtr m_previous;
    LeftPtr m_next;
    std::vector<LeftPtr> m_waiting; // for the archive
};

} // namespace session
