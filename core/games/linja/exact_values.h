// Where the exact value of a Linja position comes from when someone has solved its rule set: what the table of
// core/solver offers to core/ai, which know nothing of each other.
//
// The values may lie on a disk, where they can be damaged or cut off at any time. So every look-up can fail; it then
// gives nothing rather than a wrong number. From the first failure on all look-ups fail and fault() says why: a source
// that was found damaged is not believed any more.
#pragma once

#include "core/game/fault.h"
#include "core/games/linja/position.h"

#include <optional>

namespace linja {

// The solution of one rule set. All members may be called from several threads at once.
class ExactValues {
public:
    virtual ~ExactValues() = default;

    // The rule set it is for.
    [[nodiscard]] virtual const game::NamedRules<Rules>& rules() const = 0;
    // The final margin in points for the side to move when both play best from here; of a game that is over its margin.
    // The position must have these rules and be valid (11.1). Nothing after a failure. A look-up takes a few
    // microseconds, less near the last ones.
    [[nodiscard]] virtual std::optional<int> value(const Position& position) const = 0;
    // What the first failed look-up met, with the file's name.
    [[nodiscard]] virtual std::optional<game::Fault> fault() const { return std::nullopt; }

protected:
    ExactValues() = default;
    ExactValues(const ExactValues&) = default;
    ExactValues& operator=(const ExactValues&) = default;
};

} // namespace linja
