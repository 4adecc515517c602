// Keeps the wheel from changing a closed list, a number or a tab that happens to lie under the pointer: it scrolls what
// is around them. Open lists scroll as ever.
#pragma once

#include <QObject>

namespace ui {

// Watches every widget of the application for as long as it lives.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    explicit WheelGuard(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ui
