// What becomes of look-ups when the file of a table is damaged, cut off, overwritten, replaced or deleted, before it is
// opened and afterwards.
#include "core/games/linja/solver/kernel_view.h"
#include "core/games/linja/solver/old_table.h"
#include "core/games/linja/solver/table.h"
#include "core/games/linja/solver/table_builder.h"
#include "tests/linja/solver/made_up_table.h"

#include <array>
#include <cstring>
#include <thread>

namespace {

using game::FaultCode;
using solver::at;
using solver::Table;

class DamagedTable : public testing::Test {
protected:
    void SetUp() override { made_up::writeTable(m_path); }

    [[nodiscard]] std::shared_ptr<const Table> open() const {
        auto table = Table::open(m_path, Table::Check::header);
        EXPECT_TRUE(table) << game::describe(table.fault());
        return table ? *table : nullptr;
    }
    [[nodiscard]] std::string refusal() const {
        const auto table = Table::open(m_path, Table::Check::header);
        return table ? "none" : game::describe(table.fault()).substr(m_path.string().size());
    }
    // Some own placement of a layer with a fitting opponent, whose value has this place or a later one in the layer.
    struct Pair {
        int own = 0;
        int opposing = 0;
        std::uint64_t place = 0;
    };
    [[nodiscard]] static Pair pairAt(int sum, std::uint64_t place) {
        const auto& places = made_up::places();
        const solver::FitIndex fits(places);
        const solver::Kernel kernel(places, linja::Rules{});
        for (int opposing = 0; opposing < solver::kPlacements; ++opposing) {
            const int level = sum - places.level(opposing);
            if (level < 0 || level >= solver::kLevels ||
                made_up::index().begin(opposing, level) + fits.all(level, opposing) <= place)
                continue;
            for (int own = places.levelBegin(level); own < places.levelBegin(level + 1); ++own) {
                const std::uint64_t found = made_up::index().begin(opposing, level) + fits.before(own, opposing);
                if (kernel.fits(own, opposing) && found >= place)
                    return {own, opposing, found};
            }
        }
        ADD_FAILURE() << "no pair in layer " << sum << " from " << place;
        return {};
    }
    [[nodiscard]] static std::optional<int> look(const Table& table, int sum, std::uint64_t place) {
        const Pair pair = pairAt(sum, place);
        return table.value(pair.own, pair.opposing);
    }
    [[nodiscard]] std::vector<solver::BlockPlace> blocksOf(const Table& table, int sum) const {
        const auto& entry = table.header().layers[at(sum)];
        std::vector<std::uint8_t> index(solver::indexBytesOf(entry.bytes));
        const auto file = solver::DiskFile::openToRead(m_path);
        EXPECT_EQ(file->readAt(entry.offset, index), solver::DiskFile::Access::done);
        return *solver::readIndex(index, entry.bytes, entry.offset, entry.storedBytes);
    }

    made_up::Folder m_folder;
    std::filesystem::path m_path = m_folder.file("rulebook.table");
};

TEST_F(DamagedTable, ASoundOneGivesEveryValue) {
    const auto table = open();
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->rules().id, "rulebook");
    EXPECT_LT(table->fileBytes(), 100'000'000U);
    for (const int sum : {168, 167, 160, made_up::kLowest, made_up::kLowest - 1, 84, 1, 0})
        for (const std::uint64_t share : {0U, 1U, 2U, 3U}) {
            const auto bytes = table->header().layers[at(sum)].bytes;
            const Pair pair = pairAt(sum, bytes * share / 4);
            ASSERT_EQ(table->value(pair.own, pair.opposing), made_up::valueAt(sum, pair.place)) << sum;
        }
    EXPECT_EQ(table->fault(), std::nullopt);
    EXPECT_FALSE(table->findDamage(2));
}

TEST_F(DamagedTable, IsFoundAtTheFirstTouchOfTheBlockAndNotBelievedAfterwards) {
    const auto table = open();
    const int sum = 132;
    const auto blocks = blocksOf(*table, sum);
    ASSERT_GT(blocks.size(), 40U);
    made_up::flipBit(m_path, blocks[20].offset() + blocks[20].bytes() / 2);
    const std::uint64_t place = 20 * solver::kBlockBytes;
    EXPECT_TRUE(look(*table, sum, 0)) << "another block";
    EXPECT_TRUE(look(*table, sum, 30 * solver::kBlockBytes));
    EXPECT_FALSE(look(*table, sum, place));
    ASSERT_TRUE(table->fault());
    EXPECT_EQ(table->fault()->code, FaultCode::tableAltered);
    EXPECT_EQ(table->fault()->text, m_path.string());
    EXPECT_EQ(table->fault()->detail.substr(0, 6), "block ");
    EXPECT_FALSE(look(*table, sum, 0)) << "not even what was right before";
    EXPECT_EQ(table->findDamage(1)->detail, "layer 132");
}

TEST_F(DamagedTable, IsFoundWhateverBitOfABlockItIs) {
    const int sum = 131;
    const auto blocks = blocksOf(*open(), sum);
    const auto& block = blocks[7];
    const Pair pair = pairAt(sum, 7 * solver::kBlockBytes);
    for (std::uint32_t byte = 0; byte < block.bytes(); byte += 1 + block.bytes() / 60) {
        made_up::flipBit(m_path, block.offset() + byte, static_cast<int>(byte % 8));
        const auto table = open();
        const auto value = table->value(pair.own, pair.opposing);
        // A bit that zstd does not read changes nothing.
        if (value) {
            EXPECT_EQ(*value, made_up::valueAt(sum, pair.place)) << byte;
        }
        made_up::flipBit(m_path, block.offset() + byte, static_cast<int>(byte % 8));
    }
    EXPECT_EQ(open()->value(pair.own, pair.opposing), made_up::valueAt(sum, pair.place));
}

TEST_F(DamagedTable, ABlockInAnothersPlaceIsFound) {
    const auto table = open();
    const int sum = 134;
    const auto blocks = blocksOf(*table, sum);
    for (std::size_t i = 1; i < blocks.size(); ++i)
        for (std::size_t j = i + 1; j < blocks.size(); ++j) {
            if (blocks[i].bytes() != blocks[j].bytes())
                continue;
            const std::string first = made_up::bytesAt(m_path, blocks[i].offset(), blocks[i].bytes());
            const std::string second = made_up::bytesAt(m_path, blocks[j].offset(), blocks[j].bytes());
            if (first == second)
                continue;
            made_up::overwrite(m_path, blocks[i].offset(), second);
            made_up::overwrite(m_path, blocks[j].offset(), first);
            EXPECT_FALSE(look(*table, sum, i * solver::kBlockBytes));
            EXPECT_EQ(table->fault()->code, FaultCode::tableAltered);
            return;
        }
    FAIL() << "no two blocks of one length";
}

TEST_F(DamagedTable, CutOffWhileItIsOpenItFailsAndDoesNotCrash) {
    const auto table = open();
    std::filesystem::resize_file(m_path, table->header().layers[at(100)].offset);
    EXPECT_EQ(look(*table, 140, 1000), made_up::valueAt(140, pairAt(140, 1000).place)) << "before the cut";
    EXPECT_FALSE(look(*table, 60, 1000));
    EXPECT_EQ(table->fault()->code, FaultCode::tableSize);
}

TEST_F(DamagedTable, OverwrittenInPlaceByAnotherTableItFails) {
    const auto table = open();
    const auto& entry = table->header().layers[at(135)];
    made_up::overwrite(m_path, entry.offset, std::string(entry.storedBytes, '\x37'));
    EXPECT_FALSE(look(*table, 135, 5000));
    EXPECT_EQ(table->fault()->code, FaultCode::tableAltered);
}

#ifndef _WIN32
TEST_F(DamagedTable, DeletedOrReplacedItGivesWhatItHeld) {
    const auto table = open();
    std::ofstream(m_folder.file("other")) << "something else";
    std::filesystem::rename(m_folder.file("other"), m_path);
    EXPECT_EQ(look(*table, 133, 3000), made_up::valueAt(133, pairAt(133, 3000).place));
    std::filesystem::remove(m_path);
    EXPECT_EQ(look(*table, 137, 3000), made_up::valueAt(137, pairAt(137, 3000).place));
    EXPECT_EQ(table->fault(), std::nullopt);
}
#endif

TEST_F(DamagedTable, CutOffOrAddedToItIsNotOpened) {
    const auto size = std::filesystem::file_size(m_path);
    for (const std::uint64_t wrong : {size - 1, size + 1, size / 2, std::uint64_t{20'000}, std::uint64_t{8192}}) {
        std::filesystem::resize_file(m_path, wrong);
        EXPECT_EQ(Table::open(m_path, Table::Check::header).fault().code, FaultCode::tableSize) << wrong;
        std::filesystem::resize_file(m_path, size);
    }
}

// The offsets of the index are used only when the index agrees with its checksum.
TEST_F(DamagedTable, AnAlteredIndexIsFoundOnOpening) {
    const auto layers = open()->header().layers;
    for (const int sum : {168, 130, 84, 3})
        for (const std::uint64_t place : {0U, 1U, 3U}) {
            const std::uint64_t offset =
                layers[at(sum)].offset + place * solver::indexBytesOf(layers[at(sum)].bytes) / 4;
            made_up::flipBit(m_path, offset, 7);
            EXPECT_NE(refusal().find("its index does not match"), std::string::npos) << sum << ": " << refusal();
            made_up::flipBit(m_path, offset, 7);
        }
    EXPECT_EQ(refusal(), "none");
}

// Somebody who mends the checksums as well gets no further.
TEST_F(DamagedTable, OffsetsAreCheckedEvenWhereTheChecksumsAgree) {
    const std::string sound = made_up::bytesAt(m_path, 0, solver::kHeaderBytes);
    const auto refusedWith = [&](const auto& change) {
        std::array<std::uint8_t, solver::kHeaderBytes> file{};
        std::copy(sound.begin(), sound.end(), file.begin());
        solver::TableHeader header = solver::headerOf(file);
        change(header);
        header.checksum = solver::checksumOf(header.layers);
        header.headerChecksum = header.ownChecksum();
        file = solver::headerBytes(header);
        made_up::overwrite(m_path, 0, std::string(file.begin(), file.end()));
        return refusal();
    };
    EXPECT_EQ(refusedWith([](auto&) {}), "none");
    constexpr std::uint64_t kHuge = 0xfffffffffffffff0;
    EXPECT_NE(refusedWith([](auto& header) { header.layers[84].offset += 1; }), "none");
    EXPECT_NE(refusedWith([](auto& header) { header.layers[84].offset = kHuge; }), "none");
    EXPECT_NE(refusedWith([](auto& header) { header.layers[84].bytes = kHuge; }), "none");
    EXPECT_NE(refusedWith([](auto& header) { header.layers[84].bytes += 1; }), "none");
    EXPECT_NE(refusedWith([](auto& header) { header.layers[84].storedBytes = kHuge; }), "none");
    EXPECT_NE(refusedWith([](auto& header) { header.layers[84].storedBytes = 3; }), "none");
    EXPECT_NE(refusedWith([](auto& header) { std::swap(header.layers[84], header.layers[83]); }), "none");
    EXPECT_NE(refusedWith([](auto& header) { header.blockBytes = 1; }), "none");
    EXPECT_NE(refusedWith([](auto& header) { header.finishedLayers = 170; }), "none");
    EXPECT_NE(refusedWith([](auto& header) { header.positions -= 1; }), "none");
}

// The sizes of two layers exchanged: everything adds up, but rows would be looked for outside their layer.
TEST_F(DamagedTable, LayersOfTheWrongSizesAreFoundAtTheFirstLookUp) {
    const auto other = m_folder.file("other.table");
    auto writer = solver::TableWriter::open(other, "rulebook");
    ASSERT_TRUE(writer);
    ASSERT_FALSE(writer->begin());
    while (writer->next() >= 0) {
        const int sum = writer->next();
        ASSERT_FALSE(writer->append(made_up::layer(sum == 160 ? 161 : sum == 161 ? 160 : sum), 2));
    }
    ASSERT_FALSE(writer->finish());
    const auto table = Table::open(other, Table::Check::header);
    ASSERT_TRUE(table);
    EXPECT_FALSE(look(**table, 161, 0));
    EXPECT_EQ((*table)->fault()->code, FaultCode::tableAltered);
}

TEST_F(DamagedTable, SeveralThreadsLookUpAtOnce) {
    const auto table = open();
    std::vector<Pair> pairs;
    for (int sum = made_up::kLowest; sum < 166; ++sum)
        for (const std::uint64_t share : {1U, 2U, 3U})
            pairs.push_back(pairAt(sum, table->header().layers[at(sum)].bytes * share / 4));
    std::atomic<int> wrong{0};
    const auto work = [&](std::size_t from) {
        for (int round = 0; round < 50; ++round)
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                const Pair& pair = pairs[(i * 7 + from) % pairs.size()];
                const int sum = made_up::places().level(pair.own) + made_up::places().level(pair.opposing);
                wrong += table->value(pair.own, pair.opposing) == made_up::valueAt(sum, pair.place) ? 0 : 1;
            }
    };
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < 3; ++i)
        threads.emplace_back(work, i);
    for (std::thread& thread : threads)
        thread.join();
    EXPECT_EQ(wrong, 0);
}

TEST_F(DamagedTable, AWriterWantsEveryLayerOfAPartToAgreeWithItsChecksum) {
    std::filesystem::rename(m_path, solver::partOf(m_path));
    const auto layers = [this] {
        auto writer = solver::TableWriter::open(m_path, "rulebook");
        EXPECT_TRUE(writer);
        EXPECT_TRUE(*writer->resume(2));
        return writer->next();
    };
    EXPECT_EQ(layers(), -1);
    const auto table = Table::open(solver::partOf(m_path), Table::Check::header);
    const auto& entry = (*table)->header().layers[at(120)];
    made_up::flipBit(solver::partOf(m_path), entry.offset + entry.storedBytes - 3, 5);
    EXPECT_EQ(layers(), 120) << "from the damage on it is to be worked out anew";
}

// Version 1: header, 17 MB of row numbers, and the values as they are; most of them are left as a hole in the file.
class OldTableFile : public testing::Test {
protected:
    static constexpr std::uint64_t kBegin =
        solver::kHeaderBytes + std::uint64_t{solver::kPlacements} * solver::kLevels * 4;

    void SetUp() override {
        std::string header(solver::kHeaderBytes, '\0');
        std::memcpy(header.data(), "LinjaTbl", 8);
        put<std::uint32_t>(header, 8, 1);
        put<std::uint32_t>(header, 12, solver::kLayers);
        std::memcpy(header.data() + 16, "classic", 7);
        put<std::uint64_t>(header, 80, solver::kPositions);
        put<std::int32_t>(header, 104, 1);   // start value
        put<std::uint32_t>(header, 108, 36); // seconds
        std::uint64_t offset = kBegin;
        std::array<std::uint64_t, solver::kLayers> checksums{};
        std::ofstream file(m_path, std::ios::binary);
        for (int sum = solver::kLayers - 1; sum >= 0; --sum) {
            const auto values = made_up::layer(sum);
            checksums[at(sum)] = solver::checksumOf(values);
            if (sum >= made_up::kLowest) {
                file.seekp(static_cast<std::streamoff>(offset));
                file.write(reinterpret_cast<const char*>(values.data()), static_cast<std::streamsize>(values.size()));
                m_end = offset + values.size();
            }
            const std::size_t entry = 112 + static_cast<std::size_t>(sum) * 24;
            put<std::uint64_t>(header, entry, offset);
            put<std::uint64_t>(header, entry + 8, values.size());
            put<std::uint64_t>(header, entry + 16, checksums[at(sum)]);
            offset += values.size();
        }
        m_checksum = solver::checksumOfLayers([&](int sum) { return checksums[at(sum)]; });
        put<std::uint64_t>(header, 96, m_checksum);
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(header.data());
        put<std::uint64_t>(header, 112 + 24 * solver::kLayers, solver::checksumOf({bytes, 112 + 24 * solver::kLayers}));
        file.seekp(0);
        file << header;
        file.close();
        std::filesystem::resize_file(m_path, offset);
    }

    made_up::Folder m_folder;
    std::filesystem::path m_path = m_folder.file("classic.table");
    std::uint64_t m_end = 0; // of what is written
    std::uint64_t m_checksum = 0;

private:
    template <class T>
    static void put(std::string& bytes, std::size_t place, T value) {
        for (std::size_t i = 0; i < sizeof value; ++i) // the lowest byte first
            bytes[place + i] = static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * i));
    }
};

TEST_F(OldTableFile, IsConvertedToTheSameValuesUnlessItIsDamaged) {
    EXPECT_EQ(Table::open(m_path, Table::Check::header).fault().code, FaultCode::tableVersion);
    const auto to = m_folder.file("new.table");
    const auto report = solver::convertTable({.from = m_path, .to = to, .threads = 2, .progress = {}});
    ASSERT_TRUE(report) << game::describe(report.fault());
    EXPECT_TRUE(report->finished);
    EXPECT_EQ(report->checksum, m_checksum);
    const auto table = Table::open(to, Table::Check::header);
    ASSERT_TRUE(table);
    EXPECT_EQ((*table)->rules().id, "classic");
    EXPECT_EQ((*table)->header().checksum, m_checksum);
    EXPECT_EQ((*table)->header().startValue, 1);
    EXPECT_EQ((*table)->header().seconds, 36U);
    EXPECT_EQ(*(*table)->layer(135, 1), made_up::layer(135));
    EXPECT_EQ(solver::convertTable({.from = to, .to = m_path, .threads = 1, .progress = {}}).fault().code,
              FaultCode::tableVersion);

    made_up::flipBit(m_path, m_end - 1000);
    const auto damaged = solver::convertTable({.from = m_path, .to = to, .threads = 2, .progress = {}});
    ASSERT_FALSE(damaged);
    EXPECT_EQ(damaged.fault().code, FaultCode::tableAltered);
    EXPECT_EQ(damaged.fault().detail, "layer " + std::to_string(made_up::kLowest));
    EXPECT_TRUE(Table::open(to, Table::Check::header)) << "the file there is left as it was";
}

TEST_F(OldTableFile, IsConvertedByBuildingItsRules) {
    const auto report = solver::buildTable(
        {.rules = linja::ruleSets()[at(4)], .file = m_path, .threads = 2, .progress = {}, .stop = nullptr});
    ASSERT_TRUE(report);
    EXPECT_EQ(linja::ruleSets()[at(4)].id, "classic");
    EXPECT_TRUE(report->finished);
    EXPECT_EQ(report->checksum, m_checksum);
    EXPECT_TRUE(Table::open(m_path, Table::Check::header));
    EXPECT_FALSE(std::filesystem::exists(solver::partOf(m_path)));
}

} // namespace
