#include "core/game/turn_builder.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace game {

TurnBuilder::TurnBuilder(std::vector<TurnView> legalTurns) : m_legal(std::move(legalTurns)) {
    narrow();
}

const TurnView& TurnBuilder::turn() const {
    assert(m_whole);
    return m_legal[*m_whole];
}

bool TurnBuilder::add(const StepView& step) {
    if (std::find(m_next.begin(), m_next.end(), step) == m_next.end())
        return false;
    m_steps.push_back(step);
    narrow();
    return true;
}

bool TurnBuilder::takeBack() {
    if (m_steps.empty())
        return false;
    m_steps.pop_back();
    narrow();
    return true;
}

void TurnBuilder::clear() {
    m_steps.clear();
    narrow();
}

void TurnBuilder::narrow() {
    m_next.clear();
    m_whole.reset();
    for (std::size_t i = 0; i < m_legal.size(); ++i) {
        const auto& steps = m_legal[i].steps;
        if (steps.size() < m_steps.size() || !std::equal(m_steps.begin(), m_steps.end(), steps.begin()))
            continue;
        if (steps.size() == m_steps.size()) {
            m_whole = i;
        } else if (std::find(m_next.begin(), m_next.end(), steps[m_steps.size()]) == m_next.end()) {
            m_next.push_back(steps[m_steps.size()]);
        }
    }
}

} // namespace game
