// A file of puzzles: what is accepted is written back to itself, and its solution solves it.
#include "core/games/linja/puzzle.h"
#include "tests/fuzz/target.h"

void fuzz::one(std::span<const std::uint8_t> bytes) {
    const auto puzzles = linja::readPuzzles(textOf(bytes));
    if (!puzzles) {
        require(!game::describe(puzzles.fault()).empty(), "a refusal has words");
        return;
    }
    for (const linja::Puzzle& puzzle : *puzzles) {
        const auto again = linja::readPuzzles(linja::puzzleLine(puzzle));
        require(again && again->size() == 1 && again->front() == puzzle, "a puzzle's line is read to itself");
        require(linja::solves(puzzle, puzzle.solution), "the solution solves it");
    }
}
