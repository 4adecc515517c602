#include "core/files/read.h"

#include "core/files/system_calls.h"

#include <algorithm>
#include <new>
#include <system_error>

namespace files {
namespace {

constexpr std::size_t kPortion = 64 * 1024;

Content failed(ReadTrouble trouble, std::string reason = {}) {
    return {.bytes = {}, .failure = ReadFailure{.trouble = trouble, .reason = std::move(reason)}};
}

// Reads portions with `read(buffer, size)`, which gives the number of bytes, 0 at the end, or a negative number.
template <class Read>
Content readAll(std::size_t mostBytes, const Read& read, Content (*systemFailure)()) {
    Content content;
    while (true) {
        const std::size_t before = content.bytes.size();
        content.bytes.resize(before + std::min(kPortion, mostBytes + 1 - before));
        const auto count = read(content.bytes.data() + before, content.bytes.size() - before);
        if (count < 0)
            return systemFailure();
        content.bytes.resize(before + static_cast<std::size_t>(count));
        if (content.bytes.size() > mostBytes)
            return failed(ReadTrouble::tooLong);
        if (count == 0)
            return content;
    }
}

#ifdef _WIN32

Content systemFailure() {
    const DWORD error = GetLastError();
    const bool isMissing = error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND;
    return failed(isMissing ? ReadTrouble::missing : ReadTrouble::system,
                  std::system_category().message(static_cast<int>(error)));
}

Content read(const std::filesystem::path& path, std::size_t mostBytes) {
    const DWORD attributes = GetFileAttributesW(path.c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES)
        return systemFailure();
    if (attributes & (FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_DEVICE))
        return failed(ReadTrouble::notAFile, kNotAFile);
    const HANDLE file = CreateFileW(path.c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                    nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return systemFailure();
    Content content;
    if (GetFileType(file) != FILE_TYPE_DISK)
        content = failed(ReadTrouble::notAFile, kNotAFile);
    else
        content = readAll(
            mostBytes,
            [file](char* buffer, std::size_t size) -> long long {
                DWORD count = 0;
                return ReadFile(file, buffer, static_cast<DWORD>(size), &count, nullptr) ? static_cast<long long>(count)
                                                                                         : -1;
            },
            systemFailure);
    CloseHandle(file);
    return content;
}

#else

Content systemFailure() {
    return failed(errno == ENOENT || errno == ENOTDIR ? ReadTrouble::missing : ReadTrouble::system,
                  std::generic_category().message(errno));
}

// The look before opening spares a device that does something when it is opened; the one after it cannot be deceived.
Content read(const std::filesystem::path& path, std::size_t mostBytes) {
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return systemFailure();
    if (!S_ISREG(info.st_mode))
        return failed(ReadTrouble::notAFile, kNotAFile);
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (file < 0)
        return systemFailure();
    Content content;
    if (::fstat(file, &info) != 0)
        content = systemFailure();
    else if (!S_ISREG(info.st_mode))
        content = failed(ReadTrouble::notAFile, kNotAFile);
    else
        content = readAll(
            mostBytes,
            [file](char* buffer, std::size_t size) {
                ssize_t count = 0;
                do
                    count = ::read(file, buffer, size);
                while (count < 0 && errno == EINTR);
                return count;
            },
            systemFailure);
    ::close(file);
    return content;
}

#endif

} // namespace

Content readFile(const std::filesystem::path& path, std::size_t mostBytes) {
    try {
        return read(path, mostBytes);
    } catch (const std::bad_alloc&) {
        return failed(ReadTrouble::system,
                      std::generic_category().message(static_cast<int>(std::errc::not_enough_memory)));
    }
}

bool isIrregular(const std::filesystem::path& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

} // namespace files
