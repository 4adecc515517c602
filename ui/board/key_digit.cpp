#include "ui/board/key_digit.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <array>

namespace ui {

namespace {

// The place of a key in the upper row by what the platform reports of it, 0 when that says nothing.
int digitByPlace(const QKeyEvent& event) {
    const QString platform = QGuiApplication::platformName();
    const auto code = static_cast<int>(event.nativeScanCode());
    if (platform == QLatin1String("cocoa")) {
        constexpr std::array kMacKeys = {18, 19, 20, 21, 23, 22, 26, 28, 25};
        for (std::size_t i = 0; i < kMacKeys.size(); ++i) {
            if (static_cast<int>(event.nativeVirtualKey()) == kMacKeys[i])
                return static_cast<int>(i) + 1;
        }
        return 0;
    }
    if (platform == QLatin1String("windows"))
        return code >= 2 && code <= 10 ? code - 1 : 0;
    if (platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland")))
        return code >= 10 && code <= 18 ? code - 9 : 0;
    return 0;
}

} // namespace

int digitOfKey(const QKeyEvent& event) {
    const int place = digitByPlace(event);
    if (place != 0)
        return place;
    return event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9 ? event.key() - Qt::Key_0 : 0;
}

} // namespace ui
