#include "ui/widgets/plain_text_guard.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QMessageBox>

namespace ui {

PlainTextGuard::PlainTextGuard(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

// A label is polished before it is laid out; a tool tip even before it has its text.
bool PlainTextGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish) {
        auto* label = qobject_cast<QLabel*>(watched);
        if (label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    }
    return QObject::eventFilter(watched, event);
}

void makePlain(QMessageBox& box) {
    for (QLabel* label : box.findChildren<QLabel*>()) {
        label->setTextFormat(Qt::PlainText);
        label->setOpenExternalLinks(false);
    }
}

} // namespace ui
