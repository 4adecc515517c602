// Perfect play and hints in the window: the dialog, the work in the background, the top level's card, the best turn on
// the board.
#include "core/ai/thinker.h"
#include "core/session/perfect_tables.h"
#include "tests/session/pretend_tables.h"
#include "tests/ui/rows.h"
#include "tests/ui/window_fixture.h"
#include "ui/analysis/analysis_controller.h"
#include "ui/game/hint_controller.h"
#include "ui/game/player_card.h"
#include "ui/game/side_panel.h"
#include "ui/game/status_line.h"
#include "ui/game/work_line.h"
#include "ui/games/games.h"
#include "ui/perfect_play/perfect_play_dialog.h"
#include "ui/text/level_text.h"
#include "ui/text/rules_text.h"
#include "ui/text/table_text.h"
#include "ui/text/value_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/window/window_dialogs.h"

#include <QAccessible>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QSignalSpy>

namespace ui {
namespace {

using session::PerfectTables;
using session_test::PretendTables;
using State = session::PerfectTables::State;

const QString kRulebook = QStringLiteral("rulebook");

class WindowPerfect : public WindowOnTable {
protected:
    void openPretending(const SeatChoice& red = {}, const SeatChoice& black = {{}, 1}) {
        services = pretended.services();
        open(red, black);
    }
    [[nodiscard]] PerfectTables& tables() const { return session().tables(); }
    [[nodiscard]] State state() const { return tables().entry(kRulebook).state; }
    [[nodiscard]] QString said() const { return window->panel().statusLine().text(); }
    [[nodiscard]] static QPushButton* buttonOf(const QDialog& dialog, const char* name) {
        return dialog.findChild<QPushButton*>(QString::fromLatin1(name));
    }
    static bool waitFor(const std::function<bool()>& holds) { return QTest::qWaitFor(holds, 30000); }
    static QMessageBox* message() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(widget); box && box->isVisible())
                return box;
        return nullptr;
    }
    void buildHalf() {
        pretended.stepsAllowed = 5;
        ASSERT_FALSE(tables().build(kRulebook));
        ASSERT_TRUE(waitFor([this] { return tables().entry(kRulebook).done > 0.45; }));
    }
    void buildAll() {
        pretended.stepsAllowed = 1000;
        if (!tables().isBuilding()) {
            ASSERT_FALSE(tables().build(kRulebook));
        }
        ASSERT_TRUE(waitFor([this] { return tables().values("linja", "rulebook") != nullptr; }));
    }

    PretendTables pretended; // outlives the window
    void TearDown() override { window.reset(); }
};

TEST_F(WindowPerfect, TheDialogBuildsStopsGoesOnAndDeletes) {
    openPretending();
    action(ActionId::perfectPlay).trigger();
    PerfectPlayDialog* dialog = window->dialogs().showPerfectPlay();
    EXPECT_EQ(dialog->chosen(), kRulebook) << "the rules on the table";
    const auto* detail = dialog->findChild<QLabel*>(QStringLiteral("detail"));
    EXPECT_TRUE(detail->text().contains(QStringLiteral("450 MB"))) << detail->text().toStdString();
    EXPECT_TRUE(buttonOf(*dialog, "build")->isEnabled());
    EXPECT_FALSE(buttonOf(*dialog, "stop")->isEnabled());
    EXPECT_FALSE(buttonOf(*dialog, "delete")->isEnabled());

    pretended.stepsAllowed = 5;
    QTest::mouseClick(buttonOf(*dialog, "build"), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return tables().entry(kRulebook).done > 0.45; }));
    EXPECT_FALSE(buttonOf(*dialog, "build")->isEnabled());
    EXPECT_TRUE(dialog->findChild<QLabel*>(QStringLiteral("left"))
                    ->text()
                    .contains(QStringLiteral("50 %, about 5 minutes left")));
    QTest::mouseClick(buttonOf(*dialog, "stop"), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return state() == State::partial; }));
    EXPECT_EQ(buttonOf(*dialog, "build")->text(), QStringLiteral("Con&tinue"));

    pretended.stepsAllowed = 1000;
    QTest::mouseClick(buttonOf(*dialog, "build"), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return state() == State::ready; }));
    EXPECT_EQ(pretended.stepsMade, session_test::kBuildSteps) << "nothing was done twice";
    EXPECT_TRUE(dialog->findChild<QListWidget*>()
                    ->currentItem()
                    ->data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("the side that begins wins by 3 points")));

    QTest::mouseClick(buttonOf(*dialog, "delete"), Qt::LeftButton);
    ASSERT_NE(message(), nullptr);
    message()->reject();
    EXPECT_EQ(state(), State::ready);
    QTest::mouseClick(buttonOf(*dialog, "delete"), Qt::LeftButton);
    ASSERT_NE(message(), nullptr);
    for (QAbstractButton* answer : message()->buttons())
        if (answer->text() == QStringLiteral("Delete"))
            answer->click();
    EXPECT_EQ(state(), State::absent);
}

TEST_F(WindowPerfect, TheDialogIsUsedByKeyboardAlone) {
    openPretending();
    PerfectPlayDialog* dialog = window->dialogs().showPerfectPlay();
    auto* list = dialog->findChild<QListWidget*>();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    EXPECT_EQ(dialog->chosen(), QStringLiteral("rulebook+optional-bonus"));
    QTest::keyClick(list, Qt::Key_Up);
    pretended.stepsAllowed = 5;
    QTest::keyClick(list, Qt::Key_Return); // the default button
    EXPECT_TRUE(tables().isBuilding());
    ASSERT_TRUE(waitFor([this] { return tables().entry(kRulebook).done > 0.45; }));
    QTest::keyClick(dialog, Qt::Key_S, Qt::AltModifier);
    ASSERT_TRUE(waitFor([this] { return !tables().isBuilding(); }));
    EXPECT_TRUE(dialog->focusWidget() && dialog->focusWidget()->isEnabled());
    QTest::keyClick(dialog, Qt::Key_Escape);
    EXPECT_FALSE(dialog->isVisible());
}

TEST_F(WindowPerfect, ClosingTheDialogLetsTheWorkGoOnInSight) {
    openPretending();
    WorkLine& line = window->panel().workLine();
    EXPECT_FALSE(line.isVisible());
    window->dialogs().showPerfectPlay();
    buildHalf();
    window->dialogs().showPerfectPlay()->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_TRUE(tables().isBuilding());
    EXPECT_TRUE(line.isVisible());
    EXPECT_EQ(line.text(), QStringLiteral("Perfect play: 50 %, about 5 minutes left"));
    EXPECT_EQ(line.accessibleName(), line.text());
    QTest::keyClick(&line, Qt::Key_Return);
    const auto* dialog = window->findChild<PerfectPlayDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(dialog->chosen(), kRulebook);
    buildAll();
    EXPECT_FALSE(line.isVisible());
    EXPECT_TRUE(said().contains(QStringLiteral("Perfect play is built"))) << said().toStdString();
}

TEST_F(WindowPerfect, TheNewsOfATableGiveWayAndAreTakenBack) {
    openPretending({}, {});
    buildAll();
    ASSERT_TRUE(said().startsWith(QStringLiteral("Perfect play is built"))) << said().toStdString();
    action(ActionId::hint).trigger();
    EXPECT_EQ(said(), QStringLiteral("Looking for the best turn…"));
    ASSERT_TRUE(waitFor([this] { return window->hint().isShown(); }));
    EXPECT_TRUE(said().startsWith(QStringLiteral("Best turn: "))) << said().toStdString();

    ASSERT_FALSE(tables().remove(kRulebook));
    buildAll();
    ASSERT_TRUE(said().contains(QStringLiteral("Perfect play is built"))) << said().toStdString();
    pretended.stepsAllowed = 0;
    ASSERT_FALSE(tables().build(QStringLiteral("classic")));
    EXPECT_FALSE(said().contains(QStringLiteral("Perfect play is built"))) << "another one is being built";
}

TEST_F(WindowPerfect, ATableDeletedByAnotherWindowIsMissedAloud) {
    openPretending({}, {{}, ai::levelCount()});
    buildAll();
    ASSERT_TRUE(session().referee().playsPerfectly(game::Side::second));
    PerfectTables other(folder.filePath(QStringLiteral("games/tables")), pretended.services());
    EXPECT_TRUE(other.isUsedElsewhere(kRulebook));
    ASSERT_FALSE(other.remove(kRulebook));
    ASSERT_TRUE(waitFor([this] { return state() == State::absent; }));
    EXPECT_FALSE(session().referee().playsPerfectly(game::Side::second));
    EXPECT_TRUE(said().startsWith(QStringLiteral("The table of perfect play was deleted"))) << said().toStdString();
}

TEST_F(WindowPerfect, WhoDeletesATableIsToldThatAnotherWindowUsesIt) {
    openPretending();
    buildAll();
    PerfectPlayDialog* dialog = window->dialogs().showPerfectPlay();
    const auto question = [&] {
        QTest::mouseClick(buttonOf(*dialog, "delete"), Qt::LeftButton);
        const QString text = message() ? message()->informativeText() : QString();
        if (message())
            message()->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return text;
    };
    EXPECT_FALSE(question().contains(QStringLiteral("Another window")));
    PerfectTables other(folder.filePath(QStringLiteral("games/tables")), pretended.services());
    ASSERT_NE(other.values("linja", "rulebook"), nullptr);
    EXPECT_TRUE(question().contains(QStringLiteral("Another window of the program is using it")));
}

TEST_F(WindowPerfect, ATableFoundDamagedIsSaidAndTheGameGoesOn) {
    openPretending({}, {});
    buildAll();
    pretended.lastOpened->damage();
    action(ActionId::hint).trigger();
    ASSERT_TRUE(waitFor([] { return message() != nullptr; }));
    EXPECT_TRUE(message()->text().contains(QStringLiteral("is damaged and is not used")))
        << message()->text().toStdString();
    EXPECT_TRUE(message()->informativeText().contains(QStringLiteral("block 7 does not agree with its checksum")))
        << message()->informativeText().toStdString();
    message()->accept();
    ASSERT_TRUE(waitFor([this] { return window->hint().isShown(); }));
    EXPECT_FALSE(said().contains(QStringLiteral("exact"))) << said().toStdString();
    EXPECT_EQ(state(), State::damaged);
}

TEST_F(WindowPerfect, TheDialogConvertsOldTablesAndNamesOthers) {
    services = pretended.services();
    const auto write = [this](const QString& name, const std::string& text) {
        PretendTables::write(folder.filePath(QStringLiteral("games/tables/") + name).toStdString(), text);
    };
    write(QStringLiteral("rulebook.table"), "old");
    write(QStringLiteral("classic.table"), "table edition-2015 0");
    open();
    PerfectPlayDialog* dialog = window->dialogs().showPerfectPlay();
    const auto* detail = dialog->findChild<QLabel*>(QStringLiteral("detail"));
    const auto line = [dialog] {
        return dialog->findChild<QListWidget*>()->currentItem()->data(Qt::AccessibleTextRole).toString();
    };
    dialog->choose(QStringLiteral("classic"));
    EXPECT_TRUE(line().contains(QStringLiteral("Another table has this one's name"))) << line().toStdString();
    EXPECT_TRUE(detail->text().contains(rulesName(QStringLiteral("edition-2015")))) << detail->text().toStdString();
    dialog->choose(kRulebook);
    EXPECT_TRUE(line().contains(QStringLiteral("by an earlier version"))) << line().toStdString();
    EXPECT_EQ(buttonOf(*dialog, "build")->text(), QStringLiteral("Con&vert"));
    QTest::mouseClick(buttonOf(*dialog, "build"), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return state() == State::ready; }));
}

TEST_F(WindowPerfect, TheTimeLeftIsOneBeforeAndAfterStopping) {
    openPretending();
    PerfectPlayDialog* dialog = window->dialogs().showPerfectPlay();
    const auto* detail = dialog->findChild<QLabel*>(QStringLiteral("detail"));
    const auto* left = dialog->findChild<QLabel*>(QStringLiteral("left"));
    buildHalf();
    EXPECT_TRUE(left->text().contains(QStringLiteral("about 5 minutes left"))) << left->text().toStdString();
    tables().stopBuilding();
    ASSERT_TRUE(waitFor([this] { return state() == State::partial; }));
    EXPECT_TRUE(detail->text().contains(QStringLiteral("The rest will take about 5 minutes.")))
        << detail->text().toStdString();
    ASSERT_FALSE(tables().build(kRulebook));
    EXPECT_TRUE(left->text().contains(QStringLiteral("about 5 minutes left"))) << left->text().toStdString();
}

TEST_F(WindowPerfect, TroubleIsSaidInTheDialogOrWithoutItInAMessage) {
    openPretending();
    PerfectPlayDialog* dialog = window->dialogs().showPerfectPlay();
    pretended.freeMemory = 100'000'000;
    QTest::mouseClick(buttonOf(*dialog, "build"), Qt::LeftButton);
    const auto* detail = dialog->findChild<QLabel*>(QStringLiteral("detail"));
    EXPECT_TRUE(detail->text().contains(QStringLiteral("not enough free memory"))) << detail->text().toStdString();
    EXPECT_EQ(message(), nullptr);
    dialog->reject();
    pretended.freeMemory = -1;
    pretended.failAtStep = 4;
    ASSERT_FALSE(tables().build(kRulebook));
    ASSERT_TRUE(waitFor([] { return message() != nullptr; }));
    EXPECT_TRUE(message()->informativeText().contains(QStringLiteral("The disk is full.")));
    message()->accept();
    EXPECT_EQ(state(), State::partial);
}

TEST_F(WindowPerfect, TheCardOfTheHighestLevelSaysThatItPlaysPerfectly) {
    openPretending({}, {{}, ai::levelCount()});
    const auto says = [this](const QString& words) {
        for (const auto* label : window->panel().findChildren<QLabel*>(QStringLiteral("playerDetail")))
            if (label->text() == words)
                return true;
        return false;
    };
    EXPECT_TRUE(says(levelName(ai::levelCount())));
    buildAll();
    ASSERT_TRUE(waitFor([this] { return session().referee().playsPerfectly(game::Side::second); }));
    EXPECT_TRUE(says(perfectPlayName()));
    ASSERT_FALSE(tables().remove(kRulebook));
    EXPECT_TRUE(says(levelName(ai::levelCount())));
}

TEST_F(WindowPerfect, QuittingWhileATableIsBuiltEndsSoonAndKeepsWhatIsDone) {
    openPretending();
    buildHalf();
    window->close();
    EXPECT_TRUE(tables().isStopping() || !tables().isBuilding());
    reopen();
    EXPECT_EQ(state(), State::partial);
    EXPECT_DOUBLE_EQ(tables().entry(kRulebook).done, 0.5);
}

TEST_F(WindowPerfect, EveryActionWorksWhileATableIsBuilt) {
    openPretending();
    buildHalf();
    // What waits for an answer in a dialog of the system would wait for ever; the program ends with the last one.
    const QSet<ActionId> left{ActionId::open, ActionId::save, ActionId::quit};
    for (int round = 0; round < 2; ++round)
        for (int id = 0; id <= static_cast<int>(ActionId::about); ++id) {
            if (left.contains(static_cast<ActionId>(id)))
                continue;
            action(static_cast<ActionId>(id)).trigger();
            settle();
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible())
                    dialog->reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    EXPECT_TRUE(tables().isBuilding());
    EXPECT_EQ(PretendTables::stepsOf(folder.filePath(QStringLiteral("games/tables/rulebook.table")).toStdString()), 5);
}

// Hints.

TEST_F(WindowPerfect, AHintShowsTheBestTurnOnTheBoardAndItsValueInWords) {
    openPretending({}, {});
    ASSERT_TRUE(action(ActionId::hint).isEnabled());
    QTest::keyClick(window.get(), Qt::Key_H);
    EXPECT_EQ(said(), QStringLiteral("Looking for the best turn…"));
    ASSERT_TRUE(waitFor([this] { return window->hint().isShown(); }));
    EXPECT_TRUE(said().startsWith(QStringLiteral("Best turn: "))) << said().toStdString();
    ASSERT_TRUE(board().proposal().has_value());
    EXPECT_TRUE(session().game().match().clone()->play(board().proposal()->text));
    EXPECT_EQ(session().game().ply(), 0) << "it only shows";

    board().choosePlace(placeOfRow(1));
    EXPECT_FALSE(board().proposal()) << "the person goes on alone";
    EXPECT_FALSE(said().startsWith(QStringLiteral("Best turn: "))) << said().toStdString();
}

TEST_F(WindowPerfect, AHintIsNeverShownForAnotherPosition) {
    openPretending({}, {});
    for (const auto& leave : std::vector<std::function<void()>>{
             [this] { ASSERT_TRUE(session().playTurn("1-2,1-3")); }, [this] { action(ActionId::undo).trigger(); },
             [this] { action(ActionId::playAgain).trigger(); }, [this] { ASSERT_TRUE(session().playTurn("1-2,1-3")); },
             [this] { window->history().showPly(0); }}) {
        action(ActionId::hint).trigger();
        EXPECT_FALSE(said().isEmpty());
        leave();
        EXPECT_NE(said(), QStringLiteral("Looking for the best turn…"));
        ASSERT_TRUE(waitFor([this] { return window->analysis().analyst().isIdle(); }));
        QCoreApplication::processEvents();
        EXPECT_FALSE(window->hint().isShown());
        EXPECT_FALSE(board().proposal());
    }
    action(ActionId::hint).trigger(); // in the past, where a person is to move
    ASSERT_TRUE(waitFor([this] { return window->hint().isShown(); }));
    EXPECT_TRUE(board().match()->clone()->play(board().proposal()->text));
    action(ActionId::backToGame).trigger();
    EXPECT_FALSE(window->hint().isShown());
}

TEST_F(WindowPerfect, AHintTakesAnUnfinishedTurnBackAndIsGivenUpWhenThePersonGoesOn) {
    openPretending({}, {});
    board().choosePlace(placeOfRow(1));
    board().choosePlace(placeOfRow(2));
    ASSERT_TRUE(board().hasUnfinishedTurn());
    action(ActionId::hint).trigger();
    EXPECT_FALSE(board().hasUnfinishedTurn());
    board().choosePlace(placeOfRow(1));
    ASSERT_TRUE(waitFor([this] { return window->analysis().analyst().isIdle(); }));
    QCoreApplication::processEvents();
    EXPECT_FALSE(window->hint().isShown());
    EXPECT_TRUE(board().canTakeBack()) << "the picked pawn stays in the hand";
}

TEST_F(WindowPerfect, ThereIsNoHintWhileTheComputerIsToMoveOrTheGameIsOver) {
    openPretending();
    EXPECT_TRUE(action(ActionId::hint).isEnabled());
    change([](Preferences& p) { p.pace = Pace::lengthy; });
    ASSERT_TRUE(session().playTurn("1-2,1-3"));
    EXPECT_FALSE(action(ActionId::hint).isEnabled());
    window->hint().ask();
    EXPECT_FALSE(said().contains(QStringLiteral("best turn")));
    action(ActionId::undo).trigger();
    EXPECT_TRUE(action(ActionId::hint).isEnabled());
    action(ActionId::resign).trigger();
    EXPECT_FALSE(action(ActionId::hint).isEnabled());
}

TEST_F(WindowPerfect, AHintFollowsTheLanguage) {
    openPretending({}, {});
    action(ActionId::hint).trigger();
    ASSERT_TRUE(waitFor([this] { return window->hint().isShown(); }));
    change([](Preferences& p) { p.language = Language::spanish; });
    settle();
    EXPECT_TRUE(said().startsWith(QStringLiteral("Mejor turno: "))) << said().toStdString();
    change([](Preferences& p) { p.language = Language::english; });
}

TEST_F(WindowPerfect, ValuesAreSaidForTheSideThatIsAhead) {
    openPretending();
    using Kind = ai::Value::Kind;
    const auto text = [](Kind kind, int amount, bool exact, game::Side mover) {
        return valueText(wordsOf(std::string_view("linja")), {.kind = kind, .amount = amount, .exact = exact}, mover)
            .toStdString();
    };
    EXPECT_EQ(text(Kind::units, 3, true, game::Side::first), "Red wins by 3 points (exact)");
    EXPECT_EQ(text(Kind::units, -1, true, game::Side::first), "Black wins by 1 point (exact)");
    EXPECT_EQ(text(Kind::units, -2, false, game::Side::second), "Red about 2 points ahead (estimated)");
    EXPECT_EQ(text(Kind::units, 0, true, game::Side::second), "a draw (exact)");
    EXPECT_EQ(text(Kind::lossIn, 4, true, game::Side::second), "Red wins in 4 turns");
}

TEST_F(WindowPerfect, TheNamesOfAllLevelsHaveRoomOnACardOfTheSmallestWindow) {
    openPretending({}, {{}, 1});
    window->resize(480, 560);
    for (const Language language : {Language::english, Language::spanish}) {
        change([language](Preferences& p) { p.language = language; });
        settle();
        const QLabel* card = nullptr;
        for (const auto* label : window->panel().findChildren<QLabel*>(QStringLiteral("playerDetail")))
            if (label->text() == levelName(1))
                card = label;
        ASSERT_NE(card, nullptr);
        QStringList names{perfectPlayName()};
        for (int level = 1; level <= 8; ++level)
            names << levelName(level);
        for (const QString& name : names)
            EXPECT_LE(card->fontMetrics().horizontalAdvance(name), card->width()) << name.toStdString();
    }
    change([](Preferences& p) { p.language = Language::english; });
}

TEST_F(WindowPerfect, EveryLevelHasANameAndASentenceOfItsOwn) {
    openPretending();
    for (const Language language : {Language::english, Language::spanish}) {
        change([language](Preferences& p) { p.language = language; });
        QSet<QString> names;
        QSet<QString> sentences;
        for (int level = 1; level <= ai::levelCount(); ++level) {
            names.insert(levelName(level));
            sentences.insert(levelSentence(level));
            EXPECT_FALSE(levelSentence(level).isEmpty()) << level;
            EXPECT_TRUE(levelName(level).contains(QString::number(level)));
        }
        EXPECT_EQ(names.size(), ai::levelCount());
        EXPECT_EQ(sentences.size(), ai::levelCount());
    }
    change([](Preferences& p) { p.language = Language::english; });
}

} // namespace
} // namespace ui
