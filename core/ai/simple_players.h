// The players that levels are measured against, for any game: uniform chance, and greed for the score of the next
// position.
#pragma once

#include "core/ai/candidates.h"
#include "core/ai/match_results.h"
#include "core/ai/thinker.h"
#include "core/game/random.h"
#include "core/game/typed_match.h"

#include <cassert>
#include <compare>

namespace ai {

// What both have in common: no memory, one look, a choice by a seeded number.
template <game::TableGame P>
class SimplePlayer : public Thinker {
public:
    [[nodiscard]] Thought think(const game::Match& match, const Limits& limits, const StopToken&,
                                const Progress&) override {
        if (match.outcome())
            return {};
        const P& position = typedMatch(match).position();
        game::Random random(game::mix64(limits.seed) ^ position.key() ^ static_cast<std::uint64_t>(match.plyCount()));
        std::uint64_t looked = 0;
        const typename P::Turn turn = choose(position, random, looked);
        P after = position;
        after.play(turn);
        const auto [first, second] = after.score().halves;
        const int margin = position.sideToMove() == game::Side::first ? first - second : second - first;
        Thought thought;
        thought.turn = position.turnText(turn);
        thought.value = {Value::Kind::units, margin / 2, false};
        thought.depth = 1;
        thought.nodes = looked;
        thought.line = {thought.turn};
        return thought;
    }
    [[nodiscard]] std::vector<Thought> analyse(const game::Match& match, const Limits& limits, int,
                                               const StopToken& stop) override {
        if (match.outcome())
            return {};
        return {think(match, limits, stop, {})};
    }
    void useExactValues(std::shared_ptr<const game::ExactValues>) override {}
    [[nodiscard]] Results results(const game::Match& match) const override { return resultsOf(typedMatch(match)); }
    void forget() override {}

private:
    [[nodiscard]] static const game::TypedMatch<P>& typedMatch(const game::Match& match) {
        assert(match.gameId() == P::kGameId);
        return static_cast<const game::TypedMatch<P>&>(match);
    }
    // A turn of a position that has one, and how many positions were looked at for it.
    [[nodiscard]] virtual typename P::Turn choose(const P& position, game::Random& random,
                                                  std::uint64_t& looked) const = 0;
};

template <game::TableGame P>
class RandomPlayer final : public SimplePlayer<P> {
    [[nodiscard]] typename P::Turn choose(const P& position, game::Random& random, std::uint64_t&) const override {
        const auto turns = position.legalTurns();
        return turns[random.below(static_cast<std::uint32_t>(turns.size()))];
    }
};

template <game::TableGame P>
class GreedyPlayer final : public SimplePlayer<P> {
    struct Gain {
        int margin = 0;
        int progress = 0;
        friend auto operator<=>(const Gain&, const Gain&) = default;
    };

    [[nodiscard]] typename P::Turn choose(const P& position, game::Random& random,
                                          std::uint64_t& looked) const override {
        std::vector<Candidate<P>> candidates;
        collectCandidates<P, Evaluator<P>>(position, position.key(), Perception{}, candidates);
        looked = candidates.size();
        std::vector<const Candidate<P>*> best;
        Gain most;
        for (const auto& candidate : candidates) {
            const Gain gain = gainOf(candidate.position, position.sideToMove());
            if (best.empty() || gain > most) {
                best.clear();
                most = gain;
            }
            if (gain == most)
                best.push_back(&candidate);
        }
        return best[random.below(static_cast<std::uint32_t>(best.size()))]->turn;
    }

    [[nodiscard]] static Gain gainOf(const P& after, game::Side mover) {
        const auto [first, second] = after.score().halves;
        return {mover == game::Side::first ? first - second : second - first, Evaluator<P>::progress(after, mover)};
    }
};

} // namespace ai
