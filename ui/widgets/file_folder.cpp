#include "ui/widgets/file_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStorageInfo>
#include <algorithm>

namespace ui {
namespace {

bool isWithin(const QString& path, const QString& folder) {
    return path == folder || path.startsWith(folder + QLatin1Char('/'));
}

bool belongsToSystem(const QString& path) {
#ifdef Q_OS_UNIX
    for (const char* folder : {"/proc", "/sys", "/dev"})
        if (isWithin(path, QLatin1String(folder)))
            return true;
#endif
    constexpr const char* kStates[] = {"proc",     "sysfs",   "devtmpfs",  "devpts",     "cgroup",
                                       "cgroup2",  "debugfs", "tracefs",   "securityfs", "configfs",
                                       "pstore",   "mqueue",  "bpf",       "nsfs",       "fusectl",
                                       "efivarfs", "autofs",  "selinuxfs", "binfmt_misc"};
    const QByteArray kind = QStorageInfo(path).fileSystemType();
    return std::any_of(std::begin(kStates), std::end(kStates), [&kind](const char* state) { return kind == state; });
}

} // namespace

bool isOrdinaryFolder(const QString& path) {
    const QFileInfo info(path);
    return QDir::isAbsolutePath(path) && info.isDir() && info.isReadable() && info.isExecutable() &&
           !belongsToSystem(info.canonicalFilePath());
}

QString folderToBeginIn(const QString& key, QStandardPaths::StandardLocation usual) {
    for (const QString& folder :
         {QSettings().value(key).toString(), QStandardPaths::writableLocation(usual), QDir::homePath()})
        if (isOrdinaryFolder(folder))
            return folder;
    return QDir::rootPath();
}

void keepFolderOf(const QString& key, const QString& file) {
    const QString folder = QFileInfo(file).absolutePath();
    if (isOrdinaryFolder(folder))
        QSettings().setValue(key, folder);
}

} // namespace ui
