// The 50,388 ways to put 12 pawns on 8 rows, seen in their owner's direction (row 0 is the start line, row 7 the goal),
// ranked by *level*: the number of rows that all pawns together have advanced, 0 to 84. Within a level the order is
// that of the combinatorial number system (Knuth, The Art of Computer Programming 4A, 7.2.1.3). Built once, about 5 MB.
//
// The size of the board can be given, so that shrunken boards can be solved by the same code as the real one and
// compared with a slow solver, position by position. Constants such as kPlacements are those of the real board, the
// largest.
#pragma once

#include "core/games/linja/row_word.h"

#include <array>
#include <cstdint>
#include <vector>

namespace solver {

inline constexpr int kPlacements = 50388;
inline constexpr int kLevels = linja::kPawns * (linja::kRows - 1) + 1;
// Rows of tables are worked on in blocks of this many columns, so arrays over placements are padded by as much.
inline constexpr int kLanes = 64;
inline constexpr int kFarthest = 5; // 3.2, 4.1: the longest Follow-Up Move

// At most the real board, which it is by default: rows 3 to 8, pawns of a side 1 to 12, room of an inner row 1 to 6.
struct Board {
    int rows = linja::kRows;
    int pawns = linja::kPawns;
    int room = linja::kRoom;
};

using Rank = std::uint16_t;
inline constexpr Rank kNoRank = 0xffff;

class Placements {
public:
    explicit Placements(const Board& board = {});

    [[nodiscard]] const Board& board() const { return m_board; }
    // The row of the goal; the start line is row 0.
    [[nodiscard]] int goal() const { return m_board.rows - 1; }
    [[nodiscard]] int size() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int levels() const { return m_board.pawns * goal() + 1; }
    // Of the tables: sums of two levels.
    [[nodiscard]] int layers() const { return 2 * levels() - 1; }

    // The rank of a side's rows; they must hold all its pawns and move towards the goal (linja::flipRows for Black).
    [[nodiscard]] Rank rankOf(linja::RowWord rows) const { return m_rankOfCombination[at(combination(rows))]; }
    // Its number in the combinatorial number system, without regard to levels: from 0 to size() - 1, in two loads.
    [[nodiscard]] int combination(linja::RowWord rows) const {
        return m_lowPart[packed(rows)] + m_highPart[packed(rows >> 32)];
    }
    [[nodiscard]] linja::RowWord rows(int rank) const { return m_rows[at(rank)]; }
    [[nodiscard]] int level(int rank) const { return m_level[at(rank)]; }
    // The lowest row with a pawn.
    [[nodiscard]] int lowest(int rank) const { return m_lowest[at(rank)]; }
    [[nodiscard]] int count(int rank, int row) const { return linja::countAt(rows(rank), row); }

    [[nodiscard]] int levelBegin(int level) const { return m_levelBegin[at(level)]; }
    [[nodiscard]] int levelSize(int level) const { return levelBegin(level + 1) - levelBegin(level); }
    // The longest level.
    [[nodiscard]] int largestLevel() const;

    // Pawns in a row, as an array over ranks; padded.
    [[nodiscard]] const std::uint8_t* counts(int row) const { return m_counts[at(row)].data(); }
    // lowest() as an array over ranks; padded.
    [[nodiscard]] const std::uint8_t* lowestRows() const { return m_lowest.data(); }

    // The placement after one pawn of `row` has advanced 1 to 5 rows, or fewer into the goal; kNoRank without a pawn
    // there.
    [[nodiscard]] Rank advanced(int rank, int row, int distance) const {
        return m_advanced[(at(rank) * (linja::kRows - 1) + at(row)) * kFarthest + at(distance - 1)];
    }
    // The same for one row backward; not for the start line.
    [[nodiscard]] Rank retreated(int rank, int row) const {
        return m_retreated[at(rank) * (linja::kRows - 1) + at(row - 1)];
    }

private:
    [[nodiscard]] static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
    // The lower four counts, none above 12, with four bits each.
    [[nodiscard]] static constexpr std::size_t packed(linja::RowWord rows) {
        const linja::RowWord pairs = rows | rows >> 4;
        return static_cast<std::size_t>((pairs & 0xff) | ((pairs >> 8) & 0xff00));
    }
    void buildCombinations();
    void buildOrder();
    void buildSteps();

    Board m_board;
    std::vector<linja::RowWord> m_rows;
    std::vector<std::uint8_t> m_level;
    std::vector<std::uint8_t> m_lowest;
    // A combination is a sum of a part of rows 0 to 3 and one of rows 4 to 7, since these tell how many pawns the
    // others hold.
    std::vector<std::uint16_t> m_lowPart;
    std::vector<std::uint16_t> m_highPart;
    std::vector<Rank> m_rankOfCombination;
    std::array<int, kLevels + 1> m_levelBegin{};
    std::array<std::vector<std::uint8_t>, linja::kRows> m_counts;
    std::vector<Rank> m_advanced;
    std::vector<Rank> m_retreated;
};

} // namespace solver
