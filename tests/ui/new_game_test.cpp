// New Game with more than one game to choose from.
#include "tests/ui/window_fixture.h"
#include "ui/games/games.h"
#include "ui/new_game/game_chooser.h"
#include "ui/new_game/new_game.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/new_game/rules_chooser.h"
#include "ui/new_game/seat_editor.h"
#include "ui/text/rules_text.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>

namespace ui {
namespace {

class NewGame : public WindowOnTable {
protected:
    NewGame() {
        m_language.use(Language::english);
        m_rules = Settings::preferences().rules;
    }

    NewGameDialog& openDialog(const NewGameChoice& choice = Settings::newGame(), ThemeKind kind = ThemeKind::light) {
        const Theme theme = Theme::of(kind);
        m_dialog = std::make_unique<NewGameDialog>(QStringList{QStringLiteral("linja"), QStringLiteral("loa")}, choice,
                                                   m_rules, theme);
        m_dialog->show();
        m_dialog->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(m_dialog.get()));
        return *m_dialog;
    }
    [[nodiscard]] GameButton* game(const char* id) const {
        return m_dialog->findChild<GameButton*>(QStringLiteral("game-") + QString::fromLatin1(id));
    }
    [[nodiscard]] QStringList shownSides() const {
        const auto* starter = m_dialog->findChild<QComboBox*>(QStringLiteral("starter"));
        return {starter->itemText(0), starter->itemText(1)};
    }
    [[nodiscard]] QComboBox* editions() const { return m_dialog->findChild<QComboBox*>(QStringLiteral("editions")); }

    QMap<QString, QString> m_rules;
    LanguageSwitch m_language;
    std::unique_ptr<NewGameDialog> m_dialog;
};

TEST_F(NewGame, OffersTheFirstGameToWhoeverHasNeverChosen) {
    const NewGameDialog& dialog = openDialog();
    EXPECT_TRUE(game("linja")->isChecked());
    EXPECT_EQ(dialog.choice().gameId, QStringLiteral("linja"));
    EXPECT_EQ(shownSides(), (QStringList{QStringLiteral("Red"), QStringLiteral("Black")}));
}

TEST_F(NewGame, SidesAndRulesFollowTheGame) {
    const NewGameDialog& dialog = openDialog();
    QTest::mouseClick(game("loa"), Qt::LeftButton);
    EXPECT_EQ(dialog.choice().gameId, QStringLiteral("loa"));
    EXPECT_EQ(shownSides(), (QStringList{QStringLiteral("Black"), QStringLiteral("White")}));
    EXPECT_EQ(editions()->count(), 2);
    EXPECT_EQ(dialog.rules(), QStringLiteral("loa"));
    QStringList spoken;
    for (const auto* seat : dialog.findChildren<SeatEditor*>())
        spoken << seat->findChild<QComboBox*>(QStringLiteral("who"))->accessibleName();
    EXPECT_EQ(spoken, (QStringList{QStringLiteral("Who plays Black"), QStringLiteral("Who plays White")}));
}

TEST_F(NewGame, KeepsTheRulesOfEachGameWhileOneLooksAtTheOther) {
    const NewGameDialog& dialog = openDialog();
    editions()->setCurrentIndex(editions()->findData(QStringLiteral("classic")));
    game("loa")->click();
    editions()->setCurrentIndex(editions()->findData(QStringLiteral("loa-draw")));
    game("linja")->click();
    EXPECT_EQ(dialog.rules(), QStringLiteral("classic"));
    game("loa")->click();
    EXPECT_EQ(dialog.rules(), QStringLiteral("loa-draw"));
}

TEST_F(NewGame, TheGameIsChosenByArrowKeys) {
    const NewGameDialog& dialog = openDialog();
    game("linja")->setFocus();
    QTest::keyClick(game("linja"), Qt::Key_Down);
    EXPECT_TRUE(game("loa")->hasFocus());
    EXPECT_EQ(dialog.choice().gameId, QStringLiteral("loa"));
    QTest::keyClick(game("loa"), Qt::Key_Up);
    EXPECT_EQ(dialog.choice().gameId, QStringLiteral("linja"));
}

TEST_F(NewGame, AScreenReaderHearsNameSentenceAndChoice) {
    openDialog();
    for (const char* id : {"linja", "loa"}) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(game(id));
        ASSERT_NE(face, nullptr);
        EXPECT_EQ(face->role(), QAccessible::RadioButton);
        EXPECT_EQ(face->text(QAccessible::Name), wordsOf(std::string_view(id)).name());
        EXPECT_EQ(face->text(QAccessible::Description), wordsOf(std::string_view(id)).sentence());
        EXPECT_EQ(face->state().checked, game(id)->isChecked());
    }
}

TEST_F(NewGame, TheLastGameAndTheRulesOfEachAreRemembered) {
    NewGameChoice choice = Settings::newGame();
    choice.gameId = QStringLiteral("loa");
    Settings::setNewGame(choice);
    Preferences preferences = Settings::preferences();
    preferences.rules.insert(QStringLiteral("loa"), QStringLiteral("loa-draw"));
    preferences.rules.insert(QStringLiteral("linja"), QStringLiteral("classic"));
    Settings::setPreferences(preferences);
    EXPECT_EQ(Settings::newGame().gameId, QStringLiteral("loa"));
    m_rules = Settings::preferences().rules;
    const NewGameDialog& dialog = openDialog();
    EXPECT_EQ(dialog.choice().gameId, QStringLiteral("loa"));
    EXPECT_EQ(dialog.rules(), QStringLiteral("loa-draw"));
    game("linja")->click();
    EXPECT_EQ(dialog.rules(), QStringLiteral("classic"));
}

TEST_F(NewGame, AGameThatIsNotKnownReadsAsTheFirst) {
    QSettings().setValue(QStringLiteral("newgame/game"), QStringLiteral("chess"));
    QSettings().setValue(QStringLiteral("rules-loa"), QStringLiteral("rulebook"));
    EXPECT_EQ(Settings::newGame().gameId, QStringLiteral("linja"));
    EXPECT_EQ(Settings::preferences().rules.value(QStringLiteral("loa")), QStringLiteral("loa"));
}

TEST_F(NewGame, TheProgramOpensWithItsFirstGame) {
    NewGameChoice choice = Settings::newGame();
    choice.gameId = QStringLiteral("loa");
    Settings::setNewGame(choice);
    reopen();
    EXPECT_EQ(session().game().match().gameId(), "linja");
}

TEST_F(NewGame, ASetupIsOfTheChosenGame) {
    NewGameChoice choice;
    choice.gameId = QStringLiteral("loa");
    const session::GameSetup setup = setupFrom(choice, QStringLiteral("loa-draw"));
    EXPECT_EQ(setup.gameId, "loa");
    EXPECT_EQ(setup.rulesId, "loa-draw");
}

TEST_F(NewGame, EverySentenceHasRoom) {
    for (const Language language : {Language::english, Language::spanish})
        for (const int percent : {100, 150}) {
            m_language.use(language);
            QFont font = QApplication::font();
            const QFont before = font;
            font.setPointSizeF(font.pointSizeF() * percent / 100);
            QApplication::setFont(font);
            openDialog();
            for (const char* id : {"linja", "loa"})
                EXPECT_GE(game(id)->height(), game(id)->heightForWidth(game(id)->width()))
                    << id << ' ' << percent << ' ' << static_cast<int>(language);
            m_dialog.reset();
            QApplication::setFont(before);
        }
}

} // namespace
} // namespace ui
