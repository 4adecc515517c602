// The last layers of the solution of every rule set: against the slow generator, against exact values from another
// program, and against themselves with other numbers of threads and after an interruption.
#include "core/games/linja/solver/kernel_view.h"
#include "tests/linja/solver/late_layers.h"
#include "tests/reference/linja_reference.h"
#include "tests/test_name.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace {

using late::kLowest;
using late::Layers;
using late::places;
using late::solve;
using late::valueIn;
using solver::Layer;

linja::Rules rulesOf(const std::string& id) {
    return late::rulesOf(id).rules;
}

constexpr int kChecked = 6000; // positions compared with the slow generator, a rule set; a hundred times in long mode

// Calls visit(own, opposing) for every position of the layer.
template <class Visit>
void forEachPosition(const Layer& layer, const Visit& visit) {
    const solver::Kernel kernel(places(), linja::Rules{});
    for (int x = layer.firstLevel(); x <= layer.lastLevel(); ++x)
        for (int r = 0; r < places().levelSize(x); ++r)
            for (int c = 0; c < places().levelSize(layer.sum() - x); ++c) {
                const int opposing = places().levelBegin(x) + r;
                const int own = places().levelBegin(layer.sum() - x) + c;
                if (kernel.fits(own, opposing))
                    visit(own, opposing);
            }
}

bool haveEqualPositions(const Layer& a, const Layer& b) {
    bool equal = true;
    forEachPosition(a, [&](int own, int opposing) {
        const int x = places().level(opposing);
        const int r = opposing - places().levelBegin(x);
        const int c = own - places().levelBegin(places().level(own));
        equal = equal && a.row(x, r)[c] == b.row(x, r)[c];
    });
    return equal;
}

// The placements of a position of the slow account: the mover's and the opponent's, each in its own direction.
std::pair<int, int> ranksOf(const reference::Position& position) {
    linja::RowWord red = 0;
    linja::RowWord black = 0;
    for (int row = 0; row < linja::kRows; ++row) {
        red += linja::pawnAt(row) * static_cast<linja::RowWord>(position.red[solver::at(row + 1)]);
        black += linja::pawnAt(row) * static_cast<linja::RowWord>(position.black[solver::at(row + 1)]);
    }
    const int redRank = places().rankOf(red);
    const int blackRank = places().rankOf(linja::flipRows(black));
    return position.toMove == 'r' ? std::pair(redRank, blackRank) : std::pair(blackRank, redRank);
}

reference::Position positionOf(int own, int opposing) {
    reference::Position position;
    position.red.assign(linja::kRows + 1, 0);
    position.black.assign(linja::kRows + 1, 0);
    for (int row = 0; row < linja::kRows; ++row) {
        position.red[solver::at(row + 1)] = places().count(own, row);
        position.black[solver::at(linja::kRows - row)] = places().count(opposing, row);
    }
    return position;
}

// The value for the side to move, one turn deep by the slow account.
int slowValue(const reference::Rules& rules, const reference::Position& position, const Layers& layers) {
    const auto margin = [&](const reference::Position& of, char side) {
        return reference::score(rules, of, side) - reference::score(rules, of, side == 'r' ? 'b' : 'r');
    };
    if (reference::outcome(rules, position))
        return margin(position, position.toMove);
    int best = -1000;
    for (const reference::Turn& turn : reference::turns(rules, position)) {
        const auto [own, opposing] = ranksOf(turn.after);
        const bool over = reference::outcome(rules, turn.after).has_value();
        best = std::max(best, over ? margin(turn.after, position.toMove) : -valueIn(layers, own, opposing));
    }
    return best;
}

int positionsToCheck() {
    const char* value = std::getenv("LINJA_LONG_TESTS");
    return value != nullptr && std::string_view(value) == "1" ? 100 * kChecked : kChecked;
}

class LateLayers : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override { m_layers = solve(rulesOf(GetParam()), 1, kLowest); }

    Layers m_layers;
};

TEST_P(LateLayers, AgreeWithTheSlowGenerator) {
    const auto rules = reference::rulesOf(GetParam());
    ASSERT_TRUE(rules);
    std::vector<std::pair<int, int>> all;
    for (const auto& entry : m_layers)
        forEachPosition(entry.second, [&](int own, int opposing) { all.emplace_back(own, opposing); });
    ASSERT_GT(all.size(), 100'000U);
    reference::Random random(5);
    for (int i = 0; i < positionsToCheck(); ++i) {
        const auto [own, opposing] = all[solver::at(random.below(static_cast<int>(all.size())))];
        const auto position = positionOf(own, opposing);
        ASSERT_EQ(valueIn(m_layers, own, opposing), slowValue(*rules, position, m_layers))
            << reference::positionText(position);
    }
    // The very last layers wholly: most of them are finished games and passes.
    for (const auto& entry : m_layers)
        if (entry.first >= 156)
            forEachPosition(entry.second, [&](int own, int opposing) {
                const auto position = positionOf(own, opposing);
                ASSERT_EQ(valueIn(m_layers, own, opposing), slowValue(*rules, position, m_layers))
                    << reference::positionText(position);
            });
}

TEST_P(LateLayers, HoldTheExactValuesOfAnotherProgram) {
    std::ifstream file(std::string(LINJA_TEST_DATA) + "/linja-values.tsv");
    int found = 0;
    bool listed = false;
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        std::string id;
        std::string text;
        int value = 0;
        std::getline(fields, id, '\t');
        std::getline(fields, text, '\t');
        fields >> value;
        if (id != GetParam())
            continue;
        listed = true;
        const auto position = reference::readPosition(*reference::rulesOf(id), text);
        ASSERT_TRUE(position) << text;
        const auto [own, opposing] = ranksOf(*position);
        if (places().level(own) + places().level(opposing) < kLowest)
            continue;
        ++found;
        EXPECT_EQ(valueIn(m_layers, own, opposing), value) << text;
    }
    EXPECT_EQ(found > 0, listed);
}

TEST_P(LateLayers, DoNotDependOnTheNumberOfThreads) {
    const auto others = solve(rulesOf(GetParam()), 3, kLowest);
    for (const auto& [sum, layer] : others)
        ASSERT_TRUE(haveEqualPositions(layer, m_layers.at(sum))) << sum;
}

TEST_P(LateLayers, GoOnAfterAnInterruption) {
    constexpr int kStopped = 140;
    solver::LayerSolver work(places(), rulesOf(GetParam()), 2);
    std::vector<Layer> kept;
    for (int sum = kStopped + 1; sum <= kStopped + solver::LayerSolver::kResumeLayers; ++sum)
        kept.push_back(m_layers.at(sum));
    work.resume(kStopped, kept);
    while (work.next() >= kLowest) {
        const int sum = work.next();
        ASSERT_TRUE(haveEqualPositions(work.solveNext(), m_layers.at(sum))) << sum;
    }
}

INSTANTIATE_TEST_SUITE_P(AllRuleSets, LateLayers, testing::ValuesIn(late::ruleSetIds()), tests::kById);

} // namespace
