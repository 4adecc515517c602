// A position of Lines of Action with its rules: a value of 24 bytes. Numbers such as A2 refer to the rules document.
// The first side is Black (`x`), the second White (`o`). Places of the views are the squares of bits.h: a1 is place 0.
#pragma once

#include "core/game/foreign_format.h"
#include "core/game/results.h"
#include "core/games/loa/moves.h"
#include "core/games/loa/rules.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace loa {

// From one square to another; both equal: a pass (A6).
struct Turn {
    std::uint8_t from = 0;
    std::uint8_t to = 0;

    [[nodiscard]] constexpr bool isPass() const { return from == to; }
    friend constexpr bool operator==(Turn, Turn) = default;
};

class Position {
public:
    using Turn = loa::Turn;
    using Rules = loa::Rules;
    using TurnList = std::vector<Turn>;

    static constexpr std::string_view kGameId = "loa";
    static constexpr std::string_view kGameName = "Lines of Action";
    [[nodiscard]] static constexpr std::array<char, 2> sideLetters() { return {'x', 'o'}; }
    [[nodiscard]] static constexpr std::array<std::string_view, 2> sideNames() { return {"Black", "White"}; }
    [[nodiscard]] static constexpr game::Layout layout() { return {game::Layout::Kind::squares, kSize, kSize}; }
    static constexpr bool kIsScored = false;
    [[nodiscard]] static std::span<const game::NamedRules<Rules>> ruleSets() { return loa::ruleSets(); }

    // Of the files that other programs keep its games in.
    [[nodiscard]] static std::array<const game::ForeignFormat*, 1> formats();
    // The English of a fault with an id of this game.
    [[nodiscard]] static std::string sentence(const game::Fault& fault);

    // The start under the default rules.
    Position() : Position(start(Rules{})) {}
    // A1
    [[nodiscard]] static Position start(Rules rules);
    // Reads the strict text of A8. Each fault has the column and an id of words.h.
    [[nodiscard]] static game::Result<Position> parse(std::string_view text, Rules rules);
    // Unchecked: the boards must not share a square, and each hold 1 to 12 stones.
    [[nodiscard]] static Position fromBits(Bits black, Bits white, game::Side toMove, Rules rules) {
        return {black, white, toMove, rules};
    }

    [[nodiscard]] std::string text() const;
    [[nodiscard]] game::Side sideToMove() const { return m_toMove; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] Bits stones(game::Side side) const { return m_stones[indexOf(side)]; }
    [[nodiscard]] Bits own() const { return stones(m_toMove); }
    [[nodiscard]] Bits opposing() const { return stones(opponent(m_toMove)); }
    // Where the stone of the side to move on this square can go.
    [[nodiscard]] Bits targetsOf(int square) const { return targets(square, own(), opposing()); }

    [[nodiscard]] bool isOver() const { return isConnected(m_stones[0]) || isConnected(m_stones[1]); }
    [[nodiscard]] std::optional<game::Outcome> outcome() const; // A4, A5
    // A half each for a draw, one for a win, nothing while the game goes on.
    [[nodiscard]] game::Score score() const;
    [[nodiscard]] std::uint64_t key() const;

    // Calls visit(turn, position after it) for every legal turn, by square of departure, then of arrival, from a1; the
    // pass only when nothing else is legal (A6).
    template <class Visit>
    void forEachTurn(Visit&& visit) const {
        if (isOver())
            return;
        bool any = false;
        const auto follow = [&](Turn turn) {
            Position after = *this;
            after.play(turn);
            visit(std::as_const(turn), std::as_const(after));
        };
        for (const auto& stone : movesOf(own(), opposing()))
            forEachSquare(stone.to, [&](int to) {
                any = true;
                follow({static_cast<std::uint8_t>(stone.from), static_cast<std::uint8_t>(to)});
            });
        if (!any)
            follow(Turn{});
    }
    [[nodiscard]] TurnList legalTurns() const;
    // How many there are, without listing them.
    [[nodiscard]] std::uint64_t countTurns() const;
    // The sequences of `depth` turns, see core/game/perft.h. The last turns are counted, not played.
    [[nodiscard]] std::uint64_t perft(int depth) const;
    // Plays a legal turn.
    void play(Turn turn) {
        Bits& mine = m_stones[indexOf(m_toMove)];
        Bits& theirs = m_stones[indexOf(opponent(m_toMove))];
        if (!turn.isPass()) {
            mine ^= bitOf(turn.from) | bitOf(turn.to);
            theirs &= ~bitOf(turn.to);
        }
        m_toMove = opponent(m_toMove);
    }

    // Reads the text of a legal turn (A8); the fault names the rule, and has an id of words.h.
    [[nodiscard]] game::Result<Turn> parseTurn(std::string_view text) const;
    [[nodiscard]] std::string turnText(Turn turn) const;
    [[nodiscard]] game::TurnView turnView(Turn turn) const;
    // Why the turn is not legal, or nothing.
    [[nodiscard]] std::optional<game::Fault> refusal(Turn turn) const;

    [[nodiscard]] game::BoardView board() const;
    [[nodiscard]] game::StageView stage(std::span<const game::StepView> steps) const;
    [[nodiscard]] game::Fault whyNot(std::span<const game::StepView> steps, const game::StepView& wanted) const;

    friend bool operator==(const Position&, const Position&) = default;

private:
    Position(Bits black, Bits white, game::Side toMove, Rules rules)
        : m_stones{black, white}, m_toMove(toMove), m_rules(rules) {}
    [[nodiscard]] std::uint64_t countMoves() const;

    std::array<Bits, 2> m_stones{};
    game::Side m_toMove = game::Side::first;
    Rules m_rules;
};

static_assert(sizeof(Position) == 24);

// A7: the third occurrence of a position with the same side to move is a draw.
[[nodiscard]] std::optional<game::Outcome> adjudicate(const Position& position, std::span<const std::uint64_t> keys);

} // namespace loa
