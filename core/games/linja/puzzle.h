// Puzzles of Linja: positions with one turn to find, and their text form.
//
// The text is UTF-8 with a puzzle a line, its fields separated by tabs:
//
//     id  rules  position  solution  value  second value  difficulty
//
// Values are exact and in points for the side to move: of the solution, and of the best turn that leads elsewhere. The
// difficulty is from 1 to 5. Lines that begin with # are remarks; empty lines mean nothing.
#pragma once

#include "core/game/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace linja {

struct Puzzle {
    std::string id;       // within all puzzles of the program: "rulebook-001"
    std::string rules;    // the rule set
    std::string position; // in the game's text form
    std::string solution; // a turn; every turn that leads to the same position solves it too
    int value = 0;
    int secondValue = 0; // less than value
    int difficulty = 1;  // 1 to 5, the easiest first

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

inline constexpr int kHardestPuzzle = 5;

// Faults, all with line: recordSyntax for a line that does not have this form, unknownRules, those of the position's
// and of the solution's text, gameOver.
[[nodiscard]] game::Result<std::vector<Puzzle>> readPuzzles(std::string_view text);

// The line of a puzzle, without line end.
[[nodiscard]] std::string puzzleLine(const Puzzle& puzzle);

// Whether a turn leads to the position that the solution leads to. False for what is no legal turn.
[[nodiscard]] bool solves(const Puzzle& puzzle, std::string_view turn);

} // namespace linja
