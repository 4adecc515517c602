#include "ui/games/linja/linja_art.h"

#include "ui/board/board_art.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

namespace ui {
namespace {

using game::Side;

void paintStick(QPainter& painter, const QRectF& stick, const Theme& theme) {
    QLinearGradient wood(stick.topLeft(), stick.bottomLeft());
    wood.setColorAt(0, theme.bambooLight);
    wood.setColorAt(0.4, theme.bamboo);
    wood.setColorAt(1, theme.bambooShade);
    painter.setPen(Qt::NoPen);
    painter.setBrush(wood);
    painter.drawRoundedRect(stick, stick.height() / 2, stick.height() / 2);
    painter.setBrush(theme.bambooDark);
    for (const double node : {0.3, 0.72})
        painter.drawRect(QRectF(stick.left() + stick.width() * node, stick.top(), 1, stick.height()));
}

} // namespace

QColor LinjaArt::textColour(Side side, const Theme& theme) const {
    return side == Side::first ? theme.redText : theme.blackText;
}

// Black stays black; on a dark panel its edge tells where it ends.
SideInk LinjaArt::ink(Side side, const Theme& theme) const {
    const bool isDark = theme.panel.lightness() < 128;
    if (side == Side::first)
        return {isDark ? QColor(0xd2503f) : theme.redText, theme.redText};
    return {isDark ? QColor(0, 0, 0) : theme.blackText, theme.blackText};
}

QPixmap LinjaArt::piece(Side side, double height, qreal devicePixelRatio, const Theme& theme) const {
    return piecePixmap(faceOf("linja"), side, height, devicePixelRatio, theme);
}

// Three sticks with pawns of both sides between them.
void LinjaArt::paintPicture(QPainter& painter, const QRectF& room, const Theme& theme) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath cloth;
    cloth.addRoundedRect(room, room.height() * 0.08, room.height() * 0.08);
    painter.setClipPath(cloth);
    painter.fillRect(room, theme.cloth);
    const double row = room.height() / 3.4;
    for (int stick = 0; stick < 3; ++stick)
        paintStick(
            painter,
            QRectF(room.left() - 4, room.top() + row * (0.55 + stick) + row * 0.25, room.width() + 8, row * 0.17),
            theme);
    struct Spot {
        Side side;
        double x;
        int row;
    };
    constexpr Spot kSpots[] = {{Side::second, 0.2, 0}, {Side::second, 0.42, 0}, {Side::first, 0.78, 1},
                               {Side::second, 0.2, 2}, {Side::first, 0.56, 2},  {Side::first, 0.78, 2}};
    for (const Spot& spot : kSpots) {
        const QPixmap pawn = piece(spot.side, row * 0.98, painter.device()->devicePixelRatioF(), theme);
        const QSizeF size = pawn.deviceIndependentSize();
        painter.drawPixmap(QPointF(room.left() + room.width() * spot.x - size.width() / 2,
                                   room.top() + row * (0.62 + spot.row) - size.height() / 2 + row * 0.2),
                           pawn);
    }
    painter.restore();
}

} // namespace ui
