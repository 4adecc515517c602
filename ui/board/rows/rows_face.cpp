#include "ui/board/rows/rows_face.h"

#include "ui/board/key_digit.h"
#include "ui/board/rows/rows_geometry.h"
#include "ui/board/rows/rows_labels.h"
#include "ui/board/rows/rows_sets.h"

#include <QKeyEvent>
#include <algorithm>

namespace ui {

std::shared_ptr<const BoardGeometry> RowsFace::geometry(QSizeF size, bool flipped) const {
    return std::make_shared<RowsGeometry>(size, flipped);
}

const SetArt& RowsFace::art(BoardSet set) const {
    return rowsArtOf(set);
}

void RowsFace::paintLabels(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry,
                           const Theme& theme, const QRegion& exposed) const {
    paintRowsLabels(painter, scene, rowsOf(geometry), theme, exposed);
}

BoardCursor RowsFace::moved(const BoardCursor& from, CursorWay way, bool flipped) const {
    if (way == CursorWay::up || way == CursorWay::down) {
        const int rows = (way == CursorWay::up) != flipped ? 1 : -1;
        return {std::clamp(from.place + rows, 0, kRows - 1), from.side};
    }
    const game::Side right = flipped ? kBlack : kRed;
    if (!from.side)
        return {from.place, way == CursorWay::right ? right : game::opponent(right)};
    const bool isOutward = (*from.side == right) == (way == CursorWay::right);
    return {from.place, isOutward ? from.side : std::nullopt};
}

bool RowsFace::namesPlace(const QKeyEvent& key, const QString&) const {
    const auto modifiers = key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    const int digit = digitOfKey(key);
    return modifiers == Qt::NoModifier && digit >= 1 && digit <= kRows;
}

std::optional<TypedPlace> RowsFace::typedPlace(const QKeyEvent& key, QString&) const {
    return TypedPlace{digitOfKey(key) - 1, (key.modifiers() & Qt::ShiftModifier) != 0};
}

QString RowsFace::keysOf(const BoardCursor& cursor, game::Side mover) const {
    const QString digit = QString::number(cursor.place + 1);
    return !cursor.side || *cursor.side == mover ? digit : QStringLiteral("Shift+") + digit;
}

std::vector<std::vector<BoardCursor>> RowsFace::cells() const {
    std::vector<std::vector<BoardCursor>> rows;
    for (int row = 0; row < kRows; ++row)
        rows.push_back({{row, kRed}, {row, kBlack}});
    return rows;
}

} // namespace ui
