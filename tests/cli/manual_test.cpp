// The manual pages against the help: what the program takes is told in both languages.
#include "tests/cli/help.h"
#include "tests/cli/program.h"

#include <regex>

namespace cli_test {
namespace {

class Manual : public testing::TestWithParam<const char*> {
protected:
    // Without the marks of the page.
    [[nodiscard]] static std::string page() {
        const std::string text = readAll(std::string(LINJA_PACKAGING) + "/man/" + GetParam() + "linja-cli.6");
        return std::regex_replace(text, std::regex("\\\\-"), "-");
    }
};

TEST_P(Manual, TellsOfEverySubcommandAndOption) {
    const std::string text = page();
    std::size_t told = 0;
    for (const Helped& command : allHelp()) {
        std::string path;
        for (const std::string& word : command.path)
            path += (path.empty() ? "" : " ") + word;
        if (!path.empty() && command.subcommands.empty()) {
            EXPECT_TRUE(matches(text, "\n[.]TP\n[.]BI? \"?" + path + "\"?[ \n]")) << path;
            ++told;
        }
        for (const std::string& option : command.options)
            if (option.starts_with("--")) {
                EXPECT_TRUE(matches(text, "\n[.]TP\n[.]BI? " + option + "[ \n]")) << option << " of " << path;
                ++told;
            }
    }
    EXPECT_GT(told, 80u);
}

TEST_P(Manual, TellsOfNothingElse) {
    std::vector<std::string> known;
    for (const Helped& command : allHelp()) {
        known.insert(known.end(), command.options.begin(), command.options.end());
        known.insert(known.end(), command.path.begin(), command.path.end());
    }
    const std::string text = page();
    const std::regex entry("\n[.]TP\n[.]BI? \"?([-a-z ]*[a-z])");
    int entries = 0;
    for (std::sregex_iterator it(text.begin(), text.end(), entry), end; it != end; ++it, ++entries) {
        const std::string name = (*it)[1];
        EXPECT_TRUE(contains(known, name.substr(0, name.find(' ')))) << name;
    }
    EXPECT_GT(entries, 30);
}

INSTANTIATE_TEST_SUITE_P(Languages, Manual, testing::Values("", "es/"),
                         [](const auto& one) { return std::string(one.param).empty() ? "english" : "spanish"; });

} // namespace
} // namespace cli_test
