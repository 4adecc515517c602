// What each turn and each turn begun is worth.
#include "core/ai/turn_values.h"

#include "core/ai/turn_results.h"
#include "core/games/thinkers.h"
#include "tests/linja/brute_values.h"

#include <gtest/gtest.h>

namespace {

using ai_test::Solved;
using ai_test::solveLatePositions;
using linja::Position;

const ai::StopToken kNever;

ai::TurnValues exactValuesOf(const Solved& solved) {
    const game::TypedMatch<Position> match(solved.values->rules(), solved.root);
    return ai::exactTurnValues(match, *solved.values, kNever);
}

int valueAfter(const Solved& solved, const game::TurnView& turn) {
    Position after = solved.root;
    after.play(*solved.root.parseTurn(turn.text));
    return -*solved.values->value(after);
}

TEST(TurnValues, ValueEveryLegalTurnInEveryRuleSet) {
    for (const auto& rules : linja::ruleSets())
        for (const Solved& solved : solveLatePositions(rules.id, 6, 13)) {
            const ai::TurnValues values = exactValuesOf(solved);
            EXPECT_TRUE(values.isExact());
            for (const auto& turn : solved.root.legalTurns()) {
                const ai::TurnResult* result = values.find(solved.root.turnText(turn));
                ASSERT_NE(result, nullptr);
                EXPECT_EQ(result->value.amount, valueAfter(solved, solved.root.turnView(turn)));
            }
            EXPECT_EQ(values.results.front().value.amount, *solved.values->value(solved.root));
        }
}

TEST(TurnValues, TurnsWithTheSamePositionAreOneResult) {
    // 2-3 into a row of one pawn, then 1-2, is the same as 1-2 into a row of one pawn, then 2-3.
    const auto match = games::newMatch("linja", "rulebook", "1r/1r/1r/-/-/-/-/9r12b r");
    ASSERT_TRUE(match);
    const ai::StopToken stop;
    const auto thinker = games::newThinker("linja");
    const ai::TurnValues values = ai::searchedTurnValues(**match, *thinker, {.depth = 2}, stop);
    const ai::TurnResult* one = values.find("1-2,2-3");
    ASSERT_NE(one, nullptr);
    EXPECT_EQ(one, values.find("2-3,1-2"));
    EXPECT_EQ(one->turn(), "1-2,2-3");
    EXPECT_EQ(values.find("3-8"), nullptr);
}

TEST(TurnValues, ATurnBegunIsWorthItsBestCompletion) {
    for (const Solved& solved : solveLatePositions("rulebook", 8, 14)) {
        const ai::TurnValues values = exactValuesOf(solved);
        for (const auto& begun : solved.root.legalTurns()) {
            const auto steps = solved.root.turnView(begun).steps;
            for (std::size_t count = 0; count <= steps.size(); ++count) {
                int best = -1000;
                for (const auto& turn : solved.root.legalTurns()) {
                    const auto view = solved.root.turnView(turn);
                    if (view.steps.size() >= count &&
                        std::equal(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(count),
                                   view.steps.begin()))
                        best = std::max(best, valueAfter(solved, view));
                }
                EXPECT_EQ(values.bestAfter(std::span(steps).first(count))->value.amount, best);
            }
        }
    }
}

TEST(TurnValues, ListTheNextStepsBestFirst) {
    const Solved solved = solveLatePositions("rulebook", 1, 15).front();
    const ai::TurnValues values = exactValuesOf(solved);
    const auto openings = values.nextSteps({});
    ASSERT_FALSE(openings.empty());
    EXPECT_EQ(openings.front().value, values.results.front().value);
    for (std::size_t i = 0; i < openings.size(); ++i) {
        EXPECT_EQ(openings[i].step.kind, game::StepKind::opening);
        const std::array steps{openings[i].step};
        EXPECT_EQ(openings[i].value, values.bestAfter(steps)->value);
        if (i > 0) {
            EXPECT_LE(openings[i].value.amount, openings[i - 1].value.amount);
        }
    }
    const std::array nowhere{game::StepView{7, 0}};
    EXPECT_EQ(values.bestAfter(nowhere), nullptr);
    EXPECT_TRUE(values.nextSteps(nowhere).empty());
}

TEST(TurnValues, APassIsForced) {
    const auto match = games::newMatch("linja", "rulebook", "-/-/6r/6b/-/-/-/6r6b r");
    ASSERT_TRUE(match);
    const auto thinker = games::newThinker("linja");
    const ai::TurnValues values = ai::searchedTurnValues(**match, *thinker, {.nodes = 500}, kNever);
    EXPECT_TRUE(values.isForced());
    ASSERT_NE(values.find("pass"), nullptr);
    EXPECT_TRUE(values.nextSteps({}).empty());
    EXPECT_EQ(values.bestAfter({}), &values.results.front());
}

TEST(TurnValues, AFinishedGameHasNone) {
    const auto match = games::newMatch("linja", "rulebook", "6b/4b/2b/-/1r/3r/3r/5r r");
    ASSERT_TRUE(match);
    const auto thinker = games::newThinker("linja");
    const ai::TurnValues values = ai::searchedTurnValues(**match, *thinker, {}, kNever);
    EXPECT_TRUE(values.results.empty());
    EXPECT_FALSE(values.isExact());
    EXPECT_EQ(values.bestAfter({}), nullptr);
}

TEST(TurnValues, SearchFindsTheExactOnesNearTheEndAndSaysSo) {
    int exact = 0;
    for (const Solved& solved : solveLatePositions("rulebook", 10, 16)) {
        const game::TypedMatch<Position> match(solved.values->rules(), solved.root);
        const auto thinker = games::newThinker("linja");
        const ai::TurnValues searched = ai::searchedTurnValues(match, *thinker, {.nodes = 200'000}, kNever);
        for (const ai::TurnResult& result : searched.results) {
            if (!result.value.exact)
                continue;
            ++exact;
            EXPECT_EQ(result.value.amount, valueAfter(solved, result.turns.front()));
        }
    }
    EXPECT_GE(exact, 20);
}

TEST(TurnValues, SearchValuesEveryTurnOfTheStart) {
    const auto match = games::newMatch("linja");
    ASSERT_TRUE(match);
    const auto thinker = games::newThinker("linja");
    const ai::TurnValues values = ai::searchedTurnValues(**match, *thinker, {.nodes = 20'000}, kNever);
    EXPECT_EQ(values.results.size(), 74U);
    EXPECT_FALSE(values.isExact());
    for (const auto& turn : (*match)->legalTurns())
        EXPECT_NE(values.find(turn.text), nullptr);
}

TEST(TurnValues, SearchRepeatsItselfForTheSameNodes) {
    const auto match = games::newMatch("linja", "classic");
    ASSERT_TRUE(match);
    const auto valuesOf = [&match = **match](const ai::Limits& limits) {
        return ai::searchedTurnValues(match, *games::newThinker("linja"), limits, kNever).results;
    };
    const auto one = valuesOf({.nodes = 30'000});
    const auto two = valuesOf({.nodes = 30'000});
    ASSERT_EQ(one.size(), two.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].turn(), two[i].turn());
        EXPECT_EQ(one[i].value, two[i].value);
    }
}

TEST(TurnValues, AStoppedSearchStillNamesEveryTurn) {
    ai::StopToken stop;
    stop.request();
    const auto match = games::newMatch("linja");
    ASSERT_TRUE(match);
    const auto thinker = games::newThinker("linja");
    const ai::TurnValues values = ai::searchedTurnValues(**match, *thinker, {}, stop);
    EXPECT_TRUE(values.stopped);
    EXPECT_EQ(values.results.size(), 74U);
    EXPECT_FALSE(values.isExact());
}

TEST(TurnValues, StoppedExactValuesAreLeftOut) {
    ai::StopToken stop;
    stop.request();
    int stopped = 0;
    for (const Solved& solved : solveLatePositions("classic", 5, 17)) {
        const game::TypedMatch<Position> match(solved.values->rules(), solved.root);
        const bool hasChoice = ai::exactTurnValues(match, *solved.values, kNever).results.size() > 1;
        const ai::TurnValues values = ai::exactTurnValues(match, *solved.values, stop);
        EXPECT_EQ(values.stopped, hasChoice) << solved.root.text();
        EXPECT_EQ(values.results.size(), hasChoice ? 0U : 1U) << solved.root.text();
        EXPECT_FALSE(values.failed);
        stopped += hasChoice ? 1 : 0;
    }
    EXPECT_GE(stopped, 3);
}

// Takes every position for worth three points to its side to move.
class Three final : public linja::ExactValues {
public:
    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return linja::ruleSets().front(); }
    [[nodiscard]] std::optional<int> value(const Position&) const override { return 3; }
};

TEST(TurnValues, TheOnlyTurnHasItsExactValueAlsoWhenStopped) {
    ai::StopToken stop;
    stop.request();
    const auto& rules = linja::ruleSets().front();
    const auto position = Position::parse("-/-/6r/6b/-/-/-/6r6b r", rules.rules);
    ASSERT_TRUE(position);
    const ai::TurnValues values = ai::exactTurnValues(game::TypedMatch<Position>(rules, *position), Three(), stop);
    EXPECT_FALSE(values.stopped);
    ASSERT_EQ(values.results.size(), 1U);
    EXPECT_EQ(values.results.front().turn(), "pass");
    EXPECT_EQ(values.results.front().value, (ai::Value{ai::Value::Kind::units, -3, true}));
}

// Takes as many nodes for each answer, and values every position at its depth; keeps what it was asked.
class Accountant final : public ai::Thinker {
public:
    explicit Accountant(std::uint64_t nodes) : m_nodes(nodes) {}

    [[nodiscard]] ai::Thought think(const game::Match&, const ai::Limits& limits, const ai::StopToken&,
                                    const ai::Progress&) override {
        asked.push_back(limits);
        ai::Thought thought;
        thought.depth = limits.depth;
        thought.value.amount = limits.depth;
        thought.nodes = limits.nodes == 0 ? m_nodes : std::min(m_nodes, limits.nodes);
        spent += thought.nodes;
        return thought;
    }
    [[nodiscard]] std::vector<ai::Thought> analyse(const game::Match&, const ai::Limits&, int,
                                                   const ai::StopToken&) override {
        return {};
    }
    [[nodiscard]] ai::Results results(const game::Match& match) const override { return m_game->results(match); }
    void useExactValues(std::shared_ptr<const game::ExactValues>) override {}
    void forget() override {}

    std::vector<ai::Limits> asked;
    std::uint64_t spent = 0;

private:
    std::unique_ptr<ai::Thinker> m_game = games::newThinker("linja");
    std::uint64_t m_nodes;
};

constexpr std::size_t kResults = 74; // of the start

TEST(TurnValues, AllSearchesTogetherKeepToTheNodes) {
    const auto match = games::newMatch("linja");
    Accountant thinker(100);
    const std::uint64_t twoDepths = 2 * kResults * 100;
    const ai::TurnValues values = ai::searchedTurnValues(**match, thinker, {.nodes = twoDepths + 150}, kNever);
    EXPECT_EQ(thinker.spent, twoDepths + 150);
    ASSERT_EQ(thinker.asked.size(), 2 * kResults + 2);
    EXPECT_EQ(thinker.asked.back().nodes, 50U) << "what is left";
    EXPECT_EQ(thinker.asked.back().depth, 3);
    for (const ai::TurnResult& result : values.results)
        EXPECT_EQ(result.value.amount, -2) << "of the last whole depth";
}

TEST(TurnValues, NodesThatEndWithADepthBeginNoOther) {
    const auto match = games::newMatch("linja");
    Accountant thinker(100);
    (void)ai::searchedTurnValues(**match, thinker, {.nodes = 2 * kResults * 100}, kNever);
    EXPECT_EQ(thinker.asked.size(), 2 * kResults);
}

TEST(TurnValues, TooFewNodesStillValueEveryTurnOnce) {
    const auto match = games::newMatch("linja");
    Accountant thinker(100);
    const ai::TurnValues values = ai::searchedTurnValues(**match, thinker, {.nodes = 250}, kNever);
    EXPECT_EQ(thinker.asked.size(), kResults);
    EXPECT_EQ(thinker.spent, 250 + (kResults - 3)) << "a node each for those behind the limit";
    for (const ai::TurnResult& result : values.results)
        EXPECT_EQ(result.value.amount, -1);
}

TEST(TurnValues, WithoutAnyLimitAMillionNodesAreSpent) {
    const auto match = games::newMatch("linja");
    Accountant thinker(10'000);
    (void)ai::searchedTurnValues(**match, thinker, {}, kNever);
    EXPECT_EQ(thinker.spent, 1'000'000U);
}

TEST(TurnValues, DepthCountsTheTurnItself) {
    const auto match = games::newMatch("linja");
    Accountant thinker(1);
    (void)ai::searchedTurnValues(**match, thinker, {.depth = 3}, kNever);
    EXPECT_EQ(thinker.asked.size(), 2 * kResults);
    EXPECT_EQ(thinker.asked.back().depth, 2);
    EXPECT_EQ(thinker.asked.back().nodes, 0U);
}

TEST(TurnValues, OrderValuesOfAllKinds) {
    using Kind = ai::Value::Kind;
    const std::vector<ai::Value> ascending = {{Kind::lossIn, 1}, {Kind::lossIn, 5}, {Kind::units, -90},
                                              {Kind::units, 3},  {Kind::winIn, 7},  {Kind::winIn, 2}};
    for (std::size_t i = 1; i < ascending.size(); ++i)
        EXPECT_LT(ai::rankOf(ascending[i - 1]), ai::rankOf(ascending[i]));
}

TEST(TurnValues, KnowWhichRuleSetTheValuesAreFor) {
    const Solved solved = solveLatePositions("rulebook", 1, 18).front();
    EXPECT_TRUE(ai::isSolved(**games::newMatch("linja", "rulebook"), solved.values.get()));
    EXPECT_FALSE(ai::isSolved(**games::newMatch("linja", "classic"), solved.values.get()));
    EXPECT_FALSE(ai::isSolved(**games::newMatch("linja", "rulebook"), nullptr));
}

TEST(TurnValues, OfFailedLookUpsAreLeftOut) {
    for (const Solved& solved : solveLatePositions("rulebook", 5, 4)) {
        const game::TypedMatch<Position> match(solved.values->rules(), solved.root);
        const auto results = static_cast<int>(exactValuesOf(solved).results.size());
        for (const int answers : {0, results - 1}) {
            const ai_test::FailingValues failing(solved.values, answers);
            const ai::TurnValues values = ai::exactTurnValues(match, failing, kNever);
            EXPECT_TRUE(values.failed);
            EXPECT_TRUE(values.results.empty());
            EXPECT_FALSE(values.isExact());
        }
        EXPECT_FALSE(exactValuesOf(solved).failed);
    }
}

} // namespace
