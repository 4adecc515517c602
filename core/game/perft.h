// Counts of turn sequences, the standard check of a turn generator.
#pragma once

#include "core/game/position.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace game {

// A position one turn away, and a turn that leads to it.
template <GamePosition P>
struct Child {
    typename P::Turn turn;
    P position;
};

// Every distinct position one turn away with the first turn that leads to it, in the order of legalTurns().
template <GamePosition P>
[[nodiscard]] std::vector<Child<P>> distinctChildren(const P& position) {
    const auto turns = position.legalTurns();
    std::vector<Child<P>> children;
    std::vector<std::uint64_t> keys;
    children.reserve(turns.size());
    keys.reserve(turns.size());
    for (const auto& turn : turns) {
        P child = position;
        child.play(turn);
        const std::uint64_t key = child.key();
        bool known = false;
        for (std::size_t i = 0; i < keys.size() && !known; ++i)
            known = keys[i] == key && children[i].position == child;
        if (known)
            continue;
        children.push_back({turn, child});
        keys.push_back(key);
    }
    return children;
}

// The number of sequences of `depth` legal turns from here. Draws that need history do not end a sequence. A game that
// has a faster way has a member perft(depth).
template <GamePosition P>
[[nodiscard]] std::uint64_t perft(const P& position, int depth) {
    if constexpr (requires { position.perft(depth); })
        return position.perft(depth);
    if (depth == 0)
        return 1;
    const auto turns = position.legalTurns();
    if (depth == 1)
        return turns.size();
    std::uint64_t count = 0;
    for (const auto& turn : turns) {
        P child = position;
        child.play(turn);
        count += perft(child, depth - 1);
    }
    return count;
}

// The same with turns that end in the same position with the same outcome counted once.
template <GamePosition P>
[[nodiscard]] std::uint64_t perftDistinct(const P& position, int depth) {
    if (depth == 0)
        return 1;
    const auto children = distinctChildren(position);
    if (depth == 1)
        return children.size();
    std::uint64_t count = 0;
    for (const auto& child : children)
        count += perftDistinct(child.position, depth - 1);
    return count;
}

} // namespace game
