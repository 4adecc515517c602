#include "ui/widgets/file_question.h"

#include "ui/text/outside_text.h"
#include "ui/widgets/message_box.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QPushButton>

namespace ui {
namespace {

struct FileQuestionText {
    Q_DECLARE_TR_FUNCTIONS(FileQuestionText)
};

#ifdef Q_OS_MACOS
constexpr bool kDialogAsks = true;
#else
constexpr bool kDialogAsks = false;
#endif

// Tells files from folders by what they are. Qt's own looks into each file to find out its kind, in the window's
// thread, and waits for ever for one that has nothing to say.
class PlainIcons : public QFileIconProvider {
public:
    using QFileIconProvider::icon;
    [[nodiscard]] QIcon icon(const QFileInfo& info) const override { return icon(info.isDir() ? Folder : File); }
    [[nodiscard]] QString type(const QFileInfo& info) const override {
        return info.isDir() ? FileQuestionText::tr("Folder") : FileQuestionText::tr("File");
    }
};

// Keeps the icons for as long as the list of files, which is an older child of the dialog and goes first.
class IconsOfDialog : public QObject {
public:
    explicit IconsOfDialog(QFileDialog& dialog) : QObject(&dialog) { dialog.setIconProvider(&m_icons); }

private:
    PlainIcons m_icons;
};

QFileDialog* makeDialog(QWidget& parent, const FileQuestion& question) {
    auto* dialog = new QFileDialog(&parent, question.title, question.folder, question.filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    new IconsOfDialog(*dialog);
    return dialog;
}

void askToReplace(QWidget& parent, const FileQuestion& question, const QString& path, const FileAnswer& answer) {
    auto* box = new MessageBox(question.title, FileQuestionText::tr("A file of this name exists already."), &parent);
    box->setObjectName(QStringLiteral("replaceQuestion"));
    box->setDetail(FileQuestionText::tr("Replace %1?").arg(asFileName(path)));
    const QPushButton* replacing = box->addButton(FileQuestionText::tr("&Replace"), QMessageBox::DestructiveRole);
    QPushButton* renaming = box->addButton(FileQuestionText::tr("Another &Name…"), QMessageBox::RejectRole);
    box->setDefaultButton(renaming);
    box->setEscapeButton(renaming);
    QObject::connect(
        replacing, &QPushButton::clicked, &parent, [path, answer] { answer(path); }, Qt::QueuedConnection);
    const auto again = [&parent, question, path, answer] {
        FileQuestion next = question;
        next.folder = QFileInfo(path).absolutePath();
        next.name = QFileInfo(path).fileName();
        askWhereToSave(parent, next, answer);
    };
    QObject::connect(renaming, &QPushButton::clicked, &parent, again, Qt::QueuedConnection);
    box->open();
}

} // namespace

QString withEnding(const QString& path, const QString& ending) {
    const QString dotted = QLatin1Char('.') + ending;
    return path.endsWith(dotted, Qt::CaseInsensitive) ? path : path + dotted;
}

QFileDialog* askWhatToOpen(QWidget& parent, const FileQuestion& question, const FileAnswer& answer) {
    QFileDialog* dialog = makeDialog(parent, question);
    dialog->setAcceptMode(QFileDialog::AcceptOpen);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, &parent, answer, Qt::QueuedConnection);
    dialog->open();
    return dialog;
}

QFileDialog* askForFolder(QWidget& parent, const FileQuestion& question, const FileAnswer& answer) {
    QFileDialog* dialog = makeDialog(parent, question);
    dialog->setAcceptMode(QFileDialog::AcceptOpen);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, &parent, answer, Qt::QueuedConnection);
    dialog->open();
    return dialog;
}

QFileDialog* askWhereToSave(QWidget& parent, const FileQuestion& question, const FileAnswer& answer) {
    QFileDialog* dialog = makeDialog(parent, question);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(question.ending);
    // Asked below, of the name with its ending: a dialog gives none to "Game v1.2", which has a dot. That of macOS
    // asks all the same, with the ending.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->selectFile(question.name);
    const auto decide = [&parent, question, answer](const QString& chosen) {
        const QString path = withEnding(chosen, question.ending);
        const bool isAsked = kDialogAsks && path == chosen;
        if (!isAsked && QFileInfo::exists(path))
            askToReplace(parent, question, path, answer);
        else
            answer(path);
    };
    QObject::connect(dialog, &QFileDialog::fileSelected, &parent, decide, Qt::QueuedConnection);
    dialog->open();
    return dialog;
}

} // namespace ui
