// The window for those who do not see it, who see little, or who go by keyboard: names, room, keys, what is said aloud.
// Controls are found by looking through the windows, so that whatever comes is held to the same.
#include "tests/ui/rows.h"
#include "tests/ui/window_fixture.h"
#include "tests/ui/window_room.h"
#include "ui/appearance/reduced_motion.h"
#include "ui/archive/archive_dialog.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/perfect_play/perfect_play_dialog.h"
#include "ui/picture/picture_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/window/window_dialogs.h"

#include <QAccessible>
#include <QDialog>
#include <QFile>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>

namespace ui {
namespace {

bool isControl(QAccessible::Role role) {
    switch (role) {
    case QAccessible::PushButton:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ButtonMenu:
    case QAccessible::EditableText:
    case QAccessible::ComboBox:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::ProgressBar:
    case QAccessible::PageTab:
    case QAccessible::Table:
    case QAccessible::List:
    case QAccessible::Tree:
    case QAccessible::Notification:
    case QAccessible::StatusBar:
        return true;
    default:
        return false;
    }
}

// As a screen reader says it.
QString spokenName(QAccessibleInterface& face) {
    return face.text(QAccessible::Name).trimmed();
}

// The controls that can be seen; the parts of tables, lists and fields are no controls of their own.
void collectControls(QAccessibleInterface& face, std::vector<QAccessibleInterface*>& found) {
    for (int i = 0; i < face.childCount(); ++i) {
        QAccessibleInterface* child = face.child(i);
        if (!child || child->state().invisible || child->role() == QAccessible::MenuBar)
            continue;
        if (isControl(child->role()))
            found.push_back(child);
        else
            collectControls(*child, found);
    }
}

class WindowAccess : public WindowOnTable {
protected:
    void SetUp() override { open({}, {}); }

    void use(Language language, int textSize = 100) {
        change([language, textSize](Preferences& p) {
            p.language = language;
            p.textSize = textSize;
        });
        settle();
    }
    static void settle() {
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    static void expectNamesThatTellApart(QWidget& top, const std::string& where) {
        std::vector<QAccessibleInterface*> controls;
        collectControls(*QAccessible::queryAccessibleInterface(&top), controls);
        EXPECT_FALSE(controls.empty()) << where;
        QSet<QString> names;
        for (QAccessibleInterface* control : controls) {
            const QString name = spokenName(*control);
            const std::string what = control->object() ? control->object()->objectName().toStdString() : "";
            EXPECT_FALSE(name.isEmpty()) << where << ": role " << control->role() << " " << what;
            EXPECT_FALSE(names.contains(name)) << where << ": two are named " << name.toStdString();
            names.insert(name);
        }
    }

    // The letters that lead to the controls of a window, those of the menu bar among them.
    static void expectUniqueMnemonics(QWidget& top, const std::string& where) {
        QStringList texts;
        if (auto* bar = top.findChild<QMenuBar*>())
            for (const QAction* action : bar->actions())
                texts << action->text();
        for (const auto* button : top.findChildren<QAbstractButton*>())
            if (button->isVisible() && button->window() == &top)
                texts << button->text();
        for (const auto* label : top.findChildren<QLabel*>())
            if (label->isVisible() && label->window() == &top && label->buddy())
                texts << label->text();
        QMap<QString, QString> letters;
        for (const QString& text : texts) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            if (letter.isEmpty())
                continue;
            EXPECT_FALSE(letters.contains(letter))
                << where << ": " << text.toStdString() << " and " << letters.value(letter).toStdString();
            letters.insert(letter, text);
        }
    }

    static void expectAccess(QWidget& top, const std::string& where) {
        settle();
        expectNamesThatTellApart(top, where);
        expectUniqueMnemonics(top, where);
        expectNothingClipped(top, where);
    }

    // What Tab goes through from where the focus is until it is there again.
    static QList<QWidget*> tabStops(QWidget& top) {
        QList<QWidget*> stops;
        constexpr int kMost = 100;
        for (int i = 0; i < kMost; ++i) {
            QWidget* focused = top.focusWidget();
            if (!focused || (!stops.isEmpty() && focused == stops.first()))
                return stops;
            EXPECT_TRUE(focused->isVisible()) << describe(*focused, "Tab");
            if (stops.contains(focused)) {
                ADD_FAILURE() << describe(*focused, "Tab comes back to");
                return stops;
            }
            stops << focused;
            QTest::keyClick(focused, Qt::Key_Tab);
        }
        ADD_FAILURE() << "Tab finds no end";
        return stops;
    }
    // All that can be seen and takes the focus by Tab.
    static QList<QWidget*> focusable(QWidget& top) {
        QList<QWidget*> found;
        for (QWidget* widget : top.findChildren<QWidget*>())
            if (widget->window() == &top && widget->isVisible() && widget->isEnabled() && !widget->focusProxy() &&
                (widget->focusPolicy() & Qt::TabFocus) && !widget->inherits("QScrollBar") &&
                !widget->objectName().startsWith(QLatin1String("qt_")))
                found << widget;
        return found;
    }
    static void expectNoTrap(QWidget& top, const std::string& where) {
        const QList<QWidget*> stops = tabStops(top);
        for (QWidget* widget : focusable(top))
            EXPECT_TRUE(stops.contains(widget)) << describe(*widget, where + ": Tab does not come to");
    }

    std::vector<std::pair<std::string, QDialog*>> dialogs() {
        return {{"new game", window->dialogs().showNewGame()},
                {"settings", window->dialogs().showPreferences()},
                {"rules", window->dialogs().showRules()},
                {"shortcuts", window->dialogs().showShortcuts()},
                {"perfect play", window->dialogs().showPerfectPlay()},
                {"about", window->dialogs().showAbout()},
                {"archive", window->dialogs().showArchive()},
                {"picture", window->dialogs().showPicture()}};
    }
    [[nodiscard]] StatusLine& line() const { return window->panel().statusLine(); }
    // What has been said aloud meanwhile.
    static QStringList saidIn(QSignalSpy& spy) {
        if (spy.isEmpty())
            spy.wait();
        QStringList said;
        for (const auto& arguments : spy)
            said << arguments.first().toString();
        spy.clear();
        return said;
    }
};

const std::pair<const char*, Language> kLanguages[] = {{"en", Language::english}, {"es", Language::spanish}};

TEST_F(WindowAccess, EveryStateOfTheSmallestWindowIsNamedAndHasRoomInBothLanguagesAndWithLargeText) {
    for (const auto& [code, language] : kLanguages)
        for (const int textSize : {100, 130}) {
            const std::string where = code + std::string(" ") + std::to_string(textSize) + " ";
            use(language, textSize);
            window->resize(480, 560);
            expectAccess(*window, where + "start");
            board().choosePlace(placeOfRow(1));
            expectAccess(*window, where + "picked");
            board().choosePlace(placeOfRow(2));
            expectAccess(*window, where + "in the turn");
            board().takeBackStep();
            ASSERT_TRUE(session().playTurn("1-2,1-3"));
            button("historyButton")->setChecked(true);
            expectAccess(*window, where + "history");
            window->history().showPly(0);
            expectAccess(*window, where + "looking back");
            window->history().backToGame();
            button("historyButton")->setChecked(false);
            action(ActionId::resign).trigger();
            expectAccess(*window, where + "over");
            startOver();
        }
    use(Language::english);
}

TEST_F(WindowAccess, EveryDialogIsNamedAndHasRoomInBothLanguagesAndWithLargeText) {
    for (const auto& [code, language] : kLanguages)
        for (const int textSize : {100, 130}) {
            use(language, textSize);
            for (const auto& [name, dialog] : dialogs()) {
                expectAccess(*dialog, code + std::string(" ") + std::to_string(textSize) + " " + name);
                dialog->reject();
                settle();
            }
        }
    use(Language::english);
}

TEST_F(WindowAccess, TabGoesThroughAllOfTheWindowAndComesBack) {
    board().setFocus();
    expectNoTrap(*window, "start");
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    window->history().showPly(0);
    settle();
    board().setFocus();
    expectNoTrap(*window, "looking back");
    window->history().backToGame();
    action(ActionId::resign).trigger();
    settle();
    board().setFocus();
    expectNoTrap(*window, "over");
}

TEST_F(WindowAccess, TabGoesThroughEveryDialogAndEscapeLeadsBackToTheBoard) {
    board().setFocus();
    for (const auto& [name, dialog] : dialogs()) {
        dialog->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog)) << name;
        settle();
        EXPECT_NE(dialog->focusWidget(), nullptr) << name;
        expectNoTrap(*dialog, name);
        QTest::keyClick(dialog, Qt::Key_Escape);
        settle();
    }
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(WindowAccess, F6GoesFromAreaToArea) {
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    window->resize(1080, 760);
    settle();
    board().setFocus();
    QTest::keyClick(window.get(), Qt::Key_F6);
    EXPECT_FALSE(board().hasFocus());
    QList<QWidget*> areas;
    for (int i = 0; i < 10 && !board().hasFocus(); ++i) {
        EXPECT_FALSE(areas.contains(window->focusWidget()));
        areas << window->focusWidget();
        QTest::keyClick(window.get(), Qt::Key_F6);
    }
    EXPECT_TRUE(board().hasFocus());
    EXPECT_GE(areas.size(), 2) << "history and buttons";
    QTest::keyClick(window.get(), Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_EQ(window->focusWidget(), areas.last());
}

TEST_F(WindowAccess, TextSizeAppliesAtOnceAndIsKept) {
    const QLabel* title = window->findChild<QLabel*>();
    const qreal before = title->font().pointSizeF();
    const qreal menu = window->menuBar()->font().pointSizeF();
    use(Language::english, 150);
    EXPECT_NEAR(title->font().pointSizeF(), before * 1.5, 0.1);
    EXPECT_NEAR(window->menuBar()->font().pointSizeF(), menu * 1.5, 0.1);
    EXPECT_EQ(Settings::preferences().textSize, 150);
    reopen();
    EXPECT_NEAR(window->menuBar()->font().pointSizeF(), menu * 1.5, 0.1);
    use(Language::english, 100);
    EXPECT_NEAR(window->menuBar()->font().pointSizeF(), menu, 0.1);
    QSettings().setValue(QStringLiteral("view/textsize"), QStringLiteral("1000"));
    EXPECT_EQ(Settings::preferences().textSize, 100);
}

TEST_F(WindowAccess, SaysOnceWhatFollowsAnAction) {
    settle();
    QSignalSpy spy(&line(), &StatusLine::announced);
    board().choosePlace(placeOfRow(1));
    EXPECT_EQ(saidIn(spy), QStringList{QStringLiteral("Pawn of row 1 picked. It can go to row 2.")});
    board().choosePlace(placeOfRow(2));
    const QStringList followUp = saidIn(spy);
    ASSERT_EQ(followUp.size(), 1);
    EXPECT_TRUE(followUp.first().startsWith(QStringLiteral("Follow-Up Move: choose a pawn to advance 2 rows")));
    board().endTurn();
    EXPECT_EQ(saidIn(spy), QStringList{QStringLiteral(
                               "Red: 1-2. Opening Move: choose a pawn to advance 1 row. Score: Red -3, Black -3.")});
}

TEST_F(WindowAccess, WhatIsDueNextDoesNotReplaceARefusal) {
    settle();
    QSignalSpy spy(&line(), &StatusLine::announced);
    board().choosePlace(placeOfRow(1));
    saidIn(spy);
    // Dropped where it cannot go, the pawn goes home at once, and with it another status comes.
    const auto& geometry = board().geometryOfBoard();
    const auto counts = board().entry().counts().at(placeOfRow(1));
    const QPoint from = geometry.pieceBody(geometry.pieceSpot(placeOfRow(1), kRed, 0, counts)).center().toPoint();
    const QPoint to = geometry.place(placeOfRow(6)).center().toPoint();
    QTest::mousePress(&board(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&board(), (from + to) / 2);
    QTest::mouseMove(&board(), to);
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, to);
    const QStringList said = saidIn(spy);
    ASSERT_EQ(said.size(), 1) << said.join(QLatin1Char('|')).toStdString();
    EXPECT_TRUE(said.first().startsWith(QStringLiteral("An Opening Move advances exactly one row.")))
        << said.first().toStdString();
    window->board().setMatch(window->history().shownMatch(), BoardInput::turns);
    EXPECT_TRUE(line().text().startsWith(QStringLiteral("An Opening Move advances exactly one row.")));
    board().choosePlace(placeOfRow(1));
    EXPECT_EQ(line().text(), QStringLiteral("Pawn of row 1 picked. It can go to row 2."));
}

TEST_F(WindowAccess, TheSameRefusalIsSaidAgain) {
    settle();
    QSignalSpy spy(&line(), &StatusLine::announced);
    board().chooseGroup(placeOfRow(8), kBlack);
    EXPECT_EQ(saidIn(spy).size(), 1);
    board().chooseGroup(placeOfRow(8), kBlack);
    EXPECT_EQ(saidIn(spy).size(), 1);
}

#ifndef Q_OS_WIN // where Qt is asked
TEST(ReducedMotion, IsReadFromTheSettingsOfTheDesktop) {
    const auto wantsNone = [](const char* file, const char* text) {
        QTemporaryDir folder;
        QDir(folder.path()).mkpath(QStringLiteral("gtk-3.0"));
        QFile settings(folder.filePath(QLatin1String(file)));
        EXPECT_TRUE(settings.open(QIODevice::WriteOnly));
        settings.write(text);
        settings.close();
        return systemWantsNoMotion(folder.path());
    };
    EXPECT_TRUE(wantsNone("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n"));
    EXPECT_FALSE(wantsNone("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n"));
    EXPECT_FALSE(wantsNone("kdeglobals", "[KDE]\n"));
    EXPECT_TRUE(wantsNone("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n"));
    EXPECT_TRUE(wantsNone("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n"));
    EXPECT_FALSE(wantsNone("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n"));
}
#endif

} // namespace
} // namespace ui
