// The board of Linja: rows of pawns, and what the board says of them.
#pragma once

#include "ui/board/rows/rows_face.h"
#include "ui/games/linja/linja_board_words.h"

namespace ui {

class LinjaBoard final : public RowsFace {
public:
    [[nodiscard]] game::StepView attempt(const PieceGroup& group, const game::StageView& stage) const override;
    [[nodiscard]] bool isStarred(std::optional<game::StepKind> next) const override;
    [[nodiscard]] std::optional<int> goal(game::Side side) const override;
    [[nodiscard]] const BoardWords& words() const override { return m_words; }

private:
    LinjaBoardWords m_words;
};

} // namespace ui
