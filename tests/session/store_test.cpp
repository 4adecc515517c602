// Nothing is lost: what the disk does not take, what other windows do, and what stands where files are expected.
#include "session_fixture.h"

#include "core/record/reader.h"
#include "core/session/autosave_slot.h"
#include "core/session/file_access.h"
#include "core/session/lock.h"

#include <QDir>
#include <QLockFile>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace session_test;

namespace {

const QString kCurrent = QStringLiteral("current.linja");
const QString kReplaced = QStringLiteral("current.replaced-1.linja");
constexpr const char* kOpened = "[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2,1-3 8-7,8-6 *\n";

// No game can be put into the archive: a file stands in the folder's place. What was in it waits beside.
void blockArchive(const Folder& folder) {
    ASSERT_TRUE(QDir(folder.path()).rename(QStringLiteral("archive"), QStringLiteral("aside")));
    folder.write(QStringLiteral("archive"), "no folder");
}

void freeArchive(const Folder& folder) {
    ASSERT_TRUE(QFile::remove(folder.file(QStringLiteral("archive"))));
    ASSERT_TRUE(QDir(folder.path()).rename(QStringLiteral("aside"), QStringLiteral("archive")));
}

QStringList archived(const Folder& folder) {
    return QDir(folder.file(QStringLiteral("archive"))).entryList({QStringLiteral("*.linja")}, QDir::Files);
}

void play(GameSession& session, int turns) {
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, turns);
}

} // namespace

TEST(StoreArchive, AGameThatItDoesNotTakeStaysOnTheDisk) {
    const Folder folder;
    GameSession session(folder.path());
    const Problems problems(session);
    play(session, 3);
    blockArchive(folder);
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_EQ(problems.codes(), std::vector{ProblemCode::archiveWaits});
    const auto kept = record::read(folder.read(kReplaced).toStdString());
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->nodes.size(), 4u);
    EXPECT_TRUE(session.saveNow()) << "nothing would be lost";
    EXPECT_EQ(problems.all().size(), 1u) << "told once";
    freeArchive(folder);
    playTurns(session, 1);
    EXPECT_TRUE(folder.read(kReplaced).isEmpty());
    EXPECT_EQ(archived(folder).size(), 1);
}

TEST(StoreArchive, EveryGameThatItDoesNotTakeStaysOnTheDiskUntilTheNextStart) {
    const Folder folder;
    {
        GameSession session(folder.path());
        play(session, 3);
        blockArchive(folder);
        play(session, 2);
        play(session, 1);
    }
    EXPECT_EQ(folder.names(QStringLiteral("current.replaced-*.linja")).size(), 2);
    freeArchive(folder);
    GameSession session(folder.path());
    const Problems problems(session);
    ASSERT_TRUE(session.resume());
    EXPECT_TRUE(problems.all().empty());
    EXPECT_EQ(session.game().ply(), 1);
    EXPECT_EQ(archived(folder).size(), 2);
    EXPECT_TRUE(folder.names(QStringLiteral("current.replaced-*")).isEmpty());
}

TEST(StoreArchive, UndoBringsAWaitingGameBackAndItWaitsNoMore) {
    const Folder folder;
    GameSession session(folder.path());
    play(session, 3);
    const std::string before = snapshot(session);
    blockArchive(folder);
    ASSERT_TRUE(session.newGame(twoPeople()));
    session.undo();
    EXPECT_EQ(snapshot(session), before);
    EXPECT_TRUE(folder.read(kReplaced).isEmpty()) << "it is in the autosave again";
    playTurns(session, 1);
    freeArchive(folder);
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_EQ(archived(folder).size(), 1);
}

TEST(StoreArchive, UndoBringsAWaitingGameBackAfterARestart) {
    const Folder folder;
    {
        GameSession session(folder.path());
        play(session, 3);
        blockArchive(folder);
        ASSERT_TRUE(session.newGame(twoPeople()));
    }
    freeArchive(folder);
    GameSession session(folder.path());
    ASSERT_TRUE(session.resume());
    ASSERT_EQ(session.undoStep(), UndoStep::game);
    session.undo();
    EXPECT_EQ(session.game().ply(), 3);
}

// Killed between moving the game out of the way and saving the next one.
TEST(StoreArchive, AGameLeftAloneBesideTheAutosaveIsResumed) {
    const Folder folder;
    {
        GameSession session(folder.path());
        play(session, 3);
    }
    ASSERT_TRUE(QFile::rename(folder.file(kCurrent), folder.file(kReplaced)));
    GameSession session(folder.path());
    ASSERT_TRUE(session.resume());
    EXPECT_EQ(session.game().ply(), 3);
    EXPECT_FALSE(folder.read(kCurrent).isEmpty());
    EXPECT_TRUE(folder.read(kReplaced).isEmpty());
}

TEST(StoreArchive, WhatNothingTakesIsToldAndAskedAboutOnQuitting) {
    const Folder folder;
    folder.write(QStringLiteral("file"), "no folder");
    GameSession session(folder.file(QStringLiteral("file/data")));
    const Problems problems(session);
    play(session, 3);
    const std::string first = session.recordText();
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_EQ(problems.codes().back(), ProblemCode::archiveFailed);
    EXPECT_FALSE(session.saveNow());
    EXPECT_EQ(session.unsafeRecords(), std::vector{first});
    session.undo();
    EXPECT_FALSE(session.saveNow()) << "it is on the table again, and still nowhere else";
    EXPECT_EQ(session.unsafeRecords(), std::vector{first});
}

TEST(StoreWindows, TwoOnOneGameOfTheArchiveKeepBoth) {
    const Folder folder;
    GameSession first(folder.path());
    ASSERT_FALSE(first.resume());
    play(first, 2);
    ASSERT_TRUE(first.newGame(twoPeople()));
    ASSERT_EQ(archived(folder).size(), 1);
    const QString file = archived(folder).front();
    GameSession second(folder.path());
    ASSERT_FALSE(second.resume());
    const Problems problems(second);
    for (GameSession* session : {&first, &second})
        ASSERT_TRUE(session->reopenFromArchive(file));
    playTurns(first, 1);
    playTurns(second, 3);
    ASSERT_TRUE(first.newGame(twoPeople()));
    ASSERT_TRUE(second.newGame(twoPeople()));
    EXPECT_EQ(problems.codes(), std::vector{ProblemCode::archiveChanged});
    std::vector<int> turns;
    for (const auto& entry : archived(first))
        turns.push_back(entry.turns);
    std::sort(turns.begin(), turns.end());
    EXPECT_EQ(turns, (std::vector{3, 5}));
}

TEST(StoreWindows, AChangeIsNoticedAcrossARestart) {
    const Folder folder;
    {
        GameSession session(folder.path());
        play(session, 2);
        ASSERT_TRUE(session.newGame(twoPeople()));
        ASSERT_TRUE(session.reopenFromArchive(archived(folder).front()));
        playTurns(session, 1);
    }
    const QString path = QStringLiteral("archive/") + archived(folder).front();
    const QByteArray foreign = "[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2 8-7 *\n";
    folder.write(path, foreign);
    GameSession session(folder.path());
    ASSERT_TRUE(session.resume());
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_EQ(folder.read(path), foreign);
    EXPECT_EQ(archived(folder).size(), 2);
}

TEST(StoreOpened, APastedGameIsArchivedWhenItLeavesTheTable) {
    const Folder folder;
    GameSession session(folder.path());
    play(session, 1);
    ASSERT_TRUE(session.openRecordText(kOpened));
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_EQ(archived(folder).size(), 2);
}

TEST(StoreOpened, AGameThatNobodyKnowsIsRefused) {
    const Folder folder;
    GameSession session(folder.path());
    play(session, 1);
    const std::string before = snapshot(session);
    const auto opened = session.openRecordText("[Game \"ludo\"]\n[Result \"*\"]\n\n1. b1-b3 *\n");
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.fault().code, game::FaultCode::unknownGame);
    EXPECT_EQ(opened.fault().text, "ludo");
    EXPECT_EQ(snapshot(session), before);
}

TEST(StoreOpened, AGameOfAnotherKindTakesThePlaceOfTheOneOnTheTable) {
    const Folder folder;
    GameSession session(folder.path());
    play(session, 1);
    ASSERT_TRUE(session.openRecordText("[Game \"loa\"]\n[Result \"*\"]\n\n1. b1-b3 *\n"));
    EXPECT_EQ(session.game().match().gameId(), "loa");
    EXPECT_EQ(session.game().ply(), 1);
    session.undo();
    EXPECT_EQ(session.game().match().gameId(), "linja") << "and undo brings that back";
}

TEST(StoreOpened, AnUndoRightAfterOpeningIsRedoable) {
    const Folder folder;
    GameSession session(folder.path());
    play(session, 3);
    const std::string first = snapshot(session);
    ASSERT_TRUE(session.openRecordText(kOpened));
    const std::string opened = session.recordText();
    session.undo();
    EXPECT_EQ(session.game().ply(), 3);
    EXPECT_EQ(archived(folder).size(), 2) << "the pasted game lies nowhere else";
    ASSERT_NE(session.redoStep(), UndoStep::none);
    EXPECT_EQ(session.redoStep(), UndoStep::game);
    session.redo();
    EXPECT_EQ(session.recordText(), opened);
    ASSERT_EQ(session.undoStep(), UndoStep::game);
    session.undo();
    session.redo();
    session.undo();
    playTurns(session, 1);
    EXPECT_NE(session.redoStep(), UndoStep::game);
    EXPECT_EQ(session.game().ply(), 4);
}

TEST(StoreOpened, AFileIsArchivedOnlyWhenItIsGoneOrChanged) {
    const Folder folder;
    const QString path = folder.file(QStringLiteral("mine.linja"));
    folder.write(QStringLiteral("mine.linja"), kOpened);
    GameSession session(folder.path());
    ASSERT_TRUE(session.openRecord(path));
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_TRUE(archived(folder).isEmpty()) << "it lies where it came from";
    ASSERT_TRUE(session.openRecord(path));
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_EQ(archived(folder).size(), 1);
}

TEST(StoreOpened, TheSameGameAgainMakesNoEqualCopies) {
    const Folder folder;
    const QString sample = QStringLiteral(LINJA_TEST_DATA "/sample.linja");
    QFile file(sample);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const std::string text = file.readAll().toStdString();
    for (int time = 0; time < 3; ++time) {
        GameSession session(folder.path());
        session.resume();
        ASSERT_TRUE(session.openRecord(sample));
        session.undo(); // leaves the game, or looks around in it
        ASSERT_TRUE(session.openRecordText(text));
        playFromPly(session, 4);
        ASSERT_TRUE(session.openRecordText(text));
        ASSERT_TRUE(session.newGame(twoPeople()));
    }
    EXPECT_LE(archived(folder).size(), 1);
}

TEST(StoreComment, AloneMakesAGameWorthKeeping) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_TRUE(session.edits().setComment(0, QStringLiteral("a plan")));
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_EQ(archived(folder).size(), 1);
    ASSERT_EQ(session.undoStep(), UndoStep::game);
    session.undo();
    EXPECT_EQ(session.edits().comment(0), QStringLiteral("a plan"));
}

TEST(StoreComment, IsNotThrownOutByUndo) {
    const Folder folder;
    {
        GameSession session(folder.path());
        play(session, 2);
        ASSERT_TRUE(session.newGame(twoPeople()));
        ASSERT_TRUE(session.edits().setComment(0, QStringLiteral("a plan")));
    }
    GameSession session(folder.path());
    ASSERT_TRUE(session.resume());
    EXPECT_EQ(session.undoStep(), UndoStep::none) << "the change is not known any more, so nothing may take it away";
}

TEST(StoreLimits, WhatIsWrittenCanBeRead) {
    const Folder folder;
    std::string text = "[Game \"linja\"]\n[Result \"*\"]\n\n{" + std::string(1'950'000, 'x') + "} *\n";
    {
        GameSession session(folder.path());
        ASSERT_TRUE(session.newGame(twoPeople()));
        folder.write(QStringLiteral("archive/big.linja"), QByteArray::fromStdString(text));
        ASSERT_TRUE(session.reopenFromArchive(QStringLiteral("big.linja")));
        playTurns(session, 1);
    }
    GameSession session(folder.path());
    const Problems problems(session);
    ASSERT_TRUE(session.resume());
    EXPECT_TRUE(problems.all().empty());
    EXPECT_EQ(session.game().ply(), 1);
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_EQ(archived(session).size(), 1u);
    EXPECT_TRUE(problems.all().empty());
}

TEST(StoreLimits, ATurnBeyondTheLimitIsRefused) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    const std::string text =
        "[Game \"linja\"]\n[Result \"*\"]\n\n{" + std::string(record::kMaxBytes - 100, 'x') + "} *\n";
    folder.write(QStringLiteral("archive/big.linja"), QByteArray::fromStdString(text));
    ASSERT_TRUE(session.reopenFromArchive(QStringLiteral("big.linja")));
    const auto played = session.playTurn("1-2,1-3");
    ASSERT_FALSE(played);
    EXPECT_EQ(played.fault().code, game::FaultCode::recordTooLong);
    EXPECT_EQ(played.fault().expected, record::kMaxBytes);
    ASSERT_TRUE(session.edits().setComment(0, QStringLiteral("short")));
    EXPECT_TRUE(session.playTurn("1-2,1-3"));
}

TEST(StoreLimits, ANameBeyondTheLimitIsRefused) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.players[0].name = QString(record::kMaxBytes, QLatin1Char('n'));
    const auto started = session.newGame(setup);
    ASSERT_FALSE(started);
    EXPECT_EQ(started.fault().code, game::FaultCode::recordTooLong);
}

TEST(StoreAutosave, WhatCannotBeReadIsLeftAsItIs) {
    const Folder folder;
    ASSERT_TRUE(QDir(folder.path()).mkdir(kCurrent)); // a folder: no user, not even the superuser, can read it
    GameSession session(folder.path());
    const Problems problems(session);
    EXPECT_FALSE(session.resume());
    EXPECT_EQ(problems.codes(), std::vector{ProblemCode::autosaveUnreadable});
    EXPECT_TRUE(folder.names(QStringLiteral("*.damaged-*")).isEmpty());
    EXPECT_TRUE(QFileInfo(folder.file(kCurrent)).isDir());
    EXPECT_TRUE(session.store().hasAutosave());
    play(session, 2);
    EXPECT_FALSE(folder.read(QStringLiteral("current-2.linja")).isEmpty());
    EXPECT_TRUE(session.saveNow());
}

TEST(StoreAutosave, AGameThatNobodyResumedIsNotOverwritten) {
    const Folder folder;
    {
        GameSession session(folder.path());
        play(session, 3);
    }
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(againstComputer()));
    EXPECT_EQ(archived(folder).size(), 1);
}

TEST(StoreAutosave, TheEighthOfTheSlotsIsAdoptedToo) {
    const Folder folder;
    QByteArray game;
    {
        const Folder other;
        GameSession session(other.path());
        play(session, 5);
        game = other.read(kCurrent);
    }
    folder.write(QStringLiteral("current-8.linja"), game);
    folder.write(QStringLiteral("current-8.replaced-1.linja"), QByteArray(game).replace("Seed \"7\"", "Seed \"8\""));
    GameSession session(folder.path());
    EXPECT_FALSE(session.resume());
    EXPECT_EQ(archived(folder).size(), 2);
    EXPECT_TRUE(folder.names(QStringLiteral("current-8*")).isEmpty());
}

TEST(StoreAutosave, TemporaryFilesOfKilledProgramsAreRemoved) {
    const Folder folder;
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("archive")));
    for (const char* name : {"current.linja.AbC123", ".linja-slot-1.tmp", "archive/.linja-slot-1.tmp",
                             ".linja-slot-3.tmp", "archive/20261129-153012.linja.x9YzAb", ".linja-999999999-0.tmp"})
        folder.write(QString::fromLatin1(name), "half");
    folder.write(QStringLiteral("current.linja.damaged-20261129-153012"), "kept");
    GameSession session(folder.path());
    EXPECT_FALSE(session.resume());
    for (const QString& place : {folder.path(), folder.file(QStringLiteral("archive"))}) {
        QStringList names = QDir(place).entryList(QDir::Files | QDir::Hidden);
        names.removeAll(QStringLiteral("current.lock"));
        names.removeAll(QStringLiteral("current.linja.damaged-20261129-153012"));
        EXPECT_TRUE(names.isEmpty()) << names.join(QLatin1Char(' ')).toStdString();
    }
}

TEST(StoreLock, OnlyAProgramThatRunsHoldsIt) {
    const QByteArray elsewhere = "4242\nlinja\nanother-computer\n1234567890abcdef\nfedcba0987654321\n";
    for (const QByteArray& bytes : {elsewhere, QByteArray(), QByteArray("nonsense")}) {
        const Folder folder;
        std::string before;
        {
            GameSession session(folder.path());
            play(session, 2);
            before = snapshot(session);
        }
        folder.write(QStringLiteral("current.lock"), bytes);
        GameSession session(folder.path());
        const Problems problems(session);
        EXPECT_TRUE(session.resume()) << bytes.toStdString();
        EXPECT_EQ(snapshot(session), before);
        EXPECT_TRUE(problems.all().empty());
    }
}

TEST(StoreLock, WhatIsNoFileHoldsNothing) {
    const Folder folder;
    ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("current.lock/with something in it")));
    GameSession session(folder.path());
    const Problems problems(session);
    EXPECT_FALSE(session.resume());
    EXPECT_TRUE(problems.all().empty());
    EXPECT_TRUE(session.store().hasAutosave());
    const Folder empty;
    ASSERT_TRUE(QDir(empty.path()).mkdir(QStringLiteral("x.lock")));
    QLockFile lock(empty.file(QStringLiteral("x.lock")));
    EXPECT_EQ(session::takeLock(lock), session::LockState::taken);
    QLockFile other(empty.file(QStringLiteral("x.lock")));
    EXPECT_EQ(session::takeLock(other), session::LockState::heldByProgram);
}

#ifdef Q_OS_UNIX
TEST(StoreDoors, AFifoNeverHoldsThemUp) {
    const Folder folder;
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("archive")));
    for (const char* name : {"current.linja", "current.lock", "current-2.linja", "archive/a.linja", "some.linja"})
        ASSERT_EQ(mkfifo(folder.file(QString::fromLatin1(name)).toLocal8Bit().constData(), 0600), 0);
    ASSERT_EQ(symlink("a.linja", folder.file(QStringLiteral("archive/link.linja")).toLocal8Bit().constData()), 0);
    GameSession session(folder.path());
    const Problems problems(session);
    EXPECT_FALSE(session.resume());
    EXPECT_FALSE(session.openRecord(folder.file(QStringLiteral("some.linja"))));
    EXPECT_EQ(problems.codes().back(), ProblemCode::cannotRead);
    EXPECT_FALSE(session.openRecord(QStringLiteral("/dev/zero")));
    play(session, 2);
    EXPECT_FALSE(session.files().save(session.recordText(), folder.file(QStringLiteral("some.linja"))));
    EXPECT_EQ(problems.codes().back(), ProblemCode::cannotWrite);
    EXPECT_FALSE(session.reopenFromArchive(QStringLiteral("a.linja")));
    EXPECT_FALSE(session.files().takeFromArchive(QStringLiteral("link.linja")));
    EXPECT_TRUE(archived(session).empty());
    EXPECT_TRUE(session.saveNow());
}
#endif

// As the version before this one wrote it: without a checksum of the archive's file.
TEST(StoreOld, AnAutosaveOfTheVersionBeforeGoesOverItsFileWhereNothingIsLost) {
    const QByteArray head = "[Game \"linja\"]\n[Rules \"rulebook\"]\n[Format \"1\"]\n[Red \"Ana\"]\n[Black \"Ben\"]\n"
                            "[Date \"2026.11.29\"]\n[Result \"*\"]\n[Seed \"5\"]\n[RedType \"human\"]\n"
                            "[BlackType \"human\"]\n[SessionMatch \"1 0 0 0 0 0\"]\n";
    for (const bool isWithin : {true, false}) {
        const Folder folder;
        ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("archive")));
        folder.write(QStringLiteral("archive/a.linja"),
                     head + (isWithin ? "\n1. 1-2,1-3 *\n" : "\n1. 1-2,1-3 8-7 *\n"));
        folder.write(kCurrent, head + "[SessionPly \"1\"]\n[SessionArchive \"a.linja\"]\n\n1. 1-2,1-3 8-7,8-6 *\n");
        GameSession session(folder.path());
        const Problems problems(session);
        ASSERT_TRUE(session.resume());
        EXPECT_EQ(session.game().ply(), 1);
        EXPECT_NE(session.redoStep(), UndoStep::none);
        EXPECT_EQ(session.store().archiveFile(), QStringLiteral("a.linja"));
        session.redo();
        ASSERT_TRUE(session.newGame(twoPeople()));
        EXPECT_EQ(archived(folder).size(), isWithin ? 1 : 2);
        EXPECT_EQ(problems.codes().size(), isWithin ? 0u : 1u);
    }
}

TEST(StoreOld, AnArchivedGameBeyondTheLimitCanStillBeRead) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    const std::string text =
        "[Game \"linja\"]\n[Result \"*\"]\n\n{" + std::string(record::kMaxBytes + 1000, 'x') + "} 1. 1-2 *\n";
    folder.write(QStringLiteral("archive/big.linja"), QByteArray::fromStdString(text));
    EXPECT_EQ(archived(session).size(), 1u);
    ASSERT_TRUE(session.reopenFromArchive(QStringLiteral("big.linja")));
    EXPECT_EQ(session.game().ply(), 1);
    EXPECT_FALSE(session.files().save(session.recordText(), folder.file(QStringLiteral("out.linja"))))
        << "it could not be opened again";
}
