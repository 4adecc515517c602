// Records in the file formats of other programs.
#include "core/game/random.h"
#include "core/games/catalogue.h"
#include "core/record/foreign.h"
#include "core/record/writer.h"

#include <gtest/gtest.h>

namespace {

using record::Game;

Game read(std::string_view text) {
    const auto imported = record::readAny(text);
    EXPECT_TRUE(imported) << text << ": " << (imported ? "" : games::describe(imported.fault()));
    return imported ? imported->game : Game{};
}

std::string written(const Game& game) {
    const auto text = record::writeAs(game, record::formatById("sgf"));
    EXPECT_TRUE(text) << (text ? "" : games::describe(text.fault()));
    return text ? *text : std::string();
}

TEST(ForeignFormats, AreFoundByIdAndByTheEndingOfAName) {
    ASSERT_EQ(record::formatsOf("loa").size(), 1U);
    EXPECT_TRUE(record::formatsOf("linja").empty());
    const game::ForeignFormat* const sgf = record::formatById("sgf");
    ASSERT_NE(sgf, nullptr);
    EXPECT_EQ(record::formatByName("games/a.sgf"), sgf);
    EXPECT_EQ(record::formatByName("A.SGF"), sgf);
    for (const char* name : {"a.linja", "sgf", ".sgf", "a.sgf.linja", "asgf", ""})
        EXPECT_EQ(record::formatByName(name), nullptr) << name;
    EXPECT_EQ(record::formatById("linja"), nullptr);
    EXPECT_EQ(record::formatById("pgn"), nullptr);
}

TEST(ForeignFormats, WhatIsInNoneIsReadAsARecord) {
    EXPECT_EQ(read("[Game \"linja\"]\n[Result \"*\"]\n\n{(;GM[9])} 1. 1-2 *\n").tagOr("Game", ""), "linja");
    EXPECT_EQ(record::readAny("hello").fault().line, 1);
}

TEST(SgfRecords, TellTheResultByTheTurnsBeforeTheFile) {
    // Black connects by the only turn, whatever the file says.
    constexpr std::string_view kSetUp = "(;GM[9]SU[Custom]AB[d5][b4]AW[a1][h1]PL[B]RE[W+];B[b4-c4])";
    const Game game = read(kSetUp);
    EXPECT_EQ(game.tagOr("Result", ""), "1-0");
    EXPECT_EQ(game.tagOr("Termination", ""), "connected");
    EXPECT_EQ(game.tagOr("Start", ""), "8/8/8/3x4/1x6/8/8/o6o x");
    EXPECT_NE(written(game).find("RE[B+]"), std::string::npos);
}

TEST(SgfRecords, KeepResultsThatTheTurnsDoNotTell) {
    const auto ends = [](std::string_view result) {
        const Game game = read("(;GM[9]RE[" + std::string(result) + "];B[b1-h1])");
        return game.tagOr("Result", "") + " " + game.tagOr("Termination", "-");
    };
    EXPECT_EQ(ends("B+Resign"), "1-0 resign");
    EXPECT_EQ(ends("W+R"), "0-1 resign");
    EXPECT_EQ(ends("W+Time"), "0-1 time");
    EXPECT_EQ(ends("B+T"), "1-0 time");
    EXPECT_EQ(ends("B+"), "1-0 resign");
    EXPECT_EQ(ends("Draw"), "1/2-1/2 agreed");
    EXPECT_EQ(ends("0"), "1/2-1/2 agreed");
    EXPECT_EQ(ends("Void"), "* -");
    EXPECT_EQ(read("(;GM[9]RE[Void];B[b1-h1])").tagOr("SGF_RE", ""), "Void");
    EXPECT_NE(written(read("(;GM[9]RE[Void];B[b1-h1])")).find("RE[Void]"), std::string::npos);
}

TEST(SgfRecords, KeepTagsAndPropertiesBothWays) {
    const Game game = read("(;GM[9]EV[Cup \\]]RO[3]PC[Rome]AP[x:1]OT[a][b];B[b1-h1])");
    EXPECT_EQ(game.tagOr("Event", ""), "Cup ]");
    EXPECT_EQ(game.tagOr("Round", ""), "3");
    EXPECT_EQ(game.tagOr("Site", ""), "Rome");
    EXPECT_EQ(game.tagOr("SGF_AP", ""), "x:1");
    const std::string text = written(game);
    EXPECT_NE(text.find("EV[Cup \\]]RO[3]PC[Rome]AP[x:1]OT[a][b]"), std::string::npos) << text;
    const std::string own =
        "[Game \"loa\"]\n[Rules \"loa-draw\"]\n[Result \"*\"]\n[Seed \"5\"]\n[My_tag \"two words\"]\n\n*\n";
    const Game back = read(written(read(own)));
    EXPECT_EQ(back.tagOr("Rules", ""), "loa-draw");
    EXPECT_EQ(back.tagOr("Seed", ""), "5");
    EXPECT_EQ(back.tagOr("My_tag", ""), "two words");
}

TEST(SgfRecords, DoNotHoldWhatARecordCannot) {
    const Game game = read("(;GM[9]PB[a\x01"
                           "b]C[c\x02]XTAG[Result 1-0][Bad\x03 name];B[b1-h1])");
    EXPECT_EQ(game.tagOr("Black", ""), "ab");
    EXPECT_EQ(game.commentAt(0), "c");
    EXPECT_EQ(game.tagOr("Result", ""), "*");
}

// A random game with variations and comments; draws by repetition included.
Game randomGame(game::Random& random, const std::string& rules) {
    Game game;
    game.setTag("Game", "loa");
    game.setTag("Rules", rules);
    game.setTag("Format", "1");
    game.setTag("Black", "Ana \"[]\\");
    game.setTag("Result", "*");
    auto match = std::move(*games::newMatch("loa", rules));
    int node = 0;
    for (int ply = 0; ply < 60; ++ply) {
        const auto turns = match->legalTurns();
        if (turns.empty())
            break;
        const auto pick = [&] { return turns[random.below(static_cast<std::uint32_t>(turns.size()))].text; };
        const std::string turn = pick();
        const int next = game.addTurn(node, turn);
        if (random.below(5) == 0)
            game.setComment(next, "say [it] {so}\\\nand more");
        if (random.below(4) == 0)
            if (const std::string other = pick(); other != turn)
                (void)game.addTurn(node, other);
        (void)match->play(turn);
        node = next;
    }
    record::setOutcome(game, match->outcome());
    return game;
}

TEST(SgfRecords, AThousandRandomGamesComeBackAsTheyWere) {
    game::Random random(12);
    int variations = 0;
    for (int i = 0; i < 1000; ++i) {
        const Game game = randomGame(random, i % 2 == 0 ? "loa" : "loa-draw");
        const std::string own = record::write(game);
        const auto saved = record::read(own);
        ASSERT_TRUE(saved) << own << games::describe(saved.fault());
        ASSERT_EQ(record::write(*saved), own);
        const auto replayed = record::replay(*saved);
        ASSERT_TRUE(replayed);
        ASSERT_EQ((*replayed)->plyCount(), static_cast<int>(game.mainLine().size()));
        const Game back = read(written(*saved));
        ASSERT_EQ(record::write(back), own);
        variations += static_cast<int>(game.nodes.size() - game.mainLine().size()) - 1;
    }
    EXPECT_GE(variations, 1000);
}

} // namespace
