// What the search needs to know of a game beyond its rules: what a position is worth and a few facts that help to
// order, prune and err. The primary template serves any game by its score alone; a game that plays better specialises
// it in its own folder (core/games/<game>/evaluator.h). Inside the search a value is an integer, kUnit to one of the
// game's units (points in Linja).
#pragma once

#include "core/game/position.h"

#include <array>
#include <cstdint>

namespace ai {

template <class P>
struct Evaluator {
    // Search values per unit of the game.
    static constexpr int kUnit = 64;
    // Whether the estimate foretells the margin at the end so well that a node far from the window need not be searched
    // any more near the leaves; then kPruneMargin is the distance, in search values, for each depth left.
    static constexpr bool kForetells = false;
    static constexpr std::array<int, 1> kPruneMargin = {0};

    // For positions under these rules.
    explicit Evaluator(const typename P::Rules&) {}

    // The expected margin at the end for the side to move.
    [[nodiscard]] int evaluate(const P& position) const {
        const auto [first, second] = position.score().halves;
        return signFor(position.sideToMove()) * (first - second) * kUnit / 2;
    }
    // The margin of a game that is over, for the side to move.
    [[nodiscard]] static int final(const P& position, const game::Outcome& outcome) {
        const auto [first, second] = outcome.score.halves;
        return signFor(position.sideToMove()) * (first - second) * kUnit / 2;
    }
    // Whether a position can ever come back. Looking for repetitions is skipped where it cannot.
    [[nodiscard]] static bool canRepeat(const P&) { return true; }
    // How far ahead `side` is by another measure than score; breaks the ties of the greedy player.
    [[nodiscard]] static int progress(const P&, game::Side) { return 0; }
    // A small number that similar turns share, for the killer and history tables.
    [[nodiscard]] static std::uint32_t turnCode(const typename P::Turn&) { return 0; }
    // How easily a person overlooks a turn, from 0 (plain) to 1.
    [[nodiscard]] static double hardToSee(const P&, const typename P::Turn&) { return 0.5; }

protected:
    [[nodiscard]] static constexpr int signFor(game::Side side) { return side == game::Side::first ? 1 : -1; }
};

// The distinct results of a position's turns: calls visit(turn, position after it, its key) at least once for each, in
// a fixed order. A game with a faster way than its turn list specialises it.
template <game::GamePosition P>
struct Expander {
    template <class Visit>
    static void expand(const P& position, Visit&& visit) {
        for (const auto& turn : position.legalTurns()) {
            P child = position;
            child.play(turn);
            visit(turn, child, child.key());
        }
    }
};

} // namespace ai
