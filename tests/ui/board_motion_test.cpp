// What is painted while pawns move: only what changes, and all of that.
#include "tests/ui/board_fixture.h"
#include "tests/ui/rows.h"

#include <QImage>
#include <QPainter>
#include <QScreen>

#include <cstdlib>

namespace ui {
namespace {

class BoardMotion : public BoardOnTable {
protected:
    // What stands on the screen by now, painted piece by piece.
    [[nodiscard]] QImage onScreen() {
        QCoreApplication::processEvents();
        return board.screen()->grabWindow(board.winId()).toImage().convertToFormat(QImage::Format_RGB32);
    }
    // The same painted anew as a whole.
    [[nodiscard]] QImage paintedAnew() { return board.grab().toImage().convertToFormat(QImage::Format_RGB32); }
};

TEST_F(BoardMotion, LeavesNothingBehindAndForgetsNothing) {
    board.setAnimation(Animation::normal);
    lay("6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r");
    ASSERT_TRUE(match->play("1-2,1-3"));
    ASSERT_EQ(onScreen(), paintedAnew()) << "before anything moves";
    show(Transition::glide);
    ASSERT_TRUE(board.isAnimating());
    int frames = 0;
    for (; board.isAnimating(); ++frames) {
        board.advanceAnimation(40);
        ASSERT_EQ(onScreen(), paintedAnew()) << "frame " << frames;
    }
    EXPECT_GT(frames, 10) << "both steps were seen on their way";
}

TEST_F(BoardMotion, OfADraggedPawnLeavesNothingBehind) {
    lay();
    const QPoint from = pawn(3, kRed);
    QTest::mousePress(&board, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 20; ++i) {
        moveHeld(from + QPoint(-i * 17, i % 2 == 0 ? i * 6 : -i * 9));
        ASSERT_EQ(onScreen(), paintedAnew()) << "move " << i;
    }
    QTest::mouseRelease(&board, Qt::LeftButton, {}, cloth(4));
    EXPECT_EQ(onScreen(), paintedAnew());
}

TEST_F(BoardMotion, OfThePointerLeavesNothingBehind) {
    lay();
    for (int row = 1; row <= kRows; ++row) {
        hover(pawn(row, row == 8 ? kBlack : kRed));
        ASSERT_EQ(onScreen(), paintedAnew()) << "row " << row;
    }
}

TEST_F(BoardMotion, PaintsOnlyAroundWhatMoves) {
    board.setAnimation(Animation::normal);
    lay();
    ASSERT_TRUE(match->play("3-4"));
    (void)onScreen();
    show(Transition::glide);
    (void)onScreen();
    class Watch : public QObject {
    public:
        int pixels = 0;
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::Paint)
                for (const QRect& rect : static_cast<QPaintEvent*>(event)->region())
                    pixels += rect.width() * rect.height();
            return false;
        }
    } watch;
    board.advanceAnimation(60);
    QCoreApplication::processEvents();
    board.installEventFilter(&watch);
    board.advanceAnimation(10);
    QCoreApplication::processEvents();
    board.removeEventFilter(&watch);
    EXPECT_GT(watch.pixels, 0);
    EXPECT_LT(watch.pixels, board.width() * board.height() / 4);
}

// Between, the pictures of another size do, stretched: nothing stays bare, and nothing is far from its place.
TEST_F(BoardMotion, IsDrawnForItsSizeOnceThatRests) {
    lay();
    const auto drawn = [this] {
        QImage image(board.size(), QImage::Format_RGB32);
        QPainter painter(&image);
        board.renderBoard(painter, QSizeF(board.size()));
        return image;
    };
    (void)onScreen();
    for (int i = 1; i <= 12; ++i) {
        board.resize(420 + i * 17, 400 + i * 11);
        const QImage now = paintedAnew();
        const QImage sharp = drawn();
        qint64 difference = 0;
        for (int y = 0; y < now.height(); ++y)
            for (int x = 0; x < now.width(); ++x)
                difference += std::abs(qGray(now.pixel(x, y)) - qGray(sharp.pixel(x, y)));
        EXPECT_LT(difference / (now.width() * now.height()), 6) << "size " << i;
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return onScreen() == drawn(); }));
}

TEST_F(BoardMotion, APawnInItsGoalIsGreetedWithItsPoints) {
    board.setAnimation(Animation::normal);
    lay("9b/1b/1b/-/1r/1b/1r/10r r");
    ASSERT_TRUE(match->play("7-8"));
    show(Transition::glide);
    const auto land = [this] {
        for (int i = 0; board.isAnimating() && i < 200; ++i) {
            EXPECT_FALSE(board.arrival().now());
            board.advanceAnimation(40);
        }
    };
    land();
    ASSERT_TRUE(board.arrival().now());
    EXPECT_EQ(board.arrival().now()->place, placeOfRow(8));
    EXPECT_EQ(board.arrival().now()->points, match->state().board.places[7].worth[0]);
    EXPECT_FALSE(board.isAnimating()) << "nothing waits for it";
    int frames = 0;
    for (; board.arrival().now(); ++frames) {
        ASSERT_LT(frames, 100);
        ASSERT_EQ(onScreen(), paintedAnew()) << "frame " << frames;
        board.arrival().advance(100);
    }
    EXPECT_GT(frames, 3);
    EXPECT_EQ(onScreen(), paintedAnew());
}

TEST_F(BoardMotion, TheGreetingEndsWithTheNextInputAndIsNotWithoutMotion) {
    for (const Animation speed : {Animation::normal, Animation::off}) {
        board.setAnimation(speed);
        lay("9b/1b/1b/-/1r/1b/1r/10r r");
        ASSERT_TRUE(match->play("7-8"));
        show(Transition::glide);
        for (int i = 0; board.isAnimating() && i < 200; ++i)
            board.advanceAnimation(40);
        EXPECT_EQ(board.arrival().now().has_value(), speed != Animation::off);
        QTest::mouseClick(&board, Qt::LeftButton, {}, cloth(4));
        EXPECT_FALSE(board.arrival().now());
    }
}

} // namespace
} // namespace ui
