// How one game is handled in the window: what its board can show, and its keys. One folder of ui/games implements this
// for its game; games.h finds it by the game's id.
#pragma once

#include "ui/window/action_id.h"

#include <QString>
#include <vector>

namespace ui {

struct ActionWords;

// A line of the list of shortcuts.
struct BoardKey {
    QString keys;
    QString what;
};

class GameControls {
public:
    GameControls() = default;
    virtual ~GameControls() = default;
    GameControls(const GameControls&) = delete;
    GameControls& operator=(const GameControls&) = delete;

    // What the menu calls something that the board can show: ActionId::coordinates, counts, points, groups or
    // marks. In
    // English, marked for the context Menus. Without a text the board has no such thing.
    [[nodiscard]] virtual ActionWords actionWords(ActionId id) const = 0;
    // How the board is used by keys, in the language of the moment.
    [[nodiscard]] virtual std::vector<BoardKey> boardKeys() const = 0;
};

} // namespace ui
