// How many pieces of each side stand on each place of a board, and on which slots of the place. A place is a row or a
// square, numbered from 0 as in core/game/views.h; a slot is where within its place a piece of a side stands, numbered
// from 0 from the side's end. On a place for one piece there is slot 0 alone.
#pragma once

#include "core/game/views.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ui {

inline constexpr std::array kSides{game::Side::first, game::Side::second};

// The pieces of one place. A side's pieces stand on slots counted from its end; some slots may have been left empty
// among them (see arrangement.h). Two places are equal when they hold the same pieces, wherever these stand.
struct PlaceCounts {
    int first = 0;
    int second = 0;
    std::array<std::uint32_t, 2> gaps{}; // bit i: slot i of the side is empty, although it was taken

    [[nodiscard]] constexpr int of(game::Side side) const { return side == game::Side::first ? first : second; }
    [[nodiscard]] constexpr int& of(game::Side side) { return side == game::Side::first ? first : second; }
    [[nodiscard]] constexpr int total() const { return first + second; }
    // Slots of a side that are taken or left empty.
    [[nodiscard]] int slotsOf(game::Side side) const;
    // The slot of piece `index`; of the next piece for the count itself.
    [[nodiscard]] int slotOf(game::Side side, int index) const;
    // Which piece stands there; of an empty slot, which one would.
    [[nodiscard]] int indexAt(game::Side side, int slot) const;

    int leave(game::Side side, int index); // piece `index` goes; gives its slot, which stays empty
    int arrive(game::Side side);           // one more; gives its slot
    void fill(game::Side side, int slot);  // one more, on a slot left empty
    void closeRanks() { gaps = {}; }

    friend constexpr bool operator==(const PlaceCounts& a, const PlaceCounts& b) {
        return a.first == b.first && a.second == b.second;
    }
};

struct BoardCounts {
    std::vector<PlaceCounts> places;

    BoardCounts() = default;
    explicit BoardCounts(int count) : places(static_cast<std::size_t>(count)) {}

    [[nodiscard]] int size() const { return static_cast<int>(places.size()); }
    // A place that is not there holds nothing.
    [[nodiscard]] const PlaceCounts& at(int place) const;
    [[nodiscard]] PlaceCounts& at(int place); // must be there
    friend bool operator==(const BoardCounts&, const BoardCounts&) = default;
};

// The pieces of a board view, ranks closed.
[[nodiscard]] BoardCounts countsOf(const game::BoardView& board);

} // namespace ui
