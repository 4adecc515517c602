// What the window says and shows of each game: words for every id, in every language.
#include "core/games/catalogue.h"
#include "tests/ui/games_fixture.h"
#include "ui/archive/archive_model.h"
#include "ui/text/fault_text.h"
#include "ui/text/outcome_text.h"
#include "ui/text/rules_page.h"
#include "ui/text/rules_text.h"
#include "ui/window/window_actions.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSet>

namespace ui {
namespace {

using game::Side;

QString text(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

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

TEST_F(Games, TheNameOfASideCanBeReadOnAPanelOfEveryTheme) {
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::highContrast}) {
        const Theme theme = Theme::of(kind);
        for (const OfferedGame& game : offeredGames())
            for (const Side side : {Side::first, Side::second})
                EXPECT_GE(contrast(game.art.textColour(side, theme), theme.panel), 4.5)
                    << game.words.id() << ' ' << static_cast<int>(kind);
    }
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
