#include "core/solver/replace_file.h"

#include <system_error>

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace solver {
namespace {

#ifdef _WIN32

std::string lastError() {
    return std::system_category().message(static_cast<int>(GetLastError()));
}

std::optional<std::string> flush(const std::filesystem::path& path) {
    const HANDLE file = CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, nullptr, OPEN_EXISTING,
                                    FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return lastError();
    std::optional<std::string> reason;
    if (!FlushFileBuffers(file))
        reason = lastError();
    CloseHandle(file);
    return reason;
}

// A file that is mapped into memory cannot be replaced.
std::optional<std::string> move(const std::filesystem::path& from, const std::filesystem::path& to) {
    if (MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        return std::nullopt;
    const DWORD error = GetLastError();
    std::error_code ignored;
    const bool replaces = std::filesystem::is_regular_file(to, ignored);
    if (replaces &&
        (error == ERROR_USER_MAPPED_FILE || error == ERROR_SHARING_VIOLATION || error == ERROR_ACCESS_DENIED))
        return "the file there is in use or protected; the new one stays beside it as " + from.filename().string() +
               " until this is done again";
    return std::system_category().message(static_cast<int>(error));
}

#else

std::string lastError() {
    return std::generic_category().message(errno);
}

std::optional<std::string> flush(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return lastError();
    std::optional<std::string> reason;
    if (fsync(file) != 0)
        reason = lastError();
    close(file);
    return reason;
}

std::optional<std::string> move(const std::filesystem::path& from, const std::filesystem::path& to) {
    std::error_code error;
    std::filesystem::rename(from, to, error);
    if (error)
        return error.message();
    // The new name as well; not every file system can do that, and the content is safe without it.
    const auto folder = to.has_parent_path() ? to.parent_path() : std::filesystem::path(".");
    (void)flush(folder);
    return std::nullopt;
}

#endif

} // namespace

std::optional<std::string> replaceFile(const std::filesystem::path& written, const std::filesystem::path& target) {
    if (auto reason = flush(written))
        return reason;
    return move(written, target);
}

} // namespace solver
