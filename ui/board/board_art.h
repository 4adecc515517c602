// The board and pieces of the theme's set as pictures. The sets (set_art.h) draw vectors; BoardArt keeps the
// results as pixmaps for one size and device pixel ratio, so that a repaint only copies. Lengths are device-independent
// pixels.
#pragma once

#include "core/game/side.h"
#include "ui/appearance/theme.h"
#include "ui/board/board_face.h"
#include "ui/board/board_marks.h"

#include <QPixmap>
#include <array>
#include <memory>
#include <optional>

class QPainter;

namespace ui {

// A piece of a game for a panel or a label: `height` tall with its shadow, in a square pixmap.
[[nodiscard]] QPixmap piecePixmap(const BoardFace& face, game::Side side, double height, qreal devicePixelRatio,
                                  const Theme& theme);

// Where the middle of its foot is in that picture.
[[nodiscard]] QPointF pieceFoot(const BoardFace& face, double height, const Theme& theme);

class BoardArt {
public:
    // How good the pictures must be: drawn for this size, or those of another size stretched, which takes a tenth of
    // the time while a window is being resized.
    enum class Quality { sharp, draft };

    // Drops what does not fit the arguments any more; cheap when nothing changed. A draft is only made of pictures that
    // there are.
    void prepare(const BoardFace& face, const BoardGeometry& geometry, const Theme& theme, qreal devicePixelRatio,
                 Quality quality = Quality::sharp);

    // Draws everything anew as vectors from now on, for a painter that keeps them, such as that of an SVG file.
    void prepareVectors(const BoardFace& face, std::shared_ptr<const BoardGeometry> geometry, const Theme& theme);

    // All that lies under pieces and marks, as large as the board.
    void drawField(QPainter& painter) const;

    // Paints a cached piece standing on `spot`.
    void drawPiece(QPainter& painter, game::Side side, QPointF spot) const;
    // Its shadow; `lift` is how far the piece is held above the spot.
    void drawShadow(QPainter& painter, QPointF spot, double lift = 0) const;

    // The ring around its foot.
    void drawRing(QPainter& painter, marks::RingKind kind, QPointF spot) const;

private:
    // A picture without the empty rim around it; `corner` is its top left corner seen from the foot of the piece.
    struct Sprite {
        QPixmap pixmap;
        QPointF corner;
    };
    struct Vectors {
        std::shared_ptr<const BoardGeometry> geometry;
        Theme theme;
    };

    // The picture with its foot on the spot, or what it shows, painted there as vectors.
    template <class Paint>
    void drawAt(QPainter& painter, QPointF spot, const Sprite& sprite, const Paint& paint) const;
    void prepareSprites(const BoardGeometry& geometry, const Theme& theme);

    const BoardFace* m_face = nullptr;
    std::optional<Vectors> m_vectors; // in place of all the pixmaps
    QSizeF m_size;                    // of the pictures
    double m_pieceHeight = 0;         // there
    QSizeF m_shownSize;               // what they are stretched to
    double m_stretch = 1;             // of pieces and rings
    bool m_flipped = false;
    qreal m_ratio = 0;
    ThemeKind m_kind = ThemeKind::light;
    BoardSet m_set = BoardSet::classicWood;
    QPixmap m_background;
    std::array<Sprite, 2> m_pieces;
    Sprite m_shadow;
    std::array<Sprite, marks::kRingKinds.size()> m_rings;
};

} // namespace ui
