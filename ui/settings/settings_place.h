// Where the settings lie. Their file may have become something else, and a FIFO or a device in its place would hold the
// program up at its start: settings are then kept in another folder.
#pragma once

#include <QString>

namespace ui {

// Something that is no file stands in this folder of settings where those of the program are expected; its path, or an
// empty text.
[[nodiscard]] QString blockedSettings(const QString& configFolder);

// Call before the settings are used for the first time. The file that is no file, or an empty text.
QString useReadableSettings();

} // namespace ui
