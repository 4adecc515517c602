#include "session_fixture.h"

#include "core/ai/thinker.h"
#include "core/record/reader.h"
#include "core/record/writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTimer>

#include <cstdio>

namespace session_test {

using session::HistoryTurn;
using session::PlayerSetup;

GameSetup twoPeople() {
    GameSetup setup;
    setup.players[0].name = QStringLiteral("Ana \"la roja\"");
    setup.players[1].name = QString::fromUtf8("Bó\\b");
    setup.seed = 7;
    return setup;
}

GameSetup againstComputer(int level) {
    GameSetup setup = twoPeople();
    setup.players[1] = {.kind = PlayerKind::computer, .name = QStringLiteral("Tin"), .level = level};
    return setup;
}

GameSetup twoComputers(int level) {
    GameSetup setup = againstComputer(level);
    setup.players[0] = {.kind = PlayerKind::computer, .name = QStringLiteral("Zinc"), .level = level};
    return setup;
}

int slowLevel() {
    return ai::levelCount();
}

bool waitUntil(const std::function<bool()>& holds) {
    return QTest::qWaitFor(holds, 30'000);
}

void letTheEventLoopRun() {
    bool isOver = false;
    QTimer::singleShot(0, [&isOver] { isOver = true; });
    ASSERT_TRUE(waitUntil([&isOver] { return isOver; }));
}

void playFromPly(GameSession& session, int ply) {
    ASSERT_TRUE(session.playFromNode(ply == 0 ? 0 : session.game().history()[static_cast<std::size_t>(ply - 1)].node));
}

std::vector<session::ArchiveEntry> archived(const GameSession& session, std::vector<Problem>* problems) {
    std::vector<Problem> found;
    auto entries = session.store().archive().entries(problems ? *problems : found);
    const QString open = session.store().archiveFile();
    for (session::ArchiveEntry& entry : entries)
        entry.isOpen = !open.isEmpty() && entry.file == open;
    return entries;
}

void playAny(GameSession& session) {
    ASSERT_TRUE(session.referee().humanToMove());
    const auto turns = session.game().match().legalTurns();
    ASSERT_FALSE(turns.empty());
    const auto played = session.playTurn(turns.front().text);
    ASSERT_TRUE(played) << game::describe(played.fault());
}

void playTurns(GameSession& session, int count) {
    const int wanted = session.game().ply() + count;
    while (session.game().ply() < wanted && !session.game().isOver()) {
        if (session.referee().humanToMove())
            playAny(session);
        else
            ASSERT_TRUE(waitUntil([&, before = session.game().ply()] { return session.game().ply() > before; }));
    }
}

void playToTheEnd(GameSession& session) {
    playTurns(session, 10'000);
    ASSERT_TRUE(session.game().isOver());
}

void playSample(GameSession& session) {
    QFile file(QStringLiteral(LINJA_TEST_DATA "/sample.linja"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const auto sample = record::read(file.readAll().toStdString());
    ASSERT_TRUE(sample);
    for (const int node : sample->mainLine())
        ASSERT_TRUE(session.playTurn(sample->nodes[static_cast<std::size_t>(node)].turn));
}

std::string snapshot(const GameSession& session) {
    std::string text = session.game().match().state().text + "\n" + std::to_string(session.game().ply()) + " of " +
                       std::to_string(session.game().lineLength()) + "\n";
    for (const HistoryTurn& turn : session.game().history())
        text += turn.turn.text + (turn.isUndone ? "?" : "") + " " + session.game().stateAt(turn.ply).text + "\n";
    text += record::write(session.game().record());
    for (const PlayerSetup& player : session.game().setup().players)
        text += player.name.toStdString() + " " + std::to_string(player.level) +
                (player.kind == PlayerKind::human ? " human\n" : " computer\n");
    const auto score = session.game().matchScore();
    for (const int number : {score.won[0], score.won[1], score.drawn, score.points[0], score.points[1]})
        text += std::to_string(number) + " ";
    text += std::to_string(session.game().setup().length.games);
    text += session.undoStep() != UndoStep::none ? " undo" : "";
    text += session.redoStep() != UndoStep::none ? " redo" : "";
    text += session.game().isOver() ? " over" : "";
    return text + " " + std::to_string(session.game().setup().seed);
}

ChangeSpy::ChangeSpy(GameSession& session, Change change) {
    QObject::connect(&session, &GameSession::changed, &session, [count = m_count, change](session::Changes what) {
        if (what.testFlag(change))
            ++*count;
    });
}

Problems::Problems(GameSession& session) {
    QObject::connect(&session, &GameSession::problem, &session,
                     [all = m_all](const Problem& problem) { all->push_back(problem); });
}

std::vector<ProblemCode> Problems::codes() const {
    std::vector<ProblemCode> codes;
    for (const Problem& problem : *m_all)
        codes.push_back(problem.code);
    return codes;
}

void Folder::write(const QString& name, const QByteArray& bytes) const {
    QFile out(file(name));
    ASSERT_TRUE(out.open(QIODevice::WriteOnly));
    ASSERT_EQ(out.write(bytes), bytes.size());
}

QByteArray Folder::read(const QString& name) const {
    QFile in(file(name));
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

QStringList Folder::names(const QString& pattern) const {
    return QDir(m_dir.path()).entryList({pattern}, QDir::Files);
}

void playAndBeKilled(const QString& folder, int turns) {
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--play"), folder, QString::number(turns)});
    ASSERT_TRUE(child.waitForStarted());
    while (!child.canReadLine())
        ASSERT_TRUE(child.waitForReadyRead(60'000));
    child.kill();
    ASSERT_TRUE(child.waitForFinished());
    ASSERT_EQ(child.exitStatus(), QProcess::CrashExit);
}

// Every third turn is undone and played anew, so that there are variations, undo and redo.
int playAndWait(const QString& folder, int turns) {
    GameSession session(folder);
    if (!session.resume() && !session.newGame(twoPeople()))
        return 1;
    for (int turn = 0; turn < turns; ++turn) {
        const auto legal = session.game().match().legalTurns();
        if (!session.playTurn(legal[static_cast<std::size_t>(turn) % legal.size()].text))
            return 1;
        if (turn % 3 == 2)
            session.undo();
    }
    // At once after the last turn, without a return to the event loop.
    std::puts("played");
    std::fflush(stdout);
    return QCoreApplication::exec();
}

} // namespace session_test
