#include "record_fixture.h"

#include <algorithm>

using namespace record_test;
using record::Game;

namespace {

const char* const kTree = "1. 1-2,1-3 {a} ({b} 1. 1-2 8-7 (1... 8-7,8-6) 2. 1-2) (1. 1-2,2-4) 1... 8-7 2. 1-2";

std::string longText() {
    std::string text;
    while (text.size() < 10'000)
        text += "word " + std::to_string(text.size()) + (text.size() % 7 == 0 ? "\n" : " ");
    return text;
}

} // namespace

TEST(RecordErase, TakesATurnAndAllAfterItOut) {
    Game game = good(unfinished(kTree));
    const std::size_t before = game.nodes.size();
    const auto places = game.erase(game.follow({"1-2,1-3", "8-7"}));
    EXPECT_EQ(game.nodes.size(), before - 2);
    EXPECT_EQ(std::count(places.begin(), places.end(), -1), 2);
    EXPECT_EQ(record::write(game), unfinished("1. 1-2,1-3 {a} ({b} 1. 1-2 8-7 (1... 8-7,8-6) 2. 1-2) (1. 1-2,2-4)"));
    EXPECT_EQ(good(record::write(game)), game);
}

TEST(RecordErase, TellsTheNewPlaceOfEveryNode) {
    Game game = good(unfinished(kTree));
    const int kept = game.follow({"1-2,1-3", "8-7", "1-2"});
    const auto path = game.pathTo(kept);
    const auto places = game.erase(game.follow({"1-2"}));
    EXPECT_EQ(places[0], 0);
    EXPECT_EQ(game.pathTo(places[static_cast<std::size_t>(kept)]), path);
}

TEST(RecordErase, OfTheFirstTurnMakesItsVariationTheMainLine) {
    Game game = good(unfinished(kTree));
    game.erase(game.follow({"1-2,1-3"}));
    const std::string text = unfinished("{b} 1. 1-2 (1. 1-2,2-4) 1... 8-7 (1... 8-7,8-6) 2. 1-2");
    EXPECT_EQ(record::write(game), text);
    EXPECT_EQ(record::write(good(text)), text);
}

TEST(RecordErase, OfTheOnlyTurnLeavesTheStart) {
    Game game = good(unfinished("1. 1-2,1-3 {a}"));
    game.erase(1);
    EXPECT_EQ(game.nodes.size(), 1u);
    EXPECT_TRUE(game.mainLine().empty());
}

TEST(RecordMerge, BringsBackWhatWasErased) {
    const Game whole = good(unfinished(kTree));
    for (int node = 1; node < static_cast<int>(whole.nodes.size()); ++node) {
        Game less = whole;
        less.erase(node);
        Game merged = whole;
        merged.merge(less);
        EXPECT_EQ(merged, whole) << node;
        less.merge(whole);
        EXPECT_EQ(less.nodes.size(), whole.nodes.size()) << node;
        EXPECT_EQ(good(record::write(less)).nodes.size(), whole.nodes.size()) << node;
    }
}

TEST(RecordMerge, AddsNewTurnsBehindTheOldOnesWithTheirComments) {
    Game game = good(unfinished("1. 1-2,1-3 8-7"));
    game.merge(good(unfinished("1. 1-2,1-3 8-7,8-6 {new} 2. 1-2")));
    EXPECT_EQ(record::write(game), unfinished("1. 1-2,1-3 8-7 (1... 8-7,8-6 {new} 2. 1-2)"));
}

TEST(RecordMerge, KeepsATurnThatStandsInOnePlaceTwice) {
    const Game twice = good(unfinished("1. 1-2 (1. 1-2 8-7)"));
    Game game = twice;
    game.merge(twice);
    EXPECT_EQ(game, twice);
}

TEST(RecordPath, LeadsToTheNodeAndAsFarAsThereIs) {
    const Game game = good(unfinished(kTree));
    for (int node = 0; node < static_cast<int>(game.nodes.size()); ++node)
        EXPECT_EQ(game.follow(game.pathTo(node)), node);
    EXPECT_EQ(game.follow({"1-2", "8-7,8-5"}), game.follow({"1-2"}));
    EXPECT_EQ(game.follow({"no turn"}), 0);
    // The same turn twice: the way that goes on is the one meant.
    const Game twice = good(unfinished("1. 1-2 (1. 1-2 8-7)"));
    EXPECT_EQ(twice.pathTo(twice.follow({"1-2", "8-7"})).size(), 2u);
}

TEST(RecordMainLine, IsTheFirstTurnInEveryPlace) {
    const Game game = good(unfinished(kTree));
    EXPECT_TRUE(game.isOnMainLine(0));
    EXPECT_TRUE(game.isOnMainLine(game.follow({"1-2,1-3", "8-7", "1-2"})));
    EXPECT_FALSE(game.isOnMainLine(game.follow({"1-2"})));
    EXPECT_FALSE(game.isOnMainLine(game.follow({"1-2", "8-7"})));
}

TEST(RecordComment, ReadsAllCommentsOfATurnAsOne) {
    const Game game = good(unfinished("{start} 1. 1-2,1-3 {a} {b} ({before} 1. 1-2 {after}) 1... 8-7"));
    EXPECT_EQ(game.commentAt(0), "start");
    EXPECT_EQ(game.commentAt(1), "a\nb");
    EXPECT_EQ(game.commentAt(2), "before\nafter");
    EXPECT_EQ(game.commentAt(3), "");
}

TEST(RecordComment, OddTextComesBackAsItWas) {
    const std::string texts[] = {
        "braces { and } and {both}",
        "}{",
        "one\ntwo\r\nthree\n\n\nfour\n",
        "\"quoted\" and \\backslash\\",
        "\\n is not a line break, \\x41 no letter",
        " spaces  at   both ends  ",
        "1. 1-2,1-3 (variation) [Tag \"value\"] *",
        "¡Bien jugado! ñ é 日本語 \U0001F3B2\U0001F468\u200D\U0001F469\u200D\U0001F467",
        std::string("zero\0byte", 9),
        "tab\tand bell\a and del\x7f",
        longText(),
        std::string(10'000, 'x'),
        std::string(10'000, '}'),
    };
    for (const std::string& text : texts) {
        Game game = good(unfinished(kTree));
        for (int node = 0; node < static_cast<int>(game.nodes.size()); ++node)
            game.setComment(node, text);
        const Game again = good(record::write(game));
        for (int node = 0; node < static_cast<int>(again.nodes.size()); ++node)
            EXPECT_EQ(again.commentAt(node), text);
        EXPECT_EQ(record::write(again), record::write(game));
    }
}

TEST(RecordComment, AnEmptyTextLeavesNone) {
    Game game = good(unfinished("1. 1-2,1-3 {a} ({b} 1. 1-2 {c})"));
    for (int node = 0; node < 3; ++node)
        game.setComment(node, "");
    EXPECT_EQ(record::write(game), unfinished("1. 1-2,1-3 (1. 1-2)"));
}
