#include "ui/window/about_dialog.h"

#include "ui/appearance/text_size.h"
#include "ui/widgets/fit.h"
#include "ui/widgets/plain_label.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int kLettersALine = 48;

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    auto* icon = new PlainLabel(this);
    icon->setPixmap(QApplication::windowIcon().pixmap(QSize(96, 96), devicePixelRatioF()));
    icon->setAlignment(Qt::AlignCenter);
    auto* name = new PlainLabel(QStringLiteral("Linja"), this);
    keepFont(*name, 1.8, QFont::Bold);
    name->setAlignment(Qt::AlignCenter);
    m_text = new PlainLabel(this);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    auto* buttons = new QDialogButtonBox(this);
    m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    setDialogFrame(*layout);
    layout->addWidget(icon);
    layout->addWidget(name);
    layout->addWidget(m_text);
    layout->addStretch();
    layout->addWidget(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    m_close->setFocus();
    retranslate();
}

void AboutDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

void AboutDialog::retranslate() {
    setWindowTitle(tr("About Linja"));
    m_close->setText(tr("&Close"));
    m_text->setText(tr("Version %1").arg(QApplication::applicationVersion()) + QStringLiteral("\n\n") +
                    tr("A desktop version of the board game Linja by Steffen Mühlhäuser: play against the computer or "
                       "another person, look back and try again.") +
                    QStringLiteral("\n\n") +
                    tr("Free software under the MIT licence. Made with Qt %1.").arg(QLatin1String(qVersion())));
    const int width = kLettersALine * fontMetrics().averageCharWidth();
    m_text->setFixedSize(width, m_text->heightForWidth(width));
}

} // namespace ui
