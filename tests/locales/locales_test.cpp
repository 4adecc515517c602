// What is read, written and printed is the same under every locale; the one of the test is named by the environment.
#include "core/games/linja/puzzle.h"
#include "core/games/loa/sgf.h"
#include "core/record/pasted.h"
#include "core/record/reader.h"
#include "core/record/writer.h"
#include "tests/cli/program.h"

#include <clocale>
#include <cstdlib>
#include <locale>

namespace {

using cli_test::readAll;

std::string localeName() {
    const char* name = std::getenv("LINJA_TEST_LOCALE");
    return name == nullptr ? "C" : name;
}

TEST(Locale, IsTheOneThatIsTested) {
    EXPECT_EQ(std::setlocale(LC_ALL, nullptr), localeName());
    EXPECT_STREQ(std::localeconv()->decimal_point, localeName() == "C" ? "." : ",");
}

TEST(LocaleOfRecords, ChangesNoByte) {
    const std::string text = readAll(cli_test::sampleFile());
    const auto game = record::read(text);
    ASSERT_TRUE(game);
    EXPECT_EQ(record::write(*record::read(record::write(*game))), record::write(*game));
    const auto named = record::read("[Game \"linja\"]\n[Red \"İlayda Işık ñ\"]\n[Result \"*\"]\n\n1. 1-2,1-3 *\n");
    ASSERT_TRUE(named);
    EXPECT_EQ(*named->tag("Red"), "İlayda Işık ñ");
    EXPECT_NE(record::write(*named).find("[Red \"İlayda Işık ñ\"]"), std::string::npos);
}

TEST(LocaleOfRecords, LeavesPointsAndResultsAlone) {
    EXPECT_TRUE(
        record::read("[Game \"linja\"]\n[Result \"1/2-1/2\"]\n[Termination \"agreed\"]\n\n1. 1-2,1-3 1/2-1/2\n"));
    EXPECT_EQ(record::typedTurn(" 2–3 , 1–5 "), "2-3,1-5");
    EXPECT_EQ(record::typedTurn("PASS"), "pass");
}

TEST(LocaleOfSgf, ChangesNoByte) {
    const std::string text = "(;FF[4]GM[9]PB[Işık]PW[İnci]RE[B+];B[b1-b3];W[a2-c2])";
    const auto game = loa::readSgf(text);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->players[0], "Işık");
    EXPECT_EQ(loa::writeSgf(*loa::readSgf(loa::writeSgf(*game))), loa::writeSgf(*game));
}

TEST(LocaleOfPuzzles, ReadsTheSameNumbers) {
    const auto puzzles = linja::readPuzzles(readAll(LINJA_PUZZLES "/classic.tsv"));
    ASSERT_TRUE(puzzles);
    EXPECT_GE(puzzles->size(), 50u);
}

#if !defined(_WIN32)
TEST(LocaleOfTheCommandLine, PrintsTheSameAsInC) {
    const std::vector<std::vector<std::string>> runs = {
        {"match", "--game", "linja", "--first", "greedy", "--second", "random", "--games", "4", "--seed", "1"},
        {"match", "--game", "linja", "--first", "greedy", "--second", "random", "--games", "4", "--seed", "1",
         "--json"},
        {"analyse", "--game", "linja", "--depth", "2", "--json"},
        {"analyse", "--game", "loa", "--depth", "2"},
        {"review", cli_test::sampleFile(), "--depth", "2", "--json"},
        {"TURNS"},
        {"best", "--game", "linja", "--depth", "İ"}};
    for (const auto& words : runs) {
        const auto here = cli_test::run(words);
        ::setenv("LC_ALL", "C", 1);
        const auto inC = cli_test::run(words);
        ::setenv("LC_ALL", localeName().c_str(), 1);
        EXPECT_EQ(here.status, inC.status) << words.front();
        EXPECT_EQ(here.out, inC.out) << words.front();
        EXPECT_EQ(here.err, inC.err) << words.front();
    }
}
#endif

} // namespace

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    if (std::setlocale(LC_ALL, localeName().c_str()) == nullptr) {
        std::fprintf(stderr, "The locale %s is not there.\n", localeName().c_str());
        return 1;
    }
    std::locale::global(std::locale(localeName()));
    return RUN_ALL_TESTS();
}
