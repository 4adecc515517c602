// The tables of perfect play on this computer, one a rule set (table_file.h): what there is, building one in the
// background, deleting, and the values for whoever wants them.
//
// Whoever has had answers from the values calls lookForDamage(); a table that has failed is not used again as it is
// (see table_file.h). What another program does to the folder is noticed, too: values of a file that was deleted or
// replaced are given up.
//
// Everything belongs to the thread that made it; building goes on in a thread of its own, which the destructor stops
// (it notices within a fraction of a second) and waits for.
#pragma once

#include "core/session/session_types.h"
#include "core/session/table_file.h"
#include "core/session/table_services.h"
#include "core/session/work_thread.h"

#include <QFileSystemWatcher>
#include <QObject>

#include <atomic>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace session {

class PerfectTables : public QObject {
    Q_OBJECT

public:
    using State = TableState;
    using Entry = TableEntry;
    using Needs = TableNeeds;

    // An empty folder keeps nothing: there are no tables then, and none can be built.
    explicit PerfectTables(const QString& folder, TableServices services = TableServices::ofThisMachine(),
                           QObject* parent = nullptr);
    ~PerfectTables() override;

    // The game whose tables these are.
    [[nodiscard]] std::string_view gameId() const { return TableFile::gameId(); }
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
        TableFile* file = nullptr;
    };

    // The file of these rules, or null.
    [[nodiscard]] TableFile* find(const QString& rulesId) const;
    void watch();
    void giveUpValues(TableFile& file);
    void showProgress(const std::shared_ptr<Job>& job, const solver::Progress& progress);
    void finishBuild(const std::shared_ptr<Job>& job, const game::Result<solver::BuildReport>& report);

    QString m_folder;
    TableServices m_services;
    QFileSystemWatcher m_watcher;
    std::vector<std::unique_ptr<TableFile>> m_files;
    std::shared_ptr<Job> m_building;
    WorkThread m_builder; // the last member: its end is the first thing that happens
};

} // namespace session
