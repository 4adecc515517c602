// Work on 64 cells side by side. Plain loops of fixed length over bytes, which compilers turn into vector instructions
// on every machine. A mask byte is 0xff or 0; cell 0 means "none" and loses against every value.
#pragma once

#include "core/games/linja/solver/layer.h"

namespace solver::lanes {

inline void fill(Cell* to, Cell value) {
    for (int i = 0; i < kLanes; ++i)
        to[i] = value;
}

inline void negate(Cell* to, const Cell* from) {
    for (int i = 0; i < kLanes; ++i)
        to[i] = negated(from[i]);
}

inline void max(Cell* to, const Cell* from) {
    for (int i = 0; i < kLanes; ++i)
        to[i] = to[i] < from[i] ? from[i] : to[i];
}

inline void maxMasked(Cell* to, const Cell* from, const Cell* mask) {
    for (int i = 0; i < kLanes; ++i) {
        const auto value = static_cast<Cell>(from[i] & mask[i]);
        to[i] = to[i] < value ? value : to[i];
    }
}

inline void maxNegated(Cell* to, const Cell* from) {
    for (int i = 0; i < kLanes; ++i) {
        const Cell value = negated(from[i]);
        to[i] = to[i] < value ? value : to[i];
    }
}

inline void maxNegatedMasked(Cell* to, const Cell* from, const Cell* mask) {
    for (int i = 0; i < kLanes; ++i) {
        const auto value = static_cast<Cell>(negated(from[i]) & mask[i]);
        to[i] = to[i] < value ? value : to[i];
    }
}

// Where there is none yet.
inline void negatedWhereNone(Cell* to, const Cell* from) {
    for (int i = 0; i < kLanes; ++i)
        to[i] = to[i] == 0 ? negated(from[i]) : to[i];
}

inline void select(Cell* to, const Cell* mask, const Cell* where) {
    for (int i = 0; i < kLanes; ++i)
        to[i] = static_cast<Cell>((where[i] & mask[i]) | (to[i] & ~mask[i]));
}

inline void equals(Cell* mask, const std::uint8_t* values, std::uint8_t wanted) {
    for (int i = 0; i < kLanes; ++i)
        mask[i] = values[i] == wanted ? 0xff : 0;
}

inline void atMost(Cell* mask, const std::uint8_t* values, std::uint8_t limit) {
    for (int i = 0; i < kLanes; ++i)
        mask[i] = values[i] <= limit ? 0xff : 0;
}

inline void above(Cell* mask, const std::uint8_t* values, std::uint8_t limit) {
    for (int i = 0; i < kLanes; ++i)
        mask[i] = values[i] > limit ? 0xff : 0;
}

// base - values, in cells.
inline void minus(Cell* to, int base, const std::int8_t* values) {
    const auto start = static_cast<std::uint8_t>(kZero + base);
    for (int i = 0; i < kLanes; ++i)
        to[i] = static_cast<Cell>(start - static_cast<std::uint8_t>(values[i]));
}

} // namespace solver::lanes
