#include "session_fixture.h"

using namespace session_test;
using game::FaultCode;
using game::Reason;

TEST(SessionStart, ThereIsNoGameBeforeOneIsBegun) {
    GameSession session{QString()};
    EXPECT_FALSE(session.referee().humanToMove());
    EXPECT_EQ(session.undoStep(), UndoStep::none);
    EXPECT_FALSE(session.game().isOver());
    EXPECT_EQ(session.game().ply(), 0);
    EXPECT_FALSE(session.playTurn("1-2,1-3"));
    session.undo();
    session.resign(kRed);
    session.playFromNode(0);
    EXPECT_FALSE(session.rematch());
    EXPECT_FALSE(session.game().isOver());
}

TEST(SessionStart, TheStarterIsChosen) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.starter = kBlack;
    ASSERT_TRUE(session.newGame(setup));
    EXPECT_EQ(session.referee().humanToMove(), kBlack);
    EXPECT_EQ(session.game().match().state().text, "6r/1r1b/1r1b/1r1b/1r1b/1r1b/1r1b/6b b");
    EXPECT_EQ(session.game().setup().rulesId, "rulebook");
    playAny(session);
    EXPECT_EQ(session.game().history().front().side, kBlack);
    EXPECT_FALSE(session.game().history().front().opensNumber);
    EXPECT_NE(session.recordText().find("1... "), std::string::npos);
}

TEST(SessionStart, ABadSetupChangesNothing) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playAny(session);
    const ChangeSpy started(session, Change::game);
    GameSetup setup = twoPeople();
    setup.rulesId = "house";
    EXPECT_EQ(session.newGame(setup).fault().code, FaultCode::unknownRules);
    setup = twoPeople();
    setup.startPosition = "6r r";
    EXPECT_EQ(session.newGame(setup).fault().code, FaultCode::positionRows);
    EXPECT_EQ(session.game().ply(), 1);
    EXPECT_EQ(started.size(), 0);
}

TEST(SessionPlay, ATurnIsToldOnce) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    const ChangeSpy played(session, Change::turn);
    const ChangeSpy moved(session, Change::position);
    const ChangeSpy history(session, Change::record);
    const auto turn = session.playTurn("1-2,1-3");
    ASSERT_TRUE(turn);
    EXPECT_EQ(turn->text, "1-2,1-3");
    EXPECT_EQ(played.size(), 1);
    EXPECT_EQ(moved.size(), 1);
    EXPECT_EQ(history.size(), 1);
    EXPECT_EQ(session.referee().humanToMove(), kBlack);
    EXPECT_EQ(session.game().history().size(), 1u);
}

TEST(SessionPlay, ABadTurnChangesNothingAndSaysWhy) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    const ChangeSpy moved(session, Change::position);
    const auto turn = session.playTurn("1-3");
    ASSERT_FALSE(turn);
    EXPECT_EQ(turn.fault().code, FaultCode::openingDistance);
    EXPECT_EQ(moved.size(), 0);
    EXPECT_EQ(session.game().ply(), 0);
    EXPECT_EQ(session.referee().humanToMove(), kRed);
    EXPECT_TRUE(session.playTurn("1-2,1-3"));
}

TEST(SessionPlay, TheEndIsToldOnceAndNoTurnFollows) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    const ChangeSpy over(session, Change::end);
    playToTheEnd(session);
    EXPECT_EQ(over.size(), 1);
    EXPECT_FALSE(session.referee().humanToMove());
    EXPECT_EQ(session.playTurn("1-2").fault().code, FaultCode::gameOver);
    EXPECT_EQ(session.game().outcome(), session.game().match().state().outcome);
}

TEST(SessionPlay, R9_3_ResigningLosesWithoutPoints) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    const ChangeSpy over(session, Change::end);
    session.resign(kRed);
    session.resign(kBlack);
    ASSERT_EQ(over.size(), 1);
    EXPECT_EQ(session.game().outcome()->winner, kBlack);
    EXPECT_EQ(session.game().outcome()->reason, Reason::resign);
    EXPECT_EQ(session.game().matchScore().won, (std::array{0, 1}));
    EXPECT_EQ(session.game().matchScore().points, (std::array{0, 0}));
    EXPECT_NE(session.recordText().find("[Result \"0-1\"]\n[Termination \"resign\"]"), std::string::npos);
    EXPECT_EQ(session.playTurn("8-7").fault().code, FaultCode::gameOver);
}

TEST(SessionPlay, R9_3_ADrawIsAgreedBetweenPeopleOnly) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer()));
    session.agreeDraw();
    EXPECT_FALSE(session.game().isOver());
    ASSERT_TRUE(session.newGame(twoPeople()));
    session.agreeDraw();
    ASSERT_TRUE(session.game().isOver());
    EXPECT_EQ(session.game().outcome()->winner, std::nullopt);
    EXPECT_EQ(session.game().outcome()->reason, Reason::agreed);
    EXPECT_EQ(session.game().matchScore().drawn, 1);
}

TEST(SessionPass, IsAnnouncedListedAndPlaysItself) {
    GameSession session{QString()};
    session.referee().setPace(20);
    const ChangeSpy announced(session, Change::pass);
    const ChangeSpy played(session, Change::turn);
    GameSetup setup = twoPeople();
    setup.startPosition = kRedMustPass;
    ASSERT_TRUE(session.newGame(setup));
    ASSERT_EQ(announced.size(), 1);
    EXPECT_EQ(session.game().match().sideToMove(), kRed);
    EXPECT_TRUE(session.game().isPassDue());
    EXPECT_FALSE(session.referee().humanToMove());
    EXPECT_EQ(session.playTurn("pass").fault().code, FaultCode::notYourTurn);
    EXPECT_EQ(played.size(), 0);
    ASSERT_TRUE(waitUntil([&] { return session.game().ply() == 1; }));
    EXPECT_EQ(played.size(), 1);
    EXPECT_TRUE(session.game().history().front().turn.isPass());
    EXPECT_EQ(session.referee().humanToMove(), kBlack);
}

TEST(SessionPass, IsUndoneTogetherWithItsNeighbour) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.startPosition = "-/-/6r/6b/-/-/-/6r6b b";
    ASSERT_TRUE(session.newGame(setup));
    const std::string start = session.game().match().state().text;
    ASSERT_TRUE(session.playTurn("8-7"));
    ASSERT_TRUE(session.game().isPassDue());
    ASSERT_TRUE(waitUntil([&] { return session.game().ply() == 2; }));
    session.undo();
    EXPECT_EQ(session.game().ply(), 0);
    EXPECT_EQ(session.game().match().state().text, start);
    session.redo();
    EXPECT_EQ(session.game().ply(), 2);
    EXPECT_EQ(session.referee().humanToMove(), kBlack);
}

TEST(SessionPass, UndoBeforeItIsPlayedIsSafe) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.startPosition = "-/-/6r/6b/-/-/-/6r6b b";
    ASSERT_TRUE(session.newGame(setup));
    ASSERT_TRUE(session.playTurn("8-7"));
    session.undo();
    letTheEventLoopRun();
    EXPECT_EQ(session.game().ply(), 0);
    EXPECT_EQ(session.referee().humanToMove(), kBlack);
}

TEST(SessionSignals, ASlotMayPlayOn) {
    GameSession session{QString()};
    QObject::connect(&session, &GameSession::changed, &session, [&](session::Changes what) {
        if (what.testFlag(Change::turn) && session.game().ply() < 4)
            playAny(session);
        if (what.testFlag(Change::end))
            session.rematch();
    });
    ASSERT_TRUE(session.newGame(twoPeople()));
    playAny(session);
    EXPECT_EQ(session.game().ply(), 4);
    session.resign(kRed);
    EXPECT_FALSE(session.game().isOver());
    EXPECT_EQ(session.game().ply(), 0);
}
