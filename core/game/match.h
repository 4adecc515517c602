// One game being played, with its history, whatever the game: the thin edge between the rules and everything that
// shows, records or referees them. Implemented once, for all games, by typed_match.h; made by games::newMatch().
#pragma once

#include "core/game/result.h"
#include "core/game/transition.h"
#include "core/game/views.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace game {

class Match {
public:
    virtual ~Match() = default;

    [[nodiscard]] virtual std::string_view gameId() const = 0;
    [[nodiscard]] virtual std::string_view rulesId() const = 0;

    // How many turns have been played; ply 0 is the position the game began from.
    [[nodiscard]] virtual int plyCount() const = 0;
    // The position after `ply` turns, 0 to plyCount(), as a screen shows it.
    [[nodiscard]] virtual StateView stateAt(int ply) const = 0;
    // The same without the board and its text: for whoever asks one thing only.
    [[nodiscard]] virtual Side sideToMoveAt(int ply) const = 0;
    [[nodiscard]] virtual Score scoreAt(int ply) const = 0; // as it would count if the game ended there
    // Draws by repetition and the like included.
    [[nodiscard]] virtual std::optional<Outcome> outcomeAt(int ply) const = 0;
    // The turn that led from `ply` to `ply + 1`, 0 to plyCount() - 1.
    [[nodiscard]] virtual TurnView turnAt(int ply) const = 0;
    // What its steps do to the board, one after the other.
    [[nodiscard]] virtual std::vector<Transition> transitionsAt(int ply) const = 0;
    // Every legal sequence of steps from the current position, empty when the game is over. A forced pass is the only
    // turn where there is one.
    [[nodiscard]] virtual std::vector<TurnView> legalTurns() const = 0;

    // Plays a turn in text form. A fault leaves the game unchanged.
    virtual Result<TurnView> play(std::string_view turnText) = 0;
    // Takes the last turn back; false when there is none.
    virtual bool undo() = 0;

    // Where the current turn stands after these steps, which must begin a legal turn.
    [[nodiscard]] virtual StageView stage(std::span<const StepView> steps) const = 0;
    // What each of them does to the board.
    [[nodiscard]] virtual std::vector<Transition> transitions(std::span<const StepView> steps) const = 0;
    // Why `wanted` cannot follow these steps. Only for a step that cannot.
    [[nodiscard]] virtual Fault whyNot(std::span<const StepView> steps, const StepView& wanted) const = 0;

    [[nodiscard]] virtual std::unique_ptr<Match> clone() const = 0;

    [[nodiscard]] StateView state() const { return stateAt(plyCount()); }
    [[nodiscard]] Side sideToMove() const { return sideToMoveAt(plyCount()); }
    [[nodiscard]] Score score() const { return scoreAt(plyCount()); }
    [[nodiscard]] std::optional<Outcome> outcome() const { return outcomeAt(plyCount()); }

protected:
    Match() = default;
    Match(const Match&) = default;
    Match& operator=(const Match&) = default;
};

} // namespace game
