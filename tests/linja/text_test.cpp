// The strict text forms of section 11: what is read, what is refused, and for which reason.
#include "tests/linja/fixture.h"

#include <ostream>
#include <set>

namespace linja_test {
namespace {

using game::FaultCode;
using game::Side;

// 11.1 Position

game::Fault positionFault(std::string_view text) {
    const auto position = linja::Position::parse(text, rulesOf("rulebook"));
    EXPECT_FALSE(position) << text;
    return position ? game::Fault{} : position.fault();
}

TEST(LinjaPositionText, R11_1_ReadsBackToTheSameText) {
    for (const std::string_view text : {
             kStart,
             std::string_view("5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r"),
             std::string_view("-/-/6r/6b/-/-/-/6r6b b"),
             std::string_view("12b/-/-/-/-/-/-/12r r"),
             std::string_view("6b/4b/1b/-/-/-/-/12r1b r"),
         }) {
        EXPECT_EQ(at("rulebook", text).text(), text);
    }
}

TEST(LinjaPositionText, R11_1_WrongNumberOfRows) {
    const game::Fault seven = positionFault("6r/1r1b/1r1b/1r1b/1r1b/1r1b/6b r");
    EXPECT_EQ(seven.code, FaultCode::positionRows);
    EXPECT_EQ(seven.count, 7);
    EXPECT_EQ(seven.expected, 8);
    const game::Fault nine = positionFault("6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b/- r");
    EXPECT_EQ(nine.code, FaultCode::positionRows);
    EXPECT_EQ(nine.count, 9);
    EXPECT_EQ(nine.expected, 8);
}

TEST(LinjaPositionText, R11_1_NamesTheRowThatCannotBeRead) {
    for (const std::string_view row :
         {"", "0", "1", "r", "01r1b", "1b1r", "1r0b", "0r1b", "1R1b", "--", "1r-", "1w", "+1r", "1r1r", "999999999r"}) {
        const game::Fault fault = positionFault("6r/1r1b/" + std::string(row) + "/1r1b/1r1b/1r1b/1r1b/6b r");
        EXPECT_EQ(fault.code, FaultCode::rowSyntax) << "'" << row << "'";
        EXPECT_EQ(fault.row, 3) << "'" << row << "'";
        EXPECT_EQ(fault.column, 9) << "'" << row << "'";
        EXPECT_EQ(fault.text, row);
    }
}

TEST(LinjaPositionText, R11_1_NamesTheOverfullRow) {
    const game::Fault fault = positionFault("1r/1r1b/1r1b/6r1b/1r1b/1r1b/1r1b/6b r");
    EXPECT_EQ(fault.code, FaultCode::rowOverfull);
    EXPECT_EQ(fault.row, 4);
    EXPECT_EQ(fault.count, 7);
    EXPECT_EQ(fault.expected, 6);
    EXPECT_EQ(fault.column, 14);
    EXPECT_EQ(fault.rule, "4.1");
}

TEST(LinjaPositionText, R11_1_NamesTheSideWithTheWrongCount) {
    const game::Fault red = positionFault("7r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r");
    EXPECT_EQ(red.code, FaultCode::pawnCount);
    EXPECT_EQ(red.side, Side::first);
    EXPECT_EQ(red.count, 13);
    EXPECT_EQ(red.expected, 12);
    const game::Fault black = positionFault("6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r/6b r");
    EXPECT_EQ(black.code, FaultCode::pawnCount);
    EXPECT_EQ(black.side, Side::second);
    EXPECT_EQ(black.count, 11);
    EXPECT_EQ(black.expected, 12);
}

TEST(LinjaPositionText, R11_1_ACountThatWouldOverflowIsRefused) {
    const game::Fault fault = positionFault("268r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r");
    EXPECT_TRUE(fault.code == FaultCode::pawnCount || fault.code == FaultCode::rowSyntax);
}

TEST(LinjaPositionText, R11_1_TheSideToMoveIsROrB) {
    for (const std::string_view side : {"w", "R", "red", "rb", "r ", " r"}) {
        const game::Fault fault = positionFault("6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b " + std::string(side));
        EXPECT_EQ(fault.code, FaultCode::sideToMove) << "'" << side << "'";
        EXPECT_EQ(fault.text, side);
        EXPECT_EQ(fault.column, 37) << "'" << side << "'";
    }
    const game::Fault missing = positionFault("6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b");
    EXPECT_EQ(missing.code, FaultCode::sideToMove);
    EXPECT_EQ(missing.text, "");
    EXPECT_EQ(missing.column, 36);
}

TEST(LinjaPositionText, R11_1_NothingBeforeOrAround) {
    for (const std::string_view text :
         {"", " ", "r", "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b", " 6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r",
          "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b r\n", "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b\tr"}) {
        EXPECT_FALSE(linja::Position::parse(text, rulesOf("rulebook"))) << "'" << text << "'";
    }
}

TEST(LinjaPositionText, EveryByteIsSurvived) {
    for (int byte = 0; byte < 256; ++byte) {
        for (std::size_t place = 0; place < kStart.size(); ++place) {
            std::string text(kStart);
            text[place] = static_cast<char>(byte);
            const auto position = linja::Position::parse(text, rulesOf("rulebook"));
            if (position) {
                EXPECT_EQ(position->text(), text);
            } else {
                EXPECT_FALSE(game::describe(position.fault()).empty());
            }
        }
    }
}

// 11.2 Turn

TEST(LinjaTurnText, R11_2_StepsPassAndOpposingPawns) {
    EXPECT_TRUE(allows(startOf("rulebook"), "2-3,1-3"));
    EXPECT_TRUE(allows(startOf("rulebook+optional-bonus"), "2-3,6-8,b3-4"));
    EXPECT_TRUE(allows(at("rulebook", "-/-/6r/6b/-/-/-/6r6b r"), "pass"));
}

TEST(LinjaTurnText, R11_2_TurnViewTellsTheStepsApart) {
    using game::StepKind;
    const linja::Position position = startOf("rulebook+optional-bonus");
    const auto turn = position.parseTurn("2-3,6-8,b3-4");
    ASSERT_TRUE(turn);
    const game::TurnView view = position.turnView(*turn);
    EXPECT_EQ(view.text, "2-3,6-8,b3-4");
    EXPECT_EQ(view.steps, (std::vector<game::StepView>{{1, 2, Side::first, StepKind::opening},
                                                       {5, 7, Side::first, StepKind::followUp},
                                                       {2, 3, Side::second, StepKind::bonus}}));
}

TEST(LinjaTurnText, R11_2_TheExtraTurnHasTwoOpenings) {
    using game::StepKind;
    const linja::Position position = at("classic+extra-turn", "6r/1r1b/-/-/1r3b/1r1b/1r1b/2r6b r");
    const auto turn = position.parseTurn("1-2,1-3,1-2,1-4");
    ASSERT_TRUE(turn);
    std::vector<StepKind> kinds;
    for (const game::StepView& step : position.turnView(*turn).steps) {
        kinds.push_back(step.kind);
    }
    EXPECT_EQ(kinds, (std::vector{StepKind::opening, StepKind::followUp, StepKind::opening, StepKind::followUp}));
}

TEST(LinjaTurnText, R11_2_OnlyTheCanonicalTextIsRead) {
    for (const std::string_view text :
         {"",         ",",        "1",       "1-",   "-2",       "12",       "1-2,",  ",1-2",
          "1-2,,1-3", "1-2, 1-3", " 1-2",    "1-2 ", "01-2",     "1-02",     "1--2",  "1-2-3",
          "r1-2",     "R1-2",     "1-2;1-3", "Pass", "pass,1-2", "1-2,pass", "1-2\n", "1-2,r1-3"}) {
        const auto turn = startOf("rulebook").parseTurn(text);
        ASSERT_FALSE(turn) << "'" << text << "'";
        EXPECT_EQ(turn.fault().code, FaultCode::turnSyntax) << "'" << text << "'";
    }
}

TEST(LinjaTurnText, R11_2_ASyntaxFaultNamesTheStep) {
    const auto turn = startOf("rulebook").parseTurn("1-2,x-3");
    ASSERT_FALSE(turn);
    EXPECT_EQ(turn.fault().code, FaultCode::turnSyntax);
    EXPECT_EQ(turn.fault().step, 2);
    EXPECT_EQ(turn.fault().text, "x-3");
}

// Which step is refused, and by which rule

// The refusal concerns the whole turn, not one of its steps.
constexpr int kWholeTurn = -1;

struct Refusal {
    std::string_view rules;
    std::string_view position;
    std::string_view turn;
    FaultCode code;
    int step;
    std::string_view rule;
    // What the sentences name: see the list of codes in core/game/fault.h.
    int row = 0;
    int expected = 0;
    Side side = Side::first;
};

std::ostream& operator<<(std::ostream& out, const Refusal& refusal) {
    return out << refusal.rules << ": " << refusal.position << ": " << refusal.turn;
}

// The numbers of a refusal, and the side whose pawn is missed.
void expectNumbers(const game::Fault& fault, const Refusal& expected) {
    EXPECT_EQ(fault.row, expected.row) << expected << ": " << game::describe(fault);
    EXPECT_EQ(fault.expected, expected.expected) << expected << ": " << game::describe(fault);
    if (expected.code == FaultCode::noPawn) {
        EXPECT_EQ(fault.side, expected.side) << expected << ": " << game::describe(fault);
        EXPECT_EQ(fault.text, linja::Position::sideNames()[indexOf(expected.side)]) << expected;
    }
    const std::set<FaultCode> namingTheirRow = {FaultCode::noPawn, FaultCode::opposingPawn, FaultCode::rowFull,
                                                FaultCode::followUpEmptyRow, FaultCode::bonusLocked};
    if (namingTheirRow.contains(expected.code)) {
        EXPECT_NE(game::describe(fault).find("row " + std::to_string(expected.row)), std::string::npos)
            << game::describe(fault);
    }
}

class LinjaRefusal : public testing::TestWithParam<Refusal> {};

TEST_P(LinjaRefusal, NamesTheStepTheRuleAndTheNumbers) {
    const Refusal& expected = GetParam();
    const linja::Position position = at(expected.rules, expected.position);
    const auto turn = position.parseTurn(expected.turn);
    ASSERT_FALSE(turn) << expected;
    EXPECT_EQ(turn.fault().code, expected.code) << expected << ": " << game::describe(turn.fault());
    if (expected.step != kWholeTurn) {
        EXPECT_EQ(turn.fault().step, expected.step) << expected << ": " << game::describe(turn.fault());
    }
    EXPECT_EQ(turn.fault().rule, expected.rule) << expected << ": " << game::describe(turn.fault());
    expectNumbers(turn.fault(), expected);
}

// What the window asks, one step at a time, must give the reason that the reading of the whole turn gives.
TEST_P(LinjaRefusal, IsTheSameStepByStep) {
    const Refusal& expected = GetParam();
    if (expected.step == kWholeTurn || expected.code == FaultCode::turnSyntax ||
        expected.code == FaultCode::followUpMust || expected.code == FaultCode::secondOpeningMust) {
        return; // no single step is refused
    }
    using game::StepKind;
    const bool extraTurn = expected.rules == "classic+extra-turn";
    const linja::Position position = at(expected.rules, expected.position);
    std::vector<game::StepView> steps;
    for (std::string_view rest = expected.turn; !rest.empty();) {
        const std::string_view text = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(rest.size(), text.size() + 1));
        const std::size_t from = text.size() - 3;
        const StepKind third = extraTurn ? StepKind::opening : StepKind::bonus;
        const Side mover = position.sideToMove();
        steps.push_back({text[from] - '1', text[from + 2] - '1', from == 1 ? game::opponent(mover) : mover,
                         steps.empty()       ? StepKind::opening
                         : steps.size() == 2 ? third
                                             : StepKind::followUp});
    }
    const game::StepView wanted = steps.back();
    steps.pop_back();
    const game::Fault fault = position.whyNot(steps, wanted);
    EXPECT_EQ(fault.code, expected.code) << expected << ": " << game::describe(fault);
    EXPECT_EQ(fault.rule, expected.rule) << expected << ": " << game::describe(fault);
    expectNumbers(fault, expected);
}

constexpr std::string_view kEmptyRow3 = "5r/2r1b/-/1r2b/1r1b/1r1b/1r1b/1r6b r";
constexpr std::string_view kFullRow2 = "4r/2r4b/2r/1r/1r/1r1b/1r1b/6b r";
constexpr std::string_view kBlackInGoal = "5r1b/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/1r5b r";
constexpr std::string_view kAboutToPass = "6b/5b/-/-/1r1b/2r/-/9r r";
constexpr std::string_view kEmptyRows3And4 = "6r/1r1b/-/-/1r3b/1r1b/1r1b/2r6b r";

// The same as kEmptyRow3 seen from the other side, with row 6 empty.
constexpr std::string_view kEmptyRow6 = "6r1b/1r1b/1r1b/1r1b/2r1b/-/1r2b/5b b";

INSTANTIATE_TEST_SUITE_P(
    Opening, LinjaRefusal,
    testing::Values(Refusal{"rulebook", kStart, "1-3", FaultCode::openingDistance, 1, "3.1", 3},
                    Refusal{"rulebook", kStart, "2-1", FaultCode::openingDistance, 1, "3.1", 1},
                    Refusal{"rulebook", kStart, "8-7", FaultCode::noPawn, 1, "3", 8},
                    Refusal{"rulebook", kEmptyRow3, "3-4", FaultCode::noPawn, 1, "3", 3},
                    Refusal{"rulebook", kEmptyRow6, "6-5", FaultCode::noPawn, 1, "3", 6, 0, Side::second},
                    Refusal{"rulebook", kStart, "b2-1", FaultCode::opposingPawn, 1, "3.1", 2},
                    Refusal{"rulebook", kFullRow2, "1-2", FaultCode::rowFull, 1, "4.1", 2, 6},
                    Refusal{"rulebook", kStart, "0-1", FaultCode::turnSyntax, 1, "11.2"},
                    Refusal{"rulebook", kEmptyRow3, "8-9", FaultCode::turnSyntax, 1, "11.2"},
                    Refusal{"rulebook", kBlackInGoal, "8-7", FaultCode::inGoal, 1, "4.4", 8},
                    Refusal{"rulebook", kEmptyRow6, "1-2", FaultCode::inGoal, 1, "4.4", 1, 0, Side::second}));

INSTANTIATE_TEST_SUITE_P(
    FollowUp, LinjaRefusal,
    testing::Values(Refusal{"rulebook", kStart, "1-2,1-4", FaultCode::followUpDistance, 2, "3.5", 4, 2},
                    Refusal{"rulebook", kStart, "1-2,6-7", FaultCode::followUpDistance, 2, "3.5", 7, 2},
                    Refusal{"rulebook", kStart, "1-2,3-1", FaultCode::followUpDistance, 2, "3.5", 1, 2},
                    Refusal{"rulebook", kEmptyRow3, "2-3,1-2", FaultCode::followUpEmptyRow, 2, "3.3", 3},
                    Refusal{"rulebook", kEmptyRow6, "7-6,8-7", FaultCode::followUpEmptyRow, 2, "3.3", 6, 0,
                            Side::second},
                    Refusal{"rulebook", kStart, "7-8,1-2", FaultCode::followUpGoal, 2, "3.4"},
                    Refusal{"classic", kStart, "7-8,1-3", FaultCode::followUpDistance, 2, "3.5", 3, 1},
                    Refusal{"classic", kStart, "1-2", FaultCode::followUpMust, 2, "3.6", 0, 2},
                    Refusal{"edition-2015", kStart, "7-8", FaultCode::followUpMust, 2, "3.6", 0, 1},
                    Refusal{"rulebook", kStart, "1-2,b3-1", FaultCode::opposingPawn, 2, "3.5", 3},
                    Refusal{"rulebook", kEmptyRow3, "1-2,3-6", FaultCode::noPawn, 2, "3", 3},
                    Refusal{"rulebook", kBlackInGoal, "1-2,8-7", FaultCode::inGoal, 2, "4.4", 8},
                    Refusal{"rulebook", "5b/1r/1b/6b/-/-/-/11r r", "2-3,3-4", FaultCode::rowFull, 2, "4.1", 4, 6},
                    Refusal{"classic", kAboutToPass, "5-6,6-8", FaultCode::passedAtOnce, 2, "6.2"}));

INSTANTIATE_TEST_SUITE_P(
    Bonus, LinjaRefusal,
    testing::Values(
        Refusal{"rulebook", kStart, "1-2,7-8,8-7", FaultCode::bonusSurplus, 3, "3.7"},
        Refusal{"rulebook", kStart, "1-2,1-3,1-2", FaultCode::bonusNotEarned, 3, "3.7"},
        Refusal{"classic", kStart, "1-2,6-8,8-7", FaultCode::turnComplete, 3, "3"},
        Refusal{"rulebook", kStart, "1-2,6-8,1-3", FaultCode::bonusDistance, 3, "3.8", 3},
        Refusal{"rulebook", kStart, "1-2,6-8,8-6", FaultCode::bonusDistance, 3, "3.8", 6},
        Refusal{"rulebook", kStart, "1-2,6-8,b7-8", FaultCode::bonusOwnOnly, 3, "3.9", 7},
        Refusal{"rulebook+optional-bonus", kBlackInGoal, "1-2,6-8,b1-2", FaultCode::bonusLocked, 3, "3.9", 1},
        Refusal{"rulebook", kStart, "1-2,6-8,6-7", FaultCode::noPawn, 3, "3", 6},
        Refusal{"rulebook+optional-bonus", kEmptyRow3, "1-2,5-8,b3-4", FaultCode::noPawn, 3, "3", 3, 0, Side::second},
        Refusal{"rulebook", kFullRow2, "5-6,6-8,3-2", FaultCode::rowFull, 3, "4.1", 2, 6},
        Refusal{"rulebook", kStart, "1-2,6-8,1-0", FaultCode::turnSyntax, 3, "11.2"},
        Refusal{"edition-2015", kStart, "1-2,6-8,b8-9", FaultCode::turnSyntax, 3, "11.2"},
        Refusal{"rulebook", kStart, "1-2,6-8,7-8,8-7", FaultCode::turnComplete, 4, "3"}));

INSTANTIATE_TEST_SUITE_P(
    WholeTurn, LinjaRefusal,
    testing::Values(
        Refusal{"rulebook", kStart, "pass", FaultCode::passIsNotAllowed, kWholeTurn, "5.1"},
        Refusal{"rulebook", "-/-/6r/6b/-/-/-/6r6b r", "3-4", FaultCode::passIsForced, kWholeTurn, "5.1"},
        Refusal{"rulebook", "6b/4b/2b/-/1r/3r/3r/5r r", "5-6", FaultCode::gameOver, kWholeTurn, "6"},
        Refusal{"rulebook", "-/-/6r/6r/6b/6b/-/- r", "pass", FaultCode::gameOver, kWholeTurn, "6"},
        Refusal{"classic+extra-turn", kEmptyRows3And4, "1-2,1-3", FaultCode::secondOpeningMust, 3, "3.10"},
        Refusal{"classic+extra-turn", kEmptyRows3And4, "1-2,1-3,1-2", FaultCode::followUpMust, 4, "3.6", 0, 3},
        Refusal{"classic+extra-turn", kEmptyRows3And4, "1-2,1-3,1-3", FaultCode::openingDistance, 3, "3.1", 3},
        Refusal{"classic+extra-turn", kEmptyRows3And4, "1-2,1-3,1-2,1-4,1-2", FaultCode::turnComplete, 5, "3"}));

} // namespace
} // namespace linja_test
