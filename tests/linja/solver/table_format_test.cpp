// Ranks of placements, the size of the solution, and the files that are refused.
#include "core/files/write.h"
#include "core/games/linja/solver/kernel_view.h"
#include "core/games/linja/solver/packing.h"
#include "core/games/linja/solver/table.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>

#ifndef _WIN32
#include <sys/stat.h>
#endif

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

// Whatever order of bytes the machine has: the file has the lowest first.
TEST(TableHeader, IsWrittenWithTheLowestByteFirst) {
    solver::TableHeader header;
    header.magic = solver::kMagic;
    header.version = 0x01020304;
    header.positions = 0x1112131415161718;
    header.startValue = -2;
    header.layers[1].offset = 0x2122232425262728;
    header.headerChecksum = 0x3132333435363738;
    const auto bytes = solver::headerBytes(header);
    const auto at = [&bytes](std::size_t place, std::size_t count) {
        std::vector<int> taken(bytes.begin() + static_cast<std::ptrdiff_t>(place),
                               bytes.begin() + static_cast<std::ptrdiff_t>(place + count));
        return taken;
    };
    EXPECT_EQ(at(0, 8), (std::vector<int>{'L', 'i', 'n', 'j', 'a', 'T', 'b', 'l'}));
    EXPECT_EQ(at(8, 4), (std::vector<int>{4, 3, 2, 1}));
    EXPECT_EQ(at(80, 8), (std::vector<int>{0x18, 0x17, 0x16, 0x15, 0x14, 0x13, 0x12, 0x11}));
    EXPECT_EQ(at(96, 4), (std::vector<int>{0xfe, 0xff, 0xff, 0xff}));
    EXPECT_EQ(at(112 + 40, 8), (std::vector<int>{0x28, 0x27, 0x26, 0x25, 0x24, 0x23, 0x22, 0x21}));
    EXPECT_EQ(at(112 + 40 * solver::kLayers, 8), (std::vector<int>{0x38, 0x37, 0x36, 0x35, 0x34, 0x33, 0x32, 0x31}));
    const solver::TableHeader again = solver::headerOf(bytes);
    EXPECT_EQ(again.positions, header.positions);
    EXPECT_EQ(again.startValue, -2);
    EXPECT_EQ(again.layers[1].offset, header.layers[1].offset);
}

TEST(TableChecksum, IsTheSameOnEveryMachine) {
    std::vector<std::uint8_t> bytes(1003);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(i * 7 + i / 251);
    EXPECT_EQ(solver::checksumOf(bytes), 9640429152834309435u);
    EXPECT_EQ(solver::blockChecksum(bytes, 140, 5), 13168698033341281812u);
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
        const auto bytes = solver::headerBytes(header);
        return {bytes.begin(), bytes.end()};
    }
    [[nodiscard]] static solver::TableHeader soundHeader() {
        solver::TableHeader header;
        header.magic = solver::kMagic;
        header.version = solver::kTableVersion;
        header.finishedLayers = solver::kLayers;
        header.positions = solver::kPositions;
        header.blockBytes = static_cast<std::uint32_t>(solver::kBlockBytes);
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

TEST_F(TableFile, AHeaderAloneIsNoTable) {
    write(bytesOf(soundHeader()));
    EXPECT_EQ(refusal(), game::FaultCode::tableAltered);
}

#ifndef _WIN32
TEST_F(TableFile, APipeIsRefusedWithoutWaiting) {
    ASSERT_EQ(mkfifo(m_path.c_str(), 0600), 0);
    EXPECT_EQ(refusal(), game::FaultCode::unreadable);
}

TEST_F(TableFile, ADeviceIsRefused) {
    EXPECT_EQ(solver::Table::open("/dev/zero", solver::Table::Check::header).fault().code, game::FaultCode::unreadable);
}
#endif

TEST_F(TableFile, SomethingBehindTheHeaderIsFound) {
    std::string bytes = bytesOf(soundHeader());
    bytes.back() = 1;
    write(bytes);
    EXPECT_EQ(refusal(), game::FaultCode::tableAltered);
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

// The same on every machine and in every version of the program: published checksums depend on it.
TEST(Checksum, OfFixedBytesIsFixed) {
    std::vector<std::uint8_t> bytes;
    EXPECT_EQ(solver::checksumOf(bytes), 0U);
    for (int i = 0; i < 1000; ++i)
        bytes.push_back(static_cast<std::uint8_t>(i * 7));
    EXPECT_EQ(solver::checksumOf(bytes), 10290790037750746563U);
    EXPECT_EQ(solver::checksumOf(std::span(bytes).first(13)), 15309541303623165693U);
    EXPECT_EQ(solver::checksumOfLayers([](int sum) { return static_cast<std::uint64_t>(sum) * 1'000'003; }),
              14005945082145069888U);
}

TEST(Checksum, OfABlockDependsOnItsPlace) {
    const std::vector<std::uint8_t> bytes(solver::kBlockBytes, 3);
    const auto here = solver::blockChecksum(bytes, 84, 5);
    EXPECT_NE(solver::blockChecksum(bytes, 84, 6), here);
    EXPECT_NE(solver::blockChecksum(bytes, 85, 5), here);
    EXPECT_EQ(solver::blockChecksum(bytes, 84, 5), here);
    for (const std::size_t length : {std::size_t{0}, std::size_t{1}, std::size_t{31}, bytes.size() - 1})
        EXPECT_NE(solver::blockChecksum(std::span(bytes).first(length), 84, 5), here) << length;
}

TEST(Checksum, IsPublishedForEveryRuleSet) {
    for (const auto& named : linja::ruleSets())
        EXPECT_TRUE(solver::publishedChecksum(named.id)) << named.id;
    EXPECT_EQ(solver::publishedChecksum("rulebook"), 0x6a707e67cc27a8dbU);
    EXPECT_FALSE(solver::publishedChecksum("house"));
}

} // namespace
