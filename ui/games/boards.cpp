// The boards of the window's games: what board_face.h declares and only the list of games can give.
#include "ui/board/board_face.h"
#include "ui/games/linja/linja_board.h"

namespace ui {

const BoardFace& faceOf(std::string_view) {
    static const LinjaBoard kLinja;
    return kLinja;
}

} // namespace ui
