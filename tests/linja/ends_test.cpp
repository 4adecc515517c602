// How a game of Linja ends and what it scores: sections 5 to 8, the editions of section 10, and the examples of
// section 12.
#include "tests/linja/fixture.h"

#include <cstdint>

namespace linja_test {
namespace {

using game::Reason;
using game::Score;
using game::Side;

// Red's pawn in row 5 can pass the black one beside it by entering row 6, where two red pawns stand.
constexpr std::string_view kAboutToPass = "6b/5b/-/-/1r1b/2r/-/9r r";
constexpr std::string_view kRedCannotOpen = "-/-/6r/6b/-/-/-/6r6b r";
constexpr std::string_view kNobodyCanOpen = "-/-/6r/6r/6b/6b/-/- r";

bool endsWith(const linja::Position& position, Reason reason, std::optional<Side> winner, Score score) {
    const auto outcome = position.outcome();
    EXPECT_EQ(position.legalTurns().empty(), outcome.has_value()) << position.text();
    return outcome == game::Outcome{winner, reason, score};
}

// 5 No legal Opening Move

TEST(LinjaPass, R5_1_IsForcedWithoutAnOpening) {
    for (const std::string_view rules : kAllRuleSets) {
        EXPECT_EQ(turnsOf(at(rules, kRedCannotOpen)), Texts{"pass"}) << rules;
        EXPECT_EQ(after(at(rules, kRedCannotOpen), {"pass"}).text(), "-/-/6r/6b/-/-/-/6r6b b") << rules;
    }
}

TEST(LinjaPass, R5_1_AlsoWithAllPawnsInTheGoal) {
    EXPECT_EQ(turnsOf(at("rulebook", "6b/4b/1b/-/-/-/-/12r1b r")), Texts{"pass"});
}

TEST(LinjaPass, R5_1_IsNotAChoice) {
    for (const std::string_view rules : kAllRuleSets) {
        EXPECT_FALSE(allows(startOf(rules), "pass")) << rules;
    }
}

TEST(LinjaPass, R5_2_NeitherSideCanOpen) {
    for (const std::string_view rules : kAllRuleSets) {
        const int each = 12 * rulesOf(rules).ownHalfPoints;
        EXPECT_TRUE(endsWith(at(rules, kNobodyCanOpen), Reason::blocked, std::nullopt, Score::points(each, each)))
            << rules;
    }
}

// 6 The end

TEST(LinjaEnd, R6_1_EveryRedPawnInAHigherRowThanEveryBlackOne) {
    EXPECT_TRUE(at("rulebook", "6b/5b/1b/-/-/-/1r/11r r").hasPassed());
    EXPECT_TRUE(at("rulebook", "6b/5b/-/-/-/1b/1r/11r b").hasPassed());
    EXPECT_FALSE(at("rulebook", "6b/5b/-/-/-/-/1r1b/11r r").hasPassed()) << "the same row";
    EXPECT_FALSE(at("rulebook", "6b/5b/-/-/1r/-/1b/11r r").hasPassed());
    EXPECT_FALSE(startOf("rulebook").hasPassed());
}

TEST(LinjaEnd, R6_1_ItDoesNotMatterWhoIsToMove) {
    for (const std::string_view rules : kAllRuleSets) {
        EXPECT_TRUE(at(rules, "6b/5b/1b/-/-/-/1r/11r r").outcome().has_value()) << rules;
        EXPECT_TRUE(at(rules, "6b/5b/1b/-/-/-/1r/11r b").outcome().has_value()) << rules;
    }
}

TEST(LinjaEnd, R6_2_AtOnceTheRestOfTheTurnIsNotPlayed) {
    for (const std::string_view rules : {"classic", "classic+extra-turn"}) {
        const linja::Position position = at(rules, kAboutToPass);
        EXPECT_TRUE(allows(position, "5-6")) << "the Follow-Up Move that must be made is no longer due";
        EXPECT_EQ(turnsAfter(position, "5-6"), Texts{}) << rules;
        EXPECT_TRUE(endsWith(after(position, {"5-6"}), Reason::passed, Side::first, Score::points(51, 45))) << rules;
    }
}

TEST(LinjaEnd, R6_2_FinishTheTurnLetsThePlayerCompleteIt) {
    const linja::Position position = at("rulebook", kAboutToPass);
    EXPECT_TRUE(allows(position, "5-6"));
    EXPECT_TRUE(allows(position, "5-6,6-8"));
    EXPECT_TRUE(allows(position, "5-6,6-8,6-7"));
    EXPECT_TRUE(endsWith(after(position, {"5-6,6-8"}), Reason::passed, Side::first, Score::points(54, 44)));
}

TEST(LinjaEnd, R6_2_FinishTheTurnIsFinalThoughABonusRestoresContact) {
    const linja::Position end = after(at("rulebook", kAboutToPass), {"5-6,6-8,6-5"});
    EXPECT_EQ(end.text(), "6b/5b/-/-/1r1b/1r/-/10r b");
    EXPECT_FALSE(end.hasPassed());
    EXPECT_TRUE(end.isFinished());
    EXPECT_TRUE(endsWith(end, Reason::passed, Side::first, Score::points(53, 44)));

    const linja::Position sameLooks = at("rulebook", end.text());
    EXPECT_FALSE(sameLooks.outcome().has_value());
    EXPECT_NE(sameLooks, end);
    EXPECT_NE(sameLooks.key(), end.key());
}

TEST(LinjaEnd, R6_2_AtTurnEndOnlyTheLastPositionIsTested) {
    const linja::Position position = at("edition-2015", kAboutToPass);
    EXPECT_FALSE(allows(position, "5-6")) << "the Follow-Up Move is still due";
    EXPECT_TRUE(endsWith(after(position, {"5-6,6-8"}), Reason::passed, Side::first, Score::points(54, 45)));
    EXPECT_FALSE(after(position, {"5-6,6-8,6-5"}).outcome().has_value()) << "back in contact, so the game goes on";
}

// 7 Repetition

TEST(LinjaRepetition, R7_1_TheThirdOccurrenceIsADraw) {
    linja::Position position = startOf("rulebook+opening-bonus");
    std::vector<std::uint64_t> keys = {position.key()};
    for (int occurrence = 2; occurrence <= 3; ++occurrence) {
        EXPECT_FALSE(adjudicate(position, keys).has_value());
        position = after(position, {"7-8,8-7"});
        keys.push_back(position.key());
        EXPECT_FALSE(adjudicate(position, keys).has_value()) << "Black to move: seen only once or twice";
        position = after(position, {"2-1,1-2"});
        keys.push_back(position.key());
        EXPECT_EQ(position, startOf("rulebook+opening-bonus"));
    }
    EXPECT_EQ(adjudicate(position, keys), (game::Outcome{std::nullopt, Reason::repetition, position.score()}));
}

TEST(LinjaRepetition, R7_1_TheSideToMoveIsPartOfThePosition) {
    const linja::Position red = at("rulebook+opening-bonus", kStart);
    const linja::Position black = at("rulebook+opening-bonus", "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b b");
    EXPECT_NE(red.key(), black.key());
    EXPECT_FALSE(adjudicate(red, std::vector{red.key(), black.key(), red.key()}).has_value());
    EXPECT_TRUE(adjudicate(red, std::vector{red.key(), black.key(), red.key(), black.key(), red.key()}).has_value());
}

// 8 Score

TEST(LinjaScore, R8_1_CountsFromTheGoalBackwards) {
    const std::array<int, 8> red = {0, 0, 0, 0, 1, 2, 3, 5};
    for (const std::string_view rules : kAllRuleSets) {
        const int ownHalf = rules.starts_with("rulebook") ? -1 : 0;
        const game::BoardView board = startOf(rules).board();
        for (std::size_t place = 0; place < 8; ++place) {
            const int worth = red[place] == 0 ? ownHalf : red[place];
            EXPECT_EQ(board.places[place].worth[0], worth) << rules << " row " << place + 1;
            EXPECT_EQ(board.places[7 - place].worth[1], worth) << rules << " row " << 8 - place;
        }
    }
}

TEST(LinjaScore, R8_1_OfTheStart) {
    // Three pawns of each side stand on the advancing half, in the rows worth 1, 2 and 3; nine on the own half.
    EXPECT_EQ(startOf("rulebook").score(), Score::points(-3, -3));
    EXPECT_EQ(startOf("classic").score(), Score::points(6, 6));
    EXPECT_EQ(startOf("edition-2015").score(), Score::points(6, 6));
}

TEST(LinjaScore, R8_2_TheHigherTotalWins) {
    EXPECT_TRUE(endsWith(at("classic", "6b/5b/1b/-/-/-/1r/11r r"), Reason::passed, Side::first, Score::points(58, 47)));
    EXPECT_TRUE(
        endsWith(at("classic", "11b/1b/-/-/-/1r/5r/6r r"), Reason::passed, Side::second, Score::points(47, 58)));
    EXPECT_TRUE(endsWith(at("classic", "6b/6b/-/-/-/-/6r/6r r"), Reason::passed, std::nullopt, Score::points(48, 48)));
}

// 10 Editions

TEST(LinjaEditions, R10_SevenRuleSetsTheRulebookFirst) {
    ASSERT_EQ(linja::ruleSets().size(), std::size(kAllRuleSets));
    for (std::size_t i = 0; i < std::size(kAllRuleSets); ++i) {
        EXPECT_EQ(linja::ruleSets()[i].id, kAllRuleSets[i]);
        EXPECT_FALSE(linja::ruleSets()[i].name.empty());
    }
    EXPECT_EQ(linja::Rules{}, rulesOf("rulebook"));
}

TEST(LinjaEditions, R10_TheTable) {
    using linja::BonusScope;
    using linja::EndTest;
    using linja::FollowUpDuty;
    using linja::GoalOpening;
    const linja::Rules rulebook = rulesOf("rulebook");
    EXPECT_EQ(rulebook, (linja::Rules{GoalOpening::endsTurn, FollowUpDuty::may, BonusScope::own, false, false,
                                      EndTest::finishTurn, -1}));
    EXPECT_EQ(rulesOf("classic"), (linja::Rules{GoalOpening::followUpOfOne, FollowUpDuty::must, BonusScope::none, false,
                                                false, EndTest::atOnce, 0}));
    EXPECT_EQ(rulesOf("edition-2015"), (linja::Rules{GoalOpening::followUpOfOne, FollowUpDuty::must, BonusScope::any,
                                                     false, false, EndTest::atTurnEnd, 0}));
}

TEST(LinjaEditions, R10_ASwitchChangesItsOwnFieldOnly) {
    linja::Rules optionalBonus = rulesOf("rulebook");
    optionalBonus.bonus = linja::BonusScope::ownOrUnlocked;
    EXPECT_EQ(rulesOf("rulebook+optional-bonus"), optionalBonus);

    linja::Rules openingBonus = rulesOf("rulebook");
    openingBonus.openingEarnsBonus = true;
    EXPECT_EQ(rulesOf("rulebook+opening-bonus"), openingBonus);

    openingBonus.bonus = linja::BonusScope::ownOrUnlocked;
    EXPECT_EQ(rulesOf("rulebook+optional-bonus+opening-bonus"), openingBonus);

    linja::Rules extraTurn = rulesOf("classic");
    extraTurn.extraTurn = true;
    EXPECT_EQ(rulesOf("classic+extra-turn"), extraTurn);
}

// 12 Worked examples

TEST(LinjaExamples, R12_1_FollowUpOfFourRows) {
    const linja::Position position = at("rulebook", "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r");
    EXPECT_TRUE(allows(position, "3-4,1-5"));
    EXPECT_TRUE(allows(position, "3-4,4-8"));
    EXPECT_FALSE(turnsAfter(position, "3-4,4-8").empty()) << "exact: a Bonus";
    EXPECT_TRUE(allows(position, "3-4,5-8"));
    EXPECT_TRUE(turnsAfter(position, "3-4,5-8").empty()) << "one row of surplus: no Bonus";
}

TEST(LinjaExamples, R12_2_RulebookScoring) {
    EXPECT_EQ(at("rulebook", "6b/4b/2b/1r/-/3r/3r/5r r").score().pointsOf(Side::second), 46);
    // Red's 5, 3 and 3 pawns in rows 8, 7 and 6 and one on its own half: 25 + 9 + 6 - 1.
    EXPECT_EQ(at("rulebook", "6b/4b/2b/1r/-/3r/3r/5r r").score().pointsOf(Side::first), 39);
}

TEST(LinjaExamples, R12_3_IsOver) {
    EXPECT_TRUE(
        endsWith(at("rulebook", "6b/4b/2b/-/1r/3r/3r/5r r"), Reason::passed, Side::second, Score::points(41, 46)));
}

TEST(LinjaExamples, R12_4_IsOverByTheBlockade) {
    EXPECT_EQ(at("rulebook", kNobodyCanOpen).outcome()->reason, Reason::blocked);
    EXPECT_EQ(game::reasonId(Reason::blocked), "blocked");
}

TEST(LinjaExamples, R12_5_RedPassesAndBlackCanMove) {
    const linja::Position position = at("rulebook", kRedCannotOpen);
    EXPECT_FALSE(position.outcome().has_value());
    const Texts turns = turnsOf(after(position, {"pass"}));
    EXPECT_FALSE(turns.empty());
    EXPECT_EQ(std::count(turns.begin(), turns.end(), "pass"), 0);
}

} // namespace
} // namespace linja_test
