// From a trained network to the whole numbers it is kept and worked out in.
#pragma once

#include "app/tools/linja/trainer.h"
#include "core/games/linja/network.h"

#include <span>

namespace tools {

[[nodiscard]] ai::network::Weights quantised(const Parameters& parameters);

// Mean absolute error in points.
[[nodiscard]] double meanError(const ai::network::Network& network, std::span<const Sample> samples);

} // namespace tools
