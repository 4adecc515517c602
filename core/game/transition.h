// What one step of a turn does to the board, by place and piece: what animation, take-back, marks and speech read
// instead of the rules.
#pragma once

#include "core/game/views.h"

#include <vector>

namespace game {

struct Transition {
    // A piece that comes to a place or goes from it.
    struct Change {
        int place = 0;
        Side side = Side::first;
        friend constexpr bool operator==(const Change&, const Change&) = default;
    };

    StepView step; // the piece that moves
    std::vector<Change> appeared;
    std::vector<Change> vanished; // captured, for example on the place where the moving piece arrives

    friend bool operator==(const Transition&, const Transition&) = default;
};

// The transition of a step from the board before it to the one after: what differs besides the piece that moves has
// appeared or vanished.
[[nodiscard]] Transition transitionOf(const BoardView& before, const BoardView& after, const StepView& step);

} // namespace game
