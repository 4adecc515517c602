// Everything that differs between the editions of Linja. Numbers refer to the sections of the rules document; no other
// file names an edition.
#pragma once

#include "core/game/position.h"

#include <cstdint>
#include <span>

namespace linja {

// 3.4: what an Opening Move into the goal is followed by.
enum class GoalOpening : std::uint8_t { endsTurn, followUpOfOne };
// 3.6: whether the Follow-Up Move may be declined.
enum class FollowUpDuty : std::uint8_t { may, must };
// 3.9: which pawns a Bonus Move may move.
enum class BonusScope : std::uint8_t { none, own, ownOrUnlocked, any };
// 6.2: what follows once the pawns have passed.
enum class EndTest : std::uint8_t { atOnce, finishTurn, atTurnEnd };

struct Rules {
    GoalOpening openingIntoGoal = GoalOpening::endsTurn; // 3.4
    FollowUpDuty followUp = FollowUpDuty::may;           // 3.6
    BonusScope bonus = BonusScope::own;                  // 3.9
    bool openingEarnsBonus = false;                      // 3.7
    bool extraTurn = false;                              // 3.10
    EndTest end = EndTest::finishTurn;                   // 6.2
    std::int8_t ownHalfPoints = -1;                      // 8.1

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// The seven rule sets of section 10, the default first.
[[nodiscard]] std::span<const game::NamedRules<Rules>> ruleSets();

} // namespace linja
