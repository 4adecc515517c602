#include "core/ai/arena.h"

#include "core/games/thinkers.h"

#include <gtest/gtest.h>

#include <cmath>

namespace {

ai::PlayerSpec spec(std::string_view text) {
    const auto parsed = ai::PlayerSpec::parse(text);
    EXPECT_TRUE(parsed) << text;
    return parsed ? *parsed : ai::PlayerSpec{};
}

ai::ArenaResult play(std::string_view first, std::string_view second, int games, int openings = 0,
                     std::uint64_t seed = 1, std::string_view rules = "rulebook") {
    const ai::StopToken stop;
    const auto result = ai::playArena(games::kArenaMakers,
                                      {.gameId = "linja",
                                       .rulesId = rules,
                                       .first = spec(first),
                                       .second = spec(second),
                                       .games = games,
                                       .openings = openings,
                                       .seed = seed},
                                      stop);
    EXPECT_TRUE(result);
    return result ? *result : ai::ArenaResult{};
}

TEST(PlayerSpec, ReadsEveryForm) {
    EXPECT_EQ(spec("random").kind, ai::PlayerSpec::Kind::random);
    EXPECT_EQ(spec("greedy").kind, ai::PlayerSpec::Kind::greedy);
    EXPECT_EQ(spec("level=2").limits.level, 2);
    const ai::Limits limits = spec("movetime=100,nodes=5000,depth=4").limits;
    EXPECT_EQ(limits.moveTime.count(), 100);
    EXPECT_EQ(limits.nodes, 5000U);
    EXPECT_EQ(limits.depth, 4);
    EXPECT_EQ(limits.level, 0);
}

TEST(PlayerSpec, RefusesWhatIsNotOneAndNamesThePart) {
    for (const auto* text : {"", ",", "level", "level=", "level=0", "level=99", "level=-1", "level=01", "nodes=5k",
                             "nodes=99999999999999999999", "level=1,level=2", "greedy,level=1", "level=1,", "Level=1",
                             "movetime=+5", "depth= 4"})
        EXPECT_FALSE(ai::PlayerSpec::parse(text)) << text;
    const auto bad = ai::PlayerSpec::parse("level=1,speed=9");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.fault().code, game::FaultCode::playerSpec);
    EXPECT_EQ(bad.fault().text, "speed=9");
    EXPECT_NE(game::describe(bad.fault()).find("speed=9"), std::string::npos);
}

TEST(Arena, RefusesUnknownGamesAndRules) {
    const ai::StopToken stop;
    EXPECT_FALSE(ai::playArena(games::kArenaMakers, {.gameId = "ludo"}, stop));
    EXPECT_FALSE(ai::playArena(games::kArenaMakers, {.gameId = "linja", .rulesId = "house"}, stop));
}

TEST(Arena, CountsEveryGameOnce) {
    const ai::ArenaResult result = play("greedy", "random", 20);
    EXPECT_EQ(result.games(), 20);
    EXPECT_GE(result.wins, 15);
    EXPECT_GT(result.firstHalves, result.secondHalves);
    EXPECT_GT(result.meanTurns(), 10);
}

TEST(Arena, RepeatsBySeed) {
    const auto one = play("level=1", "greedy", 10, 3, 7);
    const auto two = play("level=1", "greedy", 10, 3, 7);
    const auto other = play("level=1", "greedy", 10, 3, 8);
    EXPECT_EQ(one.firstHalves, two.firstHalves);
    EXPECT_EQ(one.turns, two.turns);
    EXPECT_NE(one.firstHalves, other.firstHalves);
}

// With the same opening for both games of a pair and players without chance, what one side wins the other side wins
// too.
TEST(Arena, PlaysEachOpeningFromBothSides) {
    const auto result = play("nodes=300", "nodes=300", 20, 6);
    EXPECT_EQ(result.wins, result.losses);
    EXPECT_EQ(result.firstHalves, result.secondHalves);
}

TEST(Arena, StopsWhenAsked) {
    ai::StopToken stop;
    int games = 0;
    const auto result = ai::playArena(
        games::kArenaMakers, {.gameId = "linja", .first = spec("greedy"), .second = spec("greedy"), .games = 100}, stop,
        [&](const ai::ArenaGame&, const ai::ArenaResult&) {
            if (++games == 3)
                stop.request();
        });
    ASSERT_TRUE(result);
    EXPECT_EQ(result->games(), 3);
}

TEST(Arena, ShowsEveryGameWithTheSideOfTheFirstPlayer) {
    const ai::StopToken stop;
    ai::ArenaResult before;
    int games = 0;
    const auto result = ai::playArena(
        games::kArenaMakers, {.gameId = "linja", .first = spec("greedy"), .second = spec("random"), .games = 6}, stop,
        [&](const ai::ArenaGame& game, const ai::ArenaResult& soFar) {
            EXPECT_EQ(game.number, ++games);
            EXPECT_EQ(game.firstPlays, games % 2 == 1 ? game::Side::first : game::Side::second);
            ASSERT_TRUE(game.match.state().outcome);
            EXPECT_EQ(soFar.games(), games);
            const auto winner = game.match.state().outcome->winner;
            EXPECT_EQ(soFar.wins - before.wins, winner == game.firstPlays ? 1 : 0);
            EXPECT_EQ(soFar.draws - before.draws, winner ? 0 : 1);
            EXPECT_EQ(soFar.turns - before.turns, game.match.plyCount());
            EXPECT_EQ(soFar.firstHalves - before.firstHalves,
                      game.match.state().score.halves[indexOf(game.firstPlays)]);
            before = soFar;
        });
    ASSERT_TRUE(result);
    EXPECT_EQ(games, 6);
}

TEST(ArenaScore, CountsDrawsHalf) {
    EXPECT_DOUBLE_EQ((ai::ArenaResult{.wins = 3, .draws = 2, .losses = 5}).score(), 0.4);
    EXPECT_DOUBLE_EQ(ai::ArenaResult{}.score(), 0.5);
}

TEST(ArenaScore, HasWilsonsInterval) {
    const auto even = ai::scoreInterval({.wins = 50, .losses = 50});
    EXPECT_NEAR(even.low, 0.4038, 0.0001);
    EXPECT_NEAR(even.high, 0.5962, 0.0001);
    const auto won = ai::scoreInterval({.wins = 10});
    EXPECT_NEAR(won.low, 0.7225, 0.0001);
    EXPECT_DOUBLE_EQ(won.high, 1);
    const auto nothing = ai::scoreInterval({});
    EXPECT_DOUBLE_EQ(nothing.low, 0);
    EXPECT_DOUBLE_EQ(nothing.high, 1);
}

TEST(ArenaScore, GivesTheDifferenceInElo) {
    EXPECT_DOUBLE_EQ(ai::eloOf(0.5), 0);
    EXPECT_NEAR(ai::eloOf(0.75), 190.85, 0.01);
    EXPECT_NEAR(ai::eloOf(0.25), -190.85, 0.01);
    EXPECT_GT(ai::eloOf(1), 1e9);
}

TEST(Levels, TheFirstLosesToGreedMoreOftenThanNot) {
    for (const char* rules : {"rulebook", "classic", "edition-2015"}) {
        const auto result = play("level=1", "greedy", 100, 0, 1, rules);
        EXPECT_GE(result.losses, 50) << rules;
        EXPECT_LE(result.losses, 80) << rules;
    }
}

// Plays until it is known, by Wald's sequential test, whether the first player is no better than the second or wins
// seven of ten games. Either answer is wrong in one case of a hundred.
bool isClearlyBetter(std::string_view first, std::string_view second) {
    const double win = std::log(0.7 / 0.5);
    const double loss = std::log(0.3 / 0.5);
    const double enough = std::log(0.99 / 0.01);
    ai::StopToken stop;
    double sum = 0;
    const auto result = ai::playArena(
        games::kArenaMakers, {.gameId = "linja", .first = spec(first), .second = spec(second), .games = 400, .seed = 1},
        stop, [&](const ai::ArenaGame&, const ai::ArenaResult& soFar) {
            sum = soFar.wins * win + soFar.losses * loss + soFar.draws * (win + loss) / 2;
            if (std::abs(sum) >= enough)
                stop.request();
        });
    EXPECT_TRUE(result);
    return sum >= enough;
}

// resources/linja/perfect_play.md has the figures of longer matches from even openings.
TEST(Levels, EachBeatsTheOneBelow) {
    for (int level = 2; level < ai::levelCount(); ++level)
        EXPECT_TRUE(isClearlyBetter("level=" + std::to_string(level), "level=" + std::to_string(level - 1))) << level;
}

TEST(Levels, NoneIsBetterThanItself) {
    EXPECT_FALSE(isClearlyBetter("level=2", "level=2"));
}

TEST(Levels, TheHighestBeatsGreed) {
    // A hundredth of its nodes is enough for that.
    const auto result = play("level=8,nodes=10000", "greedy", 20);
    EXPECT_GE(result.wins, 18);
}

} // namespace
