// The last step of writing a file that must never be seen half written: what was written beside it takes its place.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace solver {

// Waits until everything in `written` is on the disk, so that no loss of power can leave a file that has the name but
// not the content, and then gives it the name `target` in one step. Where that fails the reason, in the system's words
// or, when a program has the old file open (on Windows), in English; both files are then as they were.
[[nodiscard]] std::optional<std::string> replaceFile(const std::filesystem::path& written,
                                                     const std::filesystem::path& target);

} // namespace solver
