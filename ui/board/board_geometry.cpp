#include "ui/board/board_geometry.h"

#include <algorithm>

namespace ui {

QPointF BoardGeometry::pieceSpot(int place, game::Side side, int index, const PlaceCounts& counts) const {
    return slotSpot(place, side, counts.slotOf(side, index), counts);
}

QRectF BoardGeometry::group(int place, game::Side side, const PlaceCounts& counts) const {
    const QRectF first = pieceBody(pieceSpot(place, side, 0, counts));
    const int last = std::max(0, counts.of(side) - 1);
    return first.united(pieceBody(pieceSpot(place, side, last, counts)));
}

} // namespace ui
