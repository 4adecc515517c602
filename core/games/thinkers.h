// The computer players of the games in the list, by the game's id (catalogue.h). Null when there is no such game.
#pragma once

#include "core/ai/arena.h"
#include "core/ai/thinker.h"
#include "core/games/catalogue.h"

#include <memory>
#include <string_view>

namespace games {

// The computer player proper. Allocates its table, of tens of megabytes, at its first search only.
[[nodiscard]] std::unique_ptr<ai::Thinker> newThinker(std::string_view gameId);

// The simple players that the levels are measured against.
// Any legal turn, each sequence of steps equally likely; `seed` and the position decide.
[[nodiscard]] std::unique_ptr<ai::Thinker> newRandomPlayer(std::string_view gameId);
// The turn with the best score difference at once; among equals the one that leaves the mover's own pieces furthest
// ahead by the game's other measure (Evaluator::progress); `seed` decides what is still equal.
[[nodiscard]] std::unique_ptr<ai::Thinker> newGreedyPlayer(std::string_view gameId);

// The player a spec describes; its limits are handed over with each question.
[[nodiscard]] std::unique_ptr<ai::Thinker> newPlayer(std::string_view gameId, const ai::PlayerSpec& spec);

inline constexpr ai::ArenaMakers kArenaMakers{newMatch, newPlayer};

} // namespace games
