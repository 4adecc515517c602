#include "ui/dialogs/about_dialog.h"

#include "ui/widgets/plain_label.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("About Linja"));
    auto* icon = new PlainLabel(this);
    icon->setPixmap(QApplication::windowIcon().pixmap(QSize(96, 96), devicePixelRatioF()));
    icon->setAlignment(Qt::AlignCenter);
    auto* name = new PlainLabel(QStringLiteral("Linja"), this);
    QFont big = name->font();
    big.setPointSizeF(big.pointSizeF() * 1.8);
    big.setBold(true);
    name->setFont(big);
    name->setAlignment(Qt::AlignCenter);
    auto* text = new PlainLabel(this);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    text->setText(tr("Version %1").arg(QApplication::applicationVersion()) + QStringLiteral("\n\n") +
                  tr("A desktop version of the board game Linja by Steffen Mühlhäuser: play against the computer or "
                     "another person, look back and try again.") +
                  QStringLiteral("\n\n") +
                  tr("Free software under the MIT licence. Made with Qt %1.").arg(QLatin1String(qVersion())));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 16);
    layout->setSpacing(10);
    layout->addWidget(icon);
    layout->addWidget(name);
    layout->addWidget(text);
    layout->addStretch();
    layout->addWidget(buttons);
    constexpr int kTextWidth = 340;
    text->setFixedSize(kTextWidth, text->heightForWidth(kTextWidth));
    layout->setSizeConstraint(QLayout::SetFixedSize);
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

} // namespace ui
