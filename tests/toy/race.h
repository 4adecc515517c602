// A toy game, the second one after Linja: it proves that what is written once for all games is so. Two players move one
// piece in turns along a line, one to three squares at a time; who brings it to the last square wins. The side to move
// wins with best play unless the squares that are left are a multiple of four.
#pragma once

#include "core/game/random.h"
#include "core/game/results.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <vector>

namespace toy {

struct Rules {
    int last = 20; // the square that wins, the first being 0
    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr std::array kRuleSets = {game::NamedRules<Rules>{"race", "Race to 20", {20}},
                                         game::NamedRules<Rules>{"race+short", "Race to 7", {7}}};

class Race {
public:
    struct Turn {
        int from = 0;
        int to = 0;
        friend constexpr bool operator==(const Turn&, const Turn&) = default;
    };
    using Rules = toy::Rules;
    using TurnList = std::vector<Turn>;
    static constexpr std::string_view kGameId = "race";
    static constexpr std::string_view kGameName = "Race";
    // How many positions games from the start can reach, of both rule sets together: every square but the first with
    // either side to move.
    static constexpr std::size_t kReachable = 20;

    static Race start(Rules rules) { return {rules, 0, game::Side::first}; }
    static std::array<char, 2> sideLetters() { return {'a', 'b'}; }
    static std::array<std::string_view, 2> sideNames() { return {"Ann", "Ben"}; }
    static game::Layout layout() { return {game::Layout::Kind::rows, 1, kRuleSets.front().rules.last + 1}; }
    static constexpr bool kIsScored = false;
    static std::span<const game::NamedRules<Rules>> ruleSets() { return kRuleSets; }

    [[nodiscard]] Rules rules() const { return m_rules; }
    [[nodiscard]] int left() const { return m_rules.last - m_at; }
    [[nodiscard]] game::Side sideToMove() const { return m_toMove; }
    [[nodiscard]] std::uint64_t key() const {
        return game::mix64(static_cast<std::uint64_t>(m_at * 2 + static_cast<int>(m_toMove)) + 1);
    }
    [[nodiscard]] game::Score score() const {
        if (left() > 0)
            return {};
        return m_toMove == game::Side::second ? game::Score::points(1, 0) : game::Score::points(0, 1);
    }
    [[nodiscard]] std::optional<game::Outcome> outcome() const {
        if (left() > 0)
            return std::nullopt;
        return game::Outcome{game::opponent(m_toMove), game::Reason::noTurn, score()};
    }
    template <class Visit>
    void forEachTurn(Visit&& visit) const {
        for (int by = 1; by <= std::min(3, left()); ++by) {
            Race after = *this;
            after.play({m_at, m_at + by});
            visit(Turn{m_at, m_at + by}, std::as_const(after));
        }
    }
    [[nodiscard]] TurnList legalTurns() const { return game::turnsOf(*this); }
    void play(const Turn& turn) {
        m_at = turn.to;
        m_toMove = game::opponent(m_toMove);
    }

    // "7 a": the square, and who is to move.
    [[nodiscard]] std::string text() const {
        return std::to_string(m_at) + ' ' + sideLetters()[game::indexOf(m_toMove)];
    }
    static game::Result<Race> parse(std::string_view text, Rules rules) {
        for (int at = 0; at <= rules.last; ++at)
            for (const game::Side side : {game::Side::first, game::Side::second})
                if (const Race race{rules, at, side}; race.text() == text)
                    return race;
        return game::Fault{.code = game::FaultCode::rowSyntax, .row = 1, .text = std::string(text)};
    }
    [[nodiscard]] std::string turnText(const Turn& turn) const {
        return std::to_string(turn.from) + '-' + std::to_string(turn.to);
    }
    [[nodiscard]] game::Result<Turn> parseTurn(std::string_view text) const {
        for (const Turn& turn : legalTurns())
            if (turnText(turn) == text)
                return turn;
        return game::Fault{.code = game::FaultCode::notLegal, .step = 1, .text = std::string(text)};
    }

    [[nodiscard]] game::BoardView board() const {
        game::BoardView board;
        board.places.resize(static_cast<std::size_t>(m_rules.last) + 1);
        board.places[static_cast<std::size_t>(m_at)].pieces[0] = 1;
        return board;
    }
    [[nodiscard]] game::TurnView turnView(const Turn& turn) const {
        return {turnText(turn), {{turn.from, turn.to, game::Side::first}}};
    }
    [[nodiscard]] game::StageView stage(std::span<const game::StepView> steps) const {
        Race at = *this;
        for (const game::StepView& step : steps)
            at.play({step.from, step.to});
        const bool goesOn = steps.empty() && left() > 0;
        return {at.board(), at.score(), goesOn ? std::optional(game::StepKind::opening) : std::nullopt};
    }
    [[nodiscard]] game::Fault whyNot(std::span<const game::StepView> steps, const game::StepView& wanted) const {
        using enum game::FaultCode;
        const bool isFar = wanted.to <= wanted.from || wanted.to > wanted.from + 3;
        return {.code = !steps.empty()                       ? turnComplete
                        : wanted.piece != game::Side::first  ? opposingPawn
                        : wanted.from != m_at || left() == 0 ? noPawn
                        : isFar                              ? openingDistance
                                                             : notLegal,
                .step = static_cast<int>(steps.size()) + 1,
                .row = wanted.from + 1};
    }

    Race() = default;
    friend bool operator==(const Race&, const Race&) = default;

private:
    Race(Rules rules, int at, game::Side toMove) : m_rules(rules), m_at(at), m_toMove(toMove) {}

    Rules m_rules;
    int m_at = 0;
    game::Side m_toMove = game::Side::first;
};

// Nothing comes back.
inline std::optional<game::Outcome> adjudicate(const Race&, std::span<const std::uint64_t>) {
    return std::nullopt;
}

} // namespace toy
