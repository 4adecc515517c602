// The archive read in the background, and games taken out of it and put back.
#include "session_fixture.h"

#include "core/session/archive_reader.h"

#include <QDir>

using namespace session_test;
using session::ArchiveEntry;
using session::ArchiveReader;

namespace {

struct Harvest {
    explicit Harvest(ArchiveReader& reader) {
        QObject::connect(&reader, &ArchiveReader::found, &reader, [this](const std::vector<ArchiveEntry>& portion) {
            entries.insert(entries.end(), portion.begin(), portion.end());
        });
        QObject::connect(&reader, &ArchiveReader::finished, &reader, [this](const std::vector<Problem>& troubles) {
            problems = troubles;
            ++ends;
        });
    }
    std::vector<ArchiveEntry> entries;
    std::vector<Problem> problems;
    int ends = 0;
};

void fillArchive(const Folder& folder, int games) {
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    playSample(session);
    const QByteArray text = QByteArray::fromStdString(session.recordText());
    for (int i = 0; i < games; ++i)
        folder.write(QStringLiteral("archive/game-%1.linja").arg(i), text);
}

} // namespace

TEST(SessionArchiveReader, ReadsWhatTheSessionReads) {
    const Folder folder;
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    fillArchive(folder, 3);
    ArchiveReader reader(folder.path());
    Harvest harvest(reader);
    reader.start();
    EXPECT_TRUE(reader.isReading());
    ASSERT_TRUE(waitUntil([&] { return harvest.ends == 1; }));
    EXPECT_FALSE(reader.isReading());
    const auto whole = archived(session);
    ASSERT_EQ(harvest.entries.size(), whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i)
        EXPECT_EQ(harvest.entries[i].file, whole[i].file);
    EXPECT_EQ(harvest.entries.front().result, QStringLiteral("45-43"));
    EXPECT_EQ(harvest.entries.front().turns, 22);
    EXPECT_FALSE(harvest.entries.front().lastPosition.empty());
}

TEST(SessionArchiveReader, NamesDamagedFilesAndLeavesThemAlone) {
    const Folder folder;
    fillArchive(folder, 2);
    folder.write(QStringLiteral("archive/bad.linja"), "nothing");
    ArchiveReader reader(folder.path());
    Harvest harvest(reader);
    reader.start();
    ASSERT_TRUE(waitUntil([&] { return harvest.ends == 1; }));
    EXPECT_EQ(harvest.entries.size(), 2u);
    ASSERT_EQ(harvest.problems.size(), 1u);
    EXPECT_TRUE(harvest.problems[0].file.endsWith(QStringLiteral("archive/bad.linja")));
    EXPECT_EQ(folder.read(QStringLiteral("archive/bad.linja")), "nothing");
}

TEST(SessionArchiveReader, EndsAtOnceWithoutAFolder) {
    for (const QString& folder : {QString(), QStringLiteral("/no such folder")}) {
        ArchiveReader reader(folder);
        Harvest harvest(reader);
        reader.start();
        ASSERT_TRUE(waitUntil([&] { return harvest.ends == 1; }));
        EXPECT_TRUE(harvest.entries.empty());
    }
}

TEST(SessionArchiveReader, MayBeStoppedAndStartedAnewAtAnyTime) {
    const Folder folder;
    fillArchive(folder, 60);
    ArchiveReader reader(folder.path());
    Harvest harvest(reader);
    for (int i = 0; i < 5; ++i)
        reader.start();
    harvest.entries.clear();
    ASSERT_TRUE(waitUntil([&] { return harvest.ends == 1; }));
    EXPECT_EQ(harvest.entries.size(), 60u);
    EXPECT_EQ(reader.readCount(), 60);
    reader.start(); // and goes while reading
}

TEST(SessionArchive, AGameThatWasTakenOutIsPutBackAsItWas) {
    const Folder folder;
    fillArchive(folder, 3);
    GameSession session(folder.path());
    ASSERT_TRUE(session.newGame(twoPeople()));
    const auto before = archived(session);
    const QByteArray bytes = folder.read(QStringLiteral("archive/game-1.linja"));
    const auto taken = session.files().takeFromArchive(QStringLiteral("game-1.linja"));
    ASSERT_TRUE(taken);
    EXPECT_EQ(archived(session).size(), 2u);
    const auto back = session.files().putBack(*taken);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->file, QStringLiteral("game-1.linja"));
    EXPECT_EQ(folder.read(QStringLiteral("archive/game-1.linja")), bytes);
    const auto after = archived(session);
    ASSERT_EQ(after.size(), 3u);
    for (std::size_t i = 0; i < after.size(); ++i)
        EXPECT_EQ(after[i].changed, before[i].changed);
    EXPECT_FALSE(session.files().takeFromArchive(QStringLiteral("none.linja")));
}

TEST(SessionArchive, ADeletedGameOutlivesTheProgram) {
    const Folder folder;
    fillArchive(folder, 3);
    const QByteArray bytes = folder.read(QStringLiteral("archive/game-1.linja"));
    {
        GameSession session(folder.path());
        ASSERT_TRUE(session.files().takeFromArchive(QStringLiteral("game-2.linja")));
        ASSERT_TRUE(session.files().takeFromArchive(QStringLiteral("game-1.linja")));
    }
    GameSession session(folder.path());
    const auto deleted = session.files().deletedGames();
    ASSERT_EQ(deleted.size(), 2);
    for (const auto& game : deleted)
        ASSERT_TRUE(session.files().putBack(game));
    EXPECT_EQ(archived(session).size(), 3u);
    EXPECT_EQ(folder.read(QStringLiteral("archive/game-1.linja")), bytes);
    EXPECT_TRUE(session.files().deletedGames().isEmpty());
}

TEST(SessionArchive, AGameThatComesBackToATakenNameGetsAnother) {
    const Folder folder;
    fillArchive(folder, 2);
    GameSession session(folder.path());
    const auto taken = session.files().takeFromArchive(QStringLiteral("game-1.linja"));
    ASSERT_TRUE(taken);
    const QByteArray other = folder.read(QStringLiteral("archive/game-0.linja")) + "; another\n";
    folder.write(QStringLiteral("archive/game-1.linja"), other);
    const auto back = session.files().putBack(*taken);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->file, QStringLiteral("game-1-2.linja"));
    EXPECT_EQ(folder.read(QStringLiteral("archive/game-1.linja")), other);
}

TEST(SessionArchive, DeletedGamesAreKeptForThirtyDays) {
    const Folder folder;
    fillArchive(folder, 2);
    GameSession session(folder.path());
    const QDateTime now = QDateTime::currentDateTimeUtc();
    ASSERT_TRUE(session.files().takeFromArchive(QStringLiteral("game-0.linja"), now.addDays(-31)));
    ASSERT_TRUE(session.files().takeFromArchive(QStringLiteral("game-1.linja"), now.addDays(-30)));
    const QDir deleted(folder.file(QStringLiteral("deleted")));
    EXPECT_EQ(deleted.entryList(QDir::Files).size(), 2);
    folder.write(QStringLiteral("deleted/mine.linja"), "not the program's");
    const auto left = session.files().deletedGames();
    ASSERT_EQ(left.size(), 1);
    EXPECT_EQ(left.front().file, QStringLiteral("game-1.linja"));
    EXPECT_EQ(deleted.entryList(QDir::Files).size(), 2) << "a file of somebody else stays";
}

TEST(SessionArchive, SavesAGameAsTheUserWouldHaveSavedIt) {
    const Folder folder;
    GameSession session(folder.path());
    const Problems problems(session);
    ASSERT_TRUE(session.newGame(twoPeople()));
    playTurns(session, 3);
    session.undo();
    const std::string text = session.recordText();
    ASSERT_TRUE(session.newGame(twoPeople()));
    const QString file = archived(session).front().file;
    ASSERT_TRUE(session.files().saveFromArchive(file, folder.file(QStringLiteral("out.linja"))));
    EXPECT_EQ(folder.read(QStringLiteral("out.linja")).toStdString(), text);
    EXPECT_FALSE(session.files().saveFromArchive(file, folder.file(QStringLiteral("no/out.linja"))));
    EXPECT_FALSE(
        session.files().saveFromArchive(QStringLiteral("none.linja"), folder.file(QStringLiteral("out.linja"))));
    EXPECT_EQ(problems.codes(), (std::vector{ProblemCode::cannotWrite, ProblemCode::archiveUnreadable}));
}
