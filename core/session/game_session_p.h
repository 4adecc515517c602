// The inside of GameSession: the referee between players, table and files. Private to this folder.
//
// Every change goes the same way: the table changes; change() asks the next player, saves, and announces by signals.
// A slot may call the session again from within a signal: the inner change then announces everything, and the outer
// stops. An edit of the record within a signal announces itself alone, and the outer change goes on.
#pragma once

#include "core/record/reader.h"
#include "core/session/engine.h"
#include "core/session/game_session.h"
#include "core/session/game_store.h"
#include "core/session/perfect_tables.h"
#include "core/session/player.h"
#include "core/session/table.h"

namespace session {

// A game may grow on the table beyond what is taken from outside, but not beyond what can be read again.
inline constexpr int kMostOpenedBytes = record::kMaxBytes / 4 * 3;

struct GameSession::Private {
    // What has happened: another game, a turn, another change of the position, one of the record alone, or none.
    enum class Event { started, turn, moved, edited, none };

    // A change of the record that undo takes back.
    struct Edit {
        Table::Place before;
        int ply = 0;             // after it
        bool hasMoved = false;   // it changed the present place
        bool changesEnd = false; // it changed what is known of the game's end
        bool isDeclared = false; // it was made after a declared end
        int commented = -1;      // the node that is being commented on
    };
    struct Undone {
        Table::Place after;
        int ply = 0; // where it was undone
        Edit edit;
    };

    // What undo leads to.
    enum class Undo { none, edit, turn, previousGame };

    Private(GameSession& session, const QString& folder, TableWorkshop workshop);

    // --- Referee (game_session.cpp)
    void onTurnChosen(quint64 answered, const QString& turn);
    void change(Event event);
    void announce(Event event);
    void ask();
    [[nodiscard]] Player* nextPlayer();
    [[nodiscard]] bool isComputerToMove() const;
    void pauseDemo();
    void declare(const game::Outcome& outcome);
    void useTable();
    void undoOrRedoTo(int ply);
    [[nodiscard]] bool goToNode(int node);
    [[nodiscard]] bool hasRoom() const; // for another turn

    // --- Changes of the record (record_edits.cpp)
    void keep(Edit edit);
    void finishEdit(bool hasMoved);
    [[nodiscard]] bool undoesEdit() const;
    [[nodiscard]] bool redoesEdit() const;
    static void stayAt(const Table::Place& now, Table::Place& place, const Edit& edit);
    void finishReturn(bool hasMoved);
    void undoEdit();
    void redoEdit();

    // --- Games and files (game_files.cpp)
    // The running game leaves the table for another one, which the caller announces.
    void replaceBy(Table next, GameStore::Source source);
    void setUp(Table next);
    [[nodiscard]] Undo undoLeadsTo() const;
    [[nodiscard]] bool canBringBack() const;
    enum class Way { back, forward };
    void bringBack(Way way);
    [[nodiscard]] game::Result<void> openText(std::string_view text, const QString& file);
    [[nodiscard]] bool saveText(const std::string& text, const QString& path);
    [[nodiscard]] bool isWorthKeeping() const;
    void save();
    // Problems wait until the change is complete, since a slot may open a dialog with an event loop of its own.
    void tell(const Problem& trouble) { troubles.push_back(trouble); }
    void sayTroubles();

    GameSession& q;
    GameStore store;
    PerfectTables tables;
    std::shared_ptr<const game::ExactValues> values; // of the rules on the table; null without a table
    Engine engine;
    std::array<std::unique_ptr<HumanPlayer>, 2> people;
    std::array<std::unique_ptr<ComputerPlayer>, 2> computers;
    std::unique_ptr<PassPlayer> passer;
    Player* active = nullptr; // who has been asked
    quint64 ticket = 0;
    quint64 generation = 0; // counts changes
    bool isStarted = false; // a game was begun; before that the table is only looked at
    bool isPaused = false;
    std::optional<game::Result<game::TurnView>>* answer = nullptr; // where playTurn() waits for the result

    Table table;
    bool isUntouched = false; // nothing was done in an opened game

    std::vector<Edit> edits;         // of the game on the table, the last one at the end
    std::vector<Undone> undoneEdits; // while nothing else has happened

    std::vector<Problem> troubles; // to be told
    // What was last told by a signal.
    MatchScore toldScore;
    bool toldThinking = false;
    bool toldPaused = false;
    bool toldOver = false;
};

} // namespace session
