// The face of a board of squares, whatever its game: its look, coordinates and cursor. What it says is its game's.
#pragma once

#include "ui/board/board_face.h"

namespace ui {

class GridFace : public BoardFace {
public:
    GridFace(int columns, int rows) : m_columns(columns), m_rows(rows) {}

    [[nodiscard]] std::shared_ptr<const BoardGeometry> geometry(QSizeF size, bool flipped) const override;
    [[nodiscard]] const SetArt& art(BoardSet set) const override;
    void paintLabels(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry, const Theme& theme,
                     const QRegion& exposed) const override;
    [[nodiscard]] BoardCursor moved(const BoardCursor& from, CursorWay way, bool flipped) const override;
    // None: letters are shortcuts of the window. A square is reached by the arrow keys, a turn can be typed.
    [[nodiscard]] bool namesPlace(const QKeyEvent&, const QString&) const override { return false; }
    [[nodiscard]] std::optional<TypedPlace> typedPlace(const QKeyEvent&, QString&) const override { return {}; }
    [[nodiscard]] QString keysOf(const BoardCursor&, game::Side) const override { return {}; }
    // The table's first row is the board's last, the one at the top.
    [[nodiscard]] std::vector<std::vector<BoardCursor>> cells() const override;
    [[nodiscard]] bool isStarred(std::optional<game::StepKind>) const override { return false; }
    [[nodiscard]] std::optional<int> goal(game::Side) const override { return {}; }

protected:
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }

private:
    int m_columns;
    int m_rows;
};

} // namespace ui
