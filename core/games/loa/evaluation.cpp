#include "core/games/loa/evaluation.h"

#include "core/games/loa/versions.h"

#include <algorithm>
#include <cstdlib>

namespace loa {
namespace {

constexpr Bits kRank1 = 0xffULL;
constexpr Bits kRank8 = kRank1 << 56;
constexpr Bits kEdge = kFileA | kFileH | kRank1 | kRank8;
constexpr int kWhole = 256;

// Worth of a square by how far inwards its file and its rank lie, together; corners and their surroundings are worth
// least.
constexpr std::array<int, 7> kWorth = {0, 48, 96, 128, 176, 224, 256};

constexpr std::size_t inwardsOf(int square) {
    const auto inwards = [](int coordinate) { return std::min(coordinate, kSize - 1 - coordinate); };
    return static_cast<std::size_t>(inwards(fileOf(square))) + static_cast<std::size_t>(inwards(rankOf(square)));
}

constexpr int kFarthest = 6; // of two squares of a board, in steps of a king, less one

struct SquareTables {
    std::array<std::array<Bits, kFarthest + 1>, kSquares> within{}; // squares no more than so many steps of a king away
    std::array<Bits, kSquares> near{}; // lower left corners of the 2x2 squares near a square
    std::array<Bits, 7> rings{};       // squares by file and rank inwards, together
};

constexpr SquareTables makeSquareTables() {
    SquareTables tables;
    for (int a = 0; a < kSquares; ++a) {
        const auto from = static_cast<std::size_t>(a);
        tables.rings[inwardsOf(a)] |= bitOf(a);
        for (int b = 0; b < kSquares; ++b) {
            const int up = rankOf(b) - rankOf(a);
            const int right = fileOf(b) - fileOf(a);
            const int steps = std::max(up < 0 ? -up : up, right < 0 ? -right : right);
            for (int reach = steps; reach <= kFarthest; ++reach)
                tables.within[from][static_cast<std::size_t>(reach)] |= bitOf(b);
            if (up >= -2 && up <= 1 && right >= -2 && right <= 1)
                tables.near[from] |= bitOf(b);
        }
    }
    return tables;
}

constexpr SquareTables kSquareTables = makeSquareTables();

// Sums over stones, worked out from the bits of their coordinates.
int sumOfFiles(Bits s) {
    return std::popcount(s & 0xaaaaaaaaaaaaaaaaULL) + 2 * std::popcount(s & 0xccccccccccccccccULL) +
           4 * std::popcount(s & 0xf0f0f0f0f0f0f0f0ULL);
}
int sumOfRanks(Bits s) {
    return std::popcount(s & 0xff00ff00ff00ff00ULL) + 2 * std::popcount(s & 0xffff0000ffff0000ULL) +
           4 * std::popcount(s & 0xffffffff00000000ULL);
}
int sumOfWorth(Bits s) {
    int sum = 0;
    for (std::size_t ring = 1; ring < kWorth.size(); ++ring)
        sum += kWorth[ring] * std::popcount(s & kSquareTables.rings[ring]);
    return sum;
}
int sumOfDistances(Bits s, std::size_t centre, int stones) {
    int sum = 0;
    for (const Bits within : kSquareTables.within[centre])
        sum += stones - std::popcount(s & within);
    return sum;
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

LOA_COUNTS_BITS Features featuresOf(Bits own, Bits opposing) {
    const int stones = std::popcount(own);
    const int files = sumOfFiles(own);
    const int ranks = sumOfRanks(own);
    const auto nearest = [stones](int sum) { return (2 * sum + stones) / (2 * stones); };
    const auto centre = static_cast<std::size_t>(squareAt(nearest(ranks), nearest(files)));
    const int surplus = std::max(0, sumOfDistances(own, centre, stones) - leastDistance(stones));

    Features features{};
    of(features, Feature::stones) = stones * 32;
    of(features, Feature::concentration) = kWhole * 8 / (8 + surplus);
    of(features, Feature::centralisation) = sumOfWorth(own) / stones;
    // Twice the distance of each coordinate from 3.5, the larger one.
    const int aside = std::max(std::abs(2 * ranks - 7 * stones), std::abs(2 * files - 7 * stones));
    of(features, Feature::centreOfMass) = aside * 32 / stones;
    of(features, Feature::quads) = quads(own, kSquareTables.near[centre]) * 32;
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

LOA_COUNTS_BITS int evaluate(const Position& position, const Weights& weights) {
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
