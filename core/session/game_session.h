// One game on the table with everything around it: players, undo, match, autosave, archive. The window talks to this
// class and to nothing below it.
//
// Everything here belongs to the thread that made it. The computer thinks in a worker thread of the session; no
// function waits for it longer than it takes to notice its stop token. Turns of the computer and forced passes arrive
// by signals from the event loop, never from within a call. Every change is on the disk before its signals are sent.
//
// Bad turns come back as a game::Fault and change nothing; troubles of the disk are told by problem() and the game goes
// on.
#pragma once

#include "core/game/match.h"
#include "core/record/game.h"
#include "core/session/session_types.h"

#include <QList>
#include <QObject>

#include <memory>
#include <vector>

namespace session {

class PerfectTables;
struct TableWorkshop;

class GameSession : public QObject {
    Q_OBJECT

public:
    // Games are kept in `dataFolder`, made when it is missing; an empty name keeps nothing. There is no game yet, only
    // an empty table with the default setup, until resume() or newGame().
    // The tables of perfect play lie in its folder "tables".
    explicit GameSession(const QString& dataFolder, QObject* parent = nullptr);
    // With other means to build and open tables than this machine's.
    GameSession(const QString& dataFolder, TableWorkshop workshop, QObject* parent = nullptr);
    ~GameSession() override; // saves, and stops the computer

    // --- Starting

    // Takes the data folder and puts the game of the last time back: position, history, undo and redo, match. False
    // when there is none. Call once, after connecting the signals.
    bool resume();
    // Puts the running game into the archive and starts another, with the match score at zero. undo() brings the old
    // one back for as long as no person has played a turn. Faults: those of games::newMatch(); nothing has changed
    // then.
    game::Result<void> newGame(const GameSetup& setup);
    // The next game of the match, or a new match when it is over: the loser starts; after a draw the one who did not
    // start (9.1). Only when the game is over; false otherwise.
    bool rematch();

    // --- Playing

    // Plays a whole turn for the person to move. Faults: those of the turn; notYourTurn while it is the computer's turn
    // or a pass is about to be played.
    game::Result<game::TurnView> playTurn(std::string_view turnText);
    // Back to the last turn of a person (between computers one turn, and they are paused), passes together with their
    // neighbours; also after the end. At the start of a game, and while nothing has been done in an opened one: back to
    // the game before it. redo() brings an opened game again.
    void undo();
    void redo();
    // Goes back (or forward, along undone turns) to this ply of the line and plays on from there. The turns after it
    // wait for redo(), and become a variation once another turn is played, also in a game that had ended or was opened.
    void playFromHere(int ply);
    // The same for any node of record(), also in a variation, which becomes the line that is played.
    void playFromNode(int node);
    // Goes to any node to try something: in a game that has ended or was opened, turns played from there are
    // variations, and the game stays as it was, with its result. False when there is no such node.
    bool goToNode(int node);
    void resign(game::Side side);
    void agreeDraw();

    // --- Changing the record. undo() takes each of these back, as long as the game stays on the table.

    // Makes the line through this node the main line. The game goes on where it is when that lies on the line, else at
    // the line's end. False when there is nothing to change.
    bool promote(int node);
    // Takes a turn and all after it out. A game that was past it goes on from the turn before it. False for the start.
    bool deleteFrom(int node);
    // What is said at a node, all its comments as one text. An empty text takes them away. Faults: recordTooLong. What
    // is typed at one node in one go is taken back in one go: until endComment().
    [[nodiscard]] QString comment(int node) const;
    game::Result<void> setComment(int node, const QString& text);
    void endComment();
    [[nodiscard]] bool undoChangesRecord() const; // undo() would take one of these back
    [[nodiscard]] bool redoChangesRecord() const;

    // --- The computer

    // How long the computer, and a forced pass, waits before it moves. 0: at once.
    void setComputerPace(int milliseconds);
    void setComputerPaused(bool paused);
    // The computer plays what it has found so far.
    void hurryComputer();
    // The highest level plays by a table from its next turn on, once there is one of the rules on the table.
    [[nodiscard]] PerfectTables& tables() const;
    [[nodiscard]] bool playsPerfectly(game::Side side) const;

    // --- Files

    // Both give false after a problem(). Opening puts the running game into the archive, and undo() brings it back.
    bool openRecord(const QString& path);
    bool saveRecord(const QString& path);
    // The game in record form, and back: for the clipboard. Faults of the record leave the game alone.
    [[nodiscard]] std::string recordText() const;
    game::Result<void> openRecordText(std::string_view text);
    // Writes the present state again, as when the program loses the focus. False when the disk does not take it, or has
    // not taken a game that was on the table before: that game would be lost with the program.
    bool saveNow();
    // What would be lost, as text to be saved elsewhere: the game on the table first, if it is one of them.
    [[nodiscard]] std::vector<std::string> unsafeRecords() const;
    bool saveText(const std::string& record, const QString& path); // as saveRecord()

    // Newest first. Files that cannot be read are left out and told by problem().
    [[nodiscard]] std::vector<ArchiveEntry> archive();
    // Puts a game of the archive back on the table. An unfinished one goes on; undo() brings the present game back.
    bool reopenFromArchive(const QString& file);
    bool removeFromArchive(const QString& file);
    // The same, to be put back; nothing, or false, after a problem().
    // Games that are deleted in one go have the same `when`.
    std::optional<RemovedGame> takeFromArchive(const QString& file, const QDateTime& when = {}); // default: now
    // The game's entry; nothing where it could not be put back.
    std::optional<ArchiveEntry> putBack(const RemovedGame& game);
    // The deleted games that can still be put back, the oldest first. Removes for good those that are older.
    [[nodiscard]] QList<RemovedGame> deletedGames();
    // Saves a game of the archive as saveRecord() saves the one on the table.
    bool saveFromArchive(const QString& file, const QString& path);
    // The file of the archive that the game on the table came from; empty when it is not there.
    [[nodiscard]] QString archiveFile() const;

    // --- What there is to see

    // The game up to the present ply; undone turns are not in it.
    [[nodiscard]] const game::Match& match() const;
    [[nodiscard]] const GameSetup& setup() const;
    [[nodiscard]] int ply() const;
    // The plies of the whole line, undone turns included, and the position at each, 0 to lineLength().
    [[nodiscard]] int lineLength() const;
    [[nodiscard]] game::StateView stateAt(int ply) const;
    [[nodiscard]] const std::vector<HistoryTurn>& history() const;
    [[nodiscard]] const record::Game& record() const;

    // How the game ended, resignation and agreement included; nothing while it goes on.
    [[nodiscard]] std::optional<game::Outcome> outcome() const;
    [[nodiscard]] bool isOver() const { return outcome().has_value(); }
    // The side of the person who is to move; nothing when it is the computer's turn, a pass is due or the game is over.
    [[nodiscard]] std::optional<game::Side> humanToMove() const;
    [[nodiscard]] bool isPassDue() const;
    // The line that is played is a variation of a game that has ended or was opened.
    [[nodiscard]] bool isTrial() const;
    // resign() and agreeDraw() would end the game: not in the past of a game that has ended or was opened.
    [[nodiscard]] bool mayEndGame() const;
    [[nodiscard]] bool isThinking() const; // from the computer's turn to its move, its pace included
    [[nodiscard]] bool isComputerPaused() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool undoLeavesGame() const; // undo() would bring the game before this one back
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] bool redoBringsGame() const; // redo() would bring the game back that undo() has put off the table

    [[nodiscard]] MatchScore matchScore() const;
    [[nodiscard]] bool isMatchOver() const;
    // By games won, then by points; nothing for a tie.
    [[nodiscard]] std::optional<game::Side> matchLeader() const;

    [[nodiscard]] QString dataFolder() const;
    [[nodiscard]] bool hasAutosave() const; // the folder is there and ours

signals:
    void gameStarted();                  // another game is on the table: new, resumed, opened or brought back
    void turnPlayed(int ply);            // a turn, or a pass, led to this ply
    void passAnnounced(game::Side side); // this side cannot move; the pass plays itself after the computer's pace
    void positionChanged();              // after any change of the present position, whatever the cause
    void historyChanged();               // history() or record() changed
    void gameOver();                     // the game on the table has just ended
    void matchScoreChanged();
    void thinkingChanged(bool thinking);
    void computerPausedChanged(bool paused);
    void perfectPlayChanged(); // playsPerfectly() may have changed
    void problem(const session::Problem& problem);

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace session
