// Lines of Action on the command line: what is written once for all games serves it, too.
#include "tests/cli/program.h"

namespace cli_test {
namespace {

const std::string kLoaStart = "1xxxxxx1/o6o/o6o/o6o/o6o/o6o/o6o/1xxxxxx1 x";

TEST(CliLoa, IsListedAfterLinjaWithItsRuleSets) {
    const auto lines = run({"games"}).lines();
    ASSERT_EQ(lines.size(), 9U);
    EXPECT_EQ(lines[7].substr(0, 24), "loa\tloa\tLines of Action:");
    EXPECT_EQ(lines[8].substr(0, 29), "loa\tloa-draw\tLines of Action:");
}

TEST(CliLoa, CountsTurns) {
    expectPrints(run({"start", "--game", "loa"}), kLoaStart + "\n");
    expectPrints(run({"perft", "--game", "loa", "3"}), "perft\t1\t36\nperft\t2\t1244\nperft\t3\t44952\n");
    EXPECT_EQ(run({"turns", "--game", "loa"}).lines().size(), 36U);
}

TEST(CliLoa, TellsWhoIsConnected) {
    expectPrints(run({"outcome", "--game", "loa"}, {.input = "8/8/3xx3/8/8/8/1o6/o6o o\n" + kLoaStart + "\n"}),
                 "x\tconnected\t1\t0\nongoing\n");
    const std::string both = "8/8/3xx3/8/8/8/1o6/oo6 o\n";
    expectPrints(run({"outcome", "--game", "loa", "--rules", "loa-draw"}, {.input = both}),
                 "draw\tconnected\t0.5\t0.5\n");
}

TEST(CliLoa, RefusesInTheWordsOfTheGame) {
    expectRefuses(run({"turns", "--game", "loa", "--position", "8/8/8/8/8/8/8/8 x"}), kBadInput,
                  "--position: column 1: Black has 0 stones on the board, and may have 1 to 12 \\(rule A1\\)");
    expectRefuses(run({"best", "--game", "loa"}, {.input = "x\n"}), kBadInput, "line 1: column 1: ");
    const Folder folder;
    const std::string file = folder.write("a.linja", "[Game \"loa\"]\n[Result \"*\"]\n\n1. b1-b3 a7-a6 2. c1-c3 *\n");
    expectRefuses(run({"replay", file}), kBadInput,
                  "line 4, column 10: turn \"1\\.\\.\\. a7-a6\": from a7 to a6 is 1 square, but with 6 stones on that "
                  "line the stone moves exactly 6 \\(rule A2\\)");
}

TEST(CliLoa, PlaysMatchesWhoseGamesCanBeReplayedAndReviewed) {
    const Folder folder;
    const Ran ran = run({"match", "--game", "loa", "--first", "depth=2", "--second", "greedy", "--games", "2",
                         "--records", folder.path("games")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::string game = folder.path("games/game-1.linja");
    expectMatches(run({"replay", game}), "\t[xo]\tconnected\t[01]\t[01]\n$");
    EXPECT_TRUE(matches(readAll(game), "\\[Black \"depth=2\"\\]\n\\[White \"greedy\"\\]"));
    const Ran review = run({"review", "--depth", "1", game});
    EXPECT_EQ(review.status, 0) << review.err;
    EXPECT_TRUE(matches(review.out, "\nx\t[0-9]+\t")) << review.out;
}

TEST(CliLoa, IsPlayedInTheTerminal) {
    const Ran ran =
        run({"play", "--game", "loa", "--second", "human"}, {.input = "b1-b3\na7-a6\nboard\nturns\nundo\nresign\n"});
    expectMatches(ran, "^Lines of Action, loa\\. Type a turn: b1-[a-h][1-8]\n"
                       "Or: board, turns, hint, undo, resign, quit, and help or \\?\n"
                       "Black: b1 c1 d1 e1 f1 g1 b8 c8 d8 e8 f8 g8\n"
                       "White: a2 h2 a3 h3 a4 h4 a5 h5 a6 h6 a7 h7\n"
                       "Black to move: White to move: Not played: from a7 to a6 is 1 square, [^\n]*\n"
                       "White to move: Black: c1 d1 e1 f1 g1 b3 b8[^]*Taken back[^]*Black resigns\\. White wins\\.\n$");
}

} // namespace
} // namespace cli_test
