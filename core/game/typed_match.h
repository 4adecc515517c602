// Match for one game, made from its position type. Written once; a game's author writes no virtual function. Include
// only where matches are made or where the position itself is needed (search).
#pragma once

#include "core/game/match.h"
#include "core/game/position.h"

#include <cassert>
#include <utility>

namespace game {

template <TableGame P>
class TypedMatch final : public Match {
public:
    using Rules = typename P::Rules;
    using Turn = typename P::Turn;

    TypedMatch(NamedRules<Rules> rules, const P& start) : m_rules(rules), m_positions{start}, m_keys{start.key()} {}

    [[nodiscard]] const P& position() const { return m_positions.back(); }
    // All positions so far, the current one last.
    [[nodiscard]] std::span<const P> positions() const { return m_positions; }
    // Their keys.
    [[nodiscard]] std::span<const std::uint64_t> keys() const { return m_keys; }

    [[nodiscard]] std::string_view gameId() const override { return P::kGameId; }
    [[nodiscard]] std::string_view rulesId() const override { return m_rules.id; }
    [[nodiscard]] int plyCount() const override { return static_cast<int>(m_turns.size()); }

    [[nodiscard]] StateView stateAt(int ply) const override {
        const P& at = m_positions[checked(ply, m_positions.size())];
        return {at.board(), at.sideToMove(), at.score(), outcomeAt(ply), at.text()};
    }

    [[nodiscard]] Side sideToMoveAt(int ply) const override {
        return m_positions[checked(ply, m_positions.size())].sideToMove();
    }
    [[nodiscard]] Score scoreAt(int ply) const override {
        return m_positions[checked(ply, m_positions.size())].score();
    }

    [[nodiscard]] std::optional<Outcome> outcomeAt(int ply) const override {
        const std::size_t index = checked(ply, m_positions.size());
        if (auto outcome = m_positions[index].outcome())
            return outcome;
        return adjudicate(m_positions[index], std::span(m_keys).first(index + 1));
    }

    [[nodiscard]] TurnView turnAt(int ply) const override {
        const std::size_t index = checked(ply, m_turns.size());
        return m_positions[index].turnView(m_turns[index]);
    }

    [[nodiscard]] std::vector<Transition> transitionsAt(int ply) const override {
        const std::size_t index = checked(ply, m_turns.size());
        return transitionsFrom(m_positions[index], m_positions[index].turnView(m_turns[index]).steps);
    }

    [[nodiscard]] std::vector<TurnView> legalTurns() const override {
        std::vector<TurnView> views;
        if (outcome())
            return views;
        for (const Turn& turn : position().legalTurns())
            views.push_back(position().turnView(turn));
        return views;
    }

    Result<TurnView> play(std::string_view turnText) override {
        if (outcome())
            return Fault{.code = FaultCode::gameOver};
        const Result<Turn> turn = position().parseTurn(turnText);
        if (!turn)
            return turn.fault();
        TurnView view = position().turnView(*turn);
        P next = position();
        next.play(*turn);
        m_turns.push_back(*turn);
        m_positions.push_back(next);
        m_keys.push_back(next.key());
        return view;
    }

    bool undo() override {
        if (m_turns.empty())
            return false;
        m_turns.pop_back();
        m_positions.pop_back();
        m_keys.pop_back();
        return true;
    }

    [[nodiscard]] StageView stage(std::span<const StepView> steps) const override { return position().stage(steps); }

    [[nodiscard]] std::vector<Transition> transitions(std::span<const StepView> steps) const override {
        return transitionsFrom(position(), steps);
    }

    [[nodiscard]] Fault whyNot(std::span<const StepView> steps, const StepView& wanted) const override {
        return position().whyNot(steps, wanted);
    }

    [[nodiscard]] std::unique_ptr<Match> clone() const override { return std::make_unique<TypedMatch>(*this); }

private:
    [[nodiscard]] static std::vector<Transition> transitionsFrom(const P& from, std::span<const StepView> steps) {
        std::vector<Transition> all;
        BoardView before = from.board();
        for (std::size_t i = 0; i < steps.size(); ++i) {
            BoardView after = from.stage(steps.first(i + 1)).board;
            all.push_back(transitionOf(before, after, steps[i]));
            before = std::move(after);
        }
        return all;
    }

    [[nodiscard]] static std::size_t checked(int ply, [[maybe_unused]] std::size_t size) {
        assert(ply >= 0 && static_cast<std::size_t>(ply) < size);
        return static_cast<std::size_t>(ply);
    }

    NamedRules<Rules> m_rules;
    std::vector<P> m_positions;
    std::vector<Turn> m_turns;
    std::vector<std::uint64_t> m_keys;
};

} // namespace game
