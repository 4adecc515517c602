#include "ui/board/rows/rows_labels.h"

#include "ui/board/board_painter.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace ui {

namespace {

QFont sized(const QFont& font, double pixels, bool bold = false) {
    QFont result = font;
    result.setPixelSize(std::max(8, static_cast<int>(std::lround(pixels))));
    result.setBold(bold);
    return result;
}

// As wide as its figures need.
void pointChip(QPainter& painter, QPointF middle, double height, game::Side side, int value, const Theme& theme) {
    const bool red = side == kRed;
    const QString text = QLocale().toString(value).replace(QLatin1Char('-'), QChar(0x2212));
    painter.save();
    const QFont font = sized(painter.font(), height * 0.72, true);
    const double width = std::max(height * 1.3, QFontMetricsF(font).horizontalAdvance(text) + height * 0.6);
    const QRectF chip(middle.x() - width / 2, middle.y() - height / 2, width, height);
    const double radius = red ? chip.height() / 2 : chip.height() * 0.16;
    painter.setPen(QPen(withAlpha(theme.clothText, 0.7), 1));
    painter.setBrush(red ? QColor(0x93231a) : QColor(0x1b1a19));
    painter.drawRoundedRect(chip, radius, radius);
    painter.setFont(font);
    painter.setPen(QColor(0xfffaf0));
    painter.drawText(chip, Qt::AlignCenter, text);
    painter.restore();
}

// The ground of a count: what a Follow-Up Move is measured by should catch the eye more than a row's number.
void paintChip(QPainter& painter, const Theme& theme, QPointF middle, double height) {
    const QSizeF size(height * 1.12, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(theme.clothText, 0.13));
    painter.drawRoundedRect(QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size), height * 0.3,
                            height * 0.3);
    painter.setPen(theme.clothText);
}

// Below the row's number, between the sticks; alone they stand in the middle.
void paintPoints(QPainter& painter, const BoardScene& scene, const RowsGeometry& geometry, const Theme& theme,
                 int row) {
    if (static_cast<std::size_t>(row) >= scene.worth.size())
        return;
    const QRectF label = geometry.numberLabel(row);
    const QRectF inside = geometry.placeInside(row);
    const double chip = std::clamp(inside.height() * 0.29, 9.0, 60.0);
    const auto& worth = scene.worth[static_cast<std::size_t>(row)];
    const int chips = (worth[0] != 0 ? 1 : 0) + (worth[1] != 0 ? 1 : 0);
    const double height = chip * (chips + (chips - 1) * 0.1);
    const double top = scene.coordinates ? inside.top() + inside.height() * 0.34 : inside.top();
    double y = top + (inside.bottom() - top - height) / 2;
    for (const game::Side side : kSides) {
        const int value = worth[game::indexOf(side)];
        if (value == 0)
            continue;
        pointChip(painter, QPointF(label.center().x(), y + chip / 2), chip, side, value, theme);
        y += chip * 1.1;
    }
}

} // namespace

void paintRowsLabels(QPainter& painter, const BoardScene& scene, const RowsGeometry& geometry, const Theme& theme,
                     const QRegion& exposed) {
    const QLocale locale;
    const double unit = geometry.unit();
    const QFont font = painter.font();
    // With the board, and with the text around it where the rim has room.
    const double usual = std::clamp(unit * 0.18, 10.0, 44.0);
    const double room = std::max(usual, geometry.countLabel(0).width() / 1.9);
    const double pixels = std::min({usual * textScale(font), room, std::max(usual, unit * 0.36)});
    for (int row = 0; row < kRows; ++row) {
        QRectF number = geometry.numberLabel(row);
        if (!exposed.intersects(number.united(geometry.countLabel(row)).toAlignedRect()))
            continue;
        if (scene.points) {
            paintPoints(painter, scene, geometry, theme, row);
            const QRectF inside = geometry.placeInside(row);
            number = QRectF(number.left(), inside.top(), number.width(), inside.height() * 0.34);
        }
        if (scene.coordinates) {
            painter.setPen(theme.clothText);
            painter.setFont(sized(font, scene.points ? std::min(pixels, number.height() * 0.95) : pixels));
            painter.drawText(number, Qt::AlignCenter | Qt::TextDontClip, locale.toString(row + 1));
        }
        if (scene.totals) {
            const PlaceCounts& here = scene.counts.at(row);
            paintChip(painter, theme, geometry.countLabel(row).center(), pixels * 1.55);
            painter.setFont(sized(font, pixels * 1.08, true));
            painter.drawText(geometry.countLabel(row), Qt::AlignCenter, locale.toString(here.total()));
        }
    }
    painter.setFont(font);
}

} // namespace ui
