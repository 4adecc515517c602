// What the tests of the board share: a shown board with a match behind it, a player's hands, and a record of what it
// said.
#pragma once

#include "core/games/catalogue.h"
#include "tests/ui/rows.h"
#include "ui/board/board_widget.h"

#include <QPointingDevice>
#include <QTest>
#include <QWindow>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace ui {

class BoardOnTable : public testing::Test {
public:
    BoardOnTable() {
        board.resize(720, 640);
        board.setAnimation(Animation::off);
        QObject::connect(&board, &BoardWidget::turnChosen, &board, [this](const QString& t) { turns << t; });
        QObject::connect(&board, &BoardWidget::refused, &board, [this](const QString& t) { refusals << t; });
        QObject::connect(&board, &BoardWidget::hint, &board, [this](const QString& t) { hints << t; });
        QObject::connect(&board, &BoardWidget::stepMade, &board, [this](const game::StepView&) { ++steps; });
        board.show();
        board.setFocus();
        if (!QTest::qWaitForWindowActive(&board))
            ADD_FAILURE() << "the board's window does not become active";
    }

    // Puts a position on the board, for a person to move.
    void lay(std::string_view position = {}, std::string_view rules = "rulebook") {
        auto made = games::newMatch("linja", rules, position);
        ASSERT_TRUE(made) << game::describe(made.fault());
        match = std::move(*made);
        show();
    }

    void show(Transition transition = Transition::jump, BoardInput input = BoardInput::turns) {
        board.setMatch(match->clone(), input, transition);
    }

    // Plays the turn that the board has chosen last and shows the outcome.
    void playChosen(Transition transition = Transition::jump) {
        ASSERT_FALSE(turns.isEmpty());
        ASSERT_TRUE(match->play(turns.back().toStdString()));
        show(transition);
    }

    [[nodiscard]] QPoint pawn(int row, game::Side side, int index = 0) const {
        const auto& geometry = board.geometryOfBoard();
        const auto counts = board.entry().counts().at(placeOfRow(row));
        return geometry.pieceBody(geometry.pieceSpot(placeOfRow(row), side, index, counts)).center().toPoint();
    }
    // A place in the row where no pawn stands.
    [[nodiscard]] QPoint cloth(int row) const {
        return rowsOf(board.geometryOfBoard())
            .gap(placeOfRow(row), board.entry().counts().at(placeOfRow(row)))
            .center()
            .toPoint();
    }
    void click(QPoint point) { QTest::mouseClick(&board, Qt::LeftButton, {}, point); }
    void touch(QPoint from, std::optional<QPoint> to = std::nullopt) {
        QWindow* const surface = board.windowHandle();
        QTest::touchEvent(surface, finger).press(0, from);
        if (to) {
            QTest::touchEvent(surface, finger).move(0, (from + *to) / 2);
            QTest::touchEvent(surface, finger).move(0, *to);
        }
        QTest::touchEvent(surface, finger).release(0, to.value_or(from));
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&board, Qt::LeftButton, {}, from);
        moveHeld((from + to) / 2);
        moveHeld(to);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, to);
    }
    void key(int k, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&board, static_cast<Qt::Key>(k), modifiers);
    }
    void digit(int row, Qt::KeyboardModifiers modifiers = {}) { key(Qt::Key_0 + row, modifiers); }
    void moveHeld(QPoint point) {
        QMouseEvent move(QEvent::MouseMove, point, board.mapToGlobal(QPointF(point)), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&board, &move);
    }
    void hover(QPoint point) {
        QMouseEvent move(QEvent::MouseMove, point, board.mapToGlobal(QPointF(point)), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(&board, &move);
    }
    [[nodiscard]] std::string shownSteps() const {
        std::string text;
        for (const auto& step : board.entry().builder().steps())
            text += std::to_string(step.from + 1) + "-" + std::to_string(step.to + 1) + " ";
        return text;
    }

    QPointingDevice* finger = QTest::createTouchDevice();
    BoardWidget board;
    std::unique_ptr<game::Match> match;
    QStringList turns;
    QStringList refusals;
    QStringList hints;
    int steps = 0;
};

} // namespace ui
