// The reference counts of turn sequences, from another program: every row of tests/data/linja-perft.tsv.
#include "core/game/perft.h"
#include "core/games/linja/position.h"
#include "tests/test_name.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace {

struct Row {
    std::string rules;
    std::string position;
    int depth = 0;
    std::uint64_t sequences = 0;
    std::uint64_t distinct = 0;
};

std::vector<Row> rowsOf(std::string_view rulesId) {
    std::ifstream file(std::string(LINJA_TEST_DATA) + "/linja-perft.tsv");
    std::vector<Row> rows;
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        Row row;
        std::getline(fields, row.rules, '\t');
        std::getline(fields, row.position, '\t');
        fields >> row.depth >> row.sequences >> row.distinct;
        if (row.rules == rulesId)
            rows.push_back(row);
    }
    return rows;
}

class LinjaPerft : public testing::TestWithParam<std::string> {};

TEST_P(LinjaPerft, MatchesEveryReferenceRow) {
    const auto rows = rowsOf(GetParam());
    EXPECT_GE(rows.size(), 40U);
    for (const auto& named : linja::ruleSets()) {
        if (named.id != GetParam())
            continue;
        for (const Row& row : rows) {
            const auto position = linja::Position::parse(row.position, named.rules);
            ASSERT_TRUE(position) << row.position << ": " << game::describe(position.fault());
            EXPECT_EQ(game::perft(*position, row.depth), row.sequences) << row.position << " depth " << row.depth;
            EXPECT_EQ(game::perftDistinct(*position, row.depth), row.distinct) << row.position;
            EXPECT_EQ(position->countTurns(), position->legalTurns().size());
        }
    }
}

std::vector<std::string> ruleSetIds() {
    std::vector<std::string> ids;
    for (const auto& named : linja::ruleSets())
        ids.emplace_back(named.id);
    return ids;
}

INSTANTIATE_TEST_SUITE_P(AllRuleSets, LinjaPerft, testing::ValuesIn(ruleSetIds()), tests::kById);

} // namespace
