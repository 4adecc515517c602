#include "tests/ui/window_fixture.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>

namespace ui {
namespace {

class WindowAndGame : public WindowOnTable {
protected:
    // The window while the computer thinks, for long enough to do something meanwhile.
    void openWhileThinking() {
        open();
        change([](Preferences& p) { p.pace = Pace::lengthy; });
        ASSERT_TRUE(session().playTurn("1-2,1-3"));
        ASSERT_TRUE(QTest::qWaitFor([this] { return session().referee().isThinking(); }, 5000));
    }
    [[nodiscard]] QString shown() const { return QString::fromStdString(board().match()->state().text); }
    [[nodiscard]] static QMessageBox* message() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(widget); box && box->isVisible())
                return box;
        return nullptr;
    }
};

TEST_F(WindowAndGame, LooksBackWhileTheComputerThinksAndMoves) {
    openWhileThinking();
    const QString start = QString::fromStdString(session().game().stateAt(0).text);
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_TRUE(window->history().isViewing());
    EXPECT_EQ(shown(), start);
    EXPECT_TRUE(session().referee().isThinking());
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().game().ply() == 2; }, 30000));
    EXPECT_TRUE(window->history().isViewing()) << "the computer's move does not pull the past away";
    EXPECT_EQ(shown(), start);
    action(ActionId::backToGame).trigger();
    EXPECT_FALSE(window->history().isViewing());
    EXPECT_EQ(shown(), positionText());
    EXPECT_EQ(session().game().ply(), 2);
}

TEST_F(WindowAndGame, HeldKeysRunThroughTheHistory) {
    open({}, {});
    for (const char* turn : {"1-2,1-3", "8-7,8-6", "1-2,1-4", "8-7,8-5"})
        ASSERT_TRUE(session().playTurn(turn));
    for (int i = 0; i < 300; ++i)
        QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(window->history().shownTurn(), 0);
    for (int i = 0; i < 300; ++i)
        QTest::keyClick(window.get(), Qt::Key_Right, Qt::AltModifier);
    EXPECT_FALSE(window->history().isViewing());
    QTest::keyClick(window.get(), Qt::Key_Home, Qt::AltModifier);
    EXPECT_EQ(window->history().shownTurn(), 0);
    QTest::keyClick(window.get(), Qt::Key_End, Qt::AltModifier);
    EXPECT_EQ(window->history().shownTurn(), 4);
    EXPECT_EQ(session().game().ply(), 4);
}

TEST_F(WindowAndGame, PlainArrowsWalkTheHistoryOnlyWithoutTheBoard) {
    open({}, {});
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_Left);
    EXPECT_FALSE(window->history().isViewing());
    button("undoButton")->setFocus();
    QTest::keyClick(button("undoButton"), Qt::Key_Left);
    EXPECT_TRUE(window->history().isViewing());
}

TEST_F(WindowAndGame, AMoveInThePastGoesOnFromThereAndKeepsTheOldLine) {
    open({}, {});
    for (const char* turn : {"1-2,1-3", "8-7,8-6", "1-2,1-4"})
        ASSERT_TRUE(session().playTurn(turn));
    window->history().showPly(1);
    ASSERT_TRUE(board().status().open);
    playByMouse(board().match()->legalTurns().front());
    EXPECT_FALSE(window->history().isViewing());
    EXPECT_EQ(session().game().ply(), 2);
    EXPECT_EQ(session().game().history().at(1).variations, 1);
}

TEST_F(WindowAndGame, ABadTurnTypedInThePastLeavesTheGameWhereItIs) {
    open({}, {});
    for (const char* turn : {"1-2,1-3", "8-7,8-6"})
        ASSERT_TRUE(session().playTurn(turn));
    window->history().showPly(0);
    emit board().turnChosen(QStringLiteral("1-3"));
    EXPECT_TRUE(window->history().isViewing());
    EXPECT_EQ(session().game().ply(), 2);
}

TEST_F(WindowAndGame, NewGameUndoAndQuitWhileTheComputerThinks) {
    for (int round = 0; round < 3; ++round) {
        openWhileThinking();
        action(ActionId::undo).trigger();
        EXPECT_EQ(session().game().ply(), 0);
        ASSERT_TRUE(session().referee().humanToMove());
        ASSERT_TRUE(session().playTurn("1-2,1-3"));
        action(ActionId::playAgain).trigger();
        EXPECT_EQ(session().game().ply(), 0);
        ASSERT_TRUE(session().referee().humanToMove());
        ASSERT_TRUE(session().playTurn("1-2,1-3"));
        window.reset();
        settle();
    }
}

TEST_F(WindowAndGame, ComesBackWithTheGameOfTheLastTime) {
    open({}, {});
    for (const char* turn : {"1-2,1-3", "8-7,8-6", "1-2,1-4"})
        ASSERT_TRUE(session().playTurn(turn));
    const QString position = positionText();
    reopen();
    EXPECT_EQ(positionText(), position);
    EXPECT_EQ(shown(), position);
    EXPECT_EQ(session().game().history().size(), 3U);
    action(ActionId::undo).trigger();
    EXPECT_EQ(session().game().ply(), 2);
}

TEST_F(WindowAndGame, ASecondOneBesideItSaysSoWithoutAQuestion) {
    open({}, {});
    MainWindow second(folder.filePath(QStringLiteral("games")));
    second.show();
    EXPECT_EQ(message(), nullptr);
    EXPECT_TRUE(second.panel().statusLine().text().startsWith(QStringLiteral("The program is already running.")))
        << second.panel().statusLine().text().toStdString();
}

TEST_F(WindowAndGame, ABadFileIsToldWithItsLineAndLeavesTheGame) {
    open({}, {});
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    const QString position = positionText();
    const QString path = folder.filePath(QStringLiteral("bad.linja"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("[Game \"linja\"]\n[Rules \"rulebook\"]\n[Format \"1\"]\n\n1. 1-2,1-3 8-7,8-3 *\n");
    file.close();
    window->openFile(path);
    QMessageBox* box = message();
    ASSERT_NE(box, nullptr);
    EXPECT_FALSE(box->text().isEmpty());
    EXPECT_TRUE(box->informativeText().contains(QStringLiteral("5"))) << box->informativeText().toStdString();
    EXPECT_EQ(positionText(), position);
    box->accept();
    window->openFile(folder.filePath(QStringLiteral("none.linja")));
    ASSERT_NE(message(), nullptr);
    message()->accept();
    EXPECT_EQ(positionText(), position);
}

TEST_F(WindowAndGame, CopiesAndPastesTheGame) {
    open({}, {});
    for (const char* turn : {"1-2,1-3", "8-7,8-6"})
        ASSERT_TRUE(session().playTurn(turn));
    const QString position = positionText();
    action(ActionId::copyGame).trigger();
    action(ActionId::playAgain).trigger();
    ASSERT_NE(positionText(), position);
    action(ActionId::pasteGame).trigger();
    EXPECT_EQ(positionText(), position);
}

// The disk is gone, or full: the game must not go with the window.
TEST_F(WindowAndGame, AsksBeforeAGameIsLostThatCannotBeKept) {
    open({}, {});
    ASSERT_TRUE(session().playTurn("1-2"));
    const QString data = folder.filePath(QStringLiteral("games"));
    ASSERT_TRUE(QDir(data).removeRecursively());
    QFile blocked(data); // a file where the folder was
    ASSERT_TRUE(blocked.open(QIODevice::WriteOnly));
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->isVisible());
    auto* quit = button("quitAllTheSame");
    ASSERT_NE(quit, nullptr);
    quit->click();
    EXPECT_TRUE(QTest::qWaitFor([this] { return !window->isVisible(); }, 30000));
    window.reset();
}

} // namespace
} // namespace ui
