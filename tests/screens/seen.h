// What can be seen of a window: whether it lies on the screen, whether its texts have room, and whether they lie on
// each other. Faults are collected, each kind of a place once, with the first state it was seen in.
#pragma once

#include <QRect>
#include <QString>
#include <map>
#include <string>
#include <vector>

class QComboBox;
class QWidget;

namespace ui {

class Seen {
public:
    void check(QWidget& top, const std::string& state);
    // Opens a list and looks at its entries: on the screen, the first and the last whole.
    void checkList(QComboBox& list, const std::string& state);

    [[nodiscard]] int windows() const { return m_windows; }
    [[nodiscard]] int texts() const { return m_texts; }
    [[nodiscard]] std::vector<std::string> faults() const;

private:
    struct Text {
        QWidget* widget = nullptr;
        QString text;
        QRect rect; // in the window
    };

    void fault(const QWidget& widget, const QString& text, const std::string& kind, const std::string& state);
    void checkScreen(const QWidget& top, const std::string& state);
    void checkRoom(QWidget& widget, const QString& text, const std::string& state);
    void checkPlace(QWidget& top, QWidget& widget, const QString& text, const std::string& state);
    void checkOverlaps(const std::vector<Text>& texts, const std::string& state);

    std::map<std::string, std::pair<std::string, int>> m_faults; // what, and where first, how often
    int m_windows = 0;
    int m_texts = 0;
};

} // namespace ui
