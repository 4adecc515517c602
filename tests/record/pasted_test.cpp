// Games, positions and turns from a forum, a mail, a chat or a keyboard.
#include "core/record/pasted.h"

#include "record_fixture.h"

#include <array>

using namespace record_test;
using record::pasted;
using record::PastedKind;
using record::typedTurn;

namespace {

const std::string kPlain = withTags("[Rules \"rulebook\"]\n[Result \"*\"]\n", "1. 1-2,1-3 8-7,8-6 *");

record::Game meant(const std::string& text) {
    const auto what = pasted(text);
    EXPECT_EQ(what.kind, PastedKind::game) << text;
    return good(what.text);
}

// Every line of a text with something before it.
std::string prefixed(const std::string& text, const std::string& prefix) {
    std::string out = prefix;
    for (std::size_t i = 0; i < text.size(); ++i) {
        out += text[i];
        if (text[i] == '\n' && i + 1 < text.size())
            out += prefix;
    }
    return out;
}

std::string allReplaced(std::string text, const std::string& what, const std::string& with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

} // namespace

TEST(Pasted, ASoundRecordStaysAsItIs) {
    const std::string wild =
        withTags("[Red \"Ann “A” > `x` – 'y'\"]\n[Result \"*\"]\n",
                 "1. 1-2,1-3 {He said “no” – > `really`\xC2\xA0?\n> quoted\n```\n[code] \\{ } 8-7,8-6 *");
    for (const std::string& text : {sample(), kPlain, wild, std::string("\xEF\xBB\xBF") + sample()}) {
        EXPECT_EQ(pasted(text).text, text);
        EXPECT_EQ(pasted(text).kind, PastedKind::game);
    }
}

TEST(Pasted, QuotedCodeOfAForum) {
    const record::Game expected = good(kPlain);
    EXPECT_EQ(meant("```\n" + prefixed(kPlain, "> ") + "```\n"), expected);
    for (const std::string fence : {"```", "```text", "~~~", "[code]", "[CODE=text]", "> ```", "[quote=Ann]"})
        EXPECT_EQ(meant(fence + "\n" + kPlain), expected) << fence;
    EXPECT_EQ(meant("[quote][code]" + kPlain + "[/code][/quote]"), expected);
    EXPECT_EQ(meant("`" + kPlain + "`"), expected);
}

TEST(Pasted, QuotedMailOfAnyDepthWithAGreeting) {
    const record::Game expected = good(kPlain);
    for (const std::string mark : {">", "> ", ">> ", "> > ", "  > ", "\xC2\xA0> ", "&gt; ", "| "})
        EXPECT_EQ(meant("On Monday Bob wrote:\r\n" + allReplaced(prefixed(kPlain, mark), "\n", "\r\n")), expected)
            << mark;
}

TEST(Pasted, WhatStandsAroundAQuotedGameIsLeftOut) {
    const record::Game expected = good(kPlain);
    EXPECT_EQ(meant("Look at this:\n```\n" + kPlain + "```\nWhat do you think?\n```\nmore\n```\n"), expected);
    EXPECT_EQ(meant("Look:\n[code]\n" + kPlain + "[/code]\nSent from my telephone"), expected);
    EXPECT_EQ(meant("Bob wrote:\n" + prefixed(kPlain, "> ") + "\nNice!\n-- \nAnn\n"), expected);
    EXPECT_EQ(meant("```" + kPlain + "```"), expected);
}

TEST(Pasted, SpacesOfEveryKindAndWhatCannotBeSeen) {
    const record::Game expected = good(kPlain);
    for (const std::string space : {"\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x83", "\xE3\x80\x80", " \xE2\x80\x8B", "\t",
                                    " \xEF\xBB\xBF", "\xE2\x80\x8E ", "&nbsp;"})
        EXPECT_EQ(meant(allReplaced(kPlain, " ", space)), expected) << prefixed(space, "");
    EXPECT_EQ(meant(allReplaced(kPlain, "\n", "\n\xEF\xBB\xBF")), expected);
    EXPECT_EQ(meant(replaced(kPlain, "1-3 8-7",
                             "1-\xE2\x80\x8B"
                             "3 8\xC2\xAD-7")),
              expected);
}

TEST(Pasted, QuotationMarksThatAPhoneMade) {
    const record::Game expected = good(kPlain);
    const std::array<std::array<std::string, 2>, 6> pairs = {
        {{"“", "”"}, {"„", "“"}, {"«", "»"}, {"‘", "’"}, {"'", "'"}, {"&quot;", "&quot;"}}};
    for (const auto& [open, close] : pairs) {
        std::string text = kPlain;
        for (std::size_t at = 0; (at = text.find('"')) != std::string::npos;) {
            text.replace(at, 1, open);
            text.replace(text.find('"'), 1, close);
        }
        EXPECT_EQ(meant(text), expected) << text;
    }
    const record::Game named = meant(
        allReplaced(replaced(kPlain, "[Rules", "[Red “Ann \"the\" O’Neil – A”]\n[Rules"), "\"linja\"", "”linja”"));
    EXPECT_EQ(named.tagOr("Red", ""), "Ann \"the\" O’Neil – A");
}

TEST(Pasted, DashesInTurnsAndResults) {
    const record::Game expected = good(sample());
    for (const std::string dash : {"–", "—", "−", "‐", "‑", "－"}) {
        std::string text = allReplaced(sample(), "-", dash);
        text = allReplaced(text, "...", "…");
        EXPECT_EQ(meant(text), expected) << dash;
    }
    const std::string agreed = withTags("[Result \"1/2-1/2\"]\n[Termination \"agreed\"]\n", "1. 1-2 1/2-1/2");
    EXPECT_EQ(meant(allReplaced(agreed, "1/2-1/2", "½–½")), good(agreed));
}

TEST(Pasted, BackslashesOfMarkdown) {
    EXPECT_EQ(meant(allReplaced(replaced(kPlain, "1. 1-2", "1\\. 1\\-2"), " *", " \\*")), good(kPlain));
}

TEST(Pasted, CommentsAndNamesKeepTheirMarks) {
    const std::string text = withTags("[Red \"O’Neil – “A”\"]\n[Result “*”]\n", "1. 1–2,1–3 {“so” – it goes…} *");
    const record::Game game = meant(text);
    EXPECT_EQ(game.tagOr("Red", ""), "O’Neil – “A”");
    EXPECT_EQ(game.commentAt(1), "“so” – it goes…");
}

TEST(Pasted, AQuotationMarkWithinATagIsPartOfItsText) {
    for (const char* mark : {"'", "’", "‘", "»"}) {
        const auto game = record::read(
            pasted(std::string("[Game \"linja\"]\n[Rules \"it") + mark + "s\"]\n[Result \"*\"]\n\n1. 1-2 *\n").text);
        ASSERT_FALSE(game);
        EXPECT_EQ(game.fault().code, game::FaultCode::unknownRules) << mark;
        EXPECT_EQ(game.fault().text, std::string("it") + mark + "s");
    }
}

TEST(Pasted, TheFaultIsTheRealOneAndOnItsLine) {
    const auto fault = bad(pasted("```\n" + prefixed(replaced(kPlain, "8-7,8-6", "8-7,8-5"), "> ") + "```\n").text);
    EXPECT_EQ(fault.code, game::FaultCode::followUpDistance);
    EXPECT_EQ(fault.line, 6);
    EXPECT_EQ(bad(pasted("hello").text).code, game::FaultCode::recordTagMissing);
    EXPECT_EQ(bad(pasted(std::string(record::kMaxBytes + 1, 'x')).text).code, game::FaultCode::recordTooLong);
}

TEST(Pasted, APositionOnOneLine) {
    const std::string position = "6r/1r1b/1r1b/1r1b/1r1b/-/1r2b/1r6b r";
    for (const std::string& text :
         {position, "  " + position + "\r\n", "> " + position, "```\n" + position + "\n```", "`" + position + "`",
          "“" + position + "”", allReplaced(position, "-", "–"), allReplaced(position, " ", "\xC2\xA0\xE2\x80\x8B"),
          "\xEF\xBB\xBF" + position, allReplaced(position, " ", "\n")}) {
        EXPECT_EQ(pasted(text).kind, PastedKind::position) << text;
        EXPECT_EQ(pasted(text).text, position) << text;
    }
    EXPECT_EQ(pasted("1. 1-2").kind, PastedKind::game);
    EXPECT_EQ(pasted("").kind, PastedKind::game);
}

TEST(Pasted, AnyTextIsSurvived) {
    const std::string wild = "[\\{\"}“”`>&gt;\xE2\x80\xFF"
                             "![code=]'-…";
    std::uint32_t random = 1;
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (int length = 0; length < i % 24; ++length) {
            random = random * 1664525 + 1013904223;
            text += wild[(random >> 8) % wild.size()];
        }
        (void)record::read(pasted(text).text);
        (void)typedTurn(text);
    }
}

TEST(TypedTurn, IsTidiedToTheOneForm) {
    for (const std::string text :
         {"2-3,1-5", " 2-3, 1-5 ", "2–3,1–5", "2 - 3 , 1 - 5", "2-3 1-5", "2-3; 1-5", "`2-3,1-5`", "> 2-3,1-5",
          "2-3,\xC2\xA0"
          "1-5",
          "“2-3,1-5”"})
        EXPECT_EQ(typedTurn(text), "2-3,1-5") << text;
    EXPECT_EQ(typedTurn("Pass"), "pass");
    EXPECT_EQ(typedTurn("2-3,5-8,B3-4"), "2-3,5-8,b3-4");
    EXPECT_EQ(typedTurn("?"), "?");
    EXPECT_EQ(typedTurn("  "), "");
    EXPECT_EQ(typedTurn("1-2,"), "1-2");
}
