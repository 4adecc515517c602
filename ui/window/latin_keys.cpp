#include "ui/window/latin_keys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QWidget>
#include <array>

namespace ui {
namespace {

struct Place {
    quint32 code;
    char key;
};

// The rows of letters, as the Linux kernel numbers keys; X11 and Wayland add 8, Windows has the same numbers.
int keyOfRows(quint32 code) {
    struct Row {
        quint32 first;
        const char* keys;
    };
    constexpr Row kRows[] = {{16, "QWERTYUIOP"}, {30, "ASDFGHJKL"}, {44, "ZXCVBNM,./"}};
    for (const Row& row : kRows)
        if (code >= row.first && code < row.first + qstrlen(row.keys))
            return row.keys[code - row.first];
    return 0;
}

// The kVK_ANSI_ codes of macOS.
int keyOnMac(quint32 code) {
    constexpr std::array kKeys{Place{0, 'A'},  Place{1, 'S'},  Place{2, 'D'},  Place{3, 'F'},  Place{4, 'H'},
                               Place{5, 'G'},  Place{6, 'Z'},  Place{7, 'X'},  Place{8, 'C'},  Place{9, 'V'},
                               Place{11, 'B'}, Place{12, 'Q'}, Place{13, 'W'}, Place{14, 'E'}, Place{15, 'R'},
                               Place{16, 'Y'}, Place{17, 'T'}, Place{31, 'O'}, Place{32, 'U'}, Place{34, 'I'},
                               Place{35, 'P'}, Place{37, 'L'}, Place{38, 'J'}, Place{40, 'K'}, Place{43, ','},
                               Place{44, '/'}, Place{45, 'N'}, Place{46, 'M'}, Place{47, '.'}};
    for (const Place& place : kKeys)
        if (place.code == code)
            return place.key;
    return 0;
}

// Whether letters pressed now are text for the widget.
bool isTyping(const QWidget& widget, const QKeyEvent& event) {
    constexpr auto kCommands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !(event.modifiers() & kCommands) && widget.testAttribute(Qt::WA_InputMethodEnabled);
}

QAction* actionFor(const QKeySequence& keys, const QWidget& window) {
    for (QAction* action : window.findChildren<QAction*>())
        if (action->isEnabled() && action->shortcuts().contains(keys))
            return action;
    return nullptr;
}

} // namespace

int latinKeyAt(const KeyPlace& place) {
    if (place.platform == QLatin1String("cocoa"))
        return keyOnMac(place.virtualKey);
    if (place.platform == QLatin1String("windows"))
        return keyOfRows(place.scanCode & 0xff);
    if (place.platform == QLatin1String("xcb") || place.platform.startsWith(QLatin1String("wayland")))
        return place.scanCode >= 8 ? keyOfRows(place.scanCode - 8) : 0;
    return 0;
}

bool isForeignLetter(int key) {
    if (key <= 0x7f || key > 0xffff)
        return false;
    const QChar letter(static_cast<char16_t>(key));
    return letter.isLetter() && letter.script() != QChar::Script_Latin;
}

LatinKeys::LatinKeys(QObject* parent) : LatinKeys(QGuiApplication::platformName(), parent) {}

LatinKeys::LatinKeys(const QString& platform, QObject* parent) : QObject(parent), m_platform(platform) {
    qApp->installEventFilter(this);
}

bool LatinKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto& pressed = *static_cast<QKeyEvent*>(event);
    auto& widget = *static_cast<QWidget*>(watched);
    if (!isForeignLetter(pressed.key()) || isTyping(widget, pressed))
        return false;
    const int key = latinKeyAt({m_platform, pressed.nativeScanCode(), pressed.nativeVirtualKey()});
    if (key == 0)
        return false;
    // As Qt does it: the widget may claim the key, then the shortcuts have it, then it is a key for the widget.
    const auto latin = [&](QEvent::Type type) {
        return QKeyEvent(type, key, pressed.modifiers(), pressed.nativeScanCode(), pressed.nativeVirtualKey(),
                         pressed.nativeModifiers(), QString(), pressed.isAutoRepeat());
    };
    QKeyEvent claim = latin(QEvent::ShortcutOverride);
    claim.ignore();
    QCoreApplication::sendEvent(&widget, &claim);
    if (!claim.isAccepted()) {
        const QKeySequence keys(QKeyCombination(pressed.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key)));
        if (QAction* action = actionFor(keys, *widget.window())) {
            action->trigger();
            return true;
        }
    }
    QKeyEvent press = latin(QEvent::KeyPress);
    QCoreApplication::sendEvent(&widget, &press);
    event->setAccepted(press.isAccepted());
    return true;
}

} // namespace ui
