// The board and pawns of the theme's set as pictures. The sets (sets/set_art.h) draw vectors; BoardArt keeps the
// results as pixmaps for one size and device pixel ratio, so that a repaint only copies. Lengths are device-independent
// pixels.
#pragma once

#include "core/game/side.h"
#include "ui/board/board_marks.h"
#include "ui/theme/theme.h"

#include <QPixmap>
#include <array>

class QPainter;

namespace ui {

// A pawn for a panel or a label: `height` tall with its shadow, in a square pixmap.
[[nodiscard]] QPixmap pawnPixmap(game::Side side, double height, qreal devicePixelRatio, const Theme& theme);

// Where the middle of its foot is in that picture.
[[nodiscard]] QPointF pawnFoot(double height);

class BoardArt {
public:
    // Drops what does not fit the arguments any more; cheap when nothing changed.
    void prepare(const BoardGeometry& geometry, const Theme& theme, qreal devicePixelRatio);

    // Cloth and sticks, as large as the board.
    [[nodiscard]] const QPixmap& background() const { return m_background; }

    // Paints a cached pawn standing on `spot`.
    void drawPawn(QPainter& painter, game::Side side, QPointF spot) const;
    // Its shadow; `lift` is how far the pawn is held above the spot.
    void drawShadow(QPainter& painter, QPointF spot, double lift = 0) const;

    // The ring around its foot.
    void drawRing(QPainter& painter, marks::RingKind kind, QPointF spot) const;

private:
    // A picture without the empty rim around it; `corner` is its top left corner seen from the foot of the pawn.
    struct Sprite {
        QPixmap pixmap;
        QPointF corner;
    };

    void draw(QPainter& painter, const Sprite& sprite, QPointF spot) const;
    void prepareSprites(const BoardGeometry& geometry, const Theme& theme);

    QSizeF m_size;
    bool m_flipped = false;
    qreal m_ratio = 0;
    ThemeKind m_kind = ThemeKind::light;
    BoardSet m_set = BoardSet::classicWood;
    QPixmap m_background;
    std::array<Sprite, 2> m_pawns;
    Sprite m_shadow;
    std::array<Sprite, marks::kRingKinds.size()> m_rings;
};

} // namespace ui
