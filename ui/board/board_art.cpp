#include "ui/board/board_art.h"

#include "ui/board/board_geometry.h"
#include "ui/board/sets/set_art.h"

#include <QPainter>
#include <cmath>

namespace ui {

namespace {

double pictureEdge(double height) {
    return std::ceil(height * (0.5 + 40 / kPawnUnits));
}

} // namespace

QPointF pawnFoot(double height) {
    return {height * 0.46, pictureEdge(height) - height * 17 / kPawnUnits};
}

QPixmap pawnPixmap(game::Side side, double height, qreal devicePixelRatio, const Theme& theme) {
    const double edge = pictureEdge(height);
    QPixmap pixmap((QSizeF(edge, edge) * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.translate(pawnFoot(height));
    artOf(theme.set).paintShadow(painter, height, theme);
    artOf(theme.set).paintPawn(painter, side, height, theme);
    return pixmap;
}

void BoardArt::prepare(const BoardGeometry& geometry, const Theme& theme, qreal devicePixelRatio) {
    const bool same = m_size == geometry.size() && m_flipped == geometry.flipped() && m_kind == theme.kind &&
                      m_set == theme.set && m_ratio == devicePixelRatio && !m_background.isNull();
    if (same)
        return;
    m_size = geometry.size();
    m_flipped = geometry.flipped();
    m_kind = theme.kind;
    m_set = theme.set;
    m_ratio = devicePixelRatio;

    const QSizeF pixels = m_size * devicePixelRatio;
    m_background = QPixmap(static_cast<int>(std::ceil(pixels.width())), static_cast<int>(std::ceil(pixels.height())));
    m_background.setDevicePixelRatio(devicePixelRatio);
    m_background.fill(theme.window);
    QPainter painter(&m_background);
    artOf(theme.set).paintField(painter, geometry, theme);
    painter.end();

    prepareSprites(geometry, theme);
}

void BoardArt::prepareSprites(const BoardGeometry& geometry, const Theme& theme) {
    const SetArt& set = artOf(theme.set);
    const double height = geometry.pawnHeight();
    const QSizeF box(std::ceil(height * 1.7), std::ceil(height * 1.5));
    m_anchor = QPointF(std::floor(box.width() * 0.45), std::floor(box.height() * 0.72));
    const auto sprite = [&](const auto& paint) {
        QPixmap pixmap((box * m_ratio).toSize());
        pixmap.setDevicePixelRatio(m_ratio);
        pixmap.fill(Qt::transparent);
        QPainter p(&pixmap);
        p.translate(m_anchor);
        paint(p);
        return pixmap;
    };
    for (const auto side : {kRed, kBlack}) {
        m_pawns[game::indexOf(side)] = sprite([&](QPainter& p) { set.paintPawn(p, side, height, theme); });
    }
    m_shadow = sprite([&](QPainter& p) { set.paintShadow(p, height, theme); });
    for (const marks::RingKind kind : marks::kRingKinds)
        m_rings[static_cast<std::size_t>(kind)] = sprite([&](QPainter& p) {
            p.setRenderHint(QPainter::Antialiasing);
            marks::ring(p, QPointF(0, geometry.rowHeight() * 0.012), geometry.pawnWidth() * 0.655,
                        geometry.pawnWidth() * 0.30, kind, theme);
        });
}

// Whole device pixels: a pixmap in between would be blurred.
QPointF BoardArt::cornerFor(QPointF spot) const {
    const QPointF corner = (spot - m_anchor) * m_ratio;
    return QPointF(std::round(corner.x()), std::round(corner.y())) / m_ratio;
}

void BoardArt::drawPawn(QPainter& painter, game::Side side, QPointF spot) const {
    painter.drawPixmap(cornerFor(spot), m_pawns[game::indexOf(side)]);
}

void BoardArt::drawShadow(QPainter& painter, QPointF spot, double lift) const {
    painter.drawPixmap(cornerFor(spot + QPointF(lift * 0.55, lift * 0.35)), m_shadow);
}

void BoardArt::drawRing(QPainter& painter, marks::RingKind kind, QPointF spot) const {
    painter.drawPixmap(cornerFor(spot), m_rings[static_cast<std::size_t>(kind)]);
}

} // namespace ui
