// Text as it is searched: whoever looks for "Munoz" finds "Muñoz".
#pragma once

#include <QString>

namespace ui {

// Without accents, case or the difference between forms of one letter; a part of a text gives a part of its key.
[[nodiscard]] QString searchKey(const QString& text);

} // namespace ui
