// Labels that Qt makes itself (in its message boxes, tool tips and forms) show outside text too, as when a file dialog
// asks whether to replace a file, and guess whether it is rich. The guard takes the guess from every label of the
// application before it shows.
#pragma once

#include <QObject>

class QMessageBox;

namespace ui {

class PlainTextGuard : public QObject {
    Q_OBJECT

public:
    explicit PlainTextGuard(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

// All that this box says is plain text from now on.
void makePlain(QMessageBox& box);

} // namespace ui
