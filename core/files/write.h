// Writing whole files that must never be seen half written, nor be lost to a failing disk or a loss of power: the bytes
// go into a temporary file in the same folder, are waited for until they are on the disk, and then take the name in one
// step, for which the folder is waited for too. Every failure of that, the waiting included, comes back; the file that
// was there is then as it was (after a failing wait for the folder it may have the new content).
//
// A target that is no regular file is refused; a link is followed.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace files {

struct WriteFailure {
    bool isOccupied = false; // what is there must not be replaced; nothing else is wrong
    std::string reason;      // in the system's words, or in English
};

// The name of the temporary file, in the folder of the target; one that a killed program left there is written over. An
// empty one stands for a name that nobody else has.
using TemporaryName = std::filesystem::path;

// Puts the bytes under this name, whatever was there.
[[nodiscard]] std::optional<WriteFailure> replaceFile(const std::filesystem::path& target, std::string_view bytes,
                                                      const TemporaryName& temporary = {});
// The same, but asks just before the last step whether what is there may be replaced.
[[nodiscard]] std::optional<WriteFailure> replaceFileIf(const std::filesystem::path& target, std::string_view bytes,
                                                        const std::function<bool()>& mayReplace,
                                                        const TemporaryName& temporary = {});
// Puts the bytes under a name that is free; isOccupied where it is not, also when another program was quicker.
[[nodiscard]] std::optional<WriteFailure> createFile(const std::filesystem::path& target, std::string_view bytes,
                                                     const TemporaryName& temporary = {});

// The last step alone: waits for what was written and gives it the name `target`. Both files are as they were where
// that fails (but for a failing wait for the folder).
[[nodiscard]] std::optional<WriteFailure> moveIntoPlace(const std::filesystem::path& written,
                                                        const std::filesystem::path& target);

// Removes the temporary files in this folder whose program was killed while it wrote (those without a name of their
// own).
void removeLeftovers(const std::filesystem::path& folder);

} // namespace files
