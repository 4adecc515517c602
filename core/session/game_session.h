// One game on the table with everything around it, and the wires between the parts:
//
//     game()      the game that is played: its record, the place in it, its history, its result
//     referee()   who plays, and at what pace; turns of people and computers are handed in there
//     edits()     changes of the record that are not turns, and their undo
//     store()     autosave and archive: nothing is lost there
//     files()     games as files
//     tables()    perfect play
//
// Every change goes the same way: the game changes, the referee asks who is next, the store saves, and changed() says
// once what all that has brought. A slot may change the game again: what it brings is announced before the rest of the
// slots hear of the first change, and what they read is always the present state.
//
// Everything here belongs to the thread that made it. No function waits for the computer longer than it takes to notice
// its stop token. Bad turns and records come back as a game::Fault and change nothing; troubles of the disk are told by
// problem() and the game goes on.
#pragma once

#include "core/session/game_store.h"
#include "core/session/played_game.h"
#include "core/session/record_edits.h"
#include "core/session/record_files.h"
#include "core/session/referee.h"
#include "core/session/session_types.h"

#include <QObject>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace session {

class PerfectTables;
struct TableServices;

class GameSession : public QObject {
    Q_OBJECT

public:
    // Games are kept in `dataFolder`, made when it is missing; an empty name keeps nothing. No game is begun until
    // resume() or newGame(). The tables of perfect play lie in its folder "tables".
    explicit GameSession(const QString& dataFolder, QObject* parent = nullptr);
    // With other means to build and open tables than this machine's, and other computer players.
    GameSession(const QString& dataFolder, TableServices services, NewThinker newThinker = games::newThinker,
                QObject* parent = nullptr);
    ~GameSession() override; // saves, and stops the computer

    [[nodiscard]] const PlayedGame& game() const { return m_game; }
    [[nodiscard]] Referee& referee() { return m_referee; }
    [[nodiscard]] const Referee& referee() const { return m_referee; }
    [[nodiscard]] RecordEdits& edits() { return m_edits; }
    [[nodiscard]] const RecordEdits& edits() const { return m_edits; }
    [[nodiscard]] const GameStore& store() const { return m_store; }
    [[nodiscard]] RecordFiles& files() { return m_files; }
    [[nodiscard]] PerfectTables& tables() const { return *m_tables; }

    // --- Another game comes to the table; the one before goes to the archive.

    // Takes the data folder and puts the game of the last time back: position, history, undo and redo, match. False
    // when there is none. Call once, after connecting the signals.
    bool resume();
    // Starts a game, with the match score at zero. undo() brings the old one back for as long as no person has played a
    // turn. Faults: those of games::newMatch(), recordTooLong.
    game::Result<void> newGame(const GameSetup& setup);
    // The next game of the match, or a new match when it is over: the loser starts; after a draw the one who did not
    // start (9.1). Only when the game is over; false otherwise.
    bool rematch();
    // A file of the user. False after a problem().
    bool openRecord(const QString& path);
    // A game in record form, as from the clipboard.
    game::Result<void> openRecordText(std::string_view text);
    // A game of the archive: an unfinished one goes on. False after a problem().
    bool reopenFromArchive(const QString& file);

    // --- The game goes on.

    // Plays a whole turn for the person to move. Faults: as Referee::commit().
    game::Result<game::TurnView> playTurn(std::string_view turnText);
    // Goes to any node to try something: in a game that has ended or was opened, turns played from there are
    // variations, and the game stays as it was, with its result. False when there is no such node.
    bool goToNode(int node);
    // Goes there and plays on: its line becomes the one that is played, also in a game that had ended or was opened.
    // The turns after it wait for redo(), and become a variation once another turn is played.
    bool playFromNode(int node);
    void resign(game::Side side);
    void agreeDraw(); // between people only

    // Takes an edit of the record back, or goes back to the last turn of a person (between computers one turn, and they
    // are paused), passes together with their neighbours, also after the end. At the start of a game, and while nothing
    // has been done in an opened one: back to the game before it. redo() brings all that again.
    void undo();
    void redo();
    [[nodiscard]] UndoStep undoStep() const;
    [[nodiscard]] UndoStep redoStep() const;

    // --- What is kept.

    [[nodiscard]] std::string recordText() const; // as it is saved and copied
    // Writes the present state again, as when the program loses the focus. False when the disk does not take it, or has
    // not taken a game that was on the table before: that game would be lost with the program.
    bool saveNow();
    // What would be lost, as text to be saved elsewhere: the game on the table first, if it is one of them.
    [[nodiscard]] std::vector<std::string> unsafeRecords() const;

signals:
    void changed(session::Changes what);
    void problem(const session::Problem& problem);

private:
    enum class Way : std::uint8_t { back, forward };

    // Changes
    void take(Changes what);
    void announce(Changes what);
    [[nodiscard]] bool goTo(int node);
    void undoTo(int ply);
    void declare(const game::Outcome& outcome);
    void useTable();

    // Games that come and go
    void replaceBy(PlayedGame next, GameStore::Source source);
    void setUp(PlayedGame next);
    game::Result<void> openText(std::string_view text, const QString& file);
    [[nodiscard]] bool canBringBack() const;
    void bringBack(Way way);

    void save();
    [[nodiscard]] bool isWorthKeeping() const;
    // Problems wait until the change is complete, since a slot may open a dialog with an event loop of its own.
    void report(const Problem& trouble) { m_troubles.push_back(trouble); }
    void reportTroubles();

    GameStore m_store;
    std::unique_ptr<PerfectTables> m_tables;
    PlayedGame m_game;
    bool m_isUntouched = false; // nothing was done in an opened game
    Referee m_referee;
    RecordEdits m_edits;
    RecordFiles m_files;
    std::vector<Problem> m_troubles; // to be told

    // What was last announced.
    MatchScore m_score;
    bool m_wasThinking = false;
    bool m_wasPaused = false;
    bool m_wasOver = false;
};

} // namespace session
