#include "core/games/linja/solver/self_play.h"

#include "core/game/results.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace solver {
namespace {

using game::Side;
using linja::Position;

int progressOf(const Position& position) {
    int sum = 0;
    for (int row = 0; row < linja::kRows; ++row)
        sum += row * (linja::countAt(position.rows(Side::first), row) +
                      linja::countAt(linja::flipRows(position.rows(Side::second)), row));
    return sum;
}

// A failed look-up is found by selfPlay().
int valueOf(const linja::ExactValues& values, const Position& position) {
    return values.value(position).value_or(0);
}

// The distinct results of the turns of a position.
std::vector<Position> resultsOf(const Position& position) {
    std::vector<Position> results;
    game::forEachResult(position,
                        [&](const linja::Turn&, const Position& after, std::uint64_t) { results.push_back(after); });
    return results;
}

class Players {
public:
    Players(const linja::ExactValues& values, game::Random& random) : m_values(values), m_random(random) {}

    [[nodiscard]] Position choose(const Position& position) {
        std::vector<Position> best = bestResults(position);
        if (m_values.rules().rules.openingEarnsBonus && valueOf(m_values, position) > 0)
            keepShortest(position, best);
        return best[m_random.below(static_cast<std::uint32_t>(best.size()))];
    }

private:
    // More turns than this within a layer have never been needed.
    static constexpr int kMostTurnsInLayer = 12;

    [[nodiscard]] std::vector<Position> bestResults(const Position& position) const {
        std::vector<Position> best;
        int bestValue = std::numeric_limits<int>::min();
        for (const Position& after : resultsOf(position)) {
            const int value = -valueOf(m_values, after);
            if (value > bestValue)
                best.clear();
            if (value >= bestValue)
                best.push_back(after);
            bestValue = std::max(bestValue, value);
        }
        return best;
    }

    // Leaves of the best results only those from which the mover leaves the layer soonest.
    void keepShortest(const Position& position, std::vector<Position>& best) const {
        for (int limit = 1; limit <= kMostTurnsInLayer; ++limit) {
            std::vector<Position> kept;
            for (const Position& after : best)
                if (leaves(position, after, limit))
                    kept.push_back(after);
            if (!kept.empty()) {
                best = std::move(kept);
                return;
            }
        }
    }

    // Whether the turn to `after` leaves the layer or ends the game, or is followed by whatever turn that stays by one
    // that keeps the value and does so, with at most `limit` turns of the mover.
    [[nodiscard]] bool leaves(const Position& before, const Position& after, int limit) const {
        if (after.outcome() || progressOf(after) > progressOf(before))
            return true;
        if (limit == 1)
            return false;
        for (const Position& reply : resultsOf(after)) {
            if (reply.outcome() || progressOf(reply) > progressOf(after))
                continue;
            const auto next = bestResults(reply);
            if (std::none_of(next.begin(), next.end(),
                             [&](const Position& result) { return leaves(reply, result, limit - 1); }))
                return false;
        }
        return true;
    }

    const linja::ExactValues& m_values;
    game::Random& m_random;
};

} // namespace

PlayedGame playOut(const linja::ExactValues& values, const Position& start, game::Random& random) {
    Players players(values, random);
    PlayedGame game;
    Position position = start;
    std::vector<std::uint64_t> keys{position.key()};
    while (!position.outcome()) {
        position = players.choose(position);
        keys.push_back(position.key());
        ++game.turns;
        if (linja::adjudicate(position, keys)) {
            game.repeated = true;
            return game;
        }
    }
    const game::Score score = position.score();
    game.margin = score.pointsOf(start.sideToMove()) - score.pointsOf(game::opponent(start.sideToMove()));
    return game;
}

Position randomPosition(const Placements& placements, const linja::Rules& rules, int lowestSum, game::Random& random) {
    const auto below = [&random](int bound) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
    };
    const int sum = lowestSum + below(placements.layers() - lowestSum);
    const int top = placements.levels() - 1;
    const int first = std::max(0, sum - top);
    for (;;) {
        const int level = first + below(std::min(top, sum) - first + 1);
        const int red = placements.levelBegin(level) + below(placements.levelSize(level));
        const int black = placements.levelBegin(sum - level) + below(placements.levelSize(sum - level));
        const linja::RowWord redRows = placements.rows(red);
        const linja::RowWord blackRows = linja::flipRows(placements.rows(black));
        bool fits = true;
        for (int row = 1; row < placements.goal(); ++row)
            fits = fits && linja::countAt(redRows + blackRows, row) <= linja::kRoom;
        if (fits)
            return Position::fromRows(redRows, blackRows, below(2) == 0 ? Side::first : Side::second, rules);
    }
}

SelfPlayReport selfPlay(const linja::ExactValues& values, const Placements& placements, int lowestSum,
                        std::uint64_t games, std::uint64_t seed, const std::function<bool(std::uint64_t)>& goOn) {
    game::Random random(seed);
    SelfPlayReport report;
    while (report.games < games) {
        const Position start = randomPosition(placements, values.rules().rules, lowestSum, random);
        const int promised = valueOf(values, start);
        const PlayedGame played = playOut(values, start, random);
        if (values.fault())
            break;
        ++report.games;
        report.turns += static_cast<std::uint64_t>(played.turns);
        report.repeated += played.repeated ? 1 : 0;
        if (played.margin != promised && report.broken++ == 0)
            report.first = BrokenPromise{start, promised, played.margin};
        if (goOn && !goOn(report.games))
            break;
    }
    return report;
}

} // namespace solver
