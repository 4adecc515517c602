// The face of a board of rows, whatever its game: its look, its labels, its cursor and its digits. What it says and
// what is a goal there is its game's.
#pragma once

#include "ui/board/board_face.h"

namespace ui {

class RowsFace : public BoardFace {
public:
    [[nodiscard]] std::shared_ptr<const BoardGeometry> geometry(QSizeF size, bool flipped) const override;
    [[nodiscard]] const SetArt& art(BoardSet set) const override;
    void paintLabels(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry, const Theme& theme,
                     const QRegion& exposed) const override;
    // Up and down over the rows; across: one group, the row as a whole, the other group.
    [[nodiscard]] BoardCursor moved(const BoardCursor& from, CursorWay way, bool flipped) const override;
    // The digits 1 to 8, with Shift for the opposing pawns.
    [[nodiscard]] bool namesPlace(const QKeyEvent& key, const QString& typed) const override;
    [[nodiscard]] std::optional<TypedPlace> typedPlace(const QKeyEvent& key, QString& typed) const override;
    [[nodiscard]] QString keysOf(const BoardCursor& cursor, game::Side mover) const override;
    // A row of the table is a row of the board, its cells are the groups of the first and of the second side.
    [[nodiscard]] std::vector<std::vector<BoardCursor>> cells() const override;
    [[nodiscard]] bool rowsArePlaces() const override { return true; }
};

} // namespace ui
