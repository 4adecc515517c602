#include "ui/board/board_geometry.h"

#include <algorithm>
#include <bit>
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

int RowCounts::placesOf(game::Side side) const {
    return of(side) + std::popcount(gaps[game::indexOf(side)]);
}

int RowCounts::placeOf(game::Side side, int index) const {
    const std::uint32_t empty = gaps[game::indexOf(side)];
    int place = 0;
    for (int left = index;; ++place) {
        if ((empty >> place & 1U) != 0)
            continue;
        if (left-- == 0)
            return place;
    }
}

int RowCounts::indexAt(game::Side side, int place) const {
    const std::uint32_t below = gaps[game::indexOf(side)] & ((1U << place) - 1U);
    return place - std::popcount(below);
}

int RowCounts::leave(game::Side side, int index) {
    const int place = placeOf(side, index);
    --of(side);
    gaps[game::indexOf(side)] |= 1U << place;
    return place;
}

int RowCounts::arrive(game::Side side) {
    const int place = placesOf(side);
    ++of(side);
    return place;
}

void RowCounts::fill(game::Side side, int place) {
    ++of(side);
    gaps[game::indexOf(side)] &= ~(1U << place);
}

BoardGeometry::BoardGeometry(QSizeF size, bool flipped) : m_size(size), m_flipped(flipped) {
    const double shorter = std::min(size.width(), size.height());
    const double margin = std::clamp(shorter * 0.012, 3.0, 14.0);
    m_cloth = QRectF(QPointF(0, 0), size).adjusted(margin, margin * 0.8, -margin, -margin * 1.2);
    m_rowHeight = std::min(m_cloth.height() * 0.985 / kRows, m_cloth.width() * kTallestRowPerWidth);
    const double label = std::max(19.0, std::min(m_rowHeight * 0.48, m_cloth.width() * 0.06));
    const double length = std::min(m_cloth.width() - 2 * label, m_rowHeight * kLongestStickInRows);
    const double height = m_rowHeight * kRows;
    m_field = QRectF(m_cloth.center().x() - length / 2, m_cloth.center().y() - height / 2, length, height);
}

double BoardGeometry::clothRadius() const {
    return std::clamp(m_rowHeight * 0.18, 6.0, 20.0);
}

QRectF BoardGeometry::row(int row) const {
    const int fromTop = m_flipped ? row - 1 : kRows - row;
    return {m_field.left(), m_field.top() + fromTop * m_rowHeight, m_field.width(), m_rowHeight};
}

QRectF BoardGeometry::rowInside(int row) const {
    const double half = m_rowHeight * kStickPerRow * 0.5 + m_rowHeight * 0.03;
    return this->row(row).adjusted(m_rowHeight * 0.02, half, -m_rowHeight * 0.02, -half);
}

QRectF BoardGeometry::rowFull(int row) const {
    const QRectF band = this->row(row);
    return {m_cloth.left(), band.top(), m_cloth.width(), band.height()};
}

QRectF BoardGeometry::stick(int stick) const {
    const double y = m_flipped ? row(stick).bottom() : row(stick).top();
    const double thickness = m_rowHeight * kStickPerRow;
    return {m_field.left(), y - thickness / 2, m_field.width(), thickness};
}

QRectF BoardGeometry::numberLabel(int row) const {
    const QRectF band = this->row(row);
    const double width = std::min(band.left() - m_cloth.left(), m_rowHeight * 0.6);
    return {band.left() - width, band.top(), width, band.height()};
}

QRectF BoardGeometry::countLabel(int row) const {
    const QRectF band = this->row(row);
    const double width = std::min(m_cloth.right() - band.right(), m_rowHeight * 0.6);
    return {band.right(), band.top(), width, band.height()};
}

double BoardGeometry::pawnHeight() const {
    return m_rowHeight * kPawnHeightPerRow;
}

double BoardGeometry::pawnWidth() const {
    return pawnHeight() * kPawnWidthPerHeight;
}

double BoardGeometry::spacing(RowCounts counts) const {
    const int pawns = counts.placesOf(kRed) + counts.placesOf(kBlack);
    const double natural = pawnWidth() * 1.28;
    const double room = m_field.width() - 2 * firstSpot();
    return pawns < 2 ? natural : std::min(natural, room / (pawns - 0.9));
}

double BoardGeometry::firstSpot() const {
    return m_rowHeight * 0.22 + pawnWidth() * 0.5;
}

QPointF BoardGeometry::pawnSpot(int row, game::Side side, int index, RowCounts counts) const {
    return placeSpot(row, side, counts.placeOf(side, index), counts);
}

QPointF BoardGeometry::placeSpot(int row, game::Side side, int place, RowCounts counts) const {
    const QRectF band = this->row(row);
    const double step = spacing(counts);
    const bool crowded = step < pawnWidth() * 1.02;
    const double wobble = std::min(1.0, std::max(0.0, step / pawnWidth() - 0.7));
    const double along = firstSpot() + place * step + unevenness(row, side, place, 0) * m_rowHeight * 0.018 * wobble;
    const double x = fromRight(side) ? band.right() - along : band.left() + along;
    double y = band.center().y() + m_rowHeight * 0.235 + unevenness(row, side, place, 1) * m_rowHeight * 0.016;
    if (crowded) {
        y += (place % 2 == 0 ? 0.045 : -0.06) * m_rowHeight;
    }
    return {x, y};
}

QRectF BoardGeometry::pawnBody(QPointF spot) const {
    const double width = pawnWidth();
    const double below = pawnHeight() * 0.135;
    return {spot.x() - width / 2, spot.y() + below - pawnHeight(), width, pawnHeight()};
}

QRectF BoardGeometry::group(int row, game::Side side, RowCounts counts) const {
    const QRectF first = pawnBody(pawnSpot(row, side, 0, counts));
    const int last = std::max(0, counts.of(side) - 1);
    return first.united(pawnBody(pawnSpot(row, side, last, counts)));
}

QRectF BoardGeometry::gap(int row, RowCounts counts) const {
    const QRectF inside = rowInside(row);
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

std::optional<BoardHit> BoardGeometry::hitTest(QPointF point, const BoardCounts& counts) const {
    if (!m_cloth.contains(point)) {
        return std::nullopt;
    }
    const int fromTop =
        std::clamp(static_cast<int>(std::floor((point.y() - m_field.top()) / m_rowHeight)), 0, kRows - 1);
    BoardHit hit;
    hit.row = m_flipped ? fromTop + 1 : kRows - fromTop;
    const RowCounts here = counts.at(hit.row);
    double nearest = std::max(pawnWidth() * 0.62, 11.0);
    for (const auto side : {kRed, kBlack}) {
        for (int index = 0; index < here.of(side); ++index) {
            const double distance = std::abs(point.x() - pawnSpot(hit.row, side, index, here).x());
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
