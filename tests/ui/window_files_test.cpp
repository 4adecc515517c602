// Games and positions in and out of the window: clipboard, dropped files, pictures.
#include "tests/ui/files_fixture.h"
#include "ui/picture/board_picture.h"
#include "ui/picture/picture_dialog.h"
#include "ui/window/window_dialogs.h"

#include <QComboBox>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace ui {
namespace {

TEST_F(WindowFiles, APastedPositionBeginsAGameAndUndoBringsTheOldOneBack) {
    openWithTurns();
    const QString before = positionText();
    const std::string position = "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r";
    EXPECT_EQ(paste(QStringLiteral("  %1\n").arg(QString::fromStdString(position))), QString());
    EXPECT_EQ(positionText().toStdString(), position);
    EXPECT_EQ(session().game().ply(), 0);
    EXPECT_TRUE(session().referee().humanToMove());
    action(ActionId::undo).trigger();
    EXPECT_EQ(positionText(), before);
    EXPECT_EQ(session().game().ply(), 2);
}

TEST_F(WindowFiles, APastedGameIsTakenBackByUndo) {
    openWithTurns();
    const QString before = positionText();
    EXPECT_EQ(paste(QStringLiteral("[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2,1-3 {hello} *\n")), QString());
    EXPECT_EQ(session().game().ply(), 1);
    EXPECT_EQ(session().edits().comment(1), QStringLiteral("hello"));
    action(ActionId::undo).trigger();
    EXPECT_EQ(positionText(), before);
}

TEST_F(WindowFiles, AGameAndAPositionAreTakenAsAForumShowsThem) {
    openWithTurns();
    EXPECT_EQ(paste(QStringLiteral("```\n> [Game \"linja\"]\n> [Rules “rulebook”]\n> [Result \"*\"]\n>\n"
                                   "> 1. 1–2,1–3\u00a0*\n```\n")),
              QString());
    EXPECT_EQ(session().game().ply(), 1);
    EXPECT_EQ(paste(QStringLiteral("> `6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b\u00a0b`")), QString());
    EXPECT_EQ(session().game().ply(), 0);
    EXPECT_EQ(positionText(), QStringLiteral("6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b b"));
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
    EXPECT_EQ(session().game().ply(), 2);
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
    EXPECT_EQ(session().game().ply(), 1);
    EXPECT_EQ(session().game().history().front().turn.text, "1-2");
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
    PictureDialog* dialog = window->dialogs().showPicture();
    for (const auto format : {PictureDialog::Format::png, PictureDialog::Format::svg}) {
        dialog->choose(format);
        EXPECT_FALSE(dialog->saveTo(folder.filePath(QStringLiteral("no/such/folder/board"))));
        EXPECT_TRUE(dialog->message().contains(QStringLiteral("board"))) << dialog->message().toStdString();
        EXPECT_TRUE(dialog->isVisible());
    }
    EXPECT_TRUE(dialog->saveTo(folder.filePath(QStringLiteral("board.svg"))));
    EXPECT_FALSE(dialog->isVisible());
}

TEST_F(WindowFiles, ThePictureDialogChangesItsLanguageWhileItIsOpen) {
    open();
    PictureDialog* dialog = window->dialogs().showPicture();
    EXPECT_FALSE(dialog->saveTo(folder.filePath(QStringLiteral("no/board.png"))));
    const auto texts = [dialog] {
        QStringList all{dialog->windowTitle(), dialog->message()};
        for (const QPushButton* button : dialog->findChildren<QPushButton*>())
            all << button->text();
        for (const QComboBox* list : dialog->findChildren<QComboBox*>())
            all << list->itemText(0) << list->accessibleName();
        return all;
    };
    const QStringList english = texts();
    change([](Preferences& preferences) { preferences.language = Language::spanish; });
    QCoreApplication::processEvents();
    const QStringList spanish = texts();
    ASSERT_EQ(spanish.size(), english.size());
    for (int i = 0; i < english.size(); ++i)
        EXPECT_NE(spanish[i], english[i]) << i;
    change([](Preferences& preferences) { preferences.language = Language::english; });
    QCoreApplication::processEvents();
    EXPECT_EQ(texts(), english);
    dialog->reject();
}

} // namespace
} // namespace ui
