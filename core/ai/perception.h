// How a level sees the board: what keeps it from playing as well as its search allows. The same position in the same
// game is always seen in the same way, so a weak player errs like a person who does not see something, not like a dice
// roll.
#pragma once

#include "core/game/random.h"

#include <bit>
#include <cstdint>

namespace ai {

struct Perception {
    double noise = 0; // spread of the misjudgement of a position, in units of the game (about one standard deviation)
    double overlook = 0; // chance to overlook the turn that is hardest to see; plainer ones in proportion
    std::uint64_t seed = 0;

    [[nodiscard]] bool isPerfect() const { return noise <= 0 && overlook <= 0; }

    // How wrongly the position with this key is judged, in units: of mean 0, never beyond 3.5 spreads.
    [[nodiscard]] double misjudgement(std::uint64_t key) const {
        // A binomial of 64 fair bits, less its mean of 32, has the spread 4; the half step makes it finer.
        const std::uint64_t bits = game::mix64(key ^ game::mix64(seed));
        const int steps = std::popcount(bits);
        const double fraction = static_cast<double>(game::mix64(bits) >> 40) * 0x1.0p-24 - 0.5;
        const double spreads = (steps - 32 + fraction) / 4.0;
        return noise * (spreads > 3.5 ? 3.5 : spreads < -3.5 ? -3.5 : spreads);
    }

    // Whether the turn between these positions is overlooked; `hardness` is from 0 to 1.
    [[nodiscard]] bool overlooks(std::uint64_t parent, std::uint64_t child, double hardness) const {
        const std::uint64_t bits = game::mix64(parent + game::mix64(child ^ game::mix64(seed + 1)));
        return static_cast<double>(bits >> 11) * 0x1.0p-53 < overlook * hardness;
    }

    friend bool operator==(const Perception&, const Perception&) = default;
};

} // namespace ai
