// How the window shows Linja beside its board.
#pragma once

#include "ui/games/game_art.h"

namespace ui {

class LinjaArt : public GameArt {
public:
    [[nodiscard]] QColor textColour(game::Side side, const Theme& theme) const override;
    [[nodiscard]] SideInk ink(game::Side side, const Theme& theme) const override;
    [[nodiscard]] QPixmap piece(game::Side side, double height, qreal devicePixelRatio,
                                const Theme& theme) const override;
    void paintPicture(QPainter& painter, const QRectF& room, const Theme& theme) const override;
};

} // namespace ui
