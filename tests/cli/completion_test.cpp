// The completion scripts, run by the shells they are for, against the help of every subcommand.
#include "tests/cli/help.h"
#include "tests/cli/program.h"

#include <filesystem>

namespace cli_test {
namespace {

// The shell's file, or nothing where it is not installed.
std::string fileOf(const std::string& shell) {
    for (const char* folder : {"/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"})
        if (std::error_code ignored; std::filesystem::exists(folder + shell, ignored))
            return folder + shell;
    return {};
}

// Each is handed the completion script, the folder to be in, and the words.
constexpr const char* kBash = R"(
source "$1"
cd "$2"
COMP_WORDS=(linja-cli "${@:3}")
COMP_CWORD=$(($# - 2))
_linja_cli
printf '%s\n' "${COMPREPLY[@]}"
)";

// What zsh has for completion works only while somebody types; these print what they are asked to show.
constexpr const char* kZsh = R"(
compdef() { }
_files() { print -l -- *(N) }
_describe() { print -l -- "${(@)${(@P)2}%%:*}" }
_arguments() {
    if [[ $1 == -C ]]; then
        shift
        if (( $#words > 1 )); then
            state=argument
            shift words
            return
        fi
        state=subcommand
    fi
    local spec values
    for spec in "$@"; do
        values=${spec##*:}
        case $spec in
        -*) print -r -- ${${spec%%\[*}%=} ;;
        *:-\>*) ;;
        \*:*:_files) _files ;;
        \*:*) print -l -- ${=${values#\(}%\)} ;;
        esac
    done
}
source "$1"
cd "$2"
words=(linja-cli "${(@)@[3,-2]}")
_linja_cli
)";

constexpr const char* kFish = R"(
source $argv[1]
cd $argv[2]
complete -C (string join -- ' ' linja-cli $argv[3..-1]) | string replace -r '\t.*' ''
)";

class Completion : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        m_shell = fileOf(GetParam());
        if (m_shell.empty())
            GTEST_SKIP() << GetParam() << " is not installed";
        const Ran made = run({"completion", GetParam()});
        ASSERT_EQ(made.status, 0) << made.err;
        m_script = m_folder.write("script", made.out);
        m_folder.write("file.table", "");
    }

    // What the shell offers for the last of these words, of which the first comes after linja-cli.
    [[nodiscard]] std::vector<std::string> offers(const std::vector<std::string>& words) const {
        const std::string name = GetParam();
        std::vector<std::string> call{m_shell};
        if (name == "bash")
            call.insert(call.end(), {"--norc", "-c", kBash, "bash"});
        else if (name == "zsh")
            call.insert(call.end(), {"-f", "-c", kZsh, "zsh"});
        else
            call.insert(call.end(), {"--no-config", "-c", kFish});
        call.insert(call.end(), {m_script, m_folder.path("")});
        call.insert(call.end(), words.begin(), words.end());
        const Ran ran = runProgram(call);
        EXPECT_EQ(ran.err, "");
        return ran.lines();
    }

    Folder m_folder;
    std::string m_shell;
    std::string m_script;
};

std::vector<std::string> joined(std::vector<std::string> words, const std::string& last) {
    words.push_back(last);
    return words;
}

TEST_P(Completion, OffersEveryOptionThatTheHelpNames) {
    std::size_t options = 0;
    for (const Helped& command : allHelp()) {
        const auto offered = offers(joined(command.path, "--"));
        for (const std::string& option : command.options)
            if (option.starts_with("--")) {
                EXPECT_TRUE(contains(offered, option))
                    << option << " of " << (command.path.empty() ? "all" : command.path.back());
                ++options;
            }
    }
    EXPECT_GT(options, 80u);
}

TEST_P(Completion, OffersTheSubcommandsAtEachLevel) {
    std::size_t subcommands = 0;
    for (const Helped& command : allHelp())
        if (!command.subcommands.empty()) {
            const auto offered = offers(joined(command.path, ""));
            for (const std::string& name : command.subcommands) {
                EXPECT_TRUE(contains(offered, name)) << name;
                ++subcommands;
            }
        }
    EXPECT_GT(subcommands, 15u);
}

TEST_P(Completion, OffersFilesWhereOneIsRead) {
    std::size_t commands = 0;
    for (const Helped& command : allHelp())
        if (command.takesFile) {
            EXPECT_TRUE(contains(offers(joined(command.path, "")), "file.table")) << command.path.back();
            ++commands;
        }
    EXPECT_GE(commands, 4u);
    EXPECT_FALSE(contains(offers({"games", ""}), "file.table"));
}

INSTANTIATE_TEST_SUITE_P(Shells, Completion, testing::Values("bash", "zsh", "fish"),
                         [](const auto& one) { return std::string(one.param); });

class ValueCompletion : public Completion {};

TEST_P(ValueCompletion, OffersRuleSetsAndFilesBehindTheirOptions) {
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"best", "--game", "linja", "--rules", "cl"}, {"value", "--rules", "cl"}, {"solve", "--rules", "cl"}}) {
        const auto rules = offers(words);
        EXPECT_TRUE(contains(rules, "classic") && contains(rules, "classic+extra-turn")) << rules.size();
        EXPECT_FALSE(contains(rules, "rulebook"));
    }
    EXPECT_TRUE(contains(offers({"start", "--game", ""}), "linja"));
    EXPECT_TRUE(contains(offers({"best", "--table", "file"}), "file.table"));
    EXPECT_FALSE(contains(offers({"best", "--depth", ""}), "file.table"));
}

INSTANTIATE_TEST_SUITE_P(Shells, ValueCompletion, testing::Values("bash", "fish"),
                         [](const auto& one) { return std::string(one.param); });

TEST(CompletionCommand, RefusesAShellItDoesNotKnow) {
    expectRefuses(run({"completion", "tcsh"}), kWrongUsage, "SHELL");
    expectRefuses(run({"completion"}), kWrongUsage, "SHELL");
}

} // namespace
} // namespace cli_test
