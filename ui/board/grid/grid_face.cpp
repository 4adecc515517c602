#include "ui/board/grid/grid_face.h"

#include "ui/board/board_painter.h"
#include "ui/board/grid/grid_art.h"
#include "ui/board/grid/grid_geometry.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace ui {

std::shared_ptr<const BoardGeometry> GridFace::geometry(QSizeF size, bool flipped) const {
    return std::make_shared<GridGeometry>(m_columns, m_rows, size, flipped);
}

const SetArt& GridFace::art(BoardSet set) const {
    return gridArtOf(set);
}

void GridFace::paintLabels(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry,
                           const Theme& theme, const QRegion& exposed) const {
    if (!scene.coordinates)
        return;
    const GridGeometry& grid = gridOf(geometry);
    const QFont font = painter.font();
    QFont letters = font;
    const double pixels = std::min(grid.rim() * 0.62 * std::min(1.25, textScale(font)), grid.rim() * 0.8);
    letters.setPixelSize(std::max(9, static_cast<int>(std::lround(pixels))));
    letters.setBold(true);
    painter.setFont(letters);
    painter.setPen(gridColours(theme).rimText);
    const auto write = [&](const QRectF& at, const QString& text) {
        if (exposed.intersects(at.toAlignedRect()))
            painter.drawText(at, Qt::AlignCenter | Qt::TextDontClip, text);
    };
    for (int column = 0; column < m_columns; ++column)
        write(grid.columnLabel(column), QString(QChar(u'a' + column)));
    for (int row = 0; row < m_rows; ++row)
        write(grid.rowLabel(row), QString::number(row + 1));
    painter.setFont(font);
}

BoardCursor GridFace::moved(const BoardCursor& from, CursorWay way, bool flipped) const {
    int column = from.place % m_columns;
    int row = from.place / m_columns;
    const int ahead = flipped ? -1 : 1;
    switch (way) {
    case CursorWay::up:
        row += ahead;
        break;
    case CursorWay::down:
        row -= ahead;
        break;
    case CursorWay::right:
        column += ahead;
        break;
    case CursorWay::left:
        column -= ahead;
        break;
    }
    return {std::clamp(row, 0, m_rows - 1) * m_columns + std::clamp(column, 0, m_columns - 1), std::nullopt};
}

std::vector<std::vector<BoardCursor>> GridFace::cells() const {
    std::vector<std::vector<BoardCursor>> cells;
    for (int row = m_rows - 1; row >= 0; --row) {
        auto& line = cells.emplace_back();
        for (int column = 0; column < m_columns; ++column)
            line.push_back({row * m_columns + column, std::nullopt});
    }
    return cells;
}

} // namespace ui
