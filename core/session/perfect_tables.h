// The tables of perfect play on this computer, one file a rule set: what there is, building one in the background,
// deleting, and the values for whoever wants them.
//
//     tables/rulebook.table          a solved rule set
//     tables/rulebook.table.part     one that is being built, or was interrupted; gone on with next time
//     tables/rulebook.lock           held by the program that builds it
//     tables/rulebook.checked        size, time and checksum of the file that was last read through and found sound
//
// Trust: the header is checked whenever a file is opened. Before its values are given out for the first time the whole
// file is read and compared with its checksums, in a worker thread; after that it is trusted for as long as size, time
// and header stay the same, since reading 1.3 GB at every start would cost more than the rare damage it would find.
//
// Everything belongs to the thread that made it; work goes on in threads of its own, which the destructor stops (they
// notice within a fraction of a second) and waits for.
#pragma once

#include "core/session/session_types.h"
#include "core/session/table_workshop.h"

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
    enum class State : std::uint8_t { absent, partial, building, ready, damaged };

    struct Entry {
        QString rulesId;
        State state = State::absent;
        double done = 0;             // 0 to 1, while partial or building
        double secondsLeft = 0;      // while building; 0: not known yet
        qint64 bytes = 0;            // on the disk
        int startValue = 0;          // when ready: the final margin of the side that begins
        std::optional<Problem> last; // what went wrong with it last, until something else is tried
    };

    struct Needs {
        qint64 disk = 0; // more than there is by now
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
    // Looks at the folder again: another program may have changed it.
    void rescan();

    // The values of a table that is trusted, else null. A file that has never been read through is then read in the
    // background, and valuesChanged() tells when it is good.
    [[nodiscard]] std::shared_ptr<const linja::ExactValues> values(std::string_view rulesId);

    // Begins to build, or goes on; one table at a time. A problem means that nothing has begun.
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

private:
    struct Job {
        std::atomic<bool> stop{false};
        QString rulesId;
    };
    struct Slot;

    // The slot of these rules, or null. Looks at the folder the first time: at start only one table is of interest.
    [[nodiscard]] Slot* find(const QString& rulesId) const;
    void scan(Slot& slot) const;
    [[nodiscard]] QString path(const Slot& slot, const char* ending) const;
    [[nodiscard]] Problem troubleWith(const Slot& slot, ProblemCode code, game::Fault fault) const;
    [[nodiscard]] QByteArray sizeAndTime(const Slot& slot) const;
    [[nodiscard]] QByteArray stamp(const Slot& slot) const;
    [[nodiscard]] bool isStamped(const Slot& slot) const;
    void startCheck(Slot& slot);
    void finishCheck(const std::shared_ptr<Job>& job, const std::optional<game::Fault>& damage);
    void showProgress(const std::shared_ptr<Job>& job, const solver::Progress& progress);
    void finishBuild(const std::shared_ptr<Job>& job, const game::Result<solver::BuildReport>& report);
    void forgetValues(Slot& slot);
    [[nodiscard]] std::optional<Problem> obstacle(const Slot& slot) const;

    QString m_folder;
    TableWorkshop m_workshop;
    std::vector<std::unique_ptr<Slot>> m_slots;
    std::shared_ptr<Job> m_building;
    std::unique_ptr<QLockFile> m_lock;
    QThreadPool m_builder; // one thread
    QThreadPool m_checker; // one thread
};

} // namespace session
