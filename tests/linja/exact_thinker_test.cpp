// The player that answers from exact values where it may, and searches where it may not.
#include "core/ai/thinker.h"
#include "core/ai/turn_values.h"
#include "core/games/thinkers.h"
#include "tests/linja/exact_positions.h"
#include "tests/toy/race.h"

#include <gtest/gtest.h>

namespace {

using ai_test::Solved;
using ai_test::solveLatePositions;
using exact_test::finalMargin;
using exact_test::matchAt;
using exact_test::repliesTo;
using exact_test::Reply;
using linja::Position;

const ai::StopToken kNever;

TEST(ExactThinker, TheHighestLevelAndFreeSearchesPlayByExactValues) {
    for (const auto& rules : linja::ruleSets()) {
        for (const Solved& solved : solveLatePositions(rules.id, 4, 6)) {
            const auto match = matchAt(solved.root, *solved.values);
            const auto thinker = games::newThinker("linja");
            thinker->useExactValues(solved.values);
            const ai::Thought free = thinker->think(match, {}, kNever);
            const ai::Thought top = thinker->think(match, {.level = ai::levelCount(), .seed = 3}, kNever);
            EXPECT_EQ(free.turn, top.turn);
            EXPECT_EQ(free.value, (ai::Value{ai::Value::Kind::units, *solved.values->value(solved.root), true}));
            EXPECT_EQ(free.depth, static_cast<int>(free.line.size()));
            EXPECT_GT(free.nodes, 0U);
            EXPECT_FALSE(free.stopped);
        }
    }
}

// Values of another game whose rule set has the name of one of Linja.
class RaceValues final : public game::TypedExactValues<toy::Race> {
public:
    [[nodiscard]] const game::NamedRules<toy::Rules>& rules() const override { return m_rules; }
    [[nodiscard]] std::optional<int> value(const toy::Race& race) const override {
        return race.left() % 4 == 0 ? -1 : 1;
    }

private:
    game::NamedRules<toy::Rules> m_rules{"rulebook", "Race under a borrowed name", {20}};
};

TEST(ExactValues, AreFoundByGameAndRuleSet) {
    const RaceValues race;
    EXPECT_TRUE(race.areFor("race", "rulebook"));
    EXPECT_FALSE(race.areFor("linja", "rulebook"));
    EXPECT_FALSE(race.areFor("race", "classic"));
    EXPECT_EQ(game::valuesOf<toy::Race>(&race), &race);
    EXPECT_EQ(game::valuesOf<Position>(&race), nullptr);
    EXPECT_EQ(game::valuesOf<Position>(nullptr), nullptr);
}

TEST(ExactThinker, DoesNotPlayByTheValuesOfAnotherGame) {
    const std::vector<Solved> solved = solveLatePositions("rulebook", 4, 6);
    ASSERT_FALSE(solved.empty());
    const auto other = std::make_shared<RaceValues>();
    for (const Solved& each : solved) {
        const auto match = matchAt(each.root, *each.values);
        EXPECT_TRUE(ai::isSolved(match, each.values.get()));
        EXPECT_FALSE(ai::isSolved(match, other.get()));
        const auto thinker = games::newThinker("linja");
        const auto plain = games::newThinker("linja");
        thinker->useExactValues(other);
        const ai::Limits limits{.level = ai::levelCount(), .seed = 3};
        const ai::Thought thought = thinker->think(match, limits, kNever);
        const ai::Thought expected = plain->think(match, limits, kNever);
        EXPECT_EQ(thought.turn, expected.turn);
        EXPECT_EQ(thought.nodes, expected.nodes);
    }
}

TEST(ExactThinker, ItsLineIsPerfectPlayToTheEnd) {
    for (const Solved& solved : solveLatePositions("rulebook", 20, 7)) {
        auto match = matchAt(solved.root, *solved.values);
        const auto thinker = games::newThinker("linja");
        thinker->useExactValues(solved.values);
        const ai::Thought thought = thinker->think(match, {}, kNever);
        for (const std::string& turn : thought.line) {
            EXPECT_EQ(thinker->think(match, {}, kNever).turn, turn);
            ASSERT_TRUE(match.play(turn));
        }
        EXPECT_TRUE(match.state().outcome.has_value());
        EXPECT_EQ(finalMargin(match.position(), solved.root.sideToMove()), thought.value.amount);
    }
}

TEST(ExactThinker, AnalysesTheBestTurnsExactly) {
    for (const Solved& solved : solveLatePositions("edition-2015", 6, 9)) {
        const auto match = matchAt(solved.root, *solved.values);
        const auto thinker = games::newThinker("linja");
        thinker->useExactValues(solved.values);
        auto replies = repliesTo(solved.root, *solved.values);
        std::sort(replies.begin(), replies.end(), [](const Reply& a, const Reply& b) { return a.value > b.value; });
        const auto lines = thinker->analyse(match, {}, 3, kNever);
        ASSERT_EQ(lines.size(), std::min<std::size_t>(3, replies.size()));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            EXPECT_EQ(lines[i].value, (ai::Value{ai::Value::Kind::units, replies[i].value, true}));
            EXPECT_EQ(lines[i].line.front(), lines[i].turn);
        }
        EXPECT_EQ(lines.front().turn, thinker->think(match, {}, kNever).turn);
    }
}

TEST(ExactThinker, LowerLevelsLimitsAndOtherRuleSetsDoNotUseThem) {
    const auto solved = solveLatePositions("rulebook", 1, 1).front();
    const auto plain = games::newThinker("linja");
    const auto thinker = games::newThinker("linja");
    thinker->useExactValues(solved.values);
    const auto match = matchAt(solved.root, *solved.values);
    for (const ai::Limits limits : {ai::Limits{.level = 1}, ai::Limits{.depth = 1}, ai::Limits{.nodes = 50}}) {
        EXPECT_EQ(thinker->think(match, limits, kNever).nodes, plain->think(match, limits, kNever).nodes);
        EXPECT_EQ(thinker->think(match, limits, kNever).turn, plain->think(match, limits, kNever).turn);
    }
    // These values hold no position of the other rule set: looking one up would throw.
    const auto other = games::newMatch("linja", "classic", "9b/-/2b/4r/1b/-/-/8r b");
    ASSERT_TRUE(other);
    EXPECT_FALSE(thinker->think(**other, {}, kNever).turn.empty());
    thinker->useExactValues(nullptr);
    EXPECT_EQ(thinker->think(match, {}, kNever).nodes, games::newThinker("linja")->think(match, {}, kNever).nodes);
}

TEST(ExactThinker, GivesALegalTurnAlsoWhenStoppedBeforehand) {
    ai::StopToken stop;
    stop.request();
    for (const Solved& solved : solveLatePositions("rulebook+opening-bonus", 6, 3)) {
        const auto match = matchAt(solved.root, *solved.values);
        const auto thinker = games::newThinker("linja");
        thinker->useExactValues(solved.values);
        const ai::Thought thought = thinker->think(match, {}, stop);
        EXPECT_TRUE(thought.stopped);
        EXPECT_TRUE(solved.root.parseTurn(thought.turn));
        EXPECT_LE(thought.nodes, 1U);
    }
}

// However far it has come, what it then says is what a search without values says.
TEST(ExactThinker, SearchesWhenALookUpFails) {
    for (const Solved& solved : solveLatePositions("rulebook", 4, 8)) {
        const auto match = matchAt(solved.root, *solved.values);
        const ai::Thought searched = games::newThinker("linja")->think(match, {}, kNever);
        const auto searchedLines = games::newThinker("linja")->analyse(match, {}, 2, kNever);
        const auto exact = games::newThinker("linja");
        exact->useExactValues(solved.values);
        const auto needed = static_cast<int>(exact->think(match, {}, kNever).nodes);
        ASSERT_GT(needed, 0);
        for (const int answers : {0, 1, needed / 2, needed - 1}) {
            const auto thinker = games::newThinker("linja");
            thinker->useExactValues(std::make_shared<ai_test::FailingValues>(solved.values, answers));
            const ai::Thought thought = thinker->think(match, {}, kNever);
            EXPECT_EQ(thought.turn, searched.turn) << answers << " of " << needed;
            EXPECT_EQ(thought.value, searched.value);
            EXPECT_EQ(thought.nodes, searched.nodes);
            const auto again = games::newThinker("linja");
            again->useExactValues(std::make_shared<ai_test::FailingValues>(solved.values, answers));
            const auto lines = again->analyse(match, {}, 2, kNever);
            ASSERT_EQ(lines.size(), searchedLines.size());
            EXPECT_EQ(lines.front().line, searchedLines.front().line);
        }
    }
}

} // namespace
