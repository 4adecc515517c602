#include "session_fixture.h"

using namespace session_test;

TEST(SessionMatch, R9_1_TheLoserStartsTheNextGame) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.length = MatchLength::openEnded();
    ASSERT_TRUE(session.newGame(setup));
    EXPECT_FALSE(session.rematch());
    const ChangeSpy score(session, Change::matchScore);

    session.resign(kBlack);
    ASSERT_TRUE(session.rematch());
    EXPECT_EQ(session.game().match().state().toMove, kBlack);
    session.resign(kBlack);
    ASSERT_TRUE(session.rematch());
    EXPECT_EQ(session.game().match().state().toMove, kBlack);
    session.resign(kRed);
    ASSERT_TRUE(session.rematch());
    EXPECT_EQ(session.game().match().state().toMove, kRed);

    EXPECT_EQ(score.size(), 3);
    EXPECT_EQ(session.game().matchScore().won, (std::array{2, 1}));
    EXPECT_EQ(session.game().matchScore().leader(), kRed);
    EXPECT_FALSE(session.game().isMatchOver());
}

TEST(SessionMatch, R9_1_AfterADrawTheOtherStarts) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.length = MatchLength::openEnded();
    setup.starter = kBlack;
    ASSERT_TRUE(session.newGame(setup));
    for (const game::Side starter : {kRed, kBlack, kRed}) {
        session.agreeDraw();
        ASSERT_TRUE(session.rematch());
        EXPECT_EQ(session.game().match().state().toMove, starter);
        EXPECT_EQ(session.game().setup().starter, starter);
    }
    EXPECT_EQ(session.game().matchScore().drawn, 3);
    EXPECT_EQ(session.game().matchScore().leader(), std::nullopt);
}

TEST(SessionMatch, R9_3_CountsThePointsOfGamesPlayedToTheEnd) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.length = MatchLength::ofGames(2);
    ASSERT_TRUE(session.newGame(setup));
    playToTheEnd(session);
    const game::Score score = session.game().outcome()->score;
    EXPECT_EQ(session.game().matchScore().points, (std::array{score.pointsOf(kRed), score.pointsOf(kBlack)}));
    EXPECT_FALSE(session.game().isMatchOver());
    ASSERT_TRUE(session.rematch());
    EXPECT_EQ(session.game().matchScore().games(), 1);
    session.resign(kRed);
    EXPECT_TRUE(session.game().isMatchOver());
    EXPECT_EQ(session.game().matchScore().points, (std::array{score.pointsOf(kRed), score.pointsOf(kBlack)}));
}

TEST(SessionMatch, R9_2_PointsBreakATie) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.length = MatchLength::ofGames(2);
    ASSERT_TRUE(session.newGame(setup));
    playSample(session);
    EXPECT_EQ(session.game().outcome()->winner, kRed);
    ASSERT_TRUE(session.rematch());
    EXPECT_EQ(session.game().match().state().toMove, kBlack);
    session.resign(kRed);
    EXPECT_EQ(session.game().matchScore().won, (std::array{1, 1}));
    EXPECT_EQ(session.game().matchScore().points, (std::array{45, 43}));
    EXPECT_EQ(session.game().matchScore().leader(), kRed);
}

TEST(SessionMatch, AFinishedMatchBeginsAnew) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    session.resign(kRed);
    EXPECT_TRUE(session.game().isMatchOver());
    ASSERT_TRUE(session.rematch());
    EXPECT_EQ(session.game().matchScore().games(), 0);
    EXPECT_EQ(session.game().match().state().toMove, kRed);
}

TEST(SessionMatch, UndoAfterARematchBringsTheEndBack) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.length = MatchLength::openEnded();
    ASSERT_TRUE(session.newGame(setup));
    playTurns(session, 4);
    session.resign(kRed);
    ASSERT_TRUE(session.rematch());
    session.undo();
    EXPECT_TRUE(session.game().isOver());
    EXPECT_EQ(session.game().ply(), 4);
    EXPECT_EQ(session.game().matchScore().won, (std::array{0, 1}));
    ASSERT_TRUE(session.rematch());
    EXPECT_EQ(session.game().matchScore().won, (std::array{0, 1}));
}

TEST(SessionMatch, ARematchOfAnOwnStartTurnsTheSideToMove) {
    GameSession session{QString()};
    GameSetup setup = twoPeople();
    setup.startPosition = "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b r";
    ASSERT_TRUE(session.newGame(setup));
    session.resign(kBlack);
    ASSERT_TRUE(session.rematch());
    EXPECT_EQ(session.game().match().state().text, "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b b");
}

TEST(SessionMatch, StandsApartInTwoSessions) {
    GameSession one{QString()};
    GameSession two{QString()};
    ASSERT_TRUE(one.newGame(twoComputers()));
    GameSetup classic = twoComputers();
    classic.rulesId = "classic";
    ASSERT_TRUE(two.newGame(classic));
    ASSERT_TRUE(waitUntil([&] { return one.game().isOver() && two.game().isOver(); }));
    EXPECT_EQ(one.game().match().rulesId(), "rulebook");
    EXPECT_EQ(two.game().match().rulesId(), "classic");

    GameSession alone{QString()};
    ASSERT_TRUE(alone.newGame(twoComputers()));
    ASSERT_TRUE(waitUntil([&] { return alone.game().isOver(); }));
    EXPECT_EQ(alone.recordText(), one.recordText());
}
