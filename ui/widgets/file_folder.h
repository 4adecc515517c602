// The folder that a file dialog begins in: that of the last file that was opened or saved with success, kept in the
// settings.
#pragma once

#include <QStandardPaths>
#include <QString>

namespace ui {

// Whether people keep files there. Folders in which the system shows its own state (/proc, /sys, /dev) are none:
// listing them can take for ever. Neither are folders that are gone or cannot be read.
[[nodiscard]] bool isOrdinaryFolder(const QString& path);

// The folder kept under this key, else the usual one, else that of the user.
[[nodiscard]] QString folderToBeginIn(const QString& key, QStandardPaths::StandardLocation usual);
// Keeps the folder of this file, if it is an ordinary one.
void keepFolderOf(const QString& key, const QString& file);

} // namespace ui
