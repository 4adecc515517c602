// The desktop entry, the entry of software catalogues, and the versions that they name.
#include "tests/packaging/tools.h"

#include <regex>

namespace packaging_test {
namespace {

using cli_test::matches;
using cli_test::readAll;

std::string packagingFile(const std::string& name) {
    return std::string(LINJA_PACKAGING) + "/" + name;
}

std::string metainfo() {
    return std::string(LINJA_BUILD) + "/app/packaging/" LINJA_APP_ID ".metainfo.xml";
}

TEST(DesktopEntry, IsValid) {
    const std::string tool = fileOf("desktop-file-validate");
    if (tool.empty())
        GTEST_SKIP() << "desktop-file-validate (package desktop-file-utils) is not installed";
    const cli_test::Ran ran = cli_test::runProgram({tool, packagingFile("linja.desktop")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out + ran.err, "");
}

TEST(DesktopEntry, HasEveryTextInSpanishToo) {
    const std::string entry = readAll(packagingFile("linja.desktop"));
    for (const char* key : {"GenericName", "Comment", "Keywords"}) {
        EXPECT_TRUE(matches(entry, std::string("\n") + key + "=.")) << key;
        EXPECT_TRUE(matches(entry, std::string("\n") + key + "\\[es\\]=.")) << key;
    }
    EXPECT_TRUE(matches(entry, "\nName\\[es\\]=Ventana nueva\n"));
}

TEST(DesktopEntry, OpensRecords) {
    const std::string entry = readAll(packagingFile("linja.desktop"));
    EXPECT_TRUE(matches(entry, "\nExec=linja %F\n"));
    EXPECT_TRUE(matches(entry, "\nMimeType=application/x-linja;"));
    EXPECT_TRUE(matches(readAll(packagingFile("linja.mime.xml")), "<glob pattern=\"\\*[.]linja\"/>"));
}

TEST(Metainfo, IsValid) {
    const std::string tool = fileOf("appstreamcli");
    if (tool.empty())
        GTEST_SKIP() << "appstreamcli (package appstream) is not installed";
    expectContent({tool, "validate", "--no-net", metainfo()});
}

TEST(Metainfo, HasEveryParagraphInSpanishToo) {
    const std::string text = readAll(metainfo());
    const auto count = [&text](const std::string& pattern) {
        const std::regex regex(pattern);
        return std::distance(std::sregex_iterator(text.begin(), text.end(), regex), std::sregex_iterator());
    };
    for (const std::string tag : {"summary", "p", "li", "caption"}) {
        EXPECT_GT(count("<" + tag + ">"), 0) << tag;
        EXPECT_EQ(count("<" + tag + ">"), count("<" + tag + " xml:lang=\"es\">")) << tag;
    }
}

TEST(Releases, NewestIsThisVersionEverywhere) {
    std::smatch found;
    const std::string text = readAll(metainfo());
    ASSERT_TRUE(std::regex_search(text, found, std::regex("<release version=\"([^\"]*)\"")));
    EXPECT_EQ(found[1], LINJA_VERSION);
    EXPECT_TRUE(readAll(packagingFile("debian/changelog")).starts_with("linja (" LINJA_VERSION "-"));
}

TEST(Screenshots, ExistUnderTheNamesThatCataloguesAsk) {
    const std::string text = readAll(metainfo());
    const std::regex image("/screenshots/([^<]*)</image>");
    int found = 0;
    for (std::sregex_iterator it(text.begin(), text.end(), image), end; it != end; ++it, ++found)
        EXPECT_TRUE(std::filesystem::exists(packagingFile("../../resources/screenshots/" + (*it)[1].str())))
            << (*it)[1];
    EXPECT_GE(found, 2);
}

} // namespace
} // namespace packaging_test
