// What the tests of the window share: a window with a data folder and settings of its own, and a player's hands.
#pragma once

#include "core/session/game_session.h"
#include "core/session/table_services.h"
#include "tests/ui/rows.h"
#include "ui/board/board_widget.h"
#include "ui/history/history_controller.h"
#include "ui/window/main_window.h"
#include "ui/window/resources.h"

#include <QApplication>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace ui {

class WindowOnTable : public testing::Test {
protected:
    WindowOnTable() {
        initLinjaResources();
        QCoreApplication::setOrganizationName(QStringLiteral("Linja"));
        QCoreApplication::setApplicationName(QStringLiteral("linja-tests"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        QSettings().clear();
        Preferences preferences = Settings::preferences();
        preferences.language = Language::english;
        preferences.theme = ThemeChoice::light;
        preferences.animation = AnimationChoice::off;
        preferences.pace = Pace::off;
        Settings::setPreferences(preferences);
    }

    // The window with the players that the settings name: "human", or a level.
    void open(const SeatChoice& red = {}, const SeatChoice& black = {{}, 1}) {
        NewGameChoice choice;
        choice.seats = {red, black};
        Settings::setNewGame(choice);
        reopen();
        action(ActionId::playAgain).trigger(); // the game of the last time may be there
    }
    void reopen() {
        window.reset();
        window = std::make_unique<MainWindow>(folder.filePath(QStringLiteral("games")), services);
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get()))
            ADD_FAILURE() << "the window does not become active";
    }
    // Another game with the same players and the same side to begin, whoever has lost.
    void startOver() {
        const session::GameSetup setup = session().game().setup();
        if (!session().newGame(setup))
            ADD_FAILURE() << "no new game";
    }
    void change(const std::function<void(Preferences&)>& edit) {
        Preferences preferences = window->preferences();
        edit(preferences);
        window->setPreferences(preferences);
    }

    // Lets happen what has been posted and what that posts: layout, language, fonts.
    static void settle() {
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
    }

    [[nodiscard]] session::GameSession& session() const { return window->session(); }
    [[nodiscard]] BoardWidget& board() const { return window->board(); }
    [[nodiscard]] QAction& action(ActionId id) const { return window->actionsOfWindow().at(id); }
    [[nodiscard]] QString positionText() const { return QString::fromStdString(session().game().match().state().text); }
    // Goes to this ply of the line that is played, from 1, and plays on from there.
    void playFromPly(std::size_t ply) { (void)session().playFromNode(session().game().history().at(ply - 1).node); }
    // The games of the archive, the newest first.
    [[nodiscard]] std::vector<session::ArchiveEntry> archived() const {
        std::vector<session::Problem> unreadable;
        return session().store().archive().entries(unreadable);
    }
    // Waits until a person can move or the game is over.
    [[nodiscard]] bool waitForPerson() const {
        return QTest::qWaitFor(
            [this] { return session().referee().humanToMove().has_value() || session().game().isOver(); }, 30000);
    }

    // Makes the turn as a person with a mouse does: picks a pawn, clicks into the row, and ends the turn where more
    // could follow.
    void playByMouse(const game::TurnView& turn) {
        const int ply = session().game().ply();
        for (const game::StepView& step : turn.steps) {
            const auto counts = board().entry().counts().at(step.from);
            const auto& geometry = board().geometryOfBoard();
            click(geometry.pieceBody(geometry.pieceSpot(step.from, step.piece, 0, counts)).center());
            click(geometry.place(step.to).center());
        }
        if (session().game().ply() == ply)
            QTest::mouseClick(button("endTurnButton"), Qt::LeftButton);
    }
    void playByKeys(const game::TurnView& turn) {
        const int ply = session().game().ply();
        const game::Side mover = session().game().match().state().toMove;
        for (const game::StepView& step : turn.steps) {
            const bool isOpposing = step.piece != mover;
            QTest::keyClick(&board(), static_cast<Qt::Key>(Qt::Key_1 + step.from),
                            isOpposing ? Qt::ShiftModifier : Qt::NoModifier);
            QTest::keyClick(&board(), static_cast<Qt::Key>(Qt::Key_1 + step.to));
        }
        if (session().game().ply() == ply)
            QTest::keyClick(&board(), Qt::Key_Return);
    }
    void click(QPointF point) { QTest::mouseClick(&board(), Qt::LeftButton, {}, point.toPoint()); }
    [[nodiscard]] QPushButton* button(const char* name) const {
        return window->findChild<QPushButton*>(QString::fromLatin1(name));
    }

    QTemporaryDir folder;
    session::TableServices services = session::TableServices::ofThisMachine();
    std::unique_ptr<MainWindow> window;
};

// The points of both sides by the current rulebook (8.1), counted from the position's text alone.
inline std::array<int, 2> pointsByRulebook(const std::string& position) {
    constexpr int kWorth[] = {-1, -1, -1, -1, 1, 2, 3, 5};
    std::array<int, 2> points{};
    std::size_t row = 0;
    int number = 0;
    for (const char c : position) {
        if (c == ' ')
            break;
        if (c == '/')
            ++row;
        else if (c >= '0' && c <= '9')
            number = number * 10 + (c - '0');
        else if (c == 'r' || c == 'b') {
            points[c == 'r' ? 0 : 1] += number * (c == 'r' ? kWorth[row] : kWorth[7 - row]);
            number = 0;
        }
    }
    return points;
}

} // namespace ui
