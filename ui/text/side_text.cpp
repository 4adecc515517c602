#include "ui/text/side_text.h"

#include "ui/games/games.h"

namespace ui {

QString sideName(game::Side side) {
    return offeredGames().front().words.sideName(side);
}

} // namespace ui
