#include "ui/board/piece_counts.h"

#include <bit>
#include <cassert>

namespace ui {

int PlaceCounts::slotsOf(game::Side side) const {
    return of(side) + std::popcount(gaps[game::indexOf(side)]);
}

int PlaceCounts::slotOf(game::Side side, int index) const {
    const std::uint32_t empty = gaps[game::indexOf(side)];
    int slot = 0;
    for (int left = index;; ++slot) {
        if ((empty >> slot & 1U) != 0)
            continue;
        if (left-- == 0)
            return slot;
    }
}

int PlaceCounts::indexAt(game::Side side, int slot) const {
    const std::uint32_t below = gaps[game::indexOf(side)] & ((1U << slot) - 1U);
    return slot - std::popcount(below);
}

int PlaceCounts::leave(game::Side side, int index) {
    const int slot = slotOf(side, index);
    --of(side);
    gaps[game::indexOf(side)] |= 1U << slot;
    return slot;
}

int PlaceCounts::arrive(game::Side side) {
    const int slot = slotsOf(side);
    ++of(side);
    return slot;
}

void PlaceCounts::fill(game::Side side, int slot) {
    ++of(side);
    gaps[game::indexOf(side)] &= ~(1U << slot);
}

const PlaceCounts& BoardCounts::at(int place) const {
    static const PlaceCounts kNone;
    return place >= 0 && place < size() ? places[static_cast<std::size_t>(place)] : kNone;
}

PlaceCounts& BoardCounts::at(int place) {
    assert(place >= 0 && place < size());
    return places[static_cast<std::size_t>(place)];
}

BoardCounts countsOf(const game::BoardView& board) {
    BoardCounts counts(static_cast<int>(board.places.size()));
    for (std::size_t i = 0; i < board.places.size(); ++i)
        counts.places[i] = {board.places[i].pieces[0], board.places[i].pieces[1]};
    return counts;
}

} // namespace ui
