// The order in which a search tries the turns of a position: first the one that the table names, then by killers,
// history (Schaeffer, 1989) and what a turn or its result looks like. Remembers what refuted positions of the same
// search.
#pragma once

#include "core/ai/candidates.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

namespace ai {

// The turns of one node. Frames live by ply, so that killers are those of its neighbours.
template <class P>
struct Frame {
    static constexpr std::uint32_t kNoCode = UINT32_MAX;

    std::vector<Candidate<P>> candidates;
    std::array<std::uint32_t, 2> killers{kNoCode, kNoCode};
    std::uint64_t key = 0;
    bool isAfterPass = false; // the turn before was left out to see what that costs
};

template <class P, class E>
class TurnOrder {
public:
    static constexpr int kTurnCodes = 4096; // Evaluator::turnCode is below

    TurnOrder() : m_scores(2 * kTurnCodes) {}

    // Gives every candidate of the frame its place. `staticValue(candidate)` is the value of a result for its side to
    // move; it is asked for where the depth left is worth it.
    template <class StaticValue>
    void rate(const P& position, Frame<P>& frame, std::uint32_t tableBest, int depth,
              const StaticValue& staticValue) const {
        const std::size_t side = sideOf(position);
        for (auto& candidate : frame.candidates) {
            if (static_cast<std::uint32_t>(candidate.key) == tableBest) {
                candidate.order = std::numeric_limits<int>::max();
                continue;
            }
            candidate.order = m_scores[side + candidate.code] / E::kTuning.historyShare;
            if (candidate.code == frame.killers[0] || candidate.code == frame.killers[1])
                candidate.order += E::kTuning.killerWorth;
            if (depth >= E::kTuning.staticOrderDepth) {
                const int value = staticValue(candidate);
                candidate.order += position.sideToMove() == candidate.position.sideToMove() ? value : -value;
            } else if constexpr (requires { E::hint(position, candidate.turn); }) {
                candidate.order += E::hint(position, candidate.turn);
            }
        }
    }

    // Moves the best of the candidates from `index` on to `index`.
    static const Candidate<P>& pickNext(Frame<P>& frame, std::size_t index) {
        std::size_t best = index;
        for (std::size_t i = index + 1; i < frame.candidates.size(); ++i)
            if (frame.candidates[i].order > frame.candidates[best].order)
                best = i;
        if (best != index)
            std::swap(frame.candidates[index], frame.candidates[best]);
        return frame.candidates[index];
    }

    // Remembers the turn that refuted a position; the turns tried before it in vain lose by as much.
    void reward(const P& position, Frame<P>& frame, std::size_t index, int depth) {
        const std::uint32_t code = frame.candidates[index].code;
        if (frame.killers[0] != code)
            frame.killers = {code, frame.killers[0]};
        const std::size_t side = sideOf(position);
        const int gain = std::min(depth * depth * 16, 1024);
        const auto nudge = [&](std::uint32_t which, int amount) {
            int& score = m_scores[side + which];
            score += amount - score * std::abs(amount) / kHistoryLimit;
        };
        for (std::size_t i = 0; i < index; ++i)
            nudge(frame.candidates[i].code, -gain);
        nudge(code, gain);
    }

private:
    static constexpr int kHistoryLimit = 1 << 14;

    [[nodiscard]] static std::size_t sideOf(const P& position) {
        return game::indexOf(position.sideToMove()) * kTurnCodes;
    }

    std::vector<int> m_scores; // history by side and turn code
};

} // namespace ai
