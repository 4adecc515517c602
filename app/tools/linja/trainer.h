// Trains the evaluator of Linja by gradient descent (Adam; Kingma and Ba, 2015) on samples with exact values. The
// network is the one of core/games/linja/network.h in floating point:
//
//     hidden = clip(bias + sum of the 8 set inputs' columns)              kHidden, clip to 0..1
//     middle = clip(bias + weights[phase] * hidden)                       kMiddle
//     value  = kOutputScale * (bias + weights[phase] * middle) + sum of the 8 inputs' points
//
// Results depend on seed and samples alone, not on the number of threads.
#pragma once

#include "app/tools/linja/samples.h"
#include "core/games/linja/network.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace tools {

// All parameters in one vector, so that the optimiser need not know what they mean.
struct Parameters {
    static constexpr std::size_t kHidden = ai::network::kHidden;
    static constexpr std::size_t kMiddle = ai::network::kMiddle;
    static constexpr std::size_t kPhases = ai::kPhases;
    static constexpr std::size_t kColumns = 0;                                     // [feature][hidden]
    static constexpr std::size_t kHiddenBias = kColumns + ai::kFeatures * kHidden; // [hidden]
    static constexpr std::size_t kMiddleWeights = kHiddenBias + kHidden;           // [phase][hidden][middle]
    static constexpr std::size_t kMiddleBias = kMiddleWeights + kPhases * kHidden * kMiddle;
    static constexpr std::size_t kOutputWeights = kMiddleBias + kPhases * kMiddle; // [phase][middle]
    static constexpr std::size_t kOutputBias = kOutputWeights + kPhases * kMiddle; // [phase]
    static constexpr std::size_t kPoints = kOutputBias + kPhases;                  // [feature]
    static constexpr std::size_t kCount = kPoints + ai::kFeatures;

    std::vector<float> values = std::vector<float>(kCount);
};

inline constexpr float kOutputScale = 16; // points

struct Schedule {
    int epochs = 1;
    int batch = 2048;
    float rate = 1.5e-3F; // falls to `lastRate` along a cosine
    float lastRate = 2e-5F;
    std::uint64_t seed = 1;
    int threads = 1;
};

// Mean absolute error in points.
[[nodiscard]] double meanError(const Parameters& parameters, std::span<const Sample> samples, int threads);

[[nodiscard]] Parameters initialParameters(std::uint64_t seed);

// Shuffles the samples and goes through them. `report` is called after every part of an epoch with the samples seen and
// the mean loss since the last call.
void train(Parameters& parameters, std::vector<Sample>& samples, const Schedule& schedule,
           const std::function<void(std::uint64_t seen, double loss)>& report);

} // namespace tools
