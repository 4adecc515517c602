#include "core/game/transition.h"

#include <algorithm>

namespace game {

Transition transitionOf(const BoardView& before, const BoardView& after, const StepView& step) {
    Transition transition{step, {}, {}};
    const std::size_t places = std::min(before.places.size(), after.places.size());
    for (std::size_t place = 0; place < places; ++place) {
        for (const Side side : {Side::first, Side::second}) {
            const int at = static_cast<int>(place);
            int more = after.places[place].pieces[indexOf(side)] - before.places[place].pieces[indexOf(side)];
            if (side == step.piece)
                more += (at == step.from ? 1 : 0) - (at == step.to ? 1 : 0);
            for (; more > 0; --more)
                transition.appeared.push_back({at, side});
            for (; more < 0; ++more)
                transition.vanished.push_back({at, side});
        }
    }
    return transition;
}

} // namespace game
