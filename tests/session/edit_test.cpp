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
    playFromPly(session, 1);
    for (const char* turn : {"8-7,8-6", "1-2,1-4", "8-7,8-5"})
        ASSERT_TRUE(session.playTurn(turn));
    ASSERT_EQ(session.game().ply(), 4);
}

int nodeOf(const GameSession& session, const std::vector<std::string>& path) {
    const int node = session.game().record().follow(path);
    EXPECT_EQ(session.game().record().pathTo(node), path);
    return node;
}

// The snapshot without its last line, which tells whether there is something to redo.
std::string gameOf(const GameSession& session) {
    const std::string text = snapshot(session);
    return text.substr(0, text.rfind('\n'));
}

int last(const GameSession& session) {
    return session.game().history().back().node;
}

} // namespace

TEST(SessionPromote, MakesTheVariationTheGame) {
    GameSession session{QString()};
    beginWithVariation(session);
    const std::string before = session.recordText();
    ASSERT_TRUE(session.edits().promote(nodeOf(session, {"1-2,1-3", "8-7"})));
    EXPECT_EQ(session.game().ply(), 3);
    EXPECT_EQ(session.game().history()[2].turn.text, "1-2");
    EXPECT_EQ(session.game().history()[1].variations, 1);
    EXPECT_EQ(session.undoStep(), UndoStep::edit);
    session.undo();
    EXPECT_EQ(session.recordText(), before);
    EXPECT_EQ(session.game().ply(), 4);
    session.redo();
    EXPECT_EQ(session.game().ply(), 3);
    session.undo();
    EXPECT_EQ(session.game().ply(), 4);
    EXPECT_NE(session.undoStep(), UndoStep::edit);
    session.undo();
    EXPECT_EQ(session.game().ply(), 3);
    EXPECT_EQ(session.game().history()[3].turn.text, "8-7,8-5");
}

TEST(SessionPromote, LeavesTheGameWhereItIsWhenTheLineGoesThroughThere) {
    GameSession session{QString()};
    beginWithVariation(session);
    playFromPly(session, 1);
    const ChangeSpy moved(session, Change::position);
    ASSERT_TRUE(session.edits().promote(nodeOf(session, {"1-2,1-3", "8-7", "1-2"})));
    EXPECT_EQ(moved.size(), 0);
    EXPECT_EQ(session.game().ply(), 1);
    EXPECT_EQ(session.game().lineLength(), 3);
    EXPECT_NE(session.redoStep(), UndoStep::none);
}

TEST(SessionPromote, OfTheMainLineChangesNothing) {
    GameSession session{QString()};
    beginWithVariation(session);
    const std::string before = snapshot(session);
    EXPECT_FALSE(session.edits().promote(last(session)));
    EXPECT_FALSE(session.edits().promote(0));
    EXPECT_FALSE(session.edits().promote(99));
    EXPECT_EQ(snapshot(session), before);
}

TEST(SessionDelete, TakesTurnsOutAndUndoBringsThemBack) {
    GameSession session{QString()};
    beginWithVariation(session);
    const std::string before = gameOf(session);
    for (int node = 1; node < static_cast<int>(session.game().record().nodes.size()); ++node) {
        const std::size_t size = session.game().record().nodes.size();
        ASSERT_TRUE(session.edits().deleteFrom(node));
        EXPECT_LT(session.game().record().nodes.size(), size);
        EXPECT_TRUE(record::read(session.recordText()));
        const std::string after = gameOf(session);
        session.undo();
        EXPECT_EQ(gameOf(session), before) << node;
        session.redo();
        EXPECT_EQ(gameOf(session), after) << node;
        session.undo();
        ASSERT_EQ(session.game().ply(), 4);
    }
}

TEST(SessionDelete, OfAPastTurnGoesOnFromTheTurnBeforeIt) {
    GameSession session{QString()};
    beginWithVariation(session);
    ASSERT_TRUE(session.edits().deleteFrom(nodeOf(session, {"1-2,1-3", "8-7,8-6", "1-2,1-4"})));
    EXPECT_EQ(session.game().ply(), 2);
    EXPECT_EQ(session.game().lineLength(), 2);
    EXPECT_EQ(session.referee().humanToMove(), kRed);
    ASSERT_TRUE(session.playTurn("1-2"));
    session.undo(); // the turn first, as it came later
    EXPECT_EQ(session.game().ply(), 2);
    session.undo();
    EXPECT_EQ(session.game().ply(), 4);
    EXPECT_EQ(session.game().history()[2].variations, 1) << "what was played meanwhile is kept";
}

TEST(SessionDelete, OfTheFirstTurnWithoutOthersLeavesAnEmptyGame) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    ASSERT_TRUE(session.edits().deleteFrom(session.game().history().front().node));
    EXPECT_EQ(session.game().ply(), 0);
    EXPECT_EQ(session.game().lineLength(), 0);
    ASSERT_NE(session.undoStep(), UndoStep::none);
    EXPECT_NE(session.undoStep(), UndoStep::game);
    session.undo();
    EXPECT_EQ(session.game().ply(), 3);
    EXPECT_FALSE(session.edits().deleteFrom(0));
    EXPECT_FALSE(session.edits().deleteFrom(-1));
    EXPECT_FALSE(session.edits().deleteFrom(99));
}

TEST(SessionDelete, InAResignedGame) {
    GameSession session{QString()};
    beginWithVariation(session);
    session.resign(kBlack);
    ASSERT_TRUE(session.edits().deleteFrom(nodeOf(session, {"1-2,1-3", "8-7"})));
    EXPECT_TRUE(session.game().isOver()) << "a variation says nothing about the end";
    session.undo();
    EXPECT_TRUE(session.game().isOver());
    EXPECT_EQ(session.game().history()[1].variations, 1);
    const ChangeSpy over(session, Change::end);
    ASSERT_TRUE(session.edits().deleteFrom(last(session)));
    EXPECT_FALSE(session.game().isOver());
    EXPECT_EQ(session.game().record().tagOr("Result", ""), "*");
    session.undo();
    EXPECT_TRUE(session.game().isOver());
    EXPECT_EQ(session.game().ply(), 4);
    EXPECT_EQ(over.size(), 1);
    session.undo();
    EXPECT_FALSE(session.game().isOver());
    EXPECT_EQ(session.game().ply(), 4);
}

TEST(SessionPromote, InAResignedGameAndBack) {
    GameSession session{QString()};
    beginWithVariation(session);
    session.resign(kBlack);
    ASSERT_TRUE(session.edits().promote(nodeOf(session, {"1-2,1-3", "8-7"})));
    EXPECT_FALSE(session.game().isOver());
    EXPECT_TRUE(record::read(session.recordText()));
    session.undo();
    EXPECT_TRUE(session.game().isOver());
    EXPECT_EQ(session.game().record().tagOr("Termination", ""), "resign");
}

TEST(SessionDelete, AfterTheEndOfAGame) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playToTheEnd(session);
    const int end = session.game().ply();
    ASSERT_TRUE(session.edits().deleteFrom(last(session)));
    EXPECT_EQ(session.game().ply(), end - 1);
    EXPECT_FALSE(session.game().isOver());
    session.undo();
    EXPECT_EQ(session.game().ply(), end);
    EXPECT_TRUE(session.game().isOver());
}

TEST(SessionEdit, OfAnotherLineDoesNotDisturbTheComputer) {
    GameSession session{QString()};
    session.referee().setPace(60'000);
    ASSERT_TRUE(session.newGame(againstComputer()));
    ASSERT_TRUE(session.playTurn("1-2,1-3"));
    session.undo();
    ASSERT_TRUE(session.playTurn("1-2"));
    ASSERT_TRUE(session.referee().isThinking());
    const ChangeSpy thinking(session, Change::thinking);
    ASSERT_TRUE(session.edits().deleteFrom(nodeOf(session, {"1-2,1-3"})));
    ASSERT_TRUE(session.edits().setComment(1, QStringLiteral("quiet")));
    EXPECT_TRUE(session.referee().isThinking());
    EXPECT_EQ(thinking.size(), 0);
    session.referee().setPace(0);
    session.referee().hurry();
    ASSERT_TRUE(waitUntil([&] { return session.game().ply() == 2; }));
    // The computer has moved since: what is undone first is still what the person did last.
    session.undo();
    EXPECT_EQ(session.edits().comment(1), QString());
    session.undo();
    EXPECT_EQ(session.game().ply(), 2);
    EXPECT_EQ(session.game().history()[0].variations, 1);
    session.undo();
    EXPECT_EQ(session.game().ply(), 0);
}

TEST(SessionEdit, OfItsOwnLineStopsTheComputer) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
    session.referee().setPace(60'000);
    playAny(session);
    ASSERT_TRUE(session.referee().isThinking());
    ASSERT_TRUE(session.edits().deleteFrom(last(session)));
    EXPECT_FALSE(session.referee().isThinking());
    EXPECT_EQ(session.referee().humanToMove(), kRed);
    session.undo();
    EXPECT_TRUE(session.referee().isThinking());
    session.undo();
    EXPECT_EQ(session.game().ply(), 0);
}

TEST(SessionComment, IsKeptInRecordAndAutosave) {
    const Folder folder;
    const QString odd = QString::fromUtf8("{llaves} \"comillas\"\nlínea \\ \U0001F3B2");
    std::string before;
    {
        GameSession session(folder.path());
        beginWithVariation(session);
        for (const int node : {0, 1, nodeOf(session, {"1-2,1-3", "8-7"})})
            ASSERT_TRUE(session.edits().setComment(node, odd));
        session.undo(); // the last comment
        session.redo();
        before = session.recordText();
    }
    GameSession session(folder.path());
    ASSERT_TRUE(session.resume());
    EXPECT_EQ(session.recordText(), before);
    EXPECT_EQ(session.game().ply(), 4);
    EXPECT_EQ(session.edits().comment(0), odd);
    EXPECT_EQ(session.edits().comment(nodeOf(session, {"1-2,1-3", "8-7"})), odd);
    EXPECT_EQ(session.edits().comment(99), QString());
}

TEST(SessionComment, WhatIsTypedInOneGoIsTakenBackInOneGo) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 1);
    for (const char* text : {"g", "go", "good"})
        ASSERT_TRUE(session.edits().setComment(1, QString::fromLatin1(text)));
    session.edits().endComment();
    ASSERT_TRUE(session.edits().setComment(1, QStringLiteral("better")));
    session.undo();
    EXPECT_EQ(session.edits().comment(1), QStringLiteral("good"));
    session.undo();
    EXPECT_EQ(session.edits().comment(1), QString());
    EXPECT_EQ(session.game().ply(), 1);
    session.redo();
    session.redo();
    EXPECT_EQ(session.edits().comment(1), QStringLiteral("better"));
}

TEST(SessionComment, TooMuchIsRefusedAndChangesNothing) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    ASSERT_TRUE(session.edits().setComment(1, QString(10'000, QLatin1Char('x'))));
    const std::string before = snapshot(session);
    const auto kept = session.edits().setComment(1, QString(record::kMaxBytes, QLatin1Char('y')));
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
    ASSERT_EQ(session.undoStep(), UndoStep::game);
    session.undo();
    EXPECT_EQ(session.recordText(), first);
    ASSERT_TRUE(session.openRecordText("[Game \"linja\"]\n[Result \"*\"]\n\n1. 1-2,1-3 8-7,8-6 *\n"));
    playTurns(session, 1);
    EXPECT_NE(session.undoStep(), UndoStep::game);
    session.undo();
    EXPECT_EQ(session.game().ply(), 2);
}

TEST(SessionEdit, ANewGameForgetsTheChangesOfTheOldOne) {
    GameSession session{QString()};
    beginWithVariation(session);
    ASSERT_TRUE(session.edits().deleteFrom(last(session)));
    ASSERT_TRUE(session.newGame(twoPeople()));
    EXPECT_NE(session.undoStep(), UndoStep::edit);
    session.undo();
    EXPECT_EQ(session.game().ply(), 3);
    EXPECT_NE(session.undoStep(), UndoStep::edit);
}

TEST(SessionComment, WrittenWhileATurnIsAnnouncedDoesNotSwallowTheRestOfTheNews) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    QObject::connect(&session, &GameSession::changed, &session, [&session](session::Changes what) {
        if (what.testFlag(Change::turn))
            (void)session.edits().setComment(last(session), QStringLiteral("good"));
    });
    const ChangeSpy moved(session, Change::position);
    const ChangeSpy noted(session, Change::record);
    ASSERT_TRUE(session.playTurn("1-2"));
    EXPECT_EQ(moved.size(), 1);
    EXPECT_EQ(noted.size(), 2);
    EXPECT_EQ(session.edits().comment(last(session)), QStringLiteral("good"));
}

// Comment on the last turn, two undos, two redos: all is as it was.
TEST(SessionRedo, BringsCommentsBackAlongWithTheTurns) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    ASSERT_TRUE(session.edits().setComment(last(session), QStringLiteral("good")));
    const std::string before = session.recordText();
    for (int time = 0; time < 3; ++time) {
        session.undo(); // the comment
        EXPECT_EQ(session.game().ply(), 2);
        session.undo();
        session.undo();
        EXPECT_EQ(session.game().ply(), 0);
        session.redo();
        EXPECT_NE(session.redoStep(), UndoStep::edit) << "the turn comes first";
        session.redo();
        EXPECT_EQ(session.game().ply(), 2);
        EXPECT_EQ(session.redoStep(), UndoStep::edit);
        session.redo();
        EXPECT_EQ(session.recordText(), before);
        EXPECT_EQ(session.redoStep(), UndoStep::none);
    }
}

TEST(SessionRedo, OfAnEditEndsWhereAnotherTurnIsPlayed) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 2);
    ASSERT_TRUE(session.edits().setComment(last(session), QStringLiteral("good")));
    session.undo();
    session.undo();
    ASSERT_TRUE(session.playTurn(session.game().match().legalTurns().back().text));
    EXPECT_EQ(session.redoStep(), UndoStep::none);
}

namespace {

// What the signals told, in their order.
class Told {
public:
    explicit Told(GameSession& session) {
        QObject::connect(&session, &GameSession::changed, &session, [this](session::Changes what) {
            for (const auto& [change, name] :
                 {std::pair(Change::record, "record "), {Change::position, "position "}, {Change::game, "game "}})
                if (what.testFlag(change))
                    m_all += name;
        });
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
    ASSERT_TRUE(session.edits().promote(nodeOf(session, {"1-2,1-3", "8-7"})));
    EXPECT_EQ(told.take(), "record position ");
    session.undo();
    EXPECT_EQ(told.take(), "record position ");
    EXPECT_EQ(session.redoStep(), UndoStep::edit);
    session.redo();
    EXPECT_EQ(told.take(), "record position ");
    EXPECT_EQ(session.game().ply(), 3);
    EXPECT_EQ(session.undoStep(), UndoStep::edit);
    EXPECT_NE(session.redoStep(), UndoStep::edit);
}

TEST(SessionRedo, OfADeletionTellsWhatChanged) {
    GameSession session{QString()};
    beginWithVariation(session);
    Told told(session);
    ASSERT_TRUE(session.edits().deleteFrom(nodeOf(session, {"1-2,1-3", "8-7"})));
    EXPECT_EQ(told.take(), "record ") << "the game stands in another line";
    session.undo();
    EXPECT_EQ(told.take(), "record ");
    session.redo();
    EXPECT_EQ(told.take(), "record ");
    EXPECT_EQ(session.game().history()[1].variations, 0);
    ASSERT_TRUE(session.edits().deleteFrom(last(session)));
    EXPECT_EQ(told.take(), "record position ");
    session.undo();
    session.redo();
    EXPECT_EQ(told.take(), "record position record position ");
    EXPECT_EQ(session.game().ply(), 3);
}

TEST(SessionRedo, OfACommentTellsTheHistoryAlone) {
    const Folder folder;
    GameSession session(folder.path());
    beginWithVariation(session);
    Told told(session);
    ASSERT_TRUE(session.edits().setComment(1, QStringLiteral("good")));
    session.undo();
    session.redo();
    EXPECT_EQ(told.take(), "record record record ");
    EXPECT_TRUE(folder.read(QStringLiteral("current.linja")).contains("{good}")) << "and it is kept";
}
