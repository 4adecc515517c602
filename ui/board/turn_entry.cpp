#include "ui/board/turn_entry.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ui {

namespace {

int rowOf(int place) {
    return place + 1;
}

int placeOf(int row) {
    return row - 1;
}

} // namespace

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

std::vector<PawnGroup> TurnEntry::movable() const {
    std::vector<PawnGroup> groups;
    if (!m_open)
        return groups;
    for (const game::StepView& step : m_builder.nextSteps()) {
        const PawnGroup group{rowOf(step.from), step.piece};
        if (std::find(groups.begin(), groups.end(), group) == groups.end())
            groups.push_back(group);
    }
    return groups;
}

bool TurnEntry::isMovable(const PawnGroup& group) const {
    const auto groups = movable();
    return std::find(groups.begin(), groups.end(), group) != groups.end();
}

bool TurnEntry::offersOpposing() const {
    const auto groups = movable();
    return std::any_of(groups.begin(), groups.end(), [this](const PawnGroup& group) { return group.side != m_mover; });
}

bool TurnEntry::pick(const PawnGroup& group) {
    if (!isMovable(group))
        return false;
    m_picked = group;
    return true;
}

std::optional<game::StepView> TurnEntry::stepInto(int row) const {
    if (!m_open || !m_picked)
        return std::nullopt;
    for (const game::StepView& step : m_builder.nextSteps()) {
        if (rowOf(step.from) == m_picked->row && step.piece == m_picked->side && rowOf(step.to) == row)
            return step;
    }
    return std::nullopt;
}

std::vector<TargetMark> TurnEntry::targets() const {
    std::vector<TargetMark> marks;
    for (int row = 1; row <= kRows; ++row) {
        const auto step = stepInto(row);
        if (!step)
            continue;
        marks.push_back({row, step->piece, stageAfter(row).next == game::StepKind::bonus});
    }
    return marks;
}

game::StageView TurnEntry::stageAfter(int row) const {
    const auto step = stepInto(row);
    assert(step);
    std::vector<game::StepView> steps(m_builder.steps().begin(), m_builder.steps().end());
    steps.push_back(*step);
    return m_match->stage(steps);
}

bool TurnEntry::isTarget(int row) const {
    return stepInto(row).has_value();
}

game::StepView TurnEntry::dropInto(int row) {
    const auto step = stepInto(row);
    assert(step);
    m_builder.add(*step);
    m_picked.reset();
    refresh();
    return *step;
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

game::Fault TurnEntry::whyNotPick(const PawnGroup& group) const {
    assert(m_match);
    // The step it would make: as far as the stage says, in its own direction, no farther than the last row.
    const int forward = group.side == kRed ? 1 : -1;
    const int distance = std::max(1, m_stage.distance);
    int to = std::clamp(group.row + forward * distance, 1, kRows);
    if (to == group.row)
        to = group.row - forward;
    const game::StepView wanted{placeOf(group.row), placeOf(to), group.side,
                                m_stage.next.value_or(game::StepKind::opening)};
    return m_match->whyNot(m_builder.steps(), wanted);
}

game::Fault TurnEntry::whyNotInto(int row) const {
    assert(m_match && m_picked && m_picked->row != row);
    const game::StepView wanted{placeOf(m_picked->row), placeOf(row), m_picked->side,
                                m_stage.next.value_or(game::StepKind::opening)};
    return m_match->whyNot(m_builder.steps(), wanted);
}

} // namespace ui
