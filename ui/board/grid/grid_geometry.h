// A board of squares seen from above, with a rim that holds the coordinates. Squares are the places, numbered row by
// row from the first side's left: a1, b1, ... A square holds one piece, in its middle.
#pragma once

#include "ui/board/board_geometry.h"

namespace ui {

class GridGeometry final : public BoardGeometry {
public:
    // flipped: the second side at the bottom
    GridGeometry(int columns, int rows, QSizeF size, bool flipped);

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] double rim() const { return m_rim; }
    // Where the letter of a column and the figure of a row stand in the rim.
    [[nodiscard]] QRectF columnLabel(int column) const;
    [[nodiscard]] QRectF rowLabel(int row) const;

    [[nodiscard]] int placeCount() const override { return m_columns * m_rows; }
    [[nodiscard]] double unit() const override { return m_square; }
    [[nodiscard]] QRectF ground() const override { return m_ground; }
    [[nodiscard]] QRectF field() const override { return m_field; }
    [[nodiscard]] QRectF place(int square) const override;
    [[nodiscard]] QRectF placeInside(int square) const override;
    [[nodiscard]] QRectF placeFull(int square) const override;
    [[nodiscard]] double pieceHeight() const override { return m_square * 0.76; }
    [[nodiscard]] double pieceWidth() const override { return pieceHeight(); }
    [[nodiscard]] Foot foot() const override { return {pieceWidth() * 0.5, pieceWidth() * 0.5}; }
    [[nodiscard]] QPointF slotSpot(int square, game::Side side, int slot, const PlaceCounts& counts) const override;
    [[nodiscard]] QRectF pieceBody(QPointF spot) const override;
    [[nodiscard]] bool fromRight(game::Side) const override { return true; }
    [[nodiscard]] bool isFromAbove() const override { return true; }
    [[nodiscard]] std::optional<BoardHit> hitTest(QPointF point, const BoardCounts& counts) const override;

private:
    int m_columns;
    int m_rows;
    QRectF m_ground;
    QRectF m_field;
    double m_square = 0;
    double m_rim = 0;
};

// The geometry of a board that is known to be a grid.
[[nodiscard]] inline const GridGeometry& gridOf(const BoardGeometry& geometry) {
    return static_cast<const GridGeometry&>(geometry);
}

} // namespace ui
