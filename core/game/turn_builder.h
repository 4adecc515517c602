// Builds a turn step by step, as a person does: narrows the legal turns by the steps already chosen, and knows what can
// be picked next and whether the turn may end here. Knows no rules; a value, cheap to copy.
#pragma once

#include "core/game/views.h"

#include <optional>
#include <span>
#include <vector>

namespace game {

class TurnBuilder {
public:
    TurnBuilder() = default;
    explicit TurnBuilder(std::vector<TurnView> legalTurns);

    [[nodiscard]] std::span<const StepView> steps() const { return m_steps; }
    // The distinct steps that can be made next.
    [[nodiscard]] const std::vector<StepView>& nextSteps() const { return m_next; }
    // Whether the steps so far are a whole legal turn. False before the first step, except for a forced pass.
    [[nodiscard]] bool mayEnd() const { return m_whole.has_value(); }
    // Whether they are one and nothing can be added.
    [[nodiscard]] bool isComplete() const { return mayEnd() && m_next.empty(); }
    // The whole legal turn that ends here; needs mayEnd().
    [[nodiscard]] const TurnView& turn() const;

    // Adds a step; false, and no change, when it is not among nextSteps().
    bool add(const StepView& step);
    // Takes the last step back; false when there is none.
    bool takeBack();
    void clear();

private:
    void narrow();

    std::vector<TurnView> m_legal;
    std::vector<StepView> m_steps;
    std::vector<StepView> m_next;
    std::optional<std::size_t> m_whole; // index into m_legal
};

} // namespace game
