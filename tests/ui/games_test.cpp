// What the window says and shows of each game: words for every id, in every language; and values without points.
#include "core/ai/thinker.h"
#include "core/games/catalogue.h"
#include "core/games/loa/position.h"
#include "ui/analysis/evaluation_bar.h"
#include "ui/analysis/evaluation_card.h"
#include "ui/analysis/evaluation_graph.h"
#include "ui/appearance/language.h"
#include "ui/archive/archive_model.h"
#include "ui/game/end_banner.h"
#include "ui/game/player_card.h"
#include "ui/game/result_card.h"
#include "ui/game/tutor_bar.h"
#include "ui/games/games.h"
#include "ui/games/loa/loa_diagram.h"
#include "ui/text/fault_text.h"
#include "ui/text/outcome_text.h"
#include "ui/text/rules_page.h"
#include "ui/text/rules_text.h"
#include "ui/text/score_text.h"
#include "ui/text/value_text.h"
#include "ui/window/resources.h"
#include "ui/window/window_actions.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QRegularExpression>
#include <QSet>
#include <gtest/gtest.h>

namespace ui {
namespace {

using ai::Value;
using game::Side;

QString text(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

const GameWords& loaWords() {
    return wordsOf(std::string_view("loa"));
}

class Games : public testing::Test {
protected:
    Games() {
        initLinjaResources();
        m_language.use(Language::english);
    }
    ~Games() override { m_language.use(Language::english); }
    void use(Language language) { m_language.use(language); }

    // Calls `look()` in every language.
    template <class Look>
    void inEveryLanguage(const Look& look) {
        for (const Language language : {Language::english, Language::spanish}) {
            use(language);
            look();
        }
    }

private:
    LanguageSwitch m_language;
};

TEST_F(Games, AreTheOnesOfTheCatalogueInItsOrder) {
    QStringList known;
    for (const games::GameInfo& info : games::catalogue())
        known << text(info.id);
    QStringList offered;
    for (const OfferedGame& game : offeredGames())
        offered << QString::fromLatin1(game.words.id());
    EXPECT_EQ(offered, known);
    EXPECT_EQ(offered.front(), QStringLiteral("linja"));
}

TEST_F(Games, HaveANameASentenceAndTwoSides) {
    inEveryLanguage([] {
        QSet<QString> texts;
        for (const OfferedGame& game : offeredGames()) {
            EXPECT_FALSE(game.words.name().isEmpty());
            EXPECT_TRUE(game.words.sentence().endsWith(QLatin1Char('.')));
            EXPECT_NE(game.words.sideName(Side::first), game.words.sideName(Side::second));
            EXPECT_NE(game.words.passText(Side::first), game.words.passText(Side::second));
            EXPECT_FALSE(game.words.turnExample().isEmpty());
            texts << game.words.name() << game.words.sentence();
        }
        EXPECT_EQ(texts.size(), 2 * static_cast<qsizetype>(offeredGames().size()));
    });
}

TEST_F(Games, HaveANameAndASentenceForEveryPartOfTheirRuleSets) {
    inEveryLanguage([] {
        for (const games::GameInfo& info : games::catalogue())
            for (const games::RuleSetInfo& rules : info.ruleSets) {
                const RuleChoice choice = splitRules(text(rules.id));
                for (const QString& id : QStringList{choice.edition} + choice.switches) {
                    const RuleWords words = wordsOf(info.id).ruleWords(id);
                    EXPECT_FALSE(words.name.isEmpty() || words.name == id) << id.toStdString();
                    EXPECT_TRUE(words.sentence.endsWith(QLatin1Char('.'))) << id.toStdString();
                }
            }
    });
}

// The ids that a game's own sources hold, such as "loa.jump".
QSet<QString> faultIds(const QString& gameId) {
    QSet<QString> ids;
    const QRegularExpression id(QStringLiteral("\"(%1\\.[a-z][a-z0-9-]*)\"").arg(gameId));
    const QString folder = QStringLiteral(LINJA_SOURCE_DIR "/core/games/") + gameId;
    for (QDirIterator files(folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files); files.hasNext();) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (auto found = id.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
            ids.insert(found.next().captured(1));
    }
    return ids;
}

TEST_F(Games, HaveWordsForEveryFaultOfTheirs) {
    EXPECT_GE(faultIds(QStringLiteral("loa")).size(), 20);
    inEveryLanguage([] {
        for (const OfferedGame& game : offeredGames())
            for (const QString& id : faultIds(QString::fromLatin1(game.words.id()))) {
                const std::string name = id.toStdString();
                const game::Fault fault{.row = 3, .count = 7, .expected = 6, .text = "c3 to e4", .id = name};
                const QString words = faultText(fault);
                EXPECT_FALSE(words.isEmpty()) << name;
                EXPECT_FALSE(words.contains(QRegularExpression(QStringLiteral("%[0-9n]")))) << words.toStdString();
            }
    });
}

TEST_F(Games, HaveWordsForTheEndsOfTheirRules) {
    inEveryLanguage([] {
        for (const OfferedGame& game : offeredGames())
            for (const game::Reason reason : {game::Reason::repetition, game::Reason::resign, game::Reason::agreed})
                EXPECT_FALSE(reasonText(game.words, reason, Side::first).isEmpty());
        for (const game::Reason reason : {game::Reason::passed, game::Reason::blocked})
            EXPECT_FALSE(reasonText(wordsOf(std::string_view("linja")), reason).isEmpty());
        EXPECT_FALSE(reasonText(loaWords(), game::Reason::connected).isEmpty());
    });
}

TEST_F(Games, HaveTitlesForTheStepsOfTheirTurns) {
    inEveryLanguage([] {
        QSet<QString> titles;
        for (const auto kind : {game::StepKind::opening, game::StepKind::followUp, game::StepKind::bonus})
            titles << wordsOf(std::string_view("linja")).stepTitle(kind, 2);
        EXPECT_EQ(titles.size(), 3);
        EXPECT_FALSE(titles.contains(QString()));
        EXPECT_TRUE(loaWords().longestStepTitles().isEmpty());
    });
}

TEST_F(Games, NameWhatTheirBoardsCanShowAndTheirKeys) {
    inEveryLanguage([] {
        for (const OfferedGame& game : offeredGames()) {
            for (const ActionId id : {ActionId::coordinates, ActionId::marks}) {
                const char* text = game.controls.actionWords(id).text;
                ASSERT_NE(text, nullptr) << game.words.id();
                EXPECT_TRUE(QString::fromUtf8(text).contains(QLatin1Char('&'))) << text;
            }
            EXPECT_GE(game.controls.boardKeys().size(), 3U);
            for (const BoardKey& key : game.controls.boardKeys())
                EXPECT_FALSE(key.keys.isEmpty() || key.what.isEmpty()) << game.words.id();
        }
    });
    use(Language::spanish);
    for (const OfferedGame& game : offeredGames()) {
        const char* text = game.controls.actionWords(ActionId::coordinates).text;
        EXPECT_NE(QCoreApplication::translate("Menus", text), QString::fromUtf8(text));
    }
    EXPECT_EQ(controlsOf("loa").actionWords(ActionId::counts).text, nullptr) << "one stone to a square";
    EXPECT_EQ(controlsOf("loa").actionWords(ActionId::points).text, nullptr) << "no points";
}

// Lines of Action ----------------------------------------------------------------------------------------------------

TEST_F(Games, TurnsOfLinesOfActionAreToldInWords) {
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

TEST_F(Games, PositionsOfLinesOfActionAreReadStoneByStone) {
    const auto position = loa::Position::parse("8/8/8/3xx3/8/8/o7/8 x", {});
    ASSERT_TRUE(position);
    EXPECT_EQ(loaWords().positionText(position->board()).toStdString(), "Black, 2 stones: d5, e5. White, 1 stone: a2.");
    EXPECT_EQ(scoreText(loaWords(), position->board(), {}).toStdString(), "Pieces: Black 2, White 1.");
}

TEST_F(Games, RefusalsOfLinesOfActionNameSquaresInEveryLanguage) {
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

TEST_F(Games, TheRulesOfLinesOfActionSayWhatBothConnectedIs) {
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

TEST_F(Games, EveryPictureInARulesPageCanBeDrawn) {
    int pictures = 0;
    const QRegularExpression image(QStringLiteral("<img src=\"([^\"]*)\""));
    for (const games::GameInfo& info : games::catalogue())
        for (const games::RuleSetInfo& rules : info.ruleSets)
            for (const char* language : {"en", "es"}) {
                const QString page = rulesPage(text(info.id), text(rules.id), QString::fromLatin1(language));
                for (auto found = image.globalMatch(page); found.hasNext();) {
                    const QString name = found.next().captured(1);
                    const QImage picture = artOf(info.id).diagram(name, 240, 2, Theme::light());
                    EXPECT_EQ(picture.width(), 480) << name.toStdString();
                    ++pictures;
                }
            }
    EXPECT_GE(pictures, 20);
}

// A diagram is believed: its turns are legal where they are drawn so, and only there.
TEST_F(Games, TheTurnsInTheDiagramsOfLinesOfActionAreLegalWhereTheyAreDrawnSo) {
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

// Values without points
// ------------------------------------------------------------------------------------------------

Value win(int turns) {
    return {Value::Kind::winIn, turns, true};
}
Value loss(int turns) {
    return {Value::Kind::lossIn, turns, true};
}
Value units(int amount, bool exact = false) {
    return {Value::Kind::units, amount, exact};
}

TEST_F(Games, WithoutPointsAValueIsAForcedWinOrAChance) {
    const GameWords& words = loaWords();
    EXPECT_EQ(standingText(words, win(3)).toStdString(), "Black wins in 3 turns");
    EXPECT_EQ(standingText(words, loss(1)).toStdString(), "White wins in 1 turn");
    EXPECT_EQ(standingText(words, units(0)).toStdString(), "About even (estimated)");
    EXPECT_EQ(standingText(words, units(0, true)).toStdString(), "Draw (exact)");
    EXPECT_EQ(valueText(words, win(5), Side::second).toStdString(), "White wins in 5 turns");
    EXPECT_EQ(endText(words, win(0)).toStdString(), "Black won");
    EXPECT_EQ(endText(words, loss(0)).toStdString(), "White won");
    EXPECT_EQ(figureText(words, win(3)).toStdString(), "W3");
    EXPECT_EQ(figureText(words, loss(4)).toStdString(), "L4");
    for (const auto& said : {standingText(words, units(-200)), valueText(words, units(200), Side::first)}) {
        EXPECT_TRUE(said.contains(QLatin1String("likely to win"))) << said.toStdString();
        EXPECT_FALSE(said.contains(QLatin1String("point"))) << said.toStdString();
    }
    EXPECT_TRUE(standingText(words, units(-200)).startsWith(QLatin1String("White ahead")));
    use(Language::spanish);
    EXPECT_EQ(standingText(words, win(3)).toStdString(), "Negro gana en 3 turnos");
    EXPECT_EQ(figureText(words, win(3)).toStdString(), "G3");
}

TEST_F(Games, WithoutPointsTheShareOfASideIsItsChance) {
    const GameWords& words = loaWords();
    EXPECT_DOUBLE_EQ(shareOfFirst(words, units(0)), 0.5);
    EXPECT_DOUBLE_EQ(shareOfFirst(words, win(9)), 1);
    EXPECT_DOUBLE_EQ(shareOfFirst(words, loss(9)), 0);
    double last = 0;
    for (int amount = -400; amount <= 400; amount += 100) {
        const double share = shareOfFirst(words, units(amount));
        EXPECT_GT(share, last) << amount;
        EXPECT_LT(share, 1) << amount;
        last = share;
    }
}

TEST_F(Games, TheTutorSaysWhatATurnGivesAwayWithoutPoints) {
    const GameWords& words = loaWords();
    EXPECT_EQ(lossOf(words, win(3), units(0)), 50);
    EXPECT_EQ(lossText(words, win(3), units(0)).toStdString(), "This turn gives away a forced win.");
    EXPECT_EQ(lossText(words, units(0), loss(2)).toStdString(), "After this turn the opponent can force a win.");
    EXPECT_EQ(lossOf(words, win(3), win(7)), 0) << "a longer way to a win that is forced costs nothing";
    TutorBar bar;
    bar.warn({"loa", Side::first, win(3), units(0), {"b1-b3", {{0, 0}}}});
    EXPECT_FALSE(bar.text().contains(QLatin1String("point"))) << bar.text().toStdString();
    EXPECT_TRUE(bar.text().contains(QLatin1String("Black wins in 3 turns"))) << bar.text().toStdString();
}

TEST_F(Games, ACardShowsPointsOnlyWhereTheyCount) {
    PlayerCard card(Side::first);
    PlayerCardContent content;
    content.gameId = "linja";
    content.name = QStringLiteral("Ana");
    content.score = QStringLiteral("12");
    card.setContent(content);
    const auto* score = card.findChild<QLabel*>(QStringLiteral("playerScore"));
    EXPECT_FALSE(score->isHidden());
    content.gameId = "loa";
    content.score.clear();
    card.setContent(content);
    EXPECT_TRUE(score->isHidden());
    EXPECT_EQ(card.accessibleName(), QStringLiteral("Black, Ana"));
}

TEST_F(Games, TheResultOfLinesOfActionHasNoTableOfPoints) {
    session::GameSetup setup;
    setup.gameId = "loa";
    const game::Outcome outcome{Side::second, game::Reason::connected, {{0, 2}}};
    EXPECT_EQ(resultTitle(outcome, setup).toStdString(), "White wins");
    ResultCard card;
    game::StateView last;
    last.board = loa::Position().board();
    card.setContent({setup, last, outcome, {}, true, true, false});
    EXPECT_TRUE(card.findChild<QWidget*>(QStringLiteral("scoreTable"))->isHidden());
    EXPECT_EQ(card.title(), QStringLiteral("White wins"));
    EXPECT_EQ(card.findChild<QLabel*>(QStringLiteral("resultReason"))->text(),
              QStringLiteral("All stones are connected."));
    EXPECT_FALSE(endsInPoints(loaWords(), game::Reason::connected));
    EXPECT_FALSE(endsInPoints(loaWords(), game::Reason::passed));
}

TEST_F(Games, TheBarIsInTheColoursOfTheGamesSides) {
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast}) {
        const Theme theme = Theme::of(kind);
        EvaluationBar bar;
        bar.setTheme(theme);
        bar.setValue("loa", units(-100));
        bar.resize(300, bar.sizeHint().height());
        const QImage picture = bar.grab().toImage();
        const QColor right = picture.pixelColor(picture.width() * 3 / 4, picture.height() / 2);
        EXPECT_EQ(right, artOf(std::string_view("loa")).ink(Side::second, theme).fill) << static_cast<int>(kind);
    }
}

TEST_F(Games, TheNameOfASideCanBeReadOnAPanelOfEveryTheme) {
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast}) {
        const Theme theme = Theme::of(kind);
        for (const OfferedGame& game : offeredGames())
            for (const Side side : {Side::first, Side::second})
                EXPECT_GE(contrast(game.art.textColour(side, theme), theme.panel), 4.5)
                    << game.words.id() << ' ' << static_cast<int>(kind);
    }
}

TEST_F(Games, TheGraphHasAForcedWinAtItsRim) {
    EvaluationGraph graph;
    graph.setLine("loa", {units(0), units(200), win(3), loss(2)}, 0);
    graph.resize(300, graph.sizeHint().height());
    EXPECT_LT(graph.placeOf(1).y(), graph.placeOf(0).y());
    EXPECT_LT(graph.placeOf(2).y(), graph.placeOf(1).y());
    EXPECT_GT(graph.placeOf(3).y(), graph.placeOf(0).y());
}

TEST_F(Games, TheArchiveNamesTheGame) {
    session::ArchiveEntry entry;
    entry.gameId = "loa";
    entry.rulesId = "loa-draw";
    entry.outcome = game::Outcome{Side::first, game::Reason::connected, {{2, 0}}};
    ArchiveModel model;
    model.add({entry});
    EXPECT_EQ(model.index(0, ArchiveModel::kRules).data().toString(),
              QStringLiteral("Lines of Action, Draw when both connect"));
    EXPECT_TRUE(archiveSummary(entry).startsWith(QLatin1String("Black wins."))) << archiveSummary(entry).toStdString();
    ArchiveFilter filter(model);
    filter.search(QStringLiteral("action"));
    EXPECT_EQ(filter.rowCount(), 1);
    filter.search(QStringLiteral("linja"));
    EXPECT_EQ(filter.rowCount(), 0);
    filter.search({});
    filter.chooseGame("loa");
    EXPECT_EQ(filter.rowCount(), 1);
    filter.chooseGame("linja");
    EXPECT_EQ(filter.rowCount(), 0);
}

} // namespace
} // namespace ui
