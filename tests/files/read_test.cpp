#include "core/files/read.h"
#include "files_fixture.h"

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace {

class FilesRead : public files_test::InFolder {};

TEST_F(FilesRead, GivesTheWholeFile) {
    const std::string bytes = std::string(200'000, 'x') + '\0' + "end";
    put("a", bytes);
    const auto content = files::readFile(file("a"), bytes.size());
    ASSERT_TRUE(content);
    EXPECT_EQ(content.bytes, bytes);
    put("empty", "");
    EXPECT_TRUE(files::readFile(file("empty"), 0));
}

TEST_F(FilesRead, RefusesOneByteTooMany) {
    put("a", "12345");
    EXPECT_TRUE(files::readFile(file("a"), 5));
    const auto content = files::readFile(file("a"), 4);
    ASSERT_FALSE(content);
    EXPECT_EQ(content.failure->trouble, files::ReadTrouble::tooLong);
}

TEST_F(FilesRead, TellsWhatIsMissingFromWhatIsNoFile) {
    EXPECT_EQ(files::readFile(file("none"), 10).failure->trouble, files::ReadTrouble::missing);
    const auto content = files::readFile(folder, 10);
    ASSERT_FALSE(content);
    EXPECT_EQ(content.failure->trouble, files::ReadTrouble::notAFile);
    EXPECT_EQ(content.failure->reason, files::kNotAFile);
    EXPECT_TRUE(files::isIrregular(folder));
    EXPECT_FALSE(files::isIrregular(file("none")));
}

#ifndef _WIN32
TEST_F(FilesRead, NeverWaitsForAFifoOrADevice) {
    ASSERT_EQ(mkfifo(file("fifo").c_str(), 0600), 0);
    std::filesystem::create_symlink(file("fifo"), file("link"));
    for (const auto& path : {file("fifo"), file("link"), std::filesystem::path("/dev/zero")}) {
        const auto content = files::readFile(path, 10);
        ASSERT_FALSE(content) << path;
        EXPECT_EQ(content.failure->trouble, files::ReadTrouble::notAFile) << path;
        EXPECT_TRUE(files::isIrregular(path));
    }
}
#endif

} // namespace
