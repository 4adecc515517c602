// What the search needs to know of a game beyond its rules: what a position is worth and a few facts that help to
// order, prune and err. The primary template serves any game by its score alone; a game that plays better specialises
// it in its own folder (core/games/<game>/evaluator.h). Inside the search a value is an integer, kUnit to one of the
// game's units (points in Linja).
#pragma once

#include "core/game/position.h"

#include <array>
#include <cstdint>

namespace ai {

// How the search is fitted to a game, by measurement. In search values where nothing else is said.
struct Tuning {
    int aspiration = 0; // half-width of the first window
    int parities = 2;   // 2: compare with the last depth of the same parity, for estimates that favour who moved last
    int historyShare = 64;    // how much history counts for a search value of the order
    int killerWorth = 0;      // of a killer in the order
    int staticOrderDepth = 2; // turns left from which results are estimated for the order
    int passReduction = 0;    // how much less deep the position after a pass is searched, see Evaluator::passed
};

// Besides what is declared here, an evaluator may have:
//     static constexpr int kWon                   a won game is worth kWon, more than any estimate, whatever the score:
//                                                 the search then prefers near wins and tells their distance
//     static P passed(const P&)                   the same position with the opponent to move: where passing would
//     hardly
//                                                 ever be best, a node is cut that stands well even after it
//     static bool winsAtOnce(const P&)            whether the side to move wins by its next turn, where that is quickly
//                                                 seen; never true of what does not
//     static bool isThreatened(const P&)          whether the opponent would win by the next turn if it were to move:
//                                                 such a position is not estimated but searched a turn further
//     static int hint(const P&, const Turn&)      how good a turn looks, in search values, where results are not
//     estimated static int reduction(int depth, std::size_t index)   how much less deep the turn at this place of the
//     order is
//                                                 searched at first
//     static constexpr int kPointWorth            how many units weigh like a point of Linja in reviews
//     static const Levels& levels()               what the levels are in this game, see core/ai/levels.h
template <class P>
struct Evaluator {
    // Search values per unit of the game.
    static constexpr int kUnit = 64;
    static constexpr Tuning kTuning{.aspiration = 2 * kUnit, .killerWorth = kUnit};
    // How far outside the window, in search values, an estimate must lie to be taken for the value, by depth left; for
    // the depths beyond it never is.
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

} // namespace ai
