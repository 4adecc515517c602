#include "app/platform_check.h"

#include <QDir>
#include <QImageReader>
#include <QLibraryInfo>

namespace {

[[maybe_unused]] bool isPlatformChosen(int argc, char** argv) {
    for (int i = 1; i < argc; ++i)
        if (qstrcmp(argv[i], "-platform") == 0 || qstrcmp(argv[i], "--platform") == 0)
            return true;
    return !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

} // namespace

std::optional<QString> missingDisplay([[maybe_unused]] int argc, [[maybe_unused]] char** argv) {
#if defined(Q_OS_LINUX) || defined(Q_OS_FREEBSD)
    if (isPlatformChosen(argc, argv) || !qEnvironmentVariableIsEmpty("DISPLAY"))
        return std::nullopt;
    if (qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        return QStringLiteral("there is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set");
    QStringList folders{QLibraryInfo::path(QLibraryInfo::PluginsPath)};
    folders += qEnvironmentVariable("QT_PLUGIN_PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    for (const QString& folder : folders)
        if (!QDir(folder + QStringLiteral("/platforms")).entryList({QStringLiteral("*wayland*")}).isEmpty())
            return std::nullopt;
    return QStringLiteral("this is a Wayland session, and Qt's plugin for it is not installed "
                          "(package qt6-wayland on Debian, qt6-qtwayland on Fedora)");
#else
    return std::nullopt;
#endif
}

std::optional<QString> missingPictures() {
    if (QImageReader::supportedImageFormats().contains("svg"))
        return std::nullopt;
    return QStringLiteral("icons and arrows will be missing: Qt's plugin for SVG pictures is not installed "
                          "(package qt6-svg-plugins on Debian 13, libqt6svg6 on Debian 12)");
}
