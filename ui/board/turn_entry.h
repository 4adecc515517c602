// A turn being chosen on a board: which steps are made, which piece is picked, what may be picked and where it may go.
// Asks the match for everything that is a rule.
#pragma once

#include "core/game/match.h"
#include "core/game/turn_builder.h"
#include "ui/board/arrangement.h"
#include "ui/board/board_scene.h"

#include <memory>
#include <optional>
#include <vector>

namespace ui {

class TurnEntry {
public:
    // Starts over with the current position of `match`, which may be null; without `enabled` nothing can be chosen.
    void reset(std::shared_ptr<const game::Match> match, bool enabled);
    // Nothing can be chosen any more, the steps made so far stay: a whole turn has been handed over.
    void close();

    // Whether a person may choose now. False for a forced pass and when the game is over.
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] game::Side mover() const { return m_mover; }
    [[nodiscard]] const game::TurnBuilder& builder() const { return m_builder; }
    [[nodiscard]] const game::StageView& stage() const { return m_stage; }
    // The position with the steps made so far.
    [[nodiscard]] BoardCounts counts() const;

    [[nodiscard]] std::vector<PieceGroup> movable() const;
    [[nodiscard]] bool isMovable(const PieceGroup& group) const;
    // Whether an opposing group can be picked.
    [[nodiscard]] bool offersOpposing() const;

    [[nodiscard]] const std::optional<PieceGroup>& picked() const { return m_picked; }
    // False, and no change, unless the group is movable.
    bool pick(const PieceGroup& group);
    void putBack() { m_picked.reset(); }

    // Where the picked piece can go, in the order of the places, and what that means.
    [[nodiscard]] std::vector<TargetMark> targets() const;
    [[nodiscard]] bool isTarget(int place) const;
    // What the turn would come to with the picked piece on this place, a target.
    [[nodiscard]] game::StageView stageAfter(int place) const;
    // Makes the picked piece's step into this place, a target, and gives it.
    game::Transition dropInto(int place);
    // There are steps, none is picked up, and the turn may end here.
    [[nodiscard]] bool canEnd() const;
    // Takes the last step back and gives it; nothing when there is none.
    std::optional<game::StepView> takeBack();

    // Why `wanted`, the step that was meant, cannot come next; only where that is so.
    [[nodiscard]] game::Fault whyNot(const game::StepView& wanted) const;
    // Why the picked piece cannot go into the place. Only where that is so.
    [[nodiscard]] game::Fault whyNotInto(int place) const;

private:
    [[nodiscard]] std::optional<game::StepView> stepInto(int place) const;
    [[nodiscard]] std::vector<game::StepView> stepsWith(const game::StepView& step) const;
    void refresh();

    std::shared_ptr<const game::Match> m_match;
    game::TurnBuilder m_builder;
    game::StageView m_stage;
    game::Side m_mover = game::Side::first;
    std::optional<PieceGroup> m_picked;
    bool m_open = false;
};

} // namespace ui
