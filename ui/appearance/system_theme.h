// What the desktop asks for: dark or light, and high contrast where Qt can tell (6.10 and later).
#pragma once

#include "ui/appearance/theme.h"

#include <functional>

class QObject;

namespace ui {

[[nodiscard]] ThemeKind systemTheme();

// Calls `changed` whenever systemTheme() may have changed, as long as `context` lives. Needs Qt 6.5; does nothing
// before.
void watchSystemTheme(QObject& context, const std::function<void()>& changed);

} // namespace ui
