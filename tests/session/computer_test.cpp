#include "session_fixture.h"

#include "core/ai/thinker.h"
#include "core/games/catalogue.h"
#include "core/session/engine.h"
#include "core/session/player.h"

using namespace session_test;

TEST(SessionComputer, AnswersAndSaysWhenItThinks) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(againstComputer()));
    QSignalSpy thinking(&session, &GameSession::thinkingChanged);
    playAny(session);
    EXPECT_TRUE(session.isThinking());
    EXPECT_FALSE(session.humanToMove());
    EXPECT_EQ(session.playTurn("8-7").fault().code, game::FaultCode::notYourTurn);
    ASSERT_TRUE(waitUntil([&] { return session.ply() == 2; }));
    ASSERT_EQ(thinking.size(), 2);
    EXPECT_TRUE(thinking[0][0].toBool());
    EXPECT_FALSE(thinking[1][0].toBool());
    EXPECT_EQ(session.humanToMove(), kRed);
}

TEST(SessionComputer, RepeatsItsGameWithTheSameSeed) {
    std::string first;
    for (int time = 0; time < 2; ++time) {
        GameSession session{QString()};
        ASSERT_TRUE(session.newGame(twoComputers()));
        ASSERT_TRUE(waitUntil([&] { return session.isOver(); }));
        if (time == 0)
            first = session.recordText();
        EXPECT_EQ(session.recordText(), first);
    }
}

TEST(SessionComputer, IsPausedAndGoesOn) {
    GameSession session{QString()};
    QSignalSpy paused(&session, &GameSession::computerPausedChanged);
    ASSERT_TRUE(session.newGame(twoComputers()));
    session.setComputerPaused(true);
    EXPECT_FALSE(session.isThinking());
    QTest::qWait(20);
    EXPECT_EQ(session.ply(), 0);
    session.setComputerPaused(false);
    EXPECT_TRUE(session.isThinking());
    ASSERT_TRUE(waitUntil([&] { return session.ply() >= 2; }));
    session.undo(); // would be played again at once
    EXPECT_TRUE(session.isComputerPaused());
    EXPECT_TRUE(session.canRedo());
    EXPECT_EQ(paused.size(), 3);
}

TEST(SessionComputer, MovesAtOnceWhenHurried) {
    GameSession session{QString()};
    session.setComputerPace(3'600'000);
    ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
    playAny(session);
    session.hurryComputer();
    ASSERT_TRUE(waitUntil([&] { return session.ply() == 2; }));
    playAny(session);
    QTest::qWait(50);
    session.hurryComputer();
    ASSERT_TRUE(waitUntil([&] { return session.ply() == 4; }));
}

TEST(SessionPlayers, AnswerOnlyTheirLastTicket) {
    session::Engine engine;
    session::ComputerPlayer computer(engine);
    session::HumanPlayer person;
    computer.setLimits({.level = ai::levelCount()});
    const auto match = games::newMatch("linja");
    ASSERT_TRUE(match);
    QSignalSpy chosen(&computer, &session::Player::turnChosen);
    for (quint64 ticket = 1; ticket < 20; ++ticket)
        computer.requestTurn(ticket, **match);
    computer.cancel();
    computer.setLimits({.level = 1});
    computer.requestTurn(20, **match);
    ASSERT_TRUE(waitUntil([&] { return !chosen.isEmpty(); }));
    QTest::qWait(20);
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].toULongLong(), 20u);

    QSignalSpy said(&person, &session::Player::turnChosen);
    person.choose(QStringLiteral("1-2"));
    EXPECT_EQ(said.size(), 0);
    person.requestTurn(7, **match);
    person.choose(QStringLiteral("1-2"));
    EXPECT_EQ(said.size(), 1);
    person.cancel();
    person.choose(QStringLiteral("1-2"));
    EXPECT_EQ(said.size(), 1);
}
