#include "ui/board/board_art.h"

#include <QPainter>
#include <cmath>
#include <utility>

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
    const BoardGeometry::Foot foot = geometry.foot();
    const double below = geometry.isFromAbove() ? 0.0 : geometry.unit() * 0.012;
    marks::ring(painter, QPointF(0, below), foot.rx * 1.2, foot.ry * 1.2, kind, theme);
}

} // namespace

QPointF pieceFoot(const BoardFace& face, double height, const Theme& theme) {
    return -face.art(theme.set).reach.topLeft() * height;
}

QPixmap piecePixmap(const BoardFace& face, game::Side side, double height, qreal devicePixelRatio, const Theme& theme) {
    const SetArt& art = face.art(theme.set);
    const QSizeF size(std::ceil(art.reach.width() * height), std::ceil(art.reach.height() * height));
    QPixmap pixmap((size * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.translate(pieceFoot(face, height, theme));
    art.paintShadow(painter, height, theme);
    art.paintPiece(painter, side, height, theme);
    return pixmap;
}

void BoardArt::prepare(const BoardFace& face, const BoardGeometry& geometry, const Theme& theme, qreal devicePixelRatio,
                       Quality quality) {
    const bool isAlike = m_face == &face && m_flipped == geometry.flipped() && m_kind == theme.kind &&
                         m_set == theme.set && m_ratio == devicePixelRatio && !m_background.isNull();
    m_shownSize = geometry.size();
    m_stretch = 1;
    if (isAlike && m_size == geometry.size())
        return;
    // Squares have whole pixels and their own shape: a stretched picture would not fit them.
    if (isAlike && quality == Quality::draft && !geometry.isFromAbove()) {
        m_stretch = geometry.pieceHeight() / m_pieceHeight;
        return;
    }
    m_face = &face;
    m_size = geometry.size();
    m_pieceHeight = geometry.pieceHeight();
    m_flipped = geometry.flipped();
    m_kind = theme.kind;
    m_set = theme.set;
    m_ratio = devicePixelRatio;

    const QSizeF pixels = m_size * devicePixelRatio;
    m_background = QPixmap(static_cast<int>(std::ceil(pixels.width())), static_cast<int>(std::ceil(pixels.height())));
    m_background.setDevicePixelRatio(devicePixelRatio);
    m_background.fill(theme.window);
    QPainter painter(&m_background);
    face.art(theme.set).paintField(painter, geometry, theme);
    painter.end();

    prepareSprites(geometry, theme);
}

void BoardArt::prepareSprites(const BoardGeometry& geometry, const Theme& theme) {
    const SetArt& set = m_face->art(theme.set);
    const double height = geometry.pieceHeight();
    // Around a piece with its shadow and ring.
    const QRectF around =
        geometry.pieceBody({0, 0}).adjusted(-height * 0.415, -height * 0.215, height * 0.585, height * 0.285);
    const QSizeF box(std::ceil(around.width()), std::ceil(around.height()));
    const QPointF foot(std::floor(-around.left()), std::floor(-around.top()));
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
    for (const game::Side side : kSides)
        m_pieces[game::indexOf(side)] = sprite([&](QPainter& p) { set.paintPiece(p, side, height, theme); });
    m_shadow = sprite([&](QPainter& p) { set.paintShadow(p, height, theme); });
    for (const marks::RingKind kind : marks::kRingKinds)
        m_rings[static_cast<std::size_t>(kind)] = sprite([&](QPainter& p) { paintRing(p, kind, geometry, theme); });
}

void BoardArt::prepareVectors(const BoardFace& face, std::shared_ptr<const BoardGeometry> geometry,
                              const Theme& theme) {
    m_face = &face;
    m_vectors = Vectors{std::move(geometry), theme};
}

void BoardArt::drawField(QPainter& painter) const {
    if (!m_vectors) {
        if (m_shownSize == m_size)
            painter.drawPixmap(QPointF(0, 0), m_background);
        else
            painter.drawPixmap(QRectF(QPointF(0, 0), m_shownSize), m_background, QRectF(m_background.rect()));
        return;
    }
    painter.fillRect(QRectF(QPointF(0, 0), m_vectors->geometry->size()), m_vectors->theme.window);
    painter.save();
    m_face->art(m_vectors->theme.set).paintField(painter, *m_vectors->geometry, m_vectors->theme);
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
    paint(*m_vectors->geometry, m_vectors->theme);
    painter.restore();
}

void BoardArt::drawPiece(QPainter& painter, game::Side side, QPointF spot) const {
    drawAt(painter, spot, m_pieces[game::indexOf(side)], [&](const BoardGeometry& geometry, const Theme& theme) {
        m_face->art(theme.set).paintPiece(painter, side, geometry.pieceHeight(), theme);
    });
}

void BoardArt::drawShadow(QPainter& painter, QPointF spot, double lift) const {
    drawAt(painter, spot + QPointF(lift * 0.55, lift * 0.35), m_shadow,
           [&](const BoardGeometry& geometry, const Theme& theme) {
               m_face->art(theme.set).paintShadow(painter, geometry.pieceHeight(), theme);
           });
}

void BoardArt::drawRing(QPainter& painter, marks::RingKind kind, QPointF spot) const {
    drawAt(painter, spot, m_rings[static_cast<std::size_t>(kind)],
           [&](const BoardGeometry& geometry, const Theme& theme) { paintRing(painter, kind, geometry, theme); });
}

} // namespace ui
