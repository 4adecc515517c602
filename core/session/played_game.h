// The game on the table: its record, the place in it that has been reached, and the match that knows the rules. A value
// without signals or disk; the session lets players and files act on it.
//
// The line that is played is the main line of the record while the game goes on: another turn in the place of an undone
// one becomes the main line. A game that has ended, or that came from elsewhere, keeps its main line and its result:
// other turns are variations then, and the line that is played may be one of them, until somebody promotes it or plays
// on expressly (playOn()). At the end of an unfinished game every turn plays on. Turns behind the present ply are
// undone and wait for redo.
#pragma once

#include "core/game/match.h"
#include "core/record/game.h"
#include "core/session/session_types.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace session {

class PlayedGame {
public:
    // Before a game is begun there is the start of the first game of the list to look at, and nobody plays it.
    [[nodiscard]] static PlayedGame notBegun();
    // A new game. Faults: those of games::newMatch().
    [[nodiscard]] static game::Result<PlayedGame> start(GameSetup setup);
    // The game after this one, which is over: of the same match, or of a new one when that is over. The loser starts;
    // after a draw the one who did not start (9.1).
    [[nodiscard]] static game::Result<PlayedGame> next(const PlayedGame& ended);
    // A game that was kept, at the ply it was left at (session_record.h). Its turns must have been checked.
    [[nodiscard]] static game::Result<PlayedGame> fromRecord(record::Game record);
    // The same of a game from elsewhere, which keeps its main line.
    [[nodiscard]] static game::Result<PlayedGame> fromElsewhere(record::Game record);

    [[nodiscard]] bool isBegun() const { return m_isBegun; }
    [[nodiscard]] const GameSetup& setup() const { return m_setup; }
    // With its result, as the user saves it.
    [[nodiscard]] const record::Game& record() const { return m_record; }
    [[nodiscard]] const game::Match& match() const { return *m_match; }
    [[nodiscard]] const game::StateView& state() const { return m_state; }
    [[nodiscard]] int ply() const { return m_match->plyCount(); }
    [[nodiscard]] int lineLength() const { return static_cast<int>(m_history.size()); }
    [[nodiscard]] game::StateView stateAt(int ply) const;
    [[nodiscard]] const std::vector<HistoryTurn>& history() const { return m_history; }
    [[nodiscard]] bool isPassDue() const { return m_isPassDue; }
    [[nodiscard]] bool hasNode(int node) const;

    [[nodiscard]] std::optional<game::Outcome> outcome() const;
    [[nodiscard]] bool isOver() const { return outcome().has_value(); }
    [[nodiscard]] MatchScore matchScore() const;
    [[nodiscard]] bool isMatchOver() const;

    // Plays a turn; one that the record knows here is entered. Faults: those of the turn.
    game::Result<game::TurnView> play(std::string_view turnText);
    // Makes this node the present position, and its line the one that is played.
    void goToNode(int node);
    // The next turn played here belongs to the main line, whatever stood there.
    void playOn() { m_playsOnFrom = m_node; }
    // The line that is played is a variation of a game that keeps its main line.
    [[nodiscard]] bool isTrial() const;
    // Whether the game may be declared ended here: it would change the main line.
    [[nodiscard]] bool mayDeclare() const;
    // Goes to a ply of the line that is played, and takes an end back that was declared at this table.
    void undoTo(int ply);
    // From now on it is a game that was put away: its declared end stays.
    void keepEnd() { m_isOwnEnd = false; }
    // Ends the game by resignation, time or agreement. Undone turns become a variation; before the first turn, where a
    // record has no place for them, they are dropped.
    void declare(const game::Outcome& outcome);

    // Makes the line through this node the main line. The game goes on where it is when that lies on the line, else at
    // the line's end. False when it is the main line already.
    bool promote(int node);
    // Takes a turn and all after it out of the record. A game that was past it goes on from the turn before it.
    void erase(int node);
    void setComment(int node, std::string text) { m_record.setComment(node, std::move(text)); }

    // The record and the place reached in it, to be put back later.
    struct Place {
        record::Game record;
        int node = 0;
        int lineEnd = 0;
        std::optional<game::Outcome> declared;
        int declaredAt = 0; // the end of the main line
        bool keepsMainLine = false;
    };
    [[nodiscard]] Place place() const;
    // A place in a record that begins from the same start.
    void goTo(Place place);
    [[nodiscard]] bool isDeclared() const { return m_isDeclaredHere; }
    [[nodiscard]] int node() const { return m_node; }

    // Where undo and redo lead: the ply, or nothing.
    [[nodiscard]] std::optional<int> undoTarget() const;
    [[nodiscard]] std::optional<int> redoTarget() const;
    // Whether somebody decided a turn of the line, undone turns included.
    [[nodiscard]] bool hasDecisions() const;

    // The record with all that fromRecord() needs.
    [[nodiscard]] record::Game keptForm() const;

private:
    PlayedGame() = default;

    void refresh();
    void refreshLine();
    void moveTo(int node);
    void moveToStart();
    [[nodiscard]] bool takesEndBack() const { return m_isDeclaredHere && m_isOwnEnd; }
    [[nodiscard]] std::optional<game::Outcome> outcomeOfMainLine(const std::vector<int>& line) const;
    void refreshDeclared(int endBefore);
    [[nodiscard]] int mainEnd() const;
    [[nodiscard]] std::vector<int> line() const { return m_record.lineThrough(m_lineEnd); }
    [[nodiscard]] bool keeps() const { return m_keepsMainLine && m_node != m_playsOnFrom; }
    [[nodiscard]] bool isDecision(int ply) const;
    [[nodiscard]] const game::Match& lineMatch() const { return m_lineMatch ? *m_lineMatch : *m_match; }

    bool m_isBegun = true;
    GameSetup m_setup;
    record::Game m_record;
    int m_node = 0;
    int m_lineEnd = 0; // a node of the line that is played, at or behind the present one
    bool m_keepsMainLine = false;
    int m_playsOnFrom = -1; // where playOn() was called, until the game goes elsewhere
    std::unique_ptr<game::Match> m_match;
    std::unique_ptr<game::Match> m_lineMatch; // to the end of the line; null when nothing is undone
    std::optional<game::Outcome> m_declared;  // at the end of the main line
    bool m_isOwnEnd = false;                  // it was declared at this table, and undo takes it back
    MatchScore m_earlier;                     // of the games of the match before this one

    // What refresh() works out.
    game::StateView m_state;
    std::optional<game::Outcome> m_mainOutcome;
    bool m_isDeclaredHere = false;
    bool m_isPassDue = false;
    std::vector<HistoryTurn> m_history;
};

} // namespace session
