// Why the system would not do something, in the language of the program; the system itself says it in its own.
#pragma once

#include <QString>

namespace ui {

// What is not among the usual reasons stays as it is.
[[nodiscard]] QString systemText(const QString& reason);

} // namespace ui
