#include "ui/games/game_words.h"

#include "core/games/catalogue.h"

namespace ui {

bool GameWords::isScored() const {
    const games::GameInfo* info = games::findGame(m_id);
    return info && info->isScored;
}

QString GameWords::placePointsText(int, int, const QString&) const {
    return {};
}

double GameWords::chance(int units) const {
    return units == 0 ? 0.5 : units > 0 ? 1 : 0;
}

} // namespace ui
