// New game, undo, load and quit while the computer thinks, again and again and at different moments of its thinking.
#include "session_fixture.h"

using namespace session_test;

namespace {

constexpr int kTimes = 200;

// Lets the worker get to another point of its search each time.
void letItThink(int time) {
    if (time % 4 != 0)
        QTest::qWait(time % 4);
}

} // namespace

TEST(SessionWhileThinking, NewGame) {
    const Folder folder;
    GameSession session(folder.path());
    GameSetup setup = twoComputers(slowLevel());
    setup.startPosition.clear();
    for (int time = 0; time < kTimes; ++time) {
        setup.seed = static_cast<std::uint64_t>(time) + 1;
        setup.rulesId = time % 2 == 0 ? "rulebook" : "classic";
        ASSERT_TRUE(session.newGame(setup));
        ASSERT_TRUE(session.isThinking());
        ASSERT_EQ(session.ply(), 0);
        letItThink(time);
    }
}

TEST(SessionWhileThinking, Undo) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
    const std::string start = session.match().state().text;
    for (int time = 0; time < kTimes; ++time) {
        playAny(session);
        ASSERT_TRUE(session.isThinking());
        letItThink(time);
        session.undo();
        ASSERT_EQ(session.match().state().text, start);
        ASSERT_EQ(session.humanToMove(), kRed);
    }
}

TEST(SessionWhileThinking, Load) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
    playAny(session);
    const QString file = folder.file(QStringLiteral("game.linja"));
    ASSERT_TRUE(session.saveRecord(file));
    const std::string text = session.recordText();
    for (int time = 0; time < kTimes; ++time) {
        ASSERT_TRUE(session.isThinking());
        letItThink(time);
        ASSERT_TRUE(session.openRecord(file));
        ASSERT_EQ(session.recordText(), text);
    }
}

TEST(SessionWhileThinking, Quit) {
    const Folder folder;
    for (int time = 0; time < kTimes; ++time) {
        GameSession session(folder.path());
        if (!session.resume()) {
            ASSERT_EQ(time, 0);
            ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
            playAny(session);
        }
        ASSERT_TRUE(session.isThinking());
        letItThink(time);
    }
}
