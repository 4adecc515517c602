// A program that starts beside another of the same user and data folder.
#include "app/instance.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <csignal>
#include <gtest/gtest.h>
#include <thread>

namespace {

using namespace std::chrono_literals;

class InstanceTest : public testing::Test {
protected:
    InstanceTest() {
        // Short, since the path of a socket may have a hundred letters only.
        QFile::setPermissions(runtime.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("XDG_RUNTIME_DIR", runtime.path().toUtf8());
    }
    // Asks as another program would, while this one's events go on.
    [[nodiscard]] bool handOverFromElsewhere(const QStringList& files,
                                             const QString& folder = QStringLiteral("/data")) const {
        std::atomic<bool> isTaken = false;
        std::atomic<bool> isDone = false;
        std::thread other([&] {
            Instance second(folder);
            isTaken = second.handOver(files, 3000ms);
            isDone = true;
        });
        EXPECT_TRUE(QTest::qWaitFor([&] { return isDone.load(); }, 20000));
        other.join();
        return isTaken;
    }

    QTemporaryDir runtime{QDir::tempPath() + QStringLiteral("/lj-XXXXXX")};
};

TEST_F(InstanceTest, TheFirstListensAndTheSecondHandsItsFilesOver) {
    Instance first(QStringLiteral("/data"));
    EXPECT_FALSE(first.handOver({}));
    ASSERT_TRUE(first.isListening());
    QSignalSpy asked(&first, &Instance::asked);
    qputenv("XDG_ACTIVATION_TOKEN", "token-1");
    EXPECT_TRUE(handOverFromElsewhere({QStringLiteral("/a b.linja"), QString::fromUtf8("/ñ\n\".linja")}));
    qunsetenv("XDG_ACTIVATION_TOKEN");
    ASSERT_EQ(asked.size(), 1);
    EXPECT_EQ(asked[0][0].toStringList(),
              QStringList({QStringLiteral("/a b.linja"), QString::fromUtf8("/ñ\n\".linja")}));
    EXPECT_EQ(asked[0][1].toString(), QStringLiteral("token-1"));
    EXPECT_TRUE(handOverFromElsewhere({})) << "only to come to the front";
    EXPECT_EQ(asked.size(), 2);
}

TEST_F(InstanceTest, AnotherDataFolderIsAnotherProgram) {
    Instance first(QStringLiteral("/data"));
    EXPECT_FALSE(first.handOver({}));
    QSignalSpy asked(&first, &Instance::asked);
    EXPECT_FALSE(handOverFromElsewhere({QStringLiteral("/a.linja")}, QStringLiteral("/other")));
    EXPECT_EQ(asked.size(), 0);
}

TEST_F(InstanceTest, OneThatDoesNotAnswerIsNotWaitedForLong) {
    Instance second(QStringLiteral("/data"));
    QLocalServer hung; // nobody reads what comes in
    ASSERT_TRUE(hung.listen(second.socketName()));
    EXPECT_FALSE(second.handOver({QStringLiteral("/a.linja")}, 200ms));
    EXPECT_FALSE(second.isListening()) << "the name belongs to the other one";
    EXPECT_TRUE(hung.isListening());
}

#ifdef Q_OS_UNIX
TEST_F(InstanceTest, WhatACrashLeftBehindIsTakenOver) {
    QString name;
    {
        Instance first(QStringLiteral("/data"));
        name = first.socketName();
    }
    // A socket file that nobody listens at, and a file that is none.
    QProcess crash;
    crash.start(QStringLiteral("python3"), {QStringLiteral("-c"),
                                            QStringLiteral("import socket,sys,os;s=socket.socket(socket.AF_UNIX);"
                                                           "s.bind(sys.argv[1]);s.listen(1);os._exit(1)"),
                                            name});
    ASSERT_TRUE(crash.waitForFinished());
    EXPECT_TRUE(QFileInfo::exists(name));
    Instance second(QStringLiteral("/data"));
    EXPECT_FALSE(second.handOver({}, 500ms));
    EXPECT_TRUE(second.isListening());
}
#endif

TEST_F(InstanceTest, NonsenseAndSilenceAreHungUpOn) {
    Instance first(QStringLiteral("/data"));
    EXPECT_FALSE(first.handOver({}));
    QSignalSpy asked(&first, &Instance::asked);
    for (const QByteArray& nonsense :
         {QByteArray("hello\n"), QByteArray("{}\n"), QByteArray("{\"files\":3}\n"), QByteArray(2'000'000, 'x')}) {
        QLocalSocket socket;
        socket.connectToServer(first.socketName());
        socket.write(nonsense);
        EXPECT_TRUE(QTest::qWaitFor([&] { return socket.state() == QLocalSocket::UnconnectedState; }, 10000));
    }
    EXPECT_EQ(asked.size(), 0);
    EXPECT_TRUE(handOverFromElsewhere({})) << "it still listens";
}

#ifdef Q_OS_LINUX
// The program itself, twice.
class TwoPrograms : public InstanceTest {
protected:
    [[nodiscard]] QProcessEnvironment environment() const {
        QProcessEnvironment own = QProcessEnvironment::systemEnvironment();
        own.insert(QStringLiteral("XDG_DATA_HOME"), runtime.filePath(QStringLiteral("d")));
        own.insert(QStringLiteral("XDG_CONFIG_HOME"), runtime.filePath(QStringLiteral("c")));
        own.insert(QStringLiteral("XDG_RUNTIME_DIR"), runtime.path());
        own.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        return own;
    }
    void start(QProcess& program, const QStringList& arguments) const {
        program.setProcessEnvironment(environment());
        program.setWorkingDirectory(runtime.path());
        program.start(QStringLiteral(LINJA_PROGRAM), arguments);
        ASSERT_TRUE(program.waitForStarted());
    }
    [[nodiscard]] QByteArray autosave(const char* name) const {
        QFile file(runtime.filePath(QStringLiteral("d/Linja/linja/")) + QLatin1String(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& red) const {
        QFile file(runtime.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("[Game \"linja\"]\n[Red \"" + red + "\"]\n[Black \"Ben\"]\n[Result \"*\"]\n\n1. 1-2,1-3 *\n");
    }
    [[nodiscard]] bool isListening() const {
        return !QDir(runtime.path()).entryList({QStringLiteral("linja-*")}, QDir::System).isEmpty();
    }
    static void end(QProcess& program) {
        program.kill();
        program.waitForFinished();
    }
};

TEST_F(TwoPrograms, TheSecondHandsItsFileToTheFirstAndEnds) {
    write(QStringLiteral("a b.linja"), "Ana");
    QProcess first;
    start(first, {});
    ASSERT_TRUE(QTest::qWaitFor([this] { return isListening() && !autosave("current.linja").isEmpty(); }, 30000));
    for (const QString& name :
         {QStringLiteral("a b.linja"), QStringLiteral("file://") + runtime.filePath(QStringLiteral("a%20b.linja"))}) {
        QProcess second;
        start(second, {name});
        ASSERT_TRUE(second.waitForFinished(30000)) << name.toStdString();
        EXPECT_EQ(second.exitCode(), 0);
        EXPECT_TRUE(QTest::qWaitFor([this] { return autosave("current.linja").contains("Ana"); }, 30000))
            << name.toStdString();
        EXPECT_TRUE(autosave("current-2.linja").isEmpty());
    }
    EXPECT_EQ(first.state(), QProcess::Running);
    end(first);
}

TEST_F(TwoPrograms, TheGameThatWasOpenGoesIntoTheArchive) {
    ASSERT_TRUE(QDir(runtime.path()).mkpath(QStringLiteral("d/Linja/linja")));
    write(QStringLiteral("d/Linja/linja/current.linja"), "Ana"); // the game of the last time
    write(QString::fromUtf8("ñandú 2.linja"), "Carla");
    QProcess first;
    start(first, {});
    ASSERT_TRUE(QTest::qWaitFor([this] { return isListening() && autosave("current.linja").contains("Ana"); }, 30000));
    QProcess second;
    start(second, {QStringLiteral("file://") + runtime.filePath(QStringLiteral("%C3%B1and%C3%BA%202.linja"))});
    ASSERT_TRUE(second.waitForFinished(30000));
    ASSERT_TRUE(QTest::qWaitFor([this] { return autosave("current.linja").contains("Carla"); }, 30000));
    QByteArray kept;
    const QDir archive(runtime.filePath(QStringLiteral("d/Linja/linja/archive")));
    for (const QString& name : archive.entryList({QStringLiteral("*.linja")}, QDir::Files))
        kept += autosave(QByteArray("archive/" + name.toUtf8()).constData());
    EXPECT_TRUE(kept.contains("Ana")) << archive.entryList().join(QLatin1Char(' ')).toStdString();
    end(first);
}

TEST_F(TwoPrograms, ANewWindowAndOneBesideAHungProgramKeepGamesOfTheirOwn) {
    write(QStringLiteral("a.linja"), "Ana");
    QProcess first;
    start(first, {});
    ASSERT_TRUE(QTest::qWaitFor([this] { return isListening() && !autosave("current.linja").isEmpty(); }, 30000));
    QProcess second;
    start(second, {QStringLiteral("--new-window"), QStringLiteral("a.linja")});
    EXPECT_TRUE(QTest::qWaitFor([this] { return autosave("current-2.linja").contains("Ana"); }, 30000));
    end(second);
    ASSERT_TRUE(QFile::remove(runtime.filePath(QStringLiteral("d/Linja/linja/current-2.linja"))));
    ::kill(static_cast<pid_t>(first.processId()), SIGSTOP);
    QProcess third;
    start(third, {QStringLiteral("a.linja")});
    EXPECT_TRUE(QTest::qWaitFor([this] { return autosave("current-2.linja").contains("Ana"); }, 30000));
    end(third);
    end(first);
    EXPECT_FALSE(autosave("current.linja").contains("Ana"));
}
#endif

} // namespace
