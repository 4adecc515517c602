// Shortcuts on keyboards without Latin letters. Where Cyrillic, Greek or another script is the only layout, the system
// names the key beside Ctrl by a letter that no shortcut has; here its place on the keyboard says which Latin letter is
// meant.
#pragma once

#include <QObject>
#include <QString>

class QKeyEvent;

namespace ui {

// What the platform tells of a key: the platform's name (QGuiApplication::platformName), and the numbers of QKeyEvent.
struct KeyPlace {
    QString platform;
    quint32 scanCode = 0;
    quint32 virtualKey = 0;
};

// The key on a US keyboard at that place: a letter, comma, full stop or slash as Qt::Key; 0 for any other place, and on
// platforms that tell nothing of places.
[[nodiscard]] int latinKeyAt(const KeyPlace& place);

// Whether Qt::Key `key` is a letter of another script than Latin.
[[nodiscard]] bool isForeignLetter(int key);

// Gives such a key, where it is not being typed as text, to the widget with the focus and to the window's actions as if
// it were Latin. Watches the application for as long as it lives.
class LatinKeys : public QObject {
    Q_OBJECT

public:
    explicit LatinKeys(QObject* parent = nullptr);
    // For a platform that is named, instead of the one the program runs on.
    LatinKeys(const QString& platform, QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString m_platform;
};

} // namespace ui
