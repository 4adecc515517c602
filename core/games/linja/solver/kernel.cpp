#include "core/games/linja/solver/kernel.h"

#include "core/games/linja/position.h"
#include "core/games/linja/solver/kernel_view.h"

#include <cassert>
#include <cstring>

namespace solver {

using linja::EndTest;
using linja::FollowUpDuty;
using linja::GoalOpening;

namespace {

// The pawns where the real board scores them alike: the advancing half at the same distance from the goal, the own half
// on the start line (8.1).
linja::RowWord scoringRows(const Placements& placements, int rank) {
    const Board& board = placements.board();
    linja::RowWord rows = 0;
    for (int row = 0; row < board.rows; ++row) {
        const bool advancing = placements.goal() - row < board.rows / 2;
        rows += linja::pawnAt(advancing ? linja::kRows - board.rows + row : 0) *
                static_cast<linja::RowWord>(placements.count(rank, row));
    }
    return rows;
}

} // namespace

Scratch::Scratch(const Placements& placements)
    : continued(at(placements.largestLevel() * kFarthest * kLanes)), result(at(placements.largestLevel() * kLanes)) {}

Kernel::Kernel(const Placements& placements, const linja::Rules& rules)
    : m_placements(placements), m_rules(rules), m_goal(placements.goal()), m_room(placements.board().room),
      m_points(at(placements.size() + kLanes)) {
    for (int rank = 0; rank < placements.size(); ++rank) {
        const linja::RowWord rows = scoringRows(placements, rank);
        const auto position = linja::Position::fromRows(rows, linja::flipRows(rows), game::Side::first, rules);
        m_points[at(rank)] = static_cast<std::int8_t>(position.score().pointsOf(game::Side::first));
    }
}

bool Kernel::fits(int own, int opposing) const {
    for (int row = 1; row < m_goal; ++row)
        if (m_placements.count(own, row) + m_placements.count(opposing, m_goal - row) > m_room)
            return false;
    return true;
}

bool Kernel::passed(int own, int opposing) const {
    return m_placements.lowest(own) + m_placements.lowest(opposing) > m_goal;
}

void Kernel::beginLayer(int sum) {
    m_values.put(Layer(m_placements, sum));
    if (m_rules.extraTurn)
        beginSecond(sum);
}

void Kernel::dropLayer(int sum) {
    m_values.drop(sum);
    m_bonus.drop(sum);
    m_second.drop(sum);
}

// 3.5 and 3.6: the best value over the Follow-Up Moves of `distance` rows from a1, or of making none.
void Kernel::continueOne(const View& view, int a1, int distance, bool earnsExtra, Cell* to) const {
    if (m_rules.followUp == FollowUpDuty::may)
        lanes::negate(to, view.value(a1));
    else
        lanes::fill(to, 0);
    const int goal = m_goal;
    for (int row = 0; row < goal; ++row) {
        const int a2 = m_placements.advanced(a1, row, distance);
        if (a2 == kNoRank)
            continue;
        const int target = row + distance;
        if (target > goal || (target == goal && !hasBonus())) {
            lanes::maxNegated(to, view.value(a2));
        } else if (target == goal) {
            lanes::max(to, view.in(view.bonus, a2));
        } else if (const Cell* room = view.roomBeside(target, m_placements.count(a1, target))) {
            if (!earnsExtra || m_placements.count(a1, target) > 0) {
                lanes::maxNegatedMasked(to, view.value(a2), room);
                continue;
            }
            // 3.10: into a row without own pawns, and in these lanes without opposing ones
            Cell reached[kLanes];
            Cell second[kLanes];
            std::memcpy(second, view.in(view.second, a2), kLanes);
            lanes::negate(reached, view.value(a2));
            lanes::negatedWhereNone(second, view.value(a2)); // no second Opening Move: the turn just ends
            lanes::select(reached, view.exactly(target, 0), second);
            lanes::maxMasked(to, reached, room);
        }
    }
    if (m_rules.followUp == FollowUpDuty::must)
        lanes::negatedWhereNone(to, view.value(a1));
    if (m_rules.end == EndTest::atOnce) { // 6.2: the Opening Move has ended the game
        Cell mask[kLanes];
        Cell final[kLanes];
        view.passedBy(a1, mask);
        lanes::negate(final, view.value(a1));
        lanes::select(to, mask, final);
    }
}

void Kernel::continueAll(const View& view, const Block& block, bool earnsExtra, std::vector<Cell>& to) const {
    const int level = block.a + 1;
    if (level >= m_placements.levels())
        return;
    for (int i = 0; i < m_placements.levelSize(level); ++i)
        for (int distance = 1; distance <= kFarthest; ++distance)
            continueOne(view, m_placements.levelBegin(level) + i, distance, earnsExtra,
                        to.data() + at((i * kFarthest + distance - 1) * kLanes));
}

// 3.1 to 3.4: the best value over the Opening Moves of a; none where there is no Opening Move. `begin` is the first
// rank of the level of the placements in `continued`.
void Kernel::open(const View& view, int a, const Cell* continued, int begin, Cell* to) const {
    lanes::fill(to, 0);
    const int goal = m_goal;
    const int room = m_room;
    for (int row = 0; row < goal; ++row) {
        const int a1 = m_placements.advanced(a, row, 1);
        if (a1 == kNoRank)
            continue;
        const Cell* next = continued + at((a1 - begin) * kFarthest * kLanes);
        const int target = row + 1;
        if (target == goal) {
            if (m_rules.openingIntoGoal == GoalOpening::followUpOfOne)
                lanes::max(to, next);
            else
                lanes::maxNegated(to, view.value(a1));
            if (m_rules.openingEarnsBonus)
                addBonusMoves(view, a1, BonusPart::later, nullptr, to);
            continue;
        }
        const int own = m_placements.count(a, target);
        for (int pawns = own; pawns < room; ++pawns) { // 3.2: both sides' pawns in the row entered
            const Cell* mask = view.exactly(target, pawns - own);
            if (pawns == 0)
                lanes::maxNegatedMasked(to, view.value(a1), mask);
            else
                lanes::maxMasked(to, next + at((pawns - 1) * kLanes), mask);
        }
    }
}

void Kernel::solveBlock(const Block& block, Scratch& scratch) {
    solveLanes(block, scratch);
    store(block, scratch.result);
}

// The best values of the block's own placements over their Opening Moves, or the score where the game is over (6).
template <class RowOf>
void Kernel::openAll(const View& view, const Block& block, const std::vector<Cell>& continued,
                     const RowOf& rowOf) const {
    const int nextBegin = m_placements.levelBegin(std::min(block.a + 1, m_placements.levels() - 1));
    for (int i = 0; i < m_placements.levelSize(block.a); ++i) {
        const int a = m_placements.levelBegin(block.a) + i;
        Cell mask[kLanes];
        Cell final[kLanes];
        view.passedBy(a, mask);
        lanes::minus(final, m_points[at(a)], view.points);
        open(view, a, continued.data(), nextBegin, rowOf(i));
        lanes::select(rowOf(i), mask, final);
    }
}

void Kernel::prepareSecond(const Block& block, Scratch& scratch) {
    const View view(*this, block.b, block.column);
    Layer& layer = m_second.at(block.a + block.b);
    continueAll(view, block, false, scratch.continued);
    openAll(view, block, scratch.continued, [&](int i) { return layer.row(block.a, i) + block.column; });
}

void Kernel::solveLanes(const Block& block, Scratch& scratch) {
    if (m_rules.extraTurn)
        prepareSecond(block, scratch);
    const View view(*this, block.b, block.column);
    continueAll(view, block, m_rules.extraTurn, scratch.continued);
    openAll(view, block, scratch.continued, [&](int i) { return scratch.result.data() + at(i * kLanes); });
}

void Kernel::store(const Block& block, const std::vector<Cell>& result) {
    Layer& layer = m_values.at(block.a + block.b);
    const int rows = std::min(kLanes, m_placements.levelSize(block.b) - block.column);
    const int columns = m_placements.levelSize(block.a);
    for (int begin = 0; begin < columns; begin += kLanes) {
        const int end = std::min(begin + kLanes, columns);
        for (int lane = 0; lane < rows; ++lane) {
            Cell* to = layer.row(block.b, block.column + lane);
            for (int i = begin; i < end; ++i)
                to[i] = result[at(i * kLanes + lane)];
        }
    }
}

void Kernel::settlePasses(int sum, int x) {
    Layer& layer = m_values.at(sum);
    const int y = sum - x;
    const auto settle = [&](int rowLevel, int columnLevel) {
        for (int r = 0; r < m_placements.levelSize(rowLevel); ++r) {
            Cell* cells = layer.row(rowLevel, r);
            const int columns = m_placements.levelSize(columnLevel);
            for (int c = 0; c < columns; ++c) {
                const void* found = std::memchr(cells + c, 0, at(columns - c));
                if (found == nullptr)
                    break;
                c = static_cast<int>(static_cast<const Cell*>(found) - cells);
                const int opposing = m_placements.levelBegin(rowLevel) + r;
                const int mover = m_placements.levelBegin(columnLevel) + c;
                if (!fits(mover, opposing))
                    continue;
                Cell& theirs = layer.row(columnLevel, c)[r];
                if (theirs == 0) { // 5.2
                    theirs = static_cast<Cell>(kZero + margin(opposing, mover));
                    cells[c] = negated(theirs);
                } else {
                    cells[c] = negated(theirs); // 5.1
                }
            }
        }
    };
    settle(x, y);
    if (x != y)
        settle(y, x);
}

} // namespace solver
