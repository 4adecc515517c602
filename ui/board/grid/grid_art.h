// The sets of a board of squares: squares and rim, and round stones seen from above. Their colours are taken from those
// of the theme, so that marks keep their contrast; stones of the first side are dark, those of the second light.
#pragma once

#include "ui/board/set_art.h"

#include <QColor>

namespace ui {

[[nodiscard]] const SetArt& gridArtOf(BoardSet set);

// What a set's squares and rim are painted in.
struct GridColours {
    QColor light;
    QColor dark;
    QColor rim;
    QColor line;    // between field and rim
    QColor rimText; // the coordinates
};

[[nodiscard]] GridColours gridColours(const Theme& theme);

} // namespace ui
