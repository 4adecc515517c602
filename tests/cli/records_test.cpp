// replay and review.
#include "tests/cli/program.h"

namespace cli_test {
namespace {

const std::string kNumber = "-?[0-9]+";
const std::string kSide = "[0-9]+\t[0-9]+\t[0-9]+[.][0-9][0-9]\t[a-z]+\t[0-9]+\t[0-9]+\t[0-9]+\t[0-9]+\n";
const std::string kTurn =
    kNumber + "\t[0-9]+\t[^\t]+\t[a-z-]+\t[a-z>-]+\t[a-z0-9:,-]+\t[^\t]+\t[^\t]+\tchoice\t(exact|estimate)\n";
const std::string kSampleEnd = "6b/1b/5b/-/2r/1r/2r/7r r\tr\tpassed\t45\t43\n";

std::string replacedOnce(std::string text, const std::string& what, const std::string& with) {
    return text.replace(text.find(what), what.size(), with);
}

std::string record(const std::string& result, const std::string& start, const std::string& end,
                   const std::string& turns) {
    return "[Game \"linja\"]\n[Rules \"rulebook\"]\n" + start + "[Result \"" + result + "\"]\n" + end + "\n" + turns +
           " " + result + "\n";
}

TEST(CliReplay, PrintsTheEnd) {
    expectMatches(run({"replay", sampleFile()}), "sample\\.linja\t" + kSampleEnd + "$");
    expectMatches(run({"replay", "--json", sampleFile()}),
                  "^\\{\"file\":\"[^\"]*sample\\.linja\",\"position\":\"6b/1b/5b/-/2r/1r/2r/7r r\",\"over\":true,"
                  "\"winner\":\"r\",\"reason\":\"passed\",\"first\":45,\"second\":43\\}\n$");
}

TEST(CliReplay, ReadsStandardInput) {
    expectPrints(run({"replay", "-"}, {.input = readAll(sampleFile())}), "-\t" + kSampleEnd);
    expectRefuses(run({"replay", "-"}, {.input = "x"}), kBadInput, "standard input: line 1");
}

TEST(CliReplay, RefusesMissingFiles) {
    expectRefuses(run({"replay", Folder().path("no such file")}), kBadInput, "no such file");
}

TEST(CliReplay, NamesThePlaceOfAFaultAndGoesOn) {
    const Folder folder;
    const std::string broken = folder.write("broken.linja", replacedOnce(readAll(sampleFile()), "1-2,1-4", "1-2,1-5"));
    expectRefuses(run({"replay", broken}), kBadInput, "line 10, column 65: .*1-2,1-5.*rule 3\\.5");
    expectRefusesAfter(run({"replay", broken, sampleFile()}), kBadInput, "broken\\.linja", "sample\\.linja");
}

TEST(CliReplay, ShowsNamesThatCommandTheTerminalHarmlessly) {
#if !defined(_WIN32)
    const Folder folder;
    const std::string name = folder.write("a\x1B[31m\t\n\xC2\x9B\xE2\x80\xAE\xFFz.linja", readAll(sampleFile()));
    const Ran good = run({"replay", name});
    EXPECT_EQ(good.status, 0);
    EXPECT_TRUE(matches(good.out, "a\\?\\[31m\\?\\?\\?\\?\\?z\\.linja\t6b")) << good.out;
    EXPECT_EQ(good.lines().size(), 1U);
    const std::string bad = folder.write("b\x1B\xC2\x85\xE2\x80\xA8.linja", "x");
    expectRefuses(run({"replay", bad}), kBadInput, "b\\?\\?\\?\\.linja: line 1");
    const Ran inJson = run({"replay", "--json", name});
    EXPECT_TRUE(matches(inJson.out, "a\\\\u001b\\[31m\\\\u0009\\\\u000a\\\\u009b\\\\u202e\\\\ufffdz")) << inJson.out;
#endif
}

TEST(CliReview, HasALineATurnAndOneASide) {
    expectMatches(run({"review", sampleFile(), "--nodes", "2000"}), "^1-2,1-3\t" + kTurn + "8-7,8-6\t" + kTurn +
                                                                        "[^]*\n4-3,6-1,3-2\t" + kTurn + "r\t" + kSide +
                                                                        "b\t" + kSide + "$");
}

TEST(CliReview, ValuesTheEndOfAGameGoingOn) {
    const Folder folder;
    expectMatches(run({"review", folder.write("going-on.linja", record("*", "", "", "1. 1-2,1-3")), "--nodes", "2000"}),
                  "^1-2,1-3\t" + kTurn + "r\t1\t[^]*b\t0\t0\t0\\.00\t-\t0\t0\t0\t0\nend\t" + kNumber + "\testimate\n$");
    const std::string resigned = record("0-1", "", "[Termination \"resign\"]\n", "1. 1-2,1-3 8-7,8-6");
    expectMatches(run({"review", folder.write("resigned.linja", resigned), "--nodes", "2000"}),
                  "^1-2,1-3\t[^\n]*\n8-7,8-6\t[^\n]*\nr\t1\t[^\n]*\nb\t1\t[^\n]*\nend\t[^\n]*\n$");
    expectMatches(run({"review", folder.write("empty.linja", record("*", "", "", "")), "--depth", "1"}),
                  "^r\t0\t0\t0\\.00\t-\t0\t0\t0\t0\nb\t0\t0\t0\\.00\t-\t0\t0\t0\t0\nend\t" + kNumber + "\testimate\n$");
}

TEST(CliReview, CountsForcedTurnsNowhere) {
    const std::string pass = record("*", "[Start \"" + std::string(kPass) + "\"]\n", "", "1. pass");
    const Folder folder;
    expectMatches(run({"review", folder.write("pass.linja", pass), "--nodes", "2000"}),
                  "^pass\t" + kNumber + "\t0\tpass\t-\t-\t-\t-\t-\tforced\t[a-z]+\nr\t0\t0\t");
}

TEST(CliReview, NamesItsFieldsInJson) {
    const Ran ran = run({"review", "-", "--nodes", "500", "--json"}, {.input = record("*", "", "", "1. 1-2,1-3")});
    ASSERT_EQ(ran.lines().size(), 4U) << ran.out;
    EXPECT_TRUE(
        matches(ran.lines()[0],
                "^\\{\"about\":\"turn\",\"file\":\"-\",\"turn\":\"1-2,1-3\",\"value\":" + kNumber +
                    ",\"lost\":[0-9]+,\"best\":\"[^\"]+\",\"mark\":(null|\"[a-z]+\"),\"change\":(null|\"[a-z>]+\"),"
                    "\"steps\":(null|\"[^\"]+\"),\"second\":\"[^\"]+\",\"secondValue\":" +
                    kNumber + ",\"forced\":false,\"exact\":(true|false)\\}$"))
        << ran.lines()[0];
    EXPECT_TRUE(matches(ran.lines()[2],
                        "^\\{\"about\":\"side\",\"file\":\"-\",\"side\":\"b\",\"unforced\":0,\"lost\":0,"
                        "\"lostPerTurn\":0\\.00,\"grade\":null,\"inaccuracies\":0,\"mistakes\":0,"
                        "\"blunders\":0,\"changes\":0\\}$"))
        << ran.lines()[2];
    EXPECT_TRUE(
        matches(ran.lines()[3], "^\\{\"about\":\"end\",\"file\":\"-\",\"value\":" + kNumber + ",\"exact\":false\\}$"))
        << ran.lines()[3];
}

TEST(CliReview, TakesSeveralFilesAndGoesOnAfterABadOne) {
    const Folder folder;
    const std::string good = folder.write("good.linja", record("*", "", "", "1. 1-2,1-3"));
    const std::string bad = folder.write("bad.linja", "x");
    expectMatches(run({"review", good, good, "--depth", "1"}),
                  "^file\t[^\n]*good\\.linja\n1-2,1-3\t[^]*\nfile\t[^\n]*good\\.linja\n1-2,1-3\t[^]*\nend\t");
    expectRefusesAfter(run({"review", bad, good, "--depth", "1"}), kBadInput, "bad\\.linja: line 1",
                       "^file\t[^\n]*good\\.linja\n1-2,1-3\t");
}

TEST(CliReview, RefusesWhatItCannotRead) {
    const Folder folder;
    expectRefuses(run({"review", folder.path("none.linja")}), kBadInput, "none\\.linja");
    expectRefuses(run({"review", sampleFile(), "--table", folder.path("none.table")}), kBadInput, "none\\.table");
    expectRefuses(run({"review"}), kWrongUsage, "FILE");
    expectRefuses(run({"review", sampleFile(), "--movetime", "0"}), kWrongUsage, "--movetime");
}

} // namespace
} // namespace cli_test
