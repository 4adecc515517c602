// The plain generator by itself: the worked examples of section 12, every row of the perft table, and its random
// positions.
#include "tests/reference/linja_reference.h"
#include "tests/test_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace reference {
namespace {

Position at(const Rules& rules, std::string_view text) {
    const std::optional<Position> position = readPosition(rules, text);
    EXPECT_TRUE(position.has_value()) << text;
    return position.value_or(start(rules));
}

std::vector<std::string> turnTexts(const Rules& rules, const Position& position) {
    std::vector<std::string> texts;
    for (const Turn& turn : turns(rules, position)) {
        texts.push_back(turn.text);
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

bool contains(const std::vector<std::string>& texts, std::string_view text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// Section 12

TEST(ReferenceExamples, R12_1_FollowUpOfFourRows) {
    const Rules rules = rulesOf("rulebook").value();
    const auto texts = turnTexts(rules, at(rules, "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r"));
    EXPECT_TRUE(contains(texts, "3-4"));
    EXPECT_TRUE(contains(texts, "3-4,1-5"));
    EXPECT_TRUE(contains(texts, "3-4,4-8"));
    EXPECT_TRUE(contains(texts, "3-4,4-8,8-7"));
    EXPECT_TRUE(contains(texts, "3-4,5-8"));
    EXPECT_FALSE(contains(texts, "3-4,5-8,8-7"));
    EXPECT_FALSE(contains(texts, "3-4,1-4"));
}

TEST(ReferenceExamples, R12_2_RulebookScoring) {
    const Rules rules = rulesOf("rulebook").value();
    const Position position = at(rules, "6b/4b/2b/1r/-/3r/3r/5r r");
    EXPECT_EQ(score(rules, position, 'r'), 39);
    EXPECT_EQ(score(rules, position, 'b'), 46);
}

TEST(ReferenceExamples, R12_3_PassedIsOver) {
    const Rules rules = rulesOf("rulebook").value();
    const Position position = at(rules, "6b/4b/2b/-/1r/3r/3r/5r r");
    const auto end = outcome(rules, position);
    ASSERT_TRUE(end.has_value());
    EXPECT_EQ(end->reason, "passed");
    EXPECT_EQ(end->red, 41);
    EXPECT_EQ(end->black, 46);
    EXPECT_TRUE(turns(rules, position).empty());
}

TEST(ReferenceExamples, R12_4_BothBlockedIsOver) {
    for (const std::string& id : ruleSetIds()) {
        const Rules rules = rulesOf(id).value();
        const auto end = outcome(rules, at(rules, "-/-/6r/6r/6b/6b/-/- r"));
        ASSERT_TRUE(end.has_value()) << id;
        EXPECT_EQ(end->reason, "blocked") << id;
    }
}

TEST(ReferenceExamples, R12_5_RedPassesAndBlackCanMove) {
    for (const std::string& id : ruleSetIds()) {
        const Rules rules = rulesOf(id).value();
        const Position position = at(rules, "-/-/6r/6b/-/-/-/6r6b r");
        EXPECT_FALSE(outcome(rules, position).has_value()) << id;
        EXPECT_EQ(turnTexts(rules, position), std::vector<std::string>{"pass"}) << id;
        const Position after = turns(rules, position).at(0).after;
        EXPECT_EQ(positionText(after), "-/-/6r/6b/-/-/-/6r6b b") << id;
        EXPECT_FALSE(turnTexts(rules, after).empty()) << id;
        EXPECT_FALSE(contains(turnTexts(rules, after), "pass")) << id;
    }
}

// The perft table

struct PerftRow {
    std::string rules;
    std::string position;
    int depth = 0;
    std::uint64_t sequences = 0;
    std::uint64_t distinct = 0;
};

std::vector<PerftRow> perftRows() {
    std::vector<PerftRow> rows;
    std::ifstream file(LINJA_TEST_DATA "/linja-perft.tsv");
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        PerftRow row;
        std::getline(fields, row.rules, '\t');
        std::getline(fields, row.position, '\t');
        fields >> row.depth >> row.sequences >> row.distinct;
        EXPECT_FALSE(fields.fail()) << line;
        rows.push_back(row);
    }
    return rows;
}

class ReferencePerft : public testing::TestWithParam<std::string> {};

TEST_P(ReferencePerft, EveryRowOfTheTable) {
    const Rules rules = rulesOf(GetParam()).value();
    int seen = 0;
    for (const PerftRow& row : perftRows()) {
        if (row.rules != rules.id) {
            continue;
        }
        ++seen;
        const Position position = at(rules, row.position);
        EXPECT_EQ(perftSequences(rules, position, row.depth), row.sequences) << row.position << " depth " << row.depth;
        EXPECT_EQ(perftDistinct(rules, position, row.depth), row.distinct) << row.position << " depth " << row.depth;
    }
    EXPECT_GE(seen, 40);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, ReferencePerft, testing::ValuesIn(ruleSetIds()), tests::kById);

TEST(ReferencePerftTable, NamesOnlyKnownRuleSets) {
    const auto rows = perftRows();
    EXPECT_EQ(rows.size(), 310U);
    for (const PerftRow& row : rows) {
        EXPECT_TRUE(rulesOf(row.rules).has_value()) << row.rules;
    }
}

// Text

TEST(ReferenceText, StartIsTheOneOfTheRules) {
    const Rules rules = rulesOf("rulebook").value();
    EXPECT_EQ(positionText(start(rules)), "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r");
    EXPECT_EQ(positionText(start(rules, 'b')), "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b b");
    EXPECT_EQ(at(rules, "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r"), start(rules));
}

TEST(ReferenceText, RefusesWhatIsNotCanonicalOrNotValid) {
    const Rules rules = rulesOf("rulebook").value();
    for (const char* text : {
             "",
             "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b",
             "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b ",
             "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b w",
             "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r ",
             "6r/1b1r/1r1b/1r1b/1r1b/1r1b/1r1b/6b r",
             "6r/1r1b/1r1b/1r1b/1r1b/1r1b/6b r",
             "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b/- r",
             "06r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r",
             "6r0b/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r",
             "7r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r",
             "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1b/6b r",
             "1r/1r1b/1r1b/6r1b/1r1b/1r1b/1r1b/6b r",
             "6r//2r2b/1r1b/1r1b/1r1b/1r1b/6b r",
         }) {
        EXPECT_FALSE(readPosition(rules, text).has_value()) << text;
    }
}

TEST(ReferenceRules, OnlyTheSevenIds) {
    EXPECT_EQ(ruleSetIds().size(), 7U);
    EXPECT_FALSE(rulesOf("rulebook+opening-bonus+optional-bonus").has_value());
    EXPECT_FALSE(rulesOf("classic+optional-bonus").has_value());
    EXPECT_FALSE(rulesOf("").has_value());
}

// Sizes

TEST(ReferenceSize, ShrunkenBoardKeepsTheRules) {
    const Size small{4, 3, 3, {3, 1}};
    const Rules rules = rulesOf("rulebook", small).value();
    const Position position = start(rules);
    EXPECT_EQ(positionText(position), "1r/1r1b/1r1b/1b r");
    EXPECT_EQ(score(rules, position, 'r'), 1 - 2);
    // Row 2 is full after 1-2 and row 3 after 2-3, so neither can take a Follow-Up Move from row 1.
    const std::vector<std::string> expected = {"1-2",         "1-2,2-4",     "1-2,2-4,2-1", "1-2,2-4,2-3",
                                               "1-2,2-4,3-2", "1-2,2-4,3-4", "1-2,2-4,4-3", "1-2,3-4",
                                               "2-3",         "2-3,3-4",     "3-4"};
    EXPECT_EQ(turnTexts(rules, position), expected);
}

// Random positions

TEST(ReferenceRandom, PositionsAreValidVariedAndRepeatable) {
    for (const std::string& id : ruleSetIds()) {
        const Rules rules = rulesOf(id).value();
        Random random(7);
        Random again(7);
        int redToMove = 0;
        int over = 0;
        int fullRows = 0;
        for (int i = 0; i < 1000; ++i) {
            const Position position = i % 2 == 0 ? randomPlacement(rules, random) : randomFromPlay(rules, random);
            EXPECT_EQ(position, i % 2 == 0 ? randomPlacement(rules, again) : randomFromPlay(rules, again));
            EXPECT_EQ(readPosition(rules, positionText(position)), position);
            redToMove += position.toMove == 'r' ? 1 : 0;
            over += outcome(rules, position).has_value() ? 1 : 0;
            for (std::size_t row = 2; row <= 7; ++row) {
                fullRows += position.red[row] + position.black[row] == rules.size.room ? 1 : 0;
            }
        }
        EXPECT_GT(redToMove, 300) << id;
        EXPECT_LT(redToMove, 700) << id;
        EXPECT_LT(over, 500) << id;
        EXPECT_GT(fullRows, 100) << id;
    }
}

} // namespace
} // namespace reference
