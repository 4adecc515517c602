// The turns of a position as the search sees them: one for each distinct result.
#pragma once

#include "core/ai/evaluator.h"
#include "core/ai/perception.h"
#include "core/game/results.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ai {

// A position one turn away.
template <class P>
struct Candidate {
    static constexpr int kUnknown = INT32_MIN;

    typename P::Turn turn;
    P position;
    std::uint64_t key = 0;
    std::uint32_t code = 0;          // Evaluator::turnCode
    int order = 0;                   // higher: tried earlier
    mutable int estimate = kUnknown; // for the side to move of `position`, once somebody asked
};

// Collects the distinct results of a position's turns, without those that perception overlooks; at least one stays.
template <class P, class E>
void collectCandidates(const P& position, std::uint64_t key, const Perception& perception,
                       std::vector<Candidate<P>>& candidates) {
    candidates.clear();
    double plainest = 2;
    std::optional<Candidate<P>> fallback;
    game::forEachResult(position, [&](const typename P::Turn& turn, const P& child, std::uint64_t childKey) {
        if (perception.overlook > 0) {
            const double hardness = E::hardToSee(position, turn);
            if (hardness < plainest) {
                plainest = hardness;
                fallback = Candidate<P>{turn, child, childKey, E::turnCode(turn), 0};
            }
            if (perception.overlooks(key, childKey, hardness))
                return false; // it may be seen by another turn that leads there
        }
        candidates.push_back({turn, child, childKey, E::turnCode(turn), 0});
        return true;
    });
    if (candidates.empty() && fallback)
        candidates.push_back(*fallback);
}

} // namespace ai
