// Pictures of the window and its dialogs, for looking at the program in both languages and themes, small and large.
#pragma once

#include <QString>

// Writes PNG files into `folder`, made when it is missing. Uses a game and settings of its own, never the user's.
// False, with a message on standard error, when something could not be written.
bool writeScreenshots(const QString& folder);
