// The desktop program `linja`.
//
//   linja [FILE.linja...]       opens the games in these files, else the game of the last time; a window that is open
//                               already does that, and comes to the front
//   --new-window                opens a window all the same
//   --screenshots FOLDER        writes pictures of the window and its dialogs in both languages and themes, and ends
//   --startup-report            prints the time to the first frame and the memory held then, and ends
//   --paint-report              prints how long frames of the board take to paint, and ends
//
// Exit status: 0; 1 when something could not be done; 2 for a command line that makes no sense.
#include "app/command_line.h"
#include "app/instance.h"
#include "app/paint_report.h"
#include "app/platform_check.h"
#include "app/screenshots.h"
#include "app/startup_report.h"
#include "ui/appearance/program_style.h"
#include "ui/settings/settings_place.h"
#include "ui/window/main_window.h"
#include "ui/window/resources.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileOpenEvent>
#include <QIcon>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <cstdio>
#include <variant>

namespace {

// The exit status, or 1 with a complaint where what was printed has not arrived.
int afterPrinting(int status) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return status;
    std::fprintf(stderr, "linja: standard output cannot be written\n");
    return 1;
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

// Files that a desktop hands over by an event instead of the command line, as that of macOS does.
class FileEvents : public QObject {
public:
    explicit FileEvents(ui::MainWindow& window) : m_window(window) { qApp->installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::FileOpen)
            return QObject::eventFilter(watched, event);
        m_window.openFile(static_cast<QFileOpenEvent*>(event)->file());
        return true;
    }

private:
    ui::MainWindow& m_window;
};

int print(const CommandLineAnswer& answer) {
    std::FILE* out = answer.status == 0 ? stdout : stderr;
    const bool isWritten = std::fputs(qUtf8Printable(answer.text), out) >= 0 && std::fflush(out) == 0;
    return isWritten ? answer.status : 1;
}

std::variant<Wish, CommandLineAnswer> readArguments() {
    return readCommandLine(QCoreApplication::arguments(), QDir::currentPath());
}

int runWindow(const Wish& wish, const QElapsedTimer& sinceStart) {
    const QString dataFolder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    Instance instance(dataFolder);
    if (!wish.newWindow && !wish.startupReport && instance.handOver(wish.files))
        return 0;
    ui::MainWindow window(dataFolder);
    const FileEvents events(window);
    QObject::connect(&instance, &Instance::asked, &window, [&window](const QStringList& files, const QString& token) {
        bringToFront(window, token);
        for (const QString& file : files)
            window.openFile(file);
    });
    if (wish.startupReport)
        reportFirstFrame(window, sinceStart);
    window.show();
    for (const QString& file : wish.files)
        window.openFile(file);
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    QElapsedTimer sinceStart;
    sinceStart.start();
    setIdentity();
    if (needsNoDisplay(argc, argv)) {
        const QCoreApplication app(argc, argv);
        const auto read = readArguments();
        return afterPrinting(std::holds_alternative<Wish>(read) ? 0 : print(std::get<CommandLineAnswer>(read)));
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
    QApplication::setStyle(new ui::ProgramStyle);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Linja"));
    // Within a Flatpak the desktop entry has the name of the application.
    QGuiApplication::setDesktopFileName(qEnvironmentVariable("FLATPAK_ID", QStringLiteral("linja")));
    initLinjaResources();
    QApplication::setWindowIcon(programIcon());
    const auto read = readArguments();
    if (std::holds_alternative<CommandLineAnswer>(read))
        return afterPrinting(print(std::get<CommandLineAnswer>(read)));
    const Wish& wish = std::get<Wish>(read);
    if (!wish.screenshots.isEmpty())
        return writeScreenshots(wish.screenshots) ? 0 : 1;
    if (wish.paintReport)
        return afterPrinting(measurePaint());
    return afterPrinting(runWindow(wish, sinceStart));
}
