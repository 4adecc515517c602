// Position::perft: sequences of turns counted in the mover's view, the last ply in bulk: the turns that share their
// first step are counted by a few operations on whole words and never listed.
#include "core/games/linja/position.h"

namespace linja {
namespace {

constexpr int countRows(RowWord mask) {
    return static_cast<int>(((mask >> 7) * kEveryByte) >> 56);
}

// Counts the turns of one placement as Generator (generator.h) lists them.
class TurnCounter {
public:
    explicit TurnCounter(const Rules& rules) : m_rules(rules) {}

    // With an Opening Move to make; `index` as in Generator: 0, or 2 in the second half of an extra turn.
    [[nodiscard]] std::uint64_t opening(RowWord own, RowWord opp, int index) const {
        std::uint64_t count = 0;
        const Placement start{own, opp};
        forEachRow(openingRows(start), [&](int from) {
            const RowWord moved = own + stepDelta(from, from + 1);
            if (endsAtOnce(m_rules, {moved, opp})) {
                ++count;
                return;
            }
            const AfterOpening next = afterOpening(m_rules, start, from + 1);
            if (next.followUp > 0)
                count += followUp(moved, opp, index + 1, next.followUp);
            else
                count += 1 + (next.bonus ? bonus(moved, opp) : 0);
        });
        return count;
    }

private:
    [[nodiscard]] std::uint64_t followUp(RowWord own, RowWord opp, int index, int distance) const {
        const RowWord movable = canAdvance(own, fullRows(own + opp), distance);
        if (movable == 0)
            return 1; // 3.6
        auto count = static_cast<std::uint64_t>(countRows(movable)) + (m_rules.followUp == FollowUpDuty::may ? 1 : 0);
        const int exact = kRows - 1 - distance;
        if (m_rules.bonus != BonusScope::none && (movable & maskAt(exact)) != 0) {
            const RowWord moved = own + stepDelta(exact, kRows - 1);
            if (!endsAtOnce(m_rules, {moved, opp}))
                count += bonus(moved, opp);
        }
        if (m_rules.extraTurn && index == 1)
            count += secondHalves(own, opp, movable, distance);
        return count;
    }

    // What extra turns add to the Follow-Up Moves that earn them (3.10), each of which has been counted as one turn.
    [[nodiscard]] std::uint64_t secondHalves(RowWord own, RowWord opp, RowWord movable, int distance) const {
        const RowWord empty = ~occupied(own + opp) & kInnerRows;
        std::uint64_t count = 0;
        forEachRow(movable & (empty >> (8 * distance)), [&](int from) {
            const RowWord moved = own + stepDelta(from, from + distance);
            if (!endsAtOnce(m_rules, {moved, opp}) && openingRows({moved, opp}) != 0)
                count += opening(moved, opp, 2) - 1;
        });
        return count;
    }

    [[nodiscard]] std::uint64_t bonus(RowWord own, RowWord opp) const {
        const RowWord full = fullRows(own + opp);
        int count = countRows(canAdvance(own, full, 1)) + countRows(canRetreat(own, full));
        if (m_rules.bonus != BonusScope::own) {
            const RowWord locked = m_rules.bonus == BonusScope::ownOrUnlocked ? maskAt(0) : 0;
            count += countRows(canAdvance(opp, full, 1) & ~locked) + countRows(canRetreat(opp, full));
        }
        return static_cast<std::uint64_t>(count);
    }

    const Rules& m_rules;
};

// Of a placement that has not passed.
std::uint64_t countTurnsOf(const Rules& rules, RowWord own, RowWord opp) {
    if (openingRows({own, opp}) != 0)
        return TurnCounter(rules).opening(own, opp, 0);
    return openingRows({flipRows(opp), flipRows(own)}) != 0 ? 1 : 0; // 5.1, 5.2
}

std::uint64_t countSequences(const Rules& rules, RowWord own, RowWord opp, int depth) {
    if (depth == 1)
        return countTurnsOf(rules, own, opp);
    if (openingRows({own, opp}) == 0) {
        const bool canPass = openingRows({flipRows(opp), flipRows(own)}) != 0;
        return canPass ? countSequences(rules, flipRows(opp), flipRows(own), depth - 1) : 0;
    }
    std::uint64_t count = 0;
    generateTurns(rules, {own, opp}, [&](const Turn&, const Placement& after) {
        const bool isOver = after.passed() || (after.everPassed && rules.end == EndTest::finishTurn);
        if (!isOver)
            count += countSequences(rules, flipRows(after.opp), flipRows(after.own), depth - 1);
    });
    return count;
}

} // namespace

std::uint64_t Position::countTurns() const {
    return perft(1);
}

std::uint64_t Position::perft(int depth) const {
    if (depth == 0)
        return 1;
    if (m_finished || hasPassed())
        return 0;
    const Placement placement = moverPlacement(*this);
    return countSequences(m_rules, placement.own, placement.opp, depth);
}

} // namespace linja
