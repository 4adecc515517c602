// best, analyse, match, play, bench and the tables.
#include "tests/cli/program.h"

#include <filesystem>

namespace cli_test {
namespace {

const std::string kNumber = "-?[0-9]+";
const std::string kTurn = "[1-8]-[1-8][^\t\n]*";

TEST(CliBest, PrintsTurnValueDepthAndNodes) {
    expectMatches(run({"best", "--game", "linja", "--nodes", "2000"}, {.input = std::string(kStart) + "\n"}),
                  "^" + kTurn + "\t" + kNumber + "\t[0-9]+\t[0-9]+\n$");
    expectMatches(run({"best", "--game", "linja", "--nodes", "2000", "--json"}, {.input = kStart}),
                  "^\\{\"turn\":\"[^\"]+\",\"value\":" + kNumber +
                      ",\"depth\":[0-9]+,\"nodes\":[0-9]+,\"exact\":false\\}\n$");
}

TEST(CliBest, HasADashForAFinishedGame) {
    expectPrints(run({"best", "--game", "linja"}, {.input = std::string(kFinished) + "\n"}), "-\n");
    expectPrints(run({"best", "--game", "linja", "--json"}, {.input = kFinished}), "{\"turn\":null}\n");
}

TEST(CliBest, StopsAtABadLine) {
    expectRefusesAfter(run({"best", "--game", "linja", "--depth", "1"}, {.input = std::string(kStart) + "\nx\n"}),
                       kBadInput, "line 2", "^" + kTurn + "\t[^\n]*\n$");
}

TEST(CliBest, ThreadsKeepTheOrder) {
    const std::string input = std::string(kFinished) + "\n" + kPass + "\n" + kStart + "\n" + kStart + "\n";
    expectMatches(run({"best", "--game", "linja", "--depth", "1", "--threads", "3"}, {.input = input}),
                  "^-\npass\t" + kNumber + "\t1\t1\n(" + kTurn + "\t[^\n]*\n)\\1$");
    expectRefusesAfter(
        run({"best", "--game", "linja", "--depth", "1", "--threads", "3"}, {.input = std::string(kStart) + "\nx\n"}),
        kBadInput, "line 2", "^" + kTurn + "\t[^\n]*\n$");
}

TEST(CliBest, RefusesTablesThatAreNone) {
    const Folder folder;
    const auto best = [](const std::string& table) {
        return run({"best", "--game", "linja", "--table", table}, {.input = kStart});
    };
    expectRefuses(best(folder.path("none.table")), kBadInput, "none.table");
    expectRefuses(best(sampleFile()), kBadInput, "sample.linja");
}

TEST(CliBest, RefusesNumbersOutOfRange) {
    expectRefuses(run({"best", "--game", "linja", "--nodes", "many"}), kWrongUsage, "--nodes");
    expectRefuses(run({"best", "--game", "linja", "--nodes", "99999999999999999999999"}), kWrongUsage, "--nodes");
    expectRefuses(run({"best", "--game", "linja", "--level", "99"}), kWrongUsage, "--level");
}

TEST(CliAnalyse, PrintsTheBestTurnsWithTheirLines) {
    const std::string line = kTurn + "\t" + kNumber + "\t[1-8][^\t]*\t2\t[0-9]+\testimate\n";
    expectMatches(run({"analyse", "--game", "linja", "--depth", "2", "--lines", "2", "--position", kStart}),
                  "^" + line + line + "$");
    expectMatches(run({"analyse", "--game", "linja", "--depth", "2", "--lines", "1", "--position", kStart, "--json"}),
                  "^\\{\"turn\":\"[^\"]+\",\"value\":" + kNumber +
                      ",\"line\":\\[\"[^\"]+\",\"[^\"]+\"\\],\"depth\":2,\"nodes\":[0-9]+,\"exact\":false\\}\n$");
}

TEST(CliAnalyse, ReadsAPosition) {
    expectMatches(run({"analyse", "--game", "linja", "--nodes", "100"}, {.input = std::string(kPass) + "\n"}),
                  "^pass\t[^\n]*\n$");
    expectMatches(run({"analyse", "--game", "linja", "--nodes", "100"},
                      {.input = "\n# the pass\n  " + std::string(kPass) + " \nx\n"}),
                  "^pass\t[^\n]*\n$");
}

TEST(CliAnalyse, TakesTheStartWithoutAny) {
    expectMatches(run({"analyse", "--game", "linja", "--depth", "1", "--lines", "1000"}), "\t1\t[0-9]+\testimate\n$");
}

TEST(CliAnalyse, HasADashForAFinishedGame) {
    expectPrints(run({"analyse", "--game", "linja", "--position", kFinished}), "-\n");
}

TEST(CliAnalyse, RefusesWhatIsNoPosition) {
    expectRefuses(run({"analyse", "--game", "linja"}, {.input = "x\n"}), kBadInput, "line 1: ");
    expectRefuses(run({"analyse", "--game", "linja", "--lines", "0"}), kWrongUsage, "--lines");
    expectRefuses(run({"analyse", "--game", "linja", "--table", Folder().path("none.table")}), kBadInput, "none.table");
}

TEST(CliMatch, PrintsSixColumnsAndTellsHowItStands) {
    const Ran ran =
        run({"match", "--game", "linja", "--first", "random", "--second", "greedy", "--games", "4", "--seed", "3"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(matches(ran.out, "^[0-4]\t[0-4]\t[0-4]\t-?[0-9]+\t-?[0-9]+\t[0-9]+\\.[0-9]\n$")) << ran.out;
    EXPECT_TRUE(matches(ran.err, "\n4 of 4 games: [0-4] won, [0-4] drawn, [0-4] lost; score [0-9.]+ % \\([0-9.]+ to "
                                 "[0-9.]+\\), Elo [+-]([0-9]+|inf) \\([+-]([0-9]+|inf) to [+-]([0-9]+|inf)\\)\n$"))
        << ran.err;
}

TEST(CliMatch, NamesItsFieldsInJson) {
    const Ran ran =
        run({"match", "--game", "linja", "--first", "greedy", "--second", "random", "--games", "2", "--json"});
    EXPECT_TRUE(matches(ran.out, "^\\{\"wins\":[0-2],\"draws\":[0-2],\"losses\":[0-2],\"firstPoints\":-?[0-9]+,"
                                 "\"secondPoints\":-?[0-9]+,\"meanTurns\":[0-9]+\\.[0-9]\\}\n$"))
        << ran.out;
}

TEST(CliMatch, TellsOfLongMatchesTenTimes) {
    const Ran ran = run({"match", "--game", "linja", "--first", "random", "--second", "random", "--games", "45"});
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 10);
    EXPECT_TRUE(matches(ran.err, "\n45 of 45 games")) << ran.err;
}

TEST(CliMatch, WritesTheGames) {
    const Folder folder;
    const std::vector<std::string> words = {"match",
                                            "--game",
                                            "linja",
                                            "--first",
                                            "greedy",
                                            "--second",
                                            "random",
                                            "--games",
                                            "10",
                                            "--records",
                                            folder.path("new/games")};
    const Ran ran = run(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const Ran replayed =
        run({"replay", folder.path("new/games/game-01.linja"), folder.path("new/games/game-10.linja")});
    EXPECT_EQ(replayed.status, 0) << replayed.err;
    EXPECT_EQ(replayed.lines().size(), 2U);
    const std::string first = readAll(folder.path("new/games/game-01.linja"));
    EXPECT_TRUE(matches(first, "\\[Red \"greedy\"\\]\n\\[Black \"random\"\\]")) << first;
    const std::string second = readAll(folder.path("new/games/game-02.linja"));
    EXPECT_TRUE(matches(second, "\\[Red \"random\"\\]\n\\[Black \"greedy\"\\]")) << second;
    expectRefuses(run(words), kBadInput, "there are games in this folder already");
    EXPECT_EQ(readAll(folder.path("new/games/game-01.linja")), first);
}

#if !defined(_WIN32)
TEST(CliMatch, AnInterruptionPrintsTheResultSoFar) {
    const Ran ran = runUntilItTells(
        {"match", "--game", "linja", "--first", "nodes=20000", "--second", "nodes=20000", "--games", "20"});
    EXPECT_EQ(ran.status, kBadInput);
    EXPECT_TRUE(matches(ran.out, "^[0-9]+\t[0-9]+\t[0-9]+\t-?[0-9]+\t-?[0-9]+\t[0-9]+\\.[0-9]\n$")) << ran.out;
    EXPECT_TRUE(matches(ran.err, "\nlinja-cli: interrupted after [0-9]+ of 20 games\n$")) << ran.err;
}
#endif

TEST(CliMatch, RefusesAFolderThatIsNone) {
    expectRefuses(run({"match", "--game", "linja", "--first", "random", "--second", "random", "--games", "2",
                       "--records", sampleFile()}),
                  kBadInput, "sample.linja");
}

TEST(CliMatch, RefusesWhatIsNoPlayer) {
    expectRefuses(run({"match", "--game", "linja", "--first", "strong", "--second", "greedy", "--games", "4"}),
                  kBadInput, "strong");
    expectRefuses(
        run({"match", "--game", "linja", "--first", "random", "--second", "random", "--games", "2", "--seed", "-1"}),
        kWrongUsage, "-1");
}

TEST(CliPlay, PlaysTypedTurns) {
    const Ran ran = run({"play", "--game", "linja", "--second", "random", "--seed", "1"},
                        {.input = "1-2,1-5\n1-2\nundo\nboard\nresign\n"});
    expectMatches(ran,
                  "Not played: step 2: [^]*rule 3\\.5[^]*Black plays [^]*Taken back[^]*Row 1: 6 red[^]*Red resigns\\. "
                  "Black wins\\.");
}

TEST(CliPlay, TidiesWhatIsTyped) {
    expectMatches(run({"play", "--game", "linja", "--second", "human"}, {.input = "  1-2 \r\n\t resign \n"}),
                  "Black to move: Black resigns");
    expectMatches(run({"play", "--game", "linja", "--second", "human"}, {.input = "1–2, 1–3\nRESIGN\n"}),
                  "Black to move: Black resigns");
}

TEST(CliPlay, TakesAQuestionMarkForHelp) {
    const Ran ran = run({"play", "--game", "linja", "--second", "human"}, {.input = "?\nhelp\n"});
    expectMatches(ran, "Red to move: Type a turn[^]*Red to move: Type a turn");
}

TEST(CliPlay, ShowsNothingThatCommandsTheTerminal) {
    const Ran ran = run({"play", "--game", "linja"}, {.input = "1-2,\x1B[2J\xC2\x9B"
                                                               "31m\xE2\x80\xAE"
                                                               "\a\tx\nquit\n"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(matches(ran.out, "Not played: ")) << ran.out;
    EXPECT_FALSE(matches(ran.out, "[\x1B\a\t]|\xC2\x9B|\xE2\x80")) << ran.out;
}

TEST(CliPlay, PlaysToTheEnd) {
    expectMatches(run({"play", "--game", "linja", "--first", "random", "--second", "random", "--seed", "1"}),
                  "The game is over");
}

TEST(CliSolve, RefusesAFolder) {
    expectRefuses(run({"solve", "--rules", "rulebook", "--out", Folder().path("")}), kBadInput,
                  "not the name of a file");
}

} // namespace
} // namespace cli_test
