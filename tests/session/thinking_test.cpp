// New game, undo, load and quit while the computer thinks, again and again and at different moments of its thinking.
#include "core/session/table_services.h"
#include "pretend_thinkers.h"
#include "session_fixture.h"

using namespace session_test;

namespace {

constexpr int kTimes = 200;

class SessionWhileThinking : public testing::Test {
protected:
    // Every other time the worker has begun, else it may not even have heard of the question.
    void letItBegin(int time) {
        if (time % 2 == 1) {
            ASSERT_TRUE(waitUntil([this] { return thinkers.begun() > m_begun; }));
        }
        m_begun = thinkers.begun();
    }

    const Folder folder;
    PretendThinkers thinkers;

private:
    int m_begun = 0;
};

} // namespace

TEST_F(SessionWhileThinking, NewGame) {
    GameSession session(folder.path(), session::TableServices::ofThisMachine(), thinkers.maker());
    GameSetup setup = twoComputers(slowLevel());
    setup.startPosition.clear();
    for (int time = 0; time < kTimes; ++time) {
        setup.seed = static_cast<std::uint64_t>(time) + 1;
        setup.rulesId = time % 2 == 0 ? "rulebook" : "classic";
        ASSERT_TRUE(session.newGame(setup));
        ASSERT_TRUE(session.referee().isThinking());
        ASSERT_EQ(session.game().ply(), 0);
        letItBegin(time);
    }
}

TEST_F(SessionWhileThinking, Undo) {
    GameSession session(folder.path(), session::TableServices::ofThisMachine(), thinkers.maker());
    ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
    const std::string start = session.game().match().state().text;
    for (int time = 0; time < kTimes; ++time) {
        playAny(session);
        ASSERT_TRUE(session.referee().isThinking());
        letItBegin(time);
        session.undo();
        ASSERT_EQ(session.game().match().state().text, start);
        ASSERT_EQ(session.referee().humanToMove(), kRed);
    }
}

TEST_F(SessionWhileThinking, Load) {
    GameSession session(folder.path(), session::TableServices::ofThisMachine(), thinkers.maker());
    ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
    playAny(session);
    const QString file = folder.file(QStringLiteral("game.linja"));
    ASSERT_TRUE(session.files().save(session.recordText(), file));
    const std::string text = session.recordText();
    for (int time = 0; time < kTimes; ++time) {
        ASSERT_TRUE(session.referee().isThinking());
        letItBegin(time);
        ASSERT_TRUE(session.openRecord(file));
        ASSERT_EQ(session.recordText(), text);
    }
}

TEST_F(SessionWhileThinking, Quit) {
    for (int time = 0; time < kTimes; ++time) {
        GameSession session(folder.path(), session::TableServices::ofThisMachine(), thinkers.maker());
        if (!session.resume()) {
            ASSERT_EQ(time, 0);
            ASSERT_TRUE(session.newGame(againstComputer(slowLevel())));
            playAny(session);
        }
        ASSERT_TRUE(session.referee().isThinking());
        letItBegin(time);
    }
}
