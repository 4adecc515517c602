// Text from outside the program (names, tags, comments, file names, reasons of the system), made fit to be shown.
// It may be meant to do harm: it can hold markup, a million letters, or characters that reverse the text around them.
// Everything of that kind passes through here on its way to a label, tool tip, message, title or accessible name;
// records and fields that are edited keep it as it is.
//
// What all of these do: control characters become visible signs, characters that only steer how text is laid out
// (bidirectional marks, zero-width spaces) are left out, as are more than four accents on one letter; what is too long
// ends in an ellipsis. Nothing but invisible characters gives an empty text.
#pragma once

#include <QString>
#include <string>

namespace ui {

// In UTF-16 units, the ellipsis not counted.
inline constexpr qsizetype kLongestLine = 80;
inline constexpr qsizetype kLongestText = 2000;
inline constexpr qsizetype kLongestPath = 240;

// One line: line breaks and runs of spaces become one space.
[[nodiscard]] QString asLine(const QString& outside, qsizetype longest = kLongestLine);
// What stands in a text that cannot be read; long pieces of a broken file would fill the screen.
[[nodiscard]] QString foundText(const std::string& outside);
// Line breaks stay, at most two in a row.
[[nodiscard]] QString asLines(const QString& outside, qsizetype longest = kLongestText);
// The name and folder of a file, with the separators of the system; a long one loses its middle.
[[nodiscard]] QString asPath(const QString& path);
// The name of a file without its folder.
[[nodiscard]] QString asFileName(const QString& path);

// A text that Qt, where it guesses (tool tips), never takes for rich text; in lines of readable length.
[[nodiscard]] QString asToolTip(const QString& text);
// A text in which Qt finds no place for its mark of a changed document, "[*]".
[[nodiscard]] QString asWindowTitle(const QString& text);
// Long words get places where a label that wraps may break them.
[[nodiscard]] QString wrappable(const QString& text);

} // namespace ui
