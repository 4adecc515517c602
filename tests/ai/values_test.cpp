// Exact values of positions against those of an independent program: tests/data/linja-values.tsv (rule set, position,
// value for the side to move). LINJA_LONG_TESTS=1 spends a hundred times as many nodes and so reaches more of them.
#include "core/ai/thinker.h"
#include "core/games/thinkers.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace {

struct Row {
    std::string rules;
    std::string position;
    int value = 0;
};

std::vector<Row> readRows() {
    std::vector<Row> rows;
    std::ifstream file(LINJA_TEST_DATA "/linja-values.tsv");
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        Row row;
        std::getline(fields, row.rules, '\t');
        std::getline(fields, row.position, '\t');
        fields >> row.value;
        rows.push_back(row);
    }
    return rows;
}

TEST(ExactValues, AgreeWithThoseOfAnotherProgram) {
    const bool isLong = std::getenv("LINJA_LONG_TESTS") != nullptr;
    const auto rows = readRows();
    ASSERT_EQ(rows.size(), 300U);
    int exact = 0;
    const ai::StopToken stop;
    const auto thinker = games::newThinker("linja");
    for (const Row& row : rows) {
        const auto match = games::newMatch("linja", row.rules, row.position);
        ASSERT_TRUE(match) << row.position;
        if ((*match)->state().outcome)
            continue;
        ai::Limits limits;
        limits.nodes = isLong ? 4'000'000 : 20'000;
        const ai::Thought thought = thinker->think(**match, limits, stop);
        if (!thought.value.exact)
            continue;
        EXPECT_EQ(thought.value.amount, row.value) << row.rules << ' ' << row.position;
        ++exact;
    }
    EXPECT_GE(exact, isLong ? 60 : 30);
    RecordProperty("exact", exact);
}

} // namespace
