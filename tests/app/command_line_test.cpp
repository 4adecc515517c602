// The command line of the window's program.
#include "app/command_line.h"

#include <gtest/gtest.h>

namespace {

std::variant<Wish, CommandLineAnswer> read(QStringList arguments) {
    arguments.prepend(QStringLiteral("linja"));
    return readCommandLine(arguments, QStringLiteral("/home/ana"));
}

std::string filesOf(const QStringList& arguments) {
    const auto result = read(arguments);
    return std::holds_alternative<Wish>(result) ? std::get<Wish>(result).files.join(QLatin1Char('|')).toStdString()
                                                : std::get<CommandLineAnswer>(result).text.toStdString();
}

CommandLineAnswer answerTo(const QStringList& arguments) {
    const auto result = read(arguments);
    return std::holds_alternative<Wish>(result) ? CommandLineAnswer{} : std::get<CommandLineAnswer>(result);
}

#ifdef Q_OS_UNIX
TEST(CommandLine, FilesArePathsOrAddresses) {
    EXPECT_EQ(filesOf({}), "");
    EXPECT_EQ(filesOf({QStringLiteral("a.linja")}), "/home/ana/a.linja");
    EXPECT_EQ(filesOf({QStringLiteral("../b/./a.linja")}), "/home/b/a.linja");
    EXPECT_EQ(filesOf({QStringLiteral("/tmp/a.linja")}), "/tmp/a.linja");
    EXPECT_EQ(filesOf({QStringLiteral("file:///tmp/a%20b.linja")}), "/tmp/a b.linja");
    EXPECT_EQ(filesOf({QStringLiteral("FILE:/tmp/a.linja")}), "/tmp/a.linja");
    EXPECT_EQ(filesOf({QStringLiteral("file://localhost/tmp/a.linja")}), "/tmp/a.linja");
    EXPECT_EQ(filesOf({QStringLiteral("a:b.linja"), QStringLiteral("50% off.linja")}),
              "/home/ana/a:b.linja|/home/ana/50% off.linja");
    EXPECT_EQ(filesOf({QStringLiteral("--"), QStringLiteral("-a.linja")}), "/home/ana/-a.linja");
}
#endif

TEST(CommandLine, AnAddressElsewhereIsRefusedByName) {
    for (const char* address : {"https://example.org/a.linja", "ftp://x/a", "file://other/share/a.linja", "file://"}) {
        const CommandLineAnswer answer = answerTo({QString::fromLatin1(address)});
        EXPECT_EQ(answer.status, 2) << address;
    }
    EXPECT_TRUE(answerTo({QStringLiteral("https://example.org/a.linja")})
                    .text.contains(QStringLiteral("https://example.org/a.linja")));
}

TEST(CommandLine, MistakesAreNamedInOneLine) {
    const CommandLineAnswer unknown = answerTo({QStringLiteral("--foo\x1b[31m")});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_TRUE(unknown.text.contains(QStringLiteral("foo"))) << unknown.text.toStdString();
    EXPECT_FALSE(unknown.text.contains(QChar(0x1b)));
    EXPECT_TRUE(unknown.text.contains(QStringLiteral("--help")));
    EXPECT_EQ(answerTo({QStringLiteral("--screenshots")}).status, 2);
    EXPECT_EQ(answerTo({QStringLiteral("--screenshots=")}).status, 2);
    EXPECT_EQ(answerTo({QString()}).status, 2);
}

TEST(CommandLine, HelpNamesWhatThereIs) {
    const CommandLineAnswer help = answerTo({QStringLiteral("--help")});
    EXPECT_EQ(help.status, 0);
    EXPECT_TRUE(help.text.contains(QStringLiteral("--new-window")));
    EXPECT_TRUE(help.text.contains(QStringLiteral("--screenshots")));
    EXPECT_EQ(answerTo({QStringLiteral("--version")}).status, 0);
}

TEST(CommandLine, ANewWindowIsAskedForExpressly) {
    EXPECT_FALSE(std::get<Wish>(read({})).newWindow);
    EXPECT_TRUE(std::get<Wish>(read({QStringLiteral("--new-window"), QStringLiteral("a.linja")})).newWindow);
}

} // namespace
