// The tables of perfect play on this computer, one file a rule set of Linja: what there is, building one in the
// background, deleting, and the values for whoever wants them.
//
//     tables/rulebook.table          a solved rule set
//     tables/rulebook.table.part     one that is being built, or was interrupted; gone on with next time
//     tables/rulebook.lock           held by the program that builds it
//     tables/rulebook.*.use          held by each program that has taken its values
//
// Trust: header and list of blocks are checked when a file is opened, and each block of values when one of it is looked
// up, so nothing is read through beforehand and damage that comes later is found as well. Whoever has had answers from
// the values calls lookForDamage(); a table that has failed is not used again as it is. What another program does to
// the folder is noticed, too: values of a file that was deleted or replaced are given up.
//
// Everything belongs to the thread that made it; building goes on in a thread of its own, which the destructor stops
// (it notices within a fraction of a second) and waits for.
#pragma once

#include "core/session/session_types.h"
#include "core/session/table_workshop.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

class QLockFile;

namespace session {

class PerfectTables : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        absent,
        partial,
        building,
        ready,
        damaged,
        outdated,  // of an earlier version of the program: build() converts it
        misplaced, // the file holds the table of other rules
    };

    struct Entry {
        QString rulesId;
        State state = State::absent;
        double done = 0;             // 0 to 1, while partial or building
        double secondsLeft = 0;      // while partial or building; 0: not known yet
        qint64 bytes = 0;            // on the disk
        int startValue = 0;          // when ready: the final margin of the side that begins
        std::optional<Problem> last; // what went wrong with it last, until something else is tried
    };

    struct Needs {
        qint64 disk = 0; // more than there is by now, at most
        qint64 memory = 0;
        qint64 freeDisk = -1; // negative: not known
        qint64 freeMemory = -1;
        int seconds = 0; // a rough guess for this machine, of the whole
    };

    // An empty folder keeps nothing: there are no tables then, and none can be built.
    explicit PerfectTables(const QString& folder, TableWorkshop workshop = TableWorkshop::ofThisMachine(),
                           QObject* parent = nullptr);
    ~PerfectTables() override;

    // Every rule set that can have a table, in the catalogue's order.
    [[nodiscard]] std::vector<Entry> entries() const;
    [[nodiscard]] Entry entry(const QString& rulesId) const;
    [[nodiscard]] Needs needs(const QString& rulesId) const;
    // Looks at the folder again: another program may have changed it. Happens by itself when files come or go.
    void rescan();

    // The values of the table for the rules of a game, else null.
    [[nodiscard]] std::shared_ptr<const game::ExactValues> values(std::string_view gameId, std::string_view rulesId);
    // Gives up tables whose look-ups have failed, and tells of it by failed() and valuesChanged().
    void lookForDamage();
    // Whether another program, or another window of this one, has taken values of this table.
    [[nodiscard]] bool isUsedElsewhere(const QString& rulesId) const;

    // Begins to build, goes on, or converts; one table at a time. A problem means that nothing has begun.
    std::optional<Problem> build(const QString& rulesId);
    [[nodiscard]] bool isBuilding() const { return m_building != nullptr; }
    [[nodiscard]] bool isStopping() const { return m_building && m_building->stop; }
    // The one that is being built, or an empty text.
    [[nodiscard]] QString buildingId() const;
    // What is done is kept. changed() tells when it has stopped.
    void stopBuilding();
    // Deletes the table, or what there is of it. Not while it is being built.
    std::optional<Problem> remove(const QString& rulesId);

signals:
    void changed(); // entries() or their progress
    void valuesChanged(const QString& rulesId);
    void built(const QString& rulesId);
    void failed(const QString& rulesId, const session::Problem& problem);
    // A table whose values were in use is gone: somebody else has deleted it.
    void lost(const QString& rulesId);

private:
    struct Job {
        std::atomic<bool> stop{false};
        QString rulesId;
    };
    struct Slot;

    // The slot of these rules, or null. Looks at the folder the first time: at start only one table is of interest.
    [[nodiscard]] Slot* find(const QString& rulesId) const;
    void scan(Slot& slot) const;
    void scanFile(Slot& slot) const;
    void scanPart(Slot& slot) const;
    void watch();
    [[nodiscard]] QString path(const Slot& slot, const char* ending) const;
    [[nodiscard]] Problem troubleWith(const Slot& slot, game::Fault fault) const;
    [[nodiscard]] QByteArray sizeAndTime(const Slot& slot) const;
    void markUse(Slot& slot);
    void showProgress(const std::shared_ptr<Job>& job, const solver::Progress& progress);
    void finishBuild(const std::shared_ptr<Job>& job, const game::Result<solver::BuildReport>& report);
    void forgetValues(Slot& slot);
    [[nodiscard]] std::optional<Problem> obstacle(const Slot& slot) const;

    QString m_folder;
    TableWorkshop m_workshop;
    QFileSystemWatcher m_watcher;
    std::vector<std::unique_ptr<Slot>> m_slots;
    std::shared_ptr<Job> m_building;
    std::unique_ptr<QLockFile> m_lock;
    QThreadPool m_builder; // one thread
};

} // namespace session
