// The desktop program `linja`.
//
//   linja [FILE.linja]          opens the game in FILE, else the game of the last time
//   --screenshots FOLDER        writes pictures of the window and its dialogs in both languages and themes, and ends
//   --startup-report            prints the time to the first frame and the memory held then, and ends
//   --paint-report              prints how long frames of the board take to paint, and ends
//
// Exit status: 0; 1 when something could not be done; 2 for a command line that makes no sense.
#include "app/paint_report.h"
#include "app/platform_check.h"
#include "app/screenshots.h"
#include "app/startup_report.h"
#include "ui/main_window.h"
#include "ui/resources.h"
#include "ui/settings_place.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QIcon>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <cstdio>
#include <variant>

namespace {

struct Wish {
    QStringList files;
    QString screenshots;
    bool startupReport = false;
    bool paintReport = false;
};

// The options, or an exit status when the program has already said all there is to say.
std::variant<Wish, int> readCommandLine(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("The board game Linja"));
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("Shows this help."));
    const QCommandLineOption version(QStringList{QStringLiteral("v"), QStringLiteral("version")},
                                     QStringLiteral("Shows the version."));
    const QCommandLineOption screenshots(QStringLiteral("screenshots"),
                                         QStringLiteral("Writes pictures of the window into <folder> and ends."),
                                         QStringLiteral("folder"));
    QCommandLineOption report(QStringLiteral("startup-report"));
    report.setFlags(QCommandLineOption::HiddenFromHelp);
    QCommandLineOption paint(QStringLiteral("paint-report"));
    paint.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({help, version, screenshots, report, paint});
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("A game to open."),
                                 QStringLiteral("[file.linja]"));
    if (!parser.parse(arguments)) {
        std::fprintf(stderr, "linja: %s\n", qUtf8Printable(parser.errorText()));
        return 2;
    }
    if (parser.isSet(help)) {
        std::printf("%s", qUtf8Printable(parser.helpText()));
        return 0;
    }
    if (parser.isSet(version)) {
        std::printf("linja %s\n", qUtf8Printable(QCoreApplication::applicationVersion()));
        return 0;
    }
    if (parser.positionalArguments().size() > 1) {
        std::fprintf(stderr, "linja: one file at a time, please\n");
        return 2;
    }
    return Wish{parser.positionalArguments(), parser.value(screenshots), parser.isSet(report), parser.isSet(paint)};
}

// Help and version need no display: they are answered before the window system is asked for.
bool needsNoDisplay(int argc, char** argv) {
    for (int i = 1; i < argc; ++i)
        for (const char* option : {"-h", "--help", "-v", "--version"})
            if (qstrcmp(argv[i], option) == 0)
                return true;
    return false;
}

// With settings and games of its own, which go with it.
int measurePaint() {
    const QTemporaryDir own;
    if (!own.isValid()) {
        std::fprintf(stderr, "linja: cannot make a folder for the measurement\n");
        return 1;
    }
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, own.path());
    ui::MainWindow window(own.filePath(QStringLiteral("games")));
    reportPaint(window);
    return 0;
}

void setIdentity() {
    QCoreApplication::setOrganizationName(QStringLiteral("Linja"));
    QCoreApplication::setApplicationName(QStringLiteral("linja"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LINJA_VERSION));
}

// The small sizes have a plainer drawing of their own.
QIcon programIcon() {
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        const QIcon drawing(size <= 32 ? QStringLiteral(":/icon-small.svg") : QStringLiteral(":/icon.svg"));
        icon.addPixmap(drawing.pixmap(QSize(size, size), 1.0));
    }
    return icon;
}

} // namespace

int main(int argc, char** argv) {
    QElapsedTimer sinceStart;
    sinceStart.start();
    setIdentity();
    if (needsNoDisplay(argc, argv)) {
        const QCoreApplication app(argc, argv);
        const auto read = readCommandLine(QCoreApplication::arguments());
        return std::holds_alternative<int>(read) ? std::get<int>(read) : 0;
    }
    if (const auto reason = missingDisplay(argc, argv)) {
        std::fprintf(stderr, "linja: %s\n", qUtf8Printable(*reason));
        return 1;
    }
    QApplication app(argc, argv);
    if (const auto reason = missingPictures())
        std::fprintf(stderr, "linja: %s\n", qUtf8Printable(*reason));
    if (const QString blocked = ui::useReadableSettings(); !blocked.isEmpty())
        std::fprintf(stderr, "linja: %s is not a file; the settings are kept elsewhere\n", qUtf8Printable(blocked));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Linja"));
    QGuiApplication::setDesktopFileName(QStringLiteral("linja"));
    initLinjaResources();
    QApplication::setWindowIcon(programIcon());
    const auto read = readCommandLine(QCoreApplication::arguments());
    if (std::holds_alternative<int>(read))
        return std::get<int>(read);
    const Wish& wish = std::get<Wish>(read);
    if (!wish.screenshots.isEmpty())
        return writeScreenshots(wish.screenshots) ? 0 : 1;
    if (wish.paintReport)
        return measurePaint();

    ui::MainWindow window(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (wish.startupReport)
        reportFirstFrame(window, sinceStart);
    window.show();
    if (!wish.files.isEmpty())
        window.openFile(wish.files.first());
    return QApplication::exec();
}
