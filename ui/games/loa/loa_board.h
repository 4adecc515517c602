// The board of Lines of Action: squares and stones, the line of movement and its count while a stone is chosen, and the
// lines that join connected stones.
#pragma once

#include "ui/board/grid/grid_face.h"
#include "ui/games/loa/loa_board_words.h"

namespace ui {

class LoaBoard final : public GridFace {
public:
    LoaBoard();

    void paintGround(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry,
                     const Theme& theme) const override;
    [[nodiscard]] game::StepView attempt(const PieceGroup& group, const game::StageView& stage) const override;
    [[nodiscard]] const BoardWords& words() const override { return m_words; }

private:
    LoaBoardWords m_words;
};

} // namespace ui
