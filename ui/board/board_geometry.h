// Where everything on the Linja board lies, and what lies under a point. Pure arithmetic: nothing is painted here.
// Lengths are device-independent pixels of the widget, its top left corner is the origin. Rows are 1 to 8 counted from
// Red's start line; stick i lies between rows i and i + 1. Meant for boards from 300x300 up; smaller ones only get
// crowded.
#pragma once

#include "core/game/side.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <array>
#include <cstdint>
#include <optional>

namespace ui {

inline constexpr int kRows = 8;
inline constexpr int kSticks = kRows - 1;

inline constexpr game::Side kRed = game::Side::first;
inline constexpr game::Side kBlack = game::Side::second;

// The pawns of one row. A side's pawns stand on places counted from its end of the row; some places may have been left
// empty among them (see arrangement.h). Two rows are equal when they hold the same pawns, wherever these stand.
struct RowCounts {
    int red = 0;
    int black = 0;
    std::array<std::uint32_t, 2> gaps{}; // bit i: place i of the side is empty, although it was taken

    [[nodiscard]] constexpr int of(game::Side side) const { return side == kRed ? red : black; }
    [[nodiscard]] constexpr int& of(game::Side side) { return side == kRed ? red : black; }
    // Places of a side that are taken or left empty.
    [[nodiscard]] int placesOf(game::Side side) const;
    // The place of pawn `index`; of the next pawn for the count itself.
    [[nodiscard]] int placeOf(game::Side side, int index) const;
    // Which pawn stands there; of an empty place, which one would.
    [[nodiscard]] int indexAt(game::Side side, int place) const;

    int leave(game::Side side, int index); // pawn `index` goes; gives its place, which stays empty
    int arrive(game::Side side);           // one more; gives its place
    void fill(game::Side side, int place); // one more, on a place left empty
    void closeRanks() { gaps = {}; }

    friend constexpr bool operator==(const RowCounts& a, const RowCounts& b) {
        return a.red == b.red && a.black == b.black;
    }
};

// counts[row - 1]; use at() to speak in row numbers.
struct BoardCounts {
    std::array<RowCounts, kRows> rows{};

    [[nodiscard]] const RowCounts& at(int row) const { return rows[static_cast<std::size_t>(row - 1)]; }
    [[nodiscard]] RowCounts& at(int row) { return rows[static_cast<std::size_t>(row - 1)]; }
    friend bool operator==(const BoardCounts&, const BoardCounts&) = default;
};

// What lies under a point: always a row; a pawn only where one stands.
struct BoardHit {
    int row = 0;
    std::optional<game::Side> side;
    int index = -1;
    friend bool operator==(const BoardHit&, const BoardHit&) = default;
};

class BoardGeometry {
public:
    BoardGeometry() = default;
    BoardGeometry(QSizeF size, bool flipped);

    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] bool flipped() const { return m_flipped; }
    [[nodiscard]] QRectF cloth() const { return m_cloth; }
    [[nodiscard]] double clothRadius() const;
    [[nodiscard]] double rowHeight() const { return m_rowHeight; }

    // The band of a row: as wide as the sticks, from the middle of one stick to the middle of the next.
    [[nodiscard]] QRectF row(int row) const;
    // The part of the band free of bamboo: frames and tints go here.
    [[nodiscard]] QRectF rowInside(int row) const;
    // The band from one rim of the cloth to the other, labels included: what has to be repainted with the row.
    [[nodiscard]] QRectF rowFull(int row) const;
    [[nodiscard]] QRectF stick(int stick) const;
    [[nodiscard]] QRectF numberLabel(int row) const;
    [[nodiscard]] QRectF countLabel(int row) const;

    [[nodiscard]] double pawnHeight() const;
    [[nodiscard]] double pawnWidth() const;
    // Where pawn `index` of its side touches the cloth; pawn 0 stands at the side's end of the row. `index` may be the
    // count itself: the spot the next pawn would take.
    [[nodiscard]] QPointF pawnSpot(int row, game::Side side, int index, RowCounts counts) const;
    // The same for a place, taken or left empty.
    [[nodiscard]] QPointF placeSpot(int row, game::Side side, int place, RowCounts counts) const;
    // Spot 0 of a side lies on the right: Red's with Red at the bottom, Black's when flipped.
    [[nodiscard]] bool fromRight(game::Side side) const { return (side == kRed) != m_flipped; }
    // The body of a pawn that stands on `spot`, without its shadow.
    [[nodiscard]] QRectF pawnBody(QPointF spot) const;
    // The free stretch of a row between its two groups.
    [[nodiscard]] QRectF gap(int row, RowCounts counts) const;
    // The pawns of one group as one rectangle; an empty group gives the place of its first pawn.
    [[nodiscard]] QRectF group(int row, game::Side side, RowCounts counts) const;

    // Nothing outside the cloth. In a crowded row the pawn nearest to the point wins.
    [[nodiscard]] std::optional<BoardHit> hitTest(QPointF point, const BoardCounts& counts) const;

private:
    [[nodiscard]] double spacing(RowCounts counts) const;
    [[nodiscard]] double firstSpot() const; // from the end of the row

    QSizeF m_size;
    bool m_flipped = false;
    QRectF m_cloth;
    QRectF m_field;
    double m_rowHeight = 0;
};

} // namespace ui
