// Perfect play of Linja from exact values: the turns of a position with what each is worth, and which of the best ones
// to play.
//
// Among turns of equal value the player takes the one after which the opponent has the most to lose: the mean loss of
// the opponent's replies when each is drawn with probability proportional to exp(-loss / 1 point). So perfect play sets
// problems also when the game is decided. Its worth, in games from 1,500 positions of mixed play against an opponent
// who errs like that: the margin beats the promised one by 3.8 points in `rulebook` and 4.0 in `classic`, against 3.3
// and 3.2 with the generator's first best turn (standard error 0.06). What is still equal is decided by the order of
// the generator; nothing is left to chance.
//
// Where positions can come back (7.1 of the rules), a won game must not go round in circles: the third occurrence would
// be a draw. A turn that raises the total of rows advanced by both sides can never be undone, as that total never
// falls. So while the mover is ahead such turns go first. Where none keeps the value, the turn that forces one soonest
// is played, found by a search among the few turns that leave the total as it is; positions that have occurred twice
// count as draws in it.
#pragma once

#include "core/ai/stop_token.h"
#include "core/ai/thinker.h"
#include "core/ai/turn_values.h"
#include "core/game/typed_match.h"
#include "core/games/linja/exact_values.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace ai {

// One distinct result of a position's turns.
struct ExactTurn {
    linja::Turn turn; // the generator's first that leads to it
    linja::Position after;
    std::uint64_t key = 0; // of `after`
    int value = 0;         // in points for the mover, draws by repetition included
    // Whether the value holds in every game: false where it rests on what occurred in this one, and where a draw by
    // repetition further off may change it.
    bool isExact = true;
};

// A game at one position. The values must be of the game's rule set. A request to stop cuts short what is looked up,
// and so does a failed look-up; there is a legal turn all the same. After a failure nothing it says is exact: ask
// hasFailed() before anything is made of it.
class ExactPlay {
public:
    // `keys` holds the keys of the positions so far, the current one last; those from before the last rise of the total
    // are not needed, see keysThatMayReturn().
    ExactPlay(const linja::ExactValues& exact, const linja::Position& position, std::span<const std::uint64_t> keys,
              const StopToken& stop);

    [[nodiscard]] const linja::Position& position() const { return m_position; }
    // Over by its position or, with the history, by repetition.
    [[nodiscard]] bool isOver() const;
    // Exact values looked up so far.
    [[nodiscard]] std::uint64_t lookUps() const { return m_lookUps; }
    // Whether a request to stop has left something out.
    [[nodiscard]] bool wasStopped() const { return m_stopped; }
    // Whether a look-up has failed, see linja::ExactValues.
    [[nodiscard]] bool hasFailed() const { return m_failed; }

    // All distinct results in the generator's order; empty when the game is over.
    [[nodiscard]] std::vector<ExactTurn> turns();
    // The same, best first, equal ones in the order in which the player would take them.
    [[nodiscard]] std::vector<ExactTurn> ranked();
    // The turn to play; only where there is one.
    [[nodiscard]] ExactTurn choose();
    // Plays a turn of turns().
    void play(const ExactTurn& turn);

private:
    struct Ranked;

    [[nodiscard]] bool mustStop();
    [[nodiscard]] int lookUp(const linja::Position& position);
    void noteRepetitions();
    [[nodiscard]] bool wouldBeThird(std::uint64_t key) const;
    [[nodiscard]] ExactTurn valued(const linja::Turn& turn, const linja::Position& after, std::uint64_t key);
    // Sorts turns that are of one value.
    void rankEqual(std::span<ExactTurn> equal);
    void noteRaises(std::vector<Ranked>& ranked);
    void noteChances(Ranked& ranked);
    // Whether the side ahead, to move or not, forces a rise of the total while it keeps this value, with so many turns
    // of its own.
    [[nodiscard]] bool winnerRaises(const linja::Position& position, int value, int turnsLeft);
    [[nodiscard]] bool loserMustRaise(const linja::Position& position, int value, int turnsLeft);

    const linja::ExactValues& m_exact;
    const StopToken& m_stop;
    linja::Position m_position;
    std::vector<std::uint64_t> m_keys;
    std::vector<std::uint64_t> m_twice; // keys that have occurred twice: once more is a draw
    bool m_repeats;
    bool m_stopped = false;
    bool m_failed = false;
    std::uint64_t m_lookUps = 0;
    std::uint64_t m_raiseLimit = 0; // of m_lookUps, for the search of a rise
};

// Sum of the rows that the pawns of both sides have advanced.
[[nodiscard]] int totalProgress(const linja::Position& position);

// The keys of the positions of a match from the one on that last raised the total: no earlier one can come back.
[[nodiscard]] std::span<const std::uint64_t> keysThatMayReturn(const game::TypedMatch<linja::Position>& match);

// By a solved table: every value is exact that does not rest on the history of the game. The values must be for the
// match's game and rule set (isSolved()). Takes as many look-ups as the position has results, about twenty; when one of
// them fails, there are no values. A turn that draws by repetition is worth 0, and so is one that lets a losing
// opponent draw so at once.
[[nodiscard]] TurnValues exactTurnValues(const game::TypedMatch<linja::Position>& match,
                                         const linja::ExactValues& exact, const StopToken& stop);

// A thinker that answers from exact values where it has them for the rule set and the limits ask for the highest level
// or for none, and asks another one otherwise, also when a look-up fails. The depth of its answers is the length of the
// line, the nodes are look-ups.
class ExactThinker final : public Thinker {
public:
    explicit ExactThinker(std::unique_ptr<Thinker> search) : m_search(std::move(search)) {}

    [[nodiscard]] Thought think(const game::Match& match, const Limits& limits, const StopToken& stop,
                                const Progress& progress) override;
    [[nodiscard]] std::vector<Thought> analyse(const game::Match& match, const Limits& limits, int lines,
                                               const StopToken& stop) override;
    void useExactValues(std::shared_ptr<const game::ExactValues> values) override { m_exact = std::move(values); }
    [[nodiscard]] Results results(const game::Match& match) const override;
    [[nodiscard]] std::optional<TurnValues> exactTurnValues(const game::Match& match,
                                                            const StopToken& stop) const override;
    void forget() override { m_search->forget(); }

private:
    [[nodiscard]] bool answers(const game::Match& match, const Limits& limits) const;

    std::unique_ptr<Thinker> m_search;
    std::shared_ptr<const game::ExactValues> m_exact;
};

} // namespace ai
