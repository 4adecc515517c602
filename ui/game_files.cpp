#include "ui/game_files.h"

#include "ui/dialogs/archive_dialog.h"
#include "ui/text/fault_text.h"
#include "ui/text/problem_text.h"

#include <QApplication>
#include <QClipboard>
#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>

#include <utility>

namespace ui {

GameFiles::GameFiles(session::GameSession& session, QWidget& window)
    : QObject(&window), m_session(session), m_window(window) {
    connect(&session, &session::GameSession::problem, this, qOverload<const session::Problem&>(&GameFiles::tell));
}

void GameFiles::open() {
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open a Game"), folder(),
                                                      tr("Games of Linja (*.linja);;All files (*)"));
    if (path.isEmpty())
        return;
    setFolderOf(path);
    openFile(path);
}

void GameFiles::openFile(const QString& path) {
    if (m_session.openRecord(path))
        emit noted(tr("%1 is on the table.").arg(QFileInfo(path).fileName()));
}

void GameFiles::save() {
    const QString name = QStringLiteral("linja-%1.linja").arg(QDate::currentDate().toString(Qt::ISODate));
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Save the Game"), QDir(folder()).filePath(name),
                                                tr("Games of Linja (*.linja);;All files (*)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".linja");
    setFolderOf(path);
    if (m_session.saveRecord(path))
        emit noted(tr("The game has been saved as %1.").arg(QFileInfo(path).fileName()));
}

void GameFiles::showArchive() {
    m_isHeld = true; // a message that came before the dialog would lie behind it
    auto* dialog = new ArchiveDialog(m_session, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    m_isHeld = false;
    showMessages();
}

void GameFiles::copyGame() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(m_session.recordText()));
    emit noted(tr("The game has been copied."));
}

void GameFiles::copyPosition(const game::Match& shown) {
    QGuiApplication::clipboard()->setText(QString::fromStdString(shown.state().text));
    emit noted(tr("The position has been copied."));
}

void GameFiles::pasteGame() {
    const QByteArray text = QGuiApplication::clipboard()->text().toUtf8();
    const auto opened =
        m_session.openRecordText(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (opened)
        emit noted(tr("The game of the clipboard is on the table."));
    else
        tell(tr("The clipboard does not hold a game that can be played."), faultText(opened.fault()));
}

void GameFiles::tell(const session::Problem& problem) {
    tell(problemTitle(problem.code), problemDetail(problem));
}

// Does not wait for an answer: the game goes on behind the message.
void GameFiles::tell(const QString& title, const QString& detail) {
    m_messages.push_back({title, detail});
    if (!m_isHeld)
        showMessages();
}

// One box at a time, and in it all that has the same title, as about many damaged files.
void GameFiles::showMessages() {
    if (m_messages.isEmpty())
        return;
    const bool isNew = !m_box;
    if (isNew) {
        QWidget* const dialog = QApplication::activeModalWidget();
        m_details.clear();
        m_box = new QMessageBox(QMessageBox::NoIcon, tr("Linja"), m_messages.front().title, QMessageBox::Ok,
                                dialog ? dialog : &m_window);
        m_box->setTextFormat(Qt::PlainText);
        m_box->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_box, &QDialog::finished, this, [this] { m_box.clear(); });
        connect(m_box, &QObject::destroyed, this, &GameFiles::showMessages, Qt::QueuedConnection);
    }
    constexpr qsizetype kMostDetails = 4;
    const QString title = m_box->text();
    for (const Message& message : std::as_const(m_messages))
        if (message.title == title && m_details.size() <= kMostDetails)
            m_details.push_back(m_details.size() < kMostDetails ? message.detail : QStringLiteral("…"));
    m_messages.removeIf([&title](const Message& message) { return message.title == title; });
    m_box->setInformativeText(m_details.join(QStringLiteral("\n\n")));
    if (isNew)
        m_box->open();
}

QString GameFiles::folder() const {
    const QString last = QSettings().value(QStringLiteral("files/folder")).toString();
    if (!last.isEmpty() && QDir(last).exists())
        return last;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void GameFiles::setFolderOf(const QString& path) {
    QSettings().setValue(QStringLiteral("files/folder"), QFileInfo(path).absolutePath());
}

} // namespace ui
