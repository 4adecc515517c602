// A turn of Linja being chosen on the board: which steps are made, which pawn is picked, what may be picked and where
// it may go. Asks the match for everything that is a rule; knows of the board only that there are eight rows in a line.
// Rows are 1 to 8 counted from Red's start line.
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

    [[nodiscard]] std::vector<PawnGroup> movable() const;
    [[nodiscard]] bool isMovable(const PawnGroup& group) const;
    // Whether an opposing group can be picked: a Bonus Move that may push.
    [[nodiscard]] bool offersOpposing() const;

    [[nodiscard]] const std::optional<PawnGroup>& picked() const { return m_picked; }
    // False, and no change, unless the group is movable.
    bool pick(const PawnGroup& group);
    void putBack() { m_picked.reset(); }

    // Where the picked pawn can go, and whether that earns a Bonus Move.
    [[nodiscard]] std::vector<TargetMark> targets() const;
    [[nodiscard]] bool isTarget(int row) const;
    // What the turn would come to with the picked pawn in this row, a target.
    [[nodiscard]] game::StageView stageAfter(int row) const;
    // Makes the picked pawn's step into this row, a target, and gives it.
    game::StepView dropInto(int row);
    // Takes the last step back and gives it; nothing when there is none.
    std::optional<game::StepView> takeBack();

    // Why the group cannot be picked, or why the picked pawn cannot go into the row. Only where that is so.
    [[nodiscard]] game::Fault whyNotPick(const PawnGroup& group) const;
    [[nodiscard]] game::Fault whyNotInto(int row) const;

private:
    [[nodiscard]] std::optional<game::StepView> stepInto(int row) const;
    void refresh();

    std::shared_ptr<const game::Match> m_match;
    game::TurnBuilder m_builder;
    game::StageView m_stage;
    game::Side m_mover = kRed;
    std::optional<PawnGroup> m_picked;
    bool m_open = false;
};

} // namespace ui
