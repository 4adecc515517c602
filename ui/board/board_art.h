// The board and pawns of the theme's set as pictures. The sets (sets/set_art.h) draw vectors; BoardArt keeps the
// results as pixmaps for one size and device pixel ratio, so that a repaint only copies. Lengths are device-independent
// pixels.
#pragma once

#include "core/game/side.h"
#include "ui/appearance/theme.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_marks.h"

#include <QPixmap>
#include <array>
#include <optional>

class QPainter;

namespace ui {

// A pawn for a panel or a label: `height` tall with its shadow, in a square pixmap.
[[nodiscard]] QPixmap pawnPixmap(game::Side side, double height, qreal devicePixelRatio, const Theme& theme);

// Where the middle of its foot is in that picture.
[[nodiscard]] QPointF pawnFoot(double height);

class BoardArt {
public:
    // How good the pictures must be: drawn for this size, or those of another size stretched, which takes a tenth of
    // the time while a window is being resized.
    enum class Quality { sharp, draft };

    // Drops what does not fit the arguments any more; cheap when nothing changed. A draft is only made of pictures that
    // there are.
    void prepare(const BoardGeometry& geometry, const Theme& theme, qreal devicePixelRatio,
                 Quality quality = Quality::sharp);

    // Draws everything anew as vectors from now on, for a painter that keeps them, such as that of an SVG file.
    void prepareVectors(const BoardGeometry& geometry, const Theme& theme);

    // Cloth and sticks, as large as the board.
    void drawField(QPainter& painter) const;

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
    struct Vectors {
        BoardGeometry geometry;
        Theme theme;
    };

    // The picture with its foot on the spot, or what it shows, painted there as vectors.
    template <class Paint>
    void drawAt(QPainter& painter, QPointF spot, const Sprite& sprite, const Paint& paint) const;
    void prepareSprites(const BoardGeometry& geometry, const Theme& theme);

    std::optional<Vectors> m_vectors; // in place of all the pixmaps
    QSizeF m_size;                    // of the pictures
    double m_pawnHeight = 0;          // there
    QSizeF m_shownSize;               // what they are stretched to
    double m_stretch = 1;             // of pawns and rings
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
