// How the window shows Lines of Action beside its board. The diagrams of the rules are named in
// resources/loa/rules/diagrams.txt.
#pragma once

#include "ui/games/game_art.h"

namespace ui {

class LoaArt : public GameArt {
public:
    [[nodiscard]] QColor textColour(game::Side side, const Theme& theme) const override;
    [[nodiscard]] SideInk ink(game::Side side, const Theme& theme) const override;
    [[nodiscard]] QPixmap piece(game::Side side, double height, qreal devicePixelRatio,
                                const Theme& theme) const override;
    void paintPicture(QPainter& painter, const QRectF& room, const Theme& theme) const override;
    [[nodiscard]] QImage diagram(const QString& name, int width, qreal devicePixelRatio,
                                 const Theme& theme) const override;
};

} // namespace ui
