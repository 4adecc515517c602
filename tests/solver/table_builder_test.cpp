// A build that is interrupted: by its progress, at once by its flag, and gone on with.
#include "core/solver/table_builder.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>

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

    std::atomic<bool> m_stop{false};
    int m_layers = 0;

private:
    std::filesystem::path m_folder =
        std::filesystem::temp_directory_path() / ("linja-builder-" + std::to_string(std::random_device{}()));
};

TEST_F(TableBuilder, GoesOnWhereItWasInterrupted) {
    EXPECT_EQ(solver::positionsInPart(file(), "rulebook"), 0u);
    const auto first = build(20);
    ASSERT_TRUE(first);
    EXPECT_FALSE(first->finished);
    const auto done = solver::positionsInPart(file(), "rulebook");
    EXPECT_GT(done, 0u);
    EXPECT_EQ(solver::positionsInPart(file(), "classic"), 0u) << "of other rules";
    const auto second = build(1);
    ASSERT_TRUE(second);
    EXPECT_GT(solver::positionsInPart(file(), "rulebook"), done);
    EXPECT_LT(solver::positionsInPart(file(), "rulebook"), solver::tablePositions());
    EXPECT_FALSE(std::filesystem::exists(file()));
}

TEST_F(TableBuilder, AStopIsObeyedWithoutWaitingForTheLayer) {
    ASSERT_TRUE(build(20));
    const auto done = solver::positionsInPart(file(), "rulebook");
    m_stop = true;
    const auto stopped = build(1000);
    ASSERT_TRUE(stopped);
    EXPECT_FALSE(stopped->finished);
    EXPECT_EQ(m_layers, 0);
    EXPECT_EQ(solver::positionsInPart(file(), "rulebook"), done) << "what was done is kept";
}

TEST_F(TableBuilder, ADamagedPartIsNothingToGoOnWith) {
    ASSERT_TRUE(build(20));
    std::fstream part(solver::partOf(file()), std::ios::in | std::ios::out | std::ios::binary);
    part.seekp(100);
    part.put('\x55');
    part.close();
    EXPECT_EQ(solver::positionsInPart(file(), "rulebook"), 0u);
}

} // namespace
