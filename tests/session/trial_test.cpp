// Turns that are tried in a game that has ended or was opened are variations: the game stays as it was played.
#include "session_fixture.h"

#include "core/record/reader.h"

using namespace session_test;

namespace {

constexpr const char* kResigned =
    "[Game \"linja\"]\n[Result \"1-0\"]\n[Termination \"resign\"]\n\n1. 1-2,1-3 8-7,8-6 2. 1-2 1-0\n";
constexpr const char* kUnfinished = "[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2,1-3 8-7,8-6 2. 1-2 *\n";

std::vector<std::string> mainLine(const GameSession& session) {
    std::vector<std::string> turns;
    for (const int node : session.game().record().mainLine())
        turns.push_back(session.game().record().nodes[static_cast<std::size_t>(node)].turn);
    return turns;
}

std::string lastTurn(const GameSession& session) {
    return session.game().match().legalTurns().back().text;
}

} // namespace

TEST(SessionTrial, LeavesAnOpenedGameAndItsResultAsTheyWere) {
    for (const char* text : {kResigned, kUnfinished}) {
        GameSession session{QString()};
        ASSERT_TRUE(session.openRecordText(text));
        const auto played = mainLine(session);
        const std::string result = session.game().record().tagOr("Result", "");
        const std::string end = session.game().record().tagOr("Termination", "");
        ASSERT_TRUE(session.goToNode(session.game().history()[0].node));
        ASSERT_TRUE(session.playTurn("8-7"));
        EXPECT_TRUE(session.game().isTrial());
        EXPECT_FALSE(session.game().mayDeclare());
        session.resign(kRed);
        EXPECT_FALSE(session.game().isOver());
        EXPECT_EQ(session.game().ply(), 2);
        EXPECT_EQ(session.game().lineLength(), 2);
        EXPECT_EQ(mainLine(session), played);
        EXPECT_EQ(session.game().record().tagOr("Result", ""), result);
        EXPECT_EQ(session.game().record().tagOr("Termination", ""), end);
        EXPECT_TRUE(record::read(session.recordText()));
        session.undo();
        EXPECT_EQ(session.game().ply(), 1);
        session.redo();
        EXPECT_EQ(session.game().history()[1].turn.text, "8-7");
        ASSERT_TRUE(session.goToNode(session.game().record().mainLine().back()));
        EXPECT_FALSE(session.game().isTrial());
        EXPECT_EQ(session.game().isOver(), result != "*");
    }
}

TEST(SessionTrial, LeavesAFinishedGameAsItWasPlayed) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playToTheEnd(session);
    const auto played = mainLine(session);
    const std::string result = session.game().record().tagOr("Result", "");
    const auto score = session.game().matchScore();
    ASSERT_NE(result, "*");
    session.undo();
    session.undo();
    ASSERT_TRUE(session.goToNode(session.game().history()[3].node));
    ASSERT_TRUE(session.playTurn(lastTurn(session)));
    ASSERT_TRUE(session.playTurn(lastTurn(session)));
    EXPECT_TRUE(session.game().isTrial());
    EXPECT_EQ(mainLine(session), played);
    EXPECT_EQ(session.game().record().tagOr("Result", ""), result);
    EXPECT_EQ(session.game().matchScore(), score) << "a trial does not count";
}

TEST(SessionTrial, BecomesTheGameWhenItIsPromotedOrPlayedOnExpressly) {
    GameSession session{QString()};
    ASSERT_TRUE(session.openRecordText(kResigned));
    ASSERT_TRUE(session.goToNode(session.game().history()[0].node));
    ASSERT_TRUE(session.playTurn("8-7"));
    ASSERT_TRUE(session.edits().promote(session.game().history().back().node));
    EXPECT_FALSE(session.game().isTrial());
    EXPECT_EQ(session.game().record().tagOr("Result", ""), "*");
    session.undo();
    EXPECT_EQ(session.game().record().tagOr("Result", ""), "1-0");
    EXPECT_EQ(mainLine(session).size(), 3u);

    session.playFromNode(session.game().record().mainLine().front());
    EXPECT_EQ(session.game().record().tagOr("Result", ""), "1-0") << "nothing has been played yet";
    EXPECT_TRUE(session.game().mayDeclare());
    const std::string other = lastTurn(session);
    ASSERT_TRUE(session.playTurn(other));
    EXPECT_FALSE(session.game().isTrial());
    EXPECT_EQ(session.game().record().tagOr("Result", ""), "*");
    EXPECT_EQ(mainLine(session), (std::vector<std::string>{"1-2,1-3", other}));
    EXPECT_EQ(session.game().history()[1].variations, 2);
}

TEST(SessionTrial, AtTheEndOfAnUnfinishedGameItIsTheGame) {
    GameSession session{QString()};
    ASSERT_TRUE(session.openRecordText(kUnfinished));
    ASSERT_TRUE(session.playTurn("8-7"));
    EXPECT_FALSE(session.game().isTrial());
    EXPECT_EQ(mainLine(session).size(), 4u);
    session.undo();
    ASSERT_TRUE(session.playTurn("8-7,8-5"));
    EXPECT_FALSE(session.game().isTrial()) << "it is being played now, and undone turns are replaced";
    EXPECT_EQ(mainLine(session).back(), "8-7,8-5");
}

TEST(SessionTrial, SurvivesARestartAndTheArchive) {
    const Folder folder;
    std::string before;
    {
        GameSession session(folder.path());
        ASSERT_TRUE(session.openRecordText(kResigned));
        ASSERT_TRUE(session.goToNode(session.game().history()[0].node));
        ASSERT_TRUE(session.playTurn("8-7"));
        ASSERT_TRUE(session.playTurn("1-2"));
        session.undo();
        before = snapshot(session);
    }
    GameSession session(folder.path());
    ASSERT_TRUE(session.resume());
    EXPECT_EQ(snapshot(session), before);
    EXPECT_TRUE(session.game().isTrial());
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_EQ(archived(session).size(), 1u);
    const auto entry = archived(session).front();
    EXPECT_EQ(entry.result, QStringLiteral("1-0"));
    EXPECT_EQ(entry.turns, 3);
    ASSERT_TRUE(session.reopenFromArchive(entry.file));
    EXPECT_TRUE(session.game().isTrial());
    EXPECT_EQ(session.game().ply(), 2);
}

TEST(SessionTrial, UndoLeavesTheEndOfAnOpenedGameInPlace) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.openRecordText(kResigned));
    ASSERT_TRUE(session.game().isOver());
    session.undo();
    EXPECT_EQ(session.game().ply(), 2);
    EXPECT_EQ(session.game().record().tagOr("Result", ""), "1-0");
    session.redo();
    EXPECT_TRUE(session.game().isOver());
    ASSERT_TRUE(session.newGame(twoPeople()));
    ASSERT_TRUE(session.reopenFromArchive(archived(session).front().file));
    playFromPly(session, 0);
    EXPECT_EQ(session.game().record().tagOr("Termination", ""), "resign");
}

TEST(SessionTrial, TheComputerAnswersInIt) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer()));
    playToTheEnd(session);
    const auto played = mainLine(session);
    ASSERT_TRUE(session.goToNode(session.game().history()[1].node));
    ASSERT_TRUE(session.playTurn(lastTurn(session)));
    ASSERT_TRUE(waitUntil([&] { return session.referee().humanToMove() == kRed || session.game().isOver(); }));
    EXPECT_GE(session.game().ply(), 4);
    EXPECT_EQ(mainLine(session), played);
}
