// How many turns a game that is decided takes: a search of all turns, without estimates, that asks for one number of
// turns after the other whether a side can force its win within it. Exact, where the ordinary search, which leaves
// turns out and meets the same position at different depths, knows a bound only.
//
// For games whose evaluator has a kWon. A position that had occurred twice before is a draw for whoever enters it; one
// that had occurred once is none, and coming back to a position of the line makes no win quicker.
#pragma once

#include "core/ai/budget.h"
#include "core/ai/candidates.h"
#include "core/ai/transposition_table.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ai {

// The quickest win against the longest defence.
template <class P>
struct ForcedLine {
    int distance = 0; // in turns, of both sides together
    std::vector<typename P::Turn> line;
};

template <game::GamePosition P, class E>
class ForcedEnd {
public:
    // `history` holds the keys of all positions of the game so far. The table may be that of the ordinary search: what
    // is written here has keys of its own. A table of another history may hold other draws.
    ForcedEnd(std::span<const std::uint64_t> history, TranspositionTable& table, Budget& budget)
        : m_table(table), m_budget(budget) {
        std::vector<std::uint64_t> sorted(history.begin(), history.end());
        std::sort(sorted.begin(), sorted.end());
        for (std::size_t i = 1; i < sorted.size(); ++i)
            if (sorted[i] == sorted[i - 1])
                m_twice.push_back(sorted[i]);
    }

    // The win that `winner` can force within `most` turns from a game that is not over; nothing where there is none or
    // the budget ended first, see wasStopped().
    [[nodiscard]] std::optional<ForcedLine<P>> find(const P& root, game::Side winner, int most) {
        m_winner = winner;
        m_nodes.resize(static_cast<std::size_t>(std::max(most, 1)) + 1);
        const int distance = leastDistance(root, most);
        if (distance == 0)
            return std::nullopt;
        ForcedLine<P> forced{distance, lineFrom(root, distance)};
        if (m_isStopped)
            return std::nullopt;
        return forced;
    }

    [[nodiscard]] bool wasStopped() const { return m_isStopped; }

private:
    using Candidates = std::vector<Candidate<P>>;
    static constexpr std::array<std::uint64_t, 2> kKeys = {0x5bf03635f0c8a3d7ULL, 0xa54ff53a5f1d36f1ULL};
    static constexpr int kOrderedDepth = 3; // from which on estimates help to find the turn that decides

    // 0: not within `most`.
    [[nodiscard]] int leastDistance(const P& position, int most) {
        for (int depth = 1; depth <= most && !m_isStopped; ++depth)
            if (isForced(position, depth))
                return m_isStopped ? 0 : depth;
        return 0;
    }

    // Whether the winner can force the end of a game that is not over within `depth` turns.
    [[nodiscard]] bool isForced(const P& position, int depth) {
        const bool isWinners = position.sideToMove() == m_winner;
        if (depth <= 0 || m_isStopped)
            return false;
        if (isWinners && depth == 1)
            if constexpr (requires { E::winsAtOnce(position); })
                return E::winsAtOnce(position);
        if (!m_budget.spend()) {
            m_isStopped = true;
            return false;
        }
        const std::uint64_t key = position.key() ^ kKeys[game::indexOf(m_winner)];
        std::uint32_t tableBest = 0;
        if (const TableEntry* entry = m_table.find(key)) {
            tableBest = entry->best;
            const bool isYes = entry->value > 0;
            if (isYes ? entry->depth <= depth : entry->depth >= depth)
                return isYes;
        }
        Candidates& candidates = m_nodes[static_cast<std::size_t>(depth)];
        collectCandidates<P, E>(position, position.key(), Perception{}, candidates);
        order(position, candidates, tableBest, depth);
        // The winner needs one turn that forces the end, the other side one that does not.
        std::uint32_t decisive = 0;
        for (std::size_t i = 0; i < candidates.size() && decisive == 0 && !m_isStopped; ++i) {
            const Candidate<P>& child = m_nodes[static_cast<std::size_t>(depth)][i];
            if (isForcedAfter(child, depth - 1) == isWinners)
                decisive = static_cast<std::uint32_t>(child.key);
        }
        if (m_isStopped)
            return false;
        const bool isYes = (decisive != 0) == isWinners;
        m_table.store(key, isYes ? 1 : -1, depth, Bound::exact, decisive);
        return isYes;
    }

    [[nodiscard]] bool isForcedAfter(const Candidate<P>& child, int depth) {
        if (const auto outcome = child.position.outcome())
            return outcome->winner == m_winner;
        if (std::find(m_twice.begin(), m_twice.end(), child.key) != m_twice.end())
            return false;
        return isForced(P(child.position), depth);
    }

    // First what decided before, then ends, then what looks best for the side to move.
    void order(const P& position, Candidates& candidates, std::uint32_t tableBest, int depth) const {
        for (auto& candidate : candidates) {
            if (static_cast<std::uint32_t>(candidate.key) == tableBest) {
                candidate.order = INT32_MAX;
            } else if (depth >= kOrderedDepth) {
                const E evaluator(position.rules());
                const auto outcome = candidate.position.outcome();
                const int value =
                    outcome ? E::final(candidate.position, *outcome) : evaluator.evaluate(candidate.position);
                candidate.order = candidate.position.sideToMove() == position.sideToMove() ? value : -value;
            }
        }
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const auto& a, const auto& b) { return a.order > b.order; });
    }

    // The winner's turns keep the distance, the others' make it as long as they can.
    [[nodiscard]] std::vector<typename P::Turn> lineFrom(P position, int distance) {
        std::vector<typename P::Turn> line;
        for (; distance > 0 && !m_isStopped; --distance) {
            Candidates candidates;
            collectCandidates<P, E>(position, position.key(), Perception{}, candidates);
            const auto next = std::find_if(candidates.begin(), candidates.end(), [&](const Candidate<P>& child) {
                if (const auto outcome = child.position.outcome())
                    return distance == 1 && outcome->winner == m_winner;
                return isForcedAfter(child, distance - 1) && !isForced(child.position, distance - 2);
            });
            if (next == candidates.end())
                break;
            line.push_back(next->turn);
            position = next->position;
        }
        return line;
    }

    TranspositionTable& m_table;
    Budget& m_budget;
    std::vector<std::uint64_t> m_twice; // keys of positions whose next occurrence is a draw
    game::Side m_winner = game::Side::first;
    std::vector<Candidates> m_nodes; // by depth left
    bool m_isStopped = false;
};

} // namespace ai
