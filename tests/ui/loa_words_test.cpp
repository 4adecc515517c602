// What the window says of Lines of Action, and the diagrams of its rules.
#include "core/games/loa/position.h"
#include "tests/ui/games_fixture.h"
#include "ui/games/loa/loa_diagram.h"
#include "ui/text/fault_text.h"
#include "ui/text/rules_page.h"
#include "ui/text/score_text.h"

#include <QFile>
#include <QSet>

namespace ui {
namespace {

using game::Side;
using LoaWordsTest = Games;

TEST_F(LoaWordsTest, TurnsOfLinesOfActionAreToldInWords) {
    const auto told = [](const char* turn, Side mover) {
        return loaWords().turnInWords(QString::fromLatin1(turn), mover).toStdString();
    };
    EXPECT_EQ(told("c3xe5", Side::first), "c3, black stone, moves 2 along the diagonal to e5, captures");
    EXPECT_EQ(told("b1-h1", Side::first), "b1, black stone, moves 6 along the rank to h1");
    EXPECT_EQ(told("a5-a2", Side::second), "a5, white stone, moves 3 along the file to a2");
    EXPECT_EQ(told("pass", Side::second), "pass");
    use(Language::spanish);
    EXPECT_EQ(told("c3xe5", Side::first), "c3, ficha negra, avanza 2 por la diagonal hasta e5, captura");
}

TEST_F(LoaWordsTest, PositionsOfLinesOfActionAreReadStoneByStone) {
    const auto position = loa::Position::parse("8/8/8/3xx3/8/8/o7/8 x", {});
    ASSERT_TRUE(position);
    EXPECT_EQ(loaWords().positionText(position->board()).toStdString(), "Black, 2 stones: d5, e5. White, 1 stone: a2.");
    EXPECT_EQ(scoreText(loaWords(), position->board(), {}).toStdString(), "Pieces: Black 2, White 1.");
}

TEST_F(LoaWordsTest, RefusalsOfLinesOfActionNameSquaresInEveryLanguage) {
    const loa::Position start;
    const auto why = [&start](const char* turn) {
        const auto refused = start.parseTurn(turn);
        return refused ? std::string("legal") : faultText(refused.fault()).toStdString();
    };
    EXPECT_EQ(why("b1-c3"), "b1 and c3 do not lie on one rank, file or diagonal.");
    EXPECT_EQ(why("b1-b4"),
              "On that line the stone on b1 moves exactly 2 squares, one for each stone there; to b4 it is 3.");
    EXPECT_EQ(why("a2-c2"), "The stone on a2 is your opponent's.");
    EXPECT_EQ(why("pass"), "You may pass only when no stone can move.");
    use(Language::spanish);
    EXPECT_EQ(why("b1-c3"), "b1 y c3 no están en una misma fila, columna o diagonal.");
    EXPECT_EQ(why("b1-b4"), "En esa línea, la ficha de b1 avanza exactamente 2 casillas, una por cada ficha que hay; "
                            "hasta b4 son 3.");
}

TEST_F(LoaWordsTest, TheRulesOfLinesOfActionSayWhatBothConnectedIs) {
    inEveryLanguage([] {
        QSet<QString> pages;
        for (const char* language : {"en", "es"})
            for (const char* rules : {"loa", "loa-draw"}) {
                const QString page =
                    rulesPage(QStringLiteral("loa"), QString::fromLatin1(rules), QString::fromLatin1(language));
                EXPECT_FALSE(page.contains(QLatin1String("<!-- with")));
                EXPECT_EQ(page.count(QLatin1String("<p")), page.count(QLatin1String("</p>")));
                pages.insert(page);
            }
        EXPECT_EQ(pages.size(), 4);
    });
}

// A diagram is believed: its turns are legal where they are drawn so, and only there.
TEST_F(LoaWordsTest, TheTurnsInTheDiagramsOfLinesOfActionAreLegalWhereTheyAreDrawnSo) {
    QFile file(QStringLiteral(":/loa/rules/diagrams.txt"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    int turns = 0;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(QLatin1Char('#')))
            continue;
        const QStringList parts = line.split(QLatin1Char('|'));
        ASSERT_EQ(parts.size(), 4) << line.toStdString();
        ASSERT_TRUE(readDiagram(parts[1].trimmed(), parts[2], parts[3])) << line.toStdString();
        const auto position = loa::Position::parse((parts[1].trimmed() + QLatin1String(" x")).toStdString(), {});
        ASSERT_TRUE(position) << line.toStdString();
        for (QString turn : parts[2].split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const bool isLegal = !turn.startsWith(QLatin1Char('~'));
            turn.remove(QLatin1Char('~'));
            const bool plain = static_cast<bool>(position->parseTurn(turn.toStdString()));
            turn.replace(QLatin1Char('-'), QLatin1Char('x'));
            EXPECT_EQ(plain || position->parseTurn(turn.toStdString()), isLegal) << line.toStdString();
            ++turns;
        }
    }
    EXPECT_GE(turns, 7);
}

} // namespace
} // namespace ui
