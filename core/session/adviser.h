// Hints: the best turn of a position and what it is worth, worked out in a thread of its own. Exact and at once where
// the table of the rules is built, else from a search of about a second.
#pragma once

#include "core/ai/thinker.h"
#include "core/session/engine.h"

#include <QObject>

namespace session {

class PerfectTables;

struct Advice {
    game::TurnView turn;
    ai::Value value; // for the side to move
};

class Adviser : public QObject {
    Q_OBJECT

public:
    explicit Adviser(PerfectTables& tables, QObject* parent = nullptr);

    // Thinks about the present position of `match`. Gives the ticket of the answer; what was asked before gets none.
    quint64 ask(const std::shared_ptr<const game::Match>& match);
    // No answer will come.
    void cancel();
    [[nodiscard]] bool isThinking() const { return m_match != nullptr; }

signals:
    // From the event loop, never from within ask(). None for a position without a legal turn.
    void advised(quint64 ticket, const session::Advice& advice);

private:
    void deliver(quint64 ticket, const ai::Thought& thought);

    PerfectTables& m_tables;
    Engine m_engine;
    std::shared_ptr<const game::Match> m_match;
    quint64 m_ticket = 0;
};

} // namespace session
