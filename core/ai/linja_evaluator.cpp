#include "core/ai/linja_evaluator.h"

#include <algorithm>
#include <cstdlib>

namespace ai {
namespace {

using game::Side;
using linja::RowWord;

// The sum of a word's bytes weighted 0 to 7 by row: how far its pawns have come from row 0.
int rowsAdvanced(RowWord rows) {
    int sum = 0;
    for (int row = 1; row < linja::kRows; ++row)
        sum += row * linja::countAt(rows, row);
    return sum;
}

} // namespace

int Evaluator<linja::Position>::evaluate(const Position& position) {
    const game::Score score = position.score();
    const int margin = score.pointsOf(Side::first) - score.pointsOf(Side::second);
    const Side mover = position.sideToMove();
    const int sign = mover == Side::first ? 1 : -1;
    return sign * margin * kUnit / 2 + progress(position, mover) * kUnit / 2 + kUnit;
}

int Evaluator<linja::Position>::progress(const Position& position, Side side) {
    const int first = rowsAdvanced(position.rows(Side::first));
    const int second = rowsAdvanced(linja::flipRows(position.rows(Side::second)));
    return side == Side::first ? first - second : second - first;
}

double Evaluator<linja::Position>::hardToSee(const Position& position, const linja::Turn& turn) {
    const int forward = position.sideToMove() == Side::first ? 1 : -1;
    double hardness = 0.15;
    for (int i = 1; i < turn.size(); ++i) {
        const linja::Step step = turn[i];
        const int distance = std::abs(step.to() - step.from());
        if (step.isOpposing())
            hardness += 0.45;
        else if ((step.to() - step.from()) * forward < 0)
            hardness += 0.35;
        else
            hardness += 0.1 * distance;
        if (step.from() != turn[i - 1].to())
            hardness += 0.1;
    }
    return std::min(hardness, 1.0);
}

} // namespace ai
