#include "ui/text/score_text.h"

#include <QCoreApplication>
#include <array>

namespace ui {
namespace {

struct ScoreText {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

} // namespace

QString signedNumber(int points) {
    return points < 0 ? QChar(0x2212) + QString::number(-points) : QString::number(points);
}

QString placePointsText(const GameWords& words, const game::StateView& state, game::Side side, std::size_t place) {
    const game::PlaceView& view = state.board.places[place];
    const int pieces = view.pieces[game::indexOf(side)];
    return words.placePointsText(static_cast<int>(place), pieces,
                                 signedNumber(pieces * view.worth[game::indexOf(side)]));
}

QStringList pointsTexts(const GameWords& words, const game::StateView& state, game::Side side) {
    QStringList texts;
    if (!words.isScored())
        return texts;
    for (std::size_t place = 0; place < state.board.places.size(); ++place)
        if (state.board.places[place].pieces[game::indexOf(side)] > 0)
            texts << placePointsText(words, state, side, place);
    return texts;
}

QString scoreText(const GameWords& words, const game::BoardView& board, const game::Score& score) {
    const QString first = words.sideName(game::Side::first);
    const QString second = words.sideName(game::Side::second);
    if (words.isScored())
        //: %1 and %3 are sides, %2 and %4 points.
        return ScoreText::tr("Score: %1 %2, %3 %4.")
            .arg(first, QString::number(score.pointsOf(game::Side::first)), second,
                 QString::number(score.pointsOf(game::Side::second)));
    std::array<int, 2> pieces{};
    for (const game::PlaceView& place : board.places)
        for (const std::size_t side : {0U, 1U})
            pieces[side] += place.pieces[side];
    //: %1 and %3 are sides, %2 and %4 numbers of pieces.
    return ScoreText::tr("Pieces: %1 %2, %3 %4.")
        .arg(first, QString::number(pieces[0]), second, QString::number(pieces[1]));
}

} // namespace ui
