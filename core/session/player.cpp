#include "core/session/player.h"

#include "core/session/engine.h"

#include <utility>

namespace session {

void HumanPlayer::requestTurn(quint64 ticket, const game::Match&) {
    m_ticket = ticket;
}

void HumanPlayer::choose(const QString& turn) {
    if (m_ticket != 0)
        emit turnChosen(m_ticket, turn);
}

ComputerPlayer::ComputerPlayer(Engine& engine, QObject* parent) : Player(parent), m_engine(engine) {
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, &ComputerPlayer::answer);
    connect(&m_engine, &Engine::answered, this, [this](quint64 ticket, const ai::Thought& thought) {
        if (ticket != m_ticket)
            return;
        m_turn = QString::fromStdString(thought.turn);
        m_hasTurn = true;
        answer();
    });
}

void ComputerPlayer::requestTurn(quint64 ticket, const game::Match& match) {
    m_ticket = ticket;
    m_hasTurn = false;
    m_pace.start();
    m_engine.think(ticket, match.clone(), m_limits);
}

void ComputerPlayer::answer() {
    if (m_ticket == 0 || !m_hasTurn || m_pace.isActive())
        return;
    emit turnChosen(std::exchange(m_ticket, 0), m_turn);
}

void ComputerPlayer::cancel() {
    if (m_ticket == 0)
        return;
    m_ticket = 0;
    m_pace.stop();
    m_engine.cancel();
}

void ComputerPlayer::hurry() {
    if (m_ticket == 0)
        return;
    m_pace.stop();
    if (m_hasTurn)
        QTimer::singleShot(0, this, &ComputerPlayer::answer); // not from within the call
    else
        m_engine.hurry();
}

PassPlayer::PassPlayer(QObject* parent) : Player(parent) {
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, [this] { emit turnChosen(m_ticket, m_turn); });
}

void PassPlayer::requestTurn(quint64 ticket, const game::Match& match) {
    m_ticket = ticket;
    const auto turns = match.legalTurns();
    m_turn = turns.empty() ? QString() : QString::fromStdString(turns.front().text);
    m_pace.start();
}

} // namespace session
