// What differs between the rule sets of Lines of Action. Numbers such as A5 refer to the rules document.
#pragma once

#include "core/game/position.h"

#include <cstdint>
#include <span>

namespace loa {

// A5: what one turn that connects both sides is.
enum class BothConnected : std::uint8_t { moverWins, draw };

struct Rules {
    BothConnected both = BothConnected::moverWins;

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// The rule sets of A9, the default first.
[[nodiscard]] std::span<const game::NamedRules<Rules>> ruleSets();

} // namespace loa
