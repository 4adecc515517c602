#include "ui/text/score_text.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct ScoreText {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

} // namespace

QString signedNumber(int points) {
    return points < 0 ? QChar(0x2212) + QString::number(-points) : QString::number(points);
}

QString rowPointsText(const game::StateView& state, game::Side side, std::size_t row) {
    const game::PlaceView& place = state.board.places[row];
    const int pawns = place.pieces[game::indexOf(side)];
    const int points = pawns * place.worth[game::indexOf(side)];
    return ScoreText::tr("Row %1: %n pawn(s), %2 points", nullptr, pawns).arg(row + 1).arg(signedNumber(points));
}

QStringList pointsTexts(const game::StateView& state, game::Side side) {
    QStringList texts;
    for (std::size_t row = 0; row < state.board.places.size(); ++row)
        if (state.board.places[row].pieces[game::indexOf(side)] > 0)
            texts << rowPointsText(state, side, row);
    return texts;
}

} // namespace ui
