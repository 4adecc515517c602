// Thinker for one game, made from its position type: search.h behind the virtual edge. Written once for all games.
// Include only where thinkers are made.
#pragma once

#include "core/ai/forced_end.h"
#include "core/ai/levels.h"
#include "core/ai/match_results.h"
#include "core/ai/search.h"
#include "core/ai/thinker.h"
#include "core/ai/turn_values.h"
#include "core/game/typed_match.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ai {

template <game::TableGame P>
class MatchThinker final : public Thinker {
public:
    [[nodiscard]] Thought think(const game::Match& match, const Limits& limits, const StopToken& stop,
                                const Progress& progress) override {
        if (match.outcome())
            return {};
        const auto& typed = typedMatch(match);
        const Effort effort = effortOf(limits, levels());
        Budget budget(stop, effort.nodes, deadlineOf(effort));
        prepare(typed, effort.perception);
        Search<P> search(typed.position(), typed.keys(), &m_table, effort.perception, budget);
        // Nothing to decide: as much as it takes to name a value, well under 0.1 s.
        if (search.candidates().size() == 1 && !hasChoice(typed.position()))
            budget.capNodes(kForcedNodes);
        typename Search<P>::Report report;
        if (progress)
            report = [&](const SearchResult<P>& result) { progress(thoughtOf(typed.position(), result, budget)); };
        const SearchResult<P> result =
            effort.perception.isPerfect() ? search.run(depthOf(effort), report) : search.runAsSeen(depthOf(effort));
        Thought thought = thoughtOf(typed.position(), result, budget);
        if (effort.perception.isPerfect())
            settleEnd(typed, typed.position(), {}, budget, thought);
        return thought;
    }

    [[nodiscard]] std::vector<Thought> analyse(const game::Match& match, const Limits& limits, int lines,
                                               const StopToken& stop) override {
        std::vector<Thought> thoughts;
        if (match.outcome())
            return thoughts;
        const auto& typed = typedMatch(match);
        const Effort effort = effortOf(limits, levels());
        prepare(typed, effort.perception);
        const auto wanted = static_cast<std::uint64_t>(std::max(lines, 1));
        // The lines share the limits, so that the whole takes no longer than one thought.
        Effort share = effort;
        if (effort.nodes != 0)
            share.nodes = std::max<std::uint64_t>(1, effort.nodes / wanted);
        if (effort.moveTime.count() != 0)
            share.moveTime = std::max(std::chrono::milliseconds(1), effort.moveTime / static_cast<int>(wanted));
        std::vector<typename P::Turn> known;
        while (thoughts.size() < wanted) {
            Budget budget(stop, share.nodes, deadlineOf(share));
            Search<P> search(typed.position(), typed.keys(), &m_table, effort.perception, budget);
            for (const auto& turn : known)
                search.exclude(turn);
            if (search.candidates().empty())
                break;
            const SearchResult<P> result = search.run(depthOf(share));
            known.push_back(result.turn);
            Thought thought = thoughtOf(typed.position(), result, budget);
            P after = typed.position();
            after.play(result.turn);
            if (effort.perception.isPerfect() && !after.outcome())
                settleEnd(typed, after, {result.turn}, budget, thought);
            thoughts.push_back(std::move(thought));
        }
        std::stable_sort(thoughts.begin(), thoughts.end(),
                         [](const Thought& a, const Thought& b) { return rankOf(a.value) > rankOf(b.value); });
        return thoughts;
    }

    // A search has no use for them; ExactThinker (exact_play.h) has.
    void useExactValues(std::shared_ptr<const game::ExactValues>) override {}

    [[nodiscard]] Results results(const game::Match& match) const override { return resultsOf(typedMatch(match)); }

    void forget() override {
        m_table.clear();
        m_rules.clear();
        m_twice.clear();
    }

private:
    static constexpr std::uint64_t kForcedNodes = 20'000;

    [[nodiscard]] static const Levels& levels() {
        if constexpr (requires { Evaluator<P>::levels(); })
            return Evaluator<P>::levels();
        else
            return usualLevels();
    }

    [[nodiscard]] static const game::TypedMatch<P>& typedMatch(const game::Match& match) {
        assert(match.gameId() == P::kGameId);
        return static_cast<const game::TypedMatch<P>&>(match);
    }
    [[nodiscard]] static int depthOf(const Effort& effort) {
        return effort.depth == 0 ? Search<P>::kMaxDepth : effort.depth;
    }
    [[nodiscard]] static std::optional<Budget::Clock::time_point> deadlineOf(const Effort& effort) {
        if (effort.moveTime.count() == 0)
            return std::nullopt;
        return Budget::Clock::now() + effort.moveTime;
    }
    // Whether the turns lead to more than one position.
    [[nodiscard]] static bool hasChoice(const P& position) {
        std::vector<Candidate<P>> candidates;
        collectCandidates<P, Evaluator<P>>(position, position.key(), Perception{}, candidates);
        return candidates.size() > 1;
    }

    // The table holds values of one rule set as one perception sees them, and of games in which no other positions had
    // occurred twice: what it has proven may pass through any other.
    void prepare(const game::TypedMatch<P>& match, const Perception& perception) {
        std::vector<std::uint64_t> twice = occurredTwice(match);
        if (m_rules != match.rulesId() || m_perception != perception ||
            !std::includes(m_twice.begin(), m_twice.end(), twice.begin(), twice.end())) {
            m_table.clear();
            m_twice = std::move(twice);
        }
        m_rules = match.rulesId();
        m_perception = perception;
        m_table.newSearch();
    }

    // The keys of the positions whose next occurrence is a draw, sorted.
    [[nodiscard]] static std::vector<std::uint64_t> occurredTwice(const game::TypedMatch<P>& match) {
        std::vector<std::uint64_t> twice;
        if (!Evaluator<P>::canRepeat(match.position()))
            return twice;
        std::vector<std::uint64_t> sorted(match.keys().begin(), match.keys().end());
        std::sort(sorted.begin(), sorted.end());
        for (std::size_t i = 1; i < sorted.size(); ++i)
            if (sorted[i] == sorted[i - 1] && (twice.empty() || twice.back() != sorted[i]))
                twice.push_back(sorted[i]);
        return twice;
    }

    [[nodiscard]] static Thought thoughtOf(const P& position, const SearchResult<P>& result, const Budget& budget) {
        constexpr int kUnit = Evaluator<P>::kUnit;
        Thought thought;
        thought.turn = position.turnText(result.turn);
        if constexpr (Search<P>::kTellsDistance)
            if (Search<P>::isForced(result.value))
                thought.value = {result.value > 0 ? Value::Kind::winIn : Value::Kind::lossIn,
                                 Evaluator<P>::kWon - std::abs(result.value), false};
        if (thought.value.kind == Value::Kind::units) {
            const int half = result.value < 0 ? -kUnit / 2 : kUnit / 2; // to the nearest unit
            thought.value = {Value::Kind::units, (result.value + half) / kUnit, result.proven};
        }
        thought.depth = result.depth;
        thought.nodes = budget.spent();
        thought.stopped = budget.wasInterrupted();
        thought.line = texts(position, result.line);
        return thought;
    }

    [[nodiscard]] static std::vector<std::string> texts(P at, const std::vector<typename P::Turn>& line) {
        std::vector<std::string> texts;
        for (const auto& turn : line) {
            texts.push_back(at.turnText(turn));
            at.play(turn);
        }
        return texts;
    }

    // Of a game that the search has found decided: the exact number of turns it takes, and the whole line of them.
    // Looks on from `position`, which these turns led to. What the budget does not suffice for stays a bound, and is
    // not exact.
    void settleEnd(const game::TypedMatch<P>& match, const P& position, std::vector<typename P::Turn> turns,
                   Budget& budget, Thought& thought) {
        if constexpr (Search<P>::kTellsDistance) {
            const int played = static_cast<int>(turns.size());
            if (thought.value.kind == Value::Kind::units)
                return;
            const game::Side mover = match.position().sideToMove();
            const bool isWon = thought.value.kind == Value::Kind::winIn;
            ForcedEnd<P, Evaluator<P>> ends(match.keys(), m_table, budget);
            const auto end = ends.find(position, isWon ? mover : game::opponent(mover), thought.value.amount - played);
            thought.nodes = budget.spent();
            thought.stopped = budget.wasInterrupted();
            if (!end)
                return;
            turns.insert(turns.end(), end->line.begin(), end->line.end());
            thought.value.amount = end->distance + played;
            thought.value.exact = true;
            thought.line = texts(match.position(), turns);
            thought.turn = thought.line.front();
        }
    }

    TranspositionTable m_table;
    Perception m_perception;
    std::string m_rules;                // the rule set the table is for
    std::vector<std::uint64_t> m_twice; // positions that had occurred twice in the games the table is for, sorted
};

} // namespace ai
