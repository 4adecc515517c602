#include "ui/games/loa/loa_diagram.h"

#include "ui/board/grid/grid_art.h"

#include <QPainterPath>
#include <QRadialGradient>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace ui {
namespace {

using game::Side;

struct Ground {
    QColor light;
    QColor dark;
    QColor line;
    QColor names;
};

Ground groundOf(const Theme& theme) {
    switch (theme.kind) {
    case ThemeKind::dark:
        return {QColor(0x8a, 0x7a, 0x63), QColor(0x6f, 0x60, 0x4c), QColor(0x4a, 0x3f, 0x32), theme.textDim};
    case ThemeKind::highContrast:
        return {QColor(0x9a, 0x9a, 0x9a), QColor(0x80, 0x80, 0x80), theme.text, theme.text};
    case ThemeKind::light:
        break;
    }
    return {QColor(0xe6, 0xd2, 0xac), QColor(0xd2, 0xb4, 0x84), QColor(0x9a, 0x7a, 0x4e), theme.textDim};
}

std::optional<QPoint> squareOf(const QString& name) {
    if (name.size() != 2 || name[0] < QLatin1Char('a') || name[0] > QLatin1Char('h') || name[1] < QLatin1Char('1') ||
        name[1] > QLatin1Char('8'))
        return std::nullopt;
    return QPoint(name[0].unicode() - u'a', name[1].unicode() - u'1');
}

QStringList words(const QString& text) {
    return text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

// Where the squares lie.
struct Squares {
    QRectF board;
    double side = 0;

    [[nodiscard]] QRectF at(QPoint square) const {
        return {board.left() + side * square.x(), board.bottom() - side * (square.y() + 1), side, side};
    }
};

Squares squaresIn(const QRectF& room, const LoaDiagram& diagram) {
    const double names = diagram.hasNames ? 0.55 : 0;
    const double side = std::min(room.width() / (diagram.files + names), room.height() / (diagram.ranks + names));
    const QSizeF size(side * diagram.files, side * diagram.ranks);
    const QPointF corner(room.left() + side * names + (room.width() - side * names - size.width()) / 2, room.top());
    return {QRectF(corner, size), side};
}

void paintArrow(QPainter& painter, const Squares& squares, const LoaDiagram::Arrow& arrow, const Theme& theme) {
    const QPointF from = squares.at(arrow.from).center();
    const QPointF to = squares.at(arrow.to).center();
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    const QPointF ahead = way / length;
    const QPointF aside(-ahead.y(), ahead.x());
    const double head = squares.side * 0.26;
    const QPointF end = to - ahead * squares.side * 0.12;
    const bool isLight = theme.kind == ThemeKind::light;
    const QColor legal = isLight ? QColor(0x1f, 0x5c, 0x8a) : QColor(0x9c, 0xd4, 0xf5);
    const QColor refused = isLight ? QColor(0xb3, 0x2d, 0x22) : QColor(0xff, 0x9a, 0x86);
    const QColor colour = arrow.isRefused ? refused : legal;
    QPen pen(colour, std::max(1.6, squares.side * 0.09), arrow.isRefused ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap);
    painter.setPen(pen);
    painter.drawLine(from + ahead * squares.side * 0.34, end - ahead * head);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF(
        QList<QPointF>{end, end - ahead * head + aside * head * 0.6, end - ahead * head - aside * head * 0.6}));
    if (!arrow.isRefused)
        return;
    // A cross over the end: by shape too, not by colour alone.
    const double arm = squares.side * 0.2;
    const QPointF middle = squares.at(arrow.to).center();
    painter.setPen(QPen(colour, std::max(2.0, squares.side * 0.1), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm));
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm));
}

void paintNames(QPainter& painter, const Squares& squares, const LoaDiagram& diagram, const QColor& colour) {
    QFont font = painter.font();
    font.setPixelSize(std::max(8, static_cast<int>(squares.side * 0.36)));
    painter.setFont(font);
    painter.setPen(colour);
    const QRectF& board = squares.board;
    for (int file = 0; file < diagram.files; ++file)
        painter.drawText(QRectF(board.left() + squares.side * file, board.bottom(), squares.side, squares.side * 0.55),
                         Qt::AlignCenter, QString(QChar(u'a' + file)));
    for (int rank = 0; rank < diagram.ranks; ++rank)
        painter.drawText(QRectF(board.left() - squares.side * 0.55, board.bottom() - squares.side * (rank + 1),
                                squares.side * 0.5, squares.side),
                         Qt::AlignCenter, QString::number(rank + 1));
}

} // namespace

std::optional<LoaDiagram> readDiagram(const QString& board, const QString& arrows, const QString& marked) {
    LoaDiagram diagram;
    const QStringList ranks = board.split(QLatin1Char('/'));
    diagram.ranks = static_cast<int>(ranks.size());
    diagram.files = 0;
    for (int line = 0; line < diagram.ranks; ++line) {
        int file = 0;
        for (const QChar c : ranks[line]) {
            if (c == QLatin1Char('x') || c == QLatin1Char('o'))
                diagram.stones.push_back(
                    {c == QLatin1Char('x') ? Side::first : Side::second, QPoint(file++, diagram.ranks - 1 - line)});
            else if (c.isDigit())
                file += c.digitValue();
            else
                return std::nullopt;
        }
        diagram.files = std::max(diagram.files, file);
    }
    for (const QString& word : words(arrows)) {
        const bool isRefused = word.startsWith(QLatin1Char('~'));
        const QStringList ends = word.mid(isRefused ? 1 : 0).split(QLatin1Char('-'));
        const auto from = squareOf(ends.value(0));
        const auto to = squareOf(ends.value(1));
        if (!from || !to || *from == *to)
            return std::nullopt;
        diagram.arrows.push_back({*from, *to, isRefused});
    }
    for (const QString& word : words(marked)) {
        const auto square = squareOf(word);
        if (!square)
            return std::nullopt;
        diagram.marked.push_back(*square);
    }
    if (diagram.files == 0)
        return std::nullopt;
    return diagram;
}

// As it stands on the board.
void paintStone(QPainter& painter, QPointF middle, double radius, Side side, const Theme& theme) {
    const SetArt& art = gridArtOf(theme.set);
    painter.save();
    painter.translate(middle);
    art.paintShadow(painter, radius * 2, theme);
    art.paintPiece(painter, side, radius * 2, theme);
    painter.restore();
}

void paintDiagram(QPainter& painter, const QRectF& room, const LoaDiagram& diagram, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Squares squares = squaresIn(room, diagram);
    const Ground ground = groundOf(theme);
    for (int file = 0; file < diagram.files; ++file)
        for (int rank = 0; rank < diagram.ranks; ++rank)
            painter.fillRect(squares.at({file, rank}), (file + rank) % 2 == 0 ? ground.dark : ground.light);
    painter.setBrush(QColor(0x2f, 0x7d, 0x46, 90));
    painter.setPen(QPen(QColor(0x2f, 0x7d, 0x46), std::max(1.0, squares.side * 0.06)));
    for (const QPoint square : diagram.marked)
        painter.drawRect(squares.at(square).adjusted(1, 1, -1, -1));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground.line, std::max(1.0, squares.side * 0.05)));
    painter.drawRect(squares.board);
    for (const LoaDiagram::Stone& stone : diagram.stones)
        paintStone(painter, squares.at(stone.square).center(), squares.side * 0.37, stone.side, theme);
    for (const LoaDiagram::Arrow& arrow : diagram.arrows)
        paintArrow(painter, squares, arrow, theme);
    if (diagram.hasNames)
        paintNames(painter, squares, diagram, ground.names);
    painter.restore();
}

} // namespace ui
