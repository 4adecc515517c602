// THE list of the games that the window has a folder for. Adding a game adds its folder, and its line in games.cpp. The
// core's list is core/games/all_games.h.
#pragma once

#include "ui/games/game_art.h"
#include "ui/games/game_controls.h"
#include "ui/games/game_words.h"

#include <QStringList>
#include <QStringView>
#include <string_view>
#include <vector>

namespace ui {

struct OfferedGame {
    const GameWords& words;
    const GameArt& art;
    const GameControls& controls;
};

// In the order in which they are offered; the program opens with the first.
[[nodiscard]] const std::vector<OfferedGame>& offeredGames();

// The ids of those that can be played now: the session takes them.
[[nodiscard]] QStringList playableGames();

// Of the game with this id; of the first where there is no such game.
[[nodiscard]] const GameWords& wordsOf(QStringView gameId);
[[nodiscard]] const GameWords& wordsOf(std::string_view gameId);
[[nodiscard]] const GameArt& artOf(QStringView gameId);
[[nodiscard]] const GameArt& artOf(std::string_view gameId);
[[nodiscard]] const GameControls& controlsOf(std::string_view gameId);

// Of the game that an id such as "loa.jump" begins with; null where there is none.
[[nodiscard]] const GameWords* wordsOfId(std::string_view id);

} // namespace ui
