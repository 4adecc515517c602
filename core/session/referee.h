// Who plays the game on the table, and when. The referee asks for each turn with a ticket, and takes it by one door,
// commit(), whether a person hands it in, the computer, or the rules themselves where a side must pass. Turns with an
// old ticket are refused and change nothing.
//
// Belongs to one thread; the computer thinks in another. Turns of the computer and passes come from the event loop,
// never from within a call.
#pragma once

#include "core/session/played_game.h"
#include "core/session/thinker_thread.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace session {

class Referee : public QObject {
    Q_OBJECT

public:
    // A turn that is wanted.
    struct Request {
        quint64 ticket = 0;
        game::Side side = game::Side::first;
    };

    // Nobody is asked before ask(). The game must outlive this.
    explicit Referee(PlayedGame& game, NewThinker newThinker = games::newThinker);
    ~Referee() override;

    // Plays the turn that was asked for. Faults: gameOver; notYourTurn for an old ticket, or while the other side is
    // asked; those of the turn, and the one given to refuseTurns().
    game::Result<game::TurnView> commit(const Request& request, std::string_view turnText);
    // What a person is asked for; nothing while the computer thinks, a pass is due, or the game is over.
    [[nodiscard]] std::optional<Request> personsTurn() const;
    [[nodiscard]] std::optional<game::Side> humanToMove() const;

    // Asks for the next turn. To be called after every change of the position: what was asked for before is void.
    void ask();
    // Another game is on the table: forgets the one before. ask() comes next.
    void begin();
    // Asks nobody.
    void stop();
    // While there is a fault, no turn is taken.
    void refuseTurns(const std::optional<game::Fault>& fault) { m_obstacle = fault; }

    // How long the computer, and a pass, waits before it moves. 0: at once.
    void setPace(int milliseconds);
    void setPaused(bool paused);
    // Computers that play each other are paused: after a step back they would play on at once.
    void pauseComputers();
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    // From the computer's turn to its move, its pace included.
    [[nodiscard]] bool isThinking() const { return m_asked == Asked::computer; }
    // A pass is about to play itself.
    [[nodiscard]] bool isPassing() const { return m_asked == Asked::rules; }
    // The computer plays what it has found so far.
    void hurry();

    // The highest level plays by exact values from its next turn on; null ends that.
    void useValues(std::shared_ptr<const game::ExactValues> values);
    [[nodiscard]] bool playsPerfectly(game::Side side) const;

signals:
    void turnPlayed();
    void pausedChanged();
    // The computer has given no turn that can be played, and is paused.
    void computerFailed(const QString& turn, const game::Fault& fault);
    void thought(); // an answer of the computer has come; its values may have failed

private:
    enum class Asked : std::uint8_t { nobody, person, computer, rules };

    [[nodiscard]] Asked nextAsked() const;
    void handIn();

    PlayedGame& m_game;
    Asked m_asked = Asked::nobody;
    quint64 m_ticket = 0;
    bool m_isPaused = false;
    std::optional<game::Fault> m_obstacle;
    std::optional<std::string> m_answer; // of the computer or the rules, while it waits for the pace
    int m_paceMilliseconds = 0;
    QTimer m_pace;
    std::shared_ptr<const game::ExactValues> m_values;
    ThinkerThread m_thinker;
};

} // namespace session
