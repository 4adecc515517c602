#include "ui/games/loa/loa_art.h"

#include "ui/games/loa/loa_diagram.h"

#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>

namespace ui {
namespace {

using game::Side;

constexpr double kRadius = 0.4; // of a stone, in its picture, which leaves room for the shadow

// "name | board | arrows | marked squares", from the resources.
std::optional<LoaDiagram> namedDiagram(const QString& name) {
    QFile file(QStringLiteral(":/loa/rules/diagrams.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        const QStringList parts = line.split(QLatin1Char('|'));
        if (parts.size() == 4 && !line.startsWith(QLatin1Char('#')) && parts[0].trimmed() == name)
            return readDiagram(parts[1].trimmed(), parts[2], parts[3]);
    }
    return std::nullopt;
}

} // namespace

// White cannot be written in white on a light panel.
QColor LoaArt::textColour(Side side, const Theme& theme) const {
    const bool isDark = theme.panel.lightness() < 128;
    if (side == Side::first)
        return theme.blackText;
    return isDark ? QColor(0xf6, 0xef, 0xdf) : QColor(0x75, 0x5c, 0x2e);
}

SideInk LoaArt::ink(Side side, const Theme& theme) const {
    const bool isDark = theme.panel.lightness() < 128;
    if (side == Side::first)
        return {isDark ? QColor(0, 0, 0) : theme.blackText, theme.blackText};
    return {QColor(0xf6, 0xef, 0xdf), textColour(side, theme)};
}

QPixmap LoaArt::piece(Side side, double height, qreal devicePixelRatio, const Theme& theme) const {
    QPixmap pixmap((QSizeF(height, height) * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintStone(painter, QPointF(height / 2, height / 2), height * kRadius, side, theme);
    return pixmap;
}

// A corner of the board with a group of stones, and one that joins it.
void LoaArt::paintPicture(QPainter& painter, const QRectF& room, const Theme& theme) const {
    const auto diagram = readDiagram(QStringLiteral("o2x1/1xo1o/xx3/3xo"), QStringLiteral("d4-d2"), {});
    painter.save();
    QPainterPath edge;
    edge.addRoundedRect(room, room.height() * 0.08, room.height() * 0.08);
    painter.setClipPath(edge);
    paintDiagram(painter, room, *diagram, theme);
    painter.restore();
}

QImage LoaArt::diagram(const QString& name, int width, qreal devicePixelRatio, const Theme& theme) const {
    auto diagram = namedDiagram(name);
    if (!diagram)
        return {};
    diagram->hasNames = true;
    const double names = 0.55;
    const double side = width / (diagram->files + names);
    const QSizeF size(width, side * (diagram->ranks + names));
    QImage image((size * devicePixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintDiagram(painter, QRectF(QPointF(0, 0), size).adjusted(0, 1, -1, 0), *diagram, theme);
    return image;
}

} // namespace ui
