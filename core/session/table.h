// The game on the table: its record, the place in it that has been reached, and the match that knows the rules. A value
// without signals or disk; the session lets players and files act on it.
//
// The line that is played is always the main line of the record. Turns behind the present ply are undone and wait for
// redo.
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

class Table {
public:
    // A new game. Faults: those of games::newMatch().
    [[nodiscard]] static game::Result<Table> start(GameSetup setup);
    // A game that was kept, at the ply it was left at (session_record.h). Its turns must have been checked.
    [[nodiscard]] static game::Result<Table> fromRecord(record::Game record);

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
    [[nodiscard]] bool hasTurns() const { return m_record.nodes.size() > 1; }
    [[nodiscard]] bool hasPeople() const;
    [[nodiscard]] bool isHuman(game::Side side) const { return m_setup.player(side).kind == PlayerKind::human; }

    [[nodiscard]] std::optional<game::Outcome> outcome() const;
    [[nodiscard]] MatchScore matchScore() const;
    void setEarlierGames(const MatchScore& score) { m_earlier = score; }

    // Plays a turn; one that the record knows here is entered, another becomes the main line. Faults: those of the
    // turn.
    game::Result<game::TurnView> play(std::string_view turnText);
    // Makes this node the present position and its line the main line. Takes a declared end back.
    void goToNode(int node);
    void goToPly(int ply);
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
        std::optional<game::Outcome> declared;
    };
    [[nodiscard]] Place place() const { return {m_record, m_node, m_declared}; }
    // A place in a record that begins from the same start.
    void goTo(Place place);
    [[nodiscard]] bool isDeclared() const { return m_declared.has_value(); }
    [[nodiscard]] int node() const { return m_node; }

    // Where undo and redo lead: the ply, or nothing.
    [[nodiscard]] std::optional<int> undoTarget() const;
    [[nodiscard]] std::optional<int> redoTarget() const;
    // Whether somebody decided a turn of the line, undone turns included.
    [[nodiscard]] bool hasDecisions() const;

    // The record with all that fromRecord() needs, and the names of files that belong to the game.
    [[nodiscard]] record::Game keptForm(const QString& archiveFile = {}, const QString& previousFile = {}) const;

private:
    Table() = default;

    void refresh();
    void refreshLine();
    [[nodiscard]] bool isDecision(int ply) const;
    [[nodiscard]] const game::Match& lineMatch() const { return m_lineMatch ? *m_lineMatch : *m_match; }

    GameSetup m_setup;
    record::Game m_record;
    int m_node = 0;
    std::unique_ptr<game::Match> m_match;
    std::unique_ptr<game::Match> m_lineMatch; // to the end of the line; null when nothing is undone
    std::optional<game::Outcome> m_declared;
    MatchScore m_earlier; // of the games of the match before this one

    // What refresh() works out.
    game::StateView m_state;
    bool m_isPassDue = false;
    std::vector<HistoryTurn> m_history;
};

} // namespace session
