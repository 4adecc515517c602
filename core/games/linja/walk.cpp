#include "core/games/linja/walk.h"

#include <algorithm>
#include <cstdlib>

namespace linja {

using game::Fault;
using game::FaultCode;
using game::StageNote;
using game::StepKind;

namespace {

constexpr int kGoal = kRows - 1; // in the mover's view

Step viewStep(game::Side mover, Step step) {
    return mover == game::Side::first ? step : step.flipped();
}

} // namespace

TurnWalk::TurnWalk(const Position& position)
    : m_rules(position.rules()), m_mover(position.sideToMove()), m_placement(moverPlacement(position)) {
    if (position.outcome())
        m_note = StageNote::passed;
    else if (openingRows(m_placement) == 0)
        m_mayEnd = true; // 5.1: the forced pass
    else
        expect(StepKind::opening, 1, StageNote::none);
}

void TurnWalk::expect(StepKind kind, int distance, StageNote note) {
    m_next = kind;
    m_distance = distance;
    m_note = note;
    m_mayEnd = kind == StepKind::bonus || (kind == StepKind::followUp && m_rules.followUp == FollowUpDuty::may);
}

void TurnWalk::complete(StageNote note) {
    m_next.reset();
    m_distance = 0;
    m_note = note;
    m_mayEnd = true;
}

void TurnWalk::make(Step absolute) {
    const Step step = viewStep(m_mover, absolute);
    const Placement before = m_placement;
    m_placement =
        step.isOpposing() ? before.afterOpposing(step.from(), step.to()) : before.afterOwn(step.from(), step.to());
    ++m_made;
    if (endsAtOnce(m_rules, m_placement))
        return complete(StageNote::passed);
    if (m_next == StepKind::opening)
        afterOpeningMove(before, step.to());
    else if (m_next == StepKind::followUp)
        afterFollowUp(before, step.from(), step.to());
    else
        complete(StageNote::none);
    const bool last = m_rules.end == EndTest::finishTurn && m_placement.everPassed;
    if (last && m_note == StageNote::none)
        m_note = StageNote::passed;
}

void TurnWalk::afterOpeningMove(const Placement& before, int to) {
    const AfterOpening next = afterOpening(m_rules, before, to);
    m_entered = to;
    m_deniedFollowUp = 0;
    if (next.followUp > 0) {
        if (canAdvance(m_placement.own, m_placement.full(), next.followUp) != 0)
            return expect(StepKind::followUp, next.followUp, StageNote::none);
        m_deniedFollowUp = next.followUp;
        return complete(StageNote::noLegalFollowUp);
    }
    if (next.bonus && anyBonus())
        return expect(StepKind::bonus, 1, StageNote::bonusEarned);
    m_isBonusDenied = next.bonus;
    complete(to == kGoal ? StageNote::openingInGoal : StageNote::emptyRow);
}

void TurnWalk::afterFollowUp(const Placement& before, int from, int to) {
    if (earnsExtraTurn(m_rules, before, to, m_made - 1) && openingRows(m_placement) != 0)
        return expect(StepKind::opening, 1, StageNote::extraTurn);
    if (to != kGoal || m_rules.bonus == BonusScope::none)
        return complete(StageNote::none);
    if (from + m_distance != kGoal)
        return complete(StageNote::surplus);
    if (anyBonus())
        return expect(StepKind::bonus, 1, StageNote::bonusEarned);
    m_isBonusDenied = true;
    complete(StageNote::none);
}

bool TurnWalk::anyBonus() const {
    // A pawn has just come into the goal from the row before it or from farther away. Either an own pawn can move, or,
    // with every neighbouring row full, perhaps an opposing one.
    const RowWord full = m_placement.full();
    if ((canAdvance(m_placement.own, full, 1) | canRetreat(m_placement.own, full)) != 0)
        return true;
    if (m_rules.bonus == BonusScope::own)
        return false;
    const RowWord locked = m_rules.bonus == BonusScope::ownOrUnlocked ? maskAt(0) : 0;
    return ((canAdvance(m_placement.opp, full, 1) & ~locked) | canRetreat(m_placement.opp, full)) != 0;
}

Fault TurnWalk::fault(FaultCode code, std::string_view rule, int viewedRow, int expected) const {
    const bool isOfAStep =
        code != FaultCode::gameOver && code != FaultCode::passIsForced && code != FaultCode::passIsNotAllowed;
    Fault fault{.code = code, .step = isOfAStep ? m_made + 1 : 0, .expected = expected, .side = m_mover, .rule = rule};
    fault.text = Position::sideNames()[indexOf(m_mover)];
    if (viewedRow >= 0)
        fault.row = viewRow(m_mover, viewedRow) + 1;
    return fault;
}

std::optional<Fault> TurnWalk::refusal(Step absolute) const {
    const Step step = viewStep(m_mover, absolute);
    if (!m_next && !m_mayEnd)
        return fault(FaultCode::gameOver, "6");
    if (!m_next && m_made == 0)
        return fault(FaultCode::passIsForced, "5.1");
    if (!m_next)
        return refusalWhenComplete(step);
    const RowWord movers = step.isOpposing() ? m_placement.opp : m_placement.own;
    if (step.isOpposing() && m_next != StepKind::bonus)
        return fault(FaultCode::opposingPawn, m_next == StepKind::opening ? "3.1" : "3.5", step.from());
    if (countAt(movers, step.from()) == 0) {
        Fault none = fault(FaultCode::noPawn, "3", step.from());
        if (step.isOpposing())
            none.side = game::opponent(m_mover);
        none.text = Position::sideNames()[indexOf(none.side)];
        return none;
    }
    return m_next == StepKind::bonus ? refusalOfBonus(step) : refusalOfAdvance(step);
}

std::optional<Fault> TurnWalk::refusalOfAdvance(Step step) const {
    if (step.from() == kGoal)
        return fault(FaultCode::inGoal, "4.4", step.from());
    const bool opening = m_next == StepKind::opening;
    if (step.to() != std::min(step.from() + m_distance, kGoal))
        return opening ? fault(FaultCode::openingDistance, "3.1", step.to())
                       : fault(FaultCode::followUpDistance, "3.5", step.to(), m_distance);
    return refusalOfRoom(step);
}

std::optional<Fault> TurnWalk::refusalOfBonus(Step step) const {
    if (step.isOpposing() && m_rules.bonus == BonusScope::own)
        return fault(FaultCode::bonusOwnOnly, "3.9", step.from());
    if (step.isOpposing() && m_rules.bonus == BonusScope::ownOrUnlocked && step.from() == 0)
        return fault(FaultCode::bonusLocked, "3.9", step.from());
    if (std::abs(step.to() - step.from()) != 1)
        return fault(FaultCode::bonusDistance, "3.8", step.to());
    return refusalOfRoom(step);
}

std::optional<Fault> TurnWalk::refusalOfRoom(Step step) const {
    if ((m_placement.full() & maskAt(step.to())) != 0)
        return fault(FaultCode::rowFull, "4.1", step.to(), kRoom);
    return std::nullopt;
}

Fault TurnWalk::refusalWhenComplete(Step step) const {
    if (m_isBonusDenied) {
        TurnWalk asked = *this;
        asked.expect(StepKind::bonus, 1, StageNote::bonusEarned);
        return asked.refusal(viewStep(m_mover, step)).value_or(fault(FaultCode::turnComplete, "3"));
    }
    switch (m_note) {
    case StageNote::emptyRow:
        return fault(FaultCode::followUpEmptyRow, "3.3", m_entered);
    case StageNote::openingInGoal:
        return fault(FaultCode::followUpGoal, "3.4");
    case StageNote::surplus:
        return fault(FaultCode::bonusSurplus, "3.7");
    case StageNote::noLegalFollowUp: {
        TurnWalk asked = *this;
        asked.expect(StepKind::followUp, m_deniedFollowUp, StageNote::none);
        return asked.refusal(viewStep(m_mover, step)).value_or(fault(FaultCode::turnComplete, "3"));
    }
    case StageNote::passed:
        if (endsAtOnce(m_rules, m_placement))
            return fault(FaultCode::passedAtOnce, "6.2");
        break;
    case StageNote::none:
    case StageNote::bonusEarned:
    case StageNote::extraTurn:
        break;
    }
    if (m_rules.bonus != BonusScope::none && m_made == 2)
        return fault(FaultCode::bonusNotEarned, "3.7");
    return fault(FaultCode::turnComplete, "3");
}

std::optional<Fault> TurnWalk::refusalToEnd() const {
    if (m_mayEnd)
        return std::nullopt;
    if (!m_next)
        return fault(FaultCode::gameOver, "6");
    if (m_next == StepKind::followUp)
        return fault(FaultCode::followUpMust, "3.6", -1, m_distance);
    return m_made == 0 ? fault(FaultCode::passIsNotAllowed, "5.1") : fault(FaultCode::secondOpeningMust, "3.10");
}

} // namespace linja
