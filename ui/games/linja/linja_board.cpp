#include "ui/games/linja/linja_board.h"

#include "ui/board/rows/rows_geometry.h"

#include <algorithm>

namespace ui {

// As far as the stage says, in its own direction, no farther than the last row.
game::StepView LinjaBoard::attempt(const PieceGroup& group, const game::StageView& stage) const {
    const int forward = group.side == kRed ? 1 : -1;
    int to = std::clamp(group.place + forward * std::max(1, stage.distance), 0, kRows - 1);
    if (to == group.place)
        to = group.place - forward;
    return {group.place, to, group.side, stage.next.value_or(game::StepKind::opening)};
}

bool LinjaBoard::isStarred(std::optional<game::StepKind> next) const {
    return next == game::StepKind::bonus;
}

std::optional<int> LinjaBoard::goal(game::Side side) const {
    return side == kRed ? kRows - 1 : 0;
}

} // namespace ui
