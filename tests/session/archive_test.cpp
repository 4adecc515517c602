#include "session_fixture.h"

using namespace session_test;

TEST(SessionArchive, KeepsFinishedAndAbandonedGames) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_TRUE(archived(session).empty());
    playToTheEnd(session);
    const std::string finished = session.recordText();
    const int turns = session.game().ply();
    ASSERT_TRUE(session.newGame(againstComputer(2)));
    playTurns(session, 4);
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_TRUE(session.newGame(twoPeople())); // a game without turns is not worth keeping

    const auto entries = archived(session);
    ASSERT_EQ(entries.size(), 2u);
    const auto& first = entries[0].outcome ? entries[0] : entries[1];
    const auto& second = entries[0].outcome ? entries[1] : entries[0];
    EXPECT_EQ(first.turns, turns);
    EXPECT_EQ(first.players[0].name, QStringLiteral("Ana \"la roja\""));
    EXPECT_EQ(first.gameId, "linja");
    EXPECT_EQ(first.rulesId, "rulebook");
    EXPECT_FALSE(first.date.isEmpty());
    EXPECT_EQ(second.turns, 4);
    EXPECT_EQ(second.result, QStringLiteral("*"));
    EXPECT_EQ(second.players[1].kind, PlayerKind::computer);
    EXPECT_EQ(second.players[1].level, 2);

    ASSERT_TRUE(session.reopenFromArchive(first.file));
    EXPECT_TRUE(session.game().isOver());
    EXPECT_EQ(session.recordText(), finished);
    ASSERT_TRUE(session.reopenFromArchive(second.file));
    EXPECT_FALSE(session.game().isOver());
    EXPECT_EQ(session.referee().humanToMove(), kRed);
    playTurns(session, 2);
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_EQ(archived(session).size(), 2u);
    EXPECT_EQ(archived(session).front().turns, 6);
}

TEST(SessionArchive, FilesAreDeletedAndNothingElse) {
    const Folder folder;
    GameSession session(folder.path());
    const Problems problems(session);
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    ASSERT_TRUE(session.newGame(twoPeople()));
    const auto entries = archived(session);
    ASSERT_EQ(entries.size(), 1u);
    EXPECT_FALSE(session.files().takeFromArchive(QStringLiteral("../current.linja")));
    EXPECT_EQ(problems.codes(), std::vector{ProblemCode::cannotDelete});
    EXPECT_FALSE(folder.read(QStringLiteral("current.linja")).isEmpty());
    EXPECT_TRUE(session.files().takeFromArchive(entries[0].file));
    EXPECT_TRUE(archived(session).empty());
    EXPECT_FALSE(session.reopenFromArchive(entries[0].file));
    EXPECT_EQ(problems.codes().back(), ProblemCode::archiveUnreadable);
    session.undo(); // still remembered
    EXPECT_EQ(session.game().ply(), 2);
}

TEST(SessionArchive, LeavesUnreadableFilesOutAndNamesThem) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 1);
    ASSERT_TRUE(session.newGame(twoPeople()));
    folder.write(QStringLiteral("archive/bad.linja"), "[Game \"linja\"]");
    std::vector<Problem> problems;
    EXPECT_EQ(archived(session, &problems).size(), 1u);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].code, ProblemCode::archiveUnreadable);
    EXPECT_TRUE(problems[0].file.endsWith(QStringLiteral("archive/bad.linja")));
    ASSERT_TRUE(problems[0].fault);
    EXPECT_EQ(problems[0].fault->code, game::FaultCode::recordTagMissing);
}

TEST(SessionRecord, SavesAndOpens) {
    const Folder folder;
    GameSession session(folder.path());
    const QString file = folder.file(QString::fromUtf8("mi partida ñ.linja"));
    ASSERT_TRUE(session.newGame(againstComputer(3)));
    playTurns(session, 6);
    session.undo();
    ASSERT_TRUE(session.files().save(session.recordText(), file));
    const std::string saved = session.recordText();
    EXPECT_EQ(saved.find("Session"), std::string::npos);
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 1);
    ASSERT_TRUE(session.openRecord(file));
    EXPECT_EQ(session.recordText(), saved);
    EXPECT_EQ(session.game().setup().players[1].level, 3);
    EXPECT_EQ(session.game().ply(), 6);
    EXPECT_TRUE(session.game().setup().length.isSingle());
    ASSERT_TRUE(session.undoStep() == UndoStep::game || session.undoStep() != UndoStep::none);
}

TEST(SessionRecord, OpensTheSample) {
    GameSession session{QString()};
    ASSERT_TRUE(session.openRecord(QStringLiteral(LINJA_TEST_DATA "/sample.linja")));
    EXPECT_TRUE(session.game().isOver());
    EXPECT_EQ(session.game().ply(), 22);
    EXPECT_EQ(session.game().setup().players[0].name, QStringLiteral("First"));
    EXPECT_EQ(session.game().history()[2].variations, 1);
    QFile sample(QStringLiteral(LINJA_TEST_DATA "/sample.linja"));
    ASSERT_TRUE(sample.open(QIODevice::ReadOnly));
    EXPECT_EQ(session.recordText(), sample.readAll().toStdString());
}

TEST(SessionRecord, AnUnreadableFileLeavesTheGameAlone) {
    const Folder folder;
    GameSession session(folder.path());
    const Problems problems(session);
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    const std::string before = snapshot(session);
    folder.write(QStringLiteral("bad.linja"), "[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2,1-3 8-9 *\n");
    EXPECT_FALSE(session.openRecord(folder.file(QStringLiteral("bad.linja"))));
    EXPECT_FALSE(session.openRecord(folder.file(QStringLiteral("none.linja"))));
    EXPECT_FALSE(session.openRecord(folder.path()));
    EXPECT_FALSE(session.files().save(session.recordText(), folder.file(QStringLiteral("no/such/folder.linja"))));
    ASSERT_EQ(problems.codes(), (std::vector{ProblemCode::badRecord, ProblemCode::cannotRead, ProblemCode::cannotRead,
                                             ProblemCode::cannotWrite}));
    EXPECT_EQ(problems.all()[0].fault->line, 4);
    EXPECT_FALSE(problems.all()[1].reason.isEmpty());
    EXPECT_FALSE(problems.all()[3].reason.isEmpty());
    EXPECT_EQ(snapshot(session), before);
}

TEST(SessionRecord, AGameTooLongForTheAutosaveIsRefused) {
    const Folder folder;
    std::string before;
    {
        GameSession session(folder.path());
        ASSERT_TRUE(session.newGame(twoPeople()));
        playTurns(session, 2);
        before = snapshot(session);
        std::string text = "[Game \"linja\"]\n[Result \"*\"]\n\n1-2";
        while (text.size() < 1'900'000)
            text += "(1-2)"; // written with its number and spaces this takes twice the room
        const auto opened = session.openRecordText(text + " *\n");
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.fault().code, game::FaultCode::recordTooLong);
        EXPECT_EQ(snapshot(session), before);
    }
    GameSession session(folder.path());
    ASSERT_TRUE(session.resume());
    EXPECT_EQ(snapshot(session), before);
}

TEST(SessionFolder, ALockThatNamesNoProgramCountsNoMore) {
    const Folder folder;
    std::string before;
    {
        GameSession session(folder.path());
        ASSERT_TRUE(session.newGame(twoPeople()));
        playTurns(session, 2);
        before = snapshot(session);
    }
    folder.write(QStringLiteral("current.lock"), "");
    QFile lock(folder.file(QStringLiteral("current.lock")));
    ASSERT_TRUE(lock.open(QIODevice::ReadWrite));
    ASSERT_TRUE(lock.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    lock.close();
    GameSession session(folder.path());
    const Problems problems(session);
    EXPECT_TRUE(session.resume());
    EXPECT_EQ(snapshot(session), before);
    EXPECT_TRUE(problems.all().empty());
}
