// Tables of perfect play: building, stopping, going on, trouble, trust; and the game that uses them.
#include "core/ai/thinker.h"
#include "core/games/catalogue.h"
#include "core/session/perfect_tables.h"
#include "pretend_tables.h"
#include "session_fixture.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

using namespace session_test;
using session::PerfectTables;
using State = session::PerfectTables::State;

namespace {

const QString kRulebook = QStringLiteral("rulebook");
const QString kClassic = QStringLiteral("classic");

class PerfectTablesTest : public ::testing::Test {
protected:
    void open() { tables = std::make_unique<PerfectTables>(tableFolder(), pretended.services()); }
    [[nodiscard]] QString tableFolder() const { return folder.file(QStringLiteral("tables")); }
    [[nodiscard]] std::filesystem::path file(const QString& rulesId) const {
        return QFileInfo(tableFolder() + QLatin1Char('/') + rulesId + QStringLiteral(".table")).filesystemFilePath();
    }
    [[nodiscard]] State state(const QString& rulesId = kRulebook) const { return tables->entry(rulesId).state; }
    void buildTo(int steps, const QString& rulesId = kRulebook) {
        pretended.stepsAllowed = pretended.stepsMade + steps;
        ASSERT_FALSE(tables->build(rulesId));
        ASSERT_TRUE(waitUntil([&] { return std::lround(tables->entry(rulesId).done * kBuildSteps) == steps; }));
    }

    const Folder folder;
    PretendTables pretended;
    std::unique_ptr<PerfectTables> tables;
};

TEST_F(PerfectTablesTest, ThereIsOneForEveryRuleSetOfTheCatalogue) {
    open();
    const auto entries = tables->entries();
    const auto& rules = games::findGame("linja")->ruleSets;
    ASSERT_EQ(entries.size(), rules.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        EXPECT_EQ(entries[i].rulesId.toStdString(), rules[i].id);
        EXPECT_EQ(entries[i].state, State::absent);
    }
}

TEST_F(PerfectTablesTest, ABuildTellsItsProgressAndGivesValues) {
    open();
    QSignalSpy built(tables.get(), &PerfectTables::built);
    QSignalSpy values(tables.get(), &PerfectTables::valuesChanged);
    buildTo(4);
    EXPECT_EQ(state(), State::building);
    EXPECT_EQ(tables->buildingId(), kRulebook);
    EXPECT_DOUBLE_EQ(tables->entry(kRulebook).secondsLeft, 360);
    EXPECT_EQ(tables->values("linja", "rulebook"), nullptr);
    pretended.stepsAllowed = 100;
    ASSERT_TRUE(waitUntil([&] { return !values.isEmpty(); }));
    EXPECT_EQ(built.size(), 1);
    EXPECT_EQ(state(), State::ready);
    EXPECT_EQ(tables->entry(kRulebook).startValue, 3);
    ASSERT_NE(tables->values("linja", "rulebook"), nullptr);
    EXPECT_EQ(tables->values("linja", "rulebook")->rulesId(), "rulebook");
    EXPECT_EQ(tables->values("linja", "classic"), nullptr);
    EXPECT_FALSE(tables->isBuilding());
}

TEST_F(PerfectTablesTest, AStoppedBuildKeepsWhatIsDoneAndGoesOnNextTime) {
    open();
    buildTo(4);
    tables->stopBuilding();
    EXPECT_TRUE(tables->isStopping());
    ASSERT_TRUE(waitUntil([&] { return !tables->isBuilding(); }));
    EXPECT_EQ(state(), State::partial);
    EXPECT_DOUBLE_EQ(tables->entry(kRulebook).done, 0.4);
    EXPECT_FALSE(tables->entry(kRulebook).last);

    open(); // the program is started again
    EXPECT_EQ(state(), State::partial);
    const int before = pretended.stepsMade;
    pretended.stepsAllowed = 100;
    ASSERT_FALSE(tables->build(kRulebook));
    EXPECT_DOUBLE_EQ(tables->entry(kRulebook).done, 0.4);
    ASSERT_TRUE(waitUntil([&] { return state() == State::ready; }));
    EXPECT_EQ(pretended.stepsMade - before, kBuildSteps - 4);
}

TEST_F(PerfectTablesTest, QuittingWhileBuildingStopsItAndKeepsWhatIsDone) {
    open();
    buildTo(7);
    tables.reset();
    EXPECT_EQ(PretendTables::stepsOf(file(kRulebook)), 7);
    open();
    EXPECT_EQ(state(), State::partial);
    ASSERT_FALSE(tables->build(kRulebook)) << "the lock was given back";
}

TEST_F(PerfectTablesTest, OneTableIsBuiltAtATime) {
    open();
    buildTo(2);
    EXPECT_FALSE(tables->build(kClassic));
    EXPECT_EQ(state(kClassic), State::absent);
    EXPECT_EQ(tables->buildingId(), kRulebook);
    EXPECT_FALSE(tables->remove(kRulebook)) << "not while it is being built";
    EXPECT_EQ(state(), State::building);
}

TEST_F(PerfectTablesTest, AFullDiskIsSaidBeforeOrAfterTheWork) {
    open();
    QSignalSpy failed(tables.get(), &PerfectTables::failed);
    pretended.freeDisk = 100'000'000;
    const auto early = tables->build(kRulebook);
    ASSERT_TRUE(early);
    EXPECT_EQ(early->code, ProblemCode::tableDisk);
    EXPECT_EQ(early->available, 100'000'000);
    EXPECT_EQ(early->needed, 450'000'000);
    EXPECT_FALSE(tables->isBuilding());
    EXPECT_EQ(failed.size(), 0) << "it is the answer, no news";

    pretended.freeDisk = qint64{100} << 30;
    pretended.failAtStep = 6;
    ASSERT_FALSE(tables->build(kRulebook));
    EXPECT_FALSE(tables->entry(kRulebook).last) << "the old trouble is over";
    ASSERT_TRUE(waitUntil([&] { return !failed.isEmpty(); }));
    EXPECT_EQ(state(), State::partial);
    EXPECT_DOUBLE_EQ(tables->entry(kRulebook).done, 0.5);
    ASSERT_TRUE(tables->entry(kRulebook).last);
    EXPECT_EQ(tables->entry(kRulebook).last->code, ProblemCode::tableFailed);
    EXPECT_EQ(tables->entry(kRulebook).last->fault->detail, "No space left on device");
}

TEST_F(PerfectTablesTest, TooLittleMemoryIsSaidBeforeTheWork) {
    open();
    const qint64 needed = tables->needs(kRulebook).memory;
    EXPECT_EQ(needed, static_cast<qint64>(solver::memoryToBuild(linja::ruleSets().front().rules)));
    pretended.freeMemory = needed - 1;
    const auto problem = tables->build(kRulebook);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->code, ProblemCode::tableMemory);
    EXPECT_EQ(problem->needed, needed);
    EXPECT_EQ(problem->available, needed - 1);
    pretended.freeMemory = needed;
    EXPECT_FALSE(tables->build(kRulebook)) << "just enough";
    tables->stopBuilding();
    ASSERT_TRUE(waitUntil([&] { return !tables->isBuilding(); }));
    ASSERT_FALSE(tables->remove(kRulebook));
    pretended.freeMemory = -1; // not known
    EXPECT_FALSE(tables->build(kRulebook));
}

TEST_F(PerfectTablesTest, TwoProgramsDoNotBuildTheSameTable) {
    open();
    buildTo(2);
    PerfectTables second(tableFolder(), pretended.services());
    const auto problem = second.build(kRulebook);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->code, ProblemCode::tableBusy);
    EXPECT_FALSE(second.build(kClassic));
}

TEST_F(PerfectTablesTest, WithoutAFolderNothingCanBeBuilt) {
    PerfectTables none(QString(), pretended.services());
    const auto problem = none.build(kRulebook);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->code, ProblemCode::folderUnusable);
    EXPECT_EQ(none.values("linja", "rulebook"), nullptr);
}

TEST_F(PerfectTablesTest, AFileThatIsSoundAtFirstSightGivesValuesAtOnce) {
    PretendTables::write(file(kRulebook), "table rulebook 3");
    open();
    EXPECT_EQ(state(), State::ready);
    EXPECT_NE(tables->values("linja", "rulebook"), nullptr);
}

TEST_F(PerfectTablesTest, ValuesAreGivenByTheIdOfTheGameToo) {
    PretendTables::write(file(kRulebook), "table rulebook 3");
    open();
    EXPECT_EQ(tables->values("abyss", "rulebook"), nullptr);
    EXPECT_EQ(tables->values("", "rulebook"), nullptr);
    EXPECT_EQ(tables->values("linja", "classic"), nullptr);
}

TEST_F(PerfectTablesTest, AFileReplacedByAnotherProgramGivesItsOwnValues) {
    PretendTables::write(file(kRulebook), "table rulebook 3");
    open();
    const auto before = tables->values("linja", "rulebook");
    ASSERT_NE(before, nullptr);
    QSignalSpy values(tables.get(), &PerfectTables::valuesChanged);
    QSignalSpy lost(tables.get(), &PerfectTables::lost);
    const auto other = std::filesystem::path(file(kRulebook)) += ".new";
    PretendTables::write(other, "table rulebook -14");
    std::filesystem::rename(other, file(kRulebook));
    ASSERT_TRUE(waitUntil([&] { return !values.isEmpty(); }));
    EXPECT_NE(tables->values("linja", "rulebook"), nullptr);
    EXPECT_NE(tables->values("linja", "rulebook"), before);
    EXPECT_EQ(tables->entry(kRulebook).startValue, -14);
    EXPECT_TRUE(lost.isEmpty());
}

TEST_F(PerfectTablesTest, ATableDeletedByAnotherProgramIsMissed) {
    PretendTables::write(file(kRulebook), "table rulebook 3");
    PretendTables::write(file(kClassic), "table classic 1");
    open();
    EXPECT_EQ(state(kClassic), State::ready);
    ASSERT_NE(tables->values("linja", "rulebook"), nullptr);
    QSignalSpy values(tables.get(), &PerfectTables::valuesChanged);
    QSignalSpy lost(tables.get(), &PerfectTables::lost);
    std::filesystem::remove(file(kClassic)); // nobody had its values
    std::filesystem::remove(file(kRulebook));
    ASSERT_TRUE(waitUntil([&] { return !lost.isEmpty(); }));
    EXPECT_EQ(lost.size(), 1);
    EXPECT_EQ(lost.front().front().toString(), kRulebook);
    EXPECT_EQ(values.size(), 1);
    EXPECT_EQ(state(), State::absent);
    EXPECT_EQ(tables->values("linja", "rulebook"), nullptr);
}

TEST_F(PerfectTablesTest, ATableInUseIsKnownToBeSoElsewhere) {
    PretendTables::write(file(kRulebook), "table rulebook 3");
    open();
    PerfectTables second(tableFolder(), pretended.services());
    EXPECT_FALSE(second.isUsedElsewhere(kRulebook));
    ASSERT_NE(tables->values("linja", "rulebook"), nullptr);
    EXPECT_TRUE(second.isUsedElsewhere(kRulebook));
    EXPECT_FALSE(second.isUsedElsewhere(kClassic));
    EXPECT_FALSE(tables->isUsedElsewhere(kRulebook)) << "only by this one";
    tables.reset();
    EXPECT_FALSE(second.isUsedElsewhere(kRulebook));
}

TEST_F(PerfectTablesTest, ADamagedFileIsToldAndNotUsed) {
    PretendTables::write(file(kRulebook), "table rulebook 3 damaged");
    PretendTables::write(file(kClassic), "something else");
    open();
    QSignalSpy failed(tables.get(), &PerfectTables::failed);
    QSignalSpy values(tables.get(), &PerfectTables::valuesChanged);
    EXPECT_EQ(state(kClassic), State::damaged);
    EXPECT_EQ(tables->values("linja", "classic"), nullptr);
    const auto given = tables->values("linja", "rulebook");
    ASSERT_NE(given, nullptr) << "nothing is wrong with it yet";
    tables->lookForDamage();
    EXPECT_TRUE(failed.isEmpty());

    const linja::ExactValues* looked = game::valuesOf<linja::Position>(given.get());
    ASSERT_NE(looked, nullptr);
    EXPECT_EQ(looked->value(linja::Position::start({})), std::nullopt);
    EXPECT_EQ(tables->values("linja", "rulebook"), nullptr) << "at once";
    tables->lookForDamage();
    EXPECT_EQ(failed.size(), 1);
    EXPECT_EQ(values.size(), 1);
    EXPECT_EQ(state(), State::damaged);
    ASSERT_TRUE(tables->entry(kRulebook).last);
    EXPECT_EQ(tables->entry(kRulebook).last->code, ProblemCode::tableDamaged);
    EXPECT_EQ(tables->entry(kRulebook).last->fault->detail, "block 7");
    tables->lookForDamage();
    EXPECT_EQ(failed.size(), 1) << "told once";
    tables->rescan();
    EXPECT_EQ(state(), State::damaged) << "a second look at the header does not make it better";

    ASSERT_FALSE(tables->build(kRulebook)) << "it can be built again";
    ASSERT_TRUE(waitUntil([&] { return tables->values("linja", "rulebook") != nullptr; }));
    ASSERT_FALSE(tables->remove(kClassic));
    EXPECT_EQ(state(kClassic), State::absent);
}

TEST_F(PerfectTablesTest, ASoundTableOfOtherRulesIsCalledThat) {
    PretendTables::write(file(kRulebook), "table classic 3");
    open();
    EXPECT_EQ(state(), State::misplaced);
    EXPECT_EQ(tables->values("linja", "rulebook"), nullptr);
    ASSERT_TRUE(tables->entry(kRulebook).last);
    EXPECT_EQ(tables->entry(kRulebook).last->code, ProblemCode::tableMisplaced);
    EXPECT_EQ(tables->entry(kRulebook).last->fault->code, game::FaultCode::tableOtherRules);
    EXPECT_EQ(tables->entry(kRulebook).last->fault->detail, "classic");
}

TEST_F(PerfectTablesTest, ATableOfAnEarlierVersionIsConvertedByBuilding) {
    PretendTables::write(file(kRulebook), "old");
    open();
    EXPECT_EQ(state(), State::outdated);
    EXPECT_FALSE(tables->entry(kRulebook).last) << "no trouble";
    EXPECT_EQ(tables->values("linja", "rulebook"), nullptr);
    EXPECT_LT(tables->needs(kRulebook).memory, tables->needs(kClassic).memory);
    ASSERT_FALSE(tables->build(kRulebook));
    ASSERT_TRUE(waitUntil([&] { return state() == State::ready; }));
}

TEST_F(PerfectTablesTest, TheTimeLeftIsTheSameBeforeAndAfterStopping) {
    open();
    buildTo(4);
    EXPECT_DOUBLE_EQ(tables->entry(kRulebook).secondsLeft, 360);
    tables->stopBuilding();
    ASSERT_TRUE(waitUntil([&] { return !tables->isBuilding(); }));
    EXPECT_DOUBLE_EQ(tables->entry(kRulebook).secondsLeft, 360);
    tables->rescan();
    EXPECT_DOUBLE_EQ(tables->entry(kRulebook).secondsLeft, 360);

    open(); // next time as much as what is done took, share for share
    EXPECT_DOUBLE_EQ(tables->entry(kRulebook).secondsLeft, kSecondsAStep * (kBuildSteps - 4));
    pretended.stepsAllowed = 0;
    ASSERT_FALSE(tables->build(kRulebook));
    EXPECT_DOUBLE_EQ(tables->entry(kRulebook).secondsLeft, kSecondsAStep * (kBuildSteps - 4));
    pretended.stepsAllowed = 100;
    ASSERT_TRUE(waitUntil([&] { return state() == State::ready; }));
    EXPECT_EQ(tables->entry(kRulebook).secondsLeft, 0);
}

TEST_F(PerfectTablesTest, ADeletedTableGivesNoMoreValues) {
    open();
    ASSERT_FALSE(tables->build(kRulebook));
    ASSERT_TRUE(waitUntil([&] { return tables->values("linja", "rulebook") != nullptr; }));
    const auto kept = tables->values("linja", "rulebook");
    QSignalSpy values(tables.get(), &PerfectTables::valuesChanged);
    ASSERT_FALSE(tables->remove(kRulebook));
    EXPECT_EQ(values.size(), 1);
    EXPECT_EQ(tables->values("linja", "rulebook"), nullptr);
    EXPECT_EQ(state(), State::absent);
    EXPECT_EQ(kept->rulesId(), "rulebook") << "whoever still has them may read on";
    EXPECT_EQ(QDir(tableFolder()).entryList(QDir::Files), QStringList());
}

// A game and its table.

class PerfectGame : public PerfectTablesTest {
protected:
    void start(int level = ai::levelCount(), const std::string& rules = "rulebook") {
        if (!game)
            game = std::make_unique<GameSession>(folder.path(), pretended.services());
        GameSetup setup = againstComputer(level);
        setup.rulesId = rules;
        ASSERT_TRUE(game->newGame(setup));
    }

    std::unique_ptr<GameSession> game;
};

TEST_F(PerfectGame, TheHighestLevelUsesATableFinishedWhileTheGameGoesOn) {
    start();
    const ChangeSpy perfect(*game, Change::perfectPlay);
    EXPECT_FALSE(game->referee().playsPerfectly(kBlack));
    pretended.stepsAllowed = 5;
    ASSERT_FALSE(game->tables().build(kRulebook));
    playAny(*game);
    game->referee().hurry(); // a whole search of the highest level takes long under the sanitizers
    ASSERT_TRUE(waitUntil([&] { return game->game().ply() == 2; }));
    pretended.stepsAllowed = 100;
    ASSERT_TRUE(waitUntil([&] { return !perfect.isEmpty(); }));
    EXPECT_TRUE(game->referee().playsPerfectly(kBlack));
    EXPECT_FALSE(game->referee().playsPerfectly(kRed)) << "a person";
    EXPECT_EQ(game->game().ply(), 2);
    EXPECT_EQ(pretended.lastOpened->asked, 0);
    playAny(*game);
    ASSERT_TRUE(waitUntil([&] { return game->game().ply() == 4; }));
    EXPECT_GT(pretended.lastOpened->asked, 0);
}

TEST_F(PerfectGame, OnlyTheHighestLevelAndOnlyInItsRulesPlaysByTheTable) {
    PretendTables::write(file(kRulebook), "table rulebook 3");
    start();
    ASSERT_TRUE(waitUntil([&] { return game->referee().playsPerfectly(kBlack); }));
    start(1);
    EXPECT_FALSE(game->referee().playsPerfectly(kBlack));
    start(ai::levelCount(), "classic");
    EXPECT_FALSE(game->referee().playsPerfectly(kBlack));
    start();
    EXPECT_TRUE(game->referee().playsPerfectly(kBlack));
    ASSERT_FALSE(game->tables().remove(kRulebook));
    EXPECT_FALSE(game->referee().playsPerfectly(kBlack));
    playAny(*game);
    game->referee().hurry();
    ASSERT_TRUE(waitUntil([&] { return game->game().ply() == 2; })) << "it plays on by searching";
}

TEST_F(PerfectGame, PlaysOnBySearchingWhenTheTableIsFoundDamaged) {
    PretendTables::write(file(kRulebook), "table rulebook 3");
    start();
    ASSERT_TRUE(game->referee().playsPerfectly(kBlack));
    const ChangeSpy perfect(*game, Change::perfectPlay);
    QSignalSpy failed(&game->tables(), &PerfectTables::failed);
    pretended.lastOpened->damage();
    playAny(*game);
    ASSERT_TRUE(waitUntil([&] {
        game->referee().hurry();
        return game->game().ply() == 2;
    }));
    EXPECT_EQ(failed.size(), 1);
    EXPECT_EQ(perfect.size(), 1);
    EXPECT_FALSE(game->referee().playsPerfectly(kBlack));
}

TEST_F(PerfectGame, NewGameUndoAndQuitWhileATableIsBuilt) {
    start(1);
    pretended.stepsAllowed = 3;
    ASSERT_FALSE(game->tables().build(kRulebook));
    for (int round = 0; round < 5; ++round) {
        playAny(*game);
        game->undo();
        start(1, round % 2 == 0 ? "classic" : "rulebook");
    }
    EXPECT_TRUE(game->tables().isBuilding());
    game.reset();
    EXPECT_EQ(PretendTables::stepsOf(file(kRulebook)), 3);
}

} // namespace
