#include "ui/settings/settings_place.h"

#include "core/files/read.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace ui {

QString blockedSettings(const QString& configFolder) {
    const QString organization = configFolder + QLatin1Char('/') + QCoreApplication::organizationName();
    for (const QString& file : {organization + QLatin1Char('/') + QCoreApplication::applicationName(), organization})
        for (const char* ending : {".conf", ".ini"}) {
            const QString path = file + QLatin1String(ending);
            if (files::isIrregular(QFileInfo(path).filesystemFilePath()))
                return path;
        }
    return {};
}

// On other systems settings do not lie in files of their own.
QString useReadableSettings() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    const QString blocked = blockedSettings(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
    if (!blocked.isEmpty())
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                           QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                               QStringLiteral("/settings"));
    return blocked;
#else
    return {};
#endif
}

} // namespace ui
