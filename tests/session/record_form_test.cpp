#include "session_fixture.h"

#include "core/session/session_record.h"

using namespace session_test;
using session::setupOf;

TEST(SessionSetup, ComesBackFromTheTags) {
    for (const game::Side starter : {kRed, kBlack}) {
        GameSetup setup = againstComputer(2);
        setup.rulesId = "classic+extra-turn";
        setup.starter = starter;
        setup.seed = 18'446'744'073'709'551'615u;
        const auto record = session::newRecord(setup);
        ASSERT_TRUE(record);
        EXPECT_EQ(setupOf(*record), setup);
        EXPECT_EQ(record->tag("Start") != nullptr, starter == kBlack);
        EXPECT_EQ(record->tagOr("BlackType", ""), "computer level 2");
        EXPECT_EQ(record->tagOr("RedType", ""), "human");
    }
}

TEST(SessionSetup, KeepsAnOwnStartPosition) {
    GameSetup setup = twoPeople();
    setup.rulesId = "rulebook";
    setup.startPosition = "5r/1b/1r2b/2r2b/2r2b/1r/1r/5b b";
    setup.starter = kBlack;
    const auto record = session::newRecord(setup);
    ASSERT_TRUE(record);
    EXPECT_EQ(setupOf(*record), setup);
}

TEST(SessionSetup, ToleratesTagsOfOthers) {
    record::Game record;
    record.setTag("Game", "linja");
    record.setTag("Seed", "many");
    record.setTag("RedType", "computer level 99999999999");
    record.setTag("BlackType", "robot");
    const GameSetup setup = setupOf(record);
    EXPECT_EQ(setup.seed, 0u);
    EXPECT_EQ(setup.players[0].kind, PlayerKind::computer);
    EXPECT_GE(setup.players[0].level, 1);
    EXPECT_EQ(setup.players[1].kind, PlayerKind::human);
    record.setTag("SessionMatch", "1 2 3");
    record.setTag("SessionPly", "x");
    const auto tags = session::sessionTags(record);
    EXPECT_EQ(tags.length, MatchLength::single());
    EXPECT_FALSE(tags.ply);
}
