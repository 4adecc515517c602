// Matches between two computer players, with sides alternating: what `linja-cli match` and the measurements of the
// levels use.
#pragma once

#include "core/ai/thinker.h"
#include "core/game/match.h"
#include "core/game/result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

namespace ai {

// Who plays, as text: "level=3", "movetime=100" (milliseconds), "nodes=5000", "depth=4", joined by commas; or "random"
// or "greedy" alone.
struct PlayerSpec {
    enum class Kind : std::uint8_t { search, random, greedy };

    Kind kind = Kind::search;
    Limits limits;

    // Fault: playerSpec with the part that is wrong as text.
    [[nodiscard]] static game::Result<PlayerSpec> parse(std::string_view text);
    friend bool operator==(const PlayerSpec&, const PlayerSpec&) = default;
};

struct ArenaPlan {
    std::string_view gameId{};
    std::string_view rulesId{}; // empty: the game's default
    PlayerSpec first{};
    PlayerSpec second{};
    int games = 2;
    int openings = 0; // random turns before each pair of games, the same for both
    std::uint64_t seed = 0;
};

// From the side of the first player. Points are those of the game's score, in half points (game/outcome.h).
struct ArenaResult {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    long long firstHalves = 0;
    long long secondHalves = 0;
    long long turns = 0; // of all games, openings included

    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] double meanTurns() const { return games() == 0 ? 0.0 : static_cast<double>(turns) / games(); }
    // Wins and half the draws by games, from 0 to 1; half where nothing was played.
    [[nodiscard]] double score() const;
};

// Where the true score lies in 95 of 100 cases, by Wilson's interval; a little wide where games were drawn.
struct ScoreInterval {
    double low = 0;
    double high = 1;
};
[[nodiscard]] ScoreInterval scoreInterval(const ArenaResult& result);

// The difference in Elo that gives this score; infinite for 0 and 1.
[[nodiscard]] double eloOf(double score);

// A game that has just been played.
struct ArenaGame {
    int number = 1; // from 1
    const game::Match& match;
    game::Side firstPlays = game::Side::first; // the side of the first player
};

// Who makes the matches and players of a game: games::kArenaMakers.
struct ArenaMakers {
    // As games::newMatch().
    game::Result<std::unique_ptr<game::Match>> (*newMatch)(std::string_view gameId, std::string_view rulesId,
                                                           std::string_view positionText) = nullptr;
    // The player a spec describes, or null when there is no such game.
    std::unique_ptr<Thinker> (*newPlayer)(std::string_view gameId, const PlayerSpec& spec) = nullptr;
};

// Plays the games one after another; `afterGame` is called after each, with the result so far. A game that reaches
// 2,000 turns counts as drawn. Ends early when `stop` is set; a game not finished then counts nowhere. Faults:
// those of newMatch.
using AfterGame = std::function<void(const ArenaGame& game, const ArenaResult& soFar)>;
[[nodiscard]] game::Result<ArenaResult> playArena(const ArenaMakers& makers, const ArenaPlan& plan,
                                                  const StopToken& stop, const AfterGame& afterGame = {});

} // namespace ai
