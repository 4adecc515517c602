// What a game must offer. A position is a small value: copy it, then play on the copy.
//
// Promises every game makes (tests/core/conformance_test.cpp):
//  - forEachTurn(visit) calls visit(turn, position after it) for every legal turn, in the order of legalTurns();
//  - legalTurns() is empty exactly when outcome() has a value; outcome() knows only ends that leave no turn;
//  - ends that need the history, such as repetition, are adjudicate(position, keys), used by Match and not by perft;
//  - play() needs a legal turn and reads nothing outside the position;
//  - equal positions have equal keys;
//  - text forms read back to the same value, and only the canonical text is accepted.
#pragma once

#include "core/game/result.h"
#include "core/game/views.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace game {

// Stands for any visitor of turns.
struct IgnoredTurns {
    template <class Turn, class P>
    void operator()(const Turn&, const P&) const {}
};

// What search, perft and tests need.
template <class P>
concept GamePosition = std::regular<P> && std::is_trivially_copyable_v<P> &&
    requires(const P& position, P& child, const typename P::Turn& turn, typename P::Rules rules) {
    { P::start(rules) } -> std::same_as<P>;
    { position.sideToMove() } -> std::same_as<Side>; // may stay the same after a turn
    { position.outcome() } -> std::same_as<std::optional<Outcome>>;
    { position.forEachTurn(IgnoredTurns{}) } -> std::same_as<void>;
    { position.legalTurns() } -> std::same_as<typename P::TurnList>;
    { position.key() } -> std::same_as<std::uint64_t>;
    { child.play(turn) } -> std::same_as<void>;
};

// A rule set of a game, as the catalogue lists it.
template <class Rules>
struct NamedRules {
    std::string_view id;   // "classic+extra-turn"
    std::string_view name; // English
    Rules rules;
};

// What Match, records and the command line need besides.
template <class P>
concept TableGame = GamePosition<P> &&
    requires(const P& position, const typename P::Turn& turn, typename P::Rules rules, std::string_view text,
             std::span<const std::uint64_t> keys, std::span<const StepView> steps, const StepView& step) {
    { P::kGameId } -> std::convertible_to<std::string_view>;
    { P::kGameName } -> std::convertible_to<std::string_view>;
    { P::sideLetters() } -> std::same_as<std::array<char, 2>>;
    { P::sideNames() } -> std::same_as<std::array<std::string_view, 2>>; // English, also the tags of records
    { P::layout() } -> std::same_as<Layout>;
    { P::kIsScored } -> std::convertible_to<bool>; // whether points count, or only who wins
    { P::ruleSets() } -> std::same_as<std::span<const NamedRules<typename P::Rules>>>;
    { P::parse(text, rules) } -> std::same_as<Result<P>>;
    { position.text() } -> std::same_as<std::string>;
    { position.score() } -> std::same_as<Score>;
    { position.board() } -> std::same_as<BoardView>;
    { position.parseTurn(text) } -> std::same_as<Result<typename P::Turn>>; // a legal turn, or why not
    { position.turnText(turn) } -> std::same_as<std::string>;
    { position.turnView(turn) } -> std::same_as<TurnView>;
    { position.stage(steps) } -> std::same_as<StageView>;
    { position.whyNot(steps, step) } -> std::same_as<Fault>;
    // Ends that need history; keys are those of all positions so far, the current one last.
    { adjudicate(position, keys) } -> std::same_as<std::optional<Outcome>>;
};

} // namespace game
