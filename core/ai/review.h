// What was good and bad in a game: every turn against the best one, its loss by step, and how well each side played.
//
// Losses are in units of the game (points in Linja) against the best turn of the position, never negative. Two things
// are told apart: points lost, which give the marks, and whether a won game became drawn or lost, or a drawn one lost.
// A turn is forced where all its alternatives lead to the same position; forced turns count nowhere.
//
// Values are exact where the position is solved or the search reached the end; every one says so.
#pragma once

#include "core/ai/turn_values.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ai {

// By points lost, see kMarks in review.cpp; how many units make a point is the game's (TurnValues::pointWorth).
enum class Mark : std::uint8_t { none, inaccuracy, mistake, blunder };
// By mean loss per unforced turn, one for each of the eight levels of Linja, the weakest first.
enum class Grade : std::uint8_t { beginner, novice, casual, steady, skilled, strong, expert, flawless };
// What a value means for the side it is for.
enum class Standing : std::uint8_t { lost, drawn, won };

// Stable ids: "blunder", "expert", "drawn".
[[nodiscard]] std::string_view markId(Mark mark);
[[nodiscard]] std::string_view gradeId(Grade grade);
[[nodiscard]] std::string_view standingId(Standing standing);

[[nodiscard]] Mark markOf(int lost);
[[nodiscard]] Grade gradeOf(double lostPerTurn);
[[nodiscard]] Standing standingOf(const Value& value);

// The part of a turn's loss that one step bears: the best completion before the step against the best one after it.
struct StepLoss {
    game::StepKind kind = game::StepKind::opening;
    int lost = 0;
    // The step was not made although one could follow; the loss is that of ending the turn.
    bool declined = false;

    friend bool operator==(const StepLoss&, const StepLoss&) = default;
};

struct ReviewedTurn {
    game::Side mover = game::Side::first;
    game::TurnView turn;
    bool isForced = false;
    Value before;                // of the best turn
    Value played;                // of the turn played
    int lost = 0;                // units
    std::vector<StepLoss> steps; // one a step, and one more where a step was declined; their losses sum to `lost`
    std::string best;            // a best turn: the one played where that is as good as any
    std::string second;          // the best of another value or position; empty when there is none
    std::optional<Value> secondValue;
    Mark mark = Mark::none;

    [[nodiscard]] bool changesOutcome() const { return standingOf(before) != standingOf(played); }
    [[nodiscard]] bool isExact() const { return before.exact && played.exact; }
};

struct SideReview {
    int turns = 0;
    int unforced = 0;
    int lost = 0;                // units
    std::array<int, 3> lostBy{}; // units by StepKind
    std::array<int, 4> marks{};  // how many of each Mark
    int outcomeChanges = 0;
    int pointWorth = 1; // units to a point, by which turns are marked and graded

    [[nodiscard]] double lostPerTurn() const { return unforced == 0 ? 0.0 : static_cast<double>(lost) / unforced; }
    // Nothing where no turn was unforced.
    [[nodiscard]] std::optional<Grade> grade() const;
};

// Where the values came from.
enum class ReviewSource : std::uint8_t { exactValues, search };

struct Review {
    ReviewSource source = ReviewSource::search;
    std::vector<ReviewedTurn> turns; // in the order of play; those reached before a request to stop
    std::array<SideReview, 2> sides; // by game::Side
    // What the last position is worth to its side to move; nothing when the game is over there.
    std::optional<Value> end;
    bool stopped = false;
    bool failed = false; // a look-up of an exact value failed: the turns from there on are missing

    [[nodiscard]] const SideReview& side(game::Side which) const { return sides[game::indexOf(which)]; }
};

// Called in the thread of the review after every turn, with what has been reviewed so far and how many turns there are.
using ReviewProgress = std::function<void(const Review& soFar, int total)>;

// Reviews all turns that were played in a match, by the thinker's exact values where it was given those of the rule
// set, else by its searches, for each turn within the limits. How the game ended plays no part: it may be going on or
// resigned.
[[nodiscard]] Review reviewGame(const game::Match& match, Thinker& thinker, const Limits& limits, const StopToken& stop,
                                const ReviewProgress& progress = {});

// Judges one legal turn by the values of the position it was played in.
[[nodiscard]] ReviewedTurn reviewTurn(game::Side mover, const game::TurnView& turn, const TurnValues& values);

} // namespace ai
