// games, start, turns, perft and outcome.
#include "tests/cli/program.h"

namespace cli_test {
namespace {

TEST(CliGames, ListsTheDefaultFirst) {
    expectMatches(run({"games"}), "^linja\trulebook\tLinja");
}

TEST(CliGames, NamesItsFieldsInJson) {
    expectMatches(run({"games", "--json"}),
                  "^\\{\"game\":\"linja\",\"rules\":\"rulebook\",\"name\":\"Linja: [^\"]*\"\\}\n");
}

TEST(CliStart, PrintsThePosition) {
    expectPrints(run({"start", "--game", "linja"}), std::string(kStart) + "\n");
    expectPrints(run({"start", "--game", "linja", "--json"}), "{\"position\":\"" + std::string(kStart) + "\"}\n");
}

TEST(CliStart, RefusesUnknownGamesAndRules) {
    expectRefuses(run({"start", "--game", "ludo"}), kBadInput, "ludo");
    expectRefuses(run({"start", "--game", "linja", "--rules", "house"}), kBadInput, "house");
}

TEST(CliTurns, ListsAPass) {
    expectPrints(run({"turns", "--game", "linja", "--position", kPass}), "pass\t-/-/6r/6b/-/-/-/6r6b b\n");
}

TEST(CliTurns, PrintsNothingForAFinishedGame) {
    expectPrints(run({"turns", "--game", "linja", "--position", kBlocked}), "");
}

TEST(CliTurns, ShowsTheEnd) {
    const std::vector<std::string> words = {
        "turns", "--game", "linja", "--rules", "classic", "--position", "6b/5b/1r1b/-/1r/-/2r/8r r"};
    expectMatches(run(words), "(^|\n)3-4\t6b/5b/1b/1r/1r/-/2r/8r b\tdraw\tpassed\t47\t47\n");
    std::vector<std::string> inJson = words;
    inJson.push_back("--json");
    expectMatches(run(inJson), "\\{\"turn\":\"3-4\",\"position\":\"6b/5b/1b/1r/1r/-/2r/8r b\",\"over\":true,"
                               "\"winner\":\"draw\",\"reason\":\"passed\",\"first\":47,\"second\":47\\}\n");
}

TEST(CliTurns, RefusesBadPositionsByTheirPlace) {
    const auto turns = [](const char* position) { return run({"turns", "--game", "linja", "--position", position}); };
    expectRefuses(turns("1r/6b/3r3b/4r3b/-/-/-/4r r"), kBadInput, "row 4 holds 7 pawns");
    expectRefuses(turns("12r/12b r"), kBadInput, "8 rows, not 2");
    expectRefuses(turns("06r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r"), kBadInput, "column 1: row 1");
    expectRefuses(turns("6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b"), kBadInput, "side to move");
    expectRefuses(turns("6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b w"), kBadInput, "column 37: .*\"w\"");
}

TEST(CliPerft, CountsSequences) {
    expectPrints(run({"perft", "--game", "linja", "3"}), "perft\t1\t98\nperft\t2\t9842\nperft\t3\t522563\n");
    expectPrints(run({"perft", "--game", "linja", "--json", "2"}),
                 "{\"depth\":1,\"count\":98}\n{\"depth\":2,\"count\":9842}\n");
    expectMatches(run({"perft", "--game", "linja", "--rules", "edition-2015", "1"}), "^perft\t1\t[0-9]+\n$");
}

TEST(CliPerft, CountsDistinctResults) {
    expectPrints(run({"perft", "--game", "linja", "--distinct", "2"}), "perft\t1\t74\nperft\t2\t6079\n");
}

TEST(CliPerft, DividesByFirstTurn) {
    expectMatches(run({"perft", "--game", "linja", "--divide", "2"}), "\n1-2\t[0-9]+\n");
    expectPrints(run({"perft", "--game", "linja", "--divide", "--position", kPass, "2"}),
                 "perft\t1\t1\nperft\t2\t1\npass\t1\n");
}

TEST(CliPerft, RefusesDepthZero) {
    expectRefuses(run({"perft", "--game", "linja", "0"}), kWrongUsage, "DEPTH");
}

TEST(CliOutcome, AnswersEachPosition) {
    const std::string positions = std::string(kStart) + "\n" + kFinished + "\n" + kBlocked + "\n";
    expectPrints(run({"outcome", "--game", "linja"}, {.input = positions}),
                 "ongoing\nb\tpassed\t41\t46\ndraw\tblocked\t-12\t-12\n");
    expectPrints(run({"outcome", "--game", "linja", "--json"}, {.input = positions}),
                 "{\"over\":false}\n"
                 "{\"over\":true,\"winner\":\"b\",\"reason\":\"passed\",\"first\":41,\"second\":46}\n"
                 "{\"over\":true,\"winner\":\"draw\",\"reason\":\"blocked\",\"first\":-12,\"second\":-12}\n");
}

TEST(CliOutcome, TakesLineEndsOfEveryKind) {
    expectPrints(run({"outcome", "--game", "linja"}, {.input = std::string(kStart) + "\r\n"}), "ongoing\n");
    expectPrints(run({"outcome", "--game", "linja"}, {.input = kStart}), "ongoing\n");
}

TEST(CliOutcome, LeavesOutBlankLinesAndRemarks) {
    const std::string input = "\n# positions\n  # more\n \t\r\n  " + std::string(kStart) + " \t\n\n";
    expectPrints(run({"outcome", "--game", "linja"}, {.input = input}), "ongoing\n");
    expectPrints(run({"outcome", "--game", "linja"}, {.input = "\n"}), "");
    expectPrints(run({"outcome", "--game", "linja"}), "");
}

TEST(CliOutcome, StopsAtABadLineAndNamesItsNumber) {
    const std::string bad = "5r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r\n";
    expectRefusesAfter(run({"outcome", "--game", "linja"}, {.input = std::string(kStart) + "\n" + bad}), kBadInput,
                       "line 2: Red has 11 pawns", "^ongoing\n$");
    expectRefusesAfter(run({"outcome", "--game", "linja"}, {.input = "# one\n\n" + bad + kStart}), kBadInput,
                       "line 3: Red has 11 pawns", "^$");
}

TEST(CliOutcome, RefusesALineWithoutEnd) {
    const std::string input = std::string(kStart) + "\n" + std::string(1'000'001, 'x');
    expectRefusesAfter(run({"outcome", "--game", "linja"}, {.input = input}), kBadInput, "line 2: the line is too long",
                       "^ongoing\n$");
}

} // namespace
} // namespace cli_test
