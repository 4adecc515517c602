// Keeps every window of the program on its screen, whatever the screen's size and scale and however large the text is:
// no window is shown larger than the room there is, none is shown beside it, and the contents of a dialog that need
// more room than the screen has can be scrolled. Open lists are as wide as what stands in them.
//
// One object of this kind watches the windows as they are shown; nothing has to be done for a new dialog.
#pragma once

#include <QObject>
#include <QSize>

class QWidget;

namespace ui {

class ScreenFit : public QObject {
    Q_OBJECT

public:
    explicit ScreenFit(QObject* parent = nullptr); // watches the application's windows from now on

    // What a window without its frame may measure on this widget's screen.
    [[nodiscard]] static QSize roomFor(const QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static void fit(QWidget& window);
    static void bringBack(QWidget& window);
};

} // namespace ui
