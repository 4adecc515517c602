#include "app/command_line.h"

#include "ui/text/outside_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QUrl>
#include <optional>

namespace {

constexpr qsizetype kLongestArgument = 200;

CommandLineAnswer refusal(const QString& reason) {
    return {QStringLiteral("linja: %1\nTry 'linja --help'.\n").arg(reason), 2};
}

// Nothing for an address that is no file of this machine.
std::optional<QString> pathOf(const QString& argument, const QString& folder) {
    // One letter before the colon is a drive.
    const QUrl url(argument);
    const bool isAddress = url.scheme().size() > 1 && argument.contains(QStringLiteral(":/"));
    if (!isAddress)
        return QDir::cleanPath(QDir(folder).absoluteFilePath(argument));
    if (!url.isLocalFile() || url.path().isEmpty())
        return std::nullopt;
    if (url.host().compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0)
        return QDir::cleanPath(url.path(QUrl::FullyDecoded));
#ifndef Q_OS_WIN
    if (!url.host().isEmpty())
        return std::nullopt;
#endif
    return QDir::cleanPath(url.toLocalFile());
}

} // namespace

std::variant<Wish, CommandLineAnswer> readCommandLine(const QStringList& arguments, const QString& folder) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "The board game Linja. When a window is open already, it opens the files and comes to the front."));
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("Shows this help."));
    const QCommandLineOption version(QStringList{QStringLiteral("v"), QStringLiteral("version")},
                                     QStringLiteral("Shows the version."));
    const QCommandLineOption newWindow(QStringLiteral("new-window"),
                                       QStringLiteral("Opens a window of its own, with a game of its own."));
    const QCommandLineOption screenshots(QStringLiteral("screenshots"),
                                         QStringLiteral("Writes pictures of the window into <folder> and ends."),
                                         QStringLiteral("folder"));
    QCommandLineOption report(QStringLiteral("startup-report"));
    report.setFlags(QCommandLineOption::HiddenFromHelp);
    QCommandLineOption paint(QStringLiteral("paint-report"));
    paint.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({help, version, newWindow, screenshots, report, paint});
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QStringLiteral("A game to open; of several the last is shown."),
                                 QStringLiteral("[file.linja...]"));
    if (!parser.parse(arguments))
        return refusal(ui::asLine(parser.errorText(), kLongestArgument));
    if (parser.isSet(help))
        return CommandLineAnswer{parser.helpText(), 0};
    if (parser.isSet(version))
        return CommandLineAnswer{QStringLiteral("linja %1\n").arg(QCoreApplication::applicationVersion()), 0};
    Wish wish{.files = {},
              .screenshots = parser.value(screenshots),
              .startupReport = parser.isSet(report),
              .paintReport = parser.isSet(paint),
              .newWindow = parser.isSet(newWindow)};
    if (parser.isSet(screenshots) && wish.screenshots.isEmpty())
        return refusal(QStringLiteral("--screenshots needs the name of a folder."));
    for (const QString& argument : parser.positionalArguments()) {
        if (argument.isEmpty())
            return refusal(QStringLiteral("The name of a file is empty."));
        const auto path = pathOf(argument, folder);
        if (!path)
            return refusal(QStringLiteral("'%1' is not a file of this computer; download it first.")
                               .arg(ui::asLine(argument, kLongestArgument)));
        wish.files << *path;
    }
    return wish;
}

bool needsNoDisplay(int argc, char** argv) {
    for (int i = 1; i < argc; ++i)
        for (const char* option : {"-h", "--help", "-v", "--version"})
            if (qstrcmp(argv[i], option) == 0)
                return true;
    return false;
}
