// The Debian package, in long mode only: packing takes some seconds.
#include "tests/packaging/tools.h"

#include <cstdlib>

namespace packaging_test {
namespace {

using cli_test::matches;
using cli_test::runProgram;

class DebianPackage : public testing::Test {
protected:
    void SetUp() override {
        if (std::getenv("LINJA_LONG_TESTS") == nullptr)
            GTEST_SKIP() << "only with --long";
        if (fileOf("dpkg-shlibdeps").empty())
            GTEST_SKIP() << "dpkg-shlibdeps (package dpkg-dev) is not installed";
        const auto ran = runProgram({LINJA_CPACK, "--config", std::string(LINJA_BUILD) + "/CPackConfig.cmake", "-G",
                                     "DEB", "-B", m_folder.path("")});
        ASSERT_EQ(ran.status, 0) << ran.out << ran.err;
        for (const auto& entry : std::filesystem::directory_iterator(m_folder.path("")))
            if (entry.path().extension() == ".deb")
                m_package = entry.path().string();
        ASSERT_FALSE(m_package.empty());
    }

    cli_test::Folder m_folder;
    std::string m_package;
};

TEST_F(DebianPackage, DependsOnItsLibrariesAndRecommendsTextsAndWayland) {
    const std::string control = runProgram({fileOf("dpkg-deb"), "--field", m_package}).out;
    for (const char* library : {"libqt6core6", "libqt6widgets6", "libzstd1", "libstdc\\+\\+6", "libqt6svg6"})
        EXPECT_TRUE(matches(control, std::string("\nDepends: [^\n]*") + library)) << library;
    EXPECT_TRUE(matches(control, "\nRecommends: [^\n]*qt6-translations-l10n"));
    EXPECT_TRUE(matches(control, "\nRecommends: [^\n]*qt6-wayland"));
}

TEST_F(DebianPackage, PassesLintian) {
    const std::string tool = fileOf("lintian");
    if (tool.empty())
        GTEST_SKIP() << "lintian is not installed";
    const auto ran = runProgram({tool, "--fail-on", "error,warning", m_package});
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
}

} // namespace
} // namespace packaging_test
