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
    void dropped(const QString& path); // a file of this machine; of several, one after the other

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ui
