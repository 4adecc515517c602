#include "ui/picture/picture_dialog.h"

#include "ui/access/spoken_name.h"
#include "ui/picture/board_picture.h"
#include "ui/text/outside_text.h"
#include "ui/text/system_text.h"
#include "ui/widgets/field_label.h"
#include "ui/widgets/file_folder.h"
#include "ui/widgets/file_question.h"
#include "ui/widgets/fit.h"
#include "ui/widgets/plain_label.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {
namespace {

constexpr int kWidths[] = {800, 1200, 1920, 2560, 3840};
constexpr int kUsualWidth = 1200;
constexpr int kDialogWidth = 400;
const QString kFolderKey = QStringLiteral("picture/folder");

} // namespace

PictureDialog::PictureDialog(const BoardWidget& board, QWidget* parent) : QDialog(parent), m_board(board) {
    m_format = new QComboBox(this);
    m_format->addItems({QString(), QString()}); // as Format
    m_width = new QComboBox(this);
    for (const int width : kWidths)
        m_width->addItem(QString(), width);
    m_message = new PlainLabel(this);
    m_message->setWordWrap(true);
    m_message->hide();

    m_formatLabel = new FieldLabel(*m_format, this);
    m_formatLabel->setBuddy(m_format);
    m_widthLabel = new FieldLabel(*m_width, this);
    m_widthLabel->setBuddy(m_width);
    auto* form = new QFormLayout;
    form->addRow(m_formatLabel, m_format);
    form->addRow(m_widthLabel, m_width);
    // Made in the order in which they stand: where the box has to change it, Tab does not come out of it (Qt 6.4).
    auto* buttons = new QDialogButtonBox(this);
    m_copy = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_save = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_save->setDefault(true);
    m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    connect(m_copy, &QPushButton::clicked, this, &PictureDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &PictureDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_format, &QComboBox::currentIndexChanged, this, &PictureDialog::showChoice);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 16, 18, 14);
    layout->setSpacing(12);
    layout->addLayout(form);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    choose(QSettings().value(QStringLiteral("picture/svg")).toBool() ? Format::svg : Format::png);
    chooseWidth(QSettings().value(QStringLiteral("picture/width"), kUsualWidth).toInt());
    showChoice();
    retranslate();
    growToFit(*this, kDialogWidth);
}

void PictureDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    growToFit(*this, kDialogWidth);
}

void PictureDialog::retranslate() {
    setWindowTitle(tr("Picture of the Board"));
    m_format->setItemText(0, tr("PNG, pixels"));
    m_format->setItemText(1, tr("SVG, a drawing for any size"));
    for (int i = 0; i < m_width->count(); ++i) {
        const int width = m_width->itemData(i).toInt();
        m_width->setItemText(i, tr("%1 × %2 pixels").arg(width).arg(pictureSize(width).height()));
    }
    m_formatLabel->setText(tr("&Kind"));
    m_widthLabel->setText(tr("S&ize"));
    setSpokenName(*m_format, tr("Kind"));
    setSpokenName(*m_width, tr("Size"));
    m_copy->setText(tr("C&opy"));
    m_save->setText(tr("&Save…"));
    m_close->setText(tr("&Close"));
    if (m_failure)
        m_message->setText(wrappable(tr("The picture could not be saved as %1. %2")
                                         .arg(asPath(m_failure->path), systemText(m_failure->reason))));
}

void PictureDialog::choose(Format format) {
    m_format->setCurrentIndex(format == Format::svg ? 1 : 0);
}

void PictureDialog::chooseWidth(int width) {
    const int index = m_width->findData(width);
    m_width->setCurrentIndex(index < 0 ? m_width->findData(kUsualWidth) : index);
}

PictureDialog::Format PictureDialog::format() const {
    return m_format->currentIndex() == 1 ? Format::svg : Format::png;
}

int PictureDialog::pixels() const {
    return m_width->currentData().toInt();
}

QString PictureDialog::message() const {
    return m_message->text();
}

// A drawing has no size of its own.
void PictureDialog::showChoice() {
    const bool isPng = format() == Format::png;
    m_width->setEnabled(isPng);
    m_widthLabel->setEnabled(isPng);
    m_copy->setEnabled(isPng);
}

void PictureDialog::save() {
    const bool isPng = format() == Format::png;
    const FileQuestion question{.title = windowTitle(),
                                .folder = folderToBeginIn(kFolderKey, QStandardPaths::PicturesLocation),
                                .name = QStringLiteral("linja"),
                                .filter = isPng ? tr("PNG pictures (*.png)") : tr("SVG drawings (*.svg)"),
                                .ending = isPng ? QStringLiteral("png") : QStringLiteral("svg")};
    askWhereToSave(*this, question, [this](const QString& path) {
        if (saveTo(path))
            keepFolderOf(kFolderKey, path);
    });
}

bool PictureDialog::saveTo(const QString& path) {
    QSettings().setValue(QStringLiteral("picture/svg"), format() == Format::svg);
    QSettings().setValue(QStringLiteral("picture/width"), pixels());
    const auto reason = format() == Format::png ? savePng(m_board, pixels(), path) : saveSvg(m_board, path);
    if (!reason) {
        emit noted(tr("The picture has been saved as %1.").arg(asFileName(path)));
        accept();
        return true;
    }
    m_failure = Failure{.path = path, .reason = *reason};
    retranslate();
    m_message->show();
    growToFit(*this, QDialog::width());
    return false;
}

void PictureDialog::copy() {
    QGuiApplication::clipboard()->setImage(boardImage(m_board, pixels()));
    emit noted(tr("The picture has been copied."));
    accept();
}

} // namespace ui
