#include "core/games/linja/rules.h"

#include <array>

namespace linja {
namespace {

constexpr Rules kRulebook{};
constexpr Rules kClassic{.openingIntoGoal = GoalOpening::followUpOfOne,
                         .followUp = FollowUpDuty::must,
                         .bonus = BonusScope::none,
                         .end = EndTest::atOnce,
                         .ownHalfPoints = 0};
constexpr Rules kEdition2015{.openingIntoGoal = GoalOpening::followUpOfOne,
                             .followUp = FollowUpDuty::must,
                             .bonus = BonusScope::any,
                             .end = EndTest::atTurnEnd,
                             .ownHalfPoints = 0};

constexpr Rules withOptionalBonus(Rules rules) {
    rules.bonus = BonusScope::ownOrUnlocked;
    return rules;
}

constexpr Rules withOpeningBonus(Rules rules) {
    rules.openingEarnsBonus = true;
    return rules;
}

constexpr Rules withExtraTurn(Rules rules) {
    rules.extraTurn = true;
    return rules;
}

constexpr std::array kRuleSets = {
    game::NamedRules<Rules>{"rulebook", "Current rulebook", kRulebook},
    game::NamedRules<Rules>{"rulebook+optional-bonus", "Current rulebook, Optional Bonus Rule",
                            withOptionalBonus(kRulebook)},
    game::NamedRules<Rules>{"rulebook+opening-bonus", "Current rulebook, Bonus after an Opening Move into the goal",
                            withOpeningBonus(kRulebook)},
    game::NamedRules<Rules>{"rulebook+optional-bonus+opening-bonus",
                            "Current rulebook, Optional Bonus Rule, Bonus after an Opening Move into the goal",
                            withOpeningBonus(withOptionalBonus(kRulebook))},
    game::NamedRules<Rules>{"classic", "Classic rules", kClassic},
    game::NamedRules<Rules>{"classic+extra-turn", "Classic rules, Extra turn", withExtraTurn(kClassic)},
    game::NamedRules<Rules>{"edition-2015", "2015 rules", kEdition2015},
};

} // namespace

std::span<const game::NamedRules<Rules>> ruleSets() {
    return kRuleSets;
}

} // namespace linja
