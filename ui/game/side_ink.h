// The colours in which the share of a side is painted on a panel: the side's own, in every theme. Black stays black; on
// a dark panel its edge tells where it ends.
#pragma once

#include "core/game/side.h"
#include "ui/appearance/theme.h"

#include <QColor>

namespace ui {

struct SideInk {
    QColor fill;
    QColor edge;
};

[[nodiscard]] inline SideInk inkOf(game::Side side, const Theme& theme) {
    const bool isDark = theme.panel.lightness() < 128;
    if (side == game::Side::first)
        return {isDark ? QColor(0xd2503f) : theme.redText, theme.redText};
    return {isDark ? QColor(0, 0, 0) : theme.blackText, theme.blackText};
}

} // namespace ui
