// The look of the Linja board: cloth, bamboo sticks and turned wooden pawns, drawn as vectors with fixed
// irregularities. The paint functions draw at any scale on any painter; BoardArt keeps the results as pixmaps for one
// size and device pixel ratio, so that a repaint only copies. Lengths are device-independent pixels.
#pragma once

#include "core/game/side.h"
#include "ui/theme/theme.h"

#include <QPixmap>
#include <array>

class QPainter;

namespace ui {

class BoardGeometry;

// The surround's shadow, the cloth with weave, vignette and hem, inside `geometry.cloth()`.
void paintCloth(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

// One stick lying along `bounds`; `seed` fixes its nodes, tint and tilt.
void paintStick(QPainter& painter, const QRectF& bounds, unsigned seed, const Theme& theme);

// A pawn `height` tall that stands on (0, 0). Red has an inlaid disc on its top, Black a belt around its waist.
void paintPawn(QPainter& painter, game::Side side, double height, const Theme& theme);

// Its shadow; `lift` is how far the pawn is held above the cloth.
void paintPawnShadow(QPainter& painter, double height, double lift, const Theme& theme);

// A pawn for a panel or a label: `height` tall with its shadow, in a square pixmap.
// Where the middle of the foot is in the picture below.
[[nodiscard]] QPointF pawnFoot(double height);
[[nodiscard]] QPixmap pawnPixmap(game::Side side, double height, qreal devicePixelRatio, const Theme& theme);

class BoardArt {
public:
    // Drops what does not fit the arguments any more; cheap when nothing changed.
    void prepare(const BoardGeometry& geometry, const Theme& theme, qreal devicePixelRatio);

    // Cloth and sticks, as large as the board.
    [[nodiscard]] const QPixmap& background() const { return m_background; }

    // Paints a cached pawn standing on `spot`.
    void drawPawn(QPainter& painter, game::Side side, QPointF spot) const;
    void drawShadow(QPainter& painter, QPointF spot) const;

private:
    [[nodiscard]] QPointF cornerFor(QPointF spot) const;

    QSizeF m_size;
    bool m_flipped = false;
    qreal m_ratio = 0;
    ThemeKind m_kind = ThemeKind::light;
    QPixmap m_background;
    std::array<QPixmap, 2> m_pawns;
    QPixmap m_shadow;
    QPointF m_anchor; // of the pawns and the shadow, from the pixmap's top left corner
};

} // namespace ui
