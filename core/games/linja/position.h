// A position of Linja with its rules: a value of 24 bytes. Numbers such as 3.2 refer to the sections of the rules
// document.
#pragma once

#include "core/game/position.h"
#include "core/games/linja/mover_view.h"

#include <array>
#include <cstdint>
#include <utility>

namespace linja {

class Position {
public:
    using Turn = linja::Turn;
    using Rules = linja::Rules;
    using TurnList = linja::TurnList;

    static constexpr std::string_view kGameId = "linja";
    static constexpr std::string_view kGameName = "Linja";
    [[nodiscard]] static constexpr std::array<char, 2> sideLetters() { return {'r', 'b'}; }
    [[nodiscard]] static constexpr std::array<std::string_view, 2> sideNames() { return {"Red", "Black"}; }
    [[nodiscard]] static constexpr game::Layout layout() { return {game::Layout::Kind::rows, 1, kRows}; }
    static constexpr bool kIsScored = true;
    [[nodiscard]] static std::span<const game::NamedRules<Rules>> ruleSets() { return linja::ruleSets(); }

    // The start with Red to move, under the default rules.
    Position() : Position(start(Rules{})) {}
    // The set-up of 2.1 with Red to move.
    [[nodiscard]] static Position start(Rules rules);
    // Reads the strict text of 11.1. Faults: positionRows, pawnCount; with the column of the part rowSyntax,
    // rowOverfull, sideToMove.
    [[nodiscard]] static game::Result<Position> parse(std::string_view text, Rules rules);
    // Unchecked: both words must hold 12 pawns and obey the room rule.
    [[nodiscard]] static Position fromRows(RowWord red, RowWord black, game::Side toMove, Rules rules);

    [[nodiscard]] std::string text() const;
    [[nodiscard]] game::Side sideToMove() const { return m_toMove; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] RowWord rows(game::Side side) const { return side == game::Side::first ? m_red : m_black; }
    // How many pawns of a side stand in a row from 1 to 8.
    [[nodiscard]] int pawns(game::Side side, int row) const;
    // 6.2: over by "finish the turn" although a Bonus Move brought the pawns back into contact.
    [[nodiscard]] bool isFinished() const { return m_finished; }
    // 6.1
    [[nodiscard]] bool hasPassed() const;

    [[nodiscard]] std::optional<game::Outcome> outcome() const; // passed or blocked
    [[nodiscard]] game::Score score() const;                    // section 8
    [[nodiscard]] std::uint64_t key() const;

    // Calls visit(turn, position after it) for every legal sequence of steps, the shorter before the longer where one
    // continues the other.
    template <class Visit>
    void forEachTurn(Visit&& visit) const;
    [[nodiscard]] TurnList legalTurns() const;
    // How many there are, without listing them.
    [[nodiscard]] std::uint64_t countTurns() const;
    // The sequences of `depth` turns, see core/game/perft.h.
    [[nodiscard]] std::uint64_t perft(int depth) const;
    // Plays a legal turn.
    void play(const Turn& turn);

    // Reads 11.2 and checks the turn against the rules; the fault names the step and the rule.
    [[nodiscard]] game::Result<Turn> parseTurn(std::string_view text) const;
    [[nodiscard]] std::string turnText(const Turn& turn) const;
    [[nodiscard]] game::TurnView turnView(const Turn& turn) const;

    [[nodiscard]] game::BoardView board() const;
    [[nodiscard]] game::StageView stage(std::span<const game::StepView> steps) const;
    [[nodiscard]] game::Fault whyNot(std::span<const game::StepView> steps, const game::StepView& wanted) const;

    friend bool operator==(const Position&, const Position&) = default;

private:
    Position(RowWord red, RowWord black, game::Side toMove, Rules rules)
        : m_red(red), m_black(black), m_rules(rules), m_toMove(toMove), m_finished(false) {}
    // Moves one pawn without asking whether it may.
    void apply(Step step);

    RowWord m_red = 0;
    RowWord m_black = 0;
    Rules m_rules;
    game::Side m_toMove : 1;
    bool m_finished : 1;
};

static_assert(sizeof(Position) == 24);

[[nodiscard]] inline Placement moverPlacement(const Position& position) {
    const game::Side mover = position.sideToMove();
    const RowWord own = position.rows(mover);
    const RowWord opp = position.rows(game::opponent(mover));
    return mover == game::Side::first ? Placement{own, opp} : Placement{flipRows(own), flipRows(opp)};
}

// 7.1: the third occurrence of a position with the same side to move is a draw.
[[nodiscard]] std::optional<game::Outcome> adjudicate(const Position& position, std::span<const std::uint64_t> keys);

template <class Visit>
void Position::forEachTurn(Visit&& visit) const {
    const Placement start = moverPlacement(*this);
    const game::Side mover = sideToMove();
    if (m_finished || start.passed())
        return;
    if (openingRows(start) == 0) {
        if (openingRows({flipRows(start.opp), flipRows(start.own)}) != 0) // 5.1
            visit(Turn{}, Position(m_red, m_black, game::opponent(mover), m_rules));
        return;
    }
    const bool isFirst = mover == game::Side::first;
    generateTurns(m_rules, start, [&](const Turn& turn, const Placement& after) {
        const Turn absolute = isFirst ? turn : flipTurn(turn);
        Position next = isFirst ? Position(after.own, after.opp, game::Side::second, m_rules)
                                : Position(flipRows(after.opp), flipRows(after.own), game::Side::first, m_rules);
        next.m_finished = m_rules.end == EndTest::finishTurn && after.everPassed && !after.passed(); // 6.2
        visit(absolute, std::as_const(next));
    });
}

} // namespace linja
