// How a level sees the board: what keeps it from playing as well as its search allows. The same position in the same
// game is always seen in the same way, so a weak player errs like a person who does not see something, not like a dice
// roll.
#pragma once

#include "core/game/random.h"

#include <cmath>
#include <cstdint>

namespace ai {

struct Perception {
    // How freely the turn is chosen among those that are seen: with probability proportional to
    // exp(-loss / temperature), loss against the best of them, both in units of the game. 0: always the best.
    double temperature = 0;
    double overlook = 0; // chance to overlook the turn that is hardest to see; plainer ones in proportion
    std::uint64_t seed = 0;

    [[nodiscard]] bool isPerfect() const { return temperature <= 0 && overlook <= 0; }

    // What is added to the value of the turn that leads to the position with this key, in units. The turn with the
    // highest sum is a draw by `temperature`, since the maximum of values with Gumbel noise has that distribution
    // (Gumbel, 1954).
    [[nodiscard]] double whim(std::uint64_t key) const {
        const std::uint64_t bits = game::mix64(key ^ game::mix64(seed));
        const double chance = (static_cast<double>(bits >> 11) + 0.5) * 0x1.0p-53;
        return -temperature * std::log(-std::log(chance));
    }

    // Whether the turn between these positions is overlooked; `hardness` is from 0 to 1.
    [[nodiscard]] bool overlooks(std::uint64_t parent, std::uint64_t child, double hardness) const {
        const std::uint64_t bits = game::mix64(parent + game::mix64(child ^ game::mix64(seed + 1)));
        return static_cast<double>(bits >> 11) * 0x1.0p-53 < overlook * hardness;
    }

    friend bool operator==(const Perception&, const Perception&) = default;
};

} // namespace ai
