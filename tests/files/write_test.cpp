#include "core/files/read.h"
#include "core/files/write.h"
#include "files_fixture.h"

#ifndef _WIN32
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

namespace {

class FilesWrite : public files_test::InFolder {};

TEST_F(FilesWrite, ReplacesAndLeavesNothingElse) {
    EXPECT_FALSE(files::replaceFile(file("a"), "one"));
    EXPECT_FALSE(files::replaceFile(file("a"), "two"));
    EXPECT_EQ(held("a"), "two");
    EXPECT_EQ(names(), (std::set<std::string>{"a"}));
}

TEST_F(FilesWrite, WritesOverATemporaryFileThatAKilledProgramLeft) {
    put("own.tmp", "half of somethi");
    EXPECT_FALSE(files::replaceFile(file("a"), "one", "own.tmp"));
    EXPECT_EQ(held("a"), "one");
    EXPECT_EQ(names(), (std::set<std::string>{"a"}));
}

TEST_F(FilesWrite, LeavesAloneWhatBelongsToAnotherProgram) {
    const std::string stranger = ".linja-1-0.tmp";
    put(stranger, "of another program");
    EXPECT_FALSE(files::replaceFile(file("a"), "one"));
    EXPECT_EQ(held(stranger), "of another program");
}

TEST_F(FilesWrite, CreatesOnlyWhereTheNameIsFree) {
    EXPECT_FALSE(files::createFile(file("a"), "one"));
    const auto failure = files::createFile(file("a"), "two");
    ASSERT_TRUE(failure);
    EXPECT_TRUE(failure->isOccupied);
    EXPECT_EQ(held("a"), "one");
    EXPECT_EQ(names(), (std::set<std::string>{"a"}));
}

TEST_F(FilesWrite, AsksBeforeTheLastStep) {
    put("a", "one");
    const auto refused = files::replaceFileIf(file("a"), "two", [] { return false; });
    ASSERT_TRUE(refused);
    EXPECT_TRUE(refused->isOccupied);
    EXPECT_EQ(held("a"), "one");
    EXPECT_FALSE(files::replaceFileIf(file("a"), "two", [this] { return held("a") == "one"; }));
    EXPECT_EQ(held("a"), "two");
    EXPECT_EQ(names(), (std::set<std::string>{"a"}));
}

TEST_F(FilesWrite, RefusesWhatIsNoFile) {
    std::filesystem::create_directory(file("folder"));
    const auto failure = files::replaceFile(file("folder"), "one");
    ASSERT_TRUE(failure);
    EXPECT_TRUE(failure->isOccupied);
    EXPECT_EQ(failure->reason, files::kNotAFile);
    EXPECT_TRUE(files::replaceFile(file("no/such/folder"), "one"));
    EXPECT_EQ(names(), (std::set<std::string>{"folder"}));
}

TEST_F(FilesWrite, WhatAKilledProgramLeftIsRemoved) {
    put(".linja-999999999-0.tmp", "half");
    put(".linja-own.tmp", "of somebody");
    put(".linja-1-0.tmp", "of a program that runs");
    put("a.tmp", "of somebody");
    files::removeLeftovers(folder);
    files::removeLeftovers(file("no such folder"));
    EXPECT_EQ(names(), (std::set<std::string>{".linja-own.tmp", ".linja-1-0.tmp", "a.tmp"}));
}

#ifndef _WIN32
TEST_F(FilesWrite, RefusesAFifoAndADeviceWithoutWaiting) {
    ASSERT_EQ(mkfifo(file("fifo").c_str(), 0600), 0);
    EXPECT_EQ(files::replaceFile(file("fifo"), "one")->reason, files::kNotAFile);
    EXPECT_EQ(files::replaceFile("/dev/null", "one")->reason, files::kNotAFile);
}

TEST_F(FilesWrite, KeepsPermissionsAndLinks) {
    put("a", "one");
    ASSERT_EQ(chmod(file("a").c_str(), 0640), 0);
    std::filesystem::create_symlink("a", file("link"));
    EXPECT_FALSE(files::replaceFile(file("link"), "two"));
    EXPECT_TRUE(std::filesystem::is_symlink(file("link")));
    EXPECT_EQ(held("a"), "two");
    struct stat info {};
    ASSERT_EQ(stat(file("a").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777u, 0640u);
}

TEST_F(FilesWrite, AFullDiskLeavesTheOldFileAndNothingElse) {
    put("a", "one");
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit oldLimit{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &oldLimit), 0);
    const rlimit limit{16, oldLimit.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
    const auto replaced = files::replaceFile(file("a"), std::string(100, 'x'));
    const auto created = files::createFile(file("b"), std::string(100, 'x'));
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &oldLimit), 0);
    std::signal(SIGXFSZ, oldHandler);
    ASSERT_TRUE(replaced);
    EXPECT_FALSE(replaced->reason.empty());
    EXPECT_TRUE(created);
    EXPECT_EQ(held("a"), "one");
    EXPECT_EQ(names(), (std::set<std::string>{"a"}));
}
#endif

} // namespace
