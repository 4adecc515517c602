// Where the exact values of a rule set come from when someone has solved it: what a table of perfect play offers to the
// computer player and to reviews, which know nothing of each other.
//
// The values may lie on a disk, where they can be damaged or cut off at any time. So every look-up can fail; it then
// gives nothing rather than a wrong number. From the first failure on all look-ups fail and fault() says why: a source
// that was found damaged is not believed any more.
#pragma once

#include "core/game/fault.h"
#include "core/game/position.h"

#include <optional>
#include <string_view>

namespace game {

// The solution of one rule set of one game, as it is handed on by those who do not look anything up. Made by
// TypedExactValues alone. All members may be called from several threads at once.
class ExactValues {
public:
    virtual ~ExactValues() = default;

    // The game and the rule set they are for: values are found by both.
    [[nodiscard]] virtual std::string_view gameId() const = 0;
    [[nodiscard]] virtual std::string_view rulesId() const = 0;
    // What the first failed look-up met, with the file's name.
    [[nodiscard]] virtual std::optional<Fault> fault() const { return std::nullopt; }

    [[nodiscard]] bool areFor(std::string_view game, std::string_view rules) const {
        return gameId() == game && rulesId() == rules;
    }

protected:
    ExactValues() = default;
    ExactValues(const ExactValues&) = default;
    ExactValues& operator=(const ExactValues&) = default;
};

// The same for those who look up positions of the game.
template <TableGame P>
class TypedExactValues : public ExactValues {
public:
    [[nodiscard]] std::string_view gameId() const final { return P::kGameId; }
    [[nodiscard]] std::string_view rulesId() const final { return rules().id; }

    // The rule set it is for.
    [[nodiscard]] virtual const NamedRules<typename P::Rules>& rules() const = 0;
    // The final margin in points for the side to move when both play best from here; of a game that is over its margin.
    // The position must have these rules and be valid. Nothing after a failure. A look-up takes a few microseconds,
    // less near the last ones.
    [[nodiscard]] virtual std::optional<int> value(const P& position) const = 0;
};

// The values as those of this game, or null when they are of another or missing.
template <TableGame P>
[[nodiscard]] const TypedExactValues<P>* valuesOf(const ExactValues* values) {
    return values != nullptr && values->gameId() == P::kGameId ? static_cast<const TypedExactValues<P>*>(values)
                                                               : nullptr;
}

} // namespace game
