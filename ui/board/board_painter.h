// Paints a BoardScene. The painter's font gives the family of everything written on the board; sizes follow the places.
// Every mark differs in shape as well as in colour: thin ring (can go), double ring and lifted (picked), dashed frame
// with a pale piece (target), solid frame with corners (cursor), numbered arrow (step made).
#pragma once

#include "ui/appearance/theme.h"
#include "ui/board/arrow_routes.h"
#include "ui/board/board_scene.h"

#include <QRectF>
#include <QRegion>

class QFont;
class QPainter;

namespace ui {

class BoardArt;
class BoardFace;

// How much larger than usual the text around the board is: text on the board grows as much, as far as there is room.
[[nodiscard]] double textScale(const QFont& font);

class BoardPainter {
public:
    BoardPainter(const BoardFace& face, const BoardArt& art, const BoardGeometry& geometry, const Theme& theme);

    void paint(QPainter& painter, const BoardScene& scene) const;
    // The same, but what lies outside `exposed` may be left out.
    void paint(QPainter& painter, const BoardScene& scene, const QRegion& exposed) const;

    // All that the scene's flight covers or moves: what has to be painted anew when it goes on.
    [[nodiscard]] QRegion flightRegion(const BoardScene& scene) const;

    // Where the scene's bubble is painted with this font; empty when it has none.
    [[nodiscard]] QRectF bubbleRect(const BoardScene& scene, const QFont& font) const;

private:
    void paintTargets(QPainter& painter, const BoardScene& scene) const;
    void paintCursor(QPainter& painter, const BoardCursor& cursor, const BoardScene& scene) const;
    void paintRings(QPainter& painter, const BoardScene& scene) const;
    void paintPieces(QPainter& painter, const BoardScene& scene, const QRegion& exposed) const;
    void paintGhosts(QPainter& painter, const BoardScene& scene) const;
    void paintHeld(QPainter& painter, const BoardScene& scene) const;
    void paintArrows(QPainter& painter, const std::vector<ArrowRoute>& routes) const;
    void paintBubble(QPainter& painter, const BoardScene& scene, const std::vector<ArrowRoute>& routes) const;
    [[nodiscard]] QRectF bubbleRect(const BoardScene& scene, const std::vector<ArrowRoute>& routes,
                                    const QFont& font) const;

    // Where a piece is drawn: its spot, or on the way to a new one while a flight makes its place close or open ranks.
    [[nodiscard]] QPointF spotNow(const BoardScene& scene, int place, game::Side side, int index) const;

    struct Flying {
        QPointF ground; // below it
        double lift = 0;
    };
    [[nodiscard]] Flying flying(const BoardScene& scene) const; // with a flight
    // Around a piece on this spot with ring, shadow and lift.
    [[nodiscard]] QRect aroundPiece(QPointF spot) const;

    // Where the next piece of the target's side would stand.
    [[nodiscard]] QPointF ghostSpot(const BoardScene& scene, const TargetMark& target) const;

    const BoardFace& m_face;
    const BoardArt& m_art;
    const BoardGeometry& m_geometry;
    const Theme& m_theme;
};

} // namespace ui
