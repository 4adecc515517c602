// The board of Lines of Action as bits: a1 is bit 0, b1 bit 1, a2 bit 8, h8 bit 63.
//
//     rank 8   56 57 58 59 60 61 62 63
//     ...
//     rank 1    0  1  2  3  4  5  6  7
//               a  b  c  d  e  f  g  h
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace loa {

using Bits = std::uint64_t;

inline constexpr int kSize = 8;
inline constexpr int kSquares = 64;
inline constexpr int kStones = 12; // A1: of a side

inline constexpr Bits kFileA = 0x0101010101010101ULL;
inline constexpr Bits kFileH = kFileA << 7;

[[nodiscard]] constexpr Bits bitOf(int square) {
    return Bits{1} << square;
}
[[nodiscard]] constexpr int fileOf(int square) {
    return square & 7;
}
[[nodiscard]] constexpr int rankOf(int square) {
    return square >> 3;
}
[[nodiscard]] constexpr int squareAt(int rank, int file) {
    return rank * kSize + file;
}

// Calls visit(square) for every bit, the lowest first.
template <class Visit>
constexpr void forEachSquare(Bits bits, Visit&& visit) {
    for (; bits != 0; bits &= bits - 1)
        visit(std::countr_zero(bits));
}

// The squares beside these by side or corner; a square is its own neighbour only through another one.
[[nodiscard]] constexpr Bits neighbours(Bits bits) {
    const Bits beside = ((bits & ~kFileH) << 1) | ((bits & ~kFileA) >> 1);
    const Bits across = bits | beside;
    return beside | (across << 8) | (across >> 8);
}

// The stones of the group that the lowest of these belongs to.
[[nodiscard]] constexpr Bits firstGroup(Bits stones) {
    Bits group = stones & (~stones + 1);
    for (Bits grown = 0; grown != group;) {
        grown = group;
        group |= neighbours(group) & stones;
    }
    return group;
}

// A4: whether these stones form one group; no stones and a single one do. A lone stone among others, which most
// positions have, is seen without following the group.
[[nodiscard]] constexpr bool isConnected(Bits stones) {
    if ((stones & (stones - 1)) == 0)
        return true;
    if ((stones & ~neighbours(stones)) != 0)
        return false;
    return firstGroup(stones) == stones;
}

// The eight directions; the two of a line lie beside each other, so line = direction / 2.
struct Direction {
    int up;
    int right;
};
inline constexpr std::array<Direction, 8> kDirections = {
    {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};
inline constexpr int kLines = 4;

// A stone's way over some squares in one direction: where it ends, and what it passes over. All zero when it would
// leave the board.
struct Way {
    Bits landing = 0;
    Bits passed = 0;
};

struct Tables {
    std::array<std::array<Bits, kLines>, kSquares> lines{};         // A2: the whole line through a square
    std::array<std::array<std::array<Way, 9>, 8>, kSquares> ways{}; // by square, direction and distance
};

[[nodiscard]] constexpr Tables makeTables() {
    Tables tables;
    for (std::size_t square = 0; square < kSquares; ++square) {
        for (std::size_t d = 0; d < kDirections.size(); ++d) {
            int rank = rankOf(static_cast<int>(square));
            int file = fileOf(static_cast<int>(square));
            Bits passed = 0;
            for (std::size_t distance = 1;; ++distance) {
                rank += kDirections[d].up;
                file += kDirections[d].right;
                if (rank < 0 || rank >= kSize || file < 0 || file >= kSize)
                    break;
                const Bits landing = bitOf(squareAt(rank, file));
                tables.ways[square][d][distance] = {landing, passed};
                passed |= landing;
            }
            tables.lines[square][d / 2] |= passed | bitOf(static_cast<int>(square));
        }
    }
    return tables;
}

inline constexpr Tables kTables = makeTables();

// A2, A3: the squares that the stone on `square` can go to.
[[nodiscard]] constexpr Bits targets(int square, Bits own, Bits opposing) {
    const auto at = static_cast<std::size_t>(square);
    const Bits all = own | opposing;
    Bits found = 0;
    for (std::size_t line = 0; line < kLines; ++line) {
        const auto count = static_cast<std::size_t>(std::popcount(all & kTables.lines[at][line]));
        const Way& there = kTables.ways[at][2 * line][count];
        const Way& back = kTables.ways[at][2 * line + 1][count];
        found |= (there.passed & opposing) == 0 ? there.landing : 0;
        found |= (back.passed & opposing) == 0 ? back.landing : 0;
    }
    return found & ~own;
}

} // namespace loa
