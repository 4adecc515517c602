#include "record_fixture.h"

using namespace record_test;
using game::FaultCode;
using record::read;
using record::write;

TEST(RecordSample, RoundTripsByteForByte) {
    EXPECT_EQ(write(good(sample())), sample());
}

TEST(RecordSample, HoldsItsTagsTurnsAndVariation) {
    const record::Game game = good(sample());
    EXPECT_EQ(game.tagOr("Red", ""), "First");
    EXPECT_EQ(game.tagOr("Termination", ""), "passed");
    EXPECT_EQ(game.mainLine().size(), 22u);
    EXPECT_EQ(game.nodes.size(), 1u + 22u + 2u);
    const int branch = game.mainLine()[1];
    ASSERT_EQ(game.nodes[static_cast<std::size_t>(branch)].children.size(), 2u);
    EXPECT_EQ(game.nodes[static_cast<std::size_t>(branch)].comments,
              std::vector<std::string>{"Both sides play a best turn throughout."});
}

TEST(RecordReader, ReadsEveryKindOfLineEndAndAByteOrderMark) {
    const record::Game expected = good(sample());
    for (const std::string end : {"\r\n", "\r"}) {
        std::string text = "\xEF\xBB\xBF";
        for (const char c : sample())
            text += c == '\n' ? end : std::string(1, c);
        EXPECT_EQ(good(text), expected);
    }
    std::string text = sample();
    text.pop_back();
    EXPECT_EQ(good(text), expected);
}

TEST(RecordReader, ALineEndWithinACommentIsOneSpace) {
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        const record::Game game = good(unfinished("1. 1-2,1-3 {one" + end + "two" + end + end + "three" + end + "}"));
        EXPECT_EQ(game.commentAt(1), "one two  three ");
        EXPECT_EQ(good(write(game)).commentAt(1), "one two  three ");
    }
}

TEST(RecordReader, CountsLinesTheSameForEveryKindOfLineEnd) {
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        std::string text;
        for (const char c : unfinished("1. 1-2,1-3 {one\ntwo} 1-1"))
            text += c == '\n' ? end : std::string(1, c);
        const auto fault = bad(text);
        EXPECT_EQ(fault.line, 5);
        EXPECT_EQ(fault.column, 6);
    }
}

TEST(RecordReader, NamesLineAndColumnOfAFault) {
    const auto fault = bad(replaced(sample(), "8-7,7-2", "8-7,7-3"));
    EXPECT_EQ(fault.code, FaultCode::followUpDistance);
    EXPECT_EQ(fault.line, 11);
    EXPECT_EQ(fault.column, 53);
    EXPECT_EQ(fault.step, 2);
    EXPECT_EQ(fault.detail, "3... 8-7,7-3");
    EXPECT_FALSE(fault.rule.empty());
    EXPECT_EQ(bad(replaced(sample(), "8-7,7-2", "8-7,7-3").insert(0, "\xEF\xBB\xBF")).column, 53);
}

TEST(RecordReader, ChecksTheTurnsOfVariations) {
    const auto fault = bad(replaced(sample(), "{another idea} 8-7)", "{another idea} 7-9)"));
    EXPECT_EQ(fault.line, 11);
    EXPECT_EQ(fault.detail, "2... 7-9");
}

TEST(RecordReader, KeepsUnknownTagsInTheirOrder) {
    const std::string text = replaced(sample(), "[Red ", "[Event \"Caf\xC3\xA9\"]\n[Red ");
    EXPECT_EQ(write(good(text)), text);
}

TEST(RecordReader, RefusesANewerMajorFormatOnly) {
    const auto fault = bad(replaced(sample(), "[Format \"1\"]", "[Format \"2.0\"]"));
    EXPECT_EQ(fault.code, FaultCode::recordVersion);
    EXPECT_EQ(fault.text, "2.0");
    EXPECT_EQ(fault.line, 3);
    EXPECT_EQ(bad(replaced(sample(), "[Format \"1\"]", "[Format \"99999999999999999999\"]")).code,
              FaultCode::recordVersion);
    EXPECT_EQ(bad(replaced(sample(), "[Format \"1\"]", "[Format \"0\"]")).code, FaultCode::recordTag);
    for (const std::string version : {"one", "", "01", "01..", "1.", "1..7", ".1", "1,7", " 1", "1 ", "+1", "0.9"}) {
        const auto wrong = bad(replaced(sample(), "[Format \"1\"]", "[Format \"" + version + "\"]"));
        EXPECT_EQ(wrong.code, FaultCode::recordTag) << version;
        EXPECT_EQ(wrong.text, "Format");
    }
    good(replaced(sample(), "[Format \"1\"]", "[Format \"1.7\"]"));
}

TEST(RecordReader, NamesTheTagThatIsMissingOrTwice) {
    const auto noGame = bad("1. 1-2 *");
    EXPECT_EQ(noGame.code, FaultCode::recordTagMissing);
    EXPECT_EQ(noGame.text, "Game");
    EXPECT_EQ(game::describe(noGame), "line 1, column 1: the tag \"Game\" is missing");
    const auto noResult = bad("[Game \"linja\"]\n\n1. 1-2 *");
    EXPECT_EQ(noResult.code, FaultCode::recordTagMissing);
    EXPECT_EQ(noResult.text, "Result");
    const auto twice = bad(replaced(sample(), "[Red ", "[Game \"linja\"]\n[Red "));
    EXPECT_EQ(twice.code, FaultCode::recordTagTwice);
    EXPECT_EQ(twice.text, "Game");
    EXPECT_EQ(twice.line, 4);
}

TEST(RecordReader, NamesUnknownGamesRulesAndBadStarts) {
    const auto unknownGame = bad(replaced(sample(), "\"linja\"", "\"halma\""));
    EXPECT_EQ(unknownGame.code, FaultCode::unknownGame);
    EXPECT_EQ(unknownGame.line, 1);
    const auto unknownRules = bad(replaced(sample(), "\"rulebook\"", "\"house\""));
    EXPECT_EQ(unknownRules.code, FaultCode::unknownRules);
    EXPECT_EQ(unknownRules.line, 2);
    const auto start = bad(withTags("[Start \"6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/5b r\"]\n[Result \"*\"]\n", "*"));
    EXPECT_EQ(start.code, FaultCode::pawnCount);
    EXPECT_EQ(start.line, 2);
}

TEST(RecordReader, TakesTurnsWithoutNumbersButNoWrongNumber) {
    EXPECT_EQ(write(good(unfinished("1-2,1-3 8-7,8-6"))), write(good(unfinished("1. 1-2,1-3 1... 8-7,8-6"))));
    const auto wrong = bad(unfinished("1. 1-2,1-3 2. 8-7,8-6"));
    EXPECT_EQ(wrong.code, FaultCode::recordNumber);
    EXPECT_EQ(wrong.detail, "1...");
    EXPECT_EQ(bad(unfinished("1.. 1-2,1-3")).code, FaultCode::recordNumber);
    EXPECT_EQ(bad(unfinished("1. 1. 1-2,1-3")).code, FaultCode::recordSyntax);
    EXPECT_EQ(bad(unfinished("1. {so} 1-2,1-3")).code, FaultCode::recordSyntax);
    EXPECT_EQ(bad(unfinished("1. (1-2)")).code, FaultCode::recordSyntax);
}

TEST(RecordReader, RefusesWhatCannotStandWhereItStands) {
    EXPECT_EQ(bad("").code, FaultCode::recordEmpty);
    EXPECT_EQ(bad(" \r\n\t\n").code, FaultCode::recordEmpty);
    EXPECT_EQ(bad(unfinished("(1. 1-2,1-3)")).code, FaultCode::recordSyntax);
    EXPECT_EQ(bad(unfinished("1. 1-2,1-3 ()")).code, FaultCode::recordSyntax);
    EXPECT_EQ(bad(unfinished("1. 1-2,1-3 )")).text, ")");
    EXPECT_EQ(bad(unfinished("1. 1-2,1-3 }")).text, "}");
    EXPECT_EQ(bad(unfinished("1. 1-2,1-3 (1. 1-2,2-4")).code, FaultCode::recordUnclosed);
    EXPECT_EQ(bad(unfinished("1. 1-2,1-3 {so")).code, FaultCode::recordUnclosed);
    EXPECT_EQ(bad(unfinished("1. 1-2,1-3 {so {it} goes}")).code, FaultCode::recordUnclosed);
    EXPECT_EQ(bad(unfinished("1. 1-2,1-3 {a\\qb}")).code, FaultCode::recordSyntax);
    EXPECT_EQ(bad(unfinished("1. 1-2,1-3 [Red \"x\"]")).code, FaultCode::recordSyntax);
    EXPECT_EQ(bad(unfinished("1. 1-2,1-3 [Red \"x\"]")).text, "[Red");
    EXPECT_EQ(bad(unfinished("1. {so} 1-2,1-3")).text, "so");
    EXPECT_EQ(bad("[Game \"linja]\n[Result \"*\"]\n\n*").code, FaultCode::recordUnclosed);
    EXPECT_EQ(bad("[Game linja]\n[Result \"*\"]\n\n*").code, FaultCode::recordTag);
    EXPECT_EQ(bad("[Game \"linja\"\n[Result \"*\"]\n\n*").code, FaultCode::recordTag);
}

TEST(RecordReader, RefusesTextThatIsNoText) {
    const auto nul = bad(replaced(sample(), "1. 1-2", std::string("1. \0001-2", 7)));
    EXPECT_EQ(nul.code, FaultCode::recordText);
    EXPECT_EQ(nul.line, 10);
    EXPECT_EQ(nul.column, 4);
    for (const std::string bytes : {"\xFF", "\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82", "\x1B"})
        EXPECT_EQ(bad(replaced(sample(), "another", "an" + bytes + "other")).code, FaultCode::recordText);
    good(replaced(sample(), "another", "an\xF0\x9F\x8E\xB2other"));
}

TEST(RecordReader, RefusesEndlessTextAndDepth) {
    EXPECT_EQ(bad(std::string(10'000'000, 'x')).code, FaultCode::recordTooLong);
    EXPECT_EQ(bad(std::string(record::kMaxBytes, '(')).code, FaultCode::recordTagMissing);
    EXPECT_EQ(bad(std::string(record::kMaxBytes, '\xFF')).code, FaultCode::recordText);
    std::string deep;
    for (int i = 0; i < 200'000; ++i)
        deep += "(1-2,1-3";
    EXPECT_EQ(bad(unfinished("1-2,1-3 " + deep)).code, FaultCode::recordNesting);
    deep = "1-2,1-3";
    for (int i = 0; i < record::kMaxNesting; ++i)
        deep += "(1-2,1-3";
    good(unfinished(deep + std::string(record::kMaxNesting, ')')));
}

TEST(RecordReader, ReadsOneGameAFile) {
    EXPECT_EQ(bad(sample() + "\n" + sample()).code, FaultCode::recordSecondGame);
    EXPECT_EQ(bad(unfinished("1-2,1-3") + "1.").code, FaultCode::recordSecondGame);
}

TEST(RecordEscapes, AnyValueAndCommentComesBack) {
    record::Game game = good(sample());
    const std::string wild =
        " \"quoted\" {braced} \\back\\ two  spaces\ttab\nline\r\nbell\a (round) [square] \xC3\xB1 ";
    std::string lengthy = wild;
    for (int i = 0; i < 40; ++i)
        lengthy += " word" + std::to_string(i);
    game.setTag("Red", wild);
    game.nodes[3].comments = {wild, "", lengthy, std::string(200, 'x'), "}", "{", "\\", "1-0 *", " ", "  "};
    const std::string text = write(game);
    EXPECT_EQ(good(text), game);
    EXPECT_EQ(write(good(text)), text);
}

TEST(RecordWriter, KeepsTheTurnsWithinEightyColumns) {
    record::Game game = good(sample());
    game.nodes[5].comments = {"uno dos tr\xC3\xA9s cuatro cinco seis siete ocho nueve diez once doce trece catorce"};
    std::size_t begin = 0;
    const std::string text = write(game);
    for (std::size_t end = 0; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1)
        EXPECT_LE(end - begin, 81u) << text.substr(begin, end - begin); // one character of two bytes
}
