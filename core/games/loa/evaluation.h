// What a position of Lines of Action is worth before it is searched, after M. Winands, "Informed Search in Complex
// Games" (2004), chapter on the evaluation function of MIA: a weighted sum of features of both sides' stones.
#pragma once

#include "core/games/loa/position.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace loa {

// Each is a number of about 0 to 256, and the more the better unless stated.
enum class Feature : std::uint8_t {
    stones,         // how many
    concentration,  // how near the stones are to their centre of mass, against the nearest so many can be
    centralisation, // mean worth of the squares they stand on
    centreOfMass,   // how far their centre of mass is from the centre of the board
    quads,          // 2x2 squares near the centre of mass with three or four of them
    mobility,       // moves; captures count double, moves to the edge half
    walls,          // opposing stones that stand inwards of own ones on the edge; the less the better
    connectedness,  // mean number of neighbours of a stone
    uniformity,     // area of the rectangle that holds all of them; the less the better
};
inline constexpr std::size_t kFeatures = 9;

using Features = std::array<int, kFeatures>;

[[nodiscard]] Features featuresOf(Bits own, Bits opposing);

// Hundredths of a logit for 256 of each feature, and for the right to move.
struct Weights {
    std::array<int, kFeatures> features{};
    int toMove = 0;
};

// The weights that play, see evaluation.cpp for where they are from.
extern const Weights kWeights;

// The value for the side to move of a game that is not over: 100 times the logarithm of the odds of winning, from
// -kMostEstimate to kMostEstimate.
[[nodiscard]] int evaluate(const Position& position, const Weights& weights);

inline constexpr int kMostEstimate = 10000;

// The size of the largest group of these stones.
[[nodiscard]] int largestGroup(Bits stones);

} // namespace loa
