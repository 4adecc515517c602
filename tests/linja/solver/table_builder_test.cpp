// A build that is interrupted: by its progress, at once by its flag, and gone on with.
#include "core/games/linja/solver/table_builder.h"
#include "core/games/linja/solver/table_format.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <map>
#include <new>
#include <optional>
#include <random>
#include <string>

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace {

class TableBuilder : public ::testing::Test {
protected:
    TableBuilder() { std::filesystem::create_directories(m_folder); }
    ~TableBuilder() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] std::filesystem::path file() const { return m_folder / "rulebook.table"; }
    // Builds until so many layers are done.
    game::Result<solver::BuildReport> build(int layers) {
        m_layers = 0;
        return solver::buildTable({.rules = linja::ruleSets().front(),
                                   .file = file(),
                                   .threads = 2,
                                   .progress = [this, layers](const solver::Progress&) { return ++m_layers < layers; },
                                   .stop = &m_stop});
    }

    [[nodiscard]] std::uint64_t positions(const std::string& rules) const {
        return solver::partState(file(), rules).positions;
    }
    [[nodiscard]] solver::TableHeader header() const {
        const auto part = solver::DiskFile::openToRead(solver::partOf(file()));
        EXPECT_TRUE(part);
        const auto header = solver::readHeader(*part, file());
        EXPECT_TRUE(header);
        return *header;
    }
    void flipByte(std::uint64_t offset) const {
        std::fstream part(solver::partOf(file()), std::ios::in | std::ios::out | std::ios::binary);
        part.seekg(static_cast<std::streamoff>(offset));
        const int byte = part.get();
        part.seekp(static_cast<std::streamoff>(offset));
        part.put(static_cast<char>(byte ^ 0x55));
    }

    std::atomic<bool> m_stop{false};
    int m_layers = 0;

private:
    std::filesystem::path m_folder =
        std::filesystem::temp_directory_path() / ("linja-builder-" + std::to_string(std::random_device{}()));
};

TEST_F(TableBuilder, GoesOnWhereItWasInterrupted) {
    EXPECT_EQ(positions("rulebook"), 0u);
    const auto first = build(20);
    ASSERT_TRUE(first);
    EXPECT_FALSE(first->finished);
    const auto done = positions("rulebook");
    EXPECT_GT(done, 0u);
    EXPECT_EQ(positions("classic"), 0u) << "of other rules";
    const auto second = build(1);
    ASSERT_TRUE(second);
    EXPECT_GT(positions("rulebook"), done);
    EXPECT_LT(positions("rulebook"), solver::tablePositions());
    EXPECT_FALSE(std::filesystem::exists(file()));
}

TEST_F(TableBuilder, AStopIsObeyedWithoutWaitingForTheLayer) {
    ASSERT_TRUE(build(20));
    const auto done = positions("rulebook");
    m_stop = true;
    const auto stopped = build(1000);
    ASSERT_TRUE(stopped);
    EXPECT_FALSE(stopped->finished);
    EXPECT_EQ(m_layers, 0);
    EXPECT_EQ(positions("rulebook"), done) << "what was done is kept";
}

TEST_F(TableBuilder, ADamagedPartIsNothingToGoOnWith) {
    ASSERT_TRUE(build(20));
    std::fstream part(solver::partOf(file()), std::ios::in | std::ios::out | std::ios::binary);
    part.seekp(100);
    part.put('\x55');
    part.close();
    EXPECT_EQ(positions("rulebook"), 0u);
}

TEST_F(TableBuilder, AnAlteredLayerAndWhatCameAfterItAreWorkedOutAgain) {
    ASSERT_TRUE(build(24));
    const auto sound = header();
    ASSERT_EQ(sound.finishedLayers, 24U);
    for (const int damaged : {0, 7, 23}) {
        const auto& entry = sound.layers[static_cast<std::size_t>(solver::kLayers - 1 - damaged)];
        flipByte(entry.offset + entry.storedBytes - 1);
        const auto report = build(24 - damaged);
        ASSERT_TRUE(report);
        EXPECT_EQ(m_layers, 24 - damaged) << "layers worked out";
        const auto mended = header();
        ASSERT_EQ(mended.finishedLayers, 24U);
        for (int layer = solver::kLayers - 24; layer < solver::kLayers; ++layer) {
            const auto& is = mended.layers[static_cast<std::size_t>(layer)];
            const auto& was = sound.layers[static_cast<std::size_t>(layer)];
            EXPECT_EQ(is.checksum, was.checksum) << layer;
            EXPECT_EQ(is.offset, was.offset) << layer;
        }
    }
}

// The values of the rulebook's last layers, as the published checksum has them.
TEST_F(TableBuilder, TheLastLayersHaveTheirFixedChecksums) {
    ASSERT_TRUE(build(24));
    const auto built = header();
    EXPECT_EQ(built.layers[168].checksum, 5002112130088718028U);
    EXPECT_EQ(built.layers[160].checksum, 17120971620175378043U);
    EXPECT_EQ(built.layers[146].checksum, 3105536859529492821U);
    EXPECT_EQ(built.rulesId(), "rulebook");
    EXPECT_EQ(built.version, 2U);
}

TEST_F(TableBuilder, TwoBuildsOfOneFileDoNotMeet) {
    std::optional<game::FaultCode> second;
    const auto first = solver::buildTable(
        {.rules = linja::ruleSets().front(), .file = file(), .threads = 1, .progress = [&](const solver::Progress&) {
             const auto other = build(3);
             second = other ? std::nullopt : std::optional(other.fault().code);
             return false;
         }});
    ASSERT_TRUE(first);
    EXPECT_EQ(second, game::FaultCode::tableBusy);
    EXPECT_EQ(m_layers, 0);
    EXPECT_EQ(header().finishedLayers, 1U);
    EXPECT_TRUE(build(2)) << "the lock was given back";
}

TEST_F(TableBuilder, WritesOnlyToRegularFiles) {
    const auto codeFor = [](const std::filesystem::path& path) {
        const auto report = solver::buildTable(
            {.rules = linja::ruleSets().front(), .file = path, .threads = 1, .progress = [](const solver::Progress&) {
                 return false;
             }});
        return report ? std::nullopt : std::optional(report.fault().code);
    };
    EXPECT_EQ(codeFor(file().parent_path()), game::FaultCode::tableWrite);
    EXPECT_EQ(codeFor(file().parent_path() / ""), game::FaultCode::tableWrite);
    EXPECT_EQ(codeFor(file().parent_path() / "no such folder" / "x.table"), game::FaultCode::tableWrite);
    std::filesystem::create_directory(solver::partOf(file()));
    EXPECT_EQ(codeFor(file()), game::FaultCode::tableWrite) << "the part is a folder";
#ifndef _WIN32
    EXPECT_EQ(codeFor("/dev/null"), game::FaultCode::tableWrite);
    EXPECT_FALSE(std::filesystem::exists("/dev/null.part"));
    const auto pipe = file().parent_path() / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(codeFor(pipe), game::FaultCode::tableWrite);
#endif
}

TEST_F(TableBuilder, WantOfMemoryIsAFaultAndKeepsWhatIsDone) {
    ASSERT_TRUE(build(20));
    const auto failed =
        solver::buildTable({.rules = linja::ruleSets().front(),
                            .file = file(),
                            .threads = 2,
                            .progress = [](const solver::Progress&) -> bool { throw std::bad_alloc(); }});
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.fault().code, game::FaultCode::tableWrite);
    EXPECT_EQ(failed.fault().detail, solver::outOfMemory());
    EXPECT_EQ(header().finishedLayers, 21U);
    ASSERT_TRUE(build(1));
    EXPECT_EQ(header().finishedLayers, 22U);
}

// As much as a whole build was measured to take, a tenth more or less.
TEST(TableNeeds, AreWhatBuildingTakes) {
    const std::map<std::string_view, double> megabytes = {
        {"rulebook", 830}, {"rulebook+optional-bonus", 830}, {"rulebook+opening-bonus", 890},
        {"classic", 470},  {"classic+extra-turn", 890},      {"edition-2015", 830},
    };
    int known = 0;
    for (const auto& named : linja::ruleSets())
        if (const auto found = megabytes.find(named.id); found != megabytes.end()) {
            EXPECT_NEAR(static_cast<double>(solver::memoryToBuild(named.rules)) / 1e6, found->second,
                        found->second / 10)
                << named.id;
            ++known;
        }
    EXPECT_EQ(known, 6);
    EXPECT_EQ(solver::tablePositions(), 1'264'575'044U);
}

} // namespace
