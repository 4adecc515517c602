// A second, slow and plain account of the rules of Linja, written from the rules document alone. The tests compare the
// fast generator of core/games/linja with it. It shares no code with core, and the size of the board is a parameter, so
// that shrunken boards can be solved completely. Rule numbers in comments are those of the rules document.
//
// Rows are numbered from 1 (Red's start line) to `rows` (Black's start line). Errors: text from outside is read into an
// optional that is empty when the text is not accepted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reference {

// How big the game is. The defaults are the printed game.
struct Size {
    int rows = 8;   // 1.1, start lines included
    int pawns = 12; // 2.1, on each side
    int room = 6;   // 4.1, most pawns an inner row holds

    // 8.1: points by distance from the goal; the goal itself is first. Only the advancing half of the board scores (the
    // rows / 2 rows nearest the goal), so a smaller board uses the beginning of the list.
    std::vector<int> points = {5, 3, 2, 1};
};

enum class Bonus { None, OwnPawn, OwnOrUnlockedPawn, AnyPawn }; // 3.7 and 3.9
enum class End { AtOnce, FinishTheTurn, AtTurnEnd };            // 6.2

// The columns and switches of section 10.
struct Rules {
    std::string id;
    bool goalOpeningGivesFollowUp = false; // 3.4
    bool mustFollowUp = false;             // 3.6
    Bonus bonus = Bonus::None;             // 3.9
    bool openingEarnsBonus = false;        // 3.7, switch opening-bonus
    bool extraTurn = false;                // 3.10
    End end = End::AtOnce;                 // 6.2
    int ownHalfPoints = 0;                 // 8.1
    Size size;
};

// The seven rule sets of section 10, in the order given there.
[[nodiscard]] const std::vector<std::string>& ruleSetIds();
[[nodiscard]] std::optional<Rules> rulesOf(std::string_view id, const Size& size = {});

// Element [row] counts the pawns in that row; element [0] is not used and stays 0.
struct Position {
    std::vector<int> red;
    std::vector<int> black;
    char toMove = 'r';
    bool finished = false; // over by 6.2; it stays true if a Bonus Move un-passes the pawns

    friend bool operator==(const Position&, const Position&) = default;
    friend auto operator<=>(const Position&, const Position&) = default;
};

// 2.1, with `first` ('r' or 'b') to move. On a board of another size each inner row still has one pawn of each side and
// the other pawns stand on their start lines; there must be at least as many pawns as inner rows.
[[nodiscard]] Position start(const Rules& rules, char first = 'r');

// 11.1. Reading accepts only valid positions in canonical text; a position whose pawns have passed is read as finished.
[[nodiscard]] std::string positionText(const Position& position);
[[nodiscard]] std::optional<Position> readPosition(const Rules& rules, std::string_view text);

[[nodiscard]] bool passed(const Position& position);                                    // 6.1
[[nodiscard]] bool hasOpening(const Rules& rules, const Position& position, char side); // 5.1
[[nodiscard]] int score(const Rules& rules, const Position& position, char side);       // 8.1

struct Outcome {
    std::string reason; // "passed" (6.2) or "blocked" (5.2)
    int red = 0;
    int black = 0;
};
// Empty while the game goes on. Repetition (7.1) needs the history and is not looked at.
[[nodiscard]] std::optional<Outcome> outcome(const Rules& rules, const Position& position);

struct Turn {
    std::string text; // 11.2
    Position after;
};
// Every sequence of steps, each once, in no particular order; empty exactly when there is an outcome.
[[nodiscard]] std::vector<Turn> turns(const Rules& rules, const Position& position);

// The positions that turns() leads to, each once. Two positions that differ in `finished` are different.
[[nodiscard]] std::vector<Position> distinctResults(const Rules& rules, const Position& position);

// How many lines of exactly `depth` turns begin here, counting all sequences, or distinct results at every turn.
[[nodiscard]] std::uint64_t perftSequences(const Rules& rules, const Position& position, int depth);
[[nodiscard]] std::uint64_t perftDistinct(const Rules& rules, const Position& position, int depth);

// splitmix64: small, and the same numbers everywhere.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}
    [[nodiscard]] std::uint64_t next();
    [[nodiscard]] int below(int bound); // 0 to bound - 1

private:
    std::uint64_t m_state;
};

// Random play from the start, either side beginning, for 0 to `longest` turns; it stops early before a turn that would
// finish the game, so a result is never finished (it may be blocked).
[[nodiscard]] Position randomFromPlay(const Rules& rules, Random& random, int longest = 24);

// A random valid placement (4.1, 11.1) with either side to move. Each placement has its own preferred rows, so that
// empty, full and nearly full rows all occur often. It may be passed or blocked.
[[nodiscard]] Position randomPlacement(const Rules& rules, Random& random);

} // namespace reference
