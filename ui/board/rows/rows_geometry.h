// The board of rows: eight rows across, one above the other, with a stick between every two. Rows are the places 0 to 7
// counted from the first side's start line; stick i lies between the rows i - 1 and i. Meant for boards from 300x300
// up; smaller ones only get crowded.
#pragma once

#include "ui/board/board_geometry.h"

namespace ui {

inline constexpr int kRows = 8;
inline constexpr int kSticks = kRows - 1;

inline constexpr game::Side kRed = game::Side::first;
inline constexpr game::Side kBlack = game::Side::second;

class RowsGeometry final : public BoardGeometry {
public:
    RowsGeometry(QSizeF size, bool flipped); // flipped: the second side at the bottom

    [[nodiscard]] int placeCount() const override { return kRows; }
    [[nodiscard]] double unit() const override { return m_rowHeight; }
    [[nodiscard]] QRectF ground() const override { return m_cloth; }
    [[nodiscard]] QRectF field() const override { return m_field; }
    // The band of a row: as wide as the sticks, from the middle of one stick to the middle of the next.
    [[nodiscard]] QRectF place(int row) const override;
    // The part of the band free of bamboo.
    [[nodiscard]] QRectF placeInside(int row) const override;
    // The band from one rim of the cloth to the other.
    [[nodiscard]] QRectF placeFull(int row) const override;
    [[nodiscard]] double pieceHeight() const override;
    [[nodiscard]] double pieceWidth() const override;
    [[nodiscard]] Foot foot() const override { return {pieceWidth() * 0.5, pieceWidth() * 0.23}; }
    [[nodiscard]] QPointF slotSpot(int row, game::Side side, int slot, const PlaceCounts& counts) const override;
    [[nodiscard]] QRectF pieceBody(QPointF spot) const override;
    // The first side's with it at the bottom, the second side's when flipped.
    [[nodiscard]] bool fromRight(game::Side side) const override { return (side == kRed) != flipped(); }
    // In a crowded row the piece nearest to the point wins.
    [[nodiscard]] std::optional<BoardHit> hitTest(QPointF point, const BoardCounts& counts) const override;

    [[nodiscard]] double groundRadius() const;
    [[nodiscard]] QRectF stick(int stick) const;
    [[nodiscard]] QRectF numberLabel(int row) const;
    [[nodiscard]] QRectF countLabel(int row) const;
    // The free stretch of a row between its two groups.
    [[nodiscard]] QRectF gap(int row, const PlaceCounts& counts) const;

private:
    [[nodiscard]] double spacing(const PlaceCounts& counts) const;
    [[nodiscard]] double firstSpot() const; // from the end of the row

    QRectF m_cloth;
    QRectF m_field;
    double m_rowHeight = 0;
};

// The geometry of a board that is known to be one of rows.
[[nodiscard]] inline const RowsGeometry& rowsOf(const BoardGeometry& geometry) {
    return static_cast<const RowsGeometry&>(geometry);
}

} // namespace ui
