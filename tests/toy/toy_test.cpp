// What is written once for all games, with a game that it was not written for.
#include "core/ai/arena.h"
#include "core/ai/levels.h"
#include "core/ai/match_thinker.h"
#include "core/ai/review.h"
#include "core/ai/search.h"
#include "core/ai/turn_values.h"
#include "core/game/perft.h"
#include "core/games/thinkers.h"
#include "core/record/reader.h"
#include "core/record/writer.h"
#include "tests/toy/race.h"

#include <gtest/gtest.h>

namespace {

using toy::Race;

Race at(int left, game::Side side = game::Side::first) {
    const toy::Rules rules{20};
    return *Race::parse(std::to_string(rules.last - left) + (side == game::Side::first ? " a" : " b"), rules);
}

TEST(ToyPerft, IsTheNumberOfWaysToCoverTheLine) {
    // Sequences of `depth` parts of 1 to 3 that are no longer than the line together.
    const auto ways = [](auto&& self, int left, int depth) -> std::uint64_t {
        if (depth == 0)
            return 1;
        std::uint64_t count = 0;
        for (int by = 1; by <= std::min(3, left); ++by)
            count += self(self, left - by, depth - 1);
        return count;
    };
    for (int left = 0; left <= 12; ++left)
        for (int depth = 0; depth <= 8; ++depth) {
            EXPECT_EQ(game::perft(at(left), depth), ways(ways, left, depth)) << left << ' ' << depth;
            EXPECT_EQ(game::perftDistinct(at(left), depth), ways(ways, left, depth));
        }
}

TEST(ToySearch, ProvesWhoWinsFromEverySquare) {
    for (const bool hasTable : {false, true})
        for (int left = 1; left <= 20; ++left)
            for (const game::Side side : {game::Side::first, game::Side::second}) {
                const Race root = at(left, side);
                const ai::StopToken stop;
                ai::Budget budget(stop, 10'000'000, std::nullopt);
                ai::TranspositionTable table;
                const std::array keys{root.key()};
                ai::Search<Race> search(root, keys, hasTable ? &table : nullptr, ai::Perception{}, budget);
                const auto result = search.run(30);
                EXPECT_EQ(result.value > 0, left % 4 != 0) << left;
                EXPECT_TRUE(result.proven) << left;
                if (left % 4 != 0) {
                    EXPECT_EQ(result.turn.to - result.turn.from, left % 4) << left;
                }
            }
}

TEST(ToyCatalogue, ListsTheGameAndMakesMatches) {
    ASSERT_EQ(games::catalogue().size(), 1U);
    EXPECT_EQ(games::catalogue().front().id, "race");
    ASSERT_NE(games::findGame("race"), nullptr);
    EXPECT_EQ(games::findGame("linja"), nullptr);
    const auto match = games::newMatch("race", "race+short", "3 b");
    ASSERT_TRUE(match);
    EXPECT_EQ((*match)->legalTurns().size(), 3U);
    EXPECT_EQ(games::newMatch("race", "long").fault().code, game::FaultCode::unknownRules);
}

TEST(ToyThinker, PlaysTheWinningTurnAndKnowsThatItWins) {
    const auto thinker = games::newThinker("race");
    ASSERT_TRUE(thinker);
    const auto match = games::newMatch("race");
    const ai::StopToken stop;
    ASSERT_TRUE((*match)->play("0-2"));
    const ai::Thought thought = thinker->think(**match, {.depth = 30}, stop);
    EXPECT_EQ(thought.turn, "2-4");
    EXPECT_TRUE(thought.value.exact);
    EXPECT_GT(thought.value.amount, 0);
    const auto lines = thinker->analyse(**match, {.depth = 30}, 5, stop);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines.front().turn, "2-4");
    EXPECT_LT(lines.back().value.amount, 0);
}

TEST(ToyThinker, EveryLevelPlaysToTheEnd) {
    for (int level = 1; level <= ai::levelCount(); ++level) {
        const auto thinker = games::newThinker("race");
        const auto match = games::newMatch("race");
        const ai::StopToken stop;
        for (int turn = 0; !(*match)->state().outcome; ++turn) {
            ASSERT_LT(turn, 21);
            ASSERT_TRUE((*match)->play(thinker->think(**match, {.level = level, .seed = 3}, stop).turn)) << level;
        }
    }
}

TEST(ToyArena, PerfectPlayBeatsChanceAndEveryGameIsTold) {
    const ai::StopToken stop;
    int told = 0;
    const auto result = ai::playArena(games::kArenaMakers,
                                      {.gameId = "race",
                                       .first = *ai::PlayerSpec::parse("depth=30"),
                                       .second = *ai::PlayerSpec::parse("random"),
                                       .games = 40,
                                       .openings = 2,
                                       .seed = 1},
                                      stop, [&](const ai::ArenaGame& game, const ai::ArenaResult&) {
                                          EXPECT_TRUE(game.match.state().outcome);
                                          ++told;
                                      });
    ASSERT_TRUE(result);
    EXPECT_EQ(told, 40);
    EXPECT_EQ(result->games(), 40);
    EXPECT_EQ(result->draws, 0);
    EXPECT_GE(result->wins, 36);
    for (const std::string_view player : {"greedy", "level=1"}) {
        const auto other = ai::playArena(
            games::kArenaMakers,
            {.gameId = "race", .first = *ai::PlayerSpec::parse(player), .second = *ai::PlayerSpec::parse("random")},
            stop);
        ASSERT_TRUE(other) << player;
        EXPECT_EQ(other->games(), 2);
    }
}

TEST(ToyRecord, IsWrittenAndReadBack) {
    const std::string text = "[Game \"race\"]\n[Rules \"race+short\"]\n[Ann \"A. B.\"]\n[Result \"1-0\"]\n\n"
                             "1. 0-3 {far} 3-4 (3-6 {lost} 2. 6-7) 2. 4-7 1-0\n";
    const auto game = record::read(text);
    ASSERT_TRUE(game) << game::describe(game.fault());
    const auto match = record::replay(*game);
    ASSERT_TRUE(match);
    EXPECT_EQ((*match)->plyCount(), 3);
    ASSERT_TRUE((*match)->state().outcome);
    EXPECT_EQ((*match)->state().outcome->winner, game::Side::first);
    const auto again = record::read(record::write(*game));
    ASSERT_TRUE(again) << record::write(*game);
    EXPECT_EQ(*again, *game);
    EXPECT_EQ(record::sideTags("race"), (std::array<std::string, 2>{"Ann", "Ben"}));
}

TEST(ToyRecord, AnIllegalTurnIsRefusedOnItsLine) {
    const auto game = record::read("[Game \"race\"]\n[Result \"*\"]\n\n1. 0-3 3-4\n2. 4-9 *\n");
    ASSERT_FALSE(game);
    EXPECT_EQ(game.fault().line, 5);
}

TEST(ToyReview, NamesTheTurnThatGaveTheGameAway) {
    const auto match = games::newMatch("race");
    for (const char* turn : {"0-1", "1-4", "4-5", "5-6", "6-8", "8-9"}) // 5-6 does not leave a multiple of four
        ASSERT_TRUE((*match)->play(turn)) << turn;
    const ai::StopToken stop;
    const ai::Review review = ai::reviewGame(**match, *games::newThinker("race"), {.depth = 30}, stop);
    ASSERT_EQ(review.turns.size(), 6U);
    EXPECT_EQ(review.source, ai::ReviewSource::search);
    EXPECT_TRUE(review.turns[3].changesOutcome());
    EXPECT_EQ(review.turns[3].best, "5-8");
    for (const std::size_t sound : {1U, 4U})
        EXPECT_EQ(review.turns[sound].lost, 0) << sound;
}

TEST(ToyValues, EveryTurnHasItsOwn) {
    const auto match = games::newMatch("race", {}, "17 b");
    const auto thinker = games::newThinker("race");
    const ai::StopToken stop;
    const ai::TurnValues values = ai::searchedTurnValues(**match, *thinker, {.depth = 30}, stop);
    ASSERT_EQ(values.results.size(), 3U);
    EXPECT_EQ(values.results.front().turn(), "17-20");
    EXPECT_GT(ai::rankOf(values.results[0].value), ai::rankOf(values.results[1].value));
    EXPECT_TRUE(values.isExact());
}

} // namespace
