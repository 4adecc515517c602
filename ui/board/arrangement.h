// How the pawns stand on the board while the last turn, or the turn being made, is to be seen. Where a pawn stands in
// its row has no meaning (rule 1.2), but a row that closed ranks at once would hide which pawn went: its place stays
// empty until the next turn begins, and so every pawn keeps its place as long as a turn goes on. Rows are 1 to 8.
#pragma once

#include "core/game/match.h"
#include "ui/board/board_geometry.h"

#include <span>
#include <vector>

namespace ui {

// A step and the places of its pawn in the two rows.
struct MadeStep {
    game::StepView step;
    int fromPlace = 0;
    int toPlace = 0;
};

struct Arrangement {
    BoardCounts counts;
    std::vector<MadeStep> made; // of the turn that is to be seen

    // Closes the ranks: another turn begins.
    void beginTurn();
    // Moves the pawn `index` of its group; -1 the one nearest to the middle.
    void make(const game::StepView& step, int index = -1);
    // The last step, back to the place it came from.
    void takeBack();

    [[nodiscard]] bool shows(std::span<const game::StepView> steps) const; // exactly these steps of a turn
};

// The pawns of a board view, row by row, ranks closed.
[[nodiscard]] BoardCounts countsOf(const game::BoardView& board);

// The position after `ply` turns of the match, with the last of them to be seen.
[[nodiscard]] Arrangement arrangementAt(const game::Match& match, int ply);

} // namespace ui
