// How Linja is handled in the window.
#pragma once

#include "ui/games/game_controls.h"

namespace ui {

class LinjaControls : public GameControls {
public:
    [[nodiscard]] ActionWords actionWords(ActionId id) const override;
    [[nodiscard]] std::vector<BoardKey> boardKeys() const override;
};

} // namespace ui
