// Games of Lines of Action in the Smart Game Format, FF[4], GM[9] (red-bean.com/sgf/loa.html): reading what programs
// and archives write, and writing it again. Nothing that a file holds is lost but white space, further games and the
// way a turn is spelt.
#pragma once

#include "core/games/loa/position.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace loa {

inline constexpr std::size_t kMostSgfBytes = std::size_t{16} << 20;
inline constexpr int kDeepestSgf = 500; // how deep variations may lie within each other

struct SgfProperty {
    std::string name;                // "PB"
    std::vector<std::string> values; // without escapes
    friend bool operator==(const SgfProperty&, const SgfProperty&) = default;
};

// A position of the tree. The first node is the root, with the position the game begins from; a node comes after its
// parent, and the first child of each goes on with the main line.
struct SgfNode {
    int parent = -1;
    Turn turn;                           // that leads here; not of the root
    Position position;                   // after it
    std::string comment;                 // C
    std::vector<SgfProperty> properties; // all others, of the root without those that writeSgf() makes itself
    friend bool operator==(const SgfNode&, const SgfNode&) = default;
};

struct SgfGame {
    std::vector<SgfNode> nodes{SgfNode{}};
    std::array<std::string, 2> players; // PB and PW
    std::string result;                 // RE, as it is written: "B+", "W+Resign", "Draw"
    int furtherGames = 0;               // of the same file, which were not read
};

// Reads the first game of a file. Case, `-`, `:`, `x` or nothing between squares, marks after a turn, an empty pass, a
// missing forced pass, text before the game, the long property names of old files and text in Latin-1 are taken as they
// are meant; what a program cannot mean is refused. Every fault has its line and column; those of this game have an id
// of words.h, the others are recordEmpty, recordSyntax, recordUnclosed, recordNesting and recordTooLong.
[[nodiscard]] game::Result<SgfGame> readSgf(std::string_view text);

[[nodiscard]] std::string writeSgf(const SgfGame& game);

} // namespace loa
