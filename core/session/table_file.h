// The table of perfect play of one rule set, as it lies on the disk: which files there are, what state they are in, and
// the values for whoever wants them.
//
//     rulebook.table          the solved rule set
//     rulebook.table.part     while it is being built, or after that was interrupted; gone on with next time
//     rulebook.lock           held by the program that builds it
//     rulebook.*.use          held by each program that has taken its values
//
// Trust: header and list of blocks are checked when the file is opened, and each block of values when one of it is
// looked up. A file whose look-ups have failed is not used again as it is.
//
// Belongs to one thread. Bad files are states, problems with the disk come back as a Problem.
#pragma once

#include "core/games/linja/rules.h"
#include "core/session/session_types.h"
#include "core/session/table_services.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

class QLockFile;

namespace session {

enum class TableState : std::uint8_t {
    absent,
    partial,
    building,
    ready,
    damaged,
    outdated,  // of an earlier version of the program: building converts it
    misplaced, // the file holds the table of other rules
};

struct TableEntry {
    QString rulesId;
    TableState state = TableState::absent;
    double done = 0;             // 0 to 1, while partial or building
    double secondsLeft = 0;      // while partial or building; 0: not known yet
    qint64 bytes = 0;            // on the disk
    int startValue = 0;          // when ready: the final margin of the side that begins
    std::optional<Problem> last; // what went wrong with it last, until something else is tried
};

// What building takes.
struct TableNeeds {
    qint64 disk = 0; // more than there is by now, at most
    qint64 memory = 0;
    qint64 freeDisk = -1; // negative: not known
    qint64 freeMemory = -1;
    int seconds = 0; // a rough guess for this machine, of the whole
};

class TableFile {
public:
    // Touches nothing. An empty folder keeps nothing. `services` must outlive this.
    TableFile(const QString& folder, const game::NamedRules<linja::Rules>& rules, const TableServices& services);
    ~TableFile();

    // One of every rule set that can have a table, in the catalogue's order.
    [[nodiscard]] static std::vector<std::unique_ptr<TableFile>> ofAllRules(const QString& folder,
                                                                            const TableServices& services);
    // The game whose tables these are.
    [[nodiscard]] static std::string_view gameId();
    [[nodiscard]] QString rulesId() const { return m_entry.rulesId; }
    // Looks at the folder the first time: at the start of the program only one table is of interest.
    [[nodiscard]] const TableEntry& entry();
    [[nodiscard]] TableState state() { return entry().state; }
    // Looks at the folder again, where it has been looked at before. True when values that were taken are given up,
    // since their file is gone or another.
    bool rescan();

    // Null unless the table is ready.
    [[nodiscard]] std::shared_ptr<const game::ExactValues> values();
    // What look-ups have found since the values were taken; nothing where all went well. giveUpValues() comes next.
    [[nodiscard]] std::optional<Problem> damage();
    // True when there were any.
    bool giveUpValues();
    void showDamaged() { m_entry.state = TableState::damaged; }
    // Whether another program, or another window of this one, has taken values.
    [[nodiscard]] bool isUsedElsewhere() const;

    [[nodiscard]] TableNeeds needs();
    // Claims the table for building; a problem means that it is not to be built.
    std::optional<Problem> beginBuild();
    [[nodiscard]] solver::BuildOptions buildOptions() const;
    void showProgress(const solver::Progress& progress);
    // Looks at what there is now; a fault is why the building has ended early.
    void endBuild(const std::optional<game::Fault>& fault);

    // Deletes the table, or what there is of it. Values should have been given up.
    std::optional<Problem> remove();

private:
    void scan();
    void scanTable();
    void scanPart();
    [[nodiscard]] std::optional<Problem> obstacle();
    [[nodiscard]] QString path(const char* ending) const;
    [[nodiscard]] Problem troubleWith(game::Fault fault) const;
    [[nodiscard]] QByteArray sizeAndTime() const;
    void markUse();

    QString m_folder;
    game::NamedRules<linja::Rules> m_rules;
    const TableServices& m_services;
    TableEntry m_entry;
    bool m_isScanned = false;                          // m_entry says what the folder holds
    QByteArray m_seen;                                 // sizeAndTime() of the file that m_entry speaks of
    QByteArray m_refused;                              // the same of a file whose look-ups have failed
    std::shared_ptr<const game::ExactValues> m_values; // once they are asked for
    std::unique_ptr<QLockFile> m_use;                  // as long as these are held
    std::unique_ptr<QLockFile> m_lock;                 // while it is being built
};

} // namespace session
