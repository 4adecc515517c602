// Whole games on the board, and the board painted at every size.
#include "tests/ui/board_fixture.h"
#include "tests/ui/rows.h"

#include <QImage>
#include <QPainter>
#include <random>
#include <set>

namespace ui {
namespace {

using BoardGame = BoardOnTable;

// Plays random legal turns to the end, each through `makeTurn(turn)`.
template <class MakeTurn>
void playToTheEnd(const game::Match& match, std::mt19937& chance, MakeTurn makeTurn) {
    int turns = 0;
    while (!match.state().outcome && turns < 300) {
        const auto legal = match.legalTurns();
        makeTurn(legal[chance() % legal.size()]);
        if (testing::Test::HasFailure())
            return;
        ++turns;
    }
    EXPECT_TRUE(match.state().outcome);
}

TEST_F(BoardGame, ByMouseInEveryEdition) {
    std::mt19937 chance(5);
    for (const char* rules : {"rulebook+optional-bonus", "classic+extra-turn", "edition-2015"}) {
        lay({}, rules);
        board.setFlipped(!board.isFlipped());
        playToTheEnd(*match, chance, [&](const game::TurnView& turn) {
            if (!turn.isPass()) {
                for (const auto& step : turn.steps) {
                    const int pawns = board.entry().counts().at(step.from).of(step.piece);
                    click(pawn(step.from + 1, step.piece, static_cast<int>(chance() % 12) % pawns));
                    click(cloth(step.to + 1));
                }
                board.endTurn();
                ASSERT_FALSE(turns.isEmpty());
                ASSERT_EQ(turns.back().toStdString(), turn.text) << match->state().text;
            }
            ASSERT_TRUE(match->play(turn.text));
            show();
            ASSERT_EQ(board.entry().counts(), countsOf(match->state().board));
        });
        EXPECT_TRUE(refusals.isEmpty()) << refusals.join('\n').toStdString();
    }
}

TEST_F(BoardGame, ByDigitsWithAnimation) {
    std::mt19937 chance(8);
    lay({}, "rulebook+optional-bonus");
    board.setAnimation(Animation::fast);
    playToTheEnd(*match, chance, [&](const game::TurnView& turn) {
        if (!turn.isPass()) {
            const game::Side mover = match->state().toMove;
            for (const auto& step : turn.steps) {
                digit(step.from + 1, step.piece == mover ? Qt::NoModifier : Qt::ShiftModifier);
                digit(step.to + 1);
            }
            if (board.canEndTurn())
                key(Qt::Key_Return);
            ASSERT_EQ(turns.back().toStdString(), turn.text) << match->state().text;
        }
        ASSERT_TRUE(match->play(turn.text));
        show(Transition::glide);
    });
    board.finishAnimation();
    EXPECT_TRUE(refusals.isEmpty()) << refusals.join('\n').toStdString();
}

TEST_F(BoardGame, IsPaintedAtEverySizeInBothThemes) {
    lay("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    digit(3);
    digit(4);
    digit(1);
    board.setPointsVisible(true);
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
        board.setTheme(Theme::of(kind));
        for (const QSize size : {QSize(300, 300), QSize(480, 480), QSize(640, 560), QSize(1000, 800)}) {
            for (const double ratio : {1.0, 1.5, 2.0}) {
                QImage image(QSizeF(size * ratio).toSize(), QImage::Format_RGB32);
                image.setDevicePixelRatio(ratio);
                image.fill(Qt::magenta);
                QPainter painter(&image);
                board.renderBoard(painter, QSizeF(size));
                painter.end();
                for (const QPoint corner : {QPoint(0, 0), QPoint(image.width() - 1, image.height() - 1)})
                    EXPECT_NE(image.pixelColor(corner), QColor(Qt::magenta)) << size.width() << " at " << ratio;
                std::set<QRgb> colours;
                for (int x = 0; x < image.width(); ++x)
                    colours.insert(image.pixel(x, image.height() / 2));
                EXPECT_GT(colours.size(), 30U);
            }
        }
    }
}

// In a greyscale picture the two sides still differ by more than their shade: a pale disc on top, a belt around the
// waist.
TEST(PawnInGrey, HasItsSidesMarkInAnotherPlace) {
    const auto pale = [](game::Side side, double fromTop) {
        const double height = 80;
        const QImage image = piecePixmap(faceOf("linja"), side, height, 1, Theme::light()).toImage();
        const QPointF foot = pieceFoot(faceOf("linja"), height, Theme::light());
        const QPoint place(qRound(foot.x()), qRound(foot.y() - height * 0.865 + height * fromTop));
        return qGray(image.pixel(place));
    };
    constexpr double kDisc = 0.10;
    constexpr double kBelt = 0.44;
    EXPECT_GT(pale(kRed, kDisc), pale(kRed, kBelt) + 40);
    EXPECT_GT(pale(kBlack, kBelt), pale(kBlack, kDisc) + 40);
}

} // namespace
} // namespace ui
