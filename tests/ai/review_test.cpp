// Reviews by values that can be counted on the fingers, by solved late positions, and by search.
#include "core/ai/review.h"

#include "core/games/thinkers.h"
#include "tests/linja/brute_values.h"

#include <gtest/gtest.h>

namespace {

using ai::Mark;
using ai::Standing;
using game::Side;
using game::StepKind;
using linja::Position;

const ai::StopToken kNever;

// Takes every position for worth what it would score if the game ended now.
class ScoreValues final : public linja::ExactValues {
public:
    explicit ScoreValues(std::string_view rules) : m_rules(ai_test::rulesNamed(rules)) {}
    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return m_rules; }
    [[nodiscard]] std::optional<int> value(const Position& position) const override {
        const game::Score score = position.score();
        return score.pointsOf(position.sideToMove()) - score.pointsOf(game::opponent(position.sideToMove()));
    }

private:
    game::NamedRules<linja::Rules> m_rules;
};

std::unique_ptr<game::Match> played(std::string_view rules, std::string_view start,
                                    const std::vector<std::string>& turns) {
    auto match = games::newMatch("linja", rules, start);
    EXPECT_TRUE(match);
    for (const std::string& turn : turns)
        EXPECT_TRUE((*match)->play(turn)) << turn;
    return std::move(*match);
}

ai::Review reviewByScore(std::string_view rules, std::string_view start, const std::vector<std::string>& turns) {
    const auto thinker = ai_test::thinkerBy(std::make_shared<ScoreValues>(rules));
    return ai::reviewGame(*played(rules, start, turns), *thinker, {}, kNever);
}

// Section 12.1 of the rules. Red's best turn by score is 4-5,4-8,7-8: 2 points, 6 points and 2 points more.
constexpr std::string_view kExample = "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r";

ai::ReviewedTurn reviewOfExample(const std::string& turn) {
    return reviewByScore("rulebook", kExample, {turn}).turns.front();
}

TEST(Review, TheBestTurnLosesNothing) {
    const ai::ReviewedTurn turn = reviewOfExample("4-5,4-8,7-8");
    EXPECT_EQ(turn.lost, 0);
    EXPECT_EQ(turn.best, "4-5,4-8,7-8");
    EXPECT_EQ(turn.mark, Mark::none);
    EXPECT_EQ(turn.before, turn.played);
    EXPECT_FALSE(turn.isForced);
    EXPECT_NE(turn.second, turn.best);
    EXPECT_TRUE(turn.isExact());
}

TEST(Review, AnOpeningErrorIsTheOpeningsLoss) {
    const ai::ReviewedTurn turn = reviewOfExample("3-4,4-8,4-5"); // the Opening Move gains nothing
    EXPECT_EQ(turn.lost, 2);
    EXPECT_EQ(turn.best, "4-5,4-8,7-8");
    EXPECT_EQ(turn.steps,
              (std::vector<ai::StepLoss>{{StepKind::opening, 2}, {StepKind::followUp, 0}, {StepKind::bonus, 0}}));
    EXPECT_EQ(turn.mark, Mark::inaccuracy);
}

TEST(Review, AFollowUpErrorIsTheFollowUpsLoss) {
    const ai::ReviewedTurn turn = reviewOfExample("4-5,1-5");
    EXPECT_EQ(turn.lost, 6);
    EXPECT_EQ(turn.steps, (std::vector<ai::StepLoss>{{StepKind::opening, 0}, {StepKind::followUp, 6}}));
    EXPECT_EQ(turn.mark, Mark::blunder);
}

TEST(Review, ABonusErrorIsTheBonusLoss) {
    const ai::ReviewedTurn turn = reviewOfExample("4-5,4-8,5-4");
    EXPECT_EQ(turn.steps,
              (std::vector<ai::StepLoss>{{StepKind::opening, 0}, {StepKind::followUp, 0}, {StepKind::bonus, 4}}));
    EXPECT_EQ(turn.mark, Mark::mistake);
}

TEST(Review, ADeclinedStepBearsItsLoss) {
    EXPECT_EQ(reviewOfExample("4-5,4-8").steps,
              (std::vector<ai::StepLoss>{{StepKind::opening, 0}, {StepKind::followUp, 0}, {StepKind::bonus, 2, true}}));
    EXPECT_EQ(reviewOfExample("4-5").steps,
              (std::vector<ai::StepLoss>{{StepKind::opening, 0}, {StepKind::followUp, 8, true}}));
}

TEST(Review, TheStepsLossesSumToTheTurnsInEveryRuleSet) {
    for (const auto& rules : linja::ruleSets()) {
        game::Random random(3);
        std::vector<std::string> turns;
        for (Position at = Position::start(rules.rules); turns.size() < 30 && !at.outcome();) {
            const auto legal = at.legalTurns();
            const auto turn = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            turns.push_back(at.turnText(turn));
            at.play(turn);
        }
        const ai::Review review = reviewByScore(rules.id, {}, turns);
        ASSERT_EQ(review.turns.size(), turns.size());
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const ai::ReviewedTurn& turn = review.turns[i];
            int sum = 0;
            for (const ai::StepLoss& step : turn.steps)
                sum += step.lost;
            EXPECT_EQ(turn.turn.text, turns[i]);
            EXPECT_EQ(sum, turn.lost) << rules.id << ' ' << turn.turn.text;
            EXPECT_EQ(turn.before.amount - turn.played.amount, turn.lost);
        }
    }
}

TEST(Review, AForcedPassCountsNowhere) {
    const ai::Review review = reviewByScore("rulebook", "-/-/6r/6b/-/-/-/6r6b r", {"pass"});
    ASSERT_EQ(review.turns.size(), 1U);
    EXPECT_TRUE(review.turns.front().isForced);
    EXPECT_TRUE(review.turns.front().steps.empty());
    EXPECT_EQ(review.turns.front().second, "");
    EXPECT_EQ(review.side(Side::first).turns, 1);
    EXPECT_EQ(review.side(Side::first).unforced, 0);
    EXPECT_EQ(review.side(Side::first).grade(), std::nullopt);
    EXPECT_EQ(review.side(Side::second).turns, 0);
}

TEST(Review, ATurnMayEndTheGameBeforeItsLastStep) {
    // By the classic rules 3-4 passes the pawns, and the Follow-Up Move is not played.
    const ai::Review review = reviewByScore("classic", "6b/5b/1r1b/-/1r/-/2r/8r r", {"3-4"});
    ASSERT_EQ(review.turns.size(), 1U);
    EXPECT_EQ(review.turns.front().steps.size(), 1U);
    EXPECT_FALSE(review.end.has_value());
}

TEST(Review, AnEmptyGameHasOnlyItsPosition) {
    const ai::Review review = reviewByScore("rulebook", {}, {});
    EXPECT_TRUE(review.turns.empty());
    EXPECT_EQ(review.side(Side::first).lostPerTurn(), 0.0);
    EXPECT_TRUE(review.end.has_value());
    EXPECT_FALSE(review.stopped);
}

TEST(Review, AFinishedPositionHasNoTurnsAndNoEnd) {
    const ai::Review review = reviewByScore("rulebook", "6b/4b/2b/-/1r/3r/3r/5r r", {});
    EXPECT_TRUE(review.turns.empty());
    EXPECT_FALSE(review.end.has_value());
}

TEST(Review, AGameMayBeginWithBlack) {
    const ai::Review review = reviewByScore("rulebook", "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b b", {"8-7"});
    ASSERT_EQ(review.turns.size(), 1U);
    EXPECT_EQ(review.turns.front().mover, Side::second);
    EXPECT_EQ(review.side(Side::second).turns, 1);
    EXPECT_EQ(review.side(Side::first).turns, 0);
    EXPECT_GT(review.side(Side::second).lost, 0);
    EXPECT_EQ(review.side(Side::second).lost, review.turns.front().lost);
    EXPECT_EQ(review.side(Side::second).lostBy[static_cast<std::size_t>(StepKind::followUp)] +
                  review.side(Side::second).lostBy[static_cast<std::size_t>(StepKind::opening)] +
                  review.side(Side::second).lostBy[static_cast<std::size_t>(StepKind::bonus)],
              review.side(Side::second).lost);
}

TEST(Review, SolvedPositionsLoseTheDifferenceOfTheirValues) {
    for (const auto& rules : linja::ruleSets()) {
        game::Random random(19);
        for (const auto& solved : ai_test::solveLatePositions(rules.id, 5, 23)) {
            game::TypedMatch<Position> match(rules, solved.root);
            while (!match.state().outcome && match.plyCount() < 60) {
                const auto legal = match.legalTurns();
                ASSERT_TRUE(match.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].text));
            }
            const ai::Review review = ai::reviewGame(match, *ai_test::thinkerBy(solved.values), {}, kNever);
            EXPECT_EQ(review.source, ai::ReviewSource::exactValues);
            ASSERT_EQ(review.turns.size(), static_cast<std::size_t>(match.plyCount()));
            if (rules.rules.openingEarnsBonus)
                continue; // draws by repetition
            for (int ply = 0; ply < match.plyCount(); ++ply) {
                const auto at = *Position::parse(match.stateAt(ply).text, rules.rules);
                auto after = at;
                after.play(*at.parseTurn(match.turnAt(ply).text));
                const ai::ReviewedTurn& turn = review.turns[static_cast<std::size_t>(ply)];
                EXPECT_EQ(turn.lost, *solved.values->value(at) + *solved.values->value(after));
                EXPECT_TRUE(turn.isExact());
            }
        }
    }
}

TEST(Review, MarksAnOutcomeThatChanged) {
    int changed = 0;
    for (const auto& solved : ai_test::solveLatePositions("rulebook", 20, 29)) {
        const int before = *solved.values->value(solved.root);
        for (const auto& turn : solved.root.legalTurns()) {
            game::TypedMatch<Position> match(solved.values->rules(), solved.root);
            ASSERT_TRUE(match.play(solved.root.turnText(turn)));
            const int after = -*solved.values->value(match.position());
            const ai::Review review = ai::reviewGame(match, *ai_test::thinkerBy(solved.values), {}, kNever);
            const bool isSame = (before > 0) == (after > 0) && (before < 0) == (after < 0);
            EXPECT_EQ(review.turns.front().changesOutcome(), !isSame);
            EXPECT_EQ(review.side(solved.root.sideToMove()).outcomeChanges, isSame ? 0 : 1);
            changed += isSame ? 0 : 1;
        }
    }
    EXPECT_GT(changed, 10);
}

TEST(Review, WithoutExactValuesItSearchesAndSaysSo) {
    const auto match = played("rulebook", {}, {"1-2,1-3", "8-7,8-6", "1-2,1-4"});
    const auto thinker = ai_test::thinkerBy(std::make_shared<ScoreValues>("classic")); // of another rule set
    int reports = 0;
    const ai::Review review =
        ai::reviewGame(*match, *thinker, {.nodes = 3'000}, kNever, [&](const ai::Review& soFar, int total) {
            ++reports;
            EXPECT_EQ(total, 3);
            EXPECT_EQ(soFar.turns.size(), static_cast<std::size_t>(reports));
        });
    EXPECT_EQ(reports, 3);
    EXPECT_EQ(review.source, ai::ReviewSource::search);
    EXPECT_EQ(review.turns.size(), 3U);
    EXPECT_FALSE(review.turns.front().isExact());
    EXPECT_EQ(match->plyCount(), 3);
}

TEST(Review, StopsBetweenTurns) {
    const auto match = played("rulebook", {}, {"1-2,1-3", "8-7,8-6", "1-2,1-4"});
    ai::StopToken stop;
    const auto thinker = games::newThinker("linja");
    const ai::Review review =
        ai::reviewGame(*match, *thinker, {.nodes = 500}, stop, [&stop](const ai::Review&, int) { stop.request(); });
    EXPECT_TRUE(review.stopped);
    EXPECT_EQ(review.turns.size(), 1U);
}

TEST(Grades, AreThoseOfTheNearestLevel) {
    EXPECT_EQ(ai::gradeOf(0), ai::Grade::flawless);
    EXPECT_EQ(ai::gradeOf(0.12), ai::Grade::expert);
    EXPECT_EQ(ai::gradeOf(0.25), ai::Grade::skilled);
    EXPECT_EQ(ai::gradeOf(9), ai::Grade::beginner);
    auto last = ai::Grade::flawless;
    for (double lost = 0; lost < 3; lost += 0.01) {
        EXPECT_LE(ai::gradeOf(lost), last);
        last = ai::gradeOf(lost);
    }
    EXPECT_EQ(last, ai::Grade::beginner);
}

TEST(Grades, MarksGrowWithTheLoss) {
    EXPECT_EQ(ai::markOf(0), Mark::none);
    for (int lost = 1; lost < 60; ++lost)
        EXPECT_GE(ai::markOf(lost), ai::markOf(lost - 1));
    EXPECT_EQ(ai::markOf(60), Mark::blunder);
}

TEST(Grades, AForcedEndGivenAwayIsABlunder) {
    using Kind = ai::Value::Kind;
    game::TurnView good{"a", {}};
    game::TurnView bad{"b", {}};
    const ai::TurnValues values{{{{Kind::winIn, 3}, {good}}, {{Kind::units, 20}, {bad}}}, false};
    EXPECT_EQ(ai::reviewTurn(Side::first, bad, values).mark, Mark::blunder);
    EXPECT_EQ(ai::reviewTurn(Side::first, good, values).mark, Mark::none);
    const ai::TurnValues smallUnits{values.results, false, false, 50};
    EXPECT_EQ(ai::reviewTurn(Side::first, bad, smallUnits).mark, Mark::blunder);
    EXPECT_EQ(ai::standingOf({Kind::lossIn, 2}), Standing::lost);
    EXPECT_EQ(ai::standingOf({Kind::units, 0}), Standing::drawn);
    EXPECT_EQ(ai::standingOf({Kind::winIn, 2}), Standing::won);
}

TEST(Grades, GoByTheWorthOfAPointInTheUnitsOfTheGame) {
    using Kind = ai::Value::Kind;
    game::TurnView good{"a", {}};
    game::TurnView bad{"b", {}};
    const auto markOfLoss = [&](int lost) {
        const ai::TurnValues values{{{{Kind::units, lost}, {good}}, {{Kind::units, 0}, {bad}}}, false, false, 50};
        return ai::reviewTurn(Side::first, bad, values).mark;
    };
    EXPECT_EQ(markOfLoss(99), Mark::none);
    EXPECT_EQ(markOfLoss(100), Mark::inaccuracy);
    EXPECT_EQ(markOfLoss(150), Mark::mistake);
    EXPECT_EQ(markOfLoss(250), Mark::blunder);
    const ai::SideReview side{.turns = 4, .unforced = 4, .lost = 200, .pointWorth = 50};
    EXPECT_EQ(side.grade(), ai::gradeOf(1.0));
}

} // namespace
