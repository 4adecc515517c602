#include "session_fixture.h"

#include <QDir>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace session_test;

namespace {

const QString kCurrent = QStringLiteral("current.linja");
const QString kArchive = QStringLiteral("archive");
#ifdef Q_OS_UNIX
constexpr QFileDevice::Permissions kReadable = QFileDevice::ReadOwner | QFileDevice::ExeOwner;
#endif

// What a session that starts in this folder finds.
std::string resumed(const Folder& folder) {
    GameSession session(folder.path());
    EXPECT_TRUE(session.resume());
    return snapshot(session);
}

// What keeps a session from writing into its folder.
struct Obstacle {
    const char* name = "";
    std::function<void(const Folder&)> put;
    std::function<void(const Folder&)> takeAway;
};

// The permissions of a folder are one of them only for users whom they bind, which the superuser is not; the others
// hold for everybody.
std::vector<Obstacle> obstacles() {
    std::vector<Obstacle> all;
    all.push_back({"a file in the archive's place",
                   [](const Folder& folder) {
                       ASSERT_TRUE(QDir(folder.path()).rmdir(kArchive));
                       folder.write(kArchive, "no folder");
                   },
                   [](const Folder&) {}});
#ifdef Q_OS_UNIX
    const auto oldLimit = std::make_shared<rlimit>();
    all.push_back({"a full disk",
                   [oldLimit](const Folder&) {
                       std::signal(SIGXFSZ, SIG_IGN);
                       ASSERT_EQ(getrlimit(RLIMIT_FSIZE, oldLimit.get()), 0);
                       const rlimit limit{0, oldLimit->rlim_max};
                       ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
                   },
                   [oldLimit](const Folder&) {
                       ASSERT_EQ(setrlimit(RLIMIT_FSIZE, oldLimit.get()), 0);
                       std::signal(SIGXFSZ, SIG_DFL);
                   }});
    if (geteuid() != 0)
        all.push_back(
            {"read-only permissions", [](const Folder& folder) { QFile::setPermissions(folder.path(), kReadable); },
             [](const Folder& folder) { QFile::setPermissions(folder.path(), kReadable | QFileDevice::WriteOwner); }});
#endif
    return all;
}

} // namespace

TEST(SessionResume, FindsNothingAtTheFirstStart) {
    const Folder folder;
    GameSession session(folder.file(QStringLiteral("deep/within")));
    const Problems problems(session);
    EXPECT_FALSE(session.resume());
    EXPECT_TRUE(problems.all().empty());
    EXPECT_TRUE(session.store().hasAutosave());
    ASSERT_TRUE(session.newGame(twoPeople()));
}

TEST(SessionResume, BringsEverythingBack) {
    const Folder folder;
    std::string before;
    {
        GameSession session(folder.path());
        GameSetup setup = twoPeople();
        setup.length = MatchLength::ofGames(5);
        setup.starter = kBlack;
        setup.rulesId = "rulebook+optional-bonus";
        ASSERT_TRUE(session.newGame(setup));
        playToTheEnd(session);
        ASSERT_TRUE(session.rematch());
        playTurns(session, 7);
        session.undo();
        session.undo();
        playAny(session); // along the line
        session.undo();
        const auto turns = session.game().match().legalTurns();
        ASSERT_TRUE(session.playTurn(turns.back().text));
        playTurns(session, 3);
        session.undo();
        session.undo();
        before = snapshot(session);
    }
    EXPECT_EQ(resumed(folder), before);
    EXPECT_EQ(resumed(folder), before);
    GameSession session(folder.path());
    const ChangeSpy started(session, Change::game);
    ASSERT_TRUE(session.resume());
    EXPECT_EQ(started.size(), 1);
    EXPECT_NE(session.redoStep(), UndoStep::none);
    session.redo();
    session.redo();
    EXPECT_EQ(session.redoStep(), UndoStep::none);
}

TEST(SessionResume, BringsEveryKindOfEndBack) {
    const Folder folder;
    const std::vector<std::function<void(GameSession&)>> ends = {
        [](GameSession& session) { playToTheEnd(session); },
        [](GameSession& session) { session.resign(kRed); },
        [](GameSession& session) { session.agreeDraw(); },
        [](GameSession& session) {
            playTurns(session, 3);
            session.undo();
            session.resign(kBlack);
        },
        [](GameSession& session) {
            playToTheEnd(session);
            session.undo();
        },
    };
    for (const auto& end : ends) {
        std::string before;
        {
            GameSession session(folder.path());
            ASSERT_TRUE(session.newGame(twoPeople()));
            playTurns(session, 2);
            end(session);
            before = snapshot(session);
        }
        EXPECT_EQ(resumed(folder), before);
    }
}

TEST(SessionResume, TheComputerGoesOnThinking) {
    const Folder folder;
    {
        GameSession session(folder.path());
        session.referee().setPace(3'600'000);
        ASSERT_TRUE(session.newGame(againstComputer()));
        playAny(session);
        ASSERT_TRUE(session.referee().isThinking());
    }
    GameSession session(folder.path());
    ASSERT_TRUE(session.resume());
    EXPECT_TRUE(session.referee().isThinking());
    ASSERT_TRUE(waitUntil([&] { return session.game().ply() == 2; }));
}

TEST(SessionResume, UndoStillBringsTheGameBeforeBack) {
    const Folder folder;
    std::string before;
    {
        GameSession session(folder.path());
        ASSERT_TRUE(session.newGame(twoPeople()));
        playTurns(session, 5);
        before = snapshot(session);
        ASSERT_TRUE(session.newGame(againstComputer()));
    }
    GameSession session(folder.path());
    ASSERT_TRUE(session.resume());
    EXPECT_EQ(session.game().ply(), 0);
    ASSERT_EQ(session.undoStep(), UndoStep::game);
    session.undo();
    EXPECT_EQ(snapshot(session), before);
}

TEST(SessionKilled, AfterAnyTurnLosesNothing) {
    const Folder folder;
    int turns = 0;
    for (int time = 0; time < 6; ++time) {
        playAndBeKilled(folder.path(), time);
        GameSession session(folder.path());
        const Problems problems(session);
        ASSERT_TRUE(session.resume());
        EXPECT_TRUE(problems.all().empty()) << "the lock of a killed program counts no more";
        turns += time - time / 3;
        EXPECT_EQ(session.game().ply(), turns);
        EXPECT_EQ(session.redoStep() != UndoStep::none, time > 0 && time % 3 == 0);
        EXPECT_EQ(session.undoStep() != UndoStep::none, turns > 0);
    }
}

TEST(SessionKilled, TheFileIsThereBeforeTheTurnIsTold) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    const ChangeSpy told(session, Change::turn);
    QObject::connect(&session, &GameSession::changed, &session, [&](session::Changes what) {
        if (!what.testFlag(Change::turn))
            return;
        // Another folder, so that the lock does not matter.
        const Folder copy;
        copy.write(kCurrent, folder.read(kCurrent));
        GameSession other(copy.path());
        ASSERT_TRUE(other.resume());
        EXPECT_EQ(other.game().ply(), told.size());
        EXPECT_EQ(snapshot(other), snapshot(session));
    });
    playTurns(session, 10);
    EXPECT_EQ(told.size(), 10);
}

TEST(SessionDamaged, FileIsSetAsideNamedAndTheProgramStarts) {
    QByteArray whole;
    {
        const Folder folder;
        GameSession session(folder.path());
        ASSERT_TRUE(session.newGame(twoPeople()));
        playTurns(session, 8);
        whole = folder.read(kCurrent);
    }
    const QByteArray garbage("\x00\xFF\x7F"
                             "ELF garbage",
                             14);
    for (const QByteArray& bytes :
         {QByteArray(), whole.left(whole.size() / 2), whole.left(40), garbage, QByteArray(3'000'000, 'x'),
          QByteArray(whole).replace("Format \"1\"", "Format \"9\"")}) {
        const Folder folder;
        folder.write(kCurrent, bytes);
        GameSession session(folder.path());
        const Problems problems(session);
        EXPECT_FALSE(session.resume());
        ASSERT_EQ(problems.codes(), std::vector{ProblemCode::autosaveDamaged});
        const QStringList names = folder.names(QStringLiteral("*.damaged-*"));
        ASSERT_EQ(names.size(), 1);
        EXPECT_EQ(problems.all()[0].file, folder.file(names[0]));
        EXPECT_TRUE(problems.all()[0].fault);
        EXPECT_EQ(folder.read(names[0]), bytes);
        ASSERT_TRUE(session.newGame(twoPeople()));
        playAny(session);
        EXPECT_FALSE(folder.read(kCurrent).isEmpty());
    }
}

TEST(SessionDamaged, EveryCutOfTheFileIsWithstood) {
    QByteArray whole;
    {
        const Folder folder;
        GameSession session(folder.path());
        ASSERT_TRUE(session.newGame(twoPeople()));
        playTurns(session, 3);
        whole = folder.read(kCurrent);
    }
    const Folder folder;
    for (qsizetype size = 0; size < whole.size() - 1; size += 7) {
        folder.write(kCurrent, whole.left(size));
        GameSession session(folder.path());
        EXPECT_FALSE(session.resume()) << size;
    }
}

TEST(SessionFolder, ThatCannotBeMadeIsToldAndTheGameGoesOn) {
    const Folder folder;
    folder.write(QStringLiteral("file"), "no folder");
    GameSession session(folder.file(QStringLiteral("file/data")));
    const Problems problems(session);
    EXPECT_FALSE(session.resume());
    EXPECT_EQ(problems.codes(), std::vector{ProblemCode::folderUnusable});
    EXPECT_FALSE(session.store().hasAutosave());
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_EQ(problems.codes().back(), ProblemCode::archiveFailed);
    session.undo();
    EXPECT_EQ(session.game().ply(), 3);
}

// A folder that turned unusable after a game was kept in it: the game is resumed, and its file stays as it is.
TEST(SessionFolder, ThatCannotBeWrittenToIsToldAndTheOldFileIsResumed) {
    for (const Obstacle& obstacle : obstacles()) {
        SCOPED_TRACE(obstacle.name);
        const Folder folder;
        std::string before;
        {
            GameSession session(folder.path());
            ASSERT_TRUE(session.newGame(twoPeople()));
            playTurns(session, 4);
            before = snapshot(session);
        }
        const QByteArray file = folder.read(kCurrent);
        obstacle.put(folder);
        {
            GameSession session(folder.path());
            const Problems problems(session);
            EXPECT_TRUE(session.resume());
            EXPECT_EQ(snapshot(session), before);
            EXPECT_EQ(problems.codes(), std::vector{ProblemCode::folderUnusable});
            playTurns(session, 2);
            EXPECT_EQ(session.game().ply(), 6);
            EXPECT_EQ(folder.read(kCurrent), file);
        }
        obstacle.takeAway(folder);
    }
}

TEST(SessionFolder, ADialogAboutAProblemMayLetTheGameGoOn) {
    const Folder folder;
    folder.write(QStringLiteral("file"), "no folder");
    GameSession session(folder.file(QStringLiteral("file/data")));
    int told = 0;
    QObject::connect(&session, &GameSession::problem, &session, [&] {
        ++told;
        const int ply = session.game().ply();
        ASSERT_TRUE(waitUntil([&] { return session.game().ply() > ply; }));
    });
    ASSERT_TRUE(session.newGame(twoComputers()));
    EXPECT_EQ(told, 1);
    EXPECT_GE(session.game().ply(), 1);
    ASSERT_TRUE(session.newGame(twoComputers()));
    EXPECT_EQ(told, 3); // the folder again, and the archive
    ASSERT_TRUE(waitUntil([&] { return session.game().isOver(); }));
}

#ifdef Q_OS_UNIX
TEST(SessionFolder, FullDiskIsToldOnceAndTheOldFileStays) {
    const Folder folder;
    GameSession session(folder.path());
    const Problems problems(session);
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    const QByteArray before = folder.read(kCurrent);

    // No file may grow beyond 16 bytes: writing fails as on a full disk.
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit oldLimit{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &oldLimit), 0);
    const rlimit limit{16, oldLimit.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
    playTurns(session, 2);
    const auto codes = problems.codes();
    const int ply = session.game().ply();
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &oldLimit), 0);
    std::signal(SIGXFSZ, oldHandler);

    ASSERT_EQ(codes, std::vector{ProblemCode::autosaveFailed});
    EXPECT_FALSE(problems.all().front().reason.isEmpty());
    EXPECT_EQ(ply, 4);
    EXPECT_EQ(folder.read(kCurrent), before);
    playTurns(session, 1);
    EXPECT_NE(folder.read(kCurrent), before);
    EXPECT_EQ(problems.all().size(), 1u);
}
#endif

TEST(SessionSecond, KeepsItsGameInAFileOfItsOwn) {
    const Folder folder;
    GameSession first(folder.path());
    ASSERT_FALSE(first.resume());
    ASSERT_TRUE(first.newGame(twoPeople()));
    playTurns(first, 3);
    const QByteArray file = folder.read(kCurrent);
    {
        GameSession second(folder.path());
        const Problems problems(second);
        EXPECT_FALSE(second.resume());
        ASSERT_EQ(problems.codes(), std::vector{ProblemCode::secondInstance});
        EXPECT_TRUE(problems.all()[0].file.endsWith(QStringLiteral("current-2.linja")));
        ASSERT_TRUE(second.newGame(twoPeople()));
        playTurns(second, 5);
        EXPECT_TRUE(second.store().hasAutosave());
    }
    EXPECT_EQ(folder.read(kCurrent), file);
    {
        GameSession second(folder.path());
        ASSERT_TRUE(second.resume());
        EXPECT_EQ(second.game().ply(), 5);
    }
    // A later first program finds the game in the archive.
    const Folder later;
    later.write(QStringLiteral("current-2.linja"), folder.read(QStringLiteral("current-2.linja")));
    GameSession session(later.path());
    EXPECT_FALSE(session.resume());
    ASSERT_EQ(archived(session).size(), 1u);
    EXPECT_EQ(archived(session).front().turns, 5);
}

TEST(SessionSecond, AreNotEndless) {
    const Folder folder;
    std::vector<std::unique_ptr<GameSession>> sessions;
    for (int number = 1; number <= 9; ++number) {
        sessions.push_back(std::make_unique<GameSession>(folder.path()));
        const Problems problems(*sessions.back());
        sessions.back()->resume();
        EXPECT_EQ(sessions.back()->store().hasAutosave(), number < 9);
        EXPECT_EQ(problems.codes().size(), number == 1 ? 0u : 1u);
    }
    const Problems problems(*sessions.back());
    EXPECT_TRUE(sessions.back()->newGame(twoPeople()));
    playTurns(*sessions.back(), 2);
    EXPECT_EQ(problems.codes(), std::vector{ProblemCode::tooManyInstances});
}
