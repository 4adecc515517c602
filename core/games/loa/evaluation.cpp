#include "core/games/loa/evaluation.h"

#include <algorithm>
#include <cstdlib>

namespace loa {
namespace {

constexpr Bits kRank1 = 0xffULL;
constexpr Bits kRank8 = kRank1 << 56;
constexpr Bits kEdge = kFileA | kFileH | kRank1 | kRank8;
constexpr int kWhole = 256;

// Worth of a square by its distance from the edge, 0 to 3; corners and their surroundings are worth least.
constexpr int worthOfSquare(int square) {
    const auto inwards = [](int coordinate) { return std::min(coordinate, kSize - 1 - coordinate); };
    const int file = inwards(fileOf(square));
    const int rank = inwards(rankOf(square));
    constexpr std::array<int, 7> kWorth = {0, 48, 96, 128, 176, 224, 256};
    return kWorth[static_cast<std::size_t>(file) + static_cast<std::size_t>(rank)];
}

struct SquareTables {
    std::array<std::array<std::uint8_t, kSquares>, kSquares> distance{}; // in steps of a king
    std::array<Bits, kSquares> near{}; // lower left corners of the 2x2 squares near a square
    std::array<int, kSquares> worth{};
};

SquareTables makeSquareTables() {
    SquareTables tables;
    for (int a = 0; a < kSquares; ++a) {
        const auto from = static_cast<std::size_t>(a);
        tables.worth[from] = worthOfSquare(a);
        for (int b = 0; b < kSquares; ++b) {
            const int up = rankOf(b) - rankOf(a);
            const int right = fileOf(b) - fileOf(a);
            tables.distance[from][static_cast<std::size_t>(b)] =
                static_cast<std::uint8_t>(std::max(std::abs(up), std::abs(right)));
            if (up >= -2 && up <= 1 && right >= -2 && right <= 1)
                tables.near[from] |= bitOf(b);
        }
    }
    return tables;
}

const SquareTables& squareTables() {
    static const SquareTables kSquareTables = makeSquareTables();
    return kSquareTables;
}

// The least sum of distances to one square that so many stones can have.
constexpr int leastDistance(int stones) {
    return stones <= 9 ? stones - 1 : 8 + 2 * (stones - 9);
}

int quads(Bits s, Bits near) {
    const Bits right = (s & ~kFileA) >> 1;
    const Bits up = s >> 8;
    const Bits both = right >> 8;
    const Bits threeOrFour = (s & right & (up | both)) | (up & both & (s | right));
    return std::popcount(threeOrFour & near);
}

int mobility(Bits own, Bits opposing) {
    int all = 0;
    forEachSquare(own, [&](int from) {
        const Bits moves = targets(from, own, opposing);
        all += 2 * std::popcount(moves) + 2 * std::popcount(moves & opposing) - std::popcount(moves & kEdge);
    });
    return all;
}

// A stone beside an own one on the edge, inwards of it, can be neither passed over nor captured by it.
int walls(Bits own, Bits opposing) {
    const Bits south = (own & kRank1) << 8;
    const Bits north = (own & kRank8) >> 8;
    const Bits west = (own & kFileA) << 1;
    const Bits east = (own & kFileH) >> 1;
    int count = 0;
    for (const Bits row : {south, north})
        count += std::popcount(row & opposing) + std::popcount(((row & ~kFileH) << 1) & opposing) +
                 std::popcount(((row & ~kFileA) >> 1) & opposing);
    for (const Bits column : {west, east})
        count += std::popcount(column & opposing) + std::popcount((column << 8) & opposing) +
                 std::popcount((column >> 8) & opposing);
    return count;
}

// Pairs of neighbouring stones.
int pairs(Bits s) {
    return std::popcount(s & ((s & ~kFileH) << 1)) + std::popcount(s & (s << 8)) +
           std::popcount(s & ((s & ~kFileH) << 9)) + std::popcount(s & ((s & ~kFileA) << 7));
}

int rectangle(Bits s) {
    const int ranks = (63 - std::countl_zero(s)) / kSize - std::countr_zero(s) / kSize + 1;
    Bits files = s | (s >> 32);
    files |= files >> 16;
    files |= files >> 8;
    files &= 0xff;
    return ranks * (64 - std::countl_zero(files) - std::countr_zero(files));
}

int& of(Features& features, Feature which) {
    return features[static_cast<std::size_t>(which)];
}

} // namespace

Features featuresOf(Bits own, Bits opposing) {
    const SquareTables& tables = squareTables();
    const int stones = std::popcount(own);
    int files = 0;
    int ranks = 0;
    int worth = 0;
    forEachSquare(own, [&](int square) {
        files += fileOf(square);
        ranks += rankOf(square);
        worth += tables.worth[static_cast<std::size_t>(square)];
    });
    const auto nearest = [stones](int sum) { return (2 * sum + stones) / (2 * stones); };
    const auto centre = static_cast<std::size_t>(squareAt(nearest(ranks), nearest(files)));
    int distance = 0;
    forEachSquare(own, [&](int square) { distance += tables.distance[centre][static_cast<std::size_t>(square)]; });
    const int surplus = std::max(0, distance - leastDistance(stones));

    Features features{};
    of(features, Feature::stones) = stones * 32;
    of(features, Feature::concentration) = kWhole * 8 / (8 + surplus);
    of(features, Feature::centralisation) = worth / stones;
    // Twice the distance of each coordinate from 3.5, the larger one.
    const int aside = std::max(std::abs(2 * ranks - 7 * stones), std::abs(2 * files - 7 * stones));
    of(features, Feature::centreOfMass) = aside * 32 / stones;
    of(features, Feature::quads) = quads(own, tables.near[centre]) * 32;
    of(features, Feature::mobility) = mobility(own, opposing) * 2;
    of(features, Feature::walls) = walls(own, opposing) * 16;
    of(features, Feature::connectedness) = 2 * pairs(own) * 64 / stones;
    of(features, Feature::uniformity) = rectangle(own) * 4;
    return features;
}

// Fitted twice to the results of self-play (loa-tools tune): first to 1,200 games at 5,000 nodes a turn of weights that
// were guessed, then to 900 games at 2,500 nodes of those of the first fit. Over 200 games each at 2,000 nodes a turn,
// from 100 random openings played with both colours (loa-tools match): 140 to 60 against the guessed weights, 156 to 44
// against the first fit, 186 to 14 against a search to depth 3 with material and centralisation only.
const Weights kWeights = {{117, 428, 240, 192, -47, 314, -82, 219, -102}, 25};

int evaluate(const Position& position, const Weights& weights) {
    const Features mine = featuresOf(position.own(), position.opposing());
    const Features theirs = featuresOf(position.opposing(), position.own());
    int sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i)
        sum += weights.features[i] * (mine[i] - theirs[i]);
    return std::clamp(sum / kWhole + weights.toMove, -kMostEstimate, kMostEstimate);
}

int largestGroup(Bits stones) {
    int most = 0;
    while (stones != 0) {
        Bits group = stones & (~stones + 1);
        for (Bits grown = 0; grown != group;) {
            grown = group;
            group |= neighbours(group) & stones;
        }
        most = std::max(most, std::popcount(group));
        stones &= ~group;
    }
    return most;
}

} // namespace loa
