#include "ui/board/grid/grid_geometry.h"

#include <algorithm>
#include <cmath>

namespace ui {

GridGeometry::GridGeometry(int columns, int rows, QSizeF size, bool flipped)
    : BoardGeometry(size, flipped), m_columns(columns), m_rows(rows) {
    const double shorter = std::min(size.width(), size.height());
    const double margin = std::clamp(shorter * 0.012, 3.0, 14.0);
    m_rim = std::clamp(shorter * 0.045, 15.0, 42.0);
    const double width = size.width() - 2 * (margin + m_rim);
    const double height = size.height() - 2 * (margin + m_rim);
    // Whole pixels: the edges of squares stay sharp.
    m_square = std::max(4.0, std::floor(std::min(width / columns, height / rows)));
    const QSizeF field(m_square * columns, m_square * rows);
    m_field = QRectF(
        QPointF(std::round((size.width() - field.width()) / 2), std::round((size.height() - field.height()) / 2)),
        field);
    m_ground = m_field.adjusted(-m_rim, -m_rim, m_rim, m_rim);
}

QRectF GridGeometry::place(int square) const {
    const int column = square % m_columns;
    const int row = square / m_columns;
    const int fromLeft = flipped() ? m_columns - 1 - column : column;
    const int fromTop = flipped() ? row : m_rows - 1 - row;
    return {m_field.left() + fromLeft * m_square, m_field.top() + fromTop * m_square, m_square, m_square};
}

QRectF GridGeometry::placeInside(int square) const {
    const double in = m_square * 0.045;
    return place(square).adjusted(in, in, -in, -in);
}

QRectF GridGeometry::placeFull(int square) const {
    const double out = m_square * 0.15;
    return place(square).adjusted(-out, -out, out, out);
}

QRectF GridGeometry::columnLabel(int column) const {
    const QRectF at = place(column);
    return {at.left(), m_field.bottom(), at.width(), m_rim};
}

QRectF GridGeometry::rowLabel(int row) const {
    const QRectF at = place(row * m_columns);
    return {m_ground.left(), at.top(), m_rim, at.height()};
}

QPointF GridGeometry::slotSpot(int square, game::Side, int, const PlaceCounts&) const {
    return place(square).center();
}

QRectF GridGeometry::pieceBody(QPointF spot) const {
    const double half = pieceWidth() / 2;
    return {spot.x() - half, spot.y() - half, 2 * half, 2 * half};
}

std::optional<BoardHit> GridGeometry::hitTest(QPointF point, const BoardCounts& counts) const {
    if (!m_field.contains(point))
        return std::nullopt;
    const int fromLeft = std::clamp(static_cast<int>((point.x() - m_field.left()) / m_square), 0, m_columns - 1);
    const int fromTop = std::clamp(static_cast<int>((point.y() - m_field.top()) / m_square), 0, m_rows - 1);
    const int column = flipped() ? m_columns - 1 - fromLeft : fromLeft;
    const int row = flipped() ? fromTop : m_rows - 1 - fromTop;
    BoardHit hit;
    hit.place = row * m_columns + column;
    const PlaceCounts& here = counts.at(hit.place);
    for (const game::Side side : kSides) {
        if (here.of(side) > 0) {
            hit.side = side;
            hit.index = 0;
        }
    }
    return hit;
}

} // namespace ui
