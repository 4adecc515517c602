#include "ui/board/turn_entry.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ui {

void TurnEntry::reset(std::shared_ptr<const game::Match> match, bool enabled) {
    m_match = std::move(match);
    m_picked.reset();
    m_builder = game::TurnBuilder(m_match ? m_match->legalTurns() : std::vector<game::TurnView>{});
    m_open = enabled && m_match && !m_builder.nextSteps().empty();
    if (m_match)
        m_mover = m_match->sideToMove();
    refresh();
}

void TurnEntry::close() {
    m_open = false;
    m_picked.reset();
}

void TurnEntry::refresh() {
    m_stage = m_match ? m_match->stage(m_builder.steps()) : game::StageView{};
}

BoardCounts TurnEntry::counts() const {
    return countsOf(m_stage.board);
}

std::vector<PieceGroup> TurnEntry::movable() const {
    std::vector<PieceGroup> groups;
    if (!m_open)
        return groups;
    for (const game::StepView& step : m_builder.nextSteps()) {
        const PieceGroup group{step.from, step.piece};
        if (std::find(groups.begin(), groups.end(), group) == groups.end())
            groups.push_back(group);
    }
    return groups;
}

bool TurnEntry::isMovable(const PieceGroup& group) const {
    const auto groups = movable();
    return std::find(groups.begin(), groups.end(), group) != groups.end();
}

bool TurnEntry::offersOpposing() const {
    const auto groups = movable();
    return std::any_of(groups.begin(), groups.end(), [this](const PieceGroup& group) { return group.side != m_mover; });
}

bool TurnEntry::pick(const PieceGroup& group) {
    if (!isMovable(group))
        return false;
    m_picked = group;
    return true;
}

std::optional<game::StepView> TurnEntry::stepInto(int place) const {
    if (!m_open || !m_picked)
        return std::nullopt;
    for (const game::StepView& step : m_builder.nextSteps()) {
        if (step.from == m_picked->place && step.piece == m_picked->side && step.to == place)
            return step;
    }
    return std::nullopt;
}

std::vector<TargetMark> TurnEntry::targets() const {
    std::vector<TargetMark> marks;
    if (!m_open || !m_picked)
        return marks;
    for (const game::StepView& step : m_builder.nextSteps()) {
        if (step.from != m_picked->place || step.piece != m_picked->side)
            continue;
        const auto steps = stepsWith(step);
        const game::Transition last = m_match->transitions(steps).back();
        marks.push_back({step.to, step.piece, m_match->stage(steps).next, false, !last.vanished.empty()});
    }
    std::sort(marks.begin(), marks.end(), [](const TargetMark& a, const TargetMark& b) { return a.place < b.place; });
    return marks;
}

std::vector<game::StepView> TurnEntry::stepsWith(const game::StepView& step) const {
    std::vector<game::StepView> steps(m_builder.steps().begin(), m_builder.steps().end());
    steps.push_back(step);
    return steps;
}

game::StageView TurnEntry::stageAfter(int place) const {
    const auto step = stepInto(place);
    assert(step);
    return m_match->stage(stepsWith(*step));
}

bool TurnEntry::isTarget(int place) const {
    return stepInto(place).has_value();
}

game::Transition TurnEntry::dropInto(int place) {
    const auto step = stepInto(place);
    assert(step);
    m_builder.add(*step);
    m_picked.reset();
    refresh();
    return m_match->transitions(m_builder.steps()).back();
}

bool TurnEntry::canEnd() const {
    return m_open && !m_picked && m_builder.mayEnd() && !m_builder.steps().empty();
}

std::optional<game::StepView> TurnEntry::takeBack() {
    if (!m_open || m_builder.steps().empty())
        return std::nullopt;
    const game::StepView last = m_builder.steps().back();
    m_builder.takeBack();
    m_picked.reset();
    refresh();
    return last;
}

game::Fault TurnEntry::whyNot(const game::StepView& wanted) const {
    assert(m_match);
    return m_match->whyNot(m_builder.steps(), wanted);
}

game::Fault TurnEntry::whyNotInto(int place) const {
    assert(m_picked && m_picked->place != place);
    return whyNot({m_picked->place, place, m_picked->side, m_stage.next.value_or(game::StepKind{})});
}

} // namespace ui
