// A file mapped into memory for reading, on systems with mmap() and on Windows.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace solver {

class MappedFile {
public:
    MappedFile() = default;
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile();

    // Nothing where it cannot be opened; `reason` then says why, in the system's words.
    [[nodiscard]] static std::optional<MappedFile> open(const std::filesystem::path& path, std::string& reason);

    [[nodiscard]] std::span<const std::uint8_t> bytes() const { return m_bytes; }

private:
    std::span<const std::uint8_t> m_bytes;
};

} // namespace solver
