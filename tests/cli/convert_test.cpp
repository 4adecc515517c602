// convert: records into SGF and back.
#include "tests/cli/program.h"

namespace cli_test {
namespace {

constexpr const char* kSgf = "(;FF[4]GM[9]SZ[8]CA[UTF-8]SU[Standard]PB[Ana]PW[Bo]RE[B+Resign]DT[2026-11-30]KM[0]"
                             "C[a start]\n;B[b1-h1]\n(;W[a2-c2]C[good \\]]\n;B[c1:a3])\n(;W[a7-c7]))\n";
constexpr const char* kRecord = "[Game \"loa\"]\n[Rules \"loa\"]\n[Format \"1\"]\n[Black \"Ana\"]\n[White \"Bo\"]\n"
                                "[Date \"2026-11-30\"]\n[Result \"1-0\"]\n[Termination \"resign\"]\n[SGF_KM \"0\"]\n\n"
                                "{a start} 1. b1-h1 a2-c2 {good ]} (1... a7-c7) 2. c1xa3 1-0\n";

TEST(CliConvert, MakesARecordOfAnSgfFileAndBack) {
    const Folder folder;
    expectPrints(run({"convert", "--to", "linja", folder.write("a.sgf", kSgf)}), kRecord);
    expectPrints(run({"convert", "--to", "sgf", folder.write("a.linja", kRecord)}), kSgf);
    expectPrints(run({"convert", "--to", "sgf", "-"}, {.input = kSgf}), kSgf);
}

TEST(CliConvert, GoesByTheEndingOfTheFileToWriteAndReplacesNone) {
    const Folder folder;
    const std::string record = folder.write("a.linja", kRecord);
    expectPrints(run({"convert", record, "--out", folder.path("b.SGF")}), "");
    EXPECT_EQ(readAll(folder.path("b.SGF")), kSgf);
    expectPrints(run({"convert", folder.path("b.SGF"), "--out", folder.path("c.linja")}), "");
    EXPECT_EQ(readAll(folder.path("c.linja")), kRecord);
    expectRefuses(run({"convert", record, "--out", folder.path("b.SGF")}), kBadInput,
                  "b\\.SGF: there is such a file already");
    expectRefuses(run({"convert", record, "--out", folder.path("none/b.sgf")}), kBadInput, "none/b\\.sgf: ");
}

TEST(CliConvert, RefusesWithFileLineAndColumn) {
    const Folder folder;
    const auto refused = [&folder](const char* name, const char* text) {
        return run({"convert", "--to", "linja", folder.write(name, text)});
    };
    expectRefuses(refused("a.sgf", "(;GM[9]\n;B[b1-h1]\n;W[a2-d2])"), kBadInput,
                  "a\\.sgf: line 3, column 4: from a2 to d2 is 3 squares, [^\n]* \\(rule A2\\)");
    expectRefuses(refused("b.sgf", "(;GM[1];B[dd])"), kBadInput,
                  "b\\.sgf: line 1, column 6: GM\\[1\\] is another game than Lines of Action, which is GM\\[9\\]");
    expectRefuses(refused("c.linja", "[Game \"loa\"]\n[Result \"*\"]\n\n1. b1-b9 *\n"), kBadInput,
                  "c\\.linja: line 4, column 4: turn \"1\\. b1-b9\": \"b9\" is not a square from a1 to h8");
    expectRefuses(refused("d.sgf", ""), kBadInput, "d\\.sgf: ");
    expectRefuses(run({"convert", "--to", "sgf", folder.path("none.linja")}), kBadInput,
                  "none\\.linja: cannot be read");
}

TEST(CliConvert, RefusesFormatsThatAreNoneOrNotOfTheGame) {
    expectRefuses(run({"convert", "--to", "pdf", sampleFile()}), kBadInput,
                  "--to: there is no format \"pdf\"; there are linja, sgf");
    expectRefuses(run({"convert", "--to", "sgf", sampleFile()}), kBadInput,
                  "sample\\.linja: a game of linja cannot be written as sgf");
    expectRefuses(run({"convert", sampleFile()}), kWrongUsage, "--to or --out is required");
}

TEST(CliConvert, TellsOfGamesLeftOut) {
    const Ran ran = run({"convert", "--to", "linja", "-"}, {.input = "(;GM[9];B[b1-h1])(;GM[9])"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "linja-cli: standard input: only the first of 2 games is converted\n");
}

} // namespace
} // namespace cli_test
