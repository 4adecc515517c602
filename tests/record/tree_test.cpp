#include "record_fixture.h"

using namespace record_test;
using record::Game;

TEST(RecordTree, VariationsOfOneTurnLieSideBySide) {
    const Game game = good(unfinished("1. 1-2,1-3 (1. 1-2,2-4 (1. 1-2 8-7) 8-7 {b}) 1... 8-7"));
    ASSERT_EQ(game.nodes[0].children.size(), 3u);
    EXPECT_EQ(record::write(game), unfinished("1. 1-2,1-3 (1. 1-2,2-4 8-7 {b}) (1. 1-2 8-7) 1... 8-7"));
}

TEST(RecordTree, CommentsStandBeforeTheFirstTurnToo) {
    const std::string text = unfinished("{start} 1. 1-2,1-3 {a} {b} ({instead} 1. 1-2 {c}) 1... 8-7");
    const Game game = good(text);
    EXPECT_EQ(game.nodes[0].comments, std::vector<std::string>{"start"});
    EXPECT_EQ(game.nodes[2].remarks, std::vector<std::string>{"instead"});
    EXPECT_EQ(record::write(game), text);
}

TEST(RecordTree, ACommentBehindAVariationBelongsToTheTurnBeforeIt) {
    EXPECT_EQ(record::write(good(unfinished("1. 1-2,1-3 {a} (1. 1-2) {b} 1... 8-7"))),
              unfinished("1. 1-2,1-3 {a} {b} (1. 1-2) 1... 8-7"));
}

TEST(RecordTree, PromotingMakesALineTheMainLine) {
    Game game = good(unfinished("1. 1-2,1-3 ({x} 1. 1-2 8-7,8-6) 1... 8-7 2. 1-2"));
    const int variation = game.findTurn(0, "1-2");
    ASSERT_GT(variation, 0);
    const std::vector<int> line = game.lineThrough(variation);
    EXPECT_EQ(line.size(), 2u);
    game.promote(line.back());
    EXPECT_EQ(game.mainLine(), line);
    const std::string text = unfinished("{x} 1. 1-2 (1. 1-2,1-3 8-7 2. 1-2) 1... 8-7,8-6");
    EXPECT_EQ(record::write(game), text);
    EXPECT_EQ(record::write(good(text)), text);
}

TEST(RecordTree, TagsComeInTheirUsualOrder) {
    Game game;
    for (const char* name :
         {"Seed", "Event", "Result", "Black", "Start", "Game", "Red", "Date", "Rules", "Termination", "Format"})
        game.setTag(name, name == std::string("Game") ? "linja" : "x");
    // The players' tags are known once the game is.
    Game again;
    again.setTag("Game", "linja");
    for (const record::Tag& tag : game.tags)
        again.setTag(tag.name, tag.value);
    std::string names;
    for (const record::Tag& tag : again.tags)
        names += tag.name + " ";
    EXPECT_EQ(names, "Game Rules Format Red Black Date Start Result Termination Seed Event ");
    again.setTag("Event", "other");
    EXPECT_EQ(again.tagOr("Event", ""), "other");
    again.removeTag("Event");
    EXPECT_EQ(again.tag("Event"), nullptr);
}
