// The two sides of every game. `first` is the side that the rules name first (Red in Linja), which is not always the
// side that starts a particular game.
#pragma once

#include <cstddef>
#include <cstdint>

namespace game {

enum class Side : std::uint8_t { first, second };

[[nodiscard]] constexpr Side opponent(Side side) {
    return side == Side::first ? Side::second : Side::first;
}

// 0 for the first side and 1 for the second: the index into every per-side array.
[[nodiscard]] constexpr std::size_t indexOf(Side side) {
    return static_cast<std::size_t>(side);
}

} // namespace game
