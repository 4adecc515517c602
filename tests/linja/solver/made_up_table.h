// Whole tables in a second: of the right size and sound in every checksum, but with values that are made up.
#pragma once

#include "core/games/linja/solver/table_writer.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <vector>

namespace made_up {

inline constexpr int kLowest = 128; // layers from here to the end hold something else than 0

inline const solver::Placements& places() {
    static const solver::Placements kPlaces;
    return kPlaces;
}

inline const solver::TableIndex& index() {
    static const solver::TableIndex kIndex(places(), 2);
    return kIndex;
}

inline int valueAt(int sum, std::uint64_t place) {
    return sum < kLowest ? 0 : static_cast<std::int8_t>(place * 5 + place / 127);
}

inline std::vector<std::uint8_t> layer(int sum) {
    std::vector<std::uint8_t> values(index().layerBytes[static_cast<std::size_t>(sum)]);
    if (sum >= kLowest)
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<std::uint8_t>(valueAt(sum, i));
    return values;
}

inline void writeTable(const std::filesystem::path& path, std::string_view rulesId = "rulebook") {
    auto writer = solver::TableWriter::open(path, rulesId);
    ASSERT_TRUE(writer);
    ASSERT_FALSE(writer->begin());
    while (writer->next() >= 0)
        ASSERT_FALSE(writer->append(layer(writer->next()), 2));
    ASSERT_FALSE(writer->finish());
}

// A folder of the test's own, removed at the end.
class Folder {
public:
    Folder() { std::filesystem::create_directories(m_path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(m_path); }
    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return m_path / name; }

private:
    std::filesystem::path m_path =
        std::filesystem::path(testing::TempDir()) /
        (std::string("linja-") + testing::UnitTest::GetInstance()->current_test_info()->test_suite_name() + "-" +
         testing::UnitTest::GetInstance()->current_test_info()->name());
};

inline std::string bytesAt(const std::filesystem::path& path, std::uint64_t offset, std::size_t count) {
    std::ifstream file(path, std::ios::binary);
    file.seekg(static_cast<std::streamoff>(offset));
    std::string bytes(count, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(count));
    return bytes;
}

inline void overwrite(const std::filesystem::path& path, std::uint64_t offset, std::string_view bytes) {
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(offset));
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

inline void flipBit(const std::filesystem::path& path, std::uint64_t offset, int bit = 4) {
    std::string byte = bytesAt(path, offset, 1);
    byte[0] = static_cast<char>(byte[0] ^ (1 << bit));
    overwrite(path, offset, byte);
}

} // namespace made_up
