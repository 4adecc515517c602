// Whether the desktop is set to show no animations.
#pragma once

#include <QString>

namespace ui {

// Asks Windows by way of Qt, and elsewhere reads what KDE and GTK keep in their settings in `configFolder`; Qt tells
// nothing of it there. False where nothing is known.
[[nodiscard]] bool systemWantsNoMotion(const QString& configFolder);

} // namespace ui
