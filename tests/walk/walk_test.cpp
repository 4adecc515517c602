// Walks the invariant of the store through every call of the system: at every moment the game on the table, the one it
// replaced and every change said to be kept are on the disk, or the user has been told.
//
// The player (player.cpp) goes through a script once for each call and each kind of trouble: the process ended there,
// the disk full, read-only or broken, once or from then on. Then a session without trouble opens the folder, and every
// game of the journal has to be in it, with its turns, variations and comments, unless a message was shown.
#include "core/record/reader.h"
#include "core/session/game_session.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

namespace walk {
namespace {

struct Trouble {
    const char* name;
    const char* kind;
    bool lasts;
    int stride; // of the calls that are tried, when not all are
};

constexpr Trouble kTroubles[] = {
    {"kill", "kill", false, 1},       {"full", "ENOSPC", true, 3},     {"full once", "ENOSPC", false, 3},
    {"read-only", "EACCES", true, 4}, {"refused", "EACCES", false, 3}, {"broken", "EIO", true, 4},
    {"broken once", "EIO", false, 3},
};

struct Call {
    int number = 0;
    int kind = 0; // CallClass of faulty_calls.c
    QString name;
    QString path;
};

// Mirrors canFailSo() of faulty_calls.c: a call that cannot fail in this way need not be tried.
bool canFail(const Call& call, const char* kind) {
    const std::string_view error(kind);
    if (error == "ENOSPC")
        return call.kind == 1 || call.kind == 3 || call.kind == 4 || call.kind == 5;
    if (error == "EACCES")
        return call.kind == 0 || call.kind == 1 || call.kind == 5 || call.kind == 6;
    return true;
}

struct Journaled {
    std::map<QString, std::string> games; // by name
    std::map<QString, std::string> files; // by path
    QStringList told;
    bool isDone = false;
};

Journaled readJournal(const QString& path) {
    Journaled journal;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return journal;
    while (!file.atEnd()) {
        const QJsonObject entry = QJsonDocument::fromJson(file.readLine()).object();
        const std::string text = entry[QStringLiteral("text")].toString().toStdString();
        if (entry.contains(QStringLiteral("kept")))
            journal.games[entry[QStringLiteral("kept")].toString()] = text;
        journal.games.erase(entry[QStringLiteral("gone")].toString());
        if (entry.contains(QStringLiteral("file")))
            journal.files[entry[QStringLiteral("file")].toString()] = text;
        if (entry.contains(QStringLiteral("told")))
            journal.told.push_back(entry[QStringLiteral("told")].toString());
        journal.isDone |= entry.contains(QStringLiteral("done"));
    }
    return journal;
}

// Whether all that is in `wanted` below its node is in `found` below the other, comments included.
bool holds(const record::Game& found, int foundNode, const record::Game& wanted, int wantedNode) {
    const std::string comment = wanted.commentAt(wantedNode);
    if (!comment.empty() && found.commentAt(foundNode).find(comment) == std::string::npos)
        return false;
    const auto& children = wanted.nodes[static_cast<std::size_t>(wantedNode)].children;
    return std::all_of(children.begin(), children.end(), [&](int child) {
        const int same = found.findTurn(foundNode, wanted.nodes[static_cast<std::size_t>(child)].turn);
        return same >= 0 && holds(found, same, wanted, child);
    });
}

// A game that was declared over stays so, with its result, in the file that holds it.
bool holds(const std::string& foundText, const std::string& wantedText) {
    const auto found = record::read(foundText);
    const auto wanted = record::read(wantedText);
    if (!found || !wanted)
        return false;
    const auto declared = record::declaredOutcome(*wanted);
    return found->tagOr("Red", "") == wanted->tagOr("Red", "") && holds(*found, 0, *wanted, 0) &&
           (!declared || record::declaredOutcome(*found) == declared);
}

std::string contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

// Every game that the program finds in its folder at the next start.
std::vector<std::string> gamesFound(const QString& folder) {
    std::vector<std::string> games;
    session::GameSession session(folder);
    if (session.resume())
        games.push_back(session.recordText());
    std::vector<session::Problem> unreadable;
    for (const session::ArchiveEntry& entry : session.store().archive().entries(unreadable))
        games.push_back(contentOf(folder + QStringLiteral("/archive/") + entry.file));
    return games;
}

class Walk : public testing::TestWithParam<const char*> {
protected:
    struct Run {
        Journaled journal;
        std::vector<Call> calls;
        QProcess::ExitStatus status = QProcess::NormalExit;
        int code = 0;
    };

    void prepare() {
        QDir(root()).removeRecursively();
        QDir().mkpath(root() + QStringLiteral("/games"));
        QDir().mkpath(root() + QStringLiteral("/files"));
        QFile foreign(root() + QStringLiteral("/files/foreign.linja"));
        ASSERT_TRUE(foreign.open(QIODevice::WriteOnly));
        foreign.write("[Game \"linja\"]\n[Rules \"rulebook\"]\n[Red \"F\"]\n[Black \"Other\"]\n\n"
                      "1. 1-2,1-3 {Well known} 8-7,8-6 2. 1-2 *\n");
        for (const char* name : {"journal", "calls"})
            QFile::remove(folder.filePath(QString::fromLatin1(name)));
    }

    Run run(const char* script, const char* kind, bool lasts, int call) {
        prepare();
        QProcess player;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("*=false"));
        environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(LINJA_WALK_FAULTS));
        environment.insert(QStringLiteral("LINJA_FAULT_ROOT"), root());
        environment.insert(QStringLiteral("LINJA_FAULT_CALL"), QString::number(call));
        environment.insert(QStringLiteral("LINJA_FAULT_KIND"), QString::fromLatin1(kind));
        environment.insert(QStringLiteral("LINJA_FAULT_LOG"), folder.filePath(QStringLiteral("calls")));
        if (lasts)
            environment.insert(QStringLiteral("LINJA_FAULT_LASTS"), QStringLiteral("1"));
        if (!environment.contains(QStringLiteral("XDG_RUNTIME_DIR"))) // else Qt complains of its absence at every start
            environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder.path());
        player.setProcessEnvironment(environment);
        player.setProcessChannelMode(QProcess::ForwardedChannels);
        player.start(QStringLiteral(LINJA_WALK_PLAYER),
                     {QString::fromLatin1(script), root(), folder.filePath(QStringLiteral("journal"))});
        EXPECT_TRUE(player.waitForFinished(60000)) << "the player hangs";
        Run result;
        result.status = player.exitStatus();
        result.code = player.exitCode();
        result.journal = readJournal(folder.filePath(QStringLiteral("journal")));
        QFile log(folder.filePath(QStringLiteral("calls")));
        if (log.open(QIODevice::ReadOnly))
            while (!log.atEnd()) {
                const QList<QByteArray> fields = log.readLine().trimmed().split('\t');
                if (fields.size() == 4)
                    result.calls.push_back({fields[0].toInt(), fields[1].toInt(), QString::fromUtf8(fields[2]),
                                            QString::fromUtf8(fields[3])});
            }
        return result;
    }

    // The names of the games that are nowhere.
    QStringList lost(const Journaled& journal) {
        QStringList missing;
        const std::vector<std::string> found = gamesFound(root() + QStringLiteral("/games"));
        for (const auto& [name, wanted] : journal.games) {
            const auto is = [&text = wanted](const std::string& game) { return holds(game, text); };
            if (std::none_of(found.begin(), found.end(), is))
                missing.push_back(name);
        }
        for (const auto& [path, wanted] : journal.files)
            if (!holds(contentOf(path), wanted))
                missing.push_back(path);
        return missing;
    }

    // Whether the player read a message that does not come without trouble.
    [[nodiscard]] static bool isTold(const Journaled& hurt, const Journaled& plain) {
        return std::any_of(hurt.told.begin(), hurt.told.end(),
                           [&plain](const QString& text) { return !plain.told.contains(text); });
    }

    [[nodiscard]] QString root() const { return folder.filePath(QStringLiteral("root")); }

    QTemporaryDir folder;
};

TEST_P(Walk, KeepsEveryGameOrTells) {
    const char* script = GetParam();
    const Run plain = run(script, "none", false, 0);
    ASSERT_TRUE(plain.journal.isDone);
    ASSERT_EQ(lost(plain.journal).join(' ').toStdString(), "") << "without any trouble";
    ASSERT_GE(plain.calls.size(), 20U);
    ASSERT_FALSE(plain.journal.games.empty());

    const bool isWhole = qEnvironmentVariableIsSet("LINJA_LONG_TESTS");
    int runs = 0;
    int kept = 0;
    int told = 0;
    for (const Trouble& trouble : kTroubles) {
        const int stride = isWhole ? 1 : trouble.stride;
        int eligible = 0;
        for (const Call& call : plain.calls) {
            if (!canFail(call, trouble.kind) || ++eligible % stride != 0)
                continue;
            const Run hurt = run(script, trouble.kind, trouble.lasts, call.number);
            const std::string where = std::string(trouble.name) + " at call " + std::to_string(call.number) + ", " +
                                      call.name.toStdString() + " " + call.path.toStdString();
            const bool isKill = std::string_view(trouble.kind) == "kill";
            if (!isKill) {
                EXPECT_EQ(hurt.status, QProcess::NormalExit) << "crashed: " << where;
                EXPECT_TRUE(hurt.journal.isDone) << "not finished: " << where;
            }
            const QStringList missing = lost(hurt.journal);
            const bool isToldOf = isTold(hurt.journal, plain.journal);
            ++runs;
            kept += missing.isEmpty() ? 1 : 0;
            told += !missing.isEmpty() && isToldOf ? 1 : 0;
            EXPECT_TRUE(missing.isEmpty() || isToldOf) << "LOST " << missing.join(' ').toStdString() << ": " << where;
        }
    }
    std::printf("%s: %zu calls, %d runs: all kept in %d, told in %d, lost without a word in %d\n", script,
                plain.calls.size(), runs, kept, told, runs - kept - told);
}

INSTANTIATE_TEST_SUITE_P(Scripts, Walk,
                         testing::Values("new_game", "save", "archive", "open", "paste", "undo", "try", "windows"),
                         [](const auto& name) { return std::string(name.param); });

} // namespace
} // namespace walk

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const QCoreApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
