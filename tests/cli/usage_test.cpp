// Help, wrong usage, and what cannot be read or written.
#include "tests/cli/program.h"

#include <filesystem>

namespace cli_test {
namespace {

const std::vector<std::string> kCommands = {"games", "start",   "turns",   "perft",     "outcome", "bench",
                                            "best",  "analyse", "match",   "replay",    "review",  "play",
                                            "solve", "value",   "convert", "completion"};

TEST(CliHelp, EverySubcommandHasOne) {
    for (const std::string& command : kCommands) {
        expectMatches(run({command, "--help"}), "linja-cli " + command);
        EXPECT_TRUE(matches(run({"--help"}).out, "\n  " + command + " ")) << command;
    }
    expectMatches(run({"table", "verify", "--help"}), "linja-cli table verify");
}

TEST(CliHelp, TellsTheColumns) {
    for (const char* command :
         {"games", "start", "turns", "perft", "outcome", "bench", "best", "analyse", "match", "replay", "review"}) {
        EXPECT_TRUE(matches(run({command, "--help"}).out, "[Cc]olumns?:|A line for each depth: perft")) << command;
        EXPECT_TRUE(matches(run({command, "--help"}).out, "--json")) << command;
    }
    for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
             {"solve"}, {"value"}, {"table", "info"}, {"table", "verify"}, {"table", "convert"}}) {
        std::vector<std::string> help = command;
        help.emplace_back("--help");
        EXPECT_TRUE(matches(run(help).out, "Column: value|name and value:")) << command.back();
        EXPECT_TRUE(matches(run(help).out, "--json")) << command.back();
    }
}

TEST(CliUsage, NamesAnUnknownSubcommandAndTheNearestOne) {
    expectRefuses(run({}), kWrongUsage, "subcommand");
    expectRefuses(run({"fly"}), kWrongUsage, "^linja-cli: unknown subcommand \"fly\"[^\n]*\n$");
    expectRefuses(run({"plya", "--game", "linja"}), kWrongUsage, "\"plya\"; did you mean play\\?");
    expectRefuses(run({"analyze"}), kWrongUsage, "\"analyze\"; did you mean analyse\\?");
    expectRefuses(run({"table", "chekc", "x"}), kWrongUsage, "unknown subcommand \"chekc\" of table");
    const Ran far = run({"xxxxxxxxxx"});
    EXPECT_FALSE(matches(far.err, "did you mean")) << far.err;
}

TEST(CliUsage, NamesAnUnknownOptionAndTheNearestOne) {
    expectRefuses(run({"best", "--gmae", "linja"}), kWrongUsage,
                  "unknown option \"--gmae\" of best; did you mean --game\\?");
    expectRefuses(run({"best", "--game", "linja", "--node=5"}), kWrongUsage,
                  "\"--node\" of best; did you mean --nodes\\?");
    expectRefuses(run({"--verbose", "games"}), kWrongUsage, "unknown option \"--verbose\"");
    expectRefuses(run({"best", "-x"}), kWrongUsage, "unknown option \"-x\" of best");
    expectRefuses(run({"games", "extra"}), kWrongUsage, "extra");
}

TEST(CliUsage, TellsWhatIsMissing) {
    expectRefuses(run({"start"}), kWrongUsage, "--game");
}

TEST(CliUsage, ShowsUnknownWordsHarmlessly) {
    expectRefuses(run({"\x1B[2Jfly"}), kWrongUsage, "unknown subcommand \"\\?\\[2Jfly\"");
    expectRefuses(run({"turns", "--game", "linja", "--position", "a\nb\tc"}), kBadInput, "\"a[?]b[?]c\"");
    expectRefuses(run({"turns", "--game", "lin\xC2\x9Bja"}), kBadInput, "\"lin[?]ja\"");
}

#if defined(__linux__)

TEST(CliOutput, ThatCannotBeWrittenIsAFailureOfEverySubcommand) {
    const std::vector<std::vector<std::string>> runs = {
        {"--help"},
        {"--version"},
        {"best", "--help"},
        {"games"},
        {"start", "--game", "linja"},
        {"turns", "--game", "linja"},
        {"perft", "--game", "linja", "2"},
        {"outcome", "--game", "linja"},
        {"best", "--game", "linja", "--depth", "1"},
        {"analyse", "--game", "linja", "--depth", "1"},
        {"replay", sampleFile()},
        {"review", sampleFile(), "--depth", "1"},
        {"play", "--game", "linja", "--first", "random", "--second", "random"},
        {"bench"},
    };
    for (const auto& words : runs) {
        const Ran ran = run(words, {.input = std::string(kStart) + "\n", .outputInto = "/dev/full"});
        EXPECT_EQ(ran.status, kBadInput) << words.front();
        EXPECT_EQ(ran.err, "linja-cli: standard output: cannot be written\n") << words.front();
    }
    const Ran match = run({"match", "--game", "linja", "--first", "random", "--second", "random", "--games", "1"},
                          {.outputInto = "/dev/full"});
    EXPECT_EQ(match.status, kBadInput);
    EXPECT_TRUE(matches(match.err, "standard output: cannot be written\n$")) << match.err;
}

TEST(CliInput, ThatIsAFolderIsAFailure) {
    const std::string folder = std::filesystem::temp_directory_path().string();
    for (const auto& words : std::vector<std::vector<std::string>>{{"outcome", "--game", "linja"},
                                                                   {"best", "--game", "linja"},
                                                                   {"analyse", "--game", "linja"},
                                                                   {"replay", "-"}})
        expectRefuses(run(words, {.inputFrom = folder}), kBadInput, "standard input: cannot be read");
    const Ran play = run({"play", "--game", "linja"}, {.inputFrom = folder});
    EXPECT_EQ(play.status, kBadInput);
    EXPECT_EQ(play.err, "linja-cli: standard input: cannot be read\n");
    expectRefuses(run({"replay", folder}), kBadInput, "cannot be read");
}

#endif

} // namespace
} // namespace cli_test
