#include "session_fixture.h"

#include "core/record/reader.h"
#include "core/record/writer.h"

#include <utility>

using namespace session_test;

namespace {

// 1-2,1-3  8-7,8-6  1-2,1-4  8-7,8-5, and beside the second turn: 8-7  1-2
void beginWithVariation(GameSession& session) {
    ASSERT_TRUE(session.newGame(twoPeople()));
    for (const char* turn : {"1-2,1-3", "8-7", "1-2"})
        ASSERT_TRUE(session.playTurn(turn));
    session.playFromHere(1);
    for (const char* turn : {"8-7,8-6", "1-2,1-4", "8-7,8-5"})
        ASSERT_TRUE(session.playTurn(turn));
    ASSERT_EQ(session.ply(), 4);
}

int nodeOf(const GameSession& session, const std::vector<std::string>& path) {
    const int node = session.record().follow(path);
    EXPECT_EQ(session.record().pathTo(node), path);
    return node;
}

// The snapshot without its last line, which tells whether there is something to redo.
std::string gameOf(const GameSession& session) {
    const std::string text = snapshot(session);
    return text.substr(0, text.rfind('\n'));
}

int last(const GameSession& session) {
    return session.history().back().node;
}

} // namespace

TEST(SessionPromote, MakesTheVariationTheGame) {
    GameSession session{QString()};
    beginWithVariation(session);
    const std::string before = session.recordText();
    ASSERT_TRUE(session.promote(nodeOf(session, {"1-2,1-3", "8-7"})));
    EXPECT_EQ(session.ply(), 3);
    EXPECT_EQ(session.history()[2].turn.text, "1-2");
    EXPECT_EQ(session.history()[1].variations, 1);
    EXPECT_TRUE(session.undoChangesRecord());
    session.undo();
    EXPECT_EQ(session.recordText(), before);
    EXPECT_EQ(session.ply(), 4);
    session.redo();
    EXPECT_EQ(session.ply(), 3);
    session.undo();
    EXPECT_EQ(session.ply(), 4);
    EXPECT_FALSE(session.undoChangesRecord());
    session.undo();
    EXPECT_EQ(session.ply(), 3);
    EXPECT_EQ(session.history()[3].turn.text, "8-7,8-5");
}

TEST(SessionPromote, LeavesTheGameWhereItIsWhenTheLineGoesThroughThere) {
    GameSession session{QString()};
    beginWithVariation(session);
    session.playFromHere(1);
    QSignalSpy moved(&session, &GameSession::positionChanged);
    ASSERT_TRUE(session.promote(nodeOf(session, {"1-2,1-3", "8-7", "1-2"})));
    EXPECT_EQ(moved.size(), 0);
    EXPECT_EQ(session.ply(), 1);
    EXPECT_EQ(session.lineLength(), 3);
    EXPECT_TRUE(session.canRedo());
}

TEST(SessionPromote, OfTheMainLineChangesNothing) {
    GameSession session{QString()};
    beginWithVariation(session);
    const std::string before = snapshot(session);
    EXPECT_FALSE(session.promote(last(session)));
    EXPECT_FALSE(session.promote(0));
    EXPECT_FALSE(session.promote(99));
    EXPECT_EQ(snapshot(session), before);
}

TEST(SessionDelete, TakesTurnsOutAndUndoBringsThemBack) {
    GameSession session{QString()};
    beginWithVariation(session);
    const std::string before = gameOf(session);
    for (int node = 1; node < static_cast<int>(session.record().nodes.size()); ++node) {
        const std::size_t size = session.record().nodes.size();
        ASSERT_TRUE(session.deleteFrom(node));
        EXPECT_LT(session.record().nodes.size(), size);
        EXPECT_TRUE(record::read(session.recordText()));
        const std::string after = gameOf(session);
        session.undo();
        EXPECT_EQ(gameOf(session), before) << node;
        session.redo();
        EXPECT_EQ(gameOf(session), after) << node;
        session.undo();
        ASSERT_EQ(session.ply(), 4);
    }
}

TEST(SessionDelete, OfAPastTurnGoesOnFromTheTurnBeforeIt) {
    GameSession session{QString()};
    beginWithVariation(session);
    ASSERT_TRUE(session.deleteFrom(nodeOf(session, {"1-2,1-3", "8-7,8-6", "1-2,1-4"})));
    EXPECT_EQ(session.ply(), 2);
    EXPECT_EQ(session.lineLength(), 2);
    EXPECT_EQ(session.humanToMove(), kRed);
    ASSERT_TRUE(session.playTurn("1-2"));
    session.undo(); // the turn first, as it came later
    EXPECT_EQ(session.ply(), 2);
    session.undo();
    EXPECT_EQ(session.ply(), 4);
    EXPECT_EQ(session.history()[2].variations, 1) << "what was played meanwhile is kept";
}

TEST(SessionDelete, OfTheFirstTurnWithoutOthersLeavesAnEmptyGame) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    ASSERT_TRUE(session.deleteFrom(session.history().front().node));
    EXPECT_EQ(session.ply(), 0);
    EXPECT_EQ(session.lineLength(), 0);
    ASSERT_TRUE(session.canUndo());
    EXPECT_FALSE(session.undoLeavesGame());
    session.undo();
    EXPECT_EQ(session.ply(), 3);
    EXPECT_FALSE(session.deleteFrom(0));
    EXPECT_FALSE(session.deleteFrom(-1));
    EXPECT_FALSE(session.deleteFrom(99));
}

TEST(SessionDelete, InAResignedGame) {
    GameSession session{QString()};
    beginWithVariation(session);
    session.resign(kBlack);
    ASSERT_TRUE(session.deleteFrom(nodeOf(session, {"1-2,1-3", "8-7"})));
    EXPECT_TRUE(session.isOver()) << "a variation says nothing about the end";
    session.undo();
    EXPECT_TRUE(session.isOver());
    EXPECT_EQ(session.history()[1].variations, 1);
    QSignalSpy over(&session, &GameSession::gameOver);
    ASSERT_TRUE(session.deleteFrom(last(session)));
    EXPECT_FALSE(session.isOver());
    EXPECT_EQ(session.record().tagOr("Result", ""), "*");
    session.undo();
    EXPECT_TRUE(session.isOver());
    EXPECT_EQ(session.ply(), 4);
    EXPECT_EQ(over.size(), 1);
    session.undo();
    EXPECT_FALSE(session.isOver());
    EXPECT_EQ(session.ply(), 4);
}

TEST(SessionPromote, InAResignedGameAndBack) {
    GameSession session{QString()};
    beginWithVariation(session);
    session.resign(kBlack);
    ASSERT_TRUE(session.promote(nodeOf(session, {"1-2,1-3", "8-7"})));
    EXPECT_FALSE(session.isOver());
    EXPECT_TRUE(record::read(session.recordText()));
    session.undo();
    EXPECT_TRUE(session.isOver());
    EXPECT_EQ(session.record().tagOr("Termination", ""), "resign");
}

TEST(SessionDelete, AfterTheEndOfAGame) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playToTheEnd(session);
    const int end = session.ply();
    ASSERT_TRUE(session.deleteFrom(last(session)));
    EXPECT_EQ(session.ply(), end - 1);
    EXPECT_FALSE(session.isOver());
    session.undo();
    EXPECT_EQ(session.ply(), end);
    EXPECT_TRUE(session.isOver());
}

TEST(SessionEdit, OfAnotherLineDoesNotDisturbTheComputer) {
    GameSession session{QString()};
    session.setComputerPace(60'000);
    ASSERT_TRUE(session.newGame(againstComputer()));
    ASSERT_TRUE(session.playTurn("1-2,1-3"));
    session.undo();
    ASSERT_TRUE(session.playTurn("1-2"));
    ASSERT_TRUE(session.isThinking());
    QSignalSpy thinking(&session, &GameSession::thinkingChanged);
    ASSERT_TRUE(session.deleteFrom(nodeOf(session, {"1-2,1-3"})));
    ASSERT_TRUE(session.setComment(1, QStringLiteral("quiet")));
    EXPECT_TRUE(session.isThinking());
    EXPECT_EQ(thinking.size(), 0);
    session.setComputerPace(0);
    session.hurryComputer();
    ASSERT_TRUE(waitUntil([&] { return session.ply() == 2; }));
    // The computer has moved since: what is undone first is still what the person did last.
    session.undo();
    EXPECT_EQ(session.comment(1), QString());
    session.undo();
    EXPECT_EQ(session.ply(), 2);
    EXPECT_EQ(session.history()[0].variations, 1);
    session.undo();
    EXPECT_EQ(session.ply(), 0);
}

TEST(SessionEdit, OfItsOwnLineStopsTheComputer) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
    session.setComputerPace(60'000);
    playAny(session);
    ASSERT_TRUE(session.isThinking());
    ASSERT_TRUE(session.deleteFrom(last(session)));
    EXPECT_FALSE(session.isThinking());
    EXPECT_EQ(session.humanToMove(), kRed);
    session.undo();
    EXPECT_TRUE(session.isThinking());
    session.undo();
    EXPECT_EQ(session.ply(), 0);
}

TEST(SessionComment, IsKeptInRecordAndAutosave) {
    const Folder folder;
    const QString odd = QString::fromUtf8("{llaves} \"comillas\"\nlínea \\ \U0001F3B2");
    std::string before;
    {
        GameSession session(folder.path());
        beginWithVariation(session);
        for (const int node : {0, 1, nodeOf(session, {"1-2,1-3", "8-7"})})
            ASSERT_TRUE(session.setComment(node, odd));
        session.undo(); // the last comment
        session.redo();
        before = session.recordText();
    }
    GameSession session(folder.path());
    ASSERT_TRUE(session.resume());
    EXPECT_EQ(session.recordText(), before);
    EXPECT_EQ(session.ply(), 4);
    EXPECT_EQ(session.comment(0), odd);
    EXPECT_EQ(session.comment(nodeOf(session, {"1-2,1-3", "8-7"})), odd);
    EXPECT_EQ(session.comment(99), QString());
}

TEST(SessionComment, WhatIsTypedInOneGoIsTakenBackInOneGo) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 1);
    for (const char* text : {"g", "go", "good"})
        ASSERT_TRUE(session.setComment(1, QString::fromLatin1(text)));
    session.endComment();
    ASSERT_TRUE(session.setComment(1, QStringLiteral("better")));
    session.undo();
    EXPECT_EQ(session.comment(1), QStringLiteral("good"));
    session.undo();
    EXPECT_EQ(session.comment(1), QString());
    EXPECT_EQ(session.ply(), 1);
    session.redo();
    session.redo();
    EXPECT_EQ(session.comment(1), QStringLiteral("better"));
}

TEST(SessionComment, TooMuchIsRefusedAndChangesNothing) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    ASSERT_TRUE(session.setComment(1, QString(10'000, QLatin1Char('x'))));
    const std::string before = snapshot(session);
    const auto kept = session.setComment(1, QString(record::kMaxBytes, QLatin1Char('y')));
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.fault().code, game::FaultCode::recordTooLong);
    EXPECT_EQ(snapshot(session), before);
}

TEST(SessionOpened, UndoBringsTheGameBeforeBackWhileNothingWasDone) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    const std::string first = session.recordText();
    ASSERT_TRUE(session.openRecordText("[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2,1-3 8-7,8-6 *\n"));
    ASSERT_TRUE(session.undoLeavesGame());
    session.undo();
    EXPECT_EQ(session.recordText(), first);
    ASSERT_TRUE(session.openRecordText("[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2,1-3 8-7,8-6 *\n"));
    playTurns(session, 1);
    EXPECT_FALSE(session.undoLeavesGame());
    session.undo();
    EXPECT_EQ(session.ply(), 2);
}

TEST(SessionEdit, ANewGameForgetsTheChangesOfTheOldOne) {
    GameSession session{QString()};
    beginWithVariation(session);
    ASSERT_TRUE(session.deleteFrom(last(session)));
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_FALSE(session.undoChangesRecord());
    session.undo();
    EXPECT_EQ(session.ply(), 3);
    EXPECT_FALSE(session.undoChangesRecord());
}

TEST(SessionComment, WrittenWhileATurnIsAnnouncedDoesNotSwallowTheRestOfTheNews) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    int moved = 0;
    QObject::connect(&session, &GameSession::positionChanged, [&moved] { ++moved; });
    QObject::connect(&session, &GameSession::historyChanged, [&session] {
        if (session.ply() == 1)
            (void)session.setComment(last(session), QStringLiteral("good"));
    });
    ASSERT_TRUE(session.playTurn("1-2"));
    EXPECT_EQ(moved, 1);
    EXPECT_EQ(session.comment(last(session)), QStringLiteral("good"));
}

// Comment on the last turn, two undos, two redos: all is as it was.
TEST(SessionRedo, BringsCommentsBackAlongWithTheTurns) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    ASSERT_TRUE(session.setComment(last(session), QStringLiteral("good")));
    const std::string before = session.recordText();
    for (int time = 0; time < 3; ++time) {
        session.undo(); // the comment
        EXPECT_EQ(session.ply(), 2);
        session.undo();
        session.undo();
        EXPECT_EQ(session.ply(), 0);
        session.redo();
        EXPECT_FALSE(session.redoChangesRecord()) << "the turn comes first";
        session.redo();
        EXPECT_EQ(session.ply(), 2);
        EXPECT_TRUE(session.redoChangesRecord());
        session.redo();
        EXPECT_EQ(session.recordText(), before);
        EXPECT_FALSE(session.canRedo());
    }
}

TEST(SessionRedo, OfAnEditEndsWhereAnotherTurnIsPlayed) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    ASSERT_TRUE(session.setComment(last(session), QStringLiteral("good")));
    session.undo();
    session.undo();
    ASSERT_TRUE(session.playTurn(session.match().legalTurns().back().text));
    EXPECT_FALSE(session.canRedo());
}

namespace {

// What the signals told, in their order.
class Told {
public:
    explicit Told(GameSession& session) {
        const auto note = [this](const char* what) { return [this, what] { m_all += std::string(what) + " "; }; };
        QObject::connect(&session, &GameSession::historyChanged, note("history"));
        QObject::connect(&session, &GameSession::positionChanged, note("position"));
        QObject::connect(&session, &GameSession::gameStarted, note("game"));
    }
    std::string take() { return std::exchange(m_all, {}); }

private:
    std::string m_all;
};

} // namespace

TEST(SessionRedo, OfAPromotionTellsWhatChanged) {
    GameSession session{QString()};
    beginWithVariation(session);
    Told told(session);
    ASSERT_TRUE(session.promote(nodeOf(session, {"1-2,1-3", "8-7"})));
    EXPECT_EQ(told.take(), "history position ");
    session.undo();
    EXPECT_EQ(told.take(), "history position ");
    EXPECT_TRUE(session.redoChangesRecord());
    session.redo();
    EXPECT_EQ(told.take(), "history position ");
    EXPECT_EQ(session.ply(), 3);
    EXPECT_TRUE(session.undoChangesRecord());
    EXPECT_FALSE(session.redoChangesRecord());
}

TEST(SessionRedo, OfADeletionTellsWhatChanged) {
    GameSession session{QString()};
    beginWithVariation(session);
    Told told(session);
    ASSERT_TRUE(session.deleteFrom(nodeOf(session, {"1-2,1-3", "8-7"})));
    EXPECT_EQ(told.take(), "history ") << "the game stands in another line";
    session.undo();
    EXPECT_EQ(told.take(), "history ");
    session.redo();
    EXPECT_EQ(told.take(), "history ");
    EXPECT_EQ(session.history()[1].variations, 0);
    ASSERT_TRUE(session.deleteFrom(last(session)));
    EXPECT_EQ(told.take(), "history position ");
    session.undo();
    session.redo();
    EXPECT_EQ(told.take(), "history position history position ");
    EXPECT_EQ(session.ply(), 3);
}

TEST(SessionRedo, OfACommentTellsTheHistoryAlone) {
    const Folder folder;
    GameSession session(folder.path());
    beginWithVariation(session);
    Told told(session);
    ASSERT_TRUE(session.setComment(1, QStringLiteral("good")));
    session.undo();
    session.redo();
    EXPECT_EQ(told.take(), "history history history ");
    EXPECT_TRUE(folder.read(QStringLiteral("current.linja")).contains("{good}")) << "and it is kept";
}
