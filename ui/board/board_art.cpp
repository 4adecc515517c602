#include "ui/board/board_art.h"

#include "ui/board/board_geometry.h"
#include "ui/board/sets/set_art.h"

#include <QPainter>
#include <cmath>

namespace ui {

namespace {

// The smallest rectangle that holds every pixel that is not clear; never empty.
QRect inkedPart(const QImage& image) {
    int left = image.width();
    int right = -1;
    int top = image.height();
    int bottom = -1;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(line[x]) == 0)
                continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = y;
        }
    }
    return right < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

void paintRing(QPainter& painter, marks::RingKind kind, const BoardGeometry& geometry, const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    marks::ring(painter, QPointF(0, geometry.rowHeight() * 0.012), geometry.pawnWidth() * 0.60,
                geometry.pawnWidth() * 0.275, kind, theme);
}

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

void BoardArt::prepare(const BoardGeometry& geometry, const Theme& theme, qreal devicePixelRatio, Quality quality) {
    const bool isAlike = m_flipped == geometry.flipped() && m_kind == theme.kind && m_set == theme.set &&
                         m_ratio == devicePixelRatio && !m_background.isNull();
    m_shownSize = geometry.size();
    m_stretch = 1;
    if (isAlike && m_size == geometry.size())
        return;
    if (isAlike && quality == Quality::draft) {
        m_stretch = geometry.pawnHeight() / m_pawnHeight;
        return;
    }
    m_size = geometry.size();
    m_pawnHeight = geometry.pawnHeight();
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
    const QPointF foot(std::floor(box.width() * 0.45), std::floor(box.height() * 0.72));
    const auto sprite = [&](const auto& paint) {
        QImage image((box * m_ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(m_ratio);
        image.fill(Qt::transparent);
        QPainter p(&image);
        p.translate(foot);
        paint(p);
        p.end();
        // Empty pixels cost as much to copy as others.
        const QRect inked = inkedPart(image);
        Sprite made{QPixmap::fromImage(image.copy(inked)), QPointF(inked.topLeft()) / m_ratio - foot};
        made.pixmap.setDevicePixelRatio(m_ratio);
        return made;
    };
    for (const auto side : {kRed, kBlack}) {
        m_pawns[game::indexOf(side)] = sprite([&](QPainter& p) { set.paintPawn(p, side, height, theme); });
    }
    m_shadow = sprite([&](QPainter& p) { set.paintShadow(p, height, theme); });
    for (const marks::RingKind kind : marks::kRingKinds)
        m_rings[static_cast<std::size_t>(kind)] = sprite([&](QPainter& p) { paintRing(p, kind, geometry, theme); });
}

void BoardArt::prepareVectors(const BoardGeometry& geometry, const Theme& theme) {
    m_vectors = Vectors{geometry, theme};
}

void BoardArt::drawField(QPainter& painter) const {
    if (!m_vectors) {
        if (m_shownSize == m_size)
            painter.drawPixmap(QPointF(0, 0), m_background);
        else
            painter.drawPixmap(QRectF(QPointF(0, 0), m_shownSize), m_background, QRectF(m_background.rect()));
        return;
    }
    painter.fillRect(QRectF(QPointF(0, 0), m_vectors->geometry.size()), m_vectors->theme.window);
    painter.save();
    artOf(m_vectors->theme.set).paintField(painter, m_vectors->geometry, m_vectors->theme);
    painter.restore();
}

template <class Paint>
void BoardArt::drawAt(QPainter& painter, QPointF spot, const Sprite& sprite, const Paint& paint) const {
    if (!m_vectors && m_stretch != 1) {
        const QSizeF size = QSizeF(sprite.pixmap.size()) / m_ratio * m_stretch;
        painter.drawPixmap(QRectF(spot + sprite.corner * m_stretch, size), sprite.pixmap, QRectF(sprite.pixmap.rect()));
        return;
    }
    if (!m_vectors) {
        // On whole device pixels: a pixmap in between would be blurred.
        const QPointF corner = (spot + sprite.corner) * m_ratio;
        painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())) / m_ratio, sprite.pixmap);
        return;
    }
    painter.save();
    painter.translate(spot);
    paint(m_vectors->geometry, m_vectors->theme);
    painter.restore();
}

void BoardArt::drawPawn(QPainter& painter, game::Side side, QPointF spot) const {
    drawAt(painter, spot, m_pawns[game::indexOf(side)], [&](const BoardGeometry& geometry, const Theme& theme) {
        artOf(theme.set).paintPawn(painter, side, geometry.pawnHeight(), theme);
    });
}

void BoardArt::drawShadow(QPainter& painter, QPointF spot, double lift) const {
    drawAt(painter, spot + QPointF(lift * 0.55, lift * 0.35), m_shadow,
           [&](const BoardGeometry& geometry, const Theme& theme) {
               artOf(theme.set).paintShadow(painter, geometry.pawnHeight(), theme);
           });
}

void BoardArt::drawRing(QPainter& painter, marks::RingKind kind, QPointF spot) const {
    drawAt(painter, spot, m_rings[static_cast<std::size_t>(kind)],
           [&](const BoardGeometry& geometry, const Theme& theme) { paintRing(painter, kind, geometry, theme); });
}

} // namespace ui
