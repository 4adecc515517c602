// Bonus Moves in the kernel (3.7 to 3.9), and the rounds within a layer that a Bonus after an Opening Move makes
// necessary.
#include "core/games/linja/solver/kernel_view.h"

#include <algorithm>
#include <cstring>

namespace solver {

using linja::BonusScope;
using linja::EndTest;

// Moves forward keep pawns passed that are, and a finished game's value is its score: nothing to ask.
void Kernel::addAdvances(const View& view, int own, Cell* to) const {
    for (int row = 0; row < m_goal; ++row) {
        const int moved = m_placements.advanced(own, row, 1);
        if (moved == kNoRank)
            continue;
        if (row + 1 == m_goal)
            lanes::maxNegated(to, view.value(moved));
        else if (const Cell* room = view.roomBeside(row + 1, m_placements.count(own, row + 1)))
            lanes::maxNegatedMasked(to, view.value(moved), room);
    }
}

// Once passed, a turn that may be finished ends the game whatever the Bonus Move does (6.2).
void Kernel::addRetreats(const View& view, int own, BonusPart part, const Layer* same, const Cell* passedMask,
                         Cell* to) const {
    const bool finishes = m_rules.end == EndTest::finishTurn;
    for (int row = 1; row <= m_goal; ++row) {
        const int moved = m_placements.retreated(own, row);
        if (moved == kNoRank)
            continue;
        const Cell* room = row == 1 ? nullptr : view.roomBeside(row - 1, m_placements.count(own, row - 1));
        if (row > 1 && room == nullptr)
            continue;
        Cell reached[kLanes] = {};
        if (part == BonusPart::all)
            lanes::negate(reached, view.value(moved));
        if (part == BonusPart::same) {
            const int level = m_placements.level(moved);
            lanes::negate(reached, same->row(level, moved - m_placements.levelBegin(level)) + view.offset);
        }
        if (finishes) {
            Cell final[kLanes] = {};
            if (part != BonusPart::same)
                lanes::minus(final, m_points[at(moved)], view.points);
            lanes::select(reached, passedMask, final);
        }
        if (room == nullptr)
            lanes::max(to, reached);
        else
            lanes::maxMasked(to, reached, room);
    }
}

// Pushing an opposing pawn changes the opponent's placement, so each lane reads elsewhere.
void Kernel::addPushes(const View& view, int own, BonusPart part, const Layer* same, const Cell* passedMask,
                       Cell* to) const {
    const bool finishes = m_rules.end == EndTest::finishTurn;
    const int level = m_placements.level(own);
    const int ownRow = own - m_placements.levelBegin(level);
    const int lanesUsed = std::min(kLanes, m_placements.levelBegin(view.opposingLevel + 1) - view.first);
    // Rows are the opponent's here: its row r is row goal - r of the mover.
    const auto consider = [&](int lane, int pushed, int target, bool staysInLayer) {
        const bool inner = target > 0 && target < m_goal;
        if (inner && m_placements.count(view.first + lane, target) + m_placements.count(own, m_goal - target) >= m_room)
            return;
        Cell value = 0;
        if (finishes && passedMask[lane] != 0) {
            if (part != BonusPart::same)
                value = static_cast<Cell>(kZero + margin(own, pushed));
        } else if (part == BonusPart::all || (part == BonusPart::same) == staysInLayer) {
            const int pushedLevel = m_placements.level(pushed);
            const Layer& layer = part == BonusPart::same ? *same : m_values.at(level + pushedLevel);
            value = negated(layer.row(level, ownRow)[pushed - m_placements.levelBegin(pushedLevel)]);
        }
        to[lane] = std::max(to[lane], value);
    };
    for (int row = 0; row <= m_goal; ++row) {
        if (row == m_goal && m_rules.bonus == BonusScope::ownOrUnlocked)
            continue; // locked
        const std::uint8_t* counts = m_placements.counts(row) + view.first;
        for (int lane = 0; lane < lanesUsed; ++lane) {
            if (counts[lane] == 0)
                continue;
            if (row < m_goal)
                consider(lane, m_placements.advanced(view.first + lane, row, 1), row + 1, false);
            if (row > 0)
                consider(lane, m_placements.retreated(view.first + lane, row), row - 1, true);
        }
    }
}

void Kernel::addBonusMoves(const View& view, int own, BonusPart part, const Layer* same, Cell* to) const {
    Cell passedMask[kLanes];
    view.passedBy(own, passedMask);
    if (part != BonusPart::same)
        addAdvances(view, own, to);
    addRetreats(view, own, part, same, passedMask, to);
    if (m_rules.bonus != BonusScope::own)
        addPushes(view, own, part, same, passedMask, to);
}

void Kernel::prepareBonus(const Block& block) {
    const View view(*this, block.b, block.column);
    Layer& layer = m_bonus.at(block.a + block.b);
    for (int i = 0; i < m_placements.levelSize(block.a); ++i) {
        const int own = m_placements.levelBegin(block.a) + i;
        if (m_placements.count(own, m_goal) == 0)
            continue; // the Bonus Move comes after an arrival in the goal
        Cell* to = layer.row(block.a, i) + block.column;
        lanes::negate(to, view.value(own));
        addBonusMoves(view, own, BonusPart::all, nullptr, to);
    }
}

void Kernel::solveBase(const Block& block, Scratch& scratch, Layer& base) {
    const View view(*this, block.b, block.column);
    solveLanes(block, scratch);
    for (int i = 0; i < m_placements.levelSize(block.a); ++i) {
        Cell* result = scratch.result.data() + at(i * kLanes);
        std::memcpy(base.row(block.a, i) + block.column, result, kLanes);
        Cell mask[kLanes];
        Cell start[kLanes];
        view.passedBy(m_placements.levelBegin(block.a) + i, mask);
        lanes::fill(start, kZero);
        lanes::select(start, mask, result);
        std::memcpy(result, start, kLanes);
    }
    store(block, scratch.result);
}

void Kernel::settleBlocked(Layer& base, int x) {
    const int y = base.sum() - x;
    for (int r = 0; r < m_placements.levelSize(x); ++r)
        for (int c = 0; c < m_placements.levelSize(y); ++c) {
            const int mover = m_placements.levelBegin(x) + r;
            const int opposing = m_placements.levelBegin(y) + c;
            Cell& mine = base.row(x, r)[c];
            Cell& theirs = base.row(y, c)[r];
            if (mine != 0 || theirs != 0 || !fits(mover, opposing))
                continue;
            mine = static_cast<Cell>(kZero + margin(mover, opposing)); // 5.2
            theirs = negated(mine);
        }
}

bool Kernel::iterateBlock(const Block& block, Scratch& scratch, const Layer& base, const Layer& before) {
    const View view(*this, block.b, block.column);
    for (int i = 0; i < m_placements.levelSize(block.a); ++i) {
        const int a = m_placements.levelBegin(block.a) + i;
        const Cell* fixed = base.row(block.a, i) + block.column;
        Cell* to = scratch.result.data() + at(i * kLanes);
        std::memcpy(to, fixed, kLanes);
        lanes::negatedWhereNone(to, before.row(block.a, i) + block.column); // 5.1
        if (m_placements.count(a, m_goal - 1) == 0)
            continue;
        addBonusMoves(view, m_placements.advanced(a, m_goal - 1, 1), BonusPart::same, &before, to);
        Cell mask[kLanes];
        view.passedBy(a, mask);
        lanes::select(to, mask, fixed);
    }
    store(block, scratch.result);
    const Layer& after = m_values.at(block.a + block.b);
    const int rows = std::min(kLanes, m_placements.levelSize(block.b) - block.column);
    for (int lane = 0; lane < rows; ++lane) {
        const int r = block.column + lane;
        if (std::memcmp(after.row(block.b, r), before.row(block.b, r), at(m_placements.levelSize(block.a))) != 0)
            return true;
    }
    return false;
}

} // namespace solver
