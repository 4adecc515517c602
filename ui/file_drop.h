// Lets a file be dropped onto a window.
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace ui {

class FileDrop : public QObject {
    Q_OBJECT

public:
    explicit FileDrop(QWidget& window);

signals:
    void dropped(const QString& path); // one file of this machine

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ui
