// Reading whole files that anybody may have put there. Only regular files are read, and opening one never waits: a
// FIFO, a device or a folder under the name is an answer, not a program that hangs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace files {

enum class ReadTrouble : std::uint8_t {
    missing,  // there is nothing under this name, or no such folder
    notAFile, // a folder, a FIFO, a device
    tooLong,  // more bytes than wanted
    system,   // everything else, such as permissions and bad disks: the file may be sound
};

struct ReadFailure {
    ReadTrouble trouble = ReadTrouble::system;
    std::string reason; // in the system's words; of tooLong empty
};

struct Content {
    std::string bytes;
    std::optional<ReadFailure> failure;

    [[nodiscard]] explicit operator bool() const { return !failure; }
};

// What stands as the reason where something other than a file is meant to be a file. English, as the system's words.
inline constexpr const char* kNotAFile = "Not a regular file";

[[nodiscard]] Content readFile(const std::filesystem::path& path, std::size_t mostBytes);

// Whether there is anything under this name that is no regular file. Links are followed.
[[nodiscard]] bool isIrregular(const std::filesystem::path& path);

} // namespace files
