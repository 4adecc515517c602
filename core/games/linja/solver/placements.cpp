#include "core/games/linja/solver/placements.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace solver {

using linja::countAt;
using linja::kPawns;
using linja::kRows;
using linja::RowWord;

namespace {

constexpr int kTop = kPawns + kRows - 1; // combinations of 7 out of 19

constexpr auto kBinomial = [] {
    std::array<std::array<int, kRows>, kTop + 1> table{};
    for (int n = 0; n <= kTop; ++n)
        for (int k = 0; k < kRows; ++k) {
            const auto un = static_cast<std::size_t>(n);
            const auto uk = static_cast<std::size_t>(k);
            table[un][uk] = k == 0 ? 1 : n == 0 ? 0 : table[un - 1][uk - 1] + table[un - 1][uk];
        }
    return table;
}();
static_assert(kBinomial[kTop][kRows - 1] == kPlacements);

int levelOf(RowWord rows) {
    int level = 0;
    for (int row = 0; row < kRows; ++row)
        level += row * countAt(rows, row);
    return level;
}

// Appends every placement of `left` pawns on the rows from `row` to `goal`.
void listPlacements(RowWord rows, int row, int goal, int left, std::vector<RowWord>& list) {
    if (row == goal) {
        list.push_back(rows + linja::pawnAt(row) * static_cast<RowWord>(left));
        return;
    }
    for (int count = 0; count <= left; ++count)
        listPlacements(rows + linja::pawnAt(row) * static_cast<RowWord>(count), row + 1, goal, left - count, list);
}

} // namespace

Placements::Placements(const Board& board) : m_board(board) {
    listPlacements(0, 0, goal(), m_board.pawns, m_rows);
    assert(size() == kBinomial[at(m_board.pawns + goal())][at(goal())]);
    buildCombinations();
    buildOrder();
    buildSteps();
}

void Placements::buildCombinations() {
    constexpr int kHalf = 4;
    m_lowPart.resize(1U << 16);
    m_highPart.resize(1U << 16);
    for (const RowWord rows : m_rows) {
        std::array<int, 2> parts{};
        int before = 0;
        for (int row = 0; row < goal(); ++row) {
            before += countAt(rows, row);
            parts[at(row / kHalf)] += kBinomial[at(before + row)][at(row + 1)];
        }
        m_lowPart[packed(rows)] = static_cast<std::uint16_t>(parts[0]);
        m_highPart[packed(rows >> 32)] = static_cast<std::uint16_t>(parts[1]);
    }
}

int Placements::largestLevel() const {
    int largest = 0;
    for (int level = 0; level < levels(); ++level)
        largest = std::max(largest, levelSize(level));
    return largest;
}

void Placements::buildOrder() {
    std::sort(m_rows.begin(), m_rows.end(), [this](RowWord a, RowWord b) {
        const int levelA = levelOf(a);
        const int levelB = levelOf(b);
        return levelA != levelB ? levelA < levelB : combination(a) < combination(b);
    });
    m_rankOfCombination.resize(m_rows.size());
    m_level.resize(m_rows.size());
    m_lowest.resize(at(size() + kLanes));
    for (auto& counts : m_counts)
        counts.resize(at(size() + kLanes));
    for (int rank = 0; rank < size(); ++rank) {
        const RowWord rows = m_rows[at(rank)];
        m_rankOfCombination[at(combination(rows))] = static_cast<Rank>(rank);
        m_level[at(rank)] = static_cast<std::uint8_t>(levelOf(rows));
        m_lowest[at(rank)] = static_cast<std::uint8_t>(std::countr_zero(rows) / 8);
        for (int row = 0; row < kRows; ++row)
            m_counts[at(row)][at(rank)] = static_cast<std::uint8_t>(countAt(rows, row));
        ++m_levelBegin[at(levelOf(rows) + 1)];
    }
    for (int level = 0; level < levels(); ++level)
        m_levelBegin[at(level + 1)] += m_levelBegin[at(level)];
}

void Placements::buildSteps() {
    m_advanced.assign(at(size() * (kRows - 1) * kFarthest), kNoRank);
    m_retreated.assign(at(size() * (kRows - 1)), kNoRank);
    for (int rank = 0; rank < size(); ++rank) {
        const RowWord rows = m_rows[at(rank)];
        for (int row = 0; row <= goal(); ++row) {
            if (countAt(rows, row) == 0)
                continue;
            for (int distance = 1; distance <= kFarthest && row < goal(); ++distance) {
                const int to = std::min(row + distance, goal());
                m_advanced[(at(rank) * (kRows - 1) + at(row)) * kFarthest + at(distance - 1)] =
                    rankOf(rows + linja::stepDelta(row, to));
            }
            if (row > 0)
                m_retreated[at(rank) * (kRows - 1) + at(row - 1)] = rankOf(rows + linja::stepDelta(row, row - 1));
        }
    }
}

} // namespace solver
