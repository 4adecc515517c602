#include "ui/board/arrangement.h"

#include <algorithm>
#include <cassert>

namespace ui {

void Arrangement::beginTurn() {
    made.clear();
    for (PlaceCounts& place : counts.places)
        place.closeRanks();
}

void Arrangement::make(const game::Transition& transition, int index) {
    const game::StepView& step = transition.step;
    PlaceCounts& from = counts.at(step.from);
    const int pieces = from.of(step.piece);
    assert(pieces > 0);
    const int gone = index < 0 ? pieces - 1 : std::min(index, pieces - 1);
    MadeStep now{step, from.leave(step.piece, gone), 0, transition.appeared, transition.vanished};
    for (const auto& [place, side] : now.vanished) {
        PlaceCounts& here = counts.at(place);
        assert(here.of(side) > 0);
        here.of(side) -= 1; // the last one
    }
    now.toSlot = counts.at(step.to).arrive(step.piece);
    for (const auto& [place, side] : now.appeared)
        counts.at(place).arrive(side);
    made.push_back(now);
}

void Arrangement::takeBack() {
    assert(!made.empty());
    const MadeStep last = made.back();
    made.pop_back();
    for (const auto& [place, side] : last.appeared)
        --counts.at(place).of(side);
    --counts.at(last.step.to).of(last.step.piece); // it came last, so it stands on the last slot
    for (const auto& [place, side] : last.vanished)
        ++counts.at(place).of(side);
    counts.at(last.step.from).fill(last.step.piece, last.fromSlot);
}

bool Arrangement::shows(std::span<const game::StepView> steps) const {
    return std::equal(made.begin(), made.end(), steps.begin(), steps.end(),
                      [](const MadeStep& a, const game::StepView& b) { return a.step == b; });
}

Arrangement arrangementAt(const game::Match& match, int ply) {
    if (ply == 0)
        return {countsOf(match.stateAt(0).board), {}};
    Arrangement arrangement{countsOf(match.stateAt(ply - 1).board), {}};
    for (const game::Transition& transition : match.transitionsAt(ply - 1))
        arrangement.make(transition);
    return arrangement;
}

} // namespace ui
