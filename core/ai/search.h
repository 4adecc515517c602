// The search of every game: iterative deepening over whole turns with principal variation search (Marsland and
// Campbell, 1982), aspiration windows, a transposition table, and turns tried in the order table move, killers, static
// value and history. A node is a position; turns with the same result count once.
//
// Values are those of Evaluator<P>: kUnit to a unit of the game, for the side to move of the position meant. Each comes
// with the word whether it is *proven*: that it, as value or bound, rests on ends of the game alone and on no estimate,
// no perception and no repetition inside the search. A proven value holds at any depth; when the root's is, the search
// ends.
//
// A position that occurred before in the search or in the game is taken as a draw, which is never proven: what rests on
// the history of one game would be wrong in another, or at another turn of the same one.
#pragma once

#include "core/ai/budget.h"
#include "core/ai/candidates.h"
#include "core/ai/transposition_table.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace ai {

// What a search may leave unsearched. `none`: nothing but what alpha-beta proves needless. `margins`: near the leaves a
// node whose estimate lies far outside the window is given its estimate, and turns that look poor are searched a turn
// less deep unless that shows them to be good after all. Only with an evaluator that foretells, and perfect perception.
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
    static constexpr int kTurnCodes = 4096; // Evaluator::turnCode is below

    // `history` holds the keys of all positions of the game so far, the current one last. A null table is allowed. What
    // the table holds must not be of a search for which fewer positions had occurred twice: a way to win that it proved
    // may pass through one of them.
    Search(const P& root, std::span<const std::uint64_t> history, TranspositionTable* table,
           const Perception& perception, Budget& budget, Selectivity selectivity = Selectivity::margins)
        : m_root(root), m_history(history), m_table(table), m_perception(perception), m_budget(budget),
          m_evaluator(root.rules()), m_repeats(E::canRepeat(root)),
          m_selective(E::kForetells && selectivity == Selectivity::margins && perception.isPerfect()),
          m_frames(kMaxDepth + 2), m_scores(2 * kTurnCodes) {
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
            const Verdict verdict = searchWithWindow(depth);
            if (m_aborted)
                break;
            m_values[static_cast<std::size_t>(depth % kParities)] = verdict.value;
            m_result.value = verdict.value;
            m_result.proven = verdict.proven;
            m_result.depth = depth;
            m_result.line = principalVariation();
            if (report)
                report(m_result);
            if (verdict.proven)
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
    struct Verdict {
        int value = 0;
        bool proven = false;
    };
    struct Frame {
        std::vector<Candidate<P>> candidates;
        std::array<std::uint32_t, 2> killers{kNoCode, kNoCode};
        std::uint64_t key = 0;
    };

    static constexpr std::uint32_t kNoCode = UINT32_MAX;
    // No value lies outside of it. Where a game that is won can be worth no more than an evaluator's kWon, that is the
    // bound: the first turn that wins is then as good as any, and proven without the others.
    static constexpr int kInfinity = [] {
        if constexpr (requires { E::kWon; })
            return E::kWon;
        else
            return 32000;
    }();
    static constexpr int kHistoryLimit = 1 << 14;
    // Half-width of the first aspiration window. Around the value of the last iteration of the same parity it saves 0.5
    // % of the nodes against an open window (120 positions of tests/data/linja-values.tsv to depth 5); around that of
    // the last iteration, which sees the other side's turn last, it costs 15 %.
    static constexpr int kAspiration = E::kForetells ? E::kUnit / 2 : 2 * E::kUnit;
    static constexpr int kParities = E::kForetells ? 1 : 2;

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
    // How much less deep the turn at this place of the order is searched at first.
    [[nodiscard]] int reductionOf(int depth, std::size_t index) const {
        return m_selective && depth >= kReducedDepth && index >= kFullTurns ? 1 : 0;
    }

    Verdict searchWithWindow(int depth) {
        if (depth <= 2)
            return searchRoot(depth, -kInfinity, kInfinity);
        int below = kAspiration;
        int above = kAspiration;
        const int middle = m_values[static_cast<std::size_t>(depth % kParities)];
        for (;;) {
            const int alpha = std::max(-kInfinity, middle - below);
            const int beta = std::min(kInfinity, middle + above);
            const Verdict verdict = searchRoot(depth, alpha, beta);
            if (m_aborted)
                return verdict;
            if (verdict.value <= alpha && alpha > -kInfinity)
                below = below * 4 > 16 * kAspiration ? 2 * kInfinity : below * 4;
            else if (verdict.value >= beta && beta < kInfinity)
                above = above * 4 > 16 * kAspiration ? 2 * kInfinity : above * 4;
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
            if (m_aborted)
                break;
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
            if (const auto outcome = position.outcome())
                return {E::final(position, *outcome), true};
            return {estimateOf(node), false};
        }

        // 4. Far outside the window.
        if (isFarOutside(node, depth, alpha, beta))
            return {estimateOf(node), false};

        // 5. What the table knows.
        std::uint32_t tableBest = 0;
        if (const TableEntry* entry = m_table ? m_table->find(key) : nullptr) {
            tableBest = entry->best;
            const bool holds = entry->bound() == Bound::exact ||
                               (entry->bound() == Bound::lower && entry->value >= beta) ||
                               (entry->bound() == Bound::upper && entry->value <= alpha);
            if (holds && (entry->isProven() || entry->depth >= depth))
                return {entry->value, entry->isProven()};
        }

        // 6. The turns; without any the game is over.
        Frame& frame = m_frames[static_cast<std::size_t>(ply)];
        frame.key = key;
        collectCandidates<P, E>(position, key, m_perception, frame.candidates);
        if (frame.candidates.empty())
            return {E::final(position, *position.outcome()), true};
        setOrder(position, frame, tableBest, depth);

        // 7. Each turn, the most promising first.
        const int floor = alpha;
        Verdict best{-kInfinity, true};
        bool allProven = m_perception.isPerfect();
        std::uint32_t bestKey = 0;
        for (std::size_t i = 0; i < frame.candidates.size(); ++i) {
            const Candidate<P>& candidate = pickNext(frame, i);
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
                reward(position, frame, i, depth);
                break;
            }
        }

        // 8. What was learnt.
        const bool isCut = best.value >= beta;
        const bool proven = m_perception.isPerfect() && (isCut ? best.proven : allProven);
        const Bound bound = isCut ? Bound::lower : best.value > floor ? Bound::exact : Bound::upper;
        if (m_table)
            m_table->store(key, best.value, proven ? TableEntry::kProven : depth, bound, bestKey);
        return {best.value, proven};
    }

    // Whether the estimate of a node near the leaves lies so far outside a null window that it is taken for the value.
    [[nodiscard]] bool isFarOutside(const Candidate<P>& node, int depth, int alpha, int beta) const {
        if (!m_selective || beta - alpha != 1 || depth >= static_cast<int>(E::kPruneMargin.size()))
            return false;
        const int value = estimateOf(node);
        const int margin = E::kPruneMargin[static_cast<std::size_t>(depth)];
        return (value - margin >= beta || value + margin <= alpha) && !node.position.outcome();
    }

    // Whether the position has occurred before, in the line being searched or in the game.
    [[nodiscard]] bool hasOccurred(std::uint64_t key, int ply) const {
        for (int i = ply - 1; i > 0; --i)
            if (m_frames[static_cast<std::size_t>(i)].key == key)
                return true;
        return std::find(m_history.begin(), m_history.end(), key) != m_history.end();
    }

    void setOrder(const P& position, Frame& frame, std::uint32_t tableBest, int depth) {
        const std::size_t side = game::indexOf(position.sideToMove()) * kTurnCodes;
        for (auto& candidate : frame.candidates) {
            if (static_cast<std::uint32_t>(candidate.key) == tableBest) {
                candidate.order = std::numeric_limits<int>::max();
                continue;
            }
            candidate.order = m_scores[side + candidate.code] / kHistoryShare;
            if (candidate.code == frame.killers[0] || candidate.code == frame.killers[1])
                candidate.order += kKillerWorth;
            if (depth >= kStaticOrderDepth)
                candidate.order += forMover(position, candidate.position, staticValue(candidate));
        }
    }

    // Moves the best of the candidates from `index` on to `index`.
    const Candidate<P>& pickNext(Frame& frame, std::size_t index) {
        std::size_t best = index;
        for (std::size_t i = index + 1; i < frame.candidates.size(); ++i)
            if (frame.candidates[i].order > frame.candidates[best].order)
                best = i;
        if (best != index)
            std::swap(frame.candidates[index], frame.candidates[best]);
        return frame.candidates[index];
    }

    // Remembers the turn that refuted a position; the turns tried before it in vain lose by as much.
    void reward(const P& position, Frame& frame, std::size_t index, int depth) {
        const std::uint32_t code = frame.candidates[index].code;
        if (frame.killers[0] != code)
            frame.killers = {code, frame.killers[0]};
        const std::size_t side = game::indexOf(position.sideToMove()) * kTurnCodes;
        const int gain = std::min(depth * depth * 16, 1024);
        const auto nudge = [&](std::uint32_t which, int amount) {
            int& score = m_scores[side + which];
            score += amount - score * std::abs(amount) / kHistoryLimit;
        };
        for (std::size_t i = 0; i < index; ++i)
            nudge(frame.candidates[i].code, -gain);
        nudge(code, gain);
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

    // Worth as much as measured for the margins (core/games/linja/evaluator.h); without reductions a million nodes lost
    // 0.020.
    static constexpr int kReducedDepth = 3;
    static constexpr std::size_t kFullTurns = 8;
    static constexpr int kHistoryShare = E::kForetells ? 256 : 64;
    static constexpr int kKillerWorth = E::kUnit;
    static constexpr int kStaticOrderDepth = 2;

    P m_root;
    std::span<const std::uint64_t> m_history;
    TranspositionTable* m_table;
    Perception m_perception;
    Budget& m_budget;
    E m_evaluator;
    bool m_repeats;
    bool m_selective;
    bool m_aborted = false;
    std::vector<Candidate<P>> m_candidates; // of the root
    SearchResult<P> m_result;
    std::array<int, 2> m_values{}; // of the last iterations, by depth modulo kParities
    std::vector<Frame> m_frames;   // by ply
    std::vector<int> m_scores;     // history by side and turn code
};

} // namespace ai
