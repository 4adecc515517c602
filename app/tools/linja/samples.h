// Training samples of the evaluator: positions of mixed play and a few random turns away from it, which is where the
// leaves of a search lie, with their exact values.
#pragma once

#include "core/games/linja/exact_values.h"
#include "core/games/linja/features.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tools {

struct Sample {
    ai::Features features{};
    std::int8_t value = 0; // points for the side to move
    std::uint8_t phase = 0;
};

// `count` samples, the same for the same seed whatever the number of threads. Finished games are left out.
[[nodiscard]] std::vector<Sample> makeSamples(const linja::ExactValues& exact, std::size_t count, std::uint64_t seed,
                                              int threads);

} // namespace tools
