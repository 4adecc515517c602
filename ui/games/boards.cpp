// The boards of the window's games: what board_face.h declares and only the list of games can give.
#include "ui/board/board_face.h"
#include "ui/games/linja/linja_board.h"
#include "ui/games/loa/loa_board.h"

namespace ui {

const BoardFace& faceOf(std::string_view gameId) {
    static const LinjaBoard kLinja;
    static const LoaBoard kLoa;
    if (gameId == "loa")
        return kLoa;
    return kLinja;
}

} // namespace ui
