// What Qt needs of the system to open a window and draw its pictures, and what to install where it is not there. Qt
// itself ends the program where it finds no plugin for the session, and says nothing of pictures it cannot read.
#pragma once

#include <QString>
#include <optional>

// Why no window can be opened here, in one sentence; nothing where one can, as far as can be told beforehand. Asked
// before the application object is made, with the arguments of main(), which may choose a platform.
[[nodiscard]] std::optional<QString> missingDisplay(int argc, char** argv);
// Why the program's pictures will be missing; nothing where they can be read. Asked after that.
[[nodiscard]] std::optional<QString> missingPictures();
