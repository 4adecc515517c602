// Where the exact value of a Linja position comes from when someone has solved its rule set: what the table of
// core/solver offers to core/ai, which know nothing of each other.
#pragma once

#include "core/games/linja/position.h"

namespace linja {

// The solution of one rule set. All members may be called from several threads at once.
class ExactValues {
public:
    virtual ~ExactValues() = default;

    // The rule set it is for.
    [[nodiscard]] virtual const game::NamedRules<Rules>& rules() const = 0;
    // The final margin in points for the side to move when both play best from here; of a game that is over its margin.
    // The position must have these rules and be valid (11.1). A look-up takes about a microsecond.
    [[nodiscard]] virtual int value(const Position& position) const = 0;

protected:
    ExactValues() = default;
    ExactValues(const ExactValues&) = default;
    ExactValues& operator=(const ExactValues&) = default;
};

} // namespace linja
