// Where everything on a board lies, and what lies under a point: what the shared parts of the board ask of every kind
// of board. Pure arithmetic: nothing is painted here. Lengths are device-independent pixels of the widget, its top left
// corner is the origin. Places and slots are those of piece_counts.h.
#pragma once

#include "ui/board/piece_counts.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <optional>

namespace ui {

// What lies under a point: always a place; a piece only where one stands.
struct BoardHit {
    int place = 0;
    std::optional<game::Side> side;
    int index = -1;
    friend bool operator==(const BoardHit&, const BoardHit&) = default;
};

class BoardGeometry {
public:
    // What a piece covers on the ground around its spot: an ellipse.
    struct Foot {
        double rx = 0;
        double ry = 0;
    };

    virtual ~BoardGeometry() = default;

    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] bool flipped() const { return m_flipped; }

    [[nodiscard]] virtual int placeCount() const = 0;
    // What marks and letters are measured by: about the height of a place.
    [[nodiscard]] virtual double unit() const = 0;
    // The board with its rim; outside it nothing is hit.
    [[nodiscard]] virtual QRectF ground() const = 0;
    // All places together.
    [[nodiscard]] virtual QRectF field() const = 0;
    [[nodiscard]] virtual QRectF place(int place) const = 0;
    // The part of a place that frames and tints go into.
    [[nodiscard]] virtual QRectF placeInside(int place) const = 0;
    // What has to be repainted with the place, labels included.
    [[nodiscard]] virtual QRectF placeFull(int place) const = 0;

    [[nodiscard]] virtual double pieceHeight() const = 0;
    [[nodiscard]] virtual double pieceWidth() const = 0;
    [[nodiscard]] virtual Foot foot() const = 0;
    // The middle of the foot of a piece on this slot, taken or left empty.
    [[nodiscard]] virtual QPointF slotSpot(int place, game::Side side, int slot, const PlaceCounts& counts) const = 0;
    // The body of a piece that stands on `spot`, without its shadow.
    [[nodiscard]] virtual QRectF pieceBody(QPointF spot) const = 0;
    // Slot 0 of a side lies on the right of its place.
    [[nodiscard]] virtual bool fromRight(game::Side side) const = 0;
    // Pieces are seen from above, and steps run along lines of the board.
    [[nodiscard]] virtual bool isFromAbove() const { return false; }
    // Nothing outside the ground.
    [[nodiscard]] virtual std::optional<BoardHit> hitTest(QPointF point, const BoardCounts& counts) const = 0;

    // Where piece `index` of its side stands. `index` may be the count itself: the spot the next piece would take.
    [[nodiscard]] QPointF pieceSpot(int place, game::Side side, int index, const PlaceCounts& counts) const;
    // The pieces of one side as one rectangle; none give the place of the first.
    [[nodiscard]] QRectF group(int place, game::Side side, const PlaceCounts& counts) const;

protected:
    BoardGeometry(QSizeF size, bool flipped) : m_size(size), m_flipped(flipped) {}
    BoardGeometry(const BoardGeometry&) = default;
    BoardGeometry& operator=(const BoardGeometry&) = default;

private:
    QSizeF m_size;
    bool m_flipped = false;
};

} // namespace ui
