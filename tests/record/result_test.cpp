#include "record_fixture.h"

using namespace record_test;
using game::FaultCode;
using game::Outcome;
using game::Reason;
using game::Side;

namespace {

std::string ended(const std::string& result, const std::string& termination) {
    const std::string tag = termination.empty() ? "" : "[Termination \"" + termination + "\"]\n";
    return withTags("[Result \"" + result + "\"]\n" + tag, "1. 1-2,1-3 8-7,8-6 " + result);
}

} // namespace

TEST(RecordResult, MustBeTheScoreOfAGameThatEndedByRule) {
    std::string text = replaced(sample(), "\"45-43\"", "\"43-45\"");
    text.replace(text.rfind("45-43"), 5, "43-45");
    const auto wrong = bad(text);
    EXPECT_EQ(wrong.code, FaultCode::recordResult);
    EXPECT_EQ(wrong.text, "43-45");
    EXPECT_EQ(wrong.detail, "45-43");
    EXPECT_EQ(wrong.line, 14);
    const auto reason = bad(replaced(sample(), "\"passed\"", "\"resign\""));
    EXPECT_EQ(reason.code, FaultCode::recordTermination);
    EXPECT_EQ(reason.detail, "passed");
    EXPECT_EQ(reason.line, 8);
    good(replaced(sample(), "[Termination \"passed\"]\n", ""));
}

TEST(RecordResult, OfTheTagMustBeThatOfTheTurns) {
    for (const std::string tag : {"43-45", "45-44", "1-0", "*"}) {
        const auto wrong = bad(replaced(sample(), "\"45-43\"", "\"" + tag + "\""));
        EXPECT_EQ(wrong.code, FaultCode::recordResult);
        EXPECT_EQ(wrong.text, tag);
        EXPECT_EQ(wrong.detail, "45-43");
        EXPECT_EQ(wrong.line, 7) << "of the tag";
    }
    std::string text = sample();
    text.replace(text.rfind("45-43"), 5, "45-44");
    const auto behind = bad(text);
    EXPECT_EQ(behind.code, FaultCode::recordResult);
    EXPECT_EQ(behind.text, "45-44");
    EXPECT_EQ(behind.detail, "45-43");
    EXPECT_EQ(behind.line, 14);
    text = replaced(text, "\"45-43\"", "\"1-0\"");
    EXPECT_EQ(bad(text).detail, "45-43") << "both are wrong";
    text = sample();
    const auto missing = bad(text.substr(0, text.rfind("45-43")));
    EXPECT_EQ(missing.code, FaultCode::recordResult);
    EXPECT_EQ(missing.text, "");
    EXPECT_EQ(missing.detail, "45-43");
}

TEST(RecordResult, OfAGameWithoutAnEndByRuleIsTheOneThatTheTagsAllow) {
    const auto fault = [](const std::string& tag, const std::string& reason, const std::string& behind) {
        const std::string tags = reason.empty() ? "" : "[Termination \"" + reason + "\"]\n";
        return bad(withTags("[Result \"" + tag + "\"]\n" + tags, "1. 1-2,1-3 8-7,8-6 " + behind));
    };
    const auto going = fault("1-0", "", "*");
    EXPECT_EQ(going.text, "1-0");
    EXPECT_EQ(going.detail, "*");
    EXPECT_EQ(going.line, 2);
    const auto resigned = fault("1-0", "resign", "*");
    EXPECT_EQ(resigned.text, "*");
    EXPECT_EQ(resigned.detail, "1-0");
    EXPECT_EQ(resigned.line, 5);
    const auto agreed = fault("*", "agreed", "1/2-1/2");
    EXPECT_EQ(agreed.text, "*");
    EXPECT_EQ(agreed.detail, "1/2-1/2");
    EXPECT_EQ(agreed.line, 2);
}

TEST(RecordResult, OfAnUnfinishedGameIsAStar) {
    good(ended("*", ""));
    EXPECT_EQ(bad(ended("*", "resign")).code, FaultCode::recordTermination);
    EXPECT_EQ(bad(ended("45-43", "")).code, FaultCode::recordResult);
    EXPECT_EQ(bad(ended("45-43", "passed")).code, FaultCode::recordResult);
    EXPECT_EQ(bad(ended("", "")).code, FaultCode::recordResult);
}

TEST(RecordResult, NeedsAReasonThatTheTurnsDoNotTell) {
    const auto resigned = record::declaredOutcome(good(ended("0-1", "resign")));
    ASSERT_TRUE(resigned);
    EXPECT_EQ(resigned->winner, Side::second);
    EXPECT_EQ(resigned->reason, Reason::resign);
    EXPECT_EQ(record::declaredOutcome(good(ended("1-0", "time")))->winner, Side::first);
    EXPECT_EQ(record::declaredOutcome(good(ended("1/2-1/2", "agreed")))->winner, std::nullopt);
    EXPECT_FALSE(record::declaredOutcome(good(sample())));
    EXPECT_EQ(bad(ended("1-0", "")).code, FaultCode::recordTermination);
    EXPECT_EQ(bad(ended("1-0", "agreed")).code, FaultCode::recordTermination);
    EXPECT_EQ(bad(ended("1/2-1/2", "resign")).code, FaultCode::recordTermination);
    EXPECT_EQ(bad(ended("1/2-1/2", "repetition")).code, FaultCode::recordTermination);
    EXPECT_EQ(bad(ended("1-0", "because")).code, FaultCode::recordTermination);
}

TEST(RecordResult, IsTakenForTheResultWhereItLooksLikeATurn) {
    const auto fault = bad(withTags("[Result \"1-2\"]\n", "1-2"));
    EXPECT_EQ(fault.code, FaultCode::recordResult);
    EXPECT_EQ(fault.detail, "*");
    const auto missing = bad(withTags("[Result \"*\"]\n", "1-2"));
    EXPECT_EQ(missing.text, "");
}

TEST(RecordResult, IsWrittenByTheReason) {
    const auto text = [](std::optional<Side> winner, Reason reason, game::Score score) {
        return record::resultText(Outcome{.winner = winner, .reason = reason, .score = score});
    };
    EXPECT_EQ(record::resultText(std::nullopt), "*");
    EXPECT_EQ(text(Side::first, Reason::passed, game::Score::points(45, 43)), "45-43");
    EXPECT_EQ(text(Side::second, Reason::blocked, game::Score::points(-3, 0)), "-3-0");
    EXPECT_EQ(text(Side::second, Reason::resign, game::Score::points(45, 43)), "0-1");
    EXPECT_EQ(text(Side::first, Reason::mate, {{2, 0}}), "1-0");
    EXPECT_EQ(text(std::nullopt, Reason::repetition, game::Score::points(7, 8)), "1/2-1/2");
}

TEST(RecordStart, WithBlackToMoveCountsFromDots) {
    const std::string text = withTags("[Rules \"rulebook\"]\n[Start \"6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b b\"]\n"
                                      "[Result \"*\"]\n",
                                      "1... 8-7,8-6 2. 1-2,1-3 8-7 *");
    const record::Game game = good(text);
    EXPECT_EQ(record::write(game), text);
    const auto match = record::replay(game);
    ASSERT_TRUE(match);
    EXPECT_EQ((*match)->plyCount(), 3);
}

TEST(RecordStart, AFinishedPositionHasItsResultAtOnce) {
    const std::string start = "[Rules \"rulebook\"]\n[Start \"6b/4b/2b/-/1r/3r/3r/5r r\"]\n";
    good(withTags(start + "[Result \"41-46\"]\n[Termination \"passed\"]\n", "41-46"));
    EXPECT_EQ(bad(withTags(start + "[Result \"*\"]\n", "*")).detail, "41-46");
}

TEST(RecordPass, IsWrittenAsAWord) {
    const std::string text =
        withTags("[Rules \"rulebook\"]\n[Start \"-/-/6r/6b/-/-/-/6r6b r\"]\n[Result \"*\"]\n", "1. pass 8-7 *");
    EXPECT_EQ(record::write(good(text)), text);
    const auto fault = bad(replaced(text, "pass", "3-4"));
    EXPECT_EQ(fault.line, 6);
}
