#include "core/session/adviser.h"

#include "core/session/perfect_tables.h"

#include <utility>

namespace session {
namespace {

constexpr std::chrono::milliseconds kSearchTime{1000};

} // namespace

Adviser::Adviser(PerfectTables& tables, QObject* parent) : QObject(parent), m_tables(tables) {
    connect(&m_engine, &Engine::answered, this, &Adviser::deliver);
}

quint64 Adviser::ask(const std::shared_ptr<const game::Match>& match) {
    m_match = match;
    auto values = m_tables.values(match->gameId(), match->rulesId());
    // Only a thinker without limits uses the values.
    ai::Limits limits;
    if (!values)
        limits.moveTime = kSearchTime;
    m_engine.useExactValues(std::move(values));
    m_engine.think(++m_ticket, match, limits);
    return m_ticket;
}

void Adviser::cancel() {
    m_match.reset();
    m_engine.cancel();
}

void Adviser::deliver(quint64 ticket, const ai::Thought& thought) {
    m_tables.lookForDamage();
    if (ticket != m_ticket || !m_match)
        return;
    const auto turn = std::exchange(m_match, nullptr)->clone()->play(thought.turn);
    if (turn)
        emit advised(ticket, {*turn, thought.value});
}

} // namespace session
