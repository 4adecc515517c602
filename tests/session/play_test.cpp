#include "session_fixture.h"

using namespace session_test;
using game::FaultCode;
using game::Reason;

TEST(SessionStart, ThereIsNoGameBeforeOneIsBegun) {
    GameSession session{QString()};
    EXPECT_FALSE(session.humanToMove());
    EXPECT_FALSE(session.canUndo());
    EXPECT_FALSE(session.isOver());
    EXPECT_EQ(session.ply(), 0);
    EXPECT_FALSE(session.playTurn("1-2,1-3"));
    session.undo();
    session.resign(kRed);
    session.playFromNode(0);
    EXPECT_FALSE(session.rematch());
    EXPECT_FALSE(session.isOver());
}

TEST(SessionStart, TheStarterIsChosen) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.starter = kBlack;
    ASSERT_TRUE(session.newGame(setup));
    EXPECT_EQ(session.humanToMove(), kBlack);
    EXPECT_EQ(session.match().state().text, "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b b");
    EXPECT_EQ(session.setup().rulesId, "rulebook");
    playAny(session);
    EXPECT_EQ(session.history().front().side, kBlack);
    EXPECT_FALSE(session.history().front().opensNumber);
    EXPECT_NE(session.recordText().find("1... "), std::string::npos);
}

TEST(SessionStart, ABadSetupChangesNothing) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playAny(session);
    QSignalSpy started(&session, &GameSession::gameStarted);
    GameSetup setup = twoPeople();
    setup.rulesId = "house";
    EXPECT_EQ(session.newGame(setup).fault().code, FaultCode::unknownRules);
    setup = twoPeople();
    setup.startPosition = "6r r";
    EXPECT_EQ(session.newGame(setup).fault().code, FaultCode::positionRows);
    EXPECT_EQ(session.ply(), 1);
    EXPECT_EQ(started.size(), 0);
}

TEST(SessionPlay, ATurnIsToldOnce) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    QSignalSpy played(&session, &GameSession::turnPlayed);
    QSignalSpy moved(&session, &GameSession::positionChanged);
    QSignalSpy history(&session, &GameSession::historyChanged);
    const auto turn = session.playTurn("1-2,1-3");
    ASSERT_TRUE(turn);
    EXPECT_EQ(turn->text, "1-2,1-3");
    ASSERT_EQ(played.size(), 1);
    EXPECT_EQ(played[0][0].toInt(), 1);
    EXPECT_EQ(moved.size(), 1);
    EXPECT_EQ(history.size(), 1);
    EXPECT_EQ(session.humanToMove(), kBlack);
    EXPECT_EQ(session.history().size(), 1u);
}

TEST(SessionPlay, ABadTurnChangesNothingAndSaysWhy) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    QSignalSpy moved(&session, &GameSession::positionChanged);
    const auto turn = session.playTurn("1-3");
    ASSERT_FALSE(turn);
    EXPECT_EQ(turn.fault().code, FaultCode::openingDistance);
    EXPECT_EQ(moved.size(), 0);
    EXPECT_EQ(session.ply(), 0);
    EXPECT_EQ(session.humanToMove(), kRed);
    EXPECT_TRUE(session.playTurn("1-2,1-3"));
}

TEST(SessionPlay, TheEndIsToldOnceAndNoTurnFollows) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    QSignalSpy over(&session, &GameSession::gameOver);
    playToTheEnd(session);
    EXPECT_EQ(over.size(), 1);
    EXPECT_FALSE(session.humanToMove());
    EXPECT_EQ(session.playTurn("1-2").fault().code, FaultCode::gameOver);
    EXPECT_EQ(session.outcome(), session.match().state().outcome);
}

TEST(SessionPlay, R9_3_ResigningLosesWithoutPoints) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    QSignalSpy over(&session, &GameSession::gameOver);
    session.resign(kRed);
    session.resign(kBlack);
    ASSERT_EQ(over.size(), 1);
    EXPECT_EQ(session.outcome()->winner, kBlack);
    EXPECT_EQ(session.outcome()->reason, Reason::resign);
    EXPECT_EQ(session.matchScore().won, (std::array{0, 1}));
    EXPECT_EQ(session.matchScore().points, (std::array{0, 0}));
    EXPECT_NE(session.recordText().find("[Result \"0-1\"]\n[Termination \"resign\"]"), std::string::npos);
    EXPECT_EQ(session.playTurn("8-7").fault().code, FaultCode::gameOver);
}

TEST(SessionPlay, R9_3_ADrawIsAgreedBetweenPeopleOnly) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer()));
    session.agreeDraw();
    EXPECT_FALSE(session.isOver());
    ASSERT_TRUE(session.newGame(twoPeople()));
    session.agreeDraw();
    ASSERT_TRUE(session.isOver());
    EXPECT_EQ(session.outcome()->winner, std::nullopt);
    EXPECT_EQ(session.outcome()->reason, Reason::agreed);
    EXPECT_EQ(session.matchScore().drawn, 1);
}

TEST(SessionPass, IsAnnouncedListedAndPlaysItself) {
    GameSession session{QString()};
    session.setComputerPace(20);
    QSignalSpy announced(&session, &GameSession::passAnnounced);
    QSignalSpy played(&session, &GameSession::turnPlayed);
    GameSetup setup = twoPeople();
    setup.startPosition = kRedMustPass;
    ASSERT_TRUE(session.newGame(setup));
    ASSERT_EQ(announced.size(), 1);
    EXPECT_EQ(announced[0][0].value<game::Side>(), kRed);
    EXPECT_TRUE(session.isPassDue());
    EXPECT_FALSE(session.humanToMove());
    EXPECT_EQ(session.playTurn("pass").fault().code, FaultCode::notYourTurn);
    EXPECT_EQ(played.size(), 0);
    ASSERT_TRUE(waitUntil([&] { return session.ply() == 1; }));
    EXPECT_EQ(played.size(), 1);
    EXPECT_TRUE(session.history().front().turn.isPass());
    EXPECT_EQ(session.humanToMove(), kBlack);
}

TEST(SessionPass, IsUndoneTogetherWithItsNeighbour) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.startPosition = "-/-/6r/6b/-/-/-/6r6b b";
    ASSERT_TRUE(session.newGame(setup));
    const std::string start = session.match().state().text;
    ASSERT_TRUE(session.playTurn("8-7"));
    ASSERT_TRUE(session.isPassDue());
    ASSERT_TRUE(waitUntil([&] { return session.ply() == 2; }));
    session.undo();
    EXPECT_EQ(session.ply(), 0);
    EXPECT_EQ(session.match().state().text, start);
    session.redo();
    EXPECT_EQ(session.ply(), 2);
    EXPECT_EQ(session.humanToMove(), kBlack);
}

TEST(SessionPass, UndoBeforeItIsPlayedIsSafe) {
    GameSession session{QString()};
    session.setComputerPace(5);
    GameSetup setup = twoPeople();
    setup.startPosition = "-/-/6r/6b/-/-/-/6r6b b";
    ASSERT_TRUE(session.newGame(setup));
    ASSERT_TRUE(session.playTurn("8-7"));
    session.undo();
    QTest::qWait(20);
    EXPECT_EQ(session.ply(), 0);
    EXPECT_EQ(session.humanToMove(), kBlack);
}

TEST(SessionSignals, ASlotMayPlayOn) {
    GameSession session{QString()};
    QObject::connect(&session, &GameSession::turnPlayed, &session, [&](int ply) {
        if (ply < 4)
            playAny(session);
    });
    QObject::connect(&session, &GameSession::gameOver, &session, [&] { session.rematch(); });
    ASSERT_TRUE(session.newGame(twoPeople()));
    playAny(session);
    EXPECT_EQ(session.ply(), 4);
    session.resign(kRed);
    EXPECT_FALSE(session.isOver());
    EXPECT_EQ(session.ply(), 0);
}
