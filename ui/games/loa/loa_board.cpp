#include "ui/games/loa/loa_board.h"

#include "ui/board/grid/grid_geometry.h"

#include <QFont>
#include <QLineF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace ui {

namespace {

constexpr int kSize = 8;

// The whole line through both squares, from edge to edge, and how many stones stand on it.
struct Line {
    int first = 0;
    int last = 0;
    int stones = 0;
};

Line lineThrough(int from, int to, const BoardCounts& counts) {
    const auto sign = [](int difference) { return (difference > 0 ? 1 : 0) - (difference < 0 ? 1 : 0); };
    const int columns = sign(to % kSize - from % kSize);
    const int rows = sign(to / kSize - from / kSize);
    const auto walk = [&](int direction, auto&& visit) {
        int column = from % kSize + direction * columns;
        int row = from / kSize + direction * rows;
        for (; column >= 0 && column < kSize && row >= 0 && row < kSize;
             column += direction * columns, row += direction * rows)
            visit(row * kSize + column);
    };
    Line line{from, from, counts.at(from).total()};
    walk(1, [&](int square) {
        line.last = square;
        line.stones += counts.at(square).total();
    });
    walk(-1, [&](int square) {
        line.first = square;
        line.stones += counts.at(square).total();
    });
    return line;
}

// The lines of movement of the picked stone, and in the corner of each target how many stones stand on its line (A2).
void paintLines(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry, const Theme& theme) {
    const int from = scene.picked->group.place;
    const double unit = geometry.unit();
    for (const TargetMark& target : scene.targets) {
        const Line line = lineThrough(from, target.place, scene.counts);
        const QPointF start = geometry.place(line.first).center();
        const QPointF end = geometry.place(line.last).center();
        painter.setPen(QPen(withAlpha(theme.markOutline, 0.45), unit * 0.11, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(start, end);
        painter.setPen(QPen(withAlpha(theme.markTarget, 0.8), unit * 0.055, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(start, end);
    }
    QFont figures = painter.font();
    figures.setPixelSize(std::max(8, static_cast<int>(std::lround(unit * 0.21))));
    figures.setBold(true);
    painter.setFont(figures);
    for (const TargetMark& target : scene.targets) {
        const QRectF square = geometry.place(target.place);
        const double radius = unit * 0.15;
        const QPointF middle(square.right() - radius * 1.05, square.top() + radius * 1.05);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.markTarget);
        painter.drawEllipse(middle, radius, radius);
        painter.setPen(theme.markOutline);
        painter.drawText(QRectF(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                         Qt::AlignCenter | Qt::TextDontClip,
                         QLocale().toString(lineThrough(from, target.place, scene.counts).stones));
    }
}

// Pieces of a side that stand beside each other, joined.
void paintLinks(QPainter& painter, game::Side side, const BoardScene& scene, const BoardGeometry& geometry,
                const Theme& theme, bool isWinner) {
    const double unit = geometry.unit();
    std::vector<QLineF> links;
    for (int square = 0; square < scene.counts.size(); ++square) {
        if (scene.counts.at(square).of(side) == 0)
            continue;
        for (const auto& [columns, rows] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
            const int column = square % kSize + columns;
            const int row = square / kSize + rows;
            if (column < 0 || column >= kSize || row >= kSize)
                continue;
            const int other = row * kSize + column;
            if (scene.counts.at(other).of(side) > 0)
                links.emplace_back(geometry.place(square).center(), geometry.place(other).center());
        }
    }
    const double width = unit * (isWinner ? 0.2 : 0.13);
    painter.setPen(QPen(withAlpha(theme.markOutline, 0.8), width * 1.6, Qt::SolidLine, Qt::RoundCap));
    for (const QLineF& link : links)
        painter.drawLine(link);
    const QColor colour = isWinner ? theme.markPicked : side == game::Side::first ? theme.mark : theme.markTarget;
    QPen pen(colour, width, Qt::SolidLine, Qt::RoundCap);
    if (!isWinner && side == game::Side::second)
        pen.setDashPattern({1.2, 1.6});
    painter.setPen(pen);
    for (const QLineF& link : links)
        painter.drawLine(link);
}

} // namespace

LoaBoard::LoaBoard() : GridFace(kSize, kSize) {}

void LoaBoard::paintGround(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry,
                           const Theme& theme) const {
    painter.save();
    if (scene.groups) {
        for (const game::Side side : kSides)
            paintLinks(painter, side, scene, geometry, theme, false);
    } else if (scene.winner) {
        paintLinks(painter, *scene.winner, scene, geometry, theme, true);
    }
    if (scene.picked && !scene.targets.empty())
        paintLines(painter, scene, geometry, theme);
    painter.restore();
}

// A stone that cannot be picked is the opponent's, or has no move: it is asked for by a square beside it.
game::StepView LoaBoard::attempt(const PieceGroup& group, const game::StageView& stage) const {
    const int beside = group.place % kSize > 0 ? group.place - 1 : group.place + 1;
    return {group.place, beside, group.side, stage.next.value_or(game::StepKind{})};
}

} // namespace ui
