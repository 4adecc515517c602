// The turn generator of Linja, as a template over what is done with each turn. It works in the mover's view: `own`
// moves towards row 8, `opp` towards row 1, rows counted from 0; Black's words and steps are flipped before and after.
#pragma once

#include "core/games/linja/row_word.h"
#include "core/games/linja/rules.h"
#include "core/games/linja/turn.h"

#include <utility>

namespace linja {

// Both sides' rows in the mover's view, and whether the pawns have passed at any moment of the turn (6.2).
struct Placement {
    RowWord own = 0;
    RowWord opp = 0;
    bool everPassed = false;

    [[nodiscard]] constexpr RowWord full() const { return fullRows(own + opp); }
    [[nodiscard]] constexpr bool passed() const { return rowsPassed(own, opp); }

    [[nodiscard]] constexpr Placement afterOwn(int from, int to) const {
        return noted({own + stepDelta(from, to), opp, everPassed});
    }
    [[nodiscard]] constexpr Placement afterOpposing(int from, int to) const {
        return noted({own, opp + stepDelta(from, to), everPassed});
    }

private:
    [[nodiscard]] static constexpr Placement noted(Placement placement) {
        placement.everPassed = placement.everPassed || placement.passed();
        return placement;
    }
};

// 5.1: the rows from which an Opening Move can be made.
[[nodiscard]] constexpr RowWord openingRows(const Placement& placement) {
    return canAdvance(placement.own, placement.full(), 1);
}

// What an Opening Move allows next.
struct AfterOpening {
    int followUp = 0;   // rows of the Follow-Up Move; 0: there is none
    bool bonus = false; // the Opening Move itself earned a Bonus Move (3.7)
};

// 3.2 to 3.4 and 3.7; `before` is the placement before the Opening Move to `to`.
[[nodiscard]] constexpr AfterOpening afterOpening(const Rules& rules, const Placement& before, int to) {
    if (to == kRows - 1)
        return {rules.openingIntoGoal == GoalOpening::followUpOfOne ? 1 : 0, rules.openingEarnsBonus};
    return {countAt(before.own + before.opp, to), false};
}

// 3.10, for a Follow-Up Move to `to` that is the step with this index. Where the second Opening Move is impossible, the
// turn ends like any other.
[[nodiscard]] constexpr bool earnsExtraTurn(const Rules& rules, const Placement& before, int to, int index) {
    return rules.extraTurn && index == 1 && to != kRows - 1 && countAt(before.own + before.opp, to) == 0;
}

// 6.2
[[nodiscard]] constexpr bool endsAtOnce(const Rules& rules, const Placement& placement) {
    return rules.end == EndTest::atOnce && placement.passed();
}

// Emits every turn of a placement as visit(Turn, Placement after it).
template <class Visit>
class Generator {
public:
    Generator(const Rules& rules, Visit& visit) : m_rules(rules), m_visit(visit) {}

    void run(const Placement& start) { opening(start, Turn{}, 0); }

private:
    // `index` is the number of steps made so far: 0, or 2 in the second half of an extra turn.
    void opening(const Placement& start, const Turn& turn, int index) {
        forEachRow(openingRows(start), [&](int from) {
            const int to = from + 1;
            const Placement placement = start.afterOwn(from, to);
            const Turn longer = turn.with(index, Step::make(from, to));
            if (endsAtOnce(m_rules, placement))
                return m_visit(longer, placement);
            const AfterOpening next = afterOpening(m_rules, start, to);
            if (next.followUp > 0)
                return followUp(placement, longer, index + 1, next.followUp);
            m_visit(longer, placement);
            if (next.bonus)
                bonus(placement, longer, index + 1);
        });
    }

    void followUp(const Placement& start, const Turn& turn, int index, int distance) {
        const RowWord movable = canAdvance(start.own, start.full(), distance);
        if (m_rules.followUp == FollowUpDuty::may || movable == 0)
            m_visit(turn, start); // 3.6
        forEachRow(movable, [&](int from) {
            const int wanted = from + distance;
            const int to = wanted < kRows ? wanted : kRows - 1;
            const Placement placement = start.afterOwn(from, to);
            const Turn longer = turn.with(index, Step::make(from, to));
            if (endsAtOnce(m_rules, placement))
                return m_visit(longer, placement);
            if (earnsExtraTurn(m_rules, start, to, index) && openingRows(placement) != 0)
                return opening(placement, longer, index + 1);
            m_visit(longer, placement);
            if (wanted == kRows - 1 && m_rules.bonus != BonusScope::none)
                bonus(placement, longer, index + 1); // 3.7
        });
    }

    // 3.8, 3.9. Declining it has been emitted already.
    void bonus(const Placement& start, const Turn& turn, int index) {
        const RowWord full = start.full();
        forEachRow(canAdvance(start.own, full, 1), [&](int from) {
            m_visit(turn.with(index, Step::make(from, from + 1)), start.afterOwn(from, from + 1));
        });
        forEachRow(canRetreat(start.own, full), [&](int from) {
            m_visit(turn.with(index, Step::make(from, from - 1)), start.afterOwn(from, from - 1));
        });
        if (m_rules.bonus == BonusScope::own)
            return;
        // An opposing pawn in its goal, our row 0, is locked in one edition and free in another.
        const RowWord locked = m_rules.bonus == BonusScope::ownOrUnlocked ? maskAt(0) : 0;
        forEachRow(canAdvance(start.opp, full, 1) & ~locked, [&](int from) {
            m_visit(turn.with(index, Step::makeOpposing(from, from + 1)), start.afterOpposing(from, from + 1));
        });
        forEachRow(canRetreat(start.opp, full), [&](int from) {
            m_visit(turn.with(index, Step::makeOpposing(from, from - 1)), start.afterOpposing(from, from - 1));
        });
    }

    const Rules& m_rules;
    Visit& m_visit;
};

template <class Visit>
void generateTurns(const Rules& rules, const Placement& start, Visit&& visit) {
    Generator<std::remove_reference_t<Visit>>(rules, visit).run(start);
}

} // namespace linja
