// Every window and dialog on every screen: one run a screen (its size and scale are fixed when a program starts; see
// CMakeLists.txt), and in it both languages, small and large text and all themes. Nothing may lie outside the screen,
// no text may be cut, and no text may lie on another.
#include "tests/screens/seen.h"
#include "tests/ui/window_fixture.h"
#include "ui/archive/archive_dialog.h"
#include "ui/game/side_panel.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/perfect_play/perfect_play_dialog.h"
#include "ui/picture/picture_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/window/window_dialogs.h"

#include <QComboBox>
#include <QScreen>
#include <QTabWidget>
#include <cstdio>
#include <gtest/gtest.h>

namespace ui {
namespace {

struct Look {
    Language language;
    ThemeChoice theme;
    int textSize;

    [[nodiscard]] std::string name() const {
        constexpr const char* kThemes[] = {"system", "light", "dark", "contrast"};
        return std::string(language == Language::english ? "en" : "es") + " " + kThemes[static_cast<int>(theme)] + " " +
               std::to_string(textSize) + " %";
    }
};

class Screens : public WindowOnTable {
protected:
    void use(const Look& look) {
        change([&look](Preferences& p) {
            p.language = look.language;
            p.theme = look.theme;
            p.textSize = look.textSize;
        });
        settle();
    }
    static void settle() {
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void look(QWidget& top, const std::string& state) {
        settle();
        m_seen.check(top, m_look.name() + ", " + state);
    }
    void lookAndClose(QDialog* dialog, const std::string& name) {
        look(*dialog, name);
        for (QComboBox* list : dialog->findChildren<QComboBox*>())
            if (list->isVisible() && list->isEnabled() && !list->visibleRegion().isEmpty())
                m_seen.checkList(*list, m_look.name() + ", " + name);
        dialog->reject();
        settle();
    }

    void lookAtGame() {
        action(ActionId::playAgain).trigger();
        look(*window, "start");
        board().choosePlace(0);
        look(*window, "picked");
        board().choosePlace(1);
        look(*window, "in the turn");
        board().takeBackStep();
        board().takeBackStep();
        ASSERT_TRUE(session().playTurn("1-2,1-3"));
        look(*window, "played");
        if (QPushButton* history = button("historyButton"); history && history->isVisible()) {
            history->setChecked(true);
            look(*window, "history");
            history->setChecked(false);
        }
        window->history().showPly(0);
        look(*window, "looking back");
        window->history().backToGame();
        session().resign(game::Side::first);
        look(*window, "over");
        change([](Preferences& p) {
            p.evaluationBar = true;
            p.evaluationGraph = GraphChoice::always;
        });
        look(*window, "over, with bar and graph");
        change([](Preferences& p) {
            p.evaluationBar = false;
            p.evaluationGraph = GraphChoice::afterGame;
        });
    }
    void lookAtDialogs() {
        lookAndClose(window->dialogs().showNewGame(), "new game");
        SettingsDialog* settings = window->dialogs().showPreferences();
        auto* pages = settings->findChild<QTabWidget*>();
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            look(*settings, "preferences " + std::to_string(page + 1));
        }
        pages->setCurrentIndex(0);
        lookAndClose(settings, "preferences");
        lookAndClose(window->dialogs().showRules(), "rules");
        lookAndClose(window->dialogs().showShortcuts(), "shortcuts");
        lookAndClose(window->dialogs().showAbout(), "about");
        lookAndClose(window->dialogs().showPerfectPlay(), "perfect play");
        lookAndClose(window->dialogs().showPicture(), "picture");
        ArchiveDialog* archive = window->dialogs().showArchive();
        EXPECT_TRUE(QTest::qWaitFor([archive] { return !archive->isReading(); }, 20000));
        lookAndClose(archive, "archive");
        window->openFile(folder.filePath(QStringLiteral("no such file, with a rather long name.linja")));
        settle();
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QDialog*>(widget); box && box->isVisible())
                lookAndClose(box, "message");
    }

    Look m_look{};
    Seen m_seen;
};

TEST_F(Screens, HoldEveryWindowAndDialogWhole) {
    std::printf("screen of %d x %d, scale %g\n", QGuiApplication::primaryScreen()->size().width(),
                QGuiApplication::primaryScreen()->size().height(),
                QGuiApplication::primaryScreen()->devicePixelRatio());
    open({}, {});
    ASSERT_EQ(window->devicePixelRatioF(), qEnvironmentVariable("LINJA_SCREEN_SCALE", "1").toDouble());
    for (const Language language : {Language::english, Language::spanish})
        for (const int textSize : {100, 150})
            for (const ThemeChoice theme : {ThemeChoice::light, ThemeChoice::dark, ThemeChoice::highContrast}) {
                m_look = {language, theme, textSize};
                use(m_look);
                lookAtGame();
                lookAtDialogs();
            }
    EXPECT_GT(m_seen.windows(), 12 * 15);
    EXPECT_GT(m_seen.texts(), 12 * 15 * 5);
    for (const std::string& fault : m_seen.faults())
        ADD_FAILURE() << fault;
    std::printf("%d windows with %d texts looked at\n", m_seen.windows(), m_seen.texts());
}

} // namespace
} // namespace ui

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const QApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
