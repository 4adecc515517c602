// Follows a turn step by step and knows, after each, what may come next and why a step is refused: what the typed turns
// and the screen are answered with. The generator is the fast way to the same rules; a test holds the two together.
#pragma once

#include "core/games/linja/position.h"

#include <optional>

namespace linja {

class TurnWalk {
public:
    explicit TurnWalk(const Position& position);

    // Why this step cannot come next, or nothing. Rows as in the position.
    [[nodiscard]] std::optional<game::Fault> refusal(Step absolute) const;
    // Makes a step that is not refused.
    void make(Step absolute);
    // Why the turn cannot end here, or nothing.
    [[nodiscard]] std::optional<game::Fault> refusalToEnd() const;

    // The kind of step that may come next; nothing when the turn is complete.
    [[nodiscard]] std::optional<game::StepKind> next() const { return m_next; }
    // How many rows the next step goes.
    [[nodiscard]] int distance() const { return m_distance; }
    [[nodiscard]] game::StageNote note() const { return m_note; }
    [[nodiscard]] const Placement& placement() const { return m_placement; }

private:
    void afterOpeningMove(const Placement& before, int to);
    void afterFollowUp(const Placement& before, int from, int to);
    void expect(game::StepKind kind, int distance, game::StageNote note);
    void complete(game::StageNote note);
    [[nodiscard]] bool anyBonus() const;
    [[nodiscard]] std::optional<game::Fault> refusalOfAdvance(Step step) const;
    [[nodiscard]] std::optional<game::Fault> refusalOfBonus(Step step) const;
    [[nodiscard]] std::optional<game::Fault> refusalOfRoom(Step step) const;
    [[nodiscard]] game::Fault refusalWhenComplete(Step step) const;
    [[nodiscard]] game::Fault fault(game::FaultCode code, std::string_view rule, int viewedRow = -1,
                                    int expected = 0) const;

    Rules m_rules;
    game::Side m_mover;
    Placement m_placement; // in the mover's view
    int m_made = 0;
    int m_entered = -1; // the row that the last Opening Move entered, in the mover's view
    std::optional<game::StepKind> m_next;
    int m_distance = 0;
    bool m_mayEnd = false;
    int m_deniedFollowUp = 0;     // rows of a Follow-Up Move that no pawn can make
    bool m_isBonusDenied = false; // one is earned, but no pawn can make it
    game::StageNote m_note = game::StageNote::none;
};

} // namespace linja
