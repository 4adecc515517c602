// What `cmake --install` puts where.
#include "tests/packaging/tools.h"

#include <set>

namespace packaging_test {
namespace {

namespace fs = std::filesystem;
using cli_test::readAll;
using cli_test::runProgram;

class Installed : public testing::Test {
protected:
    void SetUp() override {
        const auto ran = runProgram({LINJA_CMAKE, "--install", LINJA_BUILD, "--prefix", m_folder.path("p")});
        ASSERT_EQ(ran.status, 0) << ran.out << ran.err;
    }
    [[nodiscard]] std::string path(const std::string& name) const { return m_folder.path("p/" + name); }
    [[nodiscard]] bool has(const std::string& name) const { return fs::is_regular_file(path(name)); }
    // The names of the files directly in a folder.
    [[nodiscard]] std::set<std::string> namesIn(const std::string& folder) const {
        std::set<std::string> names;
        for (const auto& entry : fs::directory_iterator(path(folder)))
            names.insert(entry.path().filename().string());
        return names;
    }

    cli_test::Folder m_folder;
};

TEST_F(Installed, HasTheTwoProgramsAndNoneOfTheDevelopers) {
    EXPECT_EQ(namesIn("bin"), (std::set<std::string>{"linja", "linja-cli"}));
}

TEST_F(Installed, ProgramsNeedNothingOfTheBuildFolder) {
    EXPECT_EQ(runProgram({path("bin/linja"), "--version"}).out, "linja " LINJA_VERSION "\n");
    const auto answer = runProgram({path("bin/linja-cli"), "best", "--game", "linja", "--depth", "2"},
                                   {.input = std::string(cli_test::kStart) + "\n"});
    EXPECT_EQ(answer.status, 0) << answer.err;
    for (const char* program : {"bin/linja", "bin/linja-cli"})
        EXPECT_EQ(readAll(path(program)).find(LINJA_BUILD), std::string::npos) << program;
}

TEST_F(Installed, HasIconsOfAllSizesInTheSizeTheyAreSaidToHave) {
    for (const int size : {16, 22, 24, 32, 48, 64, 96, 128, 256, 512})
        for (const char* name : {"apps/linja.png", "mimetypes/application-x-linja.png"}) {
            const std::string side = std::to_string(size);
            const std::string png = readAll(path("share/icons/hicolor/" + side + "x" + side + "/" + name));
            ASSERT_GT(png.size(), 100u) << size << name;
            // Bytes 16 to 23 of a PNG are its width and height, the highest byte first.
            const auto number = [&png](std::size_t at) {
                return static_cast<unsigned char>(png[at]) * 256 + static_cast<unsigned char>(png[at + 1]);
            };
            EXPECT_EQ(number(18), size) << name;
            EXPECT_EQ(number(22), size) << name;
        }
    EXPECT_TRUE(has("share/icons/hicolor/scalable/apps/linja.svg"));
    EXPECT_TRUE(has("share/icons/hicolor/scalable/mimetypes/application-x-linja.svg"));
}

TEST_F(Installed, HasWhatDesktopsAndShellsLookFor) {
    for (const char* name :
         {"share/applications/linja.desktop", "share/mime/packages/linja.xml",
          "share/metainfo/" LINJA_APP_ID ".metainfo.xml", "share/bash-completion/completions/linja-cli",
          "share/zsh/vendor-completions/_linja-cli", "share/fish/vendor_completions.d/linja-cli.fish"})
        EXPECT_TRUE(has(name)) << name;
}

TEST_F(Installed, HasManualsInBothLanguagesOfThisVersion) {
    for (const char* name : {"man6/linja.6", "man6/linja-cli.6", "es/man6/linja.6", "es/man6/linja-cli.6"}) {
        const std::string page = readAll(path("share/man/" + std::string(name)));
        EXPECT_NE(page.find("Linja " LINJA_VERSION), std::string::npos) << name;
        EXPECT_EQ(page.find('@'), std::string::npos) << name;
    }
}

TEST_F(Installed, MimeTypeIsThatOfRecords) {
    const std::string update = fileOf("update-mime-database");
    if (update.empty())
        GTEST_SKIP() << "update-mime-database (package shared-mime-info) is not installed";
    expectContent({update, path("share/mime")});
    EXPECT_NE(readAll(path("share/mime/globs2")).find("50:application/x-linja:*.linja\n"), std::string::npos);
}

} // namespace
} // namespace packaging_test
