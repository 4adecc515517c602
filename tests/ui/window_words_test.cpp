// Words: languages at run time, texts for every code, rules pages, what the translation files hold, and room for it
// all.
#include "core/games/catalogue.h"
#include "core/session/perfect_tables.h"
#include "tests/session/pretend_tables.h"
#include "tests/ui/window_fixture.h"
#include "tests/ui/window_room.h"
#include "ui/analysis/analysis_controller.h"
#include "ui/game/side_panel.h"
#include "ui/game/turn_field.h"
#include "ui/game/tutor_controller.h"
#include "ui/games/games.h"
#include "ui/new_game/new_game_dialog.h"
#include "ui/perfect_play/perfect_play_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings_dialog.h"
#include "ui/text/fault_text.h"
#include "ui/text/outcome_text.h"
#include "ui/text/problem_text.h"
#include "ui/text/rules_page.h"
#include "ui/text/rules_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/window/window_dialogs.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

namespace ui {
namespace {

class WindowWords : public WindowOnTable {
protected:
    void use(Language language) {
        change([language](Preferences& p) { p.language = language; });
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
    }

    // The letters behind & of the actions; reports letters that stand twice and texts without one.
    static void expectUniqueMnemonics(const QList<QAction*>& actions, const std::string& where) {
        QSet<QChar> letters;
        for (const QAction* action : actions) {
            if (action->isSeparator())
                continue;
            const qsizetype mark = action->text().indexOf(QLatin1Char('&'));
            ASSERT_GE(mark, 0) << where << ": " << action->text().toStdString();
            const QChar letter = action->text().at(mark + 1).toLower();
            EXPECT_FALSE(letters.contains(letter)) << where << ": " << action->text().toStdString();
            letters.insert(letter);
        }
    }
};

TEST_F(WindowWords, ChangeAtOnceInMenusPanelsBoardAndQtsOwnDialogs) {
    open();
    EXPECT_EQ(window->actionsOfWindow().menus()[1]->title(), QStringLiteral("&Edit"));
    SettingsDialog* settings = window->dialogs().showPreferences();
    settings->findChild<QComboBox*>(QStringLiteral("language"))->setCurrentIndex(static_cast<int>(Language::spanish));
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
    EXPECT_EQ(window->actionsOfWindow().menus()[1]->title(), QStringLiteral("&Edición"));
    EXPECT_EQ(action(ActionId::undo).text(), QStringLiteral("&Deshacer"));
    EXPECT_EQ(button("endTurnButton")->text(), QStringLiteral("Terminar turno"));
    EXPECT_EQ(settings->windowTitle(), QStringLiteral("Preferencias"));
    EXPECT_TRUE(board().status().text.contains(QStringLiteral("ficha"))) << board().status().text.toStdString();
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancelar"));
    use(Language::english);
    EXPECT_EQ(action(ActionId::undo).text(), QStringLiteral("&Undo"));
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
}

TEST_F(WindowWords, MnemonicsAreUniqueInEveryMenuInBothLanguages) {
    open();
    for (const Language language : {Language::english, Language::spanish}) {
        use(language);
        expectUniqueMnemonics(window->menuBar()->actions(), "menu bar");
        for (const QMenu* menu : window->actionsOfWindow().menus())
            expectUniqueMnemonics(menu->actions(), menu->title().toStdString());
    }
}

TEST_F(WindowWords, HaveRoomInTheSmallestWindowInBothLanguages) {
    open();
    for (const QSize size : {QSize(480, 560), QSize(640, 560), QSize(701, 560), QSize(1000, 700), QSize(1600, 1000)})
        for (const Language language : {Language::english, Language::spanish}) {
            window->resize(size);
            use(language);
            const std::string where = std::to_string(size.width()) + (language == Language::english ? " en" : " es");
            expectNothingClipped(*window, where);
            button("historyButton")->setChecked(true);
            action(ActionId::typeTurn).trigger();
            expectNothingClipped(*window, where + " with history and turn field");
            QTest::keyClick(&window->panel().turnField(), Qt::Key_Escape);
            button("historyButton")->setChecked(false);
            ASSERT_TRUE(session().playTurn("1-2,1-3"));
            ASSERT_TRUE(waitForPerson());
            window->history().showPly(1);
            expectNothingClipped(*window, where + " past");
            window->history().backToGame();
            action(ActionId::resign).trigger();
            expectNothingClipped(*window, where + " result");
            startOver();
            EXPECT_EQ(window->size(), size);
        }
}

TEST_F(WindowWords, HaveRoomForEverythingThatAnalysisShows) {
    open({}, {});
    std::vector<ai::Limits> rounds(1);
    rounds[0].nodes = 500;
    session::Analyst& analyst = window->analysis().analyst();
    analyst.setRounds(rounds);
    change([](Preferences& p) {
        p.evaluationBar = true;
        p.evaluationGraph = GraphChoice::always;
        p.tutor = true;
        p.tutorPoints = 1;
    });
    action(ActionId::explore).trigger();
    for (const QSize size : {QSize(480, 560), QSize(640, 560), QSize(701, 560), QSize(1000, 700), QSize(1600, 1000)})
        for (const Language language : {Language::english, Language::spanish}) {
            window->resize(size);
            use(language);
            ASSERT_TRUE(QTest::qWaitFor([&analyst] { return analyst.isIdle(); }, 30000));
            const std::string where = std::to_string(size.width()) + (language == Language::english ? " en" : " es");
            expectNothingClipped(*window, where);
            button("historyButton")->setChecked(true);
            expectNothingClipped(*window, where + " with history");
            const auto judged = window->analysis().shown();
            ASSERT_TRUE(judged);
            ASSERT_TRUE(window->tutor().holds(QString::fromStdString(judged->turns->results.back().turn())));
            expectNothingClipped(*window, where + " tutor");
            window->tutor().showBest();
            expectNothingClipped(*window, where + " tutor with the best turn");
            window->tutor().retry();
            button("historyButton")->setChecked(false);
            ASSERT_TRUE(session().playTurn("1-2,1-3"));
            window->history().showPly(0);
            expectNothingClipped(*window, where + " past");
            window->history().backToGame();
            action(ActionId::resign).trigger();
            expectNothingClipped(*window, where + " result");
            startOver();
            EXPECT_EQ(window->size(), size);
        }
}

TEST_F(WindowWords, HaveRoomWhileATableIsBuilt) {
    session_test::PretendTables pretended;
    pretended.stepsAllowed = 4;
    services = pretended.services();
    open();
    ASSERT_FALSE(session().tables().build(QStringLiteral("rulebook")));
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().tables().entry(QStringLiteral("rulebook")).done > 0.35; }));
    for (const QSize size : {QSize(480, 560), QSize(701, 560), QSize(1000, 700)})
        for (const Language language : {Language::english, Language::spanish}) {
            window->resize(size);
            use(language);
            const std::string where = std::to_string(size.width()) + (language == Language::english ? " en" : " es");
            expectNothingClipped(*window, where);
            PerfectPlayDialog* dialog = window->dialogs().showPerfectPlay();
            dialog->resize(480, 560);
            expectNothingClipped(*dialog, where + " dialog");
            dialog->reject();
            action(ActionId::resign).trigger();
            expectNothingClipped(*window, where + " result");
            EXPECT_EQ(window->size(), size);
            startOver();
        }
    window.reset(); // before what its tables are pretended by
}

TEST_F(WindowWords, HaveRoomInTheDialogsInBothLanguages) {
    open();
    for (const Language language : {Language::english, Language::spanish}) {
        use(language);
        for (QDialog* dialog : std::initializer_list<QDialog*>{
                 window->dialogs().showNewGame(), window->dialogs().showPreferences(), window->dialogs().showRules(),
                 window->dialogs().showAbout(), window->dialogs().showPerfectPlay()}) {
            expectNothingClipped(*dialog, dialog->metaObject()->className());
            EXPECT_LE(dialog->minimumSizeHint().width(), 480) << dialog->metaObject()->className();
            EXPECT_LE(dialog->minimumSizeHint().height(), 560) << dialog->metaObject()->className();
            dialog->reject();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_F(WindowWords, NameEveryControlForAScreenReader) {
    open();
    std::vector<QWidget*> tops{window.get(),
                               window->dialogs().showNewGame(),
                               window->dialogs().showPreferences(),
                               window->dialogs().showRules(),
                               window->dialogs().showShortcuts(),
                               window->dialogs().showPerfectPlay()};
    for (QWidget* top : tops)
        for (QWidget* widget : top->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(QLatin1String("qt_")) ||
                widget->parentWidget()->inherits("QAbstractSpinBox") || widget->inherits("QScrollBar") ||
                widget->window() != top)
                continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            ASSERT_NE(face, nullptr);
            EXPECT_FALSE(face->text(QAccessible::Name).isEmpty())
                << top->metaObject()->className() << " > " << widget->metaObject()->className() << " "
                << widget->objectName().toStdString();
        }
}

TEST_F(WindowWords, ThereIsATextForEveryReasonFaultAndProblem) {
    open();
    for (const Language language : {Language::english, Language::spanish}) {
        use(language);
        for (const game::Reason reason : game::kAllReasons)
            EXPECT_TRUE(std::any_of(offeredGames().begin(), offeredGames().end(), [reason](const OfferedGame& game) {
                return !reasonText(game.words, reason).isEmpty();
            })) << game::reasonId(reason);
        QSet<QString> texts;
        for (int code = 0; code <= static_cast<int>(game::FaultCode::tableWrite); ++code) {
            const game::Fault fault{.code = static_cast<game::FaultCode>(code),
                                    .step = 2,
                                    .row = 3,
                                    .count = 7,
                                    .expected = 6,
                                    .text = "x"};
            const QString text = faultText(fault);
            EXPECT_FALSE(text.isEmpty()) << code;
            EXPECT_FALSE(text.contains(QLatin1Char('%'))) << text.toStdString();
            EXPECT_FALSE(texts.contains(text)) << "twice: " << text.toStdString();
            texts.insert(text);
        }
        for (int code = 0; code <= static_cast<int>(session::ProblemCode::tableNotDeleted); ++code)
            EXPECT_FALSE(problemTitle(static_cast<session::ProblemCode>(code)).isEmpty()) << code;
    }
}

TEST_F(WindowWords, CountInBothLanguages) {
    open();
    const auto full = [](int room) {
        return faultText({.code = game::FaultCode::followUpDistance, .expected = room}).toStdString();
    };
    use(Language::english);
    EXPECT_EQ(full(1), "This Follow-Up Move goes exactly 1 row.");
    EXPECT_EQ(full(2), "This Follow-Up Move goes exactly 2 rows.");
    use(Language::spanish);
    EXPECT_EQ(full(1), "Este movimiento de continuación avanza exactamente 1 fila.");
    EXPECT_EQ(full(2), "Este movimiento de continuación avanza exactamente 2 filas.");
}

TEST_F(WindowWords, TheRulesPageFollowsEditionAndSwitches) {
    open();
    QSet<QString> pages;
    for (const auto& info : games::catalogue().front().ruleSets)
        for (const char* language : {"en", "es"}) {
            const QString id = QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
            const QString page = rulesPage(QStringLiteral("linja"), id, QString::fromLatin1(language));
            EXPECT_FALSE(page.isEmpty());
            EXPECT_FALSE(page.contains(QLatin1String("<!-- with"))) << info.id;
            EXPECT_FALSE(page.contains(QLatin1Char('$')));
            EXPECT_EQ(page.count(QLatin1String("<p")), page.count(QLatin1String("</p>"))) << info.id;
            EXPECT_FALSE(pages.contains(page)) << info.id << " reads like another rule set";
            pages.insert(page);
        }
    const auto has = [](const char* rules, const char* words) {
        return rulesPage(QStringLiteral("linja"), QString::fromLatin1(rules), QStringLiteral("en"))
            .contains(QString::fromUtf8(words));
    };
    EXPECT_TRUE(has("rulebook", "<b>−1</b>"));
    EXPECT_FALSE(has("classic", "<b>−1</b>"));
    EXPECT_TRUE(has("classic", "no Bonus Move"));
    EXPECT_TRUE(has("classic+extra-turn", "The extra turn."));
    EXPECT_FALSE(has("classic", "The extra turn."));
    EXPECT_FALSE(has("rulebook", "an opposing one"));
    EXPECT_TRUE(has("rulebook+optional-bonus", "an opposing one"));
    EXPECT_TRUE(has("rulebook+optional-bonus+opening-bonus", "third time"));
    EXPECT_TRUE(has("edition-2015", "either colour"));
}

TEST_F(WindowWords, TheRulesDialogShowsTheGameOnTheTable) {
    open();
    const auto startUnder = [this](const char* rules) {
        session::GameSetup setup = session().game().setup();
        setup.rulesId = rules;
        ASSERT_TRUE(session().newGame(setup));
    };
    RulesDialog* rules = window->dialogs().showRules();
    const auto says = [rules](const char* words) { return rules->text().contains(QString::fromUtf8(words)); };
    EXPECT_TRUE(says("Current rulebook"));
    EXPECT_FALSE(says("The extra turn."));
    startUnder("classic+extra-turn");
    ASSERT_EQ(window->dialogs().showRules(), rules);
    EXPECT_TRUE(says("The extra turn.")) << rules->text().left(200).toStdString();
    EXPECT_FALSE(says("Current rulebook"));
    use(Language::spanish);
    EXPECT_FALSE(says("The extra turn.")) << rules->text().left(200).toStdString();
    EXPECT_FALSE(says("Reglamento actual"));
    startUnder("rulebook");
    ASSERT_EQ(window->dialogs().showRules(), rules);
    EXPECT_TRUE(says("Reglamento actual")) << rules->text().left(200).toStdString();
}

TEST_F(WindowWords, AWholeTurnWaitsToBeConfirmedWhereThatIsAskedFor) {
    open({}, {});
    change([](Preferences& preferences) { preferences.confirm = true; });
    for (const auto key : {Qt::Key_1, Qt::Key_2, Qt::Key_1, Qt::Key_3})
        QTest::keyClick(&board(), key);
    EXPECT_EQ(session().game().ply(), 0);
    QTest::keyClick(&board(), Qt::Key_Backspace);
    QTest::keyClick(&board(), Qt::Key_2);
    QTest::keyClick(&board(), Qt::Key_4);
    EXPECT_EQ(session().game().ply(), 0);
    QTest::mouseClick(button("endTurnButton"), Qt::LeftButton);
    ASSERT_EQ(session().game().ply(), 1);
    EXPECT_EQ(session().game().match().turnAt(0).text, "1-2,2-4");
    EXPECT_TRUE(Settings::preferences().confirm);
}

TEST(RuleIds, SplitAndJoinAtThePlus) {
    EXPECT_EQ(splitRules(QStringLiteral("rulebook+a+b")).edition, QStringLiteral("rulebook"));
    EXPECT_EQ(splitRules(QStringLiteral("classic")).switches, QStringList());
    EXPECT_EQ(rulesWith(QStringLiteral("linja"), QStringLiteral("rulebook"),
                        {QStringLiteral("opening-bonus"), QStringLiteral("optional-bonus")}),
              QStringLiteral("rulebook+optional-bonus+opening-bonus"));
    EXPECT_TRUE(
        rulesWith(QStringLiteral("linja"), QStringLiteral("classic"), {QStringLiteral("opening-bonus")}).isEmpty());
}

TEST_F(WindowWords, DamagedSettingsReadAsDefaults) {
    QSettings settings;
    settings.setValue(QStringLiteral("language"), QStringLiteral("klingon"));
    settings.setValue(QStringLiteral("rules"), QStringLiteral("rulebook+nonsense"));
    settings.setValue(QStringLiteral("view/theme"), 17);
    settings.setValue(QStringLiteral("play/pace"), QByteArray("\xff\x00", 2));
    settings.setValue(QStringLiteral("newgame/black"), QStringLiteral("-3"));
    settings.setValue(QStringLiteral("newgame/games"), QStringLiteral("1e9"));
    settings.setValue(QStringLiteral("newgame/redname"), QString(5000, QLatin1Char('x')));
    settings.setValue(QStringLiteral("window/geometry"), QStringLiteral("nonsense"));
    settings.sync();
    const Preferences read = Settings::preferences();
    EXPECT_EQ(read.language, Language::system);
    EXPECT_EQ(read.rules.value(QStringLiteral("linja")), QStringLiteral("rulebook"));
    EXPECT_EQ(read.theme, ThemeChoice::system);
    EXPECT_EQ(read.pace, Pace::brief);
    EXPECT_EQ(Settings::newGame().seats[1].level, kUsualLevel);
    EXPECT_EQ(Settings::newGame().games, 1);
    EXPECT_EQ(Settings::newGame().seats[0].name.size(), kLongestName);
    reopen();
    EXPECT_TRUE(session().referee().humanToMove());
}

} // namespace
} // namespace ui
