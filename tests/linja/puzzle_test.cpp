// The text form of puzzles, and the puzzles that come with the program.
#include "core/games/linja/puzzle.h"

#include "tests/linja/fixture.h"
#include "tests/test_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

namespace {

using linja::Puzzle;

const std::string kLine = "a-1\trulebook\t5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r\t4-5,4-8,7-8\t6\t3\t2";

std::string with(std::string_view from, std::string_view to) {
    std::string line = kLine;
    line.replace(line.find(from), from.size(), to);
    return line;
}

TEST(Puzzles, ReadTheLinesTheyWrite) {
    const auto puzzles = linja::readPuzzles("# a remark\n\n" + kLine + "\r\n" + with("a-1", "a-2"));
    ASSERT_TRUE(puzzles) << game::describe(puzzles.fault());
    ASSERT_EQ(puzzles->size(), 2U);
    EXPECT_EQ(puzzles->front(), (Puzzle{"a-1", "rulebook", "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r", "4-5,4-8,7-8", 6, 3, 2}));
    EXPECT_EQ(linja::puzzleLine(puzzles->front()), kLine);
}

TEST(Puzzles, RefuseWhatIsNone) {
    for (const std::string& line :
         {std::string("x"), kLine + "\t", kLine + "\t1", with("\t2", "\t6"), with("\t2", "\t0"), with("\t2", "\t02"),
          with("\t6", "\tsix"), with("\t3\t", "\t6\t"), with("rulebook", "house"), with("rulebook", ""),
          with("5r/1b", "6r/1b"), with("4-8", "4-7"), with("a-1", ""), with("\t6\t3", "\t6 \t3")}) {
        const auto puzzles = linja::readPuzzles("#\n" + line);
        ASSERT_FALSE(puzzles) << line;
        EXPECT_EQ(puzzles.fault().line, 2) << line;
    }
}

TEST(Puzzles, EveryTurnToTheSamePositionSolves) {
    const Puzzle puzzle{"a", "rulebook", "1r/1r/1r/-/-/-/-/9r12b r", "1-2,2-3", 1, 0, 1};
    EXPECT_TRUE(linja::solves(puzzle, "1-2,2-3"));
    EXPECT_TRUE(linja::solves(puzzle, "2-3,1-2"));
    EXPECT_FALSE(linja::solves(puzzle, "1-2"));
    EXPECT_FALSE(linja::solves(puzzle, "1-8"));
    EXPECT_FALSE(linja::solves(puzzle, ""));
}

struct File {
    std::string_view id; // the rule set
    std::size_t least;
    int hardest; // where only short, late positions are not drawn, none is of the highest difficulty
};

// What ships, a file for each rule set.
class ShippedPuzzles : public testing::TestWithParam<File> {
protected:
    static std::vector<Puzzle> read(const std::string& rules) {
        std::ifstream file(LINJA_PUZZLES "/" + rules + ".tsv", std::ios::binary);
        EXPECT_TRUE(file) << rules;
        const auto puzzles =
            linja::readPuzzles(std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
        EXPECT_TRUE(puzzles) << rules << ": " << game::describe(puzzles.fault());
        return *puzzles;
    }
};

TEST_P(ShippedPuzzles, AreEnoughOfTheirRuleSetAndReadBack) {
    const auto puzzles = read(std::string(GetParam().id));
    EXPECT_GE(puzzles.size(), GetParam().least);
    for (const Puzzle& puzzle : puzzles)
        EXPECT_EQ(puzzle.rules, GetParam().id) << puzzle.id;
}

TEST_P(ShippedPuzzles, AreAllDifferent) {
    std::set<std::string> ids;
    std::set<std::string> positions;
    for (const Puzzle& puzzle : read(std::string(GetParam().id))) {
        EXPECT_TRUE(ids.insert(puzzle.id).second) << puzzle.id;
        EXPECT_TRUE(positions.insert(puzzle.position).second) << puzzle.id;
    }
}

TEST_P(ShippedPuzzles, LeaveAChoiceAndAreSolvedByTheirSolution) {
    for (const Puzzle& puzzle : read(std::string(GetParam().id))) {
        int others = 0;
        for (const std::string& turn : linja_test::turnsOf(linja_test::at(puzzle.rules, puzzle.position)))
            others += linja::solves(puzzle, turn) ? 0 : 1;
        EXPECT_GE(others, 4) << puzzle.id;
        EXPECT_TRUE(linja::solves(puzzle, puzzle.solution)) << puzzle.id;
    }
}

TEST_P(ShippedPuzzles, MatterByPointsOrOutcome) {
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    for (const Puzzle& puzzle : read(std::string(GetParam().id))) {
        const int gap = puzzle.value - puzzle.secondValue;
        EXPECT_GE(gap, sign(puzzle.value) == sign(puzzle.secondValue) ? 4 : 2) << puzzle.id;
    }
}

TEST_P(ShippedPuzzles, AreOfEveryDifficultyTheEasiestFirst) {
    const auto puzzles = read(std::string(GetParam().id));
    EXPECT_TRUE(std::is_sorted(puzzles.begin(), puzzles.end(),
                               [](const Puzzle& a, const Puzzle& b) { return a.difficulty < b.difficulty; }));
    for (int difficulty = 1; difficulty <= GetParam().hardest; ++difficulty)
        EXPECT_GE(std::count_if(puzzles.begin(), puzzles.end(),
                                [=](const Puzzle& puzzle) { return puzzle.difficulty == difficulty; }),
                  5)
            << difficulty;
}

INSTANTIATE_TEST_SUITE_P(RuleSets, ShippedPuzzles,
                         testing::Values(File{"rulebook", 200, 5}, File{"rulebook+optional-bonus", 50, 5},
                                         File{"rulebook+opening-bonus", 50, 4},
                                         File{"rulebook+optional-bonus+opening-bonus", 50, 5}, File{"classic", 100, 5},
                                         File{"classic+extra-turn", 50, 5}, File{"edition-2015", 100, 5}),
                         tests::kById);

} // namespace
