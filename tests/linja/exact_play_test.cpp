// Perfect play from exact values, against an opponent who knows them too.
#include "core/games/linja/exact_play.h"

#include "core/ai/thinker.h"
#include "core/ai/turn_values.h"
#include "core/games/linja/evaluator.h"
#include "core/games/thinkers.h"
#include "tests/linja/exact_positions.h"

#include <gtest/gtest.h>

#include <cmath>

namespace {

using ai_test::BruteValues;
using ai_test::Solved;
using ai_test::solveLatePositions;
using exact_test::finalMargin;
using exact_test::matchAt;
using exact_test::repliesTo;
using exact_test::Reply;
using linja::Position;
using Turns = std::vector<ai::ExactTurn>;

const ai::StopToken kNever;

// The promise of exact_play.h, in plain words.
double meanLossOfReplies(const Position& position, const linja::ExactValues& values) {
    const auto replies = repliesTo(position, values);
    double weights = 0;
    double lost = 0;
    for (const Reply& reply : replies) {
        const int loss = *values.value(position) - reply.value;
        weights += std::exp(-loss);
        lost += loss * std::exp(-loss);
    }
    return replies.empty() ? 0 : lost / weights;
}

// Plays to the end, `perfect` by exact values and its opponent by `reply`; gives the margin for `perfect`.
template <class Reply>
int playOut(const Position& root, const linja::ExactValues& values, game::Side perfect, Reply&& reply) {
    auto match = matchAt(root, values);
    while (!match.state().outcome && match.plyCount() < 400) {
        ai::ExactPlay play(values, match.position(), match.keys(), kNever);
        const linja::Turn turn = match.position().sideToMove() == perfect ? play.choose().turn : reply(play.turns());
        EXPECT_TRUE(match.play(match.position().turnText(turn)));
    }
    EXPECT_TRUE(match.state().outcome.has_value());
    const bool isRepeated = match.state().outcome->reason == game::Reason::repetition;
    return isRepeated ? 0 : finalMargin(match.position(), perfect);
}

TEST(ExactPlay, ReachesAtLeastThePromisedMarginInEveryRuleSet) {
    for (const auto& rules : linja::ruleSets()) {
        game::Random random(11);
        for (const Solved& solved : solveLatePositions(rules.id, 12, 5)) {
            const auto anyTurn = [&random](const Turns& turns) {
                return turns[random.below(static_cast<std::uint32_t>(turns.size()))].turn;
            };
            const auto bestTurn = [](const Turns& turns) {
                return std::max_element(turns.begin(), turns.end(),
                                        [](const auto& a, const auto& b) { return a.value < b.value; })
                    ->turn;
            };
            const game::Side mover = solved.root.sideToMove();
            const int promised = *solved.values->value(solved.root);
            EXPECT_GE(playOut(solved.root, *solved.values, mover, anyTurn), promised) << solved.root.text();
            EXPECT_EQ(playOut(solved.root, *solved.values, mover, bestTurn), promised) << solved.root.text();
            EXPECT_EQ(playOut(solved.root, *solved.values, game::opponent(mover), bestTurn), -promised);
        }
    }
}

TEST(ExactPlay, TakesTheBestTurnAfterWhichTheOpponentHasMostToLose) {
    for (const auto& rules : linja::ruleSets()) {
        if (rules.rules.openingEarnsBonus)
            continue; // there progress comes first
        for (const Solved& solved : solveLatePositions(rules.id, 12, 8)) {
            ai::ExactPlay play(*solved.values, solved.root, {}, kNever);
            const ai::ExactTurn chosen = play.choose();
            EXPECT_EQ(chosen.value, *solved.values->value(solved.root));
            const double chances = meanLossOfReplies(chosen.after, *solved.values);
            for (const ai::ExactTurn& turn : play.turns()) {
                if (turn.value == chosen.value) {
                    EXPECT_LE(meanLossOfReplies(turn.after, *solved.values), chances + 1e-4);
                }
            }
        }
    }
}

TEST(ExactPlay, RanksEveryResultByValueWithTheChosenOneFirst) {
    for (const Solved& solved : solveLatePositions("rulebook", 12, 2)) {
        ai::ExactPlay play(*solved.values, solved.root, {}, kNever);
        const Turns ranked = play.ranked();
        ASSERT_EQ(ranked.size(), repliesTo(solved.root, *solved.values).size());
        EXPECT_EQ(ranked.front().turn, play.choose().turn);
        EXPECT_TRUE(std::is_sorted(ranked.begin(), ranked.end(),
                                   [](const auto& a, const auto& b) { return a.value > b.value; }));
    }
}

// Won positions where a turn that keeps the value leaves the total as it is, so that a careless player goes round; with
// how many turns keep the value and raise the total.
struct Tempting {
    Position position;
    std::shared_ptr<const BruteValues> values;
    int raising = 0;
};

std::vector<Tempting> temptingPositions(std::string_view rules, std::uint64_t oneIn = 4) {
    std::vector<Tempting> found;
    for (const Solved& solved : solveLatePositions(rules, 60, 21))
        for (const Position& position : solved.values->positions()) {
            const int value = *solved.values->value(position);
            if (position.outcome() || value <= 0 || position.key() % oneIn != 0)
                continue;
            Tempting tempting{position, solved.values, 0};
            int waiting = 0;
            for (const Reply& reply : repliesTo(position, *solved.values)) {
                const bool raises =
                    reply.after.outcome() || ai::totalProgress(reply.after) > ai::totalProgress(position);
                tempting.raising += reply.value == value && raises ? 1 : 0;
                waiting += reply.value == value && !raises ? 1 : 0;
            }
            if (waiting > 1 || (waiting == 1 && tempting.raising > 0))
                found.push_back(tempting);
        }
    return found;
}

TEST(ExactPlay, AheadItTakesATurnThatCannotBeUndoneWhereOneKeepsTheValue) {
    for (const std::string_view rules : {"rulebook+opening-bonus", "rulebook+optional-bonus+opening-bonus"}) {
        int seen = 0;
        for (const Tempting& at : temptingPositions(rules)) {
            if (at.raising == 0)
                continue;
            ++seen;
            const Position after = ai::ExactPlay(*at.values, at.position, {}, kNever).choose().after;
            EXPECT_EQ(-*at.values->value(after), *at.values->value(at.position));
            EXPECT_TRUE(after.outcome() || ai::totalProgress(after) > ai::totalProgress(at.position));
        }
        EXPECT_GE(seen, 100) << rules;
    }
}

// The definition of exact_play.h, without its limits of look-ups: how many turns of its own the side ahead needs to
// force a rise of the total or the end at this value, with positions that may not occur again.
class RaiseCounter {
public:
    RaiseCounter(const BruteValues& values, int value, std::vector<std::uint64_t> drawn = {})
        : m_values(values), m_value(value), m_drawn(std::move(drawn)) {}

    // After a turn of the side ahead; kNever where a few do not do.
    [[nodiscard]] int turnsAfter(const Position& before, const Position& after) const {
        if (rises(before, after))
            return 0;
        for (int turns = 1; turns <= 4; ++turns)
            if (otherMustRaise(after, turns))
                return turns;
        return kNever;
    }

    static constexpr int kNever = 1000;

private:
    [[nodiscard]] static bool rises(const Position& before, const Position& after) {
        return after.outcome() || ai::totalProgress(after) > ai::totalProgress(before);
    }
    [[nodiscard]] bool isDrawn(const Position& position) const {
        return std::find(m_drawn.begin(), m_drawn.end(), position.key()) != m_drawn.end();
    }
    [[nodiscard]] bool otherMustRaise(const Position& position, int turns) const {
        for (const Reply& reply : repliesTo(position, m_values))
            if (isDrawn(reply.after) || (!rises(position, reply.after) && !leaderRaises(reply.after, turns)))
                return false;
        return true;
    }
    [[nodiscard]] bool leaderRaises(const Position& position, int turns) const {
        if (turns == 0)
            return false;
        for (const Reply& reply : repliesTo(position, m_values))
            if (!isDrawn(reply.after) && reply.value >= m_value &&
                (rises(position, reply.after) || otherMustRaise(reply.after, turns - 1)))
                return true;
        return false;
    }

    const BruteValues& m_values;
    int m_value;
    std::vector<std::uint64_t> m_drawn;
};

TEST(ExactPlay, AheadItTakesTheTurnThatForcesARiseSoonest) {
    int seen = 0;
    for (const Tempting& at : temptingPositions("rulebook+optional-bonus+opening-bonus", 1)) {
        if (at.raising != 0)
            continue;
        const int value = *at.values->value(at.position);
        const RaiseCounter counter(*at.values, value);
        std::vector<int> counts;
        for (const Reply& reply : repliesTo(at.position, *at.values))
            if (reply.value == value)
                counts.push_back(counter.turnsAfter(at.position, reply.after));
        const int soonest = *std::min_element(counts.begin(), counts.end());
        ++seen;
        const Position after = ai::ExactPlay(*at.values, at.position, {}, kNever).choose().after;
        EXPECT_EQ(counter.turnsAfter(at.position, after), soonest) << at.position.text();
    }
    EXPECT_GE(seen, 20);
}

// With the positions drawn that the chosen way leads through, another way is taken where there is one.
TEST(ExactPlay, AWayThroughADrawForcesNothing) {
    int changed = 0;
    for (const Tempting& at : temptingPositions("rulebook+optional-bonus+opening-bonus", 1)) {
        if (at.raising != 0)
            continue;
        const int value = *at.values->value(at.position);
        const Position chosen = ai::ExactPlay(*at.values, at.position, {}, kNever).choose().after;
        // Where the side ahead goes on to, two turns later.
        std::vector<std::uint64_t> drawn;
        for (const Reply& reply : repliesTo(chosen, *at.values))
            for (const Reply& next : repliesTo(reply.after, *at.values))
                if (next.value >= value)
                    drawn.push_back(next.after.key());
        std::vector<std::uint64_t> keys;
        for (const std::uint64_t key : drawn)
            keys.insert(keys.end(), 2, key);
        keys.push_back(at.position.key());
        ai::ExactPlay play(*at.values, at.position, keys, kNever);
        const RaiseCounter counter(*at.values, value, drawn);
        int soonest = RaiseCounter::kNever;
        for (const ai::ExactTurn& turn : play.turns())
            if (turn.value == value)
                soonest = std::min(soonest, counter.turnsAfter(at.position, turn.after));
        const ai::ExactTurn turn = play.choose();
        if (turn.value != value || soonest == RaiseCounter::kNever)
            continue;
        EXPECT_EQ(counter.turnsAfter(at.position, turn.after), soonest) << at.position.text();
        changed += turn.key != chosen.key() ? 1 : 0;
    }
    EXPECT_GE(changed, 10);
}

TEST(ExactPlay, NotAheadItSetsProblemsAlsoWherePositionsCanComeBack) {
    int seen = 0;
    for (const Solved& solved : solveLatePositions("rulebook+optional-bonus+opening-bonus", 40, 8)) {
        if (*solved.values->value(solved.root) > 0)
            continue;
        ai::ExactPlay play(*solved.values, solved.root, {}, kNever);
        const ai::ExactTurn chosen = play.choose();
        const double chances = meanLossOfReplies(chosen.after, *solved.values);
        for (const ai::ExactTurn& turn : play.turns())
            if (turn.value == chosen.value && turn.key != chosen.key) {
                ++seen;
                EXPECT_LE(meanLossOfReplies(turn.after, *solved.values), chances + 1e-4);
            }
    }
    EXPECT_GE(seen, 20);
}

TEST(ExactPlay, NeverLetsAWonPositionGoRoundInCircles) {
    int withoutRaise = 0;
    for (const std::string_view rules : {"rulebook+opening-bonus", "rulebook+optional-bonus+opening-bonus"}) {
        for (const Tempting& at : temptingPositions(rules)) {
            withoutRaise += at.raising == 0 ? 1 : 0;
            if (at.raising != 0 && at.position.key() % 64 != 0)
                continue;
            const game::Side mover = at.position.sideToMove();
            auto match = matchAt(at.position, *at.values);
            while (!match.state().outcome) {
                ai::ExactPlay play(*at.values, match.position(), match.keys(), kNever);
                const Turns turns = play.turns();
                ai::ExactTurn turn = turns.front();
                if (match.position().sideToMove() == mover)
                    turn = play.choose();
                else // waits whenever that costs nothing
                    for (const ai::ExactTurn& other : turns)
                        if (other.value > turn.value ||
                            (other.value == turn.value &&
                             ai::totalProgress(other.after) < ai::totalProgress(turn.after)))
                            turn = other;
                ASSERT_EQ(std::count(match.keys().begin(), match.keys().end(), turn.key), 0)
                    << rules << ' ' << at.position.text();
                ASSERT_TRUE(match.play(match.position().turnText(turn.turn)));
            }
            EXPECT_EQ(finalMargin(match.position(), mover), *at.values->value(at.position));
        }
    }
    EXPECT_GE(withoutRaise, 20);
}

TEST(ExactPlay, ATurnToTheThirdOccurrenceIsWorthADraw) {
    int seen = 0;
    for (const Solved& solved : solveLatePositions("rulebook+opening-bonus", 20, 4)) {
        ai::ExactPlay fresh(*solved.values, solved.root, {}, kNever);
        const ai::ExactTurn best = fresh.choose();
        if (best.value <= 0 || best.after.outcome())
            continue;
        const std::vector<std::uint64_t> keys = {best.key, 1, best.key, 2, solved.root.key()};
        ai::ExactPlay again(*solved.values, solved.root, keys, kNever);
        for (const ai::ExactTurn& turn : again.turns())
            if (turn.key == best.key) {
                EXPECT_EQ(turn.value, 0);
                EXPECT_FALSE(turn.isExact);
                ++seen;
            }
    }
    EXPECT_GT(seen, 0);
}

TEST(ExactPlay, ATurnThatLetsTheLoserRepeatIsWorthADraw) {
    int seen = 0;
    for (const Solved& solved : solveLatePositions("rulebook+opening-bonus", 20, 4)) {
        ai::ExactPlay fresh(*solved.values, solved.root, {}, kNever);
        const ai::ExactTurn best = fresh.choose();
        const auto replies = repliesTo(best.after, *solved.values);
        if (best.value <= 0 || replies.empty() || replies.front().after.outcome())
            continue;
        const std::uint64_t reply = replies.front().after.key();
        const std::vector<std::uint64_t> keys = {reply, 1, reply, 2, solved.root.key()};
        ai::ExactPlay again(*solved.values, solved.root, keys, kNever);
        for (const ai::ExactTurn& turn : again.turns())
            if (turn.key == best.key) {
                EXPECT_EQ(turn.value, 0);
                EXPECT_FALSE(turn.isExact);
                ++seen;
            }
    }
    EXPECT_GT(seen, 0);
}

} // namespace
