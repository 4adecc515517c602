// What rests on the history of one game is never proven: 7.1 of the rules makes a third occurrence a draw, and only
// `opening-bonus` lets positions come back.
#include "core/ai/search.h"
#include "core/ai/turn_values.h"
#include "core/games/linja/evaluator.h"
#include "core/games/thinkers.h"
#include "tests/linja/brute_values.h"

#include <gtest/gtest.h>

namespace {

using ai_test::BruteValues;
using linja::Position;
using Match = game::TypedMatch<Position>;

const ai::StopToken kNever;

// A position that both sides can leave as it is by turn about: `mine` and then `yours` bring it back.
struct Circle {
    Position position;
    std::shared_ptr<const BruteValues> values;
    std::string mine;
    std::string yours;

    [[nodiscard]] Match match() const { return {values->rules(), position}; }
    // The position after `mine`, both having occurred twice; the other side to move.
    [[nodiscard]] Match afterGoingRound() const {
        Match match = this->match();
        for (const std::string& turn : {mine, yours, mine}) {
            EXPECT_TRUE(match.play(turn)) << turn;
        }
        return match;
    }
};

std::optional<Circle> circleAt(const Position& position, const std::shared_ptr<const BruteValues>& values) {
    for (const auto& mine : position.legalTurns()) {
        Position between = position;
        between.play(mine);
        if (ai::totalProgress(between) != ai::totalProgress(position))
            continue;
        for (const auto& yours : between.legalTurns()) {
            Position after = between;
            after.play(yours);
            if (after.key() == position.key())
                return Circle{position, values, position.turnText(mine), between.turnText(yours)};
        }
    }
    return std::nullopt;
}

// Won or lost positions in which one can go round, of random games near their ends.
std::vector<Circle> circles(std::string_view rules) {
    std::vector<Circle> found;
    for (const auto& solved : ai_test::solveLatePositions(rules, 12, 21))
        for (const Position& position : solved.values->positions())
            if (position.key() % 8 == 0 && solved.values->value(position) != 0)
                if (auto circle = circleAt(position, solved.values))
                    found.push_back(std::move(*circle));
    return found;
}

// Red loses by 8 with best play, but after both have waited twice 7-8,8-7 is the third occurrence: a draw.
Circle worked() {
    const auto& rules = ai_test::rulesNamed("rulebook+opening-bonus");
    const auto position = Position::parse("9b/2b/2r1b/-/-/-/1r/9r b", rules.rules);
    EXPECT_TRUE(position);
    return {*position, BruteValues::solve(rules, *position), "2-1,1-2", "7-8,8-7"};
}

TEST(Repetition, ADrawByTheThirdOccurrenceIsNotCalledExact) {
    const Circle circle = worked();
    ASSERT_TRUE(circle.values);
    const Match match = circle.afterGoingRound();
    EXPECT_EQ(circle.values->value(match.position()), -8);
    const ai::Thought thought = games::newThinker("linja")->think(match, {.nodes = 50'000}, kNever);
    EXPECT_EQ(thought.turn, "7-8,8-7");
    EXPECT_EQ(thought.value, (ai::Value{ai::Value::Kind::units, 0, false}));
}

TEST(Repetition, AnotherPlyOfTheSameGameReportsNoDrawThatNeededTheHistory) {
    int exact = 0;
    const auto thinker = games::newThinker("linja");
    for (const std::string_view rules : {"rulebook+opening-bonus", "rulebook+optional-bonus+opening-bonus"}) {
        const auto all = circles(rules);
        ASSERT_GE(all.size(), 10U) << rules;
        for (const Circle& circle : all) {
            thinker->forget();
            Match match = circle.afterGoingRound();
            for (bool more = true; more; more = match.undo()) {
                const ai::Thought thought = thinker->think(match, {.nodes = 3'000}, kNever);
                if (!thought.value.exact)
                    continue;
                ++exact;
                EXPECT_EQ(thought.value.amount, circle.values->value(match.position())) << match.position().text();
            }
        }
    }
    EXPECT_GE(exact, 20);
}

TEST(Repetition, OnlyTheTurnsThatRestOnItAreEstimates) {
    const Circle circle = worked();
    ASSERT_TRUE(circle.values);
    const Match match = circle.afterGoingRound();
    const auto thinker = games::newThinker("linja");
    const ai::TurnValues searched = ai::searchedTurnValues(match, *thinker, {.nodes = 100'000}, kNever);
    const ai::TurnValues looked = ai::exactTurnValues(match, *circle.values, kNever);
    for (const ai::TurnValues* values : {&searched, &looked}) {
        EXPECT_EQ(values->results.front().turn(), "7-8,8-7");
        EXPECT_EQ(values->results.front().value, (ai::Value{ai::Value::Kind::units, 0, false}));
        EXPECT_FALSE(values->isExact());
        for (const ai::TurnResult& result : values->results) {
            if (!result.value.exact)
                continue;
            Position after = match.position();
            after.play(*after.parseTurn(result.turn()));
            EXPECT_EQ(result.value.amount, -*circle.values->value(after)) << result.turn();
        }
    }
    const ai::TurnResult* rising = looked.find("3-4");
    ASSERT_NE(rising, nullptr);
    EXPECT_TRUE(rising->value.exact) << "no position before can come back";
}

TEST(Repetition, PerfectPlayIsExactAgainOnceNothingCanComeBack) {
    const Circle circle = worked();
    ASSERT_TRUE(circle.values);
    const auto thinker = games::newThinker("linja");
    thinker->useExactValues(circle.values);
    EXPECT_TRUE(thinker->think(circle.match(), {}, kNever).value.exact);
    Match match = circle.afterGoingRound();
    EXPECT_EQ(thinker->think(match, {}, kNever).value, (ai::Value{ai::Value::Kind::units, 0, false}));
    ASSERT_TRUE(match.play("3-4"));
    const ai::Thought after = thinker->think(match, {}, kNever);
    EXPECT_EQ(after.value, (ai::Value{ai::Value::Kind::units, *circle.values->value(match.position()), true}));
    EXPECT_TRUE(ai::exactTurnValues(match, *circle.values, kNever).isExact());
}

// Every reply to every turn is made a third occurrence; the table of that search then serves one without a history.
TEST(Repetition, ATableKeepsNoProofThatNeededTheHistory) {
    using Search = ai::Search<Position>;
    const auto& rules = ai_test::rulesNamed("rulebook+opening-bonus").rules;
    const Position position = *Position::parse("9b/1r2b/-/1b/-/-/1r/10r b", rules);
    std::vector<std::uint64_t> drawn;
    for (const auto& turn : position.legalTurns()) {
        Position after = position;
        after.play(turn);
        for (const auto& reply : after.legalTurns()) {
            Position end = after;
            end.play(reply);
            if (!end.outcome())
                drawn.insert(drawn.end(), 2, end.key());
        }
    }
    const std::vector<std::uint64_t> none{position.key()};
    drawn.push_back(position.key());
    ai::TranspositionTable table(std::size_t{1} << 20);
    const auto search = [&](const std::vector<std::uint64_t>& history, int depth) {
        ai::Budget budget(kNever, 50'000, std::nullopt);
        table.newSearch();
        return Search(position, history, &table, {}, budget, ai::Selectivity::none).run(depth);
    };
    EXPECT_EQ(search(drawn, 3).value, 0);
    const auto free = search(none, Search::kMaxDepth);
    EXPECT_EQ(free.value, 3 * ai::Evaluator<Position>::kUnit);
}

} // namespace
