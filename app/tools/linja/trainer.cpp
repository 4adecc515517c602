#include "app/tools/linja/trainer.h"

#include "core/game/random.h"
#include "core/games/linja/solver/layer_solver.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <numeric>

namespace tools {
namespace {

using P = Parameters;

constexpr std::size_t kShard = 1024; // samples whose gradient is summed together
// Beyond this error in points the loss grows linearly (Huber, 1964).
constexpr float kHuber = 1.5F;

struct Activations {
    std::array<float, P::kHidden> sum;
    std::array<float, P::kHidden> hidden;
    std::array<float, P::kMiddle> middleSum;
    std::array<float, P::kMiddle> middle;
};

float clip(float x) {
    return x < 0 ? 0 : x > 1 ? 1 : x;
}

// The value in points.
float forward(const float* p, const Sample& sample, Activations& a) {
    std::copy_n(p + P::kHiddenBias, P::kHidden, a.sum.data());
    float points = 0;
    for (const std::uint16_t feature : sample.features) {
        const float* column = p + P::kColumns + feature * P::kHidden;
        for (std::size_t i = 0; i < P::kHidden; ++i)
            a.sum[i] += column[i];
        points += p[P::kPoints + feature];
    }
    for (std::size_t i = 0; i < P::kHidden; ++i)
        a.hidden[i] = clip(a.sum[i]);
    const std::size_t phase = sample.phase;
    std::copy_n(p + P::kMiddleBias + phase * P::kMiddle, P::kMiddle, a.middleSum.data());
    const float* weights = p + P::kMiddleWeights + phase * P::kHidden * P::kMiddle;
    for (std::size_t i = 0; i < P::kHidden; ++i) {
        const float h = a.hidden[i];
        for (std::size_t j = 0; j < P::kMiddle; ++j)
            a.middleSum[j] += h * weights[i * P::kMiddle + j];
    }
    const float* out = p + P::kOutputWeights + phase * P::kMiddle;
    float value = p[P::kOutputBias + phase];
    for (std::size_t j = 0; j < P::kMiddle; ++j) {
        a.middle[j] = clip(a.middleSum[j]);
        value += a.middle[j] * out[j];
    }
    return value * kOutputScale + points;
}

// Adds the gradient of one sample's loss; gives the loss.
float backward(const float* p, const Sample& sample, Activations& a, float* g) {
    const float error = forward(p, sample, a) - static_cast<float>(sample.value);
    const float size = std::abs(error);
    const float loss = size < kHuber ? 0.5F * error * error : kHuber * (size - 0.5F * kHuber);
    const float slope = error < -kHuber ? -kHuber : error > kHuber ? kHuber : error;
    const std::size_t phase = sample.phase;
    const float* out = p + P::kOutputWeights + phase * P::kMiddle;
    float* gOut = g + P::kOutputWeights + phase * P::kMiddle;
    float* gBias = g + P::kMiddleBias + phase * P::kMiddle;
    const float toOutput = slope * kOutputScale;
    g[P::kOutputBias + phase] += toOutput;
    std::array<float, P::kMiddle> gMiddle;
    for (std::size_t j = 0; j < P::kMiddle; ++j) {
        gOut[j] += toOutput * a.middle[j];
        const bool open = a.middleSum[j] > 0 && a.middleSum[j] < 1;
        gMiddle[j] = open ? toOutput * out[j] : 0;
        gBias[j] += gMiddle[j];
    }
    const float* weights = p + P::kMiddleWeights + phase * P::kHidden * P::kMiddle;
    float* gWeights = g + P::kMiddleWeights + phase * P::kHidden * P::kMiddle;
    std::array<float, P::kHidden> gHidden;
    for (std::size_t i = 0; i < P::kHidden; ++i) {
        const float h = a.hidden[i];
        float sum = 0;
        for (std::size_t j = 0; j < P::kMiddle; ++j) {
            gWeights[i * P::kMiddle + j] += h * gMiddle[j];
            sum += weights[i * P::kMiddle + j] * gMiddle[j];
        }
        gHidden[i] = a.sum[i] > 0 && a.sum[i] < 1 ? sum : 0;
    }
    for (std::size_t i = 0; i < P::kHidden; ++i)
        g[P::kHiddenBias + i] += gHidden[i];
    for (const std::uint16_t feature : sample.features) {
        float* column = g + P::kColumns + feature * P::kHidden;
        for (std::size_t i = 0; i < P::kHidden; ++i)
            column[i] += gHidden[i];
        g[P::kPoints + feature] += slope;
    }
    return loss;
}

class Adam {
public:
    void step(std::vector<float>& values, const std::vector<float>& gradient, float rate) {
        constexpr float kBeta1 = 0.9F;
        constexpr float kBeta2 = 0.999F;
        m_power1 *= kBeta1;
        m_power2 *= kBeta2;
        const float scale = rate * std::sqrt(1 - m_power2) / (1 - m_power1);
        for (std::size_t i = 0; i < P::kCount; ++i) {
            const float g = gradient[i];
            m_mean[i] = kBeta1 * m_mean[i] + (1 - kBeta1) * g;
            m_square[i] = kBeta2 * m_square[i] + (1 - kBeta2) * g * g;
            values[i] -= scale * m_mean[i] / (std::sqrt(m_square[i]) + 1e-8F);
        }
    }

private:
    std::vector<float> m_mean = std::vector<float>(P::kCount);
    std::vector<float> m_square = std::vector<float>(P::kCount);
    float m_power1 = 1;
    float m_power2 = 1;
};

// The largest size of a weight: what 8 bits of a column and 16 of the others hold.
void limit(std::vector<float>& values) {
    for (std::size_t i = P::kMiddleWeights; i < P::kMiddleBias; ++i)
        values[i] = std::clamp(values[i], -ai::network::kMostWeight, ai::network::kMostWeight);
    for (std::size_t i = P::kOutputWeights; i < P::kOutputBias; ++i)
        values[i] = std::clamp(values[i], -ai::network::kMostWeight, ai::network::kMostWeight);
}

} // namespace

Parameters initialParameters(std::uint64_t seed) {
    Parameters parameters;
    game::Random random(seed);
    const auto spread = [&random](float size) { return static_cast<float>(random.unit() * 2 - 1) * size; };
    auto& v = parameters.values;
    for (std::size_t i = P::kColumns; i < P::kHiddenBias; ++i)
        v[i] = spread(0.25F);
    for (std::size_t i = P::kHiddenBias; i < P::kMiddleWeights; ++i)
        v[i] = 0.3F;
    for (std::size_t i = P::kMiddleWeights; i < P::kMiddleBias; ++i)
        v[i] = spread(0.15F);
    for (std::size_t i = P::kMiddleBias; i < P::kOutputWeights; ++i)
        v[i] = 0.3F;
    for (std::size_t i = P::kOutputWeights; i < P::kOutputBias; ++i)
        v[i] = spread(0.3F);
    return parameters;
}

double meanError(const Parameters& parameters, std::span<const Sample> samples, int threads) {
    constexpr std::size_t kPart = 1 << 14;
    const auto parts = static_cast<int>((samples.size() + kPart - 1) / kPart);
    std::vector<double> sums(static_cast<std::size_t>(parts));
    solver::parallelFor(threads, parts, [&](int part, int) {
        const std::size_t begin = static_cast<std::size_t>(part) * kPart;
        Activations activations;
        for (std::size_t i = begin; i < std::min(samples.size(), begin + kPart); ++i)
            sums[static_cast<std::size_t>(part)] += std::abs(
                static_cast<double>(forward(parameters.values.data(), samples[i], activations)) - samples[i].value);
    });
    return std::accumulate(sums.begin(), sums.end(), 0.0) / static_cast<double>(samples.size());
}

void train(Parameters& parameters, std::vector<Sample>& samples, const Schedule& schedule,
           const std::function<void(std::uint64_t, double)>& report) {
    constexpr int kReportEvery = 256; // batches
    constexpr double kPi = 3.14159265358979;
    const std::size_t batch = static_cast<std::size_t>(schedule.batch);
    const std::size_t shards = (batch + kShard - 1) / kShard;
    const std::size_t batches = samples.size() / batch;
    std::vector<std::vector<float>> gradients(shards, std::vector<float>(P::kCount));
    std::vector<double> losses(shards);
    game::Random random(schedule.seed);
    Adam adam;
    double loss = 0;
    int sinceReport = 0;
    std::uint64_t seen = 0;
    const double steps = static_cast<double>(batches) * schedule.epochs;
    for (int epoch = 0; epoch < schedule.epochs; ++epoch) {
        for (std::size_t i = samples.size() - 1; i > 0; --i)
            std::swap(samples[i], samples[random.below(static_cast<std::uint32_t>(i + 1))]);
        for (std::size_t b = 0; b < batches; ++b) {
            const Sample* const first = samples.data() + b * batch;
            solver::parallelFor(schedule.threads, static_cast<int>(shards), [&](int shard, int) {
                const auto s = static_cast<std::size_t>(shard);
                std::fill(gradients[s].begin(), gradients[s].end(), 0.0F);
                Activations activations;
                losses[s] = 0;
                for (std::size_t i = s * kShard; i < std::min(batch, (s + 1) * kShard); ++i)
                    losses[s] += static_cast<double>(
                        backward(parameters.values.data(), first[i], activations, gradients[s].data()));
            });
            const float share = 1.0F / static_cast<float>(batch);
            for (std::size_t i = 0; i < P::kCount; ++i) {
                float sum = 0;
                for (std::size_t s = 0; s < shards; ++s)
                    sum += gradients[s][i];
                gradients[0][i] = sum * share;
            }
            const double done =
                (static_cast<double>(epoch) * static_cast<double>(batches) + static_cast<double>(b)) / steps;
            const auto rate = schedule.lastRate + (schedule.rate - schedule.lastRate) *
                                                      static_cast<float>(0.5 + 0.5 * std::cos(kPi * done));
            adam.step(parameters.values, gradients[0], rate);
            limit(parameters.values);
            seen += batch;
            for (const double one : losses)
                loss += one / static_cast<double>(batch);
            if (++sinceReport == kReportEvery) {
                report(seen, loss / sinceReport);
                loss = 0;
                sinceReport = 0;
            }
        }
    }
}

} // namespace tools
