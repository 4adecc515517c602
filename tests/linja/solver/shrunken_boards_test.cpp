// Whole shrunken boards, every position of every rule set: the fast solver, with the size of its board set, against a
// slow solution by the plain generator that shares no code and no idea with it.
#include "core/games/linja/solver/layer_solver.h"
#include "tests/reference/linja_solution.h"
#include "tests/test_name.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <tuple>

namespace {

using solver::Board;
using solver::Placements;

// The boards differ in what they have much of: rows that are full, long Follow-Up Moves, surplus rows, passes.
constexpr Board kBoards[] = {
    {.rows = 4, .pawns = 3, .room = 3}, {.rows = 4, .pawns = 5, .room = 4}, {.rows = 4, .pawns = 6, .room = 6},
    {.rows = 4, .pawns = 9, .room = 5}, {.rows = 5, .pawns = 4, .room = 2}, {.rows = 6, .pawns = 3, .room = 3},
    {.rows = 6, .pawns = 4, .room = 2}, {.rows = 8, .pawns = 2, .room = 2}, {.rows = 8, .pawns = 3, .room = 3},
};
// Only in long mode.
constexpr Board kLargerBoards[] = {
    {.rows = 6, .pawns = 5, .room = 4},
    {.rows = 6, .pawns = 6, .room = 3},
    {.rows = 8, .pawns = 4, .room = 2},
};

std::vector<Board> boards() {
    std::vector<Board> all(std::begin(kBoards), std::end(kBoards));
    const char* isLong = std::getenv("LINJA_LONG_TESTS");
    if (isLong != nullptr && std::string_view(isLong) == "1")
        all.insert(all.end(), std::begin(kLargerBoards), std::end(kLargerBoards));
    return all;
}

// A side's rows, given by the row numbers of the slow account, in the side's own direction.
int rankOf(const Placements& places, const std::vector<int>& pawns, char side) {
    linja::RowWord rows = 0;
    for (int row = 1; row <= places.board().rows; ++row)
        rows += linja::pawnAt(side == 'r' ? row - 1 : places.board().rows - row) *
                static_cast<linja::RowWord>(pawns[static_cast<std::size_t>(row)]);
    return places.rankOf(rows);
}

int progress(const reference::Position& position) {
    int sum = 0;
    const auto rows = static_cast<int>(position.red.size());
    for (int row = 1; row < rows; ++row) {
        sum += row * position.red[static_cast<std::size_t>(row)];
        sum += (rows - row) * position.black[static_cast<std::size_t>(row)];
    }
    return sum;
}

class FastSolution {
public:
    FastSolution(const Board& board, const linja::Rules& rules) : m_places(board) {
        solver::LayerSolver work(m_places, rules, 2);
        while (work.next() >= 0) {
            const int sum = work.next();
            m_layers[sum] = work.solveNext();
        }
    }
    // For the side to move.
    [[nodiscard]] int value(const reference::Position& position) const {
        const int red = rankOf(m_places, position.red, 'r');
        const int black = rankOf(m_places, position.black, 'b');
        const int own = position.toMove == 'r' ? red : black;
        const int opposing = position.toMove == 'r' ? black : red;
        const int x = m_places.level(opposing);
        const int y = m_places.level(own);
        const solver::Cell* row = m_layers.at(x + y).row(x, opposing - m_places.levelBegin(x));
        return static_cast<int>(row[own - m_places.levelBegin(y)]) - solver::kZero;
    }

private:
    Placements m_places;
    std::map<int, solver::Layer> m_layers;
};

using Case = std::tuple<std::string, Board>;

class ShrunkenBoard : public testing::TestWithParam<Case> {
protected:
    [[nodiscard]] static reference::Rules slowRules() {
        const auto& [id, board] = GetParam();
        reference::Size size;
        size.rows = board.rows;
        size.pawns = board.pawns;
        size.room = board.room;
        return reference::rulesOf(id, size).value();
    }
    [[nodiscard]] static linja::Rules fastRules() {
        for (const auto& named : linja::ruleSets())
            if (named.id == std::get<std::string>(GetParam()))
                return named.rules;
        ADD_FAILURE();
        return {};
    }
};

TEST_P(ShrunkenBoard, HasTheSameValueOfEveryPositionBySlowAndFastSolution) {
    const reference::Solution slow(slowRules());
    const FastSolution fast(std::get<Board>(GetParam()), fastRules());
    ASSERT_GT(slow.validPositions(), 500U);
    int decided = 0;
    for (std::size_t at = 0; at < slow.validPositions(); ++at) {
        ASSERT_EQ(fast.value(slow.positions()[at]), slow.value(at)) << reference::positionText(slow.positions()[at]);
        decided += slow.value(at) != 0 ? 1 : 0;
    }
    EXPECT_GT(decided, 0);

    // Why layers are allowed at all: progress never falls, and stands still only where the kernel says so.
    for (std::size_t at = 0; at < slow.validPositions(); ++at)
        for (const std::size_t after : slow.results(at)) {
            const reference::Position& before = slow.positions()[at];
            const int gain = progress(slow.positions()[after]) - progress(before);
            const bool isPass =
                slow.positions()[after].red == before.red && slow.positions()[after].black == before.black;
            ASSERT_GE(gain, isPass || fastRules().openingEarnsBonus ? 0 : 1) << reference::positionText(before);
        }
}

std::string nameOf(const testing::TestParamInfo<Case>& instance) {
    const auto& [id, board] = instance.param;
    return tests::testName(id) + "_Rows" + std::to_string(board.rows) + "Pawns" + std::to_string(board.pawns) + "Room" +
           std::to_string(board.room);
}

INSTANTIATE_TEST_SUITE_P(AllRuleSets, ShrunkenBoard,
                         testing::Combine(testing::ValuesIn(reference::ruleSetIds()), testing::ValuesIn(boards())),
                         nameOf);

} // namespace
