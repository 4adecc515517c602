// What is made of text from outside before it is shown.
#include "ui/text/outside_text.h"

#include <QTextDocument>
#include <gtest/gtest.h>
#include <random>

namespace ui {
namespace {

QString text(const char16_t* units) {
    return QString::fromUtf16(units);
}

std::string utf8(const QString& text) {
    return text.toStdString();
}

TEST(OutsideText, OrdinaryNamesStayAsTheyAre) {
    for (const char16_t* name :
         {u"Ana", u"Søren Ó Briain", u"Łucja", u"李小龍", u"علی", u"नमस्ते", u"R&D <3", u"a_b.c (2)"})
        EXPECT_EQ(utf8(asLine(text(name))), utf8(text(name)));
    // The family is held together by joiners.
    EXPECT_EQ(utf8(asLine(text(u"👩‍👧 x"))), utf8(text(u"👩‍👧 x")));
}

TEST(OutsideText, ALineHasNoBreaksAndNoRunsOfSpaces) {
    EXPECT_EQ(utf8(asLine(text(u"  a\r\nb \t c\u2028d\u00a0\u3000e  "))), "a b c d e");
    EXPECT_EQ(utf8(asLine(text(u" \n\t "))), "");
}

TEST(OutsideText, LinesKeepAtMostTwoBreaksInARow) {
    EXPECT_EQ(utf8(asLines(text(u"\n\na\nb\n\n\n\nc\n"))), "a\nb\n\nc");
}

TEST(OutsideText, ControlCharactersAreSeen) {
    EXPECT_EQ(utf8(asLine(text(u"a\u001b[31mb\u007f\u0007"))), utf8(text(u"a␛[31mb␡␇")));
    EXPECT_EQ(utf8(asLine(text(u"a\u009bb"))), utf8(text(u"a\ufffdb")));
    EXPECT_EQ(utf8(asLine(QString(QChar(0xD800)))), utf8(text(u"\ufffd")));
    EXPECT_EQ(utf8(asLine(QString(QChar(0)))), utf8(text(u"␀")));
}

TEST(OutsideText, WhatOnlySteersTheLayoutIsLeftOut) {
    EXPECT_EQ(utf8(asLine(text(u"a\u202eb\u2066c\u200ed\u200be\ufefff\u00adg"))), "abcdefg");
    EXPECT_EQ(utf8(asLine(text(u"\u202e\u200b\u200d"))), "") << "nothing to see is no name";
}

TEST(OutsideText, FewAccentsStandOnOneLetter) {
    const QString tower = QStringLiteral("e") + QString(500, QChar(0x0301)) + QStringLiteral("f");
    EXPECT_EQ(asLine(tower).size(), 6);
}

TEST(OutsideText, LongTextsEndInAnEllipsis) {
    EXPECT_EQ(utf8(asLine(QString(11, u'x'), 10)), "xxxxxxxxxx…");
    EXPECT_EQ(utf8(asLine(QString(10, u'x'), 10)), "xxxxxxxxxx");
    EXPECT_EQ(asLine(QString(5'000'000, QChar(0x202E)), 10).size(), 0);
    // No half of a letter is left behind.
    EXPECT_EQ(utf8(asLine(text(u"abc😀"), 4)), "abc…");
    EXPECT_EQ(asLines(QString(1'000'000, u'x')).size(), kLongestText + 1);
}

TEST(OutsideText, LongPathsKeepTheNameOfTheFile) {
    const QString path = QLatin1Char('/') + QString(5000, u'd') + QStringLiteral("/game.linja");
    EXPECT_LE(asPath(path).size(), kLongestPath + 3);
    EXPECT_TRUE(asPath(path).endsWith(QStringLiteral("game.linja")));
    EXPECT_EQ(utf8(asPath(QStringLiteral("/home/ana/a.linja"))), "/home/ana/a.linja");
}

TEST(OutsideText, AToolTipIsNeverRichText) {
    for (const char16_t* bad : {u"<b>x</b>", u"<img src=/dev/zero>", u"&lt;b&gt;", u"x <i>y</i>",
                                u"<?xml version=\"1\"?><p>x", u"<!DOCTYPE html>", u"<!doc>", u"a\n<h1>b</h1>",
                                u" \n <table>", u"< b >x", u"<br/>", u"&lt;", u"a &lt;img&gt;\n<b>"}) {
        const QString tip = asToolTip(text(bad));
        EXPECT_FALSE(Qt::mightBeRichText(tip)) << utf8(text(bad));
        EXPECT_EQ(utf8(QString(tip).remove(QChar(0x2060)).simplified()), utf8(text(bad).simplified()));
    }
    std::mt19937 random(1);
    const QString pieces = QStringLiteral("<>&;/!? \n\"=blti1");
    for (int i = 0; i < 100'000; ++i) {
        QString noise;
        for (const auto length = static_cast<qsizetype>(random() % 14); noise.size() < length;)
            noise += pieces[static_cast<qsizetype>(random() % static_cast<std::size_t>(pieces.size()))];
        ASSERT_FALSE(Qt::mightBeRichText(asToolTip(noise))) << utf8(noise);
    }
}

TEST(OutsideText, AToolTipIsFoldedAndOrdinaryOnesStay) {
    EXPECT_EQ(utf8(asToolTip(QStringLiteral("Who is ahead? 3 < 4 && R&D > 2"))), "Who is ahead? 3 < 4 && R&D > 2");
    const QStringList lines = asToolTip(QStringLiteral("word ").repeated(200)).split(QLatin1Char('\n'));
    EXPECT_GT(lines.size(), 4);
    for (const QString& line : lines)
        EXPECT_LE(line.size(), 72);
    for (const QString& line : asToolTip(QString(300, u'x')).split(QLatin1Char('\n')))
        EXPECT_LE(line.size(), 72);
}

TEST(OutsideText, ATitleShowsTheMarkOfAChangedDocumentAsText) {
    EXPECT_EQ(utf8(asWindowTitle(QStringLiteral("A[*]B [*][*]"))), "A[*][*]B [*][*][*][*]");
    EXPECT_EQ(utf8(asWindowTitle(QStringLiteral("Ana – Ben"))), "Ana – Ben");
}

TEST(OutsideText, LongWordsCanBeBroken) {
    const QString name(100, u'W');
    EXPECT_EQ(wrappable(name).count(QChar(0x200B)), 3);
    EXPECT_EQ(utf8(wrappable(name).remove(QChar(0x200B))), utf8(name));
    EXPECT_EQ(
        utf8(wrappable(QStringLiteral("/home/somebody/Documents/out.linja")).replace(QChar(0x200B), QLatin1Char('|'))),
        "/|home/|somebody/|Documents/|out.linja");
    const QString sentence = QStringLiteral("Short words stay as they are, however many there may be.");
    EXPECT_EQ(utf8(wrappable(sentence)), utf8(sentence));
}

} // namespace
} // namespace ui
