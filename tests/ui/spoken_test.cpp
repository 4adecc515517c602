// What screen readers are told, and that they are told no more than that.
#include "tests/ui/rows.h"
#include "tests/ui/window_fixture.h"
#include "ui/access/combo_voice.h"
#include "ui/access/reading_page.h"
#include "ui/access/spoken.h"
#include "ui/archive/archive_dialog.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/games/games.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/picture/picture_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/window/window_dialogs.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTextBlock>

namespace ui {
namespace {

QAccessibleInterface* faceOf(QWidget& widget) {
    return QAccessible::queryAccessibleInterface(&widget);
}

TEST(Spoken, OfAWholeNoPartIsFoundOrTold) {
    QWidget window;
    auto* whole = new QWidget(&window);
    speakAsOne(*whole);
    auto* part = new QLabel(QStringLiteral("1"), whole);
    auto* beside = new QLabel(QStringLiteral("2"), &window);
    setSpokenName(*whole, QStringLiteral("one to three"));
    ASSERT_EQ(faceOf(window)->childCount(), 2);
    EXPECT_EQ(faceOf(*whole)->childCount(), 0);
    EXPECT_EQ(faceOf(*whole)->text(QAccessible::Name), QStringLiteral("one to three"));
    EXPECT_FALSE(faceOf(*part)->isValid()) << "Qt tells of no event of what is not valid";
    EXPECT_TRUE(faceOf(*beside)->isValid());
}

TEST(Announcement, StandsInAStatusBarToBeReadAgain) {
    StatusLine line;
    QAccessibleInterface* face = faceOf(line);
    EXPECT_EQ(face->role(), QAccessible::StatusBar);
    QSignalSpy spy(&line, &StatusLine::announced);
    line.say(QStringLiteral("First."), QStringLiteral("Spoken."));
    line.sayAloud(QStringLiteral("On request."));
    line.say(QStringLiteral("Second."));
    ASSERT_TRUE(spy.wait());
    EXPECT_EQ(spy.size(), 1) << "one piece for what follows one action";
    EXPECT_EQ(spy.first().first().toString(), QStringLiteral("Second. On request."));
    EXPECT_EQ(line.lastAnnounced(), QStringLiteral("Second. On request."));
    QAccessibleInterface* told = face->childCount() > 0 ? face->child(0) : face;
    EXPECT_EQ(told->text(QAccessible::Name), QStringLiteral("Second. On request."));
    EXPECT_EQ(line.text(), QStringLiteral("Second."));
}

class ComboVoice : public ::testing::Test {
protected:
    void SetUp() override {
        installComboVoice();
        list = new QComboBox(&window);
        list->addItems({QStringLiteral("Red"), QStringLiteral("Black"), QStringLiteral("Lots")});
        other = new QComboBox(&window);
        other->addItem(QStringLiteral("Other"));
        other->move(0, 60);
        setSpokenName(*list, QStringLiteral("Who starts"));
        window.show();
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        list->setFocus();
    }
    [[nodiscard]] QAccessibleInterface* entry(int i) { return faceOf(*list)->child(i); }

    QWidget window;
    QComboBox* list = nullptr;
    QComboBox* other = nullptr;
};

TEST_F(ComboVoice, TellsWhatItIsForAndWhatIsChosen) {
    QAccessibleInterface* face = faceOf(*list);
    EXPECT_EQ(face->text(QAccessible::Name), QStringLiteral("Who starts"));
    EXPECT_EQ(face->text(QAccessible::Value), QStringLiteral("Red"));
    ASSERT_NE(face->textInterface(), nullptr);
    EXPECT_EQ(face->textInterface()->text(0, face->textInterface()->characterCount()), QStringLiteral("Red"));
    ASSERT_EQ(face->childCount(), 3);
    EXPECT_TRUE(entry(0)->state().selected);
    EXPECT_FALSE(entry(1)->state().selected);
    EXPECT_EQ(face->indexOfChild(entry(2)), 2);
    EXPECT_EQ(entry(2)->text(QAccessible::Name), QStringLiteral("Lots"));
}

TEST_F(ComboVoice, TellsEachNewChoiceOfTheClosedList) {
    ASSERT_EQ(faceOf(*list)->childCount(), 3);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QCoreApplication::processEvents();
    EXPECT_TRUE(entry(2)->state().focused);
    EXPECT_FALSE(faceOf(*list)->state().focused) << "two would be focused at once";
    other->setFocus();
    list->setFocus();
    EXPECT_TRUE(faceOf(*list)->state().focused);
    EXPECT_FALSE(entry(2)->state().focused);
}

TEST_F(ComboVoice, KeepsTheFocusWhereItIs) {
    other->setFocus();
    ASSERT_EQ(faceOf(*list)->childCount(), 3);
    list->setCurrentIndex(1);
    QCoreApplication::processEvents();
    EXPECT_FALSE(entry(1)->state().focused);
}

TEST_F(ComboVoice, ForgetsEntriesThatHaveGone) {
    QAccessibleInterface* last = entry(2);
    EXPECT_TRUE(last->isValid());
    list->removeItem(2);
    EXPECT_FALSE(last->isValid());
    EXPECT_EQ(faceOf(*list)->childCount(), 2);
    EXPECT_EQ(entry(2), nullptr);
}

TEST(ReadingPage, IsReadLineByLineAndCellByCell) {
    ReadingPage page;
    page.resize(600, 400);
    page.setHtml(QStringLiteral("<p>before</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>"
                                "<p>after</p>"));
    page.show();
    QStringList down{page.textCursor().block().text()};
    for (int i = 0; i < 6; ++i) {
        QTest::keyClick(&page, Qt::Key_Down);
        down << page.textCursor().block().text();
    }
    const QStringList lines{QStringLiteral("before"), QStringLiteral("a"), QStringLiteral("b"),
                            QStringLiteral("c"),      QStringLiteral("d"), QStringLiteral("after")};
    down.removeAll(QString()); // the line after a table is empty
    EXPECT_EQ(down, lines);
    QStringList up{page.textCursor().block().text()};
    for (int i = 0; i < 6; ++i) {
        QTest::keyClick(&page, Qt::Key_Up);
        up.prepend(page.textCursor().block().text());
    }
    up.removeAll(QString());
    EXPECT_EQ(up, lines);
    QTest::keyClicks(&page, QStringLiteral("x"));
    EXPECT_FALSE(page.toPlainText().contains(QLatin1Char('x')));
}

TEST(ReadingPage, StaysAtItsLineInAnotherLanguage) {
    ReadingPage page;
    page.setHtml(QStringLiteral("<p>one</p><p>two</p><p>three</p>"));
    QTest::keyClick(&page, Qt::Key_Down);
    page.replaceHtml(QStringLiteral("<p>uno</p><p>dos</p><p>tres</p>"));
    EXPECT_EQ(page.textCursor().block().text(), QStringLiteral("dos"));
    page.replaceHtml(QStringLiteral("<p>uno</p>"));
    EXPECT_EQ(page.textCursor().block().text(), QStringLiteral("uno"));
}

class SpokenWindow : public WindowOnTable {};

TEST_F(SpokenWindow, EveryDropDownListTellsWhatItIsForAndWhatIsChosen) {
    open({}, {});
    int lists = 0;
    for (QDialog* dialog :
         {static_cast<QDialog*>(window->dialogs().showNewGame()),
          static_cast<QDialog*>(window->dialogs().showPreferences()),
          static_cast<QDialog*>(window->dialogs().showRules()), static_cast<QDialog*>(window->dialogs().showArchive()),
          static_cast<QDialog*>(window->dialogs().showPicture())}) {
        for (QComboBox* list : dialog->findChildren<QComboBox*>()) {
            QAccessibleInterface* face = faceOf(*list);
            const std::string where = list->objectName().toStdString();
            EXPECT_FALSE(face->text(QAccessible::Name).isEmpty()) << where;
            EXPECT_NE(face->text(QAccessible::Name), list->currentText()) << where;
            EXPECT_EQ(face->text(QAccessible::Value), list->currentText()) << where;
            EXPECT_EQ(face->childCount(), list->count()) << where;
            ++lists;
        }
    }
    EXPECT_GE(lists, 15);
}

class Speech : public WindowOnTable {
protected:
    void SetUp() override { open({}, {}); }
    // All that is read aloud until the pattern is.
    QString hear(const QString& wanted) {
        QString all;
        while (!all.contains(wanted) && (!spy->isEmpty() || spy->wait()))
            all += spy->takeFirst().first().toString() + QLatin1Char('|');
        return all;
    }
    void paste(const char* text) {
        QGuiApplication::clipboard()->setText(QString::fromLatin1(text));
        action(ActionId::pasteGame).trigger();
    }
    void listen() { spy = std::make_unique<QSignalSpy>(&window->panel().statusLine(), &StatusLine::announced); }

    std::unique_ptr<QSignalSpy> spy;
};

TEST_F(Speech, ATurnAndThePassThatItForcesAreBothTold) {
    paste("6b/-/6r/6b/-/-/2r/4r r");
    listen();
    board().choosePlace(placeOfRow(7));
    board().choosePlace(placeOfRow(8));
    const QString all = hear(QStringLiteral("passes."));
    EXPECT_TRUE(all.contains(QStringLiteral("Red: 7-8."))) << all.toStdString();
    EXPECT_TRUE(all.contains(QStringLiteral("Black has no Opening Move and passes."))) << all.toStdString();
}

TEST_F(Speech, TheScoreIsToldOnceATurn) {
    listen();
    EXPECT_TRUE(hear(QStringLiteral("Opening Move")).contains(QStringLiteral("Score:")));
    board().choosePlace(placeOfRow(1));
    hear(QStringLiteral("picked"));
    board().choosePlace(placeOfRow(1));
    EXPECT_EQ(hear(QStringLiteral("Opening Move")), QStringLiteral("Opening Move: choose a pawn to advance 1 row.|"));
}

TEST_F(Speech, AFollowUpIsToldWithItsReason) {
    listen();
    board().choosePlace(placeOfRow(1));
    hear(QStringLiteral("picked"));
    board().choosePlace(placeOfRow(2));
    EXPECT_TRUE(hear(QStringLiteral("Follow-Up")).endsWith(QStringLiteral(" Row 2 held 2 pawns.|")));
}

TEST_F(Speech, WhatIsSwitchedIsTold) {
    listen();
    action(ActionId::marks).trigger();
    EXPECT_TRUE(hear(QStringLiteral("Marks")).contains(QStringLiteral("Marks for Possible Moves: off")));
    action(ActionId::marks).trigger();
    EXPECT_TRUE(hear(QStringLiteral("Marks")).contains(QStringLiteral("Marks for Possible Moves: on")));
    action(ActionId::flip).trigger();
    EXPECT_TRUE(hear(QStringLiteral("bottom")).contains(QStringLiteral("Black is at the bottom.")));
}

TEST_F(Speech, ThePositionIsReadOnRequest) {
    paste("5r/1b/1r2b/2r2b/2r2b/1r/-/1r5b b");
    listen();
    action(ActionId::readPosition).trigger();
    EXPECT_TRUE(
        hear(QStringLiteral("Row 1"))
            .contains(QStringLiteral("Black to move. Row 1: 5 red pawns. Row 2: 1 black pawn. Row 3: 1 red pawn, 2 "
                                     "black pawns. Row 4: 2 red pawns, 2 black pawns. Row 5: 2 red pawns, 2 black "
                                     "pawns. Row 6: 1 red pawn. Row 8: 1 red pawn, 5 black pawns. Empty rows: 7. "
                                     "Score: Red ")));
}

TEST_F(Speech, MessageTurnAndScoreAreReadAgain) {
    listen();
    action(ActionId::readTurn).trigger();
    EXPECT_TRUE(hear(QStringLiteral("played")).contains(QStringLiteral("No turn has been played yet.")));
    board().choosePlace(placeOfRow(1));
    board().choosePlace(placeOfRow(2));
    board().endTurn();
    hear(QStringLiteral("1-2"));
    action(ActionId::readTurn).trigger();
    EXPECT_EQ(hear(QStringLiteral("1-2")), QStringLiteral("Red: 1-2.|"));
    action(ActionId::readScore).trigger();
    const QString score = hear(QStringLiteral("Score"));
    EXPECT_EQ(score, QStringLiteral("Score: Red -3, Black -3.|"));
    action(ActionId::readMessage).trigger();
    EXPECT_EQ(hear(QStringLiteral("Score")), score);
}

TEST_F(Speech, TurnsAreToldInWordsOnRequest) {
    change([](Preferences& preferences) { preferences.turnsInWords = true; });
    listen();
    board().choosePlace(placeOfRow(1));
    board().choosePlace(placeOfRow(2));
    board().choosePlace(placeOfRow(1));
    board().choosePlace(placeOfRow(3));
    EXPECT_TRUE(hear(QStringLiteral("Red:")).contains(QStringLiteral("Red: row 1 to row 2, then row 1 to row 3.")));
}

TEST(SpokenText, StepsOfATurnAreToldInWords) {
    const auto turnInWords = [](const QString& turn) {
        return wordsOf(std::string_view("linja")).turnInWords(turn, kRed);
    };
    EXPECT_EQ(turnInWords(QStringLiteral("8-7")), QStringLiteral("row 8 to row 7"));
    EXPECT_EQ(turnInWords(QStringLiteral("2-3,5-8, b3-4")),
              QStringLiteral("row 2 to row 3, then row 5 to row 8, then the black pawn of row 3 to row 4"));
    EXPECT_EQ(turnInWords(QStringLiteral("8-7, r2-1")),
              QStringLiteral("row 8 to row 7, then the red pawn of row 2 to row 1"));
    EXPECT_EQ(turnInWords(QStringLiteral("pass")), QStringLiteral("pass"));
}

TEST_F(Speech, EnterPressesTheButtonThatHasTheFocus) {
    board().choosePlace(placeOfRow(1));
    board().choosePlace(placeOfRow(2));
    board().endTurn();
    action(ActionId::previousTurn).trigger();
    ASSERT_TRUE(window->history().isViewing());
    for (QPushButton* button : window->panel().findChildren<QPushButton*>())
        if (button->isVisible() && button->text() == QStringLiteral("Play from here"))
            button->setFocus();
    ASSERT_TRUE(qobject_cast<QPushButton*>(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_FALSE(window->history().isViewing());
}

} // namespace
} // namespace ui
