// The game as it is to be seen beside the board. The session is ahead of the board while pawns are on their way: a turn
// of the computer stands in its record before the first pawn moves. Whatever shows or tells something of the game reads
// it here, so that score, list, result, values and speech follow what has landed, all at once.
//
// Nothing waits where nothing moves: without animation, or while another position is looked at, this is the session's
// state. A person's own turn is shown at once as well, unless it ends the game. What leads back by undo waits until the
// pawns are back.
#pragma once

#include "core/game/match.h"
#include "core/record/game.h"
#include "core/session/session_types.h"

#include <QObject>

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace session {
class GameSession;
}

namespace ui {

class BoardWidget;
class HistoryController;
struct TurnStatus;

// The session's state at one moment; the words are those of GameSession.
struct GameView {
    session::GameSetup setup;
    std::shared_ptr<const game::Match> match;
    record::Game record;
    std::vector<session::HistoryTurn> history;
    std::optional<game::Outcome> outcome;
    session::MatchScore matchScore;
    bool isMatchOver = true;
    bool isThinking = false;
    bool isPassDue = false;
    bool isComputerPaused = false;

    [[nodiscard]] bool isOver() const { return outcome.has_value(); }
    [[nodiscard]] int ply() const { return match->plyCount(); }
    // The node of the present position, 0 the start.
    [[nodiscard]] int presentNode() const;
};

class ShownGame : public QObject {
    Q_OBJECT

public:
    ShownGame(session::GameSession& session, HistoryController& history, BoardWidget& board);

    [[nodiscard]] const GameView& view() const { return *m_view; }
    // Whether a turn is on its way that the view does not hold yet: one that waits for its pawns, or one that the board
    // has been given and the session has still to tell.
    [[nodiscard]] bool isBehind() const;

    // What is on the screen, the present position of the view or another one that is looked at.
    [[nodiscard]] std::shared_ptr<const game::Match> match() const;
    [[nodiscard]] int node() const;
    [[nodiscard]] int turn() const;                      // its place on its line, 0 the start
    [[nodiscard]] std::vector<std::string> line() const; // the turns of that line, from its first to its end
    // What a person may do there; nothing while a turn is on its way.
    [[nodiscard]] TurnStatus status() const;

signals:
    void gameStarted();              // another game is on the table
    void turnShown(int ply);         // a turn, or a pass, has led to this ply, and has landed
    void passShown(game::Side side); // this side cannot move and will pass
    void gameOver();                 // the game has just ended
    void recordChanged();            // history, record or present place are others
    void changed();                  // after any change, the last of these signals

private:
    // A state that waits for its pawns to land, and what is to be told then.
    struct Moment {
        std::shared_ptr<const GameView> view;
        std::optional<int> turn;
        std::optional<game::Side> pass;
        bool isOver = false;
        bool leadsBack = false; // to an earlier position of the same game
    };

    [[nodiscard]] std::shared_ptr<const GameView> present() const;
    [[nodiscard]] const GameView& last() const { return m_waiting.empty() ? *m_view : *m_waiting.back().view; }
    void take(session::Changes what);
    void begin();
    void takeTurn(int ply);
    void takeRecord();
    void takeRest();
    void takePass();
    void takeEnd();
    void look();
    void settle();
    void show(const Moment& moment);
    [[nodiscard]] bool mayShow(const Moment& moment) const;

    session::GameSession& m_session;
    HistoryController& m_history;
    BoardWidget& m_board;
    std::shared_ptr<const GameView> m_view;
    std::deque<Moment> m_waiting;
};

} // namespace ui
