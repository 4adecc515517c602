// Who plays: a person, the computer, or the rules themselves when a side must pass. The session asks with a ticket; a
// player answers with the same ticket by turnChosen(), never from within requestTurn(). Answers with an old ticket are
// ignored.
#pragma once

#include "core/ai/thinker.h"
#include "core/game/match.h"

#include <QObject>
#include <QTimer>

namespace session {

class Engine;

class Player : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void requestTurn(quint64 ticket, const game::Match& match) = 0;
    // No turn is wanted any more.
    virtual void cancel() = 0;

signals:
    void turnChosen(quint64 ticket, const QString& turn);
};

class HumanPlayer final : public Player {
    Q_OBJECT

public:
    using Player::Player;

    void requestTurn(quint64 ticket, const game::Match& match) override;
    void cancel() override { m_ticket = 0; }
    // The turn that the person chose at the board.
    void choose(const QString& turn);

private:
    quint64 m_ticket = 0; // 0: not asked
};

// Thinks while the pace runs, and moves when both are done.
class ComputerPlayer final : public Player {
    Q_OBJECT

public:
    explicit ComputerPlayer(Engine& engine, QObject* parent = nullptr);

    void setLimits(const ai::Limits& limits) { m_limits = limits; }
    void setPace(int milliseconds) { m_pace.setInterval(milliseconds); }
    void requestTurn(quint64 ticket, const game::Match& match) override;
    void cancel() override;
    void hurry();

private:
    void answer();

    Engine& m_engine;
    ai::Limits m_limits;
    QTimer m_pace;
    quint64 m_ticket = 0;
    QString m_turn;
    bool m_hasTurn = false;
};

// Plays the only turn there is.
class PassPlayer final : public Player {
    Q_OBJECT

public:
    explicit PassPlayer(QObject* parent = nullptr);

    void setPace(int milliseconds) { m_pace.setInterval(milliseconds); }
    void requestTurn(quint64 ticket, const game::Match& match) override;
    void cancel() override { m_pace.stop(); }

private:
    QTimer m_pace;
    quint64 m_ticket = 0;
    QString m_turn;
};

} // namespace session
