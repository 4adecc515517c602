#include "ui/board/bubble.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace ui::marks {

namespace {

constexpr int kDetailFlags = Qt::AlignCenter | Qt::TextWordWrap;

QFont sized(const QFont& font, double pixels, bool bold) {
    QFont result = font;
    result.setPixelSize(std::max(8, static_cast<int>(std::lround(pixels))));
    result.setBold(bold);
    return result;
}

double widthOf(const QFont& font, const QString& text) {
    return text.isEmpty() ? 0.0 : std::ceil(QFontMetricsF(font).horizontalAdvance(text));
}

struct BubbleLayout {
    QFont words;
    QFont figure;
    QFont small;
    double space = 0;
    double before = 0;
    double number = 0;
    double after = 0;
    double padding = 0;
    double lineHeight = 0; // of the large line; 0 without one
    double sign = 0;       // the width of the sign of a refusal, with the space behind it
    QSizeF detail;

    BubbleLayout(const Bubble& bubble, const QFont& font, double unit, double most, double scale) {
        words = sized(font, std::clamp(unit * 0.18, 11.0, 46.0) * scale, false);
        figure = sized(font, std::clamp(unit * 0.42, 20.0, 110.0) * std::sqrt(scale), true);
        small = sized(font, std::clamp(unit * 0.15, 11.0, 38.0) * scale, false);
        before = widthOf(words, bubble.before);
        after = widthOf(words, bubble.after);
        number = widthOf(figure, bubble.figure);
        space = QFontMetricsF(words).height() * 0.5;
        padding = unit * 0.26;
        if (number > 0)
            lineHeight = QFontMetricsF(figure).capHeight() + unit * 0.06;
        else if (before + after > 0)
            lineHeight = QFontMetricsF(words).height();
        if (bubble.kind == BubbleKind::refusal)
            sign = QFontMetricsF(small).height() * 1.35;
        if (bubble.kind == BubbleKind::told)
            sign = QFontMetricsF(words).height() * 1.6;
        if (bubble.detail.isEmpty())
            return;
        const double room = std::max(textWidth(), most - padding * 2 - sign);
        const QRectF taken =
            QFontMetricsF(small).boundingRect(QRectF(0, 0, room, unit * 4), kDetailFlags, bubble.detail);
        detail = {std::ceil(taken.width()) + 1, std::ceil(taken.height())};
    }

    [[nodiscard]] double textWidth() const {
        const int parts = (before > 0 ? 1 : 0) + (number > 0 ? 1 : 0) + (after > 0 ? 1 : 0);
        return before + number + after + space * std::max(0, parts - 1);
    }
    [[nodiscard]] double gap(double unit) const { return lineHeight > 0 && !detail.isEmpty() ? unit * 0.045 : 0.0; }
    [[nodiscard]] QSizeF size(double unit) const {
        const double height = lineHeight + gap(unit) + detail.height() + unit * 0.17;
        return {std::max(textWidth(), detail.width()) + sign + padding * 2, std::max(height, unit * 0.42)};
    }
};

// The largest that fits.
BubbleLayout fitting(const Bubble& bubble, const QFont& font, double unit, double most, double scale) {
    BubbleLayout layout(bubble, font, unit, most, scale);
    while (scale > 1 && (layout.size(unit).width() > most || layout.size(unit).height() > unit * 1.5)) {
        scale = std::max(1.0, scale - 0.1);
        layout = BubbleLayout(bubble, font, unit, most, scale);
    }
    return layout;
}

// A circle with a bar across: a shape of its own, in grey too.
void paintSign(QPainter& painter, QPointF centre, double radius, const Theme& theme) {
    painter.setPen(QPen(theme.bubbleFigure, std::max(1.6, radius * 0.28)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
    const double reach = radius * 0.70;
    painter.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
}

// The number of a step, as on its arrow.
void paintNumber(QPainter& painter, QPointF centre, double radius, int number, const Theme& theme) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.bubbleText);
    painter.drawEllipse(centre, radius, radius);
    painter.setFont(sized(painter.font(), radius * 1.35, true));
    painter.setPen(theme.bubble);
    painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(radius * 2, radius * 2)), Qt::AlignCenter,
                     QLocale().toString(number));
}

void paintGround(QPainter& painter, const QRectF& rect, double unit, const Theme& theme) {
    const double radius = std::min(rect.height() / 2, unit * 0.33);
    painter.setPen(Qt::NoPen);
    for (int i = 3; i >= 1; --i) {
        painter.setBrush(withAlpha(theme.shadow, 0.12));
        const double grow = unit * 0.022 * i;
        painter.drawRoundedRect(rect.adjusted(-grow, -grow * 0.4, grow, grow * 1.6), radius + grow, radius + grow);
    }
    painter.setPen(QPen(withAlpha(theme.mark, theme.kind == ThemeKind::highContrast ? 1.0 : 0.22), 1));
    painter.setBrush(withAlpha(theme.bubble, 0.95));
    painter.drawRoundedRect(rect, radius, radius);
}

} // namespace

QSizeF bubbleSize(const Bubble& bubble, const QFont& font, double unit, double most, double scale) {
    return fitting(bubble, font, unit, most, scale).size(unit);
}

void bubble(QPainter& painter, const QRectF& rect, const Bubble& bubble, double unit, double scale,
            const Theme& theme) {
    const BubbleLayout layout = fitting(bubble, painter.font(), unit, rect.width() + 0.5, scale);
    paintGround(painter, rect, unit, theme);
    const double block = layout.lineHeight + layout.gap(unit) + layout.detail.height();
    const double top = rect.center().y() - block / 2;
    const bool hasFigure = layout.number > 0;
    const double capHeight = QFontMetricsF(hasFigure ? layout.figure : layout.words).capHeight();
    const double base = top + (layout.lineHeight + capHeight) / 2;
    double x = rect.center().x() - (layout.textWidth() - layout.sign) / 2;
    const auto write = [&](const QString& text, double width, const QFont& font, const QColor& colour, double y) {
        if (text.isEmpty())
            return;
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QPointF(x, y), text);
        x += width + layout.space;
    };
    write(bubble.before, layout.before, layout.words, theme.bubbleText, base - (hasFigure ? unit * 0.035 : 0));
    write(bubble.figure, layout.number, layout.figure, theme.bubbleFigure, base);
    write(bubble.after, layout.after, layout.words, theme.bubbleText, base - (hasFigure ? unit * 0.035 : 0));
    if (bubble.kind == BubbleKind::refusal) {
        const double radius = layout.sign * 0.34;
        paintSign(painter, {rect.left() + layout.padding + radius, rect.center().y()}, radius, theme);
    }
    if (bubble.kind == BubbleKind::told) {
        const double radius = layout.sign * 0.36;
        paintNumber(painter, {rect.left() + layout.padding * 0.8 + radius, rect.center().y()}, radius, bubble.number,
                    theme);
    }
    if (bubble.detail.isEmpty())
        return;
    painter.setFont(layout.small);
    painter.setPen(theme.bubbleText);
    const QRectF lines(rect.left() + layout.padding + layout.sign, top + layout.lineHeight + layout.gap(unit),
                       rect.width() - layout.padding * 2 - layout.sign, layout.detail.height());
    painter.drawText(lines, kDetailFlags, bubble.detail);
}

} // namespace ui::marks
