// What one expects of any program: the wheel scrolls, dialogs are there once and speak the language of the moment, full
// screen gives the window back as it was, lists show all their entries, keys mean the same on every keyboard.
#include "tests/ui/window_fixture.h"
#include "ui/appearance/program_style.h"
#include "ui/archive/archive_dialog.h"
#include "ui/game/side_panel.h"
#include "ui/game/turn_field.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/new_game/seat_editor.h"
#include "ui/perfect_play/perfect_play_dialog.h"
#include "ui/picture/picture_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/window/window_dialogs.h"
#include "ui/window/window_style.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOptionButton>
#include <QTabBar>
#include <QTextBlock>
#include <QTextEdit>
#include <QWheelEvent>

namespace ui {
namespace {

class WindowHabits : public WindowOnTable {
protected:
    void use(Language language) {
        change([language](Preferences& p) { p.language = language; });
        settle();
    }
    static void wheel(QWidget& widget, int delta) {
        const QPointF at(widget.rect().center());
        QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &event);
    }
    std::vector<std::function<QDialog*()>> dialogs() {
        return {[this]() -> QDialog* { return window->dialogs().showNewGame(); },
                [this]() -> QDialog* { return window->dialogs().showPreferences(); },
                [this]() -> QDialog* { return window->dialogs().showRules(); },
                [this]() -> QDialog* { return window->dialogs().showPerfectPlay(); },
                [this]() -> QDialog* { return window->dialogs().showShortcuts(); },
                [this]() -> QDialog* { return window->dialogs().showAbout(); },
                [this]() -> QDialog* { return window->dialogs().showPicture(); }};
    }
    static void close(QDialog& dialog) {
        dialog.reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    // Everything a dialog says, sorted.
    static QStringList textsOf(const QDialog& dialog) {
        QStringList texts{dialog.windowTitle()};
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            texts << label->text();
        for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
            texts << button->text() << button->toolTip();
        for (const QComboBox* list : dialog.findChildren<QComboBox*>())
            for (int i = 0; i < list->count(); ++i)
                texts << list->itemText(i);
        for (const QTextEdit* page : dialog.findChildren<QTextEdit*>())
            texts << page->toPlainText();
        for (const QTabBar* tabs : dialog.findChildren<QTabBar*>())
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i);
        // What is free on the disk changes while one looks.
        static const QRegularExpression kNumber(QStringLiteral("[0-9.,]+"));
        texts.replaceInStrings(kNumber, QStringLiteral("#"));
        texts.removeAll(QString());
        texts.sort();
        return texts;
    }
};

TEST_F(WindowHabits, TheWheelChangesNoClosedListNumberOrTab) {
    open({}, {});
    int tried = 0;
    for (const auto& show : dialogs()) {
        QDialog* dialog = show();
        for (auto* list : dialog->findChildren<QComboBox*>())
            for (const int delta : {-120, 120}) {
                const int before = list->currentIndex();
                list->setFocus();
                wheel(*list, delta);
                EXPECT_EQ(list->currentIndex(), before) << list->objectName().toStdString();
                // Those of pages that have not been shown yet get it when they are.
                EXPECT_FALSE(list->isVisible() && list->focusPolicy() == Qt::WheelFocus)
                    << list->objectName().toStdString();
                ++tried;
            }
        for (auto* number : dialog->findChildren<QSpinBox*>()) {
            const int before = number->value();
            wheel(*number, 120);
            EXPECT_EQ(number->value(), before);
            ++tried;
        }
        for (auto* tabs : dialog->findChildren<QTabBar*>()) {
            wheel(*tabs, -120);
            EXPECT_EQ(tabs->currentIndex(), 0);
            ++tried;
        }
        close(*dialog);
    }
    EXPECT_GT(tried, 20);
}

TEST_F(WindowHabits, AnEmptyTurnFieldLeavesUndoToTheGame) {
    open({}, {});
    action(ActionId::typeTurn).trigger();
    TurnField& field = window->panel().turnField();
    QTest::keyClicks(&field, QStringLiteral("1-2,1-3"));
    QTest::keyClick(&field, Qt::Key_Return);
    ASSERT_EQ(session().game().ply(), 1);
    EXPECT_TRUE(board().hasFocus()) << "after a turn was typed";
    action(ActionId::typeTurn).trigger();
    ASSERT_TRUE(field.hasFocus());
    EXPECT_FALSE(field.isUndoAvailable());
    QTest::keyClick(window.get()->windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().game().ply(), 0);
    EXPECT_TRUE(field.text().isEmpty());
}

TEST_F(WindowHabits, ATurnFieldWithTextUndoesItsText) {
    open({}, {});
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    action(ActionId::typeTurn).trigger();
    TurnField& field = window->panel().turnField();
    QTest::keyClicks(&field, QStringLiteral("8-7"));
    QTest::keyClick(window.get()->windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().game().ply(), 1);
    EXPECT_NE(field.text(), QStringLiteral("8-7"));
}

TEST_F(WindowHabits, FullScreenGivesAMaximisedWindowBackAndEscLeavesIt) {
    open({}, {});
    for (const bool wasMaximised : {true, false}) {
        window->setWindowState(wasMaximised ? Qt::WindowMaximized : Qt::WindowNoState);
        action(ActionId::fullScreen).trigger();
        EXPECT_TRUE(window->isFullScreen());
        EXPECT_TRUE(action(ActionId::fullScreen).isChecked());
        QTest::keyClick(&board(), Qt::Key_Escape);
        EXPECT_FALSE(window->isFullScreen());
        EXPECT_FALSE(action(ActionId::fullScreen).isChecked());
        EXPECT_EQ(window->isMaximized(), wasMaximised);
    }
}

TEST_F(WindowHabits, EscTakesAStepBackBeforeItLeavesFullScreen) {
    open({}, {});
    action(ActionId::fullScreen).trigger();
    QTest::keyClick(&board(), Qt::Key_1);
    QTest::keyClick(&board(), Qt::Key_2);
    ASSERT_TRUE(board().canTakeBack());
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_TRUE(window->isFullScreen());
    EXPECT_FALSE(board().canTakeBack());
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_FALSE(window->isFullScreen());
}

TEST_F(WindowHabits, EveryDialogIsThereOnce) {
    open({}, {});
    for (const auto& show : dialogs()) {
        QDialog* dialog = show();
        EXPECT_EQ(show(), dialog) << dialog->metaObject()->className();
        close(*dialog);
    }
    ArchiveDialog* archive = window->dialogs().showArchive();
    EXPECT_EQ(window->dialogs().showArchive(), archive);
    close(*archive);
}

// Restore Defaults among them: Qt gives its standard buttons their own texts back.
TEST_F(WindowHabits, ADialogThatIsOpenReadsInTheNewLanguageLikeOneOpenedInIt) {
    open({}, {});
    auto shows = dialogs();
    shows.pop_back(); // the picture's, which keeps the window from being used, and so from changing its language
    for (const auto& show : shows) {
        use(Language::english);
        QDialog* dialog = show();
        use(Language::spanish);
        const QStringList changed = textsOf(*dialog);
        close(*dialog);
        dialog = show();
        const QStringList fresh = textsOf(*dialog);
        EXPECT_EQ(changed, fresh) << dialog->metaObject()->className() << "\n"
                                  << changed.join(QLatin1Char('|')).toStdString() << "\n"
                                  << fresh.join(QLatin1Char('|')).toStdString();
        close(*dialog);
    }
}

TEST_F(WindowHabits, ListsShowAllTheirEntriesInOneFrame) {
    open({}, {});
    for (const auto theme : {ThemeChoice::light, ThemeChoice::highContrast})
        for (const int size : {100, 150}) {
            change([&](Preferences& p) {
                p.theme = theme;
                p.textSize = size;
            });
            settle();
            for (QDialog* dialog :
                 std::initializer_list<QDialog*>{window->dialogs().showPreferences(), window->dialogs().showRules()})
                for (auto* list : dialog->findChildren<QComboBox*>()) {
                    if (!list->isVisible())
                        continue;
                    list->showPopup();
                    settle();
                    const QAbstractItemView* view = list->view();
                    EXPECT_EQ(view->verticalScrollBar()->maximum(), 0) << list->objectName().toStdString();
                    for (int i = 0; i < list->count(); ++i) {
                        const QRect entry = view->visualRect(list->model()->index(i, 0));
                        const std::string what =
                            list->objectName().toStdString() + " " + std::to_string(i) + " at " + std::to_string(size);
                        EXPECT_GE(entry.top(), 0) << what;
                        EXPECT_LT(entry.bottom(), view->viewport()->height()) << what;
                        EXPECT_LE(view->fontMetrics().horizontalAdvance(list->itemText(i)), view->viewport()->width())
                            << what;
                    }
                    EXPECT_EQ(view->viewport()->size(), view->size()) << "the frame is the container's alone";
                    list->hidePopup();
                }
        }
}

TEST_F(WindowHabits, LabelsStandAtTheHeightOfTheirFields) {
    open({}, {});
    for (const int size : {100, 150}) {
        change([size](Preferences& p) { p.textSize = size; });
        settle();
        for (QDialog* dialog :
             std::initializer_list<QDialog*>{window->dialogs().showPicture(), window->dialogs().showPreferences()}) {
            settle();
            int seen = 0;
            for (const QLabel* label : dialog->findChildren<QLabel*>()) {
                const QWidget* field = label->buddy();
                if (!field || !label->isVisible())
                    continue;
                ++seen;
                EXPECT_NEAR(label->geometry().center().y(), field->geometry().center().y(), 1)
                    << label->text().toStdString();
            }
            EXPECT_GE(seen, 2);
            close(*dialog);
        }
    }
}

TEST_F(WindowHabits, TheListOfShortcutsBeginsWithItsFirstLine) {
    open({}, {});
    QDialog* dialog = window->dialogs().showShortcuts();
    const auto* page = dialog->findChild<QTextEdit*>();
    EXPECT_EQ(page->document()->firstBlock().text(), QStringLiteral("On the board"));
    close(*dialog);
}

TEST_F(WindowHabits, TheSentenceOfALevelSquashesNothing) {
    open({}, {});
    for (const Language language : {Language::english, Language::spanish}) {
        use(language);
        NewGameDialog* dialog = window->dialogs().showNewGame();
        settle();
        for (auto* seat : dialog->findChildren<SeatEditor*>()) {
            auto* who = seat->findChild<QComboBox*>(QStringLiteral("who"));
            for (int i = 0; i < who->count(); ++i) {
                who->setCurrentIndex(i);
                settle();
                const auto boxes = dialog->findChildren<QCheckBox*>();
                EXPECT_EQ(boxes.size(), 2);
                for (const QCheckBox* box : boxes)
                    EXPECT_GE(box->height(), box->sizeHint().height()) << i;
                for (const QLabel* label : dialog->findChildren<QLabel*>())
                    if (label->isVisible() && label->wordWrap()) {
                        EXPECT_GE(label->height(), label->heightForWidth(label->width())) << i;
                    }
            }
        }
        close(*dialog);
    }
}

TEST_F(WindowHabits, ANameStaysWithThePersonItWasGivenTo) {
    open({}, {});
    NewGameDialog* dialog = window->dialogs().showNewGame();
    auto* seat = dialog->findChild<SeatEditor*>(QStringLiteral("firstSeat"));
    auto* who = seat->findChild<QComboBox*>(QStringLiteral("who"));
    auto* name = seat->findChild<QLineEdit*>(QStringLiteral("name"));
    name->setText(QStringLiteral("Ana"));
    who->setCurrentIndex(who->findData(3));
    EXPECT_EQ(seat->seat(), (SeatChoice{{}, 3}));
    name->setText(QStringLiteral("HAL"));
    who->setCurrentIndex(who->findData(5));
    EXPECT_EQ(seat->seat(), (SeatChoice{QStringLiteral("HAL"), 5})) << "the same computer, another level";
    who->setCurrentIndex(who->findData(kHuman));
    EXPECT_EQ(seat->seat(), (SeatChoice{QStringLiteral("Ana"), kHuman}));
    close(*dialog);
}

// The window's order of Tab among these, from the first.
QStringList tabOrder(QWidget& first, const QStringList& names) {
    QStringList order;
    QWidget* at = &first;
    do {
        if (names.contains(at->objectName()))
            order << at->objectName();
        at = at->nextInFocusChain();
    } while (at != &first);
    return order;
}

TEST_F(WindowHabits, TabGoesFromTheEditionToItsSwitches) {
    open({}, {});
    const QStringList names{QStringLiteral("editions"), QStringLiteral("optional-bonus"),
                            QStringLiteral("opening-bonus"), QStringLiteral("restoreDefaults"),
                            QStringLiteral("start")};
    for (QDialog* dialog :
         std::initializer_list<QDialog*>{window->dialogs().showPreferences(), window->dialogs().showNewGame()}) {
        auto* editions = dialog->findChild<QComboBox*>(QStringLiteral("editions"));
        for (const char* edition : {"classic", "rulebook"}) {
            editions->setCurrentIndex(editions->findData(QString::fromLatin1(edition)));
            settle();
        }
        const QStringList order = tabOrder(*editions, names);
        ASSERT_EQ(order.size(), 4);
        EXPECT_EQ(order.mid(0, 3), names.mid(0, 3)) << order.join(QLatin1Char(' ')).toStdString();
        close(*dialog);
    }
}

TEST_F(WindowHabits, BoxesToTickGrowWithTheText) {
    open({}, {});
    SettingsDialog* dialog = window->dialogs().showPreferences();
    const auto sideAt = [&](int percent) {
        change([percent](Preferences& p) { p.textSize = percent; });
        settle();
        auto* box = dialog->findChild<QCheckBox*>(QStringLiteral("counts"));
        QStyleOptionButton option;
        option.initFrom(box);
        return box->style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, box).height();
    };
    const int usual = sideAt(100);
    const int large = sideAt(130);
    EXPECT_GT(large, usual);
    EXPECT_GT(sideAt(150), large);
}

TEST_F(WindowHabits, TheTabBarShowsItsFocusInEveryTheme) {
    open({}, {});
    SettingsDialog* dialog = window->dialogs().showPreferences();
    auto* tabs = dialog->findChild<QTabBar*>();
    ASSERT_NE(tabs, nullptr);
    for (const auto theme : {ThemeChoice::light, ThemeChoice::dark, ThemeChoice::highContrast}) {
        change([theme](Preferences& p) { p.theme = theme; });
        dialog->findChild<QComboBox*>(QStringLiteral("language"))->setFocus();
        settle();
        const QImage without = tabs->grab().toImage();
        tabs->setFocus(Qt::TabFocusReason);
        settle();
        const QImage with = tabs->grab().toImage();
        int changed = 0;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                changed += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
        EXPECT_GT(changed, 150) << static_cast<int>(theme);
    }
}

// A desktop that puts icons on the buttons of dialogs.
class StyleWithIcons : public ProgramStyle {
public:
    StyleWithIcons() { setBaseStyle(new Base); }

private:
    class Base : public QProxyStyle {
    public:
        int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                      QStyleHintReturn* returned) const override {
            return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 1
                                                               : QProxyStyle::styleHint(hint, option, widget, returned);
        }
    };
};

TEST(DialogButtons, HaveNoIconsWhateverTheDesktopDoes) {
    const StyleWithIcons style;
    EXPECT_EQ(style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, nullptr, nullptr), 0);
}

TEST(LatinKey, IsFoundByItsPlaceOnEveryPlatform) {
    const auto at = [](const char* platform, quint32 scanCode, quint32 virtualKey) {
        return latinKeyAt({QString::fromLatin1(platform), scanCode, virtualKey});
    };
    EXPECT_EQ(at("xcb", 57, 0), Qt::Key_N);
    EXPECT_EQ(at("wayland", 57, 0), Qt::Key_N);
    EXPECT_EQ(at("wayland-egl", 24, 0), Qt::Key_Q);
    EXPECT_EQ(at("xcb", 52, 0), Qt::Key_Z);
    EXPECT_EQ(at("xcb", 59, 0), Qt::Key_Comma);
    EXPECT_EQ(at("windows", 49, 0), Qt::Key_N);
    EXPECT_EQ(at("windows", 33, 0), Qt::Key_F);
    EXPECT_EQ(at("cocoa", 0, 45), Qt::Key_N);
    EXPECT_EQ(at("cocoa", 0, 0), Qt::Key_A);
    EXPECT_EQ(at("xcb", 10, 0), 0) << "a digit";
    EXPECT_EQ(at("xcb", 0, 0), 0) << "a key that was sent, not pressed";
    EXPECT_EQ(at("xcb", 47, 0), 0) << "beside the letters";
    EXPECT_EQ(at("offscreen", 57, 0), 0);
}

TEST(LatinKey, OnlyLettersOfOtherScriptsAreForeign) {
    for (const char32_t letter : U"тнчωνγאبქ")
        if (letter) {
            EXPECT_TRUE(isForeignLetter(static_cast<int>(QChar::toUpper(letter)))) << static_cast<int>(letter);
        }
    for (const int key : {int(Qt::Key_N), int(Qt::Key_Ntilde), int(Qt::Key_Adiaeresis), int(Qt::Key_Comma),
                          int(Qt::Key_Return), int(Qt::Key_F1), 0x00d7})
        EXPECT_FALSE(isForeignLetter(key)) << key;
}

class ForeignKeyboard : public WindowHabits {
protected:
    // As X11 reports the key at the place of a US key: by a Cyrillic or Greek letter.
    static void press(QWidget& widget, char16_t letter, quint32 scanCode, Qt::KeyboardModifiers modifiers) {
        const QString text = modifiers & Qt::ControlModifier ? QString() : QString(QChar(letter).toLower());
        QKeyEvent event(QEvent::KeyPress, letter, modifiers, scanCode, 0, 0, text);
        QApplication::sendEvent(&widget, &event);
    }
};

TEST_F(ForeignKeyboard, ReachesShortcutsByThePlaceOfTheKey) {
    open({}, {});
    const LatinKeys onX11(QStringLiteral("xcb"), nullptr);
    press(board(), u'\u0422', 57, Qt::ControlModifier); // Ctrl+Т, where N is
    auto* dialog = window->findChild<NewGameDialog*>();
    ASSERT_NE(dialog, nullptr);
    close(*dialog);
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    press(board(), u'\u0396', 52, Qt::ControlModifier); // Ctrl+Ζ, Greek, where Z is
    EXPECT_EQ(session().game().ply(), 0);
    press(board(), u'\u042F', 52, Qt::ControlModifier | Qt::ShiftModifier); // Ctrl+Shift+Я
    EXPECT_EQ(session().game().ply(), 1);
    const bool wasFlipped = board().isFlipped();
    press(board(), u'\u0410', 41, Qt::NoModifier); // А, where F is
    EXPECT_NE(board().isFlipped(), wasFlipped);
}

TEST_F(ForeignKeyboard, LeavesTextToTheFieldItIsTypedInto) {
    open({}, {});
    const LatinKeys onX11(QStringLiteral("xcb"), nullptr);
    NewGameDialog* dialog = window->dialogs().showNewGame();
    auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("name"));
    name->setFocus();
    press(*name, u'\u0422', 57, Qt::NoModifier);
    EXPECT_EQ(name->text(), QString(QChar(0x0442)));
    name->selectAll();
    press(*name, u'\u0427', 53, Qt::ControlModifier); // Ctrl+Ч, where X is: cut
    EXPECT_TRUE(name->text().isEmpty());
    close(*dialog);
}

TEST(ReducedMotionOfTheDesktop, IsHeardWhileTheProgramRuns) {
    const QTemporaryDir folder;
    ReducedMotion motion(folder.path());
    int changes = 0;
    QObject::connect(&motion, &ReducedMotion::changed, [&changes] { ++changes; });
    const QString group = QStringLiteral("org.gnome.desktop.interface");
    motion.take(group, QStringLiteral("cursor-blink"), false);
    motion.take(QStringLiteral("org.example"), QStringLiteral("enable-animations"), false);
    motion.take(group, QStringLiteral("enable-animations"), QStringLiteral("false"));
    EXPECT_EQ(changes, 0);
    motion.take(group, QStringLiteral("enable-animations"), true);
    EXPECT_FALSE(motion.isWanted());
    motion.take(group, QStringLiteral("enable-animations"), false);
    EXPECT_TRUE(motion.isWanted());
    motion.take(group, QStringLiteral("enable-animations"), false);
    const int heard = changes;
    motion.take(group, QStringLiteral("enable-animations"), true);
    EXPECT_FALSE(motion.isWanted());
    EXPECT_EQ(changes, heard + 1);
}

} // namespace
} // namespace ui
