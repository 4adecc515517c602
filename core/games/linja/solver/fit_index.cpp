#include "core/games/linja/solver/fit_index.h"

#include <bit>

namespace solver {
namespace {

constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

std::uint64_t fittingIn(const std::array<const std::uint64_t*, 6>& bits, std::size_t word) {
    return bits[0][word] & bits[1][word] & bits[2][word] & bits[3][word] & bits[4][word] & bits[5][word];
}

} // namespace

FitIndex::FitIndex(const Placements& placements) : m_placements(placements) {
    int words = 0;
    for (int level = 0; level < kLevels; ++level) {
        m_firstWord[at(level)] = words;
        words += (placements.levelSize(level) + kBits - 1) / kBits;
    }
    for (int row = 1; row <= kInnerRows; ++row)
        for (int most = 0; most <= linja::kRoom; ++most) {
            auto& bits = m_words[at(row - 1)][at(most)];
            bits.resize(at(words));
            for (int rank = 0; rank < kPlacements; ++rank) {
                const int level = placements.level(rank);
                const int place = rank - placements.levelBegin(level);
                const std::uint64_t fits = placements.count(rank, row) <= most ? 1 : 0;
                bits[at(m_firstWord[at(level)] + place / kBits)] |= fits << (place % kBits);
            }
        }
}

FitIndex::Words FitIndex::wordsOf(int level, int opposing) const {
    Words bits{};
    for (int row = 1; row <= kInnerRows; ++row) {
        const int most = linja::kRoom - m_placements.count(opposing, linja::kRows - 1 - row);
        bits[at(row - 1)] = m_words[at(row - 1)][at(most)].data() + m_firstWord[at(level)];
    }
    return bits;
}

std::uint32_t FitIndex::before(int own, int opposing) const {
    const int level = m_placements.level(own);
    const Words bits = wordsOf(level, opposing);
    const auto fitting = [&bits](std::size_t word) { return fittingIn(bits, word); };
    const std::size_t place = at(own - m_placements.levelBegin(level));
    const std::size_t last = place / kBits;
    int count = 0;
    for (std::size_t word = 0; word < last; ++word)
        count += std::popcount(fitting(word));
    const std::uint64_t earlier = (std::uint64_t{1} << (place % kBits)) - 1;
    return static_cast<std::uint32_t>(count + std::popcount(fitting(last) & earlier));
}

std::uint32_t FitIndex::all(int level, int opposing) const {
    for (int row = 1; row <= kInnerRows; ++row)
        if (m_placements.count(opposing, row) > linja::kRoom)
            return 0;
    const Words bits = wordsOf(level, opposing);
    const auto words = at((m_placements.levelSize(level) + kBits - 1) / kBits);
    int count = 0;
    for (std::size_t word = 0; word < words; ++word)
        count += std::popcount(fittingIn(bits, word));
    return static_cast<std::uint32_t>(count);
}

} // namespace solver
