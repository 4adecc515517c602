// F6 and Shift+F6: from one area of the window to the next, for those who go by keyboard.
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

class QWidget;

namespace ui {

class AreaRing : public QObject {
    Q_OBJECT

public:
    // `areas` names the areas of the window in their order; those that are hidden or have nothing to focus are passed
    // over. An area that takes the focus itself gets it; in another one it goes to where it was last, else to its first
    // control.
    AreaRing(QWidget& window, std::function<QList<QWidget*>()> areas);

    void goOn();
    void goBack();

private:
    void go(int direction);

    QWidget& m_window;
    std::function<QList<QWidget*>()> m_areas;
};

} // namespace ui
