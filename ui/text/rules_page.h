// The rules as a page of HTML for one rule set, from the texts in resources/linja/rules. A text holds marks for what
// only some editions and switches have; they are explained in its first line.
#pragma once

#include "ui/appearance/theme.h"

#include <QString>

namespace ui {

// The page in a language ("en", "es"; others read English). Empty only when the program lacks its resources.
[[nodiscard]] QString rulesPage(const QString& gameId, const QString& rulesId, const QString& languageCode);

// Keeps of `text` what its marks say for these editions and switches. Marks that do not match up keep their text.
[[nodiscard]] QString keepMarked(const QString& text, const QStringList& tags);

// The style sheet of the page.
[[nodiscard]] QString rulesPageStyle(const Theme& theme);

} // namespace ui
