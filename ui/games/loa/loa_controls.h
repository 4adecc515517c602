// How Lines of Action is handled in the window.
#pragma once

#include "ui/games/game_controls.h"

namespace ui {

class LoaControls : public GameControls {
public:
    [[nodiscard]] ActionWords actionWords(ActionId id) const override;
    [[nodiscard]] std::vector<BoardKey> boardKeys() const override;
};

} // namespace ui
