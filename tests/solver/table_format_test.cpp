// Ranks of placements, the size of the solution, and the files that are refused.
#include "core/files/write.h"
#include "core/solver/kernel_view.h"
#include "core/solver/packing.h"
#include "core/solver/table.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>

namespace {

using solver::kPlacements;

TEST(Placements, RanksAreThePlacesInTheOrderOfLevels) {
    const solver::Placements places;
    for (int rank = 0; rank < kPlacements; ++rank) {
        ASSERT_EQ(places.rankOf(places.rows(rank)), rank);
        int pawns = 0;
        int level = 0;
        for (int row = 0; row < linja::kRows; ++row) {
            pawns += places.count(rank, row);
            level += row * places.count(rank, row);
        }
        ASSERT_EQ(pawns, linja::kPawns);
        ASSERT_EQ(places.level(rank), level);
        ASSERT_LE(rank == 0 ? 0 : places.level(rank - 1), level);
    }
    EXPECT_EQ(places.levelBegin(solver::kLevels), kPlacements);
}

TEST(Placements, StepsMoveOnePawn) {
    const solver::Placements places;
    for (int rank = 0; rank < kPlacements; rank += 7)
        for (int row = 0; row < linja::kRows; ++row) {
            const bool stands = places.count(rank, row) > 0;
            for (int distance = 1; distance <= solver::kFarthest && row < solver::kGoal; ++distance) {
                const int to = std::min(row + distance, solver::kGoal);
                const int moved = places.advanced(rank, row, distance);
                ASSERT_EQ(moved != solver::kNoRank, stands);
                if (stands) {
                    ASSERT_EQ(places.rows(moved), places.rows(rank) + linja::stepDelta(row, to));
                }
            }
            if (row == 0)
                continue;
            const int back = places.retreated(rank, row);
            ASSERT_EQ(back != solver::kNoRank, stands);
            if (stands) {
                ASSERT_EQ(places.rows(back), places.rows(rank) + linja::stepDelta(row, row - 1));
            }
        }
}

TEST(TableIndex, CountsThePositionsThatObeyTheRoomRule) {
    const solver::Placements places;
    const solver::TableIndex index(places, 2);
    std::uint64_t positions = 0;
    for (const std::uint64_t layer : index.layerBytes)
        positions += layer;
    EXPECT_EQ(positions, 1'264'575'044U);
    EXPECT_EQ(solver::kPositions, positions);
}

TEST(TableIndex, OfThesePositions255507HavePassed) {
    const solver::Placements places;
    const solver::Kernel kernel(places, linja::Rules{});
    int passed = 0;
    for (int own = 0; own < kPlacements; ++own)
        for (int opposing = 0; opposing < kPlacements; ++opposing)
            if (places.lowest(own) + places.lowest(opposing) >= linja::kRows && kernel.fits(own, opposing))
                ++passed;
    EXPECT_EQ(passed, 255'507);
}

TEST(FitIndex, CountsThePlacementsThatFitBeforeAnother) {
    const solver::Placements places;
    const solver::FitIndex index(places);
    const solver::Kernel kernel(places, linja::Rules{});
    for (int opposing = 3; opposing < kPlacements; opposing += 601) {
        bool obeys = true;
        for (int row = 1; row <= solver::kInner; ++row)
            obeys = obeys && places.count(opposing, row) <= linja::kRoom;
        if (!obeys)
            continue;
        std::uint32_t before = 0;
        for (int own = 0; own < kPlacements; ++own) {
            if (own == places.levelBegin(places.level(own)))
                before = 0;
            ASSERT_EQ(index.before(own, opposing), before) << own << " beside " << opposing;
            before += kernel.fits(own, opposing) ? 1 : 0;
        }
    }
}

TEST(Packing, ALayerComesBackAsItWas) {
    const solver::Placements places;
    const solver::TableIndex index(places, 1);
    const solver::RowBegin rowBegin = [&](int opposing, int level) { return index.begin(opposing, level); };
    std::vector<std::uint8_t> bytes(index.layerBytes[140]);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(i * 7 + i / 251);
    const auto layer = solver::unpack(places, 140, bytes, rowBegin, 2);
    EXPECT_EQ(solver::pack(places, layer, bytes.size(), rowBegin, 2), bytes);
}

// A file in the test's own folder, removed at the end.
class TableFile : public testing::Test {
protected:
    void write(const std::string& bytes) const { std::ofstream(m_path, std::ios::binary) << bytes; }
    [[nodiscard]] game::FaultCode refusal() const {
        const auto table = solver::Table::open(m_path, solver::Table::Check::everything);
        if (table)
            ADD_FAILURE() << "accepted";
        return table ? game::FaultCode::notLegal : table.fault().code;
    }
    [[nodiscard]] static std::string bytesOf(solver::TableHeader header) {
        header.headerChecksum = header.ownChecksum();
        std::string bytes(solver::kHeaderBytes, '\0');
        std::memcpy(bytes.data(), &header, sizeof header);
        return bytes;
    }
    [[nodiscard]] static solver::TableHeader soundHeader() {
        solver::TableHeader header;
        header.magic = solver::kMagic;
        header.version = solver::kTableVersion;
        header.finishedLayers = solver::kLayers;
        header.positions = solver::kPositions;
        return header;
    }
    void TearDown() override { std::filesystem::remove_all(m_path); }

    std::filesystem::path m_path =
        std::filesystem::path(testing::TempDir()) /
        (std::string("linja-") + testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(TableFile, MissingIsUnreadable) {
    EXPECT_EQ(refusal(), game::FaultCode::unreadable);
}

TEST_F(TableFile, AFolderIsUnreadable) {
    std::filesystem::create_directory(m_path);
    EXPECT_EQ(refusal(), game::FaultCode::unreadable);
}

TEST_F(TableFile, WithoutPermissionItIsUnreadable) {
    write("no table");
    std::filesystem::permissions(m_path, std::filesystem::perms::none);
    // The administrator may read it all the same.
    const bool readable = std::ifstream(m_path).is_open();
    EXPECT_EQ(refusal(), readable ? game::FaultCode::tableForeign : game::FaultCode::unreadable);
}

TEST_F(TableFile, EmptyAndForeignAreNoTables) {
    write("");
    EXPECT_EQ(refusal(), game::FaultCode::tableForeign);
    write("[Game \"linja\"]\n");
    EXPECT_EQ(refusal(), game::FaultCode::tableForeign);
}

TEST_F(TableFile, AHeaderCutOffHasTheWrongSize) {
    write(bytesOf(soundHeader()).substr(0, 100));
    EXPECT_EQ(refusal(), game::FaultCode::tableSize);
}

TEST_F(TableFile, ATableCutOffHasTheWrongSize) {
    write(bytesOf(soundHeader()));
    EXPECT_EQ(refusal(), game::FaultCode::tableSize);
}

TEST_F(TableFile, ANewerVersionIsNotRead) {
    auto header = soundHeader();
    header.version = solver::kTableVersion + 1;
    write(bytesOf(header));
    EXPECT_EQ(refusal(), game::FaultCode::tableVersion);
}

TEST_F(TableFile, AnAlteredHeaderIsFoundWhateverBitItIs) {
    const std::string sound = bytesOf(soundHeader());
    constexpr std::size_t kStep = 149; // a prime, so that bytes at every place of a number come by
    for (std::size_t i = 0; i < sizeof(solver::TableHeader); i += kStep) {
        std::string bytes = sound;
        bytes[i] = static_cast<char>(bytes[i] ^ (1 << (i % 8)));
        write(bytes);
        EXPECT_EQ(refusal(), i < solver::kMagic.size() ? game::FaultCode::tableForeign : game::FaultCode::tableAltered)
            << i;
    }
}

// A table of the right size, whose index and last layers are written and sound; the others are left at 0.
class WholeTable : public TableFile {
protected:
    static constexpr int kWritten = 150; // layers from here to the end

    void SetUp() override {
        const solver::Placements places;
        const solver::TableIndex index(places, 2);
        auto header = soundHeader();
        std::string_view("rulebook").copy(header.rules.data(), header.rules.size());
        const auto* numbers = reinterpret_cast<const std::uint8_t*>(index.rowBegin.data());
        header.indexChecksum = solver::checksumOf({numbers, solver::kIndexBytes});
        std::string body(reinterpret_cast<const char*>(numbers), solver::kIndexBytes);
        std::uint64_t offset = solver::kHeaderBytes + solver::kIndexBytes;
        for (int sum = solver::kLayers - 1; sum >= 0; --sum) {
            auto& entry = header.layers[solver::at(sum)];
            entry = {offset, index.layerBytes[solver::at(sum)], 0};
            offset += entry.bytes;
            if (sum < kWritten)
                continue;
            std::vector<std::uint8_t> values(entry.bytes);
            for (std::size_t i = 0; i < values.size(); ++i)
                values[i] = static_cast<std::uint8_t>(i * 5 + i / 127);
            entry.checksum = solver::checksumOf(values);
            body.append(values.begin(), values.end());
        }
        write(bytesOf(header) + body);
        m_size = offset;
        std::filesystem::resize_file(m_path, m_size);
        m_layer = header.layers[kWritten];
    }
    [[nodiscard]] std::string damage() const {
        const auto table = solver::Table::open(m_path, solver::Table::Check::everything);
        EXPECT_FALSE(table);
        return table ? "" : table.fault().detail;
    }
    void flipBit(std::uint64_t at) const {
        std::fstream file(m_path, std::ios::binary | std::ios::in | std::ios::out);
        file.seekg(static_cast<std::streamoff>(at));
        const int byte = file.get();
        file.seekp(static_cast<std::streamoff>(at));
        file.put(static_cast<char>(byte ^ 16));
    }

    std::uint64_t m_size = 0;
    solver::LayerEntry m_layer;
};

TEST_F(WholeTable, IsAcceptedByItsHeader) {
    const auto table = solver::Table::open(m_path, solver::Table::Check::header);
    ASSERT_TRUE(table);
    EXPECT_EQ((*table)->rules().id, "rulebook");
}

TEST_F(WholeTable, AnAlteredValueIsFoundInItsLayer) {
    EXPECT_EQ(damage(), "layer " + std::to_string(kWritten - 1)); // the first that was left at 0
    flipBit(m_layer.offset + m_layer.bytes / 2);
    EXPECT_EQ(damage(), "layer " + std::to_string(kWritten));
}

TEST_F(WholeTable, AnAlteredIndexIsFound) {
    flipBit(solver::kHeaderBytes + solver::kIndexBytes / 3);
    EXPECT_EQ(damage(), "index");
}

TEST_F(WholeTable, CutOffInTheMiddleOrTooLongHasTheWrongSize) {
    for (const std::uint64_t size : {m_size / 2, m_size - 1, m_size + 1}) {
        std::filesystem::resize_file(m_path, size);
        EXPECT_EQ(refusal(), game::FaultCode::tableSize) << size;
    }
}

// Two files in the test's own folder.
class ReplacedFile : public TableFile {
protected:
    void SetUp() override {
        m_written += ".part";
        std::ofstream(m_written) << "new";
    }
    void TearDown() override {
        std::filesystem::remove_all(m_path);
        std::filesystem::remove(m_written);
    }
    [[nodiscard]] static std::string contentOf(const std::filesystem::path& path) {
        std::string content;
        std::ifstream(path) >> content;
        return content;
    }

    std::filesystem::path m_written = m_path;
};

TEST_F(ReplacedFile, TakesThePlaceOfTheOldOne) {
    write("old");
    EXPECT_FALSE(files::moveIntoPlace(m_written, m_path));
    EXPECT_EQ(contentOf(m_path), "new");
    EXPECT_FALSE(std::filesystem::exists(m_written));
}

TEST_F(ReplacedFile, IsKeptWhereTheOldOneCannotBeReplaced) {
    std::filesystem::create_directories(m_path / "in the way");
    const auto reason = files::moveIntoPlace(m_written, m_path);
    ASSERT_TRUE(reason);
    EXPECT_FALSE(reason->reason.empty());
    EXPECT_EQ(contentOf(m_written), "new");
    EXPECT_TRUE(std::filesystem::exists(m_path / "in the way"));
}

TEST_F(ReplacedFile, IsMissedWhenItIsNotThere) {
    std::filesystem::remove(m_written);
    write("old");
    EXPECT_TRUE(files::moveIntoPlace(m_written, m_path));
    EXPECT_EQ(contentOf(m_path), "old");
}

TEST_F(TableFile, AnUnfinishedSolutionIsNotATableYet) {
    auto header = soundHeader();
    header.finishedLayers = 5;
    write(bytesOf(header));
    EXPECT_EQ(refusal(), game::FaultCode::tableUnfinished);
}

TEST(Checksum, TellsEveryByteAndTheLengthApart) {
    std::vector<std::uint8_t> bytes(100);
    const std::uint64_t plain = solver::checksumOf(bytes);
    for (std::uint8_t& byte : bytes) {
        byte = 1;
        EXPECT_NE(solver::checksumOf(bytes), plain);
        byte = 0;
    }
    EXPECT_NE(solver::checksumOf(std::span(bytes).first(99)), plain);
}

} // namespace
