// How the pieces stand on the board while the last turn, or the turn being made, is to be seen. Where a piece stands in
// its place has no meaning, but a row that closed ranks at once would hide which pawn went: its slot stays empty until
// the next turn begins, and so every piece keeps its slot as long as a turn goes on.
#pragma once

#include "core/game/match.h"
#include "ui/board/piece_counts.h"

#include <span>
#include <vector>

namespace ui {

// A step, what else it did to the board, and the slots of its piece in the two places.
struct MadeStep {
    game::StepView step;
    int fromSlot = 0;
    int toSlot = 0;
    std::vector<game::Transition::Change> appeared = {};
    std::vector<game::Transition::Change> vanished = {};
};

struct Arrangement {
    BoardCounts counts;
    std::vector<MadeStep> made; // of the turn that is to be seen

    // Closes the ranks: another turn begins.
    void beginTurn();
    // Moves piece `index` of its group, -1 the one nearest to the middle, and does what else the step does.
    void make(const game::Transition& transition, int index = -1);
    // The last step, back to the slot it came from.
    void takeBack();

    [[nodiscard]] bool shows(std::span<const game::StepView> steps) const; // exactly these steps of a turn
};

// The position after `ply` turns of the match, with the last of them to be seen.
[[nodiscard]] Arrangement arrangementAt(const game::Match& match, int ply);

} // namespace ui
