#include "ui/window/game_files.h"

#include "core/record/pasted.h"
#include "ui/picture/board_picture.h"
#include "ui/text/fault_text.h"
#include "ui/text/outside_text.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/file_folder.h"
#include "ui/widgets/file_question.h"
#include "ui/widgets/message_box.h"

#include <QApplication>
#include <QClipboard>
#include <QDate>
#include <QMimeData>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace ui {
namespace {

const QString kFolderKey = QStringLiteral("files/folder");
constexpr int kCopiedWidth = 1200; // of a picture of the board, in pixels
const QString kEnding = QStringLiteral("linja");

} // namespace

GameFiles::GameFiles(session::GameSession& session, QWidget& window)
    : QObject(&window), m_session(session), m_window(window) {
    connect(&session, &session::GameSession::problem, this, qOverload<const session::Problem&>(&GameFiles::tell));
}

void GameFiles::open() {
    const FileQuestion question{.title = tr("Open a Game"),
                                .folder = folderToBeginIn(kFolderKey, QStandardPaths::DocumentsLocation),
                                .name = {},
                                .filter = tr("Games of Linja (*.linja);;All files (*)"),
                                .ending = kEnding};
    askWhatToOpen(m_window, question, [this](const QString& path) { openFile(path); });
}

void GameFiles::openFile(const QString& path) {
    if (!m_session.openRecord(path))
        return;
    keepFolderOf(kFolderKey, path);
    emit noted(tr("%1 is on the board.").arg(asFileName(path)));
}

void GameFiles::save(const std::function<void()>& then) {
    askWhereToSave(m_window, questionForSaving(), [this, then](const QString& path) {
        if (!m_session.files().save(m_session.recordText(), path))
            return;
        keepFolderOf(kFolderKey, path);
        emit noted(tr("The game has been saved as %1.").arg(asFileName(path)));
        if (then)
            then();
    });
}

void GameFiles::askToQuit() {
    if (m_question)
        return;
    const std::vector<std::string> unsafe = m_session.unsafeRecords();
    const bool isPresent = !unsafe.empty() && unsafe.front() == m_session.recordText();
    m_question = new MessageBox(tr("Linja"),
                                isPresent ? tr("The game cannot be saved to the disk.")
                                          : tr("An earlier game cannot be saved to the disk."),
                                &m_window);
    m_question->setDetail(isPresent ? tr("If you quit now, the latest turns will be lost.")
                                    : tr("If you quit now, that game will be lost."));
    QPushButton* saving = m_question->addButton(tr("&Save Elsewhere…"), MessageBox::AcceptRole);
    QPushButton* quitting = m_question->addButton(tr("&Quit Anyway"), MessageBox::DestructiveRole);
    quitting->setObjectName(QStringLiteral("quitAllTheSame"));
    QPushButton* staying = m_question->addButton(tr("&Don't Quit"), MessageBox::RejectRole);
    m_question->setDefaultButton(staying);
    m_question->setEscapeButton(staying);
    // Once the box is gone: another one may come, or the window goes.
    const auto then = [this](QPushButton* button, auto&& what) {
        connect(button, &QPushButton::clicked, this, what, Qt::QueuedConnection);
    };
    then(saving, [this] { saveUnsafe(m_session.unsafeRecords()); });
    then(quitting, [this] { emit quitWanted(); });
    m_question->open();
}

// Each in a file of its own, one after the other; then the program may end.
void GameFiles::saveUnsafe(std::vector<std::string> records) {
    if (records.empty()) {
        emit quitWanted();
        return;
    }
    const std::string next = std::move(records.front());
    records.erase(records.begin());
    const bool isPresent = next == m_session.recordText();
    FileQuestion question = questionForSaving();
    if (!isPresent)
        question.title = tr("Save the Earlier Game");
    askWhereToSave(m_window, question, [this, next, records](const QString& path) {
        if (m_session.files().save(next, path))
            saveUnsafe(records);
    });
}

FileQuestion GameFiles::questionForSaving() const {
    return {.title = tr("Save the Game"),
            .folder = folderToBeginIn(kFolderKey, QStandardPaths::DocumentsLocation),
            .name = QStringLiteral("linja-") + QDate::currentDate().toString(Qt::ISODate),
            .filter = tr("Games of Linja (*.linja)"),
            .ending = kEnding};
}

void GameFiles::copyGame() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(m_session.recordText()));
    emit noted(tr("The game has been copied."));
}

void GameFiles::copyPosition(const game::Match& shown) {
    QGuiApplication::clipboard()->setText(QString::fromStdString(shown.state().text));
    emit noted(tr("The position has been copied."));
}

void GameFiles::copyPicture(const BoardWidget& board) {
    QGuiApplication::clipboard()->setImage(boardImage(board, kCopiedWidth));
    emit noted(tr("The picture has been copied."));
}

void GameFiles::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QString text = data && data->hasText() ? data->text() : QString();
    if (text.trimmed().isEmpty()) {
        tell(tr("There is no text on the clipboard."), tr("Copy a game or a position first, then paste it here."));
        return;
    }
    const record::Pasted pasted = record::pasted(text.toStdString());
    const bool isPosition = pasted.kind == record::PastedKind::position;
    const auto opened = isPosition ? startFromPosition(pasted.text) : m_session.openRecordText(pasted.text);
    if (!opened)
        tell(tr("The clipboard holds neither a game nor a position that can be played."), faultText(opened.fault()));
    else if (isPosition)
        emit noted(tr("A game starts from the position on the clipboard."));
    else
        emit noted(tr("The game from the clipboard is on the board."));
}

// The same players and rules as on the table.
game::Result<void> GameFiles::startFromPosition(const std::string& text) {
    session::GameSetup setup = m_session.game().setup();
    setup.length = session::MatchLength::single();
    setup.seed = 0;
    setup.startPosition = text;
    const auto started = m_session.newGame(setup);
    if (started)
        return started;
    game::Fault fault = started.fault();
    fault.line = 1;
    return fault;
}

void GameFiles::tell(const session::Problem& problem) {
    // A window beside another has been asked for; nothing has gone wrong.
    if (problem.code == session::ProblemCode::secondInstance)
        emit noted(problemTitle(problem.code));
    else
        tell(problemTitle(problem.code), problemDetail(problem));
}

// Does not wait for an answer: the game goes on behind the message.
void GameFiles::tell(const QString& title, const QString& detail) {
    m_messages.push_back({title, detail});
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
        m_box = new MessageBox(tr("Linja"), m_messages.front().title, dialog ? dialog : &m_window);
        m_box->addButton(MessageBox::Ok);
        connect(m_box, &QDialog::finished, this, [this] { m_box.clear(); });
        connect(m_box, &QObject::destroyed, this, &GameFiles::showMessages, Qt::QueuedConnection);
    }
    constexpr qsizetype kMostDetails = 4;
    const QString title = m_box->text();
    for (const Message& message : std::as_const(m_messages))
        if (message.title == title && m_details.size() <= kMostDetails && !m_details.contains(message.detail))
            m_details.push_back(m_details.size() < kMostDetails ? message.detail : QStringLiteral("…"));
    m_messages.removeIf([&title](const Message& message) { return message.title == title; });
    m_box->setDetail(m_details.join(QStringLiteral("\n\n")));
    if (isNew)
        m_box->open();
}

} // namespace ui
