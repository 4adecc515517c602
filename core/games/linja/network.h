// The evaluator of Linja for one rule set: a small network trained on the solved table (linja-tools train) and worked
// out in whole numbers, so that every machine and compiler gives the same value. Sees a position as features.h
// says.
//
//     hidden = clip(bias + sum of the columns of the 8 set inputs)      kHidden numbers of 0 to kOne
//     middle = clip((bias + weights[phase] * hidden) / kOne)            kMiddle numbers of 0 to kOne
//     value  = (bias + weights[phase] * middle) / kOne + sum of the points of the 8 set inputs
//
// Values are in 1/kUnit points.
#pragma once

#include "core/games/linja/features.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace ai::network {

inline constexpr int kHidden = 128;
inline constexpr int kMiddle = 16;
inline constexpr int kOne = 1024;       // what stands for 1 in weights and activations
inline constexpr int kUnit = 64;        // of the value to a point
inline constexpr int kOutputScale = 16; // points to 1 of the last layer: kOutputScale * kUnit == kOne
inline constexpr float kMostWeight = 4; // the sums of products stay within 32 bits
inline constexpr int kMostColumn = 127; // columns are kept in 8 bits, in steps of their own for each hidden unit

// The numbers of a network as they are kept in a file.
struct Weights {
    std::vector<std::int8_t> columns;        // [feature][hidden], in steps
    std::vector<std::int16_t> step;          // [hidden], in 1/kOne
    std::vector<std::int16_t> hiddenBias;    // [hidden]
    std::vector<std::int16_t> middleWeights; // [phase][middle][hidden]
    std::vector<std::int32_t> middleBias;    // [phase][middle], in 1/kOne^2
    std::vector<std::int16_t> outputWeights; // [phase][middle]
    std::vector<std::int32_t> outputBias;    // [phase], in 1/kOne^2
    std::vector<std::int16_t> points;        // [feature], in 1/kUnit points
};

[[nodiscard]] std::vector<std::uint8_t> toBytes(const Weights& weights);
// Nothing when the bytes are not a network of this shape.
[[nodiscard]] std::optional<Weights> fromBytes(std::span<const std::uint8_t> bytes);

// Weights that judge a position by the score as it stands.
[[nodiscard]] Weights ofScore(const linja::Rules& rules);

// Ready for use. About 170 kB.
class Network {
public:
    explicit Network(const Weights& weights);

    // Of the position with these rows in the mover's view, for the mover.
    [[nodiscard]] int evaluate(linja::RowWord own, linja::RowWord opp) const {
        return evaluate(featuresOf(own, opp), phaseOf(own, opp));
    }
    [[nodiscard]] int evaluate(const Features& set, int phase) const;

private:
    struct Phase {
        alignas(64) std::array<std::int16_t, kMiddle * kHidden> weights{};
        std::array<std::int32_t, kMiddle> bias{};
        std::array<std::int16_t, kMiddle> outputWeights{};
        std::int32_t outputBias = 0;
    };
    struct Numbers {
        alignas(64) std::array<std::int16_t, kFeatures * kHidden> columns{};
        alignas(64) std::array<std::int16_t, kHidden> hiddenBias{};
        std::array<std::int16_t, kFeatures> points{};
        std::array<Phase, kPhases> phases{};
    };
    std::unique_ptr<Numbers> m_numbers;
};

} // namespace ai::network
