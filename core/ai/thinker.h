// The computer player of every game: given a match, a limit and a stop flag, it names a turn and says what it is worth.
// Implemented once for all games by match_thinker.h; made by games::newThinker(), as only the list of games knows them.
//
// Values are in the game's own units, always for the side to move in the position asked about: points of margin at the
// end of the game in Linja. Nothing here throws or faults: a match that is over gives a thought without a turn.
#pragma once

#include "core/ai/stop_token.h"
#include "core/game/exact_values.h"
#include "core/game/match.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ai {

// How long to think. 0 means no such limit; several limits hold together, the first reached ends the search. With none
// of level, depth, nodes and moveTime the thinker plays the highest level. A level is limited by nodes, never by the
// clock, so it means the same on every machine; `depth` counts whole turns.
struct Limits {
    int level = 0; // 1 to levelCount(): weakest to strongest
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds moveTime{0};
    // Of the game: fixes what a level overlooks. Same seed and limits give the same turn and node count.
    std::uint64_t seed = 0;

    friend bool operator==(const Limits&, const Limits&) = default;
};

// What a position is worth to the side to move.
struct Value {
    enum class Kind : std::uint8_t { units, winIn, lossIn };

    Kind kind = Kind::units;
    // In Linja points of margin, in Lines of Action hundredths of the logarithm of the odds to win; for winIn and
    // lossIn the turns of both sides to the end, from 1 for a turn that ends the game.
    int amount = 0;
    // It rests on ends of the game or on solved values alone. Never true of what rests on the history of the game, such
    // as a draw by repetition. An end that is forced, but perhaps quicker than `amount` tells, is not exact.
    bool exact = false;

    // "12", "-3", "win 5", "loss 4": the form of the command line.
    [[nodiscard]] std::string text() const;
    friend bool operator==(const Value&, const Value&) = default;
};

struct Thought {
    std::string turn; // in the game's text form; empty only when the game is over
    Value value;
    // Whole turns searched to the end; 0 when the search ended before the first was done.
    int depth = 0;
    std::uint64_t nodes = 0;
    std::vector<std::string> line; // the expected play, beginning with `turn`
    // The stop flag or the clock ended the search, rather than depth, nodes or an exact value.
    bool stopped = false;
};

struct Results;    // turn_results.h
struct TurnValues; // turn_values.h

// Called after every finished depth, in the thread of the search.
using Progress = std::function<void(const Thought&)>;

// One computer player. Keeps what it has learnt from turn to turn; use one a player, one search at a time.
class Thinker {
public:
    virtual ~Thinker() = default;

    // The turn to play in the match's current position. Always a legal one, also when `stop` is set beforehand. Returns
    // within 20 ms of a stop request. Draws by repetition are judged with the match's history.
    [[nodiscard]] virtual Thought think(const game::Match& match, const Limits& limits, const StopToken& stop,
                                        const Progress& progress = {}) = 0;

    // The best `lines` turns that end in distinct positions, best first, fewer when there are fewer.
    [[nodiscard]] virtual std::vector<Thought> analyse(const game::Match& match, const Limits& limits, int lines,
                                                       const StopToken& stop) = 0;

    // From now on the highest level and searches without a limit play by these values in the game and rule set they
    // are for;
    // null ends that. Levels below the highest, and searches with limits of their own, do not use them, nor
    // does a thinker of a game that has none.
    virtual void useExactValues(std::shared_ptr<const game::ExactValues> values) = 0;

    // The distinct results of the match's current position, in the order of its turns, valued only where they end the
    // game; none when it is over.
    [[nodiscard]] virtual Results results(const game::Match& match) const = 0;

    // What every turn of the current position is worth by the exact values; nothing without any for the match's game
    // and rule set.
    [[nodiscard]] virtual std::optional<TurnValues> exactTurnValues(const game::Match& match,
                                                                    const StopToken& stop) const;

    // Forgets everything learnt, as before a new game or a measurement. Frees the memory of the table.
    virtual void forget() = 0;

protected:
    Thinker() = default;
    Thinker(const Thinker&) = default;
    Thinker& operator=(const Thinker&) = default;
};

// How many levels there are; level 1 is the weakest.
[[nodiscard]] int levelCount();

} // namespace ai
