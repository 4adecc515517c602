// The search of every game: iterative deepening over whole turns with principal variation search (Marsland and
// Campbell, 1982), aspiration windows, a transposition table, and turns tried in the order table move, killers, static
// value and history. A node is a position; turns with the same result count once.
//
// Values are those of Evaluator<P>: kUnit to a unit of the game, for the side to move of the position meant. Each comes
// with the word whether it is *proven*: that it, as value or bound, rests on ends of the game alone and on no estimate,
// no perception and no repetition inside the search. A proven value holds at any depth; when the root's is, the search
// ends. Where the evaluator has a kWon, an end in n turns is worth kWon - n: a value beyond kForcedFrom is always
// proven, as a bound from the side of the draw; the distance it tells is exact only after core/ai/forced_end.h.
//
// A position that occurred before in the search or in the game is taken as a draw, which is never proven: what rests on
// the history of one game would be wrong in another, or at another turn of the same one.
#pragma once

#include "core/ai/budget.h"
#include "core/ai/candidates.h"
#include "core/ai/transposition_table.h"
#include "core/ai/turn_order.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace ai {

// What a search may leave unsearched. `none`: nothing but what alpha-beta proves needless. `margins`: what the
// evaluator allows for: a node whose estimate lies far outside the window is given its estimate near the leaves, one
// that stands well even after a pass is cut, and turns that look poor are searched less deep unless that shows them to
// be good after all. Only with perfect perception.
enum class Selectivity : std::uint8_t { none, margins };

template <class P>
struct SearchResult {
    typename P::Turn turn{};
    int value = 0;
    bool proven = false;
    int depth = 0; // of the last complete iteration
    std::vector<typename P::Turn> line;
};

// One search of one position; make a new one for each. The table may be kept from search to search.
template <game::GamePosition P, class E = Evaluator<P>>
class Search {
public:
    using Turn = typename P::Turn;
    using Report = std::function<void(const SearchResult<P>&)>;
    static constexpr int kMaxDepth = 100;
    static constexpr bool kTellsDistance = requires { E::kWon; };
    // Ends that are forced are worth more than this, for either side; any other value less.
    static constexpr int kForcedFrom = [] {
        if constexpr (kTellsDistance)
            return E::kWon - 4 * kMaxDepth;
        else
            return INT32_MAX;
    }();
    [[nodiscard]] static constexpr bool isForced(int value) { return value > kForcedFrom || value < -kForcedFrom; }

    // `history` holds the keys of all positions of the game so far, the current one last. A null table is allowed. What
    // the table holds must not be of a search for which fewer positions had occurred twice: a way to win that it proved
    // may pass through one of them.
    Search(const P& root, std::span<const std::uint64_t> history, TranspositionTable* table,
           const Perception& perception, Budget& budget, Selectivity selectivity = Selectivity::margins)
        : m_root(root), m_history(history), m_table(table), m_perception(perception), m_budget(budget),
          m_evaluator(root.rules()), m_repeats(E::canRepeat(root)),
          m_selective(selectivity == Selectivity::margins && perception.isPerfect()), m_frames(2 * kMaxDepth + 2) {
        collectCandidates<P, E>(m_root, m_root.key(), m_perception, m_candidates);
        for (auto& candidate : m_candidates)
            candidate.order = forMover(m_root, candidate.position, staticValue(candidate));
        std::stable_sort(m_candidates.begin(), m_candidates.end(),
                         [](const auto& a, const auto& b) { return a.order > b.order; });
    }

    // The distinct turns of the root still to be searched, the most promising first.
    [[nodiscard]] const std::vector<Candidate<P>>& candidates() const { return m_candidates; }
    // Leaves a turn out of the following searches.
    void exclude(const Turn& turn) {
        std::erase_if(m_candidates, [&](const auto& candidate) { return candidate.turn == turn; });
    }

    // The best of candidates(), of which there must be one. Deepens until `maxDepth`, a proven value or the budget's
    // end.
    SearchResult<P> run(int maxDepth, const Report& report = {}) {
        m_result = {};
        m_result.turn = m_candidates.front().turn;
        m_result.value = m_candidates.front().order;
        m_result.line = {m_result.turn};
        m_aborted = !m_budget.poll();
        for (int depth = 1; depth <= std::min(maxDepth, kMaxDepth) && !m_aborted; ++depth) {
            m_extendedTo = depth + kMostExtensions;
            const int before = m_result.value;
            const Verdict verdict = searchWithWindow(depth);
            if (m_aborted) {
                if (m_result.value < -kForcedFrom) // of some turns only
                    m_result.value = before;
                break;
            }
            m_values[static_cast<std::size_t>(depth % E::kTuning.parities)] = verdict.value;
            m_result.value = verdict.value;
            m_result.proven = verdict.proven || isForced(verdict.value);
            m_result.depth = depth;
            m_result.line = principalVariation();
            if (report)
                report(m_result);
            if (m_result.proven)
                break;
        }
        if (m_aborted)
            m_result.line = principalVariation();
        return m_result;
    }

    // The turn that a player of imperfect perception takes: every candidate is judged to this depth, and one of them
    // chosen as Perception::whim says. The value is what the player takes the chosen turn to be worth.
    SearchResult<P> runAsSeen(int depth) {
        m_result = {};
        m_result.turn = m_candidates.front().turn;
        m_result.value = m_candidates.front().order;
        m_aborted = !m_budget.poll();
        double most = 0;
        for (std::size_t i = 0; i < m_candidates.size() && !m_aborted; ++i) {
            const Verdict verdict = searchChild(m_root, m_candidates[i], depth, 0, -kInfinity, kInfinity, true);
            if (m_aborted)
                break;
            const double appeal = verdict.value + m_perception.whim(m_candidates[i].key) * E::kUnit;
            m_result.depth = depth;
            if (i > 0 && appeal <= most)
                continue;
            most = appeal;
            m_result.turn = m_candidates[i].turn;
            m_result.value = verdict.value;
        }
        m_result.line = {m_result.turn};
        return m_result;
    }

private:
    static constexpr int kMostExtensions = 6;

    struct Verdict {
        int value = 0;
        bool proven = false;
    };
    // No value lies outside of it.
    static constexpr int kInfinity = [] {
        if constexpr (kTellsDistance)
            return E::kWon;
        else
            return 32000;
    }();

    [[nodiscard]] static int forMover(const P& parent, const P& child, int childValue) {
        return parent.sideToMove() == child.sideToMove() ? childValue : -childValue;
    }

    // The evaluator's value, worked out once.
    [[nodiscard]] int estimateOf(const Candidate<P>& candidate) const {
        if (candidate.estimate == Candidate<P>::kUnknown)
            candidate.estimate = std::clamp(m_evaluator.evaluate(candidate.position), -kInfinity + 1, kInfinity - 1);
        return candidate.estimate;
    }
    [[nodiscard]] int staticValue(const Candidate<P>& candidate) const {
        if (const auto outcome = candidate.position.outcome())
            return E::final(candidate.position, *outcome);
        return estimateOf(candidate);
    }
    // What a game that is over is worth at this ply.
    [[nodiscard]] static int endValue(const P& position, const game::Outcome& outcome, int ply) {
        const int value = E::final(position, outcome);
        if constexpr (kTellsDistance)
            return value > 0 ? value - ply : value < 0 ? value + ply : 0;
        return value;
    }
    // The table holds the distance from its position, the search that from the root.
    [[nodiscard]] static int fromTable(int value, int ply) {
        return value > kForcedFrom ? value - ply : value < -kForcedFrom ? value + ply : value;
    }
    [[nodiscard]] static int forTable(int value, int ply) {
        return value > kForcedFrom ? value + ply : value < -kForcedFrom ? value - ply : value;
    }
    // How much less deep the turn at this place of the order is searched at first.
    [[nodiscard]] int reductionOf(int depth, std::size_t index) const {
        if constexpr (requires { E::reduction(depth, index); })
            return m_selective ? std::min(E::reduction(depth, index), depth - 1) : 0;
        return 0;
    }

    Verdict searchWithWindow(int depth) {
        if (depth <= 2)
            return searchRoot(depth, -kInfinity, kInfinity);
        int below = E::kTuning.aspiration;
        int above = E::kTuning.aspiration;
        const int middle = m_values[static_cast<std::size_t>(depth % E::kTuning.parities)];
        for (;;) {
            const int alpha = std::max(-kInfinity, middle - below);
            const int beta = std::min(kInfinity, middle + above);
            const Verdict verdict = searchRoot(depth, alpha, beta);
            if (m_aborted)
                return verdict;
            if (isForced(verdict.value))
                return {verdict.value, true};
            if (verdict.value <= alpha && alpha > -kInfinity)
                below = below * 4 > 16 * E::kTuning.aspiration ? 2 * kInfinity : below * 4;
            else if (verdict.value >= beta && beta < kInfinity)
                above = above * 4 > 16 * E::kTuning.aspiration ? 2 * kInfinity : above * 4;
            else
                return verdict;
        }
    }

    // Searches the candidates in order and moves the best to the front. What was found before an abort counts when it
    // beats the turn that was best before.
    Verdict searchRoot(int depth, int alpha, int beta) {
        Verdict best{-kInfinity, true};
        bool allProven = m_perception.isPerfect();
        const std::uint64_t key = m_root.key();
        m_frames[0].key = key;
        std::size_t bestIndex = 0;
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            const Verdict verdict =
                searchChild(m_root, m_candidates[i], depth, 0, std::max(alpha, best.value), beta, i == 0);
            if (m_aborted) {
                if (i > 0 && best.value < -kForcedFrom) // rather than one that is known to lose
                    m_result.turn = m_candidates[i].turn;
                break;
            }
            allProven = allProven && verdict.proven;
            if (verdict.value <= best.value)
                continue;
            best = verdict;
            if (verdict.value <= alpha)
                continue;
            bestIndex = i;
            m_result.turn = m_candidates[i].turn;
            m_result.value = verdict.value;
            if (verdict.value >= beta)
                break;
        }
        std::rotate(m_candidates.begin(), m_candidates.begin() + static_cast<std::ptrdiff_t>(bestIndex),
                    m_candidates.begin() + static_cast<std::ptrdiff_t>(bestIndex) + 1);
        return {best.value, best.value >= beta ? best.proven : allProven};
    }

    // The value of one turn for the mover of `parent`, by a null window first unless it is the first turn; `reduction`
    // turns less deep unless the turn raises alpha.
    Verdict searchChild(const P& parent, const Candidate<P>& candidate, int depth, int ply, int alpha, int beta,
                        bool isFirst, int reduction = 0) {
        const bool isSameSide = parent.sideToMove() == candidate.position.sideToMove();
        const auto look = [&](int low, int high, int less) {
            if (isSameSide)
                return search(candidate, depth - 1 - less, ply + 1, low, high);
            const Verdict verdict = search(candidate, depth - 1 - less, ply + 1, -high, -low);
            return Verdict{-verdict.value, verdict.proven};
        };
        if (reduction > 0) {
            const Verdict verdict = look(alpha, alpha + 1, reduction);
            if (m_aborted || verdict.value <= alpha || (verdict.proven && verdict.value >= beta))
                return verdict;
        }
        if (isFirst || beta - alpha <= 1)
            return look(alpha, beta, 0);
        const Verdict verdict = look(alpha, alpha + 1, 0);
        if (m_aborted || verdict.value <= alpha || verdict.value >= beta)
            return verdict;
        return look(alpha, beta, 0);
    }

    // One node. Fail-soft; the value is exact between alpha and beta, a bound outside.
    Verdict search(const Candidate<P>& node, int depth, int ply, int alpha, int beta) {
        const P& position = node.position;
        const std::uint64_t key = node.key;
        // 1. The budget.
        if (m_aborted || !m_budget.spend()) {
            m_aborted = true;
            return {};
        }

        // 2. A draw by repetition.
        if (m_repeats && hasOccurred(key, ply))
            return {0, false};

        // 3. The end of the game or of the depth.
        if (depth > 0 && m_table)
            m_table->prefetch(key);
        if (depth <= 0) {
            if (const auto verdict = verdictOfLeaf(node, ply))
                return *verdict;
            depth = 1;
        }

        // 4. Far outside the window.
        if (isFarOutside(node, depth, alpha, beta))
            return {estimateOf(node), false};

        // 5. What the table knows.
        std::uint32_t tableBest = 0;
        if (const TableEntry* entry = m_table ? m_table->find(key) : nullptr) {
            tableBest = entry->best;
            const int value = fromTable(entry->value, ply);
            if (holds(*entry, value, depth, alpha, beta))
                return {value, entry->isProven()};
        }

        // 6. Good enough even after a pass.
        Frame<P>& frame = m_frames[static_cast<std::size_t>(ply)];
        frame.key = key;
        if (const auto value = valueOfPass(node, frame, depth, ply, alpha, beta))
            return {*value, false};
        if (m_aborted)
            return {};

        // 7. The turns; without any the game is over.
        collectCandidates<P, E>(position, key, m_perception, frame.candidates);
        if (frame.candidates.empty())
            return {endValue(position, *position.outcome(), ply), true};
        m_order.rate(position, frame, tableBest, depth,
                     [this](const auto& candidate) { return staticValue(candidate); });

        // 8. Each turn, the most promising first.
        const int floor = alpha;
        Verdict best{-kInfinity, true};
        bool allProven = m_perception.isPerfect();
        std::uint32_t bestKey = 0;
        for (std::size_t i = 0; i < frame.candidates.size(); ++i) {
            const Candidate<P>& candidate = TurnOrder<P, E>::pickNext(frame, i);
            const Verdict verdict =
                searchChild(position, candidate, depth, ply, alpha, beta, i == 0, reductionOf(depth, i));
            if (m_aborted)
                return {};
            allProven = allProven && verdict.proven;
            if (verdict.value <= best.value)
                continue;
            best = verdict;
            bestKey = static_cast<std::uint32_t>(candidate.key);
            alpha = std::max(alpha, best.value);
            if (alpha >= beta) {
                m_order.reward(position, frame, i, depth);
                break;
            }
        }

        // 9. What was learnt.
        const bool isCut = best.value >= beta;
        const bool proven = m_perception.isPerfect() && (isCut ? best.proven : allProven || isForced(best.value));
        const Bound bound = isCut ? Bound::lower : best.value > floor ? Bound::exact : Bound::upper;
        if (m_table)
            m_table->store(key, forTable(best.value, ply), proven ? TableEntry::kProven : depth, bound, bestKey);
        return {best.value, proven};
    }

    // Whether what the table knows answers a search to this depth with this window.
    [[nodiscard]] static bool holds(const TableEntry& entry, int value, int depth, int alpha, int beta) {
        const bool isInside = entry.bound() == Bound::exact || (entry.bound() == Bound::lower && value >= beta) ||
                              (entry.bound() == Bound::upper && value <= alpha);
        return isInside && (entry.isProven() || entry.depth >= depth);
    }

    // What a position without depth left is worth; nothing when it is to be searched a turn further.
    [[nodiscard]] std::optional<Verdict> verdictOfLeaf(const Candidate<P>& node, int ply) const {
        const P& position = node.position;
        if (const auto outcome = position.outcome())
            return Verdict{endValue(position, *outcome, ply), true};
        if constexpr (requires { E::winsAtOnce(position); })
            if (m_selective && E::winsAtOnce(position))
                return Verdict{E::kWon - ply - 1, true};
        if (isExtended(position, ply))
            return std::nullopt;
        return Verdict{estimateOf(node), false};
    }

    // Whether the estimate of a node near the leaves lies so far outside a null window that it is taken for the value.
    [[nodiscard]] bool isFarOutside(const Candidate<P>& node, int depth, int alpha, int beta) const {
        if (!m_selective || beta - alpha != 1 || depth >= static_cast<int>(E::kPruneMargin.size()))
            return false;
        const int value = estimateOf(node);
        const int margin = E::kPruneMargin[static_cast<std::size_t>(depth)];
        return (value - margin >= beta || value + margin <= alpha) && !node.position.outcome();
    }

    // Whether a position without depth left is looked at for one turn more: its opponent threatens to win.
    [[nodiscard]] bool isExtended(const P& position, int ply) const {
        if constexpr (requires { E::isThreatened(position); })
            return m_selective && ply < m_extendedTo && E::isThreatened(position);
        return false;
    }

    // A value of at least beta that the node keeps even when its side to move passes; nothing when that is not known.
    [[nodiscard]] std::optional<int> valueOfPass(const Candidate<P>& node, const Frame<P>& frame, int depth, int ply,
                                                 int alpha, int beta) {
        if constexpr (requires { E::passed(node.position); }) {
            if (!m_selective || depth < 2 || beta - alpha != 1 || frame.isAfterPass || isForced(beta) ||
                estimateOf(node) < beta || node.position.outcome())
                return std::nullopt;
            Candidate<P> passed{node.turn, E::passed(node.position)};
            passed.key = passed.position.key();
            Frame<P>& next = m_frames[static_cast<std::size_t>(ply) + 1];
            next.isAfterPass = true;
            const Verdict verdict = search(passed, depth - 1 - E::kTuning.passReduction, ply + 1, -beta, -alpha);
            next.isAfterPass = false;
            if (!m_aborted && -verdict.value >= beta)
                return std::min(-verdict.value, kForcedFrom);
        }
        return std::nullopt;
    }

    // Whether the position has occurred before, in the line being searched or in the game.
    [[nodiscard]] bool hasOccurred(std::uint64_t key, int ply) const {
        for (int i = ply - 1; i > 0; --i)
            if (m_frames[static_cast<std::size_t>(i)].key == key)
                return true;
        return std::find(m_history.begin(), m_history.end(), key) != m_history.end();
    }

    // The expected line, from the best turn of the root through the table.
    [[nodiscard]] std::vector<Turn> principalVariation() {
        std::vector<Turn> line{m_result.turn};
        P position = m_root;
        position.play(m_result.turn);
        std::vector<Candidate<P>> candidates;
        while (m_table && line.size() < kMaxDepth) {
            const std::uint64_t key = position.key();
            const TableEntry* entry = m_table->find(key);
            if (!entry || entry->best == 0 || entry->bound() == Bound::upper)
                break;
            collectCandidates<P, E>(position, key, m_perception, candidates);
            const auto next = std::find_if(candidates.begin(), candidates.end(), [&](const auto& candidate) {
                return static_cast<std::uint32_t>(candidate.key) == entry->best;
            });
            if (next == candidates.end())
                break;
            line.push_back(next->turn);
            position = next->position;
        }
        return line;
    }

    P m_root;
    std::span<const std::uint64_t> m_history;
    TranspositionTable* m_table;
    Perception m_perception;
    Budget& m_budget;
    E m_evaluator;
    bool m_repeats;
    bool m_selective;
    int m_extendedTo = 0; // the ply from which on threats are not followed any further
    bool m_aborted = false;
    std::vector<Candidate<P>> m_candidates; // of the root
    SearchResult<P> m_result;
    std::array<int, 2> m_values{};  // of the last iterations, by depth modulo the parities
    std::vector<Frame<P>> m_frames; // by ply
    TurnOrder<P, E> m_order;
};

} // namespace ai
