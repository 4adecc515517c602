// What a turn at the board, "Play from Here" and the menus do to a game that has ended or was opened; and settings that
// are no file.
#include "tests/ui/window_fixture.h"
#include "ui/settings/settings_place.h"

#include <QDir>
#include <QFile>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace ui {
namespace {

class WindowTrial : public WindowOnTable {
protected:
    void openResigned() {
        open({}, {});
        ASSERT_TRUE(session().openRecordText("[Game \"linja\"]\n[Result \"1-0\"]\n[Termination \"resign\"]\n\n"
                                             "1. 1-2,1-3 8-7,8-6 2. 1-2 1-0\n"));
        window->history().showPly(1);
        ASSERT_TRUE(board().status().open);
    }
    [[nodiscard]] std::string result() { return session().game().record().tagOr("Result", ""); }
};

TEST_F(WindowTrial, ATurnAtTheBoardLeavesTheGameAndItsResult) {
    openResigned();
    playByMouse(board().match()->legalTurns().back());
    EXPECT_EQ(session().game().ply(), 2);
    EXPECT_TRUE(session().game().isTrial());
    EXPECT_EQ(result(), "1-0");
    EXPECT_EQ(session().game().record().mainLine().size(), 3U);
    EXPECT_FALSE(action(ActionId::resign).isEnabled());
    EXPECT_FALSE(action(ActionId::agreeDraw).isEnabled());
    EXPECT_TRUE(action(ActionId::promoteVariation).isEnabled());
    action(ActionId::promoteVariation).trigger();
    EXPECT_EQ(result(), "*");
    EXPECT_TRUE(action(ActionId::resign).isEnabled());
    action(ActionId::undo).trigger();
    EXPECT_EQ(result(), "1-0");
}

TEST_F(WindowTrial, PlayFromHereIsMeant) {
    openResigned();
    action(ActionId::playFromHere).trigger();
    EXPECT_EQ(session().game().ply(), 1);
    EXPECT_EQ(result(), "1-0") << "nothing has been played yet";
    playByMouse(board().match()->legalTurns().back());
    EXPECT_FALSE(session().game().isTrial());
    EXPECT_EQ(result(), "*");
    EXPECT_EQ(session().game().history()[1].variations, 1);
}

TEST_F(WindowTrial, AGameTakenOffTheTableByUndoComesBackByRedo) {
    open({}, {});
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    ASSERT_TRUE(session().openRecordText("[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2 8-7 *\n"));
    action(ActionId::undo).trigger();
    EXPECT_EQ(session().game().ply(), 1);
    ASSERT_TRUE(action(ActionId::redo).isEnabled());
    action(ActionId::redo).trigger();
    EXPECT_EQ(session().game().ply(), 2);
}

#ifdef Q_OS_UNIX
TEST(SettingsPlace, WhatIsNoFileIsNamed) {
    const QTemporaryDir folder;
    const QString name = QCoreApplication::applicationName();
    const QString inner = folder.path() + QLatin1Char('/') + QCoreApplication::organizationName();
    EXPECT_EQ(blockedSettings(folder.path()), QString());
    ASSERT_TRUE(QDir().mkpath(inner));
    QFile file(inner + QLatin1Char('/') + name + QStringLiteral(".conf"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.close();
    EXPECT_EQ(blockedSettings(folder.path()), QString());
    ASSERT_TRUE(file.remove());
    ASSERT_EQ(mkfifo(file.fileName().toLocal8Bit().constData(), 0600), 0);
    EXPECT_EQ(blockedSettings(folder.path()), file.fileName());
}
#endif

} // namespace
} // namespace ui
