// Themes and sets as the window shows and keeps them, and the focus as it is seen: by comparing pictures of controls.
#include "tests/ui/window_fixture.h"
#include "ui/settings/settings_dialog.h"
#include "ui/window/focus_frames.h"
#include "ui/window/window_dialogs.h"
#include "ui/window/window_style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui {
namespace {

class WindowTheme : public WindowOnTable {};

TEST_F(WindowTheme, IsChosenInThePreferencesAndKept) {
    open();
    SettingsDialog* dialog = window->dialogs().showPreferences();
    const auto choose = [&](const char* name, int entry) {
        dialog->findChild<QComboBox*>(QString::fromLatin1(name))->setCurrentIndex(entry);
    };
    choose("theme", 3);
    choose("set", 2);
    EXPECT_EQ(Settings::preferences().theme, ThemeChoice::highContrast);
    EXPECT_EQ(Settings::preferences().set, BoardSet::clearShapes);
    EXPECT_EQ(QSettings().value(QStringLiteral("view/theme")).toString(), QStringLiteral("contrast"));
    EXPECT_EQ(QSettings().value(QStringLiteral("view/set")).toString(), QStringLiteral("clear"));
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), Theme::highContrast().window);
    dialog->reject();
    reopen();
    EXPECT_EQ(window->preferences().set, BoardSet::clearShapes);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), Theme::highContrast().window);
}

TEST_F(WindowTheme, AnUnknownSetReadsAsClassicWood) {
    QSettings().setValue(QStringLiteral("view/set"), QStringLiteral("marble"));
    EXPECT_EQ(Settings::preferences().set, BoardSet::classicWood);
}

TEST_F(WindowTheme, AnotherSetChangesTheBoardAndThePawnsOfThePanel) {
    open();
    const auto picture = [this](QWidget& widget) {
        QCoreApplication::processEvents();
        return widget.grab().toImage();
    };
    std::vector<QImage> boards;
    std::vector<QImage> windows;
    for (const BoardSet set : kBoardSets) {
        change([set](Preferences& p) { p.set = set; });
        boards.push_back(picture(board()));
        windows.push_back(picture(*window).copy(window->width() - 260, 60, 60, 120));
    }
    for (std::size_t i = 0; i < boards.size(); ++i) {
        for (std::size_t j = i + 1; j < boards.size(); ++j) {
            EXPECT_NE(boards[i], boards[j]);
            EXPECT_NE(windows[i], windows[j]);
        }
    }
}

// Pixels whose contrast between two pictures of one size is 3:1 or more, in grey.
int plainlyDifferent(const QImage& a, const QImage& b) {
    const QImage one = a.convertToFormat(QImage::Format_Grayscale8);
    const QImage two = b.convertToFormat(QImage::Format_Grayscale8);
    int pixels = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const int p = one.constScanLine(y)[x];
            const int q = two.constScanLine(y)[x];
            pixels += contrast(QColor(p, p, p), QColor(q, q, q)) >= 3.0 ? 1 : 0;
        }
    }
    return pixels;
}

class FocusFrame : public testing::TestWithParam<ThemeKind> {
protected:
    FocusFrame() {
        initLinjaResources();
        const Theme theme = Theme::of(GetParam());
        QApplication::setPalette(theme.palette());
        form.setStyleSheet(windowStyleSheet(theme));
        auto* layout = new QVBoxLayout(&form);
        auto* combo = new QComboBox;
        combo->addItems({QStringLiteral("One"), QStringLiteral("Two")});
        auto* list = new QListWidget;
        list->addItems({QStringLiteral("One"), QStringLiteral("Two")});
        auto* checked = new QCheckBox(QStringLiteral("Checked"));
        checked->setChecked(true);
        auto* primary = new QPushButton(QStringLiteral("Primary"));
        primary->setProperty("primary", true);
        primary->setObjectName(QStringLiteral("primary"));
        auto* edit = new QLineEdit;
        edit->setReadOnly(true); // no cursor that blinks
        for (QWidget* control :
             {static_cast<QWidget*>(new QPushButton(QStringLiteral("Plain"))), static_cast<QWidget*>(primary),
              static_cast<QWidget*>(combo), static_cast<QWidget*>(edit),
              static_cast<QWidget*>(new QCheckBox(QStringLiteral("Box"))), static_cast<QWidget*>(checked),
              static_cast<QWidget*>(list), static_cast<QWidget*>(new QTextBrowser)}) {
            layout->addWidget(control);
            controls.push_back(control);
        }
        form.resize(360, 560);
        form.show();
        form.activateWindow();
    }

    QWidget form;
    std::vector<QWidget*> controls;
};

TEST_P(FocusFrame, IsSeenOnEveryControlAlsoInGrey) {
    ASSERT_TRUE(QTest::qWaitForWindowActive(&form));
    for (QWidget* control : controls) {
        if (QWidget* other = QApplication::focusWidget())
            other->clearFocus();
        const QImage without = form.grab(control->geometry()).toImage();
        control->setFocus();
        ASSERT_TRUE(control->hasFocus()) << control->metaObject()->className();
        const QImage with = form.grab(control->geometry()).toImage();
        // A line along the control's shorter edges at the least.
        EXPECT_GE(plainlyDifferent(without, with), std::min(control->width(), control->height()) * 2)
            << control->metaObject()->className() << ' ' << control->objectName().toStdString();
    }
}

TEST_P(FocusFrame, IsNotSeenWhileTheMouseIsUsed) {
    ASSERT_TRUE(QTest::qWaitForWindowActive(&form));
    FocusFrames frames(nullptr);
    for (QWidget* control : controls) {
        if (qobject_cast<QLineEdit*>(control))
            continue; // tells where typed text goes
        if (QWidget* other = QApplication::focusWidget())
            other->clearFocus();
        const QImage without = form.grab(control->geometry()).toImage();
        QTest::mouseClick(&form, Qt::LeftButton, {}, QPoint(1, 1));
        control->setFocus(Qt::TabFocusReason); // as when the button before it is switched off by a click
        EXPECT_FALSE(showsFocus(*control));
        EXPECT_EQ(plainlyDifferent(without, form.grab(control->geometry()).toImage()), 0)
            << control->metaObject()->className() << ' ' << control->objectName().toStdString();
        QTest::keyClick(control, Qt::Key_F12);
        EXPECT_TRUE(showsFocus(*control));
        EXPECT_GE(plainlyDifferent(without, form.grab(control->geometry()).toImage()),
                  std::min(control->width(), control->height()) * 2)
            << control->metaObject()->className() << ' ' << control->objectName().toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Themes, FocusFrame, testing::ValuesIn(kThemeKinds));

} // namespace
} // namespace ui
