// The fast generator of core/games/loa against the slow one of tests/reference, and both against counts from another
// program.
#include "core/game/perft.h"
#include "core/game/random.h"
#include "core/games/loa/position.h"
#include "core/games/loa/words.h"
#include "tests/reference/loa_reference.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

namespace {

namespace slow = reference::loa;

std::map<std::string, std::string> resultsOf(const loa::Position& position) {
    std::map<std::string, std::string> results;
    for (const auto& turn : position.legalTurns()) {
        loa::Position after = position;
        after.play(turn);
        results[position.turnText(turn)] = after.text();
    }
    return results;
}

std::string outcomeText(const loa::Position& position) {
    const auto outcome = position.outcome();
    if (!outcome)
        return {};
    if (!outcome->winner)
        return "draw";
    return {loa::Position::sideLetters()[game::indexOf(*outcome->winner)]};
}

void expectAgreement(const std::string& text) {
    const auto plain = slow::readPosition(text);
    ASSERT_TRUE(plain) << text;
    for (const auto& named : loa::ruleSets()) {
        const auto fast = loa::Position::parse(text, named.rules);
        ASSERT_TRUE(fast) << text << ": " << loa::describe(fast.fault());
        ASSERT_EQ(fast->text(), text);
        const bool isDraw = named.rules.both == loa::BothConnected::draw;
        ASSERT_EQ(outcomeText(*fast),
                  slow::outcome(*plain, isDraw ? slow::BothConnected::draw : slow::BothConnected::moverWins))
            << text << ' ' << named.id;
        std::map<std::string, std::string> expected;
        for (const auto& turn : slow::turns(*plain))
            expected[turn.text] = slow::positionText(turn.after);
        ASSERT_EQ(resultsOf(*fast), expected) << text;
        ASSERT_EQ(fast->countTurns(), expected.size()) << text;
    }
}

TEST(LoaAgreement, HoldsInFortyThousandPositionsOfRandomPlay) {
    game::Random random(20);
    int seen = 0;
    while (seen < 40000) {
        slow::Position position = slow::start();
        for (int ply = 0; ply < 300; ++ply, ++seen) {
            ASSERT_NO_FATAL_FAILURE(expectAgreement(slow::positionText(position)));
            const auto turns = slow::turns(position);
            if (turns.empty())
                break;
            position = turns[random.below(static_cast<std::uint32_t>(turns.size()))].after;
        }
    }
}

TEST(LoaAgreement, HoldsInFortyThousandPositionsSetUpAtRandom) {
    game::Random random(21);
    for (int i = 0; i < 40000; ++i) {
        slow::Position position = slow::start();
        for (auto& rank : position.at)
            rank.fill('.');
        // Every second one in a corner of the board, where stones connect and stand in each other's way.
        const std::uint32_t side = i % 2 == 0 ? 8 : 5;
        for (const char stone : {'x', 'o'})
            for (auto left = 1 + random.below(12); left > 0;) {
                char& place = position.at[random.below(side)][random.below(side)];
                if (place != '.')
                    continue;
                place = stone;
                --left;
            }
        position.toMove = i % 4 < 2 ? 'x' : 'o';
        ASSERT_NO_FATAL_FAILURE(expectAgreement(slow::positionText(position)));
    }
}

TEST(LoaPerft, MatchesTheCountsOfAnotherProgram) {
    std::ifstream file(std::string(LINJA_TEST_DATA) + "/loa-perft.tsv");
    int rows = 0;
    for (std::string line; std::getline(file, line); ++rows) {
        std::istringstream fields(line);
        std::string rules;
        std::string text;
        int depth = 0;
        std::uint64_t count = 0;
        std::getline(fields, rules, '\t');
        std::getline(fields, rules, '\t');
        std::getline(fields, text, '\t');
        fields >> depth >> count;
        for (const auto& named : loa::ruleSets()) {
            const auto position = loa::Position::parse(text, named.rules);
            ASSERT_TRUE(position) << text;
            EXPECT_EQ(game::perft(*position, depth), count) << text << " depth " << depth;
        }
        if (depth <= 3) {
            EXPECT_EQ(slow::perft(*slow::readPosition(text), depth), count) << text << " depth " << depth;
        }
    }
    EXPECT_EQ(rows, 13);
}

TEST(LoaPerft, CountsTheLastTurnsAsPlayingThemDoes) {
    const loa::Position start;
    std::uint64_t played = 0;
    for (const auto& turn : start.legalTurns()) {
        loa::Position child = start;
        child.play(turn);
        played += child.legalTurns().size();
    }
    EXPECT_EQ(start.perft(2), played);
}

} // namespace
