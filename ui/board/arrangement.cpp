#include "ui/board/arrangement.h"

#include <algorithm>
#include <cassert>

namespace ui {

void Arrangement::beginTurn() {
    made.clear();
    for (RowCounts& row : counts.rows)
        row.closeRanks();
}

void Arrangement::make(const game::StepView& step, int index) {
    RowCounts& from = counts.at(step.from + 1);
    const int pawns = from.of(step.piece);
    assert(pawns > 0);
    const int gone = index < 0 ? pawns - 1 : std::min(index, pawns - 1);
    MadeStep now{step, from.leave(step.piece, gone), 0};
    now.toPlace = counts.at(step.to + 1).arrive(step.piece);
    made.push_back(now);
}

void Arrangement::takeBack() {
    assert(!made.empty());
    const MadeStep last = made.back();
    made.pop_back();
    --counts.at(last.step.to + 1).of(last.step.piece); // it came last, so it stands on the last place
    counts.at(last.step.from + 1).fill(last.step.piece, last.fromPlace);
}

bool Arrangement::shows(std::span<const game::StepView> steps) const {
    return std::equal(made.begin(), made.end(), steps.begin(), steps.end(),
                      [](const MadeStep& a, const game::StepView& b) { return a.step == b; });
}

BoardCounts countsOf(const game::BoardView& board) {
    BoardCounts counts;
    const std::size_t rows = std::min(board.places.size(), counts.rows.size());
    for (std::size_t i = 0; i < rows; ++i) {
        counts.rows[i] = {board.places[i].pieces[0], board.places[i].pieces[1]};
    }
    return counts;
}

Arrangement arrangementAt(const game::Match& match, int ply) {
    if (ply == 0)
        return {countsOf(match.stateAt(0).board), {}};
    Arrangement arrangement{countsOf(match.stateAt(ply - 1).board), {}};
    for (const game::StepView& step : match.turnAt(ply - 1).steps)
        arrangement.make(step);
    return arrangement;
}

} // namespace ui
