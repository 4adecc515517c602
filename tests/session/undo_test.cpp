#include "session_fixture.h"

using namespace session_test;

namespace {

void beginAgainstComputer(GameSession& session) {
    ASSERT_TRUE(session.newGame(againstComputer()));
    playTurns(session, 4);
    ASSERT_EQ(session.humanToMove(), kRed);
}

} // namespace

TEST(SessionUndo, TakesOneTurnBackBetweenPeople) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_FALSE(session.canUndo());
    playTurns(session, 3);
    const std::string before = session.stateAt(2).text;
    session.undo();
    EXPECT_EQ(session.ply(), 2);
    EXPECT_EQ(session.match().state().text, before);
    EXPECT_EQ(session.lineLength(), 3);
    EXPECT_TRUE(session.history()[2].isUndone);
    EXPECT_TRUE(session.canRedo());
    session.redo();
    EXPECT_EQ(session.ply(), 3);
    EXPECT_FALSE(session.canRedo());
}

TEST(SessionUndo, GoesBackToThePersonsTurnAgainstTheComputer) {
    GameSession session{QString()};
    beginAgainstComputer(session);
    session.undo();
    EXPECT_EQ(session.ply(), 2);
    EXPECT_EQ(session.humanToMove(), kRed);
    session.undo();
    EXPECT_EQ(session.ply(), 0);
    EXPECT_FALSE(session.canUndo());
    session.redo();
    EXPECT_EQ(session.ply(), 2);
    session.redo();
    EXPECT_EQ(session.ply(), 4);
    EXPECT_EQ(session.humanToMove(), kRed);
}

TEST(SessionUndo, StopsTheThinkingComputer) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
    playAny(session);
    ASSERT_TRUE(session.isThinking());
    session.undo();
    EXPECT_FALSE(session.isThinking());
    EXPECT_EQ(session.ply(), 0);
    session.redo();
    EXPECT_EQ(session.ply(), 1);
    EXPECT_TRUE(session.isThinking());
    session.undo();
}

TEST(SessionUndo, WorksAfterTheEnd) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer()));
    playToTheEnd(session);
    const int end = session.ply();
    QSignalSpy score(&session, &GameSession::matchScoreChanged);
    EXPECT_EQ(session.matchScore().games(), 1);
    session.undo();
    EXPECT_FALSE(session.isOver());
    EXPECT_EQ(session.humanToMove(), kRed);
    EXPECT_EQ(session.matchScore().games(), 0);
    EXPECT_EQ(score.size(), 1);
    while (session.canRedo())
        session.redo();
    EXPECT_EQ(session.ply(), end);
    EXPECT_TRUE(session.isOver());
    EXPECT_EQ(session.matchScore().games(), 1);
}

TEST(SessionUndo, TakesAResignationBack) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    session.resign(kBlack);
    session.undo();
    EXPECT_FALSE(session.isOver());
    EXPECT_EQ(session.ply(), 3);
    EXPECT_EQ(session.humanToMove(), kBlack);
    EXPECT_EQ(session.record().tagOr("Result", ""), "*");
    EXPECT_EQ(session.record().tag("Termination"), nullptr);
}

TEST(SessionVariation, AnotherTurnKeepsTheOldLine) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_TRUE(session.playTurn("1-2,1-3"));
    ASSERT_TRUE(session.playTurn("8-7,8-6"));
    session.undo();
    session.undo();
    ASSERT_TRUE(session.playTurn("1-2"));
    EXPECT_EQ(session.lineLength(), 1);
    EXPECT_EQ(session.history()[0].variations, 1);
    EXPECT_FALSE(session.canRedo());
    EXPECT_NE(session.recordText().find("\n1. 1-2 (1. 1-2,1-3 8-7,8-6) *\n"), std::string::npos)
        << session.recordText();
}

TEST(SessionVariation, TheSameTurnAgainGoesAlongTheLine) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_TRUE(session.playTurn("1-2,1-3"));
    ASSERT_TRUE(session.playTurn("8-7,8-6"));
    session.playFromHere(0);
    ASSERT_TRUE(session.playTurn("1-2,1-3"));
    EXPECT_EQ(session.lineLength(), 2);
    EXPECT_EQ(session.record().nodes.size(), 3u);
}

TEST(SessionVariation, PlayFromHereAndFromAnyNode) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 6);
    const int oldEnd = session.history().back().node;
    const std::string oldPosition = session.match().state().text;
    session.playFromHere(2);
    EXPECT_EQ(session.ply(), 2);
    EXPECT_EQ(session.lineLength(), 6);
    const auto turns = session.match().legalTurns();
    ASSERT_TRUE(session.playTurn(turns.back().text));
    EXPECT_EQ(session.lineLength(), 3);
    session.playFromNode(oldEnd);
    EXPECT_EQ(session.ply(), 6);
    EXPECT_EQ(session.match().state().text, oldPosition);
    EXPECT_EQ(session.history()[2].variations, 1);
    session.playFromNode(-1);
    session.playFromNode(1000);
    session.playFromHere(-5);
    EXPECT_EQ(session.ply(), 0);
    session.playFromHere(100);
    EXPECT_EQ(session.ply(), 6);
}

TEST(SessionVariation, ResigningInThePastKeepsTheUndoneTurns) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_TRUE(session.playTurn("1-2,1-3"));
    ASSERT_TRUE(session.playTurn("8-7,8-6"));
    session.undo();
    session.resign(kBlack);
    EXPECT_NE(session.recordText().find("\n1. 1-2,1-3 (1. 1-2,1-3 8-7,8-6) 1-0\n"), std::string::npos)
        << session.recordText();
    EXPECT_FALSE(session.canRedo());
    GameSession other{QString()};
    EXPECT_TRUE(other.openRecordText(session.recordText()));
    EXPECT_EQ(other.outcome(), session.outcome());
}

TEST(SessionVariation, ResigningBeforeTheFirstTurnKeepsTheUndoneTurnsInTheArchive) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 4);
    const int inTheMiddle = session.history()[1].node;
    session.playFromHere(0);
    const std::string before = snapshot(session);
    session.resign(kRed);
    EXPECT_EQ(session.lineLength(), 0);
    EXPECT_EQ(session.record().nodes.size(), 1u);
    session.playFromNode(inTheMiddle); // there is no such turn any more
    EXPECT_EQ(session.ply(), 0);
    EXPECT_TRUE(session.isOver());
    ASSERT_EQ(session.archive().size(), 1u);
    EXPECT_EQ(session.archive().front().turns, 4);
    EXPECT_FALSE(session.archive().front().isOpen);
    session.undo();
    EXPECT_FALSE(session.isOver());
    ASSERT_TRUE(session.undoLeavesGame());
    session.undo();
    EXPECT_EQ(snapshot(session), before);
}

TEST(SessionUndo, TakesAResignationBackBeforeTheComputerHasBegun) {
    GameSession session{QString()};
    GameSetup setup = againstComputer(slowLevel());
    setup.starter = kBlack;
    ASSERT_TRUE(session.newGame(setup));
    ASSERT_TRUE(session.isThinking());
    session.resign(kRed);
    EXPECT_FALSE(session.isThinking());
    ASSERT_TRUE(session.canUndo());
    session.undo();
    EXPECT_FALSE(session.isOver());
    EXPECT_TRUE(session.isThinking());
    EXPECT_FALSE(session.canUndo());
}

TEST(SessionUndo, BringsTheGameBeforeBackRightAfterANewOne) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 5);
    session.undo();
    const std::string before = snapshot(session);
    ASSERT_TRUE(session.newGame(againstComputer()));
    EXPECT_EQ(session.archive().size(), 1u);
    ASSERT_TRUE(session.newGame(twoPeople())); // nothing was played in the second
    ASSERT_TRUE(session.undoLeavesGame());
    QSignalSpy started(&session, &GameSession::gameStarted);
    session.undo();
    EXPECT_EQ(started.size(), 1);
    EXPECT_EQ(snapshot(session), before);
    ASSERT_EQ(session.archive().size(), 1u);
    EXPECT_TRUE(session.archive().front().isOpen);
    session.redo();
    EXPECT_EQ(session.ply(), 5);
    playAny(session);
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_EQ(session.archive().size(), 1u); // over its old file
    EXPECT_EQ(session.archive().front().turns, 6);
}

TEST(SessionUndo, DoesNotLeaveAGameInWhichAPersonHasPlayed) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    ASSERT_TRUE(session.newGame(twoPeople()));
    playAny(session);
    session.undo();
    EXPECT_EQ(session.ply(), 0);
    EXPECT_FALSE(session.canUndo());
    EXPECT_EQ(session.lineLength(), 1);
}

TEST(SessionUndo, BringsTheGameBackThoughTheComputerHasBegun) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    GameSetup setup = againstComputer();
    setup.starter = kBlack;
    ASSERT_TRUE(session.newGame(setup));
    ASSERT_TRUE(waitUntil([&] { return session.ply() == 1; }));
    ASSERT_TRUE(session.canUndo());
    session.undo();
    EXPECT_EQ(session.ply(), 3);
    EXPECT_EQ(session.setup().players[1].kind, PlayerKind::human);
}
