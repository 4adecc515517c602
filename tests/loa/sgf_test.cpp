// SGF of Lines of Action: files as programs write them, and what is said of those that cannot be read.
#include "core/game/random.h"
#include "core/games/loa/sgf.h"
#include "core/games/loa/words.h"

#include <gtest/gtest.h>

namespace {

loa::SgfGame read(std::string_view text) {
    const auto game = loa::readSgf(text);
    EXPECT_TRUE(game) << text << ": " << (game ? "" : loa::describe(game.fault()));
    return game ? *game : loa::SgfGame{};
}

std::string refusal(std::string_view text) {
    const auto game = loa::readSgf(text);
    return game ? "read" : loa::describe(game.fault());
}

// The turns of the main line.
std::string mainLine(const loa::SgfGame& game) {
    std::string line;
    int at = 0;
    for (std::size_t i = 1; i < game.nodes.size(); ++i) {
        if (game.nodes[i].parent != at)
            continue;
        const auto& before = game.nodes[static_cast<std::size_t>(at)].position;
        line += (line.empty() ? "" : " ") + before.turnText(game.nodes[i].turn);
        at = static_cast<int>(i);
    }
    return line;
}

TEST(LoaSgf, ReadsAFileOfAnotherProgram) {
    const auto game = read("(;FF[4]GM[9]SZ[8]SU[Standard]PB[Ana]PW[Bo]EV[Cup]RE[B+]\n"
                           ";B[b1-h1];W[A2-C2] C[good] ;B[c1:a3!])");
    EXPECT_EQ(mainLine(game), "b1-h1 a2-c2 c1xa3");
    EXPECT_EQ(game.players[0], "Ana");
    EXPECT_EQ(game.result, "B+");
    ASSERT_EQ(game.nodes.size(), 4U);
    EXPECT_EQ(game.nodes[2].comment, "good");
    ASSERT_EQ(game.nodes[0].properties.size(), 1U);
    EXPECT_EQ(game.nodes[0].properties[0], (loa::SgfProperty{"EV", {"Cup"}}));
}

TEST(LoaSgf, TakesWhatIsPlainlyMeant) {
    EXPECT_EQ(mainLine(read("From: a mail (see below)\n\n(;GM[9]; B [B1-H1] ; W [a2c2] )\n-- \nbye")), "b1-h1 a2-c2");
    EXPECT_EQ(mainLine(read("(;GaMe[9];Black[b1-h1];White[a2xc2])")), "b1-h1 a2-c2");
    EXPECT_EQ(mainLine(read("\xef\xbb\xbf(\r\n;GM[9]\r\n;B[b1-h1++])")), "b1-h1");
    EXPECT_EQ(mainLine(read("(;GM[9]SZ[8:8];B[b1-h1];W[offerdraw];W[a2-c2])")), "b1-h1 a2-c2");
}

TEST(LoaSgf, AResignationIsAResultAndNoTurn) {
    const auto game = read("(;GM[9];B[b1-h1];W[resign])");
    EXPECT_EQ(mainLine(game), "b1-h1");
    EXPECT_EQ(game.result, "B+Resign");
}

TEST(LoaSgf, ReadsEscapesAndBrokenLines) {
    const auto game = read("(;GM[9]C[a \\] b \\\\ c\\\r\nd\r\ne];B[b1-h1])");
    EXPECT_EQ(game.nodes[0].comment, "a ] b \\ cd\ne");
    EXPECT_EQ(mainLine(game), "b1-h1");
}

TEST(LoaSgf, ReadsLatin1WhereItIsNotUtf8) {
    EXPECT_EQ(read("(;GM[9]PB[Jos\xe9])").players[0], "Jos\xc3\xa9");
    EXPECT_EQ(read("(;GM[9]PB[Jos\xc3\xa9])").players[0], "Jos\xc3\xa9");
}

TEST(LoaSgf, KeepsVariationsWithTheMainLineFirst) {
    const auto game = read("(;GM[9];B[b1-h1](;W[a2-c2];B[c1xa3])(;W[a7-c7]C[or]))");
    ASSERT_EQ(game.nodes.size(), 5U);
    EXPECT_EQ(mainLine(game), "b1-h1 a2-c2 c1xa3");
    EXPECT_EQ(game.nodes[4].parent, 1);
    EXPECT_EQ(game.nodes[4].comment, "or");
}

TEST(LoaSgf, ReadsASetUpPosition) {
    const auto game = read("(;GM[9]SU[Custom]AB[a1:b1][D4]AW[h8][h1]PL[White])");
    EXPECT_EQ(game.nodes[0].position.text(), "7o/8/8/8/3x4/8/8/xx5o o");
    EXPECT_EQ(read("(;GM[9]AE[b1][a2]AW[d4])").nodes[0].position.text(), "1xxxxxx1/o6o/o6o/o6o/o2o3o/o6o/7o/2xxxxx1 x");
}

TEST(LoaSgf, APassIsReadAndAForcedOneMayBeMissing) {
    constexpr std::string_view kSetUp = "(;GM[9]SU[Custom]AB[a1][h8]AW[a2][b2][b1][g8][g7][h7]PL[B]";
    EXPECT_EQ(mainLine(read(std::string(kSetUp) + ";B[pass];W[a2-c4])")), "pass a2-c4");
    EXPECT_EQ(mainLine(read(std::string(kSetUp) + ";B[];W[a2-c4])")), "pass a2-c4");
    EXPECT_EQ(mainLine(read(std::string(kSetUp) + ";W[a2-c4])")), "pass a2-c4");
    EXPECT_EQ(refusal("(;GM[9];B[pass])"),
              "line 1, column 11: a stone can move, so the turn cannot be passed (rule A6)");
}

TEST(LoaSgf, CountsFurtherGamesOfAFile) {
    const auto game = read("(;GM[9];B[b1-h1])(;GM[1];B[dd]C[;)])\n(;GM[9])");
    EXPECT_EQ(mainLine(game), "b1-h1");
    EXPECT_EQ(game.furtherGames, 2);
}

TEST(LoaSgf, RefusesWithTheLineAndColumn) {
    EXPECT_EQ(refusal("(;GM[1];B[dd])"),
              "line 1, column 6: GM[1] is another game than Lines of Action, which is GM[9]");
    EXPECT_EQ(refusal("(;FF[4];B[b1-h1])"),
              "line 1, column 17: the file does not say that it is a game of Lines of Action, GM[9]");
    EXPECT_EQ(refusal("(;GM[9]SZ[9])"), "line 1, column 11: the board is of size \"9\" instead of 8");
    EXPECT_EQ(refusal("(;GM[9]SU[Parachute])"),
              "line 1, column 11: the set-up \"Parachute\" is not one of this program's games");
    EXPECT_EQ(refusal("(;GM[9]\n;B[b1-h1]\n;W[a2-d2])"),
              "line 3, column 4: from a2 to d2 is 3 squares, but with 2 stones on that line the stone moves exactly 2 "
              "(rule A2)");
    EXPECT_EQ(refusal("(;GM[9];B[b1-h1]AB[d4])"),
              "line 1, column 20: AB changes the position after the game has begun");
    EXPECT_EQ(refusal("(;GM[9];B[b1-h1];B[c1-c3])"), "line 1, column 20: the stone on c1 is the opponent's (rule A2)");
    EXPECT_EQ(refusal("(;GM[9];W[b1-h1])"),
              "line 1, column 11: the turn \"b1-h1\" is given to the side that is not to move");
    EXPECT_EQ(refusal("(;GM[9];B[hello])"), "line 1, column 11: \"hello\" is not a turn such as b1-h1, c1xa3 or pass");
    EXPECT_EQ(refusal("(;GM[9]PB)"), "line 1, column 8: the property \"PB\" has no value in brackets");
    EXPECT_EQ(refusal("(;GM[9]AB[i4])"), "line 1, column 11: \"i4\" is not a square from a1 to h8");
    EXPECT_EQ(refusal("(;GM[9]\nC[\xc3\xa9 open"), "line 2, column 2: \"[\" is never closed");
    EXPECT_EQ(refusal("(;GM[9](;B[b1-h1])"), "line 1, column 1: \"(\" is never closed");
    EXPECT_EQ(refusal("(;GM[9]%)"), "line 1, column 8: unexpected \"%\"");
    EXPECT_EQ(refusal("no game"), "line 1, column 8: there is no game in it");
    EXPECT_EQ(refusal(""), "line 1, column 1: there is no game in it");
    EXPECT_EQ(refusal("(;GM[9]SU[Custom]AB[a1])"),
              "line 1, column 24: White has 0 stones on the board, and may have 1 to 12 (rule A1)");
}

TEST(LoaSgf, RefusesVariationsWithoutEnd) {
    std::string text = "(;GM[9]";
    for (int i = 0; i < 100000; ++i)
        text += "(;";
    EXPECT_EQ(refusal(text), "line 1, column 1006: variations lie deeper than 500 within each other");
}

TEST(LoaSgf, ATruncatedFileIsRefusedAtEveryLength) {
    constexpr std::string_view kWhole = "(;GM[9]C[a\\]b](;B[b1-h1];W[a2-c2])(;B[c1-c3]))";
    for (std::size_t length = 0; length < kWhole.size(); ++length)
        EXPECT_FALSE(loa::readSgf(kWhole.substr(0, length))) << kWhole.substr(0, length);
    EXPECT_TRUE(loa::readSgf(kWhole));
}

TEST(LoaSgf, RandomGamesWithVariationsComeBackAsTheyWere) {
    game::Random random(31);
    for (int n = 0; n < 1000; ++n) {
        loa::SgfGame game;
        const auto& rules = loa::ruleSets()[static_cast<std::size_t>(n % 2)].rules;
        game.nodes[0].position = loa::Position::start(rules);
        game.players = {"A]\\", "B\nC"};
        game.result = "Draw";
        game.nodes[0].properties.push_back({"KM", {"0"}});
        // Now and then goes on from an earlier node that is still on the way to the root: a variation.
        std::size_t at = 0;
        for (int ply = 0; ply < 60; ++ply) {
            const auto turns = game.nodes[at].position.legalTurns();
            if (turns.empty())
                break;
            loa::SgfNode node;
            node.parent = static_cast<int>(at);
            node.turn = turns[random.below(static_cast<std::uint32_t>(turns.size()))];
            node.position = game.nodes[at].position;
            node.position.play(node.turn);
            if (random.below(8) == 0)
                node.comment = "say: [it\\]\n";
            at = game.nodes.size();
            game.nodes.push_back(node);
            while (at > 0 && random.below(6) == 0)
                at = static_cast<std::size_t>(game.nodes[at].parent);
        }
        const std::string text = loa::writeSgf(game);
        const auto back = loa::readSgf(text);
        ASSERT_TRUE(back) << text << loa::describe(back.fault());
        ASSERT_EQ(back->nodes, game.nodes) << text;
        ASSERT_EQ(back->players, game.players);
        ASSERT_EQ(back->result, game.result);
        ASSERT_EQ(loa::writeSgf(*back), text);
    }
}

} // namespace
