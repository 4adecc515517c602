// What makes a position a puzzle, and how hard it is.
//
// A puzzle has a single best turn, apart from other sequences of the same result, and that turn matters: every other
// one is worth at least 2 points less and another outcome, or at least 4 points less.
//
// The difficulty, 1 to 5, adds up three things: how many turns ahead a plain search has to look until it finds the turn
// and keeps to it, how many results there are to choose from, and how little the second best turn loses. The plain
// search knows only the score and how far the pawns have come, so it stands for a person who counts.
#pragma once

#include "app/tools/linja/mixed_play.h"
#include "core/game/views.h"

#include <optional>
#include <string>

namespace tools {

enum class PuzzleStage : std::uint8_t { opening, middle, end };

struct PuzzleFacts {
    linja::Position position;
    linja::Turn solution;
    int value = 0;
    int secondValue = 0;
    int results = 0;                               // distinct ones to choose from
    game::StepKind kind = game::StepKind::opening; // of the last step at which the second best turn can part from it
    PuzzleStage stage = PuzzleStage::opening;
};

// The puzzle in a position, by its choices with their exact values; nothing where there is none.
[[nodiscard]] std::optional<PuzzleFacts> findPuzzle(const linja::Position& position,
                                                    const std::vector<Choice>& choices);

// Whole turns that the plain search looks ahead from which on it names the solution; kDeepestPlainSearch + 1 when it
// does not at any depth up to that.
inline constexpr int kDeepestPlainSearch = 5;
[[nodiscard]] int depthNeeded(const PuzzleFacts& puzzle);

[[nodiscard]] int difficultyOf(const PuzzleFacts& puzzle, int depth);

// How many pawns differ between two positions, both seen from the side to move: near-duplicates differ in few.
[[nodiscard]] int pawnsApart(const linja::Position& one, const linja::Position& other);

} // namespace tools
