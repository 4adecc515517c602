// What a screen, a record or a test sees of any game: plain values without rules, words or pixels.
// A *place* is where pieces stand, numbered from 0: a row in Linja (place 0 is row 1), a square elsewhere.
#pragma once

#include "core/game/outcome.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace game {

// How the places of a game's boards lie: one above the other from place 0, the lowest, or in the squares of a grid, row
// by row from the lower left corner as the first side sees it.
struct Layout {
    enum class Kind : std::uint8_t { rows, squares };

    Kind kind = Kind::rows;
    int columns = 1;
    int rows = 1;

    friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

// What a step of a turn is in the words of its game.
enum class StepKind : std::uint8_t { opening, followUp, bonus };

struct StepView {
    int from = 0;             // place
    int to = 0;               // place
    Side piece = Side::first; // whose piece moves
    StepKind kind = StepKind::opening;

    friend constexpr bool operator==(const StepView&, const StepView&) = default;
};

// A whole turn. A pass has no steps.
struct TurnView {
    std::string text; // the game's own notation
    std::vector<StepView> steps;

    [[nodiscard]] bool isPass() const { return steps.empty(); }
    friend bool operator==(const TurnView&, const TurnView&) = default;
};

struct PlaceView {
    std::array<int, 2> pieces{}; // how many pieces of each side
    std::array<int, 2> worth{};  // points that one piece of each side scores here
    int room = 0;                // how many pieces fit, both sides together; 0: any number

    [[nodiscard]] constexpr int total() const { return pieces[0] + pieces[1]; }
    friend constexpr bool operator==(const PlaceView&, const PlaceView&) = default;
};

struct BoardView {
    std::vector<PlaceView> places;

    friend bool operator==(const BoardView&, const BoardView&) = default;
};

// A position with all that a screen shows of it.
struct StateView {
    BoardView board;
    Side toMove = Side::first;
    Score score; // as it would count if the game ended now
    std::optional<Outcome> outcome;
    std::string text; // the position in the game's text form

    friend bool operator==(const StateView&, const StateView&) = default;
};

// Why an unfinished turn goes on as it does; the screen says it in words.
enum class StageNote : std::uint8_t {
    none,
    emptyRow,        // the Opening Move entered an empty row: no Follow-Up Move (rule 3.3)
    openingInGoal,   // the Opening Move entered the goal and ends the turn (3.4)
    noLegalFollowUp, // a Follow-Up Move is due but no pawn can make it (3.6)
    surplus,         // the goal was reached with rows to spare: no Bonus Move (3.7)
    bonusEarned,     // an exact arrival in the goal (3.7)
    extraTurn,       // one more whole turn (3.10)
    passed,          // the pawns have passed: this turn is the last (6.2)
};

// Where an unfinished turn stands after the steps chosen so far.
struct StageView {
    BoardView board;
    Score score;
    std::optional<StepKind> next; // the kind of step that may follow; nothing when the turn is complete
    int distance = 0;             // how many places the next step goes; 0 when there is none
    StageNote note = StageNote::none;
};

} // namespace game
