#include "app/tools/linja/quantise.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tools {
namespace {

using P = Parameters;
using namespace ai::network;

template <class T>
T rounded(double value) {
    const double low = std::numeric_limits<T>::min();
    const double high = std::numeric_limits<T>::max();
    return static_cast<T>(std::lround(std::clamp(value, low, high)));
}

} // namespace

Weights quantised(const Parameters& parameters) {
    const auto& v = parameters.values;
    Weights w;
    w.columns.resize(P::kHiddenBias);
    w.step.resize(P::kHidden);
    for (std::size_t i = 0; i < P::kHidden; ++i) {
        float most = 0;
        for (std::size_t f = 0; f < ai::kFeatures; ++f)
            most = std::max(most, std::abs(v[P::kColumns + f * P::kHidden + i]));
        w.step[i] = rounded<std::int16_t>(std::max(1.0, std::ceil(most * kOne / static_cast<double>(kMostColumn))));
        for (std::size_t f = 0; f < ai::kFeatures; ++f) {
            const std::size_t at = f * P::kHidden + i;
            w.columns[at] = rounded<std::int8_t>(v[P::kColumns + at] * kOne / static_cast<double>(w.step[i]));
        }
        w.hiddenBias.push_back(rounded<std::int16_t>(v[P::kHiddenBias + i] * kOne));
    }
    for (std::size_t phase = 0; phase < P::kPhases; ++phase) {
        for (std::size_t j = 0; j < P::kMiddle; ++j) {
            for (std::size_t i = 0; i < P::kHidden; ++i)
                w.middleWeights.push_back(
                    rounded<std::int16_t>(v[P::kMiddleWeights + (phase * P::kHidden + i) * P::kMiddle + j] * kOne));
            w.middleBias.push_back(
                rounded<std::int32_t>(v[P::kMiddleBias + phase * P::kMiddle + j] * double{kOne} * kOne));
            w.outputWeights.push_back(rounded<std::int16_t>(v[P::kOutputWeights + phase * P::kMiddle + j] * kOne));
        }
        w.outputBias.push_back(rounded<std::int32_t>(v[P::kOutputBias + phase] * double{kOne} * kOne));
    }
    for (std::size_t f = 0; f < ai::kFeatures; ++f)
        w.points.push_back(rounded<std::int16_t>(v[P::kPoints + f] * kUnit));
    return w;
}

double meanError(const Network& network, std::span<const Sample> samples) {
    double sum = 0;
    for (const Sample& sample : samples)
        sum += std::abs(static_cast<double>(network.evaluate(sample.features, sample.phase)) / kUnit - sample.value);
    return sum / static_cast<double>(samples.size());
}

} // namespace tools
