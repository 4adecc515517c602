// Focus frames are for people who use keys: while the mouse or a finger is used, the focus goes where it goes and no
// frame tells of it. A control that gets the focus then carries the property "pointed", for which the style sheet draws
// no frame; a key takes it away. Fields for text keep their frame, which tells where typed text goes.
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace ui {

class FocusFrames : public QObject {
    Q_OBJECT

public:
    // Watches the whole application for as long as it lives.
    explicit FocusFrames(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void mark(QWidget* widget);

    bool m_isPointed = false; // the last input came from a mouse or a finger
};

// Whether this widget should show that it has the focus.
[[nodiscard]] bool showsFocus(const QWidget& widget);

} // namespace ui
