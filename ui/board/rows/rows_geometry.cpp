#include "ui/board/rows/rows_geometry.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kPawnHeightPerRow = 0.72;
constexpr double kPawnWidthPerHeight = 0.70;
constexpr double kStickPerRow = 0.135;
constexpr double kLongestStickInRows = 13.0;
constexpr double kTallestRowPerWidth = 0.20;

// A fixed unevenness between -1 and 1, so that pawns look placed by hand and yet never jump.
double unevenness(int row, game::Side side, int index, int axis) {
    auto h = static_cast<unsigned>(row * 73 + (side == kRed ? 0 : 31) + index * 151 + axis * 977);
    h = (h ^ 61U) ^ (h >> 16U);
    h *= 9U;
    h ^= h >> 4U;
    h *= 0x27d4eb2dU;
    h ^= h >> 15U;
    return static_cast<double>(h % 2001U) / 1000.0 - 1.0;
}

} // namespace

RowsGeometry::RowsGeometry(QSizeF size, bool flipped) : BoardGeometry(size, flipped) {
    const double shorter = std::min(size.width(), size.height());
    const double margin = std::clamp(shorter * 0.012, 3.0, 14.0);
    m_cloth = QRectF(QPointF(0, 0), size).adjusted(margin, margin * 0.8, -margin, -margin * 1.2);
    m_rowHeight = std::min(m_cloth.height() * 0.985 / kRows, m_cloth.width() * kTallestRowPerWidth);
    const double label = std::max(19.0, std::min(m_rowHeight * 0.48, m_cloth.width() * 0.06));
    const double length = std::min(m_cloth.width() - 2 * label, m_rowHeight * kLongestStickInRows);
    const double height = m_rowHeight * kRows;
    m_field = QRectF(m_cloth.center().x() - length / 2, m_cloth.center().y() - height / 2, length, height);
}

double RowsGeometry::groundRadius() const {
    return std::clamp(m_rowHeight * 0.18, 6.0, 20.0);
}

QRectF RowsGeometry::place(int row) const {
    const int fromTop = flipped() ? row : kRows - 1 - row;
    return {m_field.left(), m_field.top() + fromTop * m_rowHeight, m_field.width(), m_rowHeight};
}

QRectF RowsGeometry::placeInside(int row) const {
    const double half = m_rowHeight * kStickPerRow * 0.5 + m_rowHeight * 0.03;
    return place(row).adjusted(m_rowHeight * 0.02, half, -m_rowHeight * 0.02, -half);
}

QRectF RowsGeometry::placeFull(int row) const {
    const QRectF band = place(row);
    return {m_cloth.left(), band.top(), m_cloth.width(), band.height()};
}

QRectF RowsGeometry::stick(int stick) const {
    const double y = flipped() ? place(stick - 1).bottom() : place(stick - 1).top();
    const double thickness = m_rowHeight * kStickPerRow;
    return {m_field.left(), y - thickness / 2, m_field.width(), thickness};
}

QRectF RowsGeometry::numberLabel(int row) const {
    const QRectF band = place(row);
    const double width = std::min(band.left() - m_cloth.left(), m_rowHeight * 0.6);
    return {band.left() - width, band.top(), width, band.height()};
}

QRectF RowsGeometry::countLabel(int row) const {
    const QRectF band = place(row);
    const double width = std::min(m_cloth.right() - band.right(), m_rowHeight * 0.6);
    return {band.right(), band.top(), width, band.height()};
}

double RowsGeometry::pieceHeight() const {
    return m_rowHeight * kPawnHeightPerRow;
}

double RowsGeometry::pieceWidth() const {
    return pieceHeight() * kPawnWidthPerHeight;
}

double RowsGeometry::spacing(const PlaceCounts& counts) const {
    const int pawns = counts.slotsOf(kRed) + counts.slotsOf(kBlack);
    const double natural = pieceWidth() * 1.28;
    const double room = m_field.width() - 2 * firstSpot();
    return pawns < 2 ? natural : std::min(natural, room / (pawns - 0.9));
}

double RowsGeometry::firstSpot() const {
    return m_rowHeight * 0.22 + pieceWidth() * 0.5;
}

QPointF RowsGeometry::slotSpot(int row, game::Side side, int slot, const PlaceCounts& counts) const {
    const QRectF band = place(row);
    const double step = spacing(counts);
    const bool crowded = step < pieceWidth() * 1.02;
    const double wobble = std::min(1.0, std::max(0.0, step / pieceWidth() - 0.7));
    const double along = firstSpot() + slot * step + unevenness(row + 1, side, slot, 0) * m_rowHeight * 0.018 * wobble;
    const double x = fromRight(side) ? band.right() - along : band.left() + along;
    double y = band.center().y() + m_rowHeight * 0.235 + unevenness(row + 1, side, slot, 1) * m_rowHeight * 0.016;
    if (crowded) {
        y += (slot % 2 == 0 ? 0.045 : -0.06) * m_rowHeight;
    }
    return {x, y};
}

QRectF RowsGeometry::pieceBody(QPointF spot) const {
    const double width = pieceWidth();
    const double below = pieceHeight() * 0.135;
    return {spot.x() - width / 2, spot.y() + below - pieceHeight(), width, pieceHeight()};
}

QRectF RowsGeometry::gap(int row, const PlaceCounts& counts) const {
    const QRectF inside = placeInside(row);
    double left = inside.left();
    double right = inside.right();
    for (const auto side : {kRed, kBlack}) {
        if (counts.of(side) == 0) {
            continue;
        }
        const QRectF pawns = group(row, side, counts);
        if (fromRight(side)) {
            right = std::min(right, pawns.left());
        } else {
            left = std::max(left, pawns.right());
        }
    }
    return {left, inside.top(), std::max(0.0, right - left), inside.height()};
}

std::optional<BoardHit> RowsGeometry::hitTest(QPointF point, const BoardCounts& counts) const {
    if (!m_cloth.contains(point)) {
        return std::nullopt;
    }
    const int fromTop =
        std::clamp(static_cast<int>(std::floor((point.y() - m_field.top()) / m_rowHeight)), 0, kRows - 1);
    BoardHit hit;
    hit.place = flipped() ? fromTop : kRows - 1 - fromTop;
    const PlaceCounts& here = counts.at(hit.place);
    double nearest = std::max(pieceWidth() * 0.62, 11.0);
    for (const auto side : {kRed, kBlack}) {
        for (int index = 0; index < here.of(side); ++index) {
            const double distance = std::abs(point.x() - pieceSpot(hit.place, side, index, here).x());
            if (distance < nearest) {
                nearest = distance;
                hit.side = side;
                hit.index = index;
            }
        }
    }
    return hit;
}

} // namespace ui
