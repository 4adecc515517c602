// What the levels of play are made of: how many turns and nodes they look ahead and how they see the board. A game has
// a table of its own when its evaluator has (Evaluator::levels()); all have as many levels. A level is never limited by
// the clock.
#pragma once

#include "core/ai/perception.h"
#include "core/ai/thinker.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ai {

struct Level {
    int depth = 0;           // whole turns; 0: no limit
    std::uint64_t nodes = 0; // 0: no limit
    double temperature = 0;  // Perception::temperature
    double overlook = 0;     // Perception::overlook
    // Standard deviation of the logarithm of a factor on both, drawn once a game: people do not always play equally
    // well, but within a game the weakness is even.
    double form = 0;
};

inline constexpr std::size_t kLevelCount = 8;
using Levels = std::array<Level, kLevelCount>; // the weakest first

// The table of Linja, and of games without one of their own.
[[nodiscard]] const Levels& usualLevels();
// `level` is clamped to 1 to levelCount().
[[nodiscard]] const Level& levelOf(int level, const Levels& levels = usualLevels());

// What `limits` come to for one search. Where the level and the limits both bound the depth or the nodes, the tighter
// of the two holds. 0 means no such limit.
struct Effort {
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds moveTime{0};
    Perception perception;
};
[[nodiscard]] Effort effortOf(const Limits& limits, const Levels& levels = usualLevels());

} // namespace ai
