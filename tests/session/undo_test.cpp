#include "session_fixture.h"

using namespace session_test;

namespace {

void beginAgainstComputer(GameSession& session) {
    ASSERT_TRUE(session.newGame(againstComputer()));
    playTurns(session, 4);
    ASSERT_EQ(session.referee().humanToMove(), kRed);
}

} // namespace

TEST(SessionUndo, TakesOneTurnBackBetweenPeople) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_EQ(session.undoStep(), UndoStep::none);
    playTurns(session, 3);
    const std::string before = session.game().stateAt(2).text;
    session.undo();
    EXPECT_EQ(session.game().ply(), 2);
    EXPECT_EQ(session.game().match().state().text, before);
    EXPECT_EQ(session.game().lineLength(), 3);
    EXPECT_TRUE(session.game().history()[2].isUndone);
    EXPECT_NE(session.redoStep(), UndoStep::none);
    session.redo();
    EXPECT_EQ(session.game().ply(), 3);
    EXPECT_EQ(session.redoStep(), UndoStep::none);
}

TEST(SessionUndo, GoesBackToThePersonsTurnAgainstTheComputer) {
    GameSession session{QString()};
    beginAgainstComputer(session);
    session.undo();
    EXPECT_EQ(session.game().ply(), 2);
    EXPECT_EQ(session.referee().humanToMove(), kRed);
    session.undo();
    EXPECT_EQ(session.game().ply(), 0);
    EXPECT_EQ(session.undoStep(), UndoStep::none);
    session.redo();
    EXPECT_EQ(session.game().ply(), 2);
    session.redo();
    EXPECT_EQ(session.game().ply(), 4);
    EXPECT_EQ(session.referee().humanToMove(), kRed);
}

TEST(SessionUndo, StopsTheThinkingComputer) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
    playAny(session);
    ASSERT_TRUE(session.referee().isThinking());
    session.undo();
    EXPECT_FALSE(session.referee().isThinking());
    EXPECT_EQ(session.game().ply(), 0);
    session.redo();
    EXPECT_EQ(session.game().ply(), 1);
    EXPECT_TRUE(session.referee().isThinking());
    session.undo();
}

TEST(SessionUndo, WorksAfterTheEnd) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer()));
    playToTheEnd(session);
    const int end = session.game().ply();
    const ChangeSpy score(session, Change::matchScore);
    EXPECT_EQ(session.game().matchScore().games(), 1);
    session.undo();
    EXPECT_FALSE(session.game().isOver());
    EXPECT_EQ(session.referee().humanToMove(), kRed);
    EXPECT_EQ(session.game().matchScore().games(), 0);
    EXPECT_EQ(score.size(), 1);
    while (session.redoStep() != UndoStep::none)
        session.redo();
    EXPECT_EQ(session.game().ply(), end);
    EXPECT_TRUE(session.game().isOver());
    EXPECT_EQ(session.game().matchScore().games(), 1);
}

TEST(SessionUndo, TakesAResignationBack) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    session.resign(kBlack);
    session.undo();
    EXPECT_FALSE(session.game().isOver());
    EXPECT_EQ(session.game().ply(), 3);
    EXPECT_EQ(session.referee().humanToMove(), kBlack);
    EXPECT_EQ(session.game().record().tagOr("Result", ""), "*");
    EXPECT_EQ(session.game().record().tag("Termination"), nullptr);
}

TEST(SessionVariation, AnotherTurnKeepsTheOldLine) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_TRUE(session.playTurn("1-2,1-3"));
    ASSERT_TRUE(session.playTurn("8-7,8-6"));
    session.undo();
    session.undo();
    ASSERT_TRUE(session.playTurn("1-2"));
    EXPECT_EQ(session.game().lineLength(), 1);
    EXPECT_EQ(session.game().history()[0].variations, 1);
    EXPECT_EQ(session.redoStep(), UndoStep::none);
    EXPECT_NE(session.recordText().find("\n1. 1-2 (1. 1-2,1-3 8-7,8-6) *\n"), std::string::npos)
        << session.recordText();
}

TEST(SessionVariation, TheSameTurnAgainGoesAlongTheLine) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_TRUE(session.playTurn("1-2,1-3"));
    ASSERT_TRUE(session.playTurn("8-7,8-6"));
    playFromPly(session, 0);
    ASSERT_TRUE(session.playTurn("1-2,1-3"));
    EXPECT_EQ(session.game().lineLength(), 2);
    EXPECT_EQ(session.game().record().nodes.size(), 3u);
}

TEST(SessionVariation, PlayFromHereAndFromAnyNode) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 6);
    const int oldEnd = session.game().history().back().node;
    const std::string oldPosition = session.game().match().state().text;
    playFromPly(session, 2);
    EXPECT_EQ(session.game().ply(), 2);
    EXPECT_EQ(session.game().lineLength(), 6);
    const auto turns = session.game().match().legalTurns();
    ASSERT_TRUE(session.playTurn(turns.back().text));
    EXPECT_EQ(session.game().lineLength(), 3);
    session.playFromNode(oldEnd);
    EXPECT_EQ(session.game().ply(), 6);
    EXPECT_EQ(session.game().match().state().text, oldPosition);
    EXPECT_EQ(session.game().history()[2].variations, 1);
    EXPECT_FALSE(session.playFromNode(-1));
    EXPECT_FALSE(session.playFromNode(1000));
    EXPECT_EQ(session.game().ply(), 6);
    playFromPly(session, 0);
    EXPECT_EQ(session.game().ply(), 0);
    playFromPly(session, 6);
    EXPECT_EQ(session.game().ply(), 6);
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
    EXPECT_EQ(session.redoStep(), UndoStep::none);
    GameSession other{QString()};
    EXPECT_TRUE(other.openRecordText(session.recordText()));
    EXPECT_EQ(other.game().outcome(), session.game().outcome());
}

TEST(SessionVariation, ResigningBeforeTheFirstTurnKeepsTheUndoneTurnsInTheArchive) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 4);
    const int inTheMiddle = session.game().history()[1].node;
    playFromPly(session, 0);
    const std::string before = snapshot(session);
    session.resign(kRed);
    EXPECT_EQ(session.game().lineLength(), 0);
    EXPECT_EQ(session.game().record().nodes.size(), 1u);
    session.playFromNode(inTheMiddle); // there is no such turn any more
    EXPECT_EQ(session.game().ply(), 0);
    EXPECT_TRUE(session.game().isOver());
    ASSERT_EQ(archived(session).size(), 1u);
    EXPECT_EQ(archived(session).front().turns, 4);
    EXPECT_FALSE(archived(session).front().isOpen);
    session.undo();
    EXPECT_FALSE(session.game().isOver());
    ASSERT_EQ(session.undoStep(), UndoStep::game);
    session.undo();
    EXPECT_EQ(snapshot(session), before);
}

TEST(SessionUndo, TakesAResignationBackBeforeTheComputerHasBegun) {
    GameSession session{QString()};
    GameSetup setup = againstComputer(slowLevel());
    setup.starter = kBlack;
    ASSERT_TRUE(session.newGame(setup));
    ASSERT_TRUE(session.referee().isThinking());
    session.resign(kRed);
    EXPECT_FALSE(session.referee().isThinking());
    ASSERT_NE(session.undoStep(), UndoStep::none);
    session.undo();
    EXPECT_FALSE(session.game().isOver());
    EXPECT_TRUE(session.referee().isThinking());
    EXPECT_EQ(session.undoStep(), UndoStep::none);
}

TEST(SessionUndo, BringsTheGameBeforeBackRightAfterANewOne) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 5);
    session.undo();
    const std::string before = snapshot(session);
    ASSERT_TRUE(session.newGame(againstComputer()));
    EXPECT_EQ(archived(session).size(), 1u);
    ASSERT_TRUE(session.newGame(twoPeople())); // nothing was played in the second
    ASSERT_EQ(session.undoStep(), UndoStep::game);
    const ChangeSpy started(session, Change::game);
    session.undo();
    EXPECT_EQ(started.size(), 1);
    EXPECT_EQ(snapshot(session), before);
    ASSERT_EQ(archived(session).size(), 1u);
    EXPECT_TRUE(archived(session).front().isOpen);
    session.redo();
    EXPECT_EQ(session.game().ply(), 5);
    playAny(session);
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_EQ(archived(session).size(), 1u); // over its old file
    EXPECT_EQ(archived(session).front().turns, 6);
}

TEST(SessionUndo, DoesNotLeaveAGameInWhichAPersonHasPlayed) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    ASSERT_TRUE(session.newGame(twoPeople()));
    playAny(session);
    session.undo();
    EXPECT_EQ(session.game().ply(), 0);
    EXPECT_EQ(session.undoStep(), UndoStep::none);
    EXPECT_EQ(session.game().lineLength(), 1);
}

TEST(SessionUndo, BringsTheGameBackThoughTheComputerHasBegun) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    GameSetup setup = againstComputer();
    setup.starter = kBlack;
    ASSERT_TRUE(session.newGame(setup));
    ASSERT_TRUE(waitUntil([&] { return session.game().ply() == 1; }));
    ASSERT_NE(session.undoStep(), UndoStep::none);
    session.undo();
    EXPECT_EQ(session.game().ply(), 3);
    EXPECT_EQ(session.game().setup().players[1].kind, PlayerKind::human);
}
