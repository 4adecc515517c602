// The commands that use a table, when its file is not what it was: they name it and end with status 1, and print
// nothing that was worked out from it. By a shell, so not on Windows.
#ifndef _WIN32

#include "core/games/linja/solver/table.h"
#include "tests/linja/solver/made_up_table.h"

#include <cstdlib>
#include <regex>
#include <sstream>
#include <sys/wait.h>

namespace {

constexpr const char* kStart = "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r";

struct Answer {
    int status = -1;
    std::string out;
    std::string complaint;
};

class TableCommand : public testing::Test {
protected:
    void SetUp() override { made_up::writeTable(m_path); }

    [[nodiscard]] Answer run(const std::string& arguments, const std::string& input = kStart) const {
        std::ofstream(m_folder.file("in")) << input << '\n';
        const std::string command = "'" LINJA_CLI "' " + arguments + " <" + m_folder.file("in").string() + " >" +
                                    m_folder.file("out").string() + " 2>" + m_folder.file("err").string();
        const int status = std::system(command.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentOf("out"), contentOf("err")};
    }
    [[nodiscard]] std::string contentOf(const std::string& name) const {
        std::ostringstream content;
        content << std::ifstream(m_folder.file(name)).rdbuf();
        return content.str();
    }
    // Every byte of every block of the layers from here on, so that whatever is looked up is damaged.
    void damageLayersBelow(int sum) const {
        const auto table = solver::Table::open(m_path, solver::Table::Check::header);
        ASSERT_TRUE(table);
        for (; sum >= 0; --sum) {
            const auto& entry = (*table)->header().layers[static_cast<std::size_t>(sum)];
            const auto index = solver::indexBytesOf(entry.bytes);
            made_up::overwrite(m_path, entry.offset + index, std::string(entry.storedBytes - index, '\x11'));
        }
    }
    void expectRefused(const std::string& arguments, const std::string& words) const {
        const Answer answer = run(arguments);
        EXPECT_EQ(answer.status, 1) << arguments;
        EXPECT_EQ(answer.out, "") << arguments;
        EXPECT_NE(answer.complaint.find(m_path.string()), std::string::npos) << arguments << ": " << answer.complaint;
        EXPECT_NE(answer.complaint.find(words), std::string::npos) << arguments << ": " << answer.complaint;
        EXPECT_EQ(answer.complaint.find('\n'), answer.complaint.size() - 1) << "one line";
    }

    made_up::Folder m_folder;
    std::filesystem::path m_path = m_folder.file("rulebook.table");
    std::string m_table = " --table " + m_path.string();
};

TEST_F(TableCommand, AnswersFromASoundTable) {
    EXPECT_EQ(run("value --rules rulebook" + m_table).out, "0\n");
    EXPECT_EQ(run("best --game linja" + m_table).status, 0);
    const Answer info = run("table info " + m_path.string());
    EXPECT_EQ(info.status, 0) << info.complaint;
    EXPECT_NE(info.out.find("rules\trulebook\nversion\t2\n"), std::string::npos);
}

TEST_F(TableCommand, HasAnObjectWithNamesForPrograms) {
    const Answer info = run("table info --json " + m_path.string());
    EXPECT_EQ(info.status, 0) << info.complaint;
    EXPECT_TRUE(std::regex_match(
        info.out, std::regex("\\{\"rules\":\"rulebook\",\"version\":2,\"positions\":[0-9]+,\"startValue\":-?[0-9]+,"
                             "\"seconds\":[0-9]+,\"bytes\":[0-9]+,\"checksum\":\"[0-9a-f]{16}\"\\}\n")))
        << info.out;
}

TEST_F(TableCommand, RefusesADamagedTableAtItsFirstTouch) {
    damageLayersBelow(100);
    const std::string words = "was altered: its block ";
    expectRefused("value --rules rulebook" + m_table, words);
    expectRefused("best --game linja" + m_table, words);
    expectRefused("best --game linja --threads 3" + m_table, words);
    expectRefused("analyse --game linja" + m_table, words);
    expectRefused("review " LINJA_TEST_DATA "/sample.linja" + m_table, words);
    expectRefused("table info " + m_path.string(), "was altered: its layer 100 ");
    expectRefused("table verify --quick " + m_path.string(), "was altered: its layer 100 ");
    expectRefused("table verify " + m_path.string(), "was altered: its layer 100 ");
}

TEST_F(TableCommand, PrintsWhatIsSoundBeforeTheDamageIsMet) {
    damageLayersBelow(100);
    const std::string late = "2b/4b/6b/-/-/6r/1r/5r r"; // passed: no look-up
    const Answer answer = run("value --rules rulebook" + m_table, late + '\n' + kStart + '\n' + late);
    EXPECT_EQ(answer.status, 1);
    EXPECT_EQ(std::count(answer.out.begin(), answer.out.end(), '\n'), 1) << answer.out;
}

TEST_F(TableCommand, RefusesATableThatWasCutOff) {
    std::filesystem::resize_file(m_path, std::filesystem::file_size(m_path) - 1);
    for (const std::string command : {"value --rules rulebook", "best --game linja", "analyse --game linja"})
        expectRefused(command + m_table, "does not have the size of a table");
}

TEST_F(TableCommand, NamesTheRulesOfATableUnderAWrongName) {
    const Answer answer = run("best --game linja --rules classic" + m_table);
    EXPECT_EQ(answer.status, 1);
    EXPECT_NE(answer.complaint.find("rule set rulebook of linja, not of classic"), std::string::npos)
        << answer.complaint;
    EXPECT_EQ(run("value --rules classic" + m_table).status, 1);
}

// The made-up values are sound in themselves, but not those of the rulebook.
TEST_F(TableCommand, VerifiesAgainstThePublishedChecksum) {
    expectRefused("table verify --quick " + m_path.string(), "6a707e67cc27a8db");
}

TEST_F(TableCommand, SolvesOnlyIntoRegularFiles) {
    for (const std::string& out : {std::string("/dev/null"), m_folder.file("").string()}) {
        const Answer answer = run("solve --rules rulebook --out " + out);
        EXPECT_EQ(answer.status, 1) << out;
        EXPECT_NE(answer.complaint.find("not the name of a file"), std::string::npos) << answer.complaint;
    }
}

TEST_F(TableCommand, ConvertsOnlyOldTables) {
    expectRefused("table convert " + m_path.string() + " --out " + m_folder.file("new").string(), "version 2");
    EXPECT_FALSE(std::filesystem::exists(m_folder.file("new")));
}

} // namespace

#endif
