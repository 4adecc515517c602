// The promises of the virtual edge, in every rule set.
#include "core/ai/levels.h"
#include "core/ai/thinker.h"
#include "core/games/thinkers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace {

constexpr std::string_view kStart = "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r";

std::unique_ptr<game::Match> matchOf(std::string_view rules, std::string_view position = kStart) {
    auto match = games::newMatch("linja", rules, position);
    EXPECT_TRUE(match);
    return std::move(*match);
}

bool isLegal(const game::Match& match, const std::string& turn) {
    const auto legal = match.legalTurns();
    return std::any_of(legal.begin(), legal.end(), [&](const auto& view) { return view.text == turn; });
}

std::vector<std::string_view> allRules() {
    std::vector<std::string_view> ids;
    for (const auto& set : games::findGame("linja")->ruleSets)
        ids.push_back(set.id);
    return ids;
}

TEST(Thinker, KnowsOnlyTheGamesOfTheCatalogue) {
    EXPECT_NE(games::newThinker("linja"), nullptr);
    EXPECT_EQ(games::newThinker("ludo"), nullptr);
    EXPECT_EQ(games::newRandomPlayer("ludo"), nullptr);
    EXPECT_EQ(games::newGreedyPlayer("ludo"), nullptr);
}

TEST(Thinker, GivesALegalTurnAlsoWhenStoppedBeforehand) {
    ai::StopToken stop;
    stop.request();
    for (const auto rules : allRules()) {
        const auto match = matchOf(rules);
        const auto thinker = games::newThinker("linja");
        const ai::Thought thought = thinker->think(*match, {}, stop);
        EXPECT_TRUE(isLegal(*match, thought.turn)) << rules;
        EXPECT_TRUE(thought.stopped);
        EXPECT_EQ(thought.depth, 0);
        ASSERT_FALSE(thought.line.empty());
        EXPECT_EQ(thought.line.front(), thought.turn);
    }
}

TEST(Thinker, GivesNoTurnWhenTheGameIsOver) {
    const ai::StopToken stop;
    const auto match = matchOf("rulebook", "6b/4b/2b/-/1r/3r/3r/5r r");
    for (const auto& player :
         {games::newThinker("linja"), games::newRandomPlayer("linja"), games::newGreedyPlayer("linja")}) {
        EXPECT_EQ(player->think(*match, {}, stop).turn, "");
        EXPECT_TRUE(player->analyse(*match, {}, 3, stop).empty());
    }
}

TEST(Thinker, PassesWhenThatIsTheOnlyTurn) {
    const ai::StopToken stop;
    const auto match = matchOf("rulebook", "-/-/6r/6b/-/-/-/6r6b r");
    for (int level = 0; level <= ai::levelCount(); ++level) {
        const auto thinker = games::newThinker("linja");
        const ai::Thought thought = thinker->think(*match, {.level = level}, stop);
        EXPECT_EQ(thought.turn, "pass");
        EXPECT_LE(thought.nodes, 20'000U);
    }
}

TEST(Thinker, EveryLevelPlaysAWholeGameInEveryRuleSet) {
    const ai::StopToken stop;
    for (const auto rules : allRules()) {
        const auto match = matchOf(rules);
        std::vector<std::unique_ptr<ai::Thinker>> thinkers;
        for (int level = 1; level <= ai::levelCount(); ++level)
            thinkers.push_back(games::newThinker("linja"));
        while (!match->state().outcome && match->plyCount() < 300) {
            const auto which = static_cast<std::size_t>(match->plyCount()) % thinkers.size();
            // The node limit makes the strong levels quick; what is tested is that they play by the rules.
            const ai::Limits limits{.level = static_cast<int>(which) + 1, .nodes = 3'000, .seed = 5};
            const ai::Thought thought = thinkers[which]->think(*match, limits, stop);
            ASSERT_TRUE(match->play(thought.turn)) << rules << ' ' << thought.turn;
        }
        EXPECT_TRUE(match->state().outcome.has_value()) << rules;
    }
}

TEST(Thinker, RepeatsItselfForTheSameSeedAndNodeLimit) {
    const ai::StopToken stop;
    for (int level = 1; level <= ai::levelCount(); ++level) {
        const auto one = games::newThinker("linja");
        const auto two = games::newThinker("linja");
        const auto match = matchOf("rulebook+optional-bonus");
        for (int i = 0; i < 12 && !match->state().outcome; ++i) {
            const ai::Limits limits{.level = level, .nodes = 20'000, .seed = 9};
            const ai::Thought a = one->think(*match, limits, stop);
            const ai::Thought b = two->think(*match, limits, stop);
            EXPECT_EQ(a.turn, b.turn);
            EXPECT_EQ(a.nodes, b.nodes);
            EXPECT_EQ(a.value, b.value);
            ASSERT_TRUE(match->play(a.turn));
        }
    }
}

TEST(Thinker, ForgettingBringsBackTheFirstAnswer) {
    const ai::StopToken stop;
    const auto match = matchOf("classic");
    const auto thinker = games::newThinker("linja");
    const ai::Limits limits{.nodes = 30'000};
    const ai::Thought first = thinker->think(*match, limits, stop);
    (void)thinker->think(*match, limits, stop);
    thinker->forget();
    const ai::Thought again = thinker->think(*match, limits, stop);
    EXPECT_EQ(first.turn, again.turn);
    EXPECT_EQ(first.depth, again.depth);
    EXPECT_EQ(first.value, again.value);
}

TEST(Thinker, DoesNotMixUpRuleSets) {
    const ai::StopToken stop;
    constexpr std::string_view kLate = "9b/-/2b/4r/1b/-/-/8r b";
    const auto shared = games::newThinker("linja");
    for (const auto rules : allRules()) {
        const auto match = matchOf(rules, kLate);
        const auto fresh = games::newThinker("linja");
        const ai::Limits limits{.nodes = 20'000};
        EXPECT_EQ(shared->think(*match, limits, stop).value, fresh->think(*match, limits, stop).value) << rules;
    }
}

TEST(Thinker, KeepsToDepthAndReportsProgress) {
    const ai::StopToken stop;
    const auto match = matchOf("rulebook");
    const auto thinker = games::newThinker("linja");
    std::vector<int> depths;
    const ai::Thought thought =
        thinker->think(*match, {.depth = 3}, stop, [&](const ai::Thought& so) { depths.push_back(so.depth); });
    EXPECT_EQ(thought.depth, 3);
    EXPECT_EQ(depths, (std::vector<int>{1, 2, 3}));
    EXPECT_FALSE(thought.stopped);
    EXPECT_FALSE(thought.value.exact);
}

TEST(Thinker, StopsInsideTheSearch) {
    ai::StopToken stop;
    const auto match = matchOf("rulebook");
    const auto thinker = games::newThinker("linja");
    const ai::Thought thought = thinker->think(*match, {.depth = 50}, stop, [&](const ai::Thought& so) {
        if (so.depth == 2)
            stop.request();
    });
    EXPECT_TRUE(thought.stopped);
    EXPECT_EQ(thought.depth, 2);
    EXPECT_TRUE(isLegal(*match, thought.turn));
}

TEST(Thinker, AnalysesTheBestTurnsInOrder) {
    const ai::StopToken stop;
    for (const auto rules : allRules()) {
        const auto match = matchOf(rules);
        const auto thinker = games::newThinker("linja");
        const auto lines = thinker->analyse(*match, {.depth = 2}, 4, stop);
        ASSERT_EQ(lines.size(), 4U) << rules;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            EXPECT_TRUE(isLegal(*match, lines[i].turn)) << rules;
            if (i > 0) {
                EXPECT_LE(lines[i].value.amount, lines[i - 1].value.amount) << rules;
                EXPECT_NE(lines[i].turn, lines[i - 1].turn) << rules;
            }
        }
        EXPECT_EQ(lines.front().value, games::newThinker("linja")->think(*match, {.depth = 2}, stop).value) << rules;
    }
}

TEST(Thinker, AnalysesNoMoreTurnsThanThereAre) {
    const ai::StopToken stop;
    const auto match = matchOf("rulebook", "-/-/6r/6b/-/-/-/6r6b r");
    EXPECT_EQ(games::newThinker("linja")->analyse(*match, {.nodes = 1'000}, 5, stop).size(), 1U);
}

// What greed looks at: the difference of the scores, then that of the rows advanced; both for a side.
std::pair<int, int> gainOf(const game::StateView& state, game::Side side) {
    std::pair<int, int> gain;
    for (std::size_t place = 0; place < state.board.places.size(); ++place) {
        const game::PlaceView& row = state.board.places[place];
        const int ofFirst = static_cast<int>(place) * row.pieces[0];
        const int ofSecond = static_cast<int>(state.board.places.size() - 1 - place) * row.pieces[1];
        gain.second += side == game::Side::first ? ofFirst - ofSecond : ofSecond - ofFirst;
    }
    const auto halves = state.score.halves;
    gain.first = side == game::Side::first ? halves[0] - halves[1] : halves[1] - halves[0];
    return gain;
}

TEST(Greedy, TakesTheBestScoreDifferenceAndThenTheMostProgress) {
    const ai::StopToken stop;
    const auto greedy = games::newGreedyPlayer("linja");
    int byProgress = 0; // choices that the score alone would have left open
    for (const auto& rules : games::findGame("linja")->ruleSets) {
        const auto match = matchOf(std::string(rules.id));
        while (!match->outcome() && match->plyCount() < 40) {
            const game::Side mover = match->sideToMove();
            std::set<std::pair<int, int>> gains;
            for (const auto& view : match->legalTurns()) {
                const auto after = match->clone();
                ASSERT_TRUE(after->play(view.text));
                gains.insert(gainOf(after->state(), mover));
            }
            const auto best = *gains.rbegin();
            if (gains.size() > 1 && std::next(gains.rbegin())->first == best.first)
                ++byProgress;
            const auto seed = static_cast<std::uint64_t>(match->plyCount());
            ASSERT_TRUE(match->play(greedy->think(*match, {.seed = seed}, stop).turn));
            ASSERT_EQ(gainOf(match->state(), mover), best) << rules.id << ' ' << match->plyCount();
        }
    }
    EXPECT_GE(byProgress, 20);
}

// The positions that the best turns for greed lead to.
std::set<std::string> greediest(const game::Match& match) {
    std::set<std::string> positions;
    std::pair<int, int> best{-1000, 0};
    for (const auto& view : match.legalTurns()) {
        const auto after = match.clone();
        EXPECT_TRUE(after->play(view.text));
        const auto gain = gainOf(after->state(), match.sideToMove());
        if (gain > best)
            positions.clear();
        best = std::max(best, gain);
        if (gain == best)
            positions.insert(after->state().text);
    }
    return positions;
}

TEST(Greedy, TheSeedDecidesAmongEqualTurns) {
    const ai::StopToken stop;
    const auto greedy = games::newGreedyPlayer("linja");
    const auto match = matchOf("rulebook");
    while (!match->outcome() && greediest(*match).size() < 2)
        ASSERT_TRUE(match->play(greedy->think(*match, {}, stop).turn));
    ASSERT_FALSE(match->outcome());
    std::set<std::string> chosen;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto after = match->clone();
        ASSERT_TRUE(after->play(greedy->think(*match, {.seed = seed}, stop).turn));
        chosen.insert(after->state().text);
    }
    EXPECT_EQ(chosen, greediest(*match));
}

TEST(RandomPlayer, ReachesEveryTurnAndRepeatsBySeed) {
    const ai::StopToken stop;
    const auto player = games::newRandomPlayer("linja");
    const auto match = matchOf("rulebook");
    std::vector<std::string> seen;
    for (std::uint64_t seed = 0; seed < 2'000; ++seed) {
        const std::string turn = player->think(*match, {.seed = seed}, stop).turn;
        EXPECT_EQ(turn, player->think(*match, {.seed = seed}, stop).turn);
        if (std::find(seen.begin(), seen.end(), turn) == seen.end())
            seen.push_back(turn);
    }
    EXPECT_EQ(seen.size(), match->legalTurns().size());
}

TEST(Levels, AreNotLimitedByTheClock) {
    for (int level = 1; level <= ai::levelCount(); ++level) {
        const ai::Effort effort = ai::effortOf({.level = level});
        EXPECT_EQ(effort.moveTime.count(), 0);
        EXPECT_TRUE(effort.nodes > 0 || effort.depth > 0);
    }
}

TEST(Levels, WithoutLimitsTheHighestPlays) {
    const ai::Effort free = ai::effortOf({});
    const ai::Effort top = ai::effortOf({.level = ai::levelCount()});
    EXPECT_EQ(free.nodes, top.nodes);
    EXPECT_EQ(free.perception, top.perception);
}

TEST(Levels, FormIsEvenThroughAGameAndDiffersBetweenGames) {
    std::set<double> temperatures;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const ai::Effort effort = ai::effortOf({.level = 1, .seed = seed});
        EXPECT_EQ(effort.perception, ai::effortOf({.level = 1, .seed = seed}).perception);
        EXPECT_GT(effort.perception.temperature, 0);
        EXPECT_LE(effort.perception.overlook, 1);
        temperatures.insert(effort.perception.temperature);
    }
    EXPECT_EQ(temperatures.size(), 20U);
}

TEST(Levels, TheHighestSeesEverything) {
    EXPECT_TRUE(ai::effortOf({.level = ai::levelCount(), .seed = 3}).perception.isPerfect());
}

TEST(Levels, TheTighterLimitHolds) {
    EXPECT_EQ(ai::effortOf({.level = ai::levelCount(), .nodes = 10}).nodes, 10U);
    EXPECT_EQ(ai::effortOf({.level = 1, .depth = 50}).depth, ai::levelOf(1).depth);
}

} // namespace
