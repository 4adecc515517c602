// What every turn of a position is worth: for hints, the explore view, reviews and the choice of the perfect player.
// Exact values come from Thinker::exactTurnValues(), all others from searchedTurnValues().
//
// Turns that end in the same position are one result. A turn begun is worth its best completion, so the values after
// the same steps tell an Opening Move's worth from that of what follows it.
#pragma once

#include "core/ai/thinker.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ai {

// Orders values of one position: higher is better for the side they are meant for. Units where the kind is units; a win
// stands above all of them, a nearer one higher.
[[nodiscard]] int rankOf(const Value& value);

// What one or more turns come to.
struct TurnResult {
    Value value; // for the mover
    // Every sequence of steps that leads to it, in the order of Match::legalTurns(); never empty. The first is the
    // canonical one.
    std::vector<game::TurnView> turns;

    [[nodiscard]] const std::string& turn() const { return turns.front().text; }
};

// A step that may come next, with what the best turn through it is worth.
struct StepValue {
    game::StepView step;
    Value value;
};

// A plain value: may be handed from thread to thread and kept.
struct TurnValues {
    std::vector<TurnResult> results; // best first; empty when the game is over
    bool stopped = false;            // on request: exact values are left out then, those of a search are rough
    bool failed = false;             // a look-up of an exact value failed: all are left out
    int pointWorth = 1;              // how many units weigh like a point of Linja when turns are marked and graded

    // Whether nothing is to be decided: every turn leads to the same position.
    [[nodiscard]] bool isForced() const { return results.size() < 2; }
    [[nodiscard]] bool isExact() const;
    // The result of a legal turn, given by any of its sequences; null for another text.
    [[nodiscard]] const TurnResult* find(std::string_view turnText) const;
    // The best result of the turns that begin with these steps, of all for none; null when no turn does.
    [[nodiscard]] const TurnResult* bestAfter(std::span<const game::StepView> steps) const;
    // The steps that may follow these, best first.
    [[nodiscard]] std::vector<StepValue> nextSteps(std::span<const game::StepView> steps) const;
};

// Whether these values are for the match's game and rule set; false without values.
[[nodiscard]] bool isSolved(const game::Match& match, const game::ExactValues* exact);

// By search, for any game: all turns are searched to the same depth, as deep as the limits allow for them together
// (`depth` counts the turn itself; without any limit of depth, nodes or time a million nodes). Each value says whether
// it is exact. A thinker that plays by exact values is not asked for them here.
[[nodiscard]] TurnValues searchedTurnValues(const game::Match& match, Thinker& thinker, const Limits& limits,
                                            const StopToken& stop);

} // namespace ai
