// Changes of the record of the game on the table that are not turns: lines promoted and deleted, comments; and undo and
// redo of these.
//
// An edit is taken back by putting the record before it on the table again, and what was played since beside it. So it
// may be undone also after the computer has moved on. Redo needs no more than the state before the undo, as nothing
// else may have happened in between: forgetUndone() whenever something does.
#pragma once

#include "core/session/played_game.h"

#include <QObject>

#include <vector>

namespace session {

class RecordEdits : public QObject {
    Q_OBJECT

public:
    explicit RecordEdits(PlayedGame& game); // which must outlive this

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

    // The last edit comes before the turns that were there when it was made, and is undone before them.
    [[nodiscard]] bool undoComesNext() const;
    // The game has come back to where the last edit was undone.
    [[nodiscard]] bool redoComesNext() const;
    [[nodiscard]] bool hasUndone() const { return !m_undone.empty(); }
    void undo(); // only when it comes next
    void redo();

    void forgetUndone() { m_undone.clear(); }
    void forget(); // another game is on the table

signals:
    void edited(); // the record, and not the position
    void moved();  // both

private:
    struct Edit {
        PlayedGame::Place before;
        int ply = 0;             // after it
        bool hasMoved = false;   // it changed the present place
        bool changesEnd = false; // it changed what is known of the game's end
        bool isDeclared = false; // it was made after a declared end
        int commented = -1;      // the node that is being commented on
    };
    struct Undone {
        PlayedGame::Place after;
        int ply = 0; // where it was undone
        Edit edit;
    };

    void keep(Edit edit);
    void announce(bool hasMoved);
    static void stayAt(const PlayedGame::Place& now, PlayedGame::Place& place, const Edit& edit);

    PlayedGame& m_game;
    std::vector<Edit> m_edits;    // the last one at the end
    std::vector<Undone> m_undone; // while nothing else has happened
};

} // namespace session
