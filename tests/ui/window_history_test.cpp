// The list of turns in the window: variations, comments, keys, menu, and what undo brings back.
#include "tests/ui/rows.h"
#include "tests/ui/window_fixture.h"
#include "ui/game/side_panel.h"
#include "ui/history/history_comment.h"
#include "ui/history/history_delegate.h"
#include "ui/history/history_model.h"
#include "ui/history/history_panel.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>
#include <algorithm>

namespace ui {
namespace {

using Path = std::vector<std::string>;

class WindowHistory : public WindowOnTable {
protected:
    // Beside the third turn another line of two turns, and beside its second one a third line.
    void openWithVariations() {
        open({}, {});
        play({"1-2,1-3", "8-7,8-6", "1-2", "8-7", "2-3"});
        playFromPly(3);
        play({"8-7,8-5"});
        playFromPly(2);
        play({"1-2,1-4", "8-7,8-5", "6-7,2-6"});
    }
    void play(const std::vector<const char*>& turns) {
        for (const char* turn : turns)
            ASSERT_TRUE(session().playTurn(turn)) << turn;
    }
    [[nodiscard]] HistoryPanel& list() const { return window->panel().historyPanel(); }
    [[nodiscard]] HistoryModel& model() const { return list().model(); }
    [[nodiscard]] int nodeOf(const Path& path) const {
        const int node = session().game().record().follow(path);
        EXPECT_EQ(session().game().record().pathTo(node), path);
        return node;
    }
    [[nodiscard]] Path shownPath() const { return session().game().record().pathTo(window->history().shownNode()); }
    void clickOn(int node) {
        const QModelIndex index = model().indexOf(node);
        ASSERT_TRUE(index.isValid());
        list().view().scrollTo(index);
        QTest::mouseClick(list().view().viewport(), Qt::LeftButton, {}, list().view().visualRect(index).center());
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&list().view(), static_cast<Qt::Key>(key), modifiers);
    }
    [[nodiscard]] QString currentText() const { return list().view().currentIndex().data().toString(); }
    [[nodiscard]] QMenu* menu() const { return window->findChild<QMenu*>(QStringLiteral("historyMenu")); }
};

TEST_F(WindowHistory, ListsEveryTurnOfEveryLineOnceAndIndentsByDepth) {
    openWithVariations();
    const auto& nodes = session().game().record().nodes;
    for (int node = 1; node < static_cast<int>(nodes.size()); ++node) {
        const QModelIndex index = model().indexOf(node);
        ASSERT_TRUE(index.isValid()) << node;
        EXPECT_TRUE(model().flags(index).testFlag(Qt::ItemIsSelectable));
        int depth = 0;
        for (int up = node; up > 0; up = nodes[static_cast<std::size_t>(up)].parent)
            if (nodes[static_cast<std::size_t>(nodes[static_cast<std::size_t>(up)].parent)].children.front() != up)
                ++depth;
        EXPECT_EQ(index.data(HistoryModel::kDepthRole).toInt(), depth);
        EXPECT_FALSE(index.data(Qt::AccessibleTextRole).toString().isEmpty());
    }
    const int deepest = nodeOf({"1-2,1-3", "8-7,8-6", "1-2", "8-7", "2-3"});
    EXPECT_EQ(model().indexOf(deepest).data(HistoryModel::kDepthRole).toInt(), 2);
}

TEST_F(WindowHistory, AClickOnAnyTurnShowsIt) {
    openWithVariations();
    window->resize(1000, 700);
    for (int node = 1; node < static_cast<int>(session().game().record().nodes.size()); ++node) {
        clickOn(node);
        EXPECT_EQ(window->history().shownNode(), node);
        EXPECT_EQ(list().view().currentIndex(), model().indexOf(node));
    }
}

TEST_F(WindowHistory, UpAndDownReachEveryRowAndLeftAndRightWalkTheLine) {
    openWithVariations();
    list().view().setFocus();
    press(Qt::Key_Home);
    EXPECT_EQ(window->history().shownTurn(), 0);
    std::vector<Path> met;
    for (int i = 0; i < model().rowCount(); ++i) {
        press(Qt::Key_Down);
        met.push_back(shownPath());
    }
    for (const Path& path : {Path{"1-2,1-3", "8-7,8-6", "1-2"}, Path{"1-2,1-3", "8-7,8-6", "1-2", "8-7", "2-3"}})
        EXPECT_NE(std::find(met.begin(), met.end(), path), met.end());
    window->history().showNode(nodeOf({"1-2,1-3", "8-7,8-6", "1-2"}));
    press(Qt::Key_Right);
    EXPECT_EQ(shownPath(), (Path{"1-2,1-3", "8-7,8-6", "1-2", "8-7,8-5"}));
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    EXPECT_EQ(shownPath(), (Path{"1-2,1-3", "8-7,8-6"}));
    window->history().showNode(nodeOf({"1-2,1-3", "8-7,8-6", "1-2,1-4"}));
    press(Qt::Key_Down);
    EXPECT_EQ(shownPath(), (Path{"1-2,1-3", "8-7,8-6", "1-2"})) << "from a turn to its variation";
    press(Qt::Key_Up);
    EXPECT_EQ(shownPath(), (Path{"1-2,1-3", "8-7,8-6", "1-2,1-4"}));
    press(Qt::Key_Escape);
    EXPECT_FALSE(window->history().isViewing());
}

TEST_F(WindowHistory, HundredsOfRepeatedKeysStayInStep) {
    openWithVariations();
    list().view().setFocus();
    for (const int key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown}) {
        for (int i = 0; i < 200; ++i)
            press(key);
        EXPECT_EQ(QString::fromStdString(board().match()->state().text),
                  QString::fromStdString(window->history().shownMatch()->state().text));
        EXPECT_EQ(list().view().currentIndex(), model().indexOf(window->history().shownNode()));
    }
    EXPECT_EQ(session().game().ply(), 5);
}

TEST_F(WindowHistory, TheUnfinishedTurnGrowsAtTheEnd) {
    open({}, {});
    play({"1-2,1-3", "8-7,8-6"});
    EXPECT_FALSE(model().unfinishedIndex().isValid());
    board().choosePlace(placeOfRow(1));
    EXPECT_FALSE(model().unfinishedIndex().isValid()) << "a pawn is picked, no step made";
    board().choosePlace(placeOfRow(2));
    ASSERT_TRUE(model().unfinishedIndex().isValid());
    EXPECT_EQ(model().unfinishedIndex().data().toString(), QStringLiteral("1-2 …"));
    EXPECT_EQ(list().view().currentIndex(), model().unfinishedIndex());
    EXPECT_EQ(model().unfinishedIndex().row(), 1);
    window->history().showPly(1);
    EXPECT_FALSE(model().unfinishedIndex().isValid());
    window->history().backToGame();
    board().choosePlace(placeOfRow(1));
    board().choosePlace(placeOfRow(2));
    board().takeBackStep();
    EXPECT_FALSE(model().unfinishedIndex().isValid());
    session().undo();
    board().choosePlace(placeOfRow(8));
    board().choosePlace(placeOfRow(7));
    ASSERT_TRUE(model().unfinishedIndex().isValid()) << "before the turns that were taken back";
    EXPECT_EQ(model().unfinishedIndex().column(), static_cast<int>(HistoryModel::kSecond));
    EXPECT_TRUE(model().indexOf(session().game().history()[1].node).isValid());
}

TEST_F(WindowHistory, TurnsAreNeverCutAtAnyUsualWidth) {
    open({}, {});
    const game::Result<void> opened = session().openRecordText(
        "[Game \"linja\"]\n[Rules \"classic+extra-turn\"]\n[Result \"*\"]\n\n1. 1-2,1-3 8-7,8-6 *\n");
    ASSERT_TRUE(opened);
    for (const QSize size : {QSize(480, 560), QSize(1000, 700), QSize(1600, 1000)}) {
        window->resize(size);
        settle();
        const QHeaderView* header = list().view().horizontalHeader();
        for (int row = 0; row < model().rowCount(); ++row)
            for (const int column : {HistoryModel::kFirst, HistoryModel::kSecond}) {
                const QModelIndex index = model().index(row, column);
                const auto* delegate = qobject_cast<const HistoryDelegate*>(list().view().itemDelegate());
                ASSERT_NE(delegate, nullptr);
                EXPECT_GE(list().view().rowHeight(row),
                          delegate->heightFor(index, header->sectionSize(column), list().view().font()));
            }
    }
}

TEST_F(WindowHistory, ALongTurnFitsOnOneLineBesideTheBoard) {
    open({}, {});
    window->resize(1000, 700);
    for (const char* turn : {"1-2,1-3", "8-7,8-6", "1-2,1-4", "8-7,8-5", "6-7,2-6", "8-7,7-2", "6-7,1-6", "7-6,7-4",
                             "3-4,4-8,2-3", "7-6,5-1,6-5"})
        play({turn});
    settle();
    const QModelIndex last = model().indexOf(session().game().history().back().node);
    EXPECT_EQ(list().view().rowHeight(last.row()), list().view().rowHeight(0));
}

TEST_F(WindowHistory, DeletesFromHereAndUndoBringsTheTurnsBack) {
    openWithVariations();
    window->history().showNode(nodeOf({"1-2,1-3", "8-7,8-6", "1-2"}));
    action(ActionId::deleteFromHere).trigger();
    EXPECT_EQ(shownPath(), (Path{"1-2,1-3", "8-7,8-6"})) << "the shown turn is gone, the one before it is shown";
    EXPECT_TRUE(window->history().isViewing());
    EXPECT_EQ(session().game().ply(), 5);
    EXPECT_TRUE(action(ActionId::undo).isEnabled());
    action(ActionId::undo).trigger();
    EXPECT_EQ(session().game().record().pathTo(nodeOf({"1-2,1-3", "8-7,8-6", "1-2", "8-7", "2-3"})).size(), 5U);
    EXPECT_TRUE(action(ActionId::redo).isEnabled());
    action(ActionId::redo).trigger();
    EXPECT_EQ(session().game().record().nodes.size(), 6U);
}

TEST_F(WindowHistory, DeletingThePresentTurnGoesOnFromTheOneBefore) {
    openWithVariations();
    list().view().setFocus();
    press(Qt::Key_Delete);
    EXPECT_EQ(session().game().ply(), 4);
    EXPECT_FALSE(window->history().isViewing());
    EXPECT_EQ(QString::fromStdString(board().match()->state().text), positionText());
    action(ActionId::undo).trigger();
    EXPECT_EQ(session().game().ply(), 5);
    window->history().showPly(0);
    EXPECT_FALSE(action(ActionId::deleteFromHere).isEnabled());
    window->history().showPly(1);
    action(ActionId::deleteFromHere).trigger();
    EXPECT_EQ(session().game().ply(), 0);
    EXPECT_EQ(session().game().lineLength(), 0);
    action(ActionId::undo).trigger();
    EXPECT_EQ(session().game().ply(), 5);
}

TEST_F(WindowHistory, PromotesAVariationAndBack) {
    openWithVariations();
    EXPECT_FALSE(action(ActionId::promoteVariation).isEnabled());
    const Path path{"1-2,1-3", "8-7,8-6", "1-2"};
    window->history().showNode(nodeOf(path));
    ASSERT_TRUE(action(ActionId::promoteVariation).isEnabled());
    action(ActionId::promoteVariation).trigger();
    EXPECT_EQ(shownPath(), path) << "what is looked at stays";
    EXPECT_FALSE(action(ActionId::promoteVariation).isEnabled());
    EXPECT_EQ(session().game().history()[2].turn.text, "1-2");
    action(ActionId::undo).trigger();
    EXPECT_EQ(session().game().history()[2].turn.text, "1-2,1-4");
    EXPECT_EQ(shownPath(), path);
    EXPECT_EQ(session().game().ply(), 5);
}

TEST_F(WindowHistory, ChangesWhileTheComputerThinksAndAnAnimationRuns) {
    open();
    change([](Preferences& p) {
        p.pace = Pace::lengthy;
        p.animation = AnimationChoice::slow;
    });
    playByMouse(session().game().match().legalTurns().back());
    ASSERT_TRUE(session().referee().isThinking());
    action(ActionId::deleteFromHere).trigger();
    EXPECT_FALSE(session().referee().isThinking());
    EXPECT_EQ(session().game().ply(), 0);
    EXPECT_EQ(QString::fromStdString(board().match()->state().text), positionText());
    action(ActionId::undo).trigger();
    EXPECT_EQ(session().game().ply(), 1);
    EXPECT_TRUE(session().referee().isThinking());
    action(ActionId::redo).trigger();
    EXPECT_EQ(session().game().ply(), 0);
    EXPECT_TRUE(session().referee().humanToMove());
}

TEST_F(WindowHistory, TheMenuKnowsTheTurnUnderThePointer) {
    openWithVariations();
    window->resize(1000, 700);
    const int node = nodeOf({"1-2,1-3", "8-7,8-6", "1-2"});
    list().view().scrollTo(model().indexOf(node));
    const QPoint place = list().view().visualRect(model().indexOf(node)).center();
    QContextMenuEvent byMouse(QContextMenuEvent::Mouse, place, list().view().viewport()->mapToGlobal(place));
    QApplication::sendEvent(list().view().viewport(), &byMouse);
    ASSERT_NE(menu(), nullptr);
    EXPECT_EQ(window->history().shownNode(), node);
    QStringList texts;
    for (const QAction* entry : menu()->actions())
        if (entry->isEnabled() && !entry->isSeparator())
            texts << plainText(*entry);
    EXPECT_EQ(texts, (QStringList{QStringLiteral("Play from Here"), QStringLiteral("Back to the Game"),
                                  QStringLiteral("Edit Comment"), QStringLiteral("Promote Variation"),
                                  QStringLiteral("Delete from Here")}));
    menu()->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QContextMenuEvent byKey(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(&list().view(), &byKey);
    ASSERT_NE(menu(), nullptr);
    EXPECT_EQ(window->history().shownNode(), node);
    menu()->close();
}

TEST_F(WindowHistory, ACommentIsWrittenInPlaceAndKept) {
    openWithVariations();
    const int node = nodeOf({"1-2,1-3", "8-7,8-6", "1-2"});
    EXPECT_FALSE(list().isCommentShown());
    window->history().showNode(node);
    action(ActionId::editComment).trigger();
    ASSERT_TRUE(list().isCommentShown());
    ASSERT_TRUE(list().comment().hasFocus());
    const QString odd = QString::fromUtf8("{odd} \"text\"\nñ \U0001F3B2 }{");
    list().comment().insertPlainText(odd);
    QTest::keyClick(&list().comment(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(list().view().hasFocus());
    EXPECT_EQ(session().edits().comment(node), odd);
    EXPECT_EQ(model().indexOf(node).data(HistoryModel::kCommentRole).toString(), odd);
    window->history().backToGame();
    EXPECT_FALSE(list().isCommentShown());
    reopen();
    EXPECT_EQ(session().edits().comment(nodeOf({"1-2,1-3", "8-7,8-6", "1-2"})), odd);
    EXPECT_EQ(session().game().ply(), 5);
    window->history().showNode(nodeOf({"1-2,1-3", "8-7,8-6", "1-2"}));
    EXPECT_EQ(list().comment().toPlainText(), odd);
}

TEST_F(WindowHistory, WhatIsTypedIsKeptWhenAnotherTurnIsShownOrTheWindowCloses) {
    openWithVariations();
    window->history().showPly(1);
    action(ActionId::editComment).trigger();
    list().comment().insertPlainText(QStringLiteral("first"));
    QTest::keyClick(&list().comment(), Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(session().edits().comment(session().game().history()[0].node), QStringLiteral("first"));
    EXPECT_EQ(window->history().shownTurn(), 2);
    action(ActionId::editComment).trigger();
    list().comment().insertPlainText(QStringLiteral("second"));
    window->close();
    reopen();
    EXPECT_EQ(session().edits().comment(session().game().history()[1].node), QStringLiteral("second"));
}

TEST_F(WindowHistory, EscPutsTheFormerCommentBackAndUndoTakesAWholeCommentBack) {
    openWithVariations();
    window->history().showPly(2);
    const int node = window->history().shownNode();
    action(ActionId::editComment).trigger();
    list().comment().insertPlainText(QStringLiteral("good"));
    QTest::keyClick(&list().comment(), Qt::Key_Return, Qt::ControlModifier);
    action(ActionId::editComment).trigger();
    list().comment().insertPlainText(QStringLiteral(" or bad"));
    QTest::keyClick(&list().comment(), Qt::Key_Escape);
    EXPECT_EQ(session().edits().comment(node), QStringLiteral("good"));
    action(ActionId::undo).trigger();
    EXPECT_EQ(session().edits().comment(node), QString());
    EXPECT_FALSE(list().isCommentShown());
    action(ActionId::redo).trigger();
    EXPECT_EQ(session().edits().comment(node), QStringLiteral("good"));
}

TEST_F(WindowHistory, TypingGoesOnAtTheTurnThatIsShownNext) {
    openWithVariations();
    for (const int ply : {1, 2})
        ASSERT_TRUE(session().edits().setComment(session().game().history()[static_cast<std::size_t>(ply - 1)].node,
                                                 QStringLiteral("x")));
    window->history().showPly(1);
    action(ActionId::editComment).trigger();
    QTest::keyClick(&list().comment(), Qt::Key_Right, Qt::AltModifier);
    ASSERT_TRUE(list().comment().hasFocus());
    list().comment().insertPlainText(QStringLiteral(" later"));
    QTest::keyClick(&list().comment(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(session().edits().comment(session().game().history()[1].node), QStringLiteral("x later"));
}

TEST_F(WindowHistory, ATurnOfTheOtherSideLeavesTheCommentUnderTheHands) {
    openWithVariations();
    const int node = window->history().shownNode();
    action(ActionId::editComment).trigger();
    list().comment().insertPlainText(QStringLiteral("My plan"));
    const auto turn = session().game().match().legalTurns().front().text;
    ASSERT_TRUE(session().playTurn(turn)); // as the computer does meanwhile
    EXPECT_TRUE(list().comment().hasFocus());
    list().comment().insertPlainText(QStringLiteral(" goes on"));
    QTest::keyClick(&list().comment(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(session().edits().comment(node), QStringLiteral("My plan goes on"));
    EXPECT_NE(window->history().shownNode(), node);
}

TEST_F(WindowHistory, ACommentCanBeWrittenInTheSmallWindow) {
    openWithVariations();
    window->resize(480, 560);
    settle();
    EXPECT_FALSE(list().isVisible());
    action(ActionId::editComment).trigger();
    settle();
    EXPECT_TRUE(list().isVisible());
    EXPECT_TRUE(list().comment().hasFocus());
    EXPECT_GE(list().view().viewport()->height(), 2 * list().view().rowHeight(0));
}

} // namespace
} // namespace ui
