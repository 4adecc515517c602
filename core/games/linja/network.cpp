#include "core/games/linja/network.h"

#include "core/games/linja/position.h"

#include <algorithm>

namespace ai::network {
namespace {

constexpr std::array<std::uint8_t, 8> kMagic = {'L', 'i', 'n', 'j', 'a', 'N', 'e', '1'};

// Calls visit for every vector of numbers, in the order of the file, with its length.
template <class W, class Visit>
void forEachPart(W& weights, Visit&& visit) {
    constexpr std::size_t kColumns = std::size_t{kFeatures} * kHidden;
    constexpr std::size_t kPhaseMiddles = std::size_t{kPhases} * kMiddle;
    visit(weights.columns, kColumns);
    visit(weights.step, std::size_t{kHidden});
    visit(weights.hiddenBias, std::size_t{kHidden});
    visit(weights.middleWeights, kPhaseMiddles * kHidden);
    visit(weights.middleBias, kPhaseMiddles);
    visit(weights.outputWeights, kPhaseMiddles);
    visit(weights.outputBias, std::size_t{kPhases});
    visit(weights.points, std::size_t{kFeatures});
}

constexpr int clip(int x) {
    return x < 0 ? 0 : x > kOne ? kOne : x;
}

// The sum of products of two rows of kHidden numbers; compilers turn it into multiply-and-add instructions.
int dot(const std::int16_t* a, const std::int16_t* b) {
    int sum = 0;
    for (int i = 0; i < kHidden; ++i)
        sum += static_cast<int>(a[i]) * static_cast<int>(b[i]);
    return sum;
}

} // namespace

std::vector<std::uint8_t> toBytes(const Weights& weights) {
    std::vector<std::uint8_t> bytes(kMagic.begin(), kMagic.end());
    forEachPart(weights, [&bytes](const auto& part, std::size_t) {
        for (const auto number : part)
            for (std::size_t i = 0; i < sizeof number; ++i) // the lowest byte first
                bytes.push_back(static_cast<std::uint8_t>(static_cast<std::uint32_t>(number) >> (8 * i)));
    });
    return bytes;
}

std::optional<Weights> fromBytes(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < kMagic.size() || !std::equal(kMagic.begin(), kMagic.end(), bytes.begin()))
        return std::nullopt;
    Weights weights;
    std::size_t at = kMagic.size();
    bool fits = true;
    forEachPart(weights, [&]<class N>(std::vector<N>& part, std::size_t count) {
        fits = fits && bytes.size() - at >= count * sizeof(N);
        if (!fits)
            return;
        part.resize(count);
        for (N& number : part) {
            std::uint32_t bits = 0;
            for (std::size_t i = 0; i < sizeof(N); ++i)
                bits |= std::uint32_t{bytes[at++]} << (8 * i);
            number = static_cast<N>(bits);
        }
    });
    if (!fits || at != bytes.size())
        return std::nullopt;
    return weights;
}

Weights ofScore(const linja::Rules& rules) {
    Weights weights;
    forEachPart(weights, [](auto& part, std::size_t count) { part.assign(count, 0); });
    const game::BoardView board = linja::Position::start(rules).board();
    for (std::size_t row = 0; row < board.places.size(); ++row) {
        const auto& place = board.places[row];
        const int most = place.room == 0 ? linja::kPawns : place.room;
        for (int own = 0; own <= most; ++own)
            for (int opp = 0; opp <= (place.room == 0 ? most : most - own); ++opp) {
                const linja::RowWord pawn = linja::pawnAt(static_cast<int>(row));
                const Features set =
                    featuresOf(static_cast<linja::RowWord>(own) * pawn, static_cast<linja::RowWord>(opp) * pawn);
                weights.points[set[row]] =
                    static_cast<std::int16_t>(kUnit * (own * place.worth[0] - opp * place.worth[1]));
            }
    }
    return weights;
}

Network::Network(const Weights& weights) : m_numbers(std::make_unique<Numbers>()) {
    Numbers& n = *m_numbers;
    for (std::size_t i = 0; i < n.columns.size(); ++i)
        n.columns[i] = static_cast<std::int16_t>(weights.columns[i] * weights.step[i % kHidden]);
    std::copy_n(weights.hiddenBias.begin(), kHidden, n.hiddenBias.begin());
    std::copy_n(weights.points.begin(), kFeatures, n.points.begin());
    for (std::size_t phase = 0; phase < kPhases; ++phase) {
        Phase& p = n.phases[phase];
        const auto from = [phase](const auto& part, std::size_t count) {
            return part.begin() + static_cast<std::ptrdiff_t>(phase * count);
        };
        std::copy_n(from(weights.middleWeights, p.weights.size()), p.weights.size(), p.weights.begin());
        std::copy_n(from(weights.middleBias, kMiddle), kMiddle, p.bias.begin());
        std::copy_n(from(weights.outputWeights, kMiddle), kMiddle, p.outputWeights.begin());
        p.outputBias = weights.outputBias[phase];
    }
}

int Network::evaluate(const Features& set, int phase) const {
    const Numbers& n = *m_numbers;
    std::array<const std::int16_t*, linja::kRows> columns;
    int points = 0;
    for (std::size_t row = 0; row < columns.size(); ++row) {
        columns[row] = n.columns.data() + std::size_t{set[row]} * kHidden;
        points += n.points[set[row]];
    }
    alignas(64) std::array<std::int16_t, kHidden> hidden;
    for (std::size_t i = 0; i < kHidden; ++i) {
        // The sum may pass 16 bits only for weights beyond what training gives; it is clipped to 0 to kOne anyway.
        auto sum =
            static_cast<std::int16_t>(n.hiddenBias[i] + columns[0][i] + columns[1][i] + columns[2][i] + columns[3][i] +
                                      columns[4][i] + columns[5][i] + columns[6][i] + columns[7][i]);
        sum = sum < 0 ? std::int16_t{0} : sum;
        hidden[i] = sum > kOne ? std::int16_t{kOne} : sum;
    }
    const Phase& last = n.phases[static_cast<std::size_t>(phase)];
    int value = last.outputBias;
    for (std::size_t j = 0; j < kMiddle; ++j) {
        const int sum = last.bias[j] + dot(hidden.data(), last.weights.data() + j * kHidden);
        value += clip(sum / kOne) * last.outputWeights[j];
    }
    return value / kOne + points;
}

} // namespace ai::network
