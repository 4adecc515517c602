// Games and positions in and out of the window: clipboard, dropped files, pictures, and the archive.
#include "core/record/reader.h"
#include "core/session/session_types.h"
#include "tests/ui/window_fixture.h"
#include "ui/board_picture.h"
#include "ui/dialogs/archive_dialog.h"
#include "ui/dialogs/archive_model.h"
#include "ui/dialogs/picture_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QTableView>
#include <QUrl>

namespace ui {
namespace {

class WindowFiles : public WindowOnTable {
protected:
    void openWithTurns() {
        open({}, {});
        for (const char* turn : {"1-2,1-3", "8-7,8-6"})
            ASSERT_TRUE(session().playTurn(turn));
    }
    [[nodiscard]] static QMessageBox* message() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(widget); box && box->isVisible())
                return box;
        return nullptr;
    }
    // Pastes this text and gives the detail of the message that refuses it; empty when it was taken.
    QString paste(const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        action(ActionId::pasteGame).trigger();
        QMessageBox* box = message();
        if (!box)
            return {};
        const QString detail = box->informativeText();
        EXPECT_FALSE(box->text().isEmpty());
        delete box;
        QCoreApplication::processEvents();
        return detail;
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QByteArray read(const QString& name) const {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

TEST_F(WindowFiles, APastedPositionBeginsAGameAndUndoBringsTheOldOneBack) {
    openWithTurns();
    const QString before = positionText();
    const std::string position = "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r";
    EXPECT_EQ(paste(QStringLiteral("  %1\n").arg(QString::fromStdString(position))), QString());
    EXPECT_EQ(positionText().toStdString(), position);
    EXPECT_EQ(session().ply(), 0);
    EXPECT_TRUE(session().humanToMove());
    action(ActionId::undo).trigger();
    EXPECT_EQ(positionText(), before);
    EXPECT_EQ(session().ply(), 2);
}

TEST_F(WindowFiles, APastedGameIsTakenBackByUndo) {
    openWithTurns();
    const QString before = positionText();
    EXPECT_EQ(paste(QStringLiteral("[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2,1-3 {hello} *\n")), QString());
    EXPECT_EQ(session().ply(), 1);
    EXPECT_EQ(session().comment(1), QStringLiteral("hello"));
    action(ActionId::undo).trigger();
    EXPECT_EQ(positionText(), before);
}

TEST_F(WindowFiles, TheShownPositionIsCopiedAndCanBePasted) {
    openWithTurns();
    window->history().showPly(1);
    const QString shown = QString::fromStdString(board().match()->state().text);
    action(ActionId::copyPosition).trigger();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), shown);
    action(ActionId::pasteGame).trigger();
    EXPECT_EQ(positionText(), shown);
}

TEST_F(WindowFiles, BadTextIsRefusedWithLineAndColumn) {
    openWithTurns();
    const QString before = positionText();
    const QString badTurn = paste(QStringLiteral("[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2,1-3 8-9 *\n"));
    EXPECT_TRUE(badTurn.contains(QStringLiteral("Line 4, column 12"))) << badTurn.toStdString();
    const QString badRow = paste(QStringLiteral("6r/1r1b/1r1b/9r9b/1r1b/1r1b/1r1b/6b r"));
    EXPECT_TRUE(badRow.contains(QStringLiteral("Line 1, column 14"))) << badRow.toStdString();
    const QString fewRows = paste(QStringLiteral("6r/6b r"));
    EXPECT_TRUE(fewRows.contains(QStringLiteral("2 rows"))) << fewRows.toStdString();
    for (const QString& text :
         {QStringLiteral("hello"), QStringLiteral("https://example.org/a/b"), QStringLiteral("/"),
          QStringLiteral("[[["), QStringLiteral("{"), QString(QChar(0xD800)), QString(5000, QLatin1Char('/'))})
        EXPECT_FALSE(paste(text).isEmpty()) << text.left(40).toStdString();
    EXPECT_EQ(positionText(), before);
    EXPECT_EQ(session().ply(), 2);
}

TEST_F(WindowFiles, HugeBinaryAndEmptyClipboardsAreRefused) {
    openWithTurns();
    const QString before = positionText();
    EXPECT_FALSE(paste(QString(3 * record::kMaxBytes, QLatin1Char('x'))).isEmpty());
    QString binary;
    for (int i = 0; i < 2000; ++i)
        binary += QChar(i % 256);
    EXPECT_FALSE(paste(binary).isEmpty());
    EXPECT_FALSE(paste(QStringLiteral("  \n ")).isEmpty());
    QGuiApplication::clipboard()->setImage(QImage(4, 4, QImage::Format_RGB32));
    action(ActionId::pasteGame).trigger();
    ASSERT_NE(message(), nullptr);
    delete message();
    EXPECT_EQ(positionText(), before);
}

TEST_F(WindowFiles, ADroppedFileIsOpened) {
    openWithTurns();
    write(QStringLiteral("some.linja"), "[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2 *\n");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(folder.filePath(QStringLiteral("some.linja")))});
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &drop);
    EXPECT_EQ(session().ply(), 1);
    EXPECT_EQ(session().history().front().turn.text, "1-2");
    data.setUrls({QUrl(QStringLiteral("https://example.org/some.linja"))});
    QDragEnterEvent other(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    other.ignore();
    QApplication::sendEvent(window.get(), &other);
    EXPECT_FALSE(other.isAccepted());
}

TEST_F(WindowFiles, PicturesHaveTheChosenWidth) {
    openWithTurns();
    for (const int width : {kNarrowestPicture, 1200, kWidestPicture}) {
        const QString path = folder.filePath(QStringLiteral("board.png"));
        EXPECT_EQ(savePng(board(), width, path), std::nullopt);
        const QImage image(path);
        EXPECT_EQ(image.width(), width);
        EXPECT_EQ(image.size(), pictureSize(width));
        EXPECT_NE(image.pixelColor(image.rect().center()), image.pixelColor(1, 1));
    }
    EXPECT_EQ(pictureSize(100'000).width(), kWidestPicture);
    EXPECT_EQ(pictureSize(-5).width(), kNarrowestPicture);
    action(ActionId::copyPicture).trigger();
    EXPECT_FALSE(QGuiApplication::clipboard()->image().isNull());
}

TEST_F(WindowFiles, APictureThatCannotBeWrittenSaysWhy) {
    openWithTurns();
    PictureDialog* dialog = window->showPictureDialog();
    for (const auto format : {PictureDialog::Format::png, PictureDialog::Format::svg}) {
        dialog->choose(format);
        EXPECT_FALSE(dialog->saveTo(folder.filePath(QStringLiteral("no/such/folder/board"))));
        EXPECT_TRUE(dialog->message().contains(QStringLiteral("board"))) << dialog->message().toStdString();
        EXPECT_TRUE(dialog->isVisible());
    }
    EXPECT_TRUE(dialog->saveTo(folder.filePath(QStringLiteral("board.svg"))));
    EXPECT_FALSE(dialog->isVisible());
}

class WindowArchive : public WindowFiles {
protected:
    // Games with these names of the players, the last of them finished.
    void openWithArchive(const QStringList& names) {
        open({}, {});
        for (const QString& name : names) {
            session::GameSetup setup;
            setup.players[0].name = name;
            setup.players[1].name = QStringLiteral("Ben");
            ASSERT_TRUE(session().newGame(setup));
            for (int i = 0; i <= names.indexOf(name); ++i)
                ASSERT_TRUE(session().playTurn(session().match().legalTurns().front().text));
            if (name == names.back())
                session().resign(game::Side::second);
        }
        action(ActionId::playAgain).trigger();
    }
    ArchiveDialog* openDialog() {
        ArchiveDialog* dialog = window->showArchiveDialog();
        EXPECT_TRUE(QTest::qWaitFor([dialog] { return !dialog->isReading(); }, 30000));
        return dialog;
    }
    [[nodiscard]] static int count(const ArchiveDialog& dialog) { return dialog.table().model()->rowCount(); }
    [[nodiscard]] static QString text(const ArchiveDialog& dialog, int row, ArchiveModel::Column column) {
        return dialog.table().model()->index(row, column).data().toString();
    }
    [[nodiscard]] static QPushButton* button(const ArchiveDialog& dialog, const QString& name) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')).startsWith(name))
                return button;
        return nullptr;
    }
};

TEST_F(WindowArchive, SearchesAsOneTypes) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Carla"), QStringLiteral("Óscar")});
    ArchiveDialog* dialog = openDialog();
    EXPECT_EQ(count(*dialog), 3);
    dialog->searchField().setText(QStringLiteral("car"));
    EXPECT_EQ(count(*dialog), 2);
    dialog->searchField().setText(QStringLiteral("ben car 1-0"));
    ASSERT_EQ(count(*dialog), 1);
    EXPECT_TRUE(text(*dialog, 0, ArchiveModel::kPlayers).startsWith(QStringLiteral("Óscar")));
    dialog->searchField().setText(QStringLiteral("unfinished"));
    EXPECT_EQ(count(*dialog), 2);
    dialog->searchField().setText(QString::number(QDate::currentDate().year()));
    EXPECT_EQ(count(*dialog), 3);
    dialog->searchField().setText(QStringLiteral("no such game"));
    EXPECT_EQ(count(*dialog), 0);
    EXPECT_FALSE(button(*dialog, QStringLiteral("Open"))->isEnabled());
    dialog->searchField().clear();
    dialog->findChild<QComboBox*>()->setCurrentIndex(1);
    EXPECT_EQ(count(*dialog), 1);
    dialog->reject();
}

TEST_F(WindowArchive, SortsByEveryColumn) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("carla"), QStringLiteral("Bea")});
    ArchiveDialog* dialog = openDialog();
    dialog->table().sortByColumn(ArchiveModel::kPlayers, Qt::AscendingOrder);
    EXPECT_TRUE(text(*dialog, 1, ArchiveModel::kPlayers).startsWith(QStringLiteral("Bea")));
    dialog->table().sortByColumn(ArchiveModel::kTurns, Qt::DescendingOrder);
    EXPECT_EQ(text(*dialog, 0, ArchiveModel::kTurns), QStringLiteral("3"));
    EXPECT_EQ(text(*dialog, 2, ArchiveModel::kTurns), QStringLiteral("1"));
    dialog->reject();
}

TEST_F(WindowArchive, ShowsTheLastPositionAndPutsAGameOnTheTable) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Carla")});
    ArchiveDialog* dialog = openDialog();
    dialog->searchField().setText(QStringLiteral("carla"));
    ASSERT_EQ(count(*dialog), 1);
    ASSERT_NE(dialog->preview().match(), nullptr);
    const std::string last = dialog->preview().match()->state().text;
    QTest::mouseClick(button(*dialog, QStringLiteral("Open")), Qt::LeftButton);
    EXPECT_EQ(positionText().toStdString(), last);
    EXPECT_TRUE(session().isOver());
}

TEST_F(WindowArchive, DeletesWithoutAQuestionAndBringsBack) {
    openWithArchive({QStringLiteral("Ada"), QStringLiteral("Bea"), QStringLiteral("Carla")});
    ArchiveDialog* dialog = openDialog();
    EXPECT_FALSE(button(*dialog, QStringLiteral("Bring"))->isVisible());
    dialog->table().setFocus();
    QTest::keyClick(&dialog->table(), Qt::Key_Delete);
    QTest::keyClick(&dialog->table(), Qt::Key_Delete);
    EXPECT_EQ(count(*dialog), 1);
    EXPECT_EQ(session().archive().size(), 1U);
    ASSERT_TRUE(button(*dialog, QStringLiteral("Bring"))->isVisible());
    QTest::mouseClick(button(*dialog, QStringLiteral("Bring")), Qt::LeftButton);
    QTest::keyClick(&dialog->table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(count(*dialog), 3);
    EXPECT_EQ(session().archive().size(), 3U);
    EXPECT_FALSE(button(*dialog, QStringLiteral("Bring"))->isVisible());
    dialog->reject();
}

TEST_F(WindowArchive, SavesOneGameAsAFile) {
    openWithArchive({QStringLiteral("Ada")});
    ArchiveDialog* dialog = openDialog();
    dialog->exportTo(folder.filePath(QStringLiteral("out.linja")));
    const auto game = record::read(read(QStringLiteral("out.linja")).toStdString());
    ASSERT_TRUE(game);
    EXPECT_EQ(game->tagOr("Red", ""), "Ada");
    dialog->exportTo(folder.filePath(QStringLiteral("no/out.linja")));
    ASSERT_NE(message(), nullptr);
    EXPECT_TRUE(message()->informativeText().contains(QStringLiteral("out.linja")));
    delete message();
    dialog->reject();
}

TEST_F(WindowArchive, NamesDamagedFilesAndLeavesThemAlone) {
    openWithArchive({QStringLiteral("Ada")});
    for (int i = 0; i < 9; ++i)
        write(QStringLiteral("games/archive/bad%1.linja").arg(i), "nothing");
    ArchiveDialog* dialog = openDialog();
    EXPECT_EQ(count(*dialog), 1);
    EXPECT_EQ(dialog->stateText().count(QStringLiteral(".linja")), 3) << dialog->stateText().toStdString();
    EXPECT_TRUE(dialog->stateText().contains(QStringLiteral("9")));
    EXPECT_EQ(message(), nullptr);
    EXPECT_EQ(read(QStringLiteral("games/archive/bad3.linja")), "nothing");
    dialog->reject();
}

TEST_F(WindowArchive, AThousandGamesAreReadWhileTheWindowAnswers) {
    openWithArchive({QStringLiteral("Ada")});
    const QByteArray game = QByteArray::fromStdString(session().recordText());
    for (int i = 0; i < 1000; ++i)
        write(QStringLiteral("games/archive/game%1.linja").arg(i), game);
    ArchiveDialog* dialog = window->showArchiveDialog();
    EXPECT_TRUE(dialog->isReading()) << "the dialog does not wait for the games";
    EXPECT_TRUE(dialog->stateText().contains(QStringLiteral("Reading")));
    dialog->reject(); // at once, while it reads
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog = openDialog();
    EXPECT_EQ(count(*dialog), 1001);
    EXPECT_TRUE(dialog->stateText().contains(QStringLiteral("1001"))) << dialog->stateText().toStdString();
    dialog->reject();
}

TEST_F(WindowArchive, EveryControlHasAName) {
    openWithArchive({QStringLiteral("Ada")});
    ArchiveDialog* dialog = openDialog();
    for (const QWidget* control : dialog->findChildren<QWidget*>()) {
        if (control->focusPolicy() == Qt::NoFocus || !control->isVisible())
            continue;
        const auto* button = qobject_cast<const QPushButton*>(control);
        EXPECT_FALSE((button ? button->text() : control->accessibleName()).isEmpty())
            << control->metaObject()->className();
    }
    dialog->reject();
}

} // namespace
} // namespace ui
