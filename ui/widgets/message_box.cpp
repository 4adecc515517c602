#include "ui/widgets/message_box.h"

#include "ui/text/outside_text.h"
#include "ui/widgets/plain_text_guard.h"

namespace ui {

MessageBox::MessageBox(const QString& title, const QString& text, QWidget* parent)
    : QMessageBox(QMessageBox::NoIcon, title, QString(), QMessageBox::NoButton, parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    makePlain(*this);
    setText(text);
}

void MessageBox::setDetail(const QString& detail) {
    // The label comes with its first text.
    QMessageBox::setInformativeText(QStringLiteral(" "));
    makePlain(*this);
    QMessageBox::setInformativeText(wrappable(detail));
}

} // namespace ui
