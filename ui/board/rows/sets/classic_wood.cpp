// The board of the classic set: linen with weave, light from the upper left, a hem and embroidered goals; seven sticks
// of bamboo, none like the other.
#include "ui/board/rows/sets/classic_wood.h"

#include "ui/board/rows/rows_geometry.h"
#include "ui/board/rows/rows_sets.h"

#include <QImage>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace ui {

namespace {

// A small generator of fixed irregularities: the same seed draws the same stick on every system.
class Chance {
public:
    explicit Chance(unsigned seed) : m_state(seed * 2654435769U + 12345U) {}
    double between(double low, double high) {
        m_state ^= m_state << 13U;
        m_state ^= m_state >> 17U;
        m_state ^= m_state << 5U;
        return low + (high - low) * static_cast<double>(m_state % 10007U) / 10006.0;
    }

private:
    unsigned m_state;
};

// A patch of plain weave, threads going over and under each other with slight differences; tiles without a seam.
QImage weaveTile(const Theme& theme, double ratio) {
    const int thread = std::max(2, static_cast<int>(std::lround(2.2 * ratio)));
    const int threads = 64;
    QImage tile(thread * threads, thread * threads, QImage::Format_ARGB32_Premultiplied);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    // Every thread has a strength of its own all along, which makes linen of it instead of a chequered sheet.
    Chance chance(77);
    std::vector<double> warp(threads);
    std::vector<double> weft(threads);
    for (auto& strength : warp)
        strength = chance.between(0.1, 1.0);
    for (auto& strength : weft)
        strength = chance.between(0.1, 1.0);
    for (int y = 0; y < threads; ++y) {
        for (int x = 0; x < threads; ++x) {
            const bool over = (x + y) % 2 == 0;
            const double own = over ? warp[static_cast<std::size_t>(x)] : weft[static_cast<std::size_t>(y)];
            const double strength = 0.75 * own + chance.between(0.0, 0.25);
            const QRect cell(x * thread, y * thread, thread, thread);
            painter.fillRect(cell, withAlpha(theme.clothThread, (over ? 0.062 : 0.036) * strength));
            const QRect gap =
                over ? QRect(cell.right(), cell.top(), 1, thread) : QRect(cell.left(), cell.bottom(), thread, 1);
            painter.fillRect(gap, withAlpha(theme.clothHem, 0.13));
        }
    }
    return tile;
}

// The outline of a stick along the x axis: a little thicker at every node.
QPainterPath stickOutline(const QRectF& body, const std::vector<double>& nodes, double swell) {
    QPainterPath path;
    const auto edge = [&](double side, bool forward) {
        const double y = side < 0 ? body.top() : body.bottom();
        const auto count = static_cast<int>(nodes.size());
        for (int i = 0; i < count; ++i) {
            const double x = nodes[static_cast<std::size_t>(forward ? i : count - 1 - i)];
            const double reach = body.height() * 0.55 * (forward ? 1 : -1);
            path.lineTo(x - reach * 2, y);
            path.cubicTo(x - reach, y, x - reach * 0.6, y + side * swell, x, y + side * swell);
            path.cubicTo(x + reach * 0.6, y + side * swell, x + reach, y, x + reach * 2, y);
        }
    };
    const double round = body.height() * 0.16;
    path.moveTo(body.left(), body.top() + round);
    path.quadTo(body.left(), body.top(), body.left() + round, body.top());
    edge(-1, true);
    path.lineTo(body.right() - round, body.top());
    path.quadTo(body.right(), body.top(), body.right(), body.top() + round);
    path.lineTo(body.right(), body.bottom() - round);
    path.quadTo(body.right(), body.bottom(), body.right() - round, body.bottom());
    edge(1, false);
    path.lineTo(body.left() + round, body.bottom());
    path.quadTo(body.left(), body.bottom(), body.left(), body.bottom() - round);
    path.closeSubpath();
    return path;
}

QLinearGradient caneShade(const QRectF& body, const Theme& theme) {
    QLinearGradient cane(0, body.top(), 0, body.bottom());
    cane.setColorAt(0.00, theme.bambooShade);
    cane.setColorAt(0.10, mixed(theme.bambooShade, theme.bamboo, 0.75));
    cane.setColorAt(0.24, mixed(theme.bamboo, theme.bambooLight, 0.75));
    cane.setColorAt(0.33, theme.bambooLight);
    cane.setColorAt(0.46, mixed(theme.bamboo, theme.bambooLight, 0.45));
    cane.setColorAt(0.66, theme.bamboo);
    cane.setColorAt(0.88, mixed(theme.bambooShade, theme.bambooDark, 0.25));
    cane.setColorAt(1.00, theme.bambooDark);
    return cane;
}

// A band that fades to both sides, closed by half discs at its ends.
void paintStickShadow(QPainter& painter, const QRectF& body, const Theme& theme) {
    const double reach = body.height() * 1.02;
    const double y = body.center().y() + body.height() * 0.42;
    const double left = body.left() + body.height() * 0.3;
    const double right = body.right() - body.height() * 0.1;
    const auto fade = [&theme](QGradient& gradient, double at, double to) {
        constexpr std::array<std::pair<double, double>, 5> kSoft = {
            {{0.0, 0.56}, {0.35, 0.49}, {0.6, 0.30}, {0.82, 0.10}, {1.0, 0.0}}};
        for (const auto& [part, alpha] : kSoft)
            gradient.setColorAt(at + (to - at) * part, withAlpha(theme.shadow, alpha));
    };
    QLinearGradient band(0, y - reach, 0, y + reach);
    fade(band, 0.5, 0.0);
    fade(band, 0.5, 1.0);
    painter.fillRect(QRectF(left, y - reach, right - left, reach * 2), band);
    for (const double x : {left, right}) {
        QRadialGradient cap(x, y, reach);
        fade(cap, 0.0, 1.0);
        painter.fillRect(QRectF(x == left ? x - reach : x, y - reach, reach, reach * 2), cap);
    }
}

// A line in a gradient, as the area it covers: drawings that are written as SVG know no gradient for a pen.
void fillStroke(QPainter& painter, const QPainterPath& line, double width, const QBrush& brush) {
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::SquareCap);
    painter.fillPath(stroker.createStroke(line), brush);
}

void paintNode(QPainter& painter, const QRectF& body, double x, double swell, Chance& chance, const Theme& theme) {
    const double h = body.height();
    const double width = h * chance.between(0.26, 0.34);
    const double bow = h * 0.10;
    const double top = body.top() - swell;
    const double bottom = body.bottom() + swell;
    const auto ring = [&](double at) {
        QPainterPath path(QPointF(at, top));
        path.quadTo(at - bow, body.center().y(), at, bottom);
        return path;
    };
    painter.setBrush(Qt::NoBrush);
    // Shade towards the node on both sides, then the dark scar with a line of light beside it.
    QLinearGradient dusk(x - h * 0.9, 0, x + h * 0.9, 0);
    dusk.setColorAt(0.0, withAlpha(theme.bambooDark, 0.0));
    dusk.setColorAt(0.48, withAlpha(theme.bambooDark, 0.26));
    dusk.setColorAt(0.56, withAlpha(theme.bambooDark, 0.18));
    dusk.setColorAt(1.0, withAlpha(theme.bambooDark, 0.0));
    painter.fillRect(QRectF(x - h * 0.9, body.top(), h * 1.8, h), dusk);
    QLinearGradient scar(0, top, 0, bottom);
    scar.setColorAt(0.0, theme.bambooDark);
    scar.setColorAt(0.3, mixed(theme.bambooShade, theme.bambooDark, 0.35));
    scar.setColorAt(1.0, theme.bambooDark);
    fillStroke(painter, ring(x - width * 0.5), std::max(0.9, h * 0.075), scar);
    QLinearGradient gleam(0, top, 0, bottom);
    gleam.setColorAt(0.0, withAlpha(theme.bambooLight, 0.25));
    gleam.setColorAt(0.33, withAlpha(mixed(theme.bambooLight, Qt::white, 0.5), 0.95));
    gleam.setColorAt(1.0, withAlpha(theme.bambooShade, 0.2));
    fillStroke(painter, ring(x + width * 0.02), width * 0.7, gleam);
    painter.setPen(QPen(withAlpha(theme.bambooDark, 0.62), std::max(0.7, h * 0.045)));
    painter.drawPath(ring(x + width * 0.52));
}

void paintCutEnds(QPainter& painter, const QRectF& body, const Theme& theme) {
    const double rx = body.height() * 0.17;
    const double ry = body.height() * 0.47;
    const QPointF left(body.left() + rx * 0.35, body.center().y());
    painter.setPen(QPen(withAlpha(theme.bambooDark, 0.7), std::max(0.6, body.height() * 0.04)));
    painter.setBrush(mixed(theme.bambooLight, theme.bamboo, 0.25));
    painter.drawEllipse(left, rx, ry);
    painter.setBrush(mixed(theme.bambooDark, theme.shadow, 0.35));
    painter.drawEllipse(left, rx * 0.45, ry * 0.5);
    painter.setPen(Qt::NoPen);
    QLinearGradient away(body.right() - body.height() * 0.6, 0, body.right(), 0);
    away.setColorAt(0, withAlpha(theme.bambooDark, 0.0));
    away.setColorAt(1, withAlpha(theme.bambooDark, 0.5));
    painter.fillRect(QRectF(body.right() - body.height() * 0.6, body.top(), body.height() * 0.6, body.height()), away);
}

// One stick lying along `bounds`; `seed` fixes its nodes, tint and tilt.
void paintStick(QPainter& painter, const QRectF& bounds, unsigned seed, const Theme& theme) {
    Chance chance(seed);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double h = bounds.height();
    // A stick lies a little crooked, never so much that it leaves its place.
    const double tilt = chance.between(-1.0, 1.0) * std::min(0.28, 57.3 * h * 0.16 / bounds.width());
    painter.translate(bounds.center());
    painter.rotate(tilt);
    painter.translate(-bounds.center());
    const double thickness = h * chance.between(0.90, 1.04);
    const double start = bounds.left() + h * chance.between(-0.35, 0.25);
    const double reach = bounds.width() + h * chance.between(-0.4, 0.1);
    const QRectF body(start, bounds.center().y() - thickness / 2, reach, thickness);
    paintStickShadow(painter, body, theme);

    std::vector<double> nodes;
    const double longest = std::clamp(body.width() / 6.0, h * 7.0, h * 14.0);
    for (double x = body.left() + longest * chance.between(0.3, 0.75); x < body.right() - h * 2.2;
         x += longest * chance.between(0.82, 1.18)) {
        nodes.push_back(x);
    }
    const double swell = h * 0.075;
    const QPainterPath outline = stickOutline(body, nodes, swell);
    painter.setPen(QPen(withAlpha(theme.bambooDark, 0.55), std::max(0.5, h * 0.035)));
    painter.setBrush(caneShade(body, theme));
    painter.drawPath(outline);

    painter.setPen(Qt::NoPen);
    const QRectF skin = body.adjusted(h * 0.1, h * 0.03, -h * 0.1, -h * 0.03);
    double from = skin.left();
    for (std::size_t i = 0; i <= nodes.size(); ++i) {
        const double to = i < nodes.size() ? nodes[i] : skin.right();
        // Each length between two nodes has its own tint: greener, browner or paler.
        const double tone = chance.between(0.0, 1.0);
        const QColor tint = tone < 0.33 ? QColor(0x6f7a2a) : tone < 0.7 ? QColor(0x7a4a12) : QColor(0xfff3cf);
        painter.fillRect(QRectF(from, skin.top(), to - from, skin.height()),
                         withAlpha(tint, chance.between(0.02, 0.11)));
        const int fibres = std::clamp(static_cast<int>((to - from) / (h * 0.9)), 3, 14);
        for (int f = 0; f < fibres; ++f) {
            const double length = (to - from) * chance.between(0.12, 0.45);
            const double x = chance.between(from + h * 0.2, std::max(from + h * 0.3, to - length));
            const double y = body.top() + thickness * chance.between(0.14, 0.9);
            const bool dark = chance.between(0.0, 1.0) < 0.7;
            painter.setPen(QPen(withAlpha(dark ? theme.bambooDark : theme.bambooLight, chance.between(0.08, 0.26)),
                                std::max(0.5, h * 0.03)));
            painter.drawLine(QPointF(x, y), QPointF(x + length, y + h * chance.between(-0.02, 0.02)));
        }
        from = to;
    }
    for (const double x : nodes)
        paintNode(painter, body, x, swell, chance, theme);
    paintCutEnds(painter, body, theme);
    painter.restore();
}

// A tint over the first and the last row, and its signs: the goals.
void paintGoals(QPainter& painter, const RowsGeometry& geometry, const Theme& theme) {
    QPainterPath cloth;
    cloth.addRoundedRect(geometry.ground(), geometry.groundRadius(), geometry.groundRadius());
    painter.save();
    painter.setClipPath(cloth);
    for (const int row : {0, kRows - 1}) {
        const bool atTop = geometry.place(row).center().y() < geometry.ground().center().y();
        QRectF band = geometry.placeFull(row);
        if (atTop)
            band.setTop(geometry.ground().top());
        else
            band.setBottom(geometry.ground().bottom());
        QLinearGradient tint(0, band.top(), 0, band.bottom());
        tint.setColorAt(atTop ? 0.0 : 1.0, theme.goal);
        tint.setColorAt(atTop ? 1.0 : 0.0, withAlpha(theme.goal, theme.goal.alphaF() * 0.2));
        painter.fillRect(band, tint);
    }
    painter.restore();
    paintGoalSigns(painter, geometry, theme);
}

void paintCloth(QPainter& painter, const RowsGeometry& geometry, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF cloth = geometry.ground();
    const double radius = geometry.groundRadius();
    painter.setPen(Qt::NoPen);
    const double fall = std::max(1.0, std::min(cloth.left(), 8.0));
    for (int i = 4; i >= 1; --i) {
        const double grow = fall * i / 4.0;
        painter.setBrush(withAlpha(theme.shadow, theme.kind == ThemeKind::light ? 0.07 : 0.16));
        painter.drawRoundedRect(cloth.adjusted(-grow * 0.5, -grow * 0.2, grow * 0.5, grow), radius + grow,
                                radius + grow);
    }
    QRadialGradient light(cloth.left() + cloth.width() * 0.42, cloth.top() + cloth.height() * 0.34,
                          std::hypot(cloth.width(), cloth.height()) * 0.72);
    light.setColorAt(0.0, theme.cloth);
    light.setColorAt(0.35, mixed(theme.cloth, theme.clothEdge, 0.22));
    light.setColorAt(1.0, theme.clothEdge);
    painter.setBrush(light);
    painter.drawRoundedRect(cloth, radius, radius);

    // High contrast means a plain ground.
    if (theme.kind != ThemeKind::highContrast) {
        const double ratio = painter.device()->devicePixelRatio();
        QPixmap weave = QPixmap::fromImage(weaveTile(theme, ratio));
        weave.setDevicePixelRatio(ratio);
        painter.setBrush(QBrush(weave));
        painter.drawRoundedRect(cloth, radius, radius);
    }

    paintGoals(painter, geometry, theme);

    // The hem: a darker rim, a line of light inside it and a seam.
    painter.setBrush(Qt::NoBrush);
    const double hem = std::clamp(geometry.unit() * 0.05, 2.0, 5.0);
    painter.setPen(QPen(withAlpha(theme.clothHem, 0.55), hem));
    painter.drawRoundedRect(cloth.adjusted(hem / 2, hem / 2, -hem / 2, -hem / 2), radius - hem / 2, radius - hem / 2);
    painter.setPen(QPen(withAlpha(theme.clothThread, 0.10), 1));
    painter.drawRoundedRect(cloth.adjusted(hem + 0.5, hem + 0.5, -hem - 0.5, -hem - 0.5), radius - hem, radius - hem);
    painter.restore();
}

} // namespace

void paintClassicField(QPainter& painter, const BoardGeometry& board, const Theme& theme) {
    const RowsGeometry& geometry = rowsOf(board);
    paintCloth(painter, geometry, theme);
    for (int stick = 1; stick <= kSticks; ++stick)
        paintStick(painter, geometry.stick(stick), static_cast<unsigned>(stick * 17 + 3), theme);
}

} // namespace ui
