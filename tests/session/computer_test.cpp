#include "session_fixture.h"

#include "core/ai/thinker.h"
#include "core/games/catalogue.h"
#include "core/session/table_services.h"
#include "core/session/thinker_thread.h"
#include "pretend_thinkers.h"

using namespace session_test;

TEST(SessionComputer, AnswersAndSaysWhenItThinks) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer()));
    const ChangeSpy thinking(session, Change::thinking);
    playAny(session);
    EXPECT_TRUE(session.referee().isThinking());
    EXPECT_FALSE(session.referee().humanToMove());
    EXPECT_EQ(session.playTurn("8-7").fault().code, game::FaultCode::notYourTurn);
    ASSERT_TRUE(waitUntil([&] { return session.game().ply() == 2; }));
    EXPECT_EQ(thinking.size(), 2) << "it began, and it ended";
    EXPECT_FALSE(session.referee().isThinking());
    EXPECT_EQ(session.referee().humanToMove(), kRed);
}

TEST(SessionComputer, RepeatsItsGameWithTheSameSeed) {
    std::string first;
    for (int time = 0; time < 2; ++time) {
        GameSession session{QString()};
        ASSERT_TRUE(session.newGame(twoComputers()));
        ASSERT_TRUE(waitUntil([&] { return session.game().isOver(); }));
        if (time == 0)
            first = session.recordText();
        EXPECT_EQ(session.recordText(), first);
    }
}

TEST(SessionComputer, IsPausedAndGoesOn) {
    PretendThinkers thinkers;
    GameSession session{QString(), session::TableServices::ofThisMachine(), thinkers.maker()};
    const ChangeSpy paused(session, Change::pause);
    thinkers.hold();
    ASSERT_TRUE(session.newGame(twoComputers()));
    ASSERT_TRUE(waitUntil([&] { return thinkers.begun() == 1; }));
    session.referee().setPaused(true);
    EXPECT_FALSE(session.referee().isThinking());
    thinkers.release();
    ASSERT_TRUE(waitUntil([&] { return thinkers.ended() == 1; }));
    letTheEventLoopRun();
    EXPECT_EQ(session.game().ply(), 0);
    session.referee().setPaused(false);
    EXPECT_TRUE(session.referee().isThinking());
    ASSERT_TRUE(waitUntil([&] { return session.game().ply() >= 2; }));
    session.undo(); // would be played again at once
    EXPECT_TRUE(session.referee().isPaused());
    EXPECT_NE(session.redoStep(), UndoStep::none);
    EXPECT_EQ(paused.size(), 3);
}

TEST(SessionComputer, MovesAtOnceWhenHurried) {
    PretendThinkers thinkers;
    GameSession session{QString(), session::TableServices::ofThisMachine(), thinkers.maker()};
    session.referee().setPace(3'600'000);
    ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
    playAny(session);
    session.referee().hurry();
    ASSERT_TRUE(waitUntil([&] { return session.game().ply() == 2; }));
    playAny(session);
    // Now in the middle of its thinking.
    ASSERT_TRUE(waitUntil([&] { return thinkers.begun() == 2; }));
    session.referee().hurry();
    ASSERT_TRUE(waitUntil([&] { return session.game().ply() == 4; }));
}

TEST(SessionThinker, AnswersOnlyTheLastQuestion) {
    session::ThinkerThread thinker;
    const auto match = games::newMatch("linja");
    ASSERT_TRUE(match);
    const std::shared_ptr<const game::Match> start = (*match)->clone();
    std::vector<quint64> answered;
    QObject::connect(&thinker, &session::ThinkerThread::answered, &thinker,
                     [&](quint64 ticket) { answered.push_back(ticket); });
    for (quint64 ticket = 1; ticket < 20; ++ticket)
        thinker.think(ticket, start, {.level = ai::levelCount()});
    thinker.cancel();
    thinker.think(20, start, {.level = 1});
    thinker.think(21, start, {.level = 1});
    ASSERT_TRUE(waitUntil([&] { return !answered.empty(); }));
    EXPECT_EQ(answered, std::vector<quint64>{21});
}
