// A game of Lines of Action in the window: everything around the board speaks its words.
#include "tests/ui/window_fixture.h"
#include "ui/game/end_banner.h"
#include "ui/game/play_screen.h"
#include "ui/game/player_card.h"
#include "ui/game/result_card.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/game/turn_field.h"
#include "ui/history/history_model.h"
#include "ui/history/history_panel.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/widgets/elided_label.h"
#include "ui/window/window_dialogs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QTextEdit>

namespace ui {
namespace {

constexpr auto kAlmostWon = "8/8/5oo1/8/8/2o1x3/1xx5/8 x"; // e3xc3 connects both sides

class WindowLoa : public WindowOnTable {
protected:
    void openLoa(const std::string& rules = "loa", const std::string& position = {}) {
        open({}, {});
        session::GameSetup setup;
        setup.gameId = "loa";
        setup.rulesId = rules;
        setup.startPosition = position;
        ASSERT_TRUE(session().newGame(setup));
        QCoreApplication::processEvents();
    }
    void play(const char* turn) {
        ASSERT_TRUE(session().playTurn(turn)) << turn;
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QString said() const { return window->panel().statusLine().text(); }
    [[nodiscard]] QString label(const char* name) const {
        return window->panel().findChild<QLabel*>(QString::fromLatin1(name))->text();
    }
};

TEST_F(WindowLoa, TheCardsNameItsSidesAndShowNoPoints) {
    openLoa();
    QStringList names;
    for (const auto* card : window->panel().findChildren<PlayerCard*>()) {
        names << card->accessibleName();
        EXPECT_TRUE(card->findChild<QLabel*>(QStringLiteral("playerScore"))->isHidden());
    }
    names.sort();
    EXPECT_EQ(names, (QStringList{QStringLiteral("Black"), QStringLiteral("White")}));
    EXPECT_EQ(window->panel().findChild<ElidedLabel*>(QStringLiteral("rulesLine"))->text(),
              QStringLiteral("Usual rules"));
}

TEST_F(WindowLoa, TheListOfTurnsIsHeadedByItsSides) {
    openLoa();
    play("b1-b3");
    const QAbstractItemModel* turns = window->panel().historyPanel().findChild<QTableView*>()->model();
    EXPECT_EQ(turns->headerData(1, Qt::Horizontal).toString(), QStringLiteral("Black"));
    EXPECT_EQ(turns->headerData(2, Qt::Horizontal).toString(), QStringLiteral("White"));
    EXPECT_EQ(turns->index(0, 1).data().toString(), QStringLiteral("b1-b3"));
}

TEST_F(WindowLoa, TurnsAreToldInNotationOrInWords) {
    openLoa();
    play("b1-b3");
    EXPECT_TRUE(said().contains(QStringLiteral("Black: b1-b3."))) << said().toStdString();
    change([](Preferences& p) { p.turnsInWords = true; });
    EXPECT_TRUE(said().contains(QStringLiteral("Black: b1, black stone, moves 2 along the file to b3.")))
        << said().toStdString();
}

TEST_F(WindowLoa, ATypedTurnThatIsNotLegalIsRefusedInItsWords) {
    openLoa();
    action(ActionId::typeTurn).trigger();
    EXPECT_EQ(window->panel().turnField().placeholderText(), QStringLiteral("Type a turn: b1-h1"));
    window->panel().turnField().setText(QStringLiteral("b1-c3"));
    QTest::keyClick(&window->panel().turnField(), Qt::Key_Return);
    EXPECT_TRUE(said().startsWith(QStringLiteral("b1 and c3 do not lie on one rank, file or diagonal.")))
        << said().toStdString();
}

TEST_F(WindowLoa, TheEndTellsTheWinnerWithoutPoints) {
    openLoa("loa", kAlmostWon);
    play("e3xc3");
    ASSERT_TRUE(session().game().isOver());
    const ResultCard& card = window->panel().resultCard();
    EXPECT_EQ(card.title(), QStringLiteral("Black wins"));
    EXPECT_EQ(label("resultReason"), QStringLiteral("All stones are connected."));
    EXPECT_TRUE(card.findChild<QWidget*>(QStringLiteral("scoreTable"))->isHidden());
    EXPECT_EQ(board().findChild<EndBanner*>()->shownTitle(), QStringLiteral("Black wins"));
    openLoa("loa-draw", kAlmostWon);
    play("e3xc3");
    EXPECT_EQ(window->panel().resultCard().title(), QStringLiteral("The game ends in a draw"));
}

TEST_F(WindowLoa, ThePositionAndThePiecesAreReadAloud) {
    openLoa("loa", kAlmostWon);
    QStringList heard;
    QObject::connect(&window->panel().statusLine(), &StatusLine::announced, &board(),
                     [&heard](const QString& text) { heard << text; });
    action(ActionId::readPosition).trigger();
    EXPECT_TRUE(QTest::qWaitFor(
        [&heard] {
            return heard.join(QLatin1Char(' '))
                .contains(QStringLiteral("Black to move. Black, 3 stones: b2, c2, e3. White, 3 stones: c3, f6, g6."));
        },
        5000))
        << heard.join(QLatin1Char('|')).toStdString();
    action(ActionId::readScore).trigger();
    EXPECT_TRUE(QTest::qWaitFor(
        [&heard] { return heard.join(QLatin1Char(' ')).contains(QStringLiteral("Pieces: Black 3, White 3.")); }, 5000))
        << heard.join(QLatin1Char('|')).toStdString();
}

TEST_F(WindowLoa, MenusPreferencesAndShortcutsSpeakOfItsBoard) {
    openLoa();
    EXPECT_FALSE(action(ActionId::counts).isVisible());
    EXPECT_FALSE(action(ActionId::points).isVisible());
    EXPECT_EQ(action(ActionId::coordinates).text(), QStringLiteral("Rank N&umbers and File Letters"));
    const SettingsDialog* settings = window->dialogs().showPreferences();
    EXPECT_TRUE(settings->findChild<QCheckBox*>(QStringLiteral("counts"))->isHidden());
    EXPECT_FALSE(settings->findChild<QCheckBox*>(QStringLiteral("marks"))->isHidden());
    EXPECT_EQ(settings->findChild<QComboBox*>(QStringLiteral("editions"))->count(), 2);
    const QDialog* shortcuts = window->dialogs().showShortcuts();
    EXPECT_TRUE(shortcuts->findChild<QTextEdit*>()->toPlainText().contains(QStringLiteral("Pick a stone")));
    EXPECT_TRUE(action(ActionId::groups).isVisible());
    // A game of Linja has its own again.
    ASSERT_TRUE(session().newGame({}));
    QCoreApplication::processEvents();
    EXPECT_FALSE(action(ActionId::groups).isVisible());
    EXPECT_TRUE(action(ActionId::counts).isVisible());
    EXPECT_EQ(action(ActionId::coordinates).text(), QStringLiteral("Row N&umbers"));
}

TEST_F(WindowLoa, TheRulesDialogShowsItsRules) {
    openLoa("loa-draw");
    const RulesDialog* rules = window->dialogs().showRules();
    EXPECT_EQ(rules->windowTitle(), QStringLiteral("Rules of Lines of Action"));
    EXPECT_TRUE(rules->text().contains(QStringLiteral("the game is a draw")));
    const auto* list = rules->findChild<QComboBox*>();
    EXPECT_EQ(list->count(), 2);
    EXPECT_EQ(list->currentText(), QStringLiteral("Draw when both connect"));
}

} // namespace
} // namespace ui
