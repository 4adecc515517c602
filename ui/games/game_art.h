// How the window shows one game beside its board: the colours of its sides, a piece for a card, the picture in New Game
// and the diagrams in its rules. One folder of ui/games implements this for its game; games.h finds it by the game's
// id.
#pragma once

#include "core/game/side.h"
#include "ui/appearance/theme.h"

#include <QColor>
#include <QImage>
#include <QPixmap>
#include <QRectF>
#include <QString>

class QPainter;

namespace ui {

// The colours in which the share of a side is painted on a panel: the side's own, in every theme. What is as dark or as
// light as the panel has an edge that tells where it ends.
struct SideInk {
    QColor fill;
    QColor edge;
};

class GameArt {
public:
    GameArt() = default;
    virtual ~GameArt() = default;
    GameArt(const GameArt&) = delete;
    GameArt& operator=(const GameArt&) = delete;

    // Of the side's name or state written on a panel.
    [[nodiscard]] virtual QColor textColour(game::Side side, const Theme& theme) const = 0;
    [[nodiscard]] virtual SideInk ink(game::Side side, const Theme& theme) const = 0;
    // A piece, `height` tall with its shadow, in a square pixmap.
    [[nodiscard]] virtual QPixmap piece(game::Side side, double height, qreal devicePixelRatio,
                                        const Theme& theme) const = 0;
    // A small picture of the board, to know the game by.
    virtual void paintPicture(QPainter& painter, const QRectF& room, const Theme& theme) const = 0;
    // What an <img> of the rules page names, `width` wide; null for a name that means nothing.
    [[nodiscard]] virtual QImage diagram(const QString& name, int width, qreal devicePixelRatio,
                                         const Theme& theme) const;
};

} // namespace ui
