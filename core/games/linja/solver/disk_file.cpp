#include "core/games/linja/solver/disk_file.h"

#include "core/files/read.h"

#include <algorithm>
#include <system_error>
#include <utility>

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace solver {
namespace {

game::Fault faultOf(game::FaultCode code, const std::filesystem::path& path, std::string reason = {}) {
    return {.code = code, .text = textOf(path), .detail = std::move(reason)};
}

} // namespace

DiskFile::DiskFile(DiskFile&& other) noexcept : m_handle(std::exchange(other.m_handle, kNone)) {}

DiskFile& DiskFile::operator=(DiskFile&& other) noexcept {
    std::swap(m_handle, other.m_handle);
    return *this;
}

#ifdef _WIN32

DiskFile::~DiskFile() {
    if (m_handle != kNone)
        CloseHandle(m_handle);
}

game::Result<DiskFile> DiskFile::openToRead(const std::filesystem::path& path) {
    const Handle handle =
        CreateFileW(path.c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                    OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == kNone)
        return faultOf(game::FaultCode::unreadable, path, lastReason());
    DiskFile file(handle);
    if (GetFileType(handle) != FILE_TYPE_DISK)
        return faultOf(game::FaultCode::unreadable, path, files::kNotAFile);
    return file;
}

// Nobody else may write: that is the lock.
game::Result<DiskFile> DiskFile::openToWrite(const std::filesystem::path& path) {
    const Handle handle = CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, nullptr, OPEN_ALWAYS,
                                      FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == kNone)
        return GetLastError() == ERROR_SHARING_VIOLATION ? faultOf(game::FaultCode::tableBusy, path)
                                                         : faultOf(game::FaultCode::tableWrite, path, lastReason());
    DiskFile file(handle);
    if (GetFileType(handle) != FILE_TYPE_DISK)
        return faultOf(game::FaultCode::tableWrite, path, files::kNotAFile);
    return file;
}

DiskFile::Access DiskFile::readAt(std::uint64_t offset, std::span<std::uint8_t> bytes) const {
    while (!bytes.empty()) {
        OVERLAPPED where{};
        where.Offset = static_cast<DWORD>(offset);
        where.OffsetHigh = static_cast<DWORD>(offset >> 32);
        DWORD read = 0;
        const auto wanted = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), 1U << 30));
        if (!ReadFile(m_handle, bytes.data(), wanted, &read, &where))
            return GetLastError() == ERROR_HANDLE_EOF ? Access::cutOff : Access::failed;
        if (read == 0)
            return Access::cutOff;
        bytes = bytes.subspan(read);
        offset += read;
    }
    return Access::done;
}

std::uint64_t DiskFile::size() const {
    LARGE_INTEGER size{};
    return GetFileSizeEx(m_handle, &size) ? static_cast<std::uint64_t>(size.QuadPart) : 0;
}

bool DiskFile::writeAt(std::uint64_t offset, std::span<const std::uint8_t> bytes) const {
    while (!bytes.empty()) {
        OVERLAPPED where{};
        where.Offset = static_cast<DWORD>(offset);
        where.OffsetHigh = static_cast<DWORD>(offset >> 32);
        DWORD written = 0;
        const auto wanted = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), 1U << 30));
        if (!WriteFile(m_handle, bytes.data(), wanted, &written, &where))
            return false;
        bytes = bytes.subspan(written);
        offset += written;
    }
    return true;
}

bool DiskFile::cutTo(std::uint64_t size) const {
    LARGE_INTEGER end{};
    end.QuadPart = static_cast<LONGLONG>(size);
    return SetFilePointerEx(m_handle, end, nullptr, FILE_BEGIN) && SetEndOfFile(m_handle);
}

void DiskFile::readyToMove() {
    *this = DiskFile();
}

std::string DiskFile::lastReason() {
    return std::system_category().message(static_cast<int>(GetLastError()));
}

#else

namespace {

// Whether the path names this very file still: another program may have moved it away before it was locked.
bool isAt(int handle, const std::filesystem::path& path) {
    struct stat open {};
    struct stat named {};
    return fstat(handle, &open) == 0 && stat(path.c_str(), &named) == 0 && open.st_dev == named.st_dev &&
           open.st_ino == named.st_ino;
}

bool isRegular(int handle) {
    struct stat status {};
    return fstat(handle, &status) == 0 && S_ISREG(status.st_mode);
}

} // namespace

DiskFile::~DiskFile() {
    if (m_handle != kNone)
        close(m_handle);
}

// O_NONBLOCK: a pipe without a writer would keep the program waiting.
game::Result<DiskFile> DiskFile::openToRead(const std::filesystem::path& path) {
    const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (handle < 0)
        return faultOf(game::FaultCode::unreadable, path, lastReason());
    DiskFile file(handle);
    if (!isRegular(handle))
        return faultOf(game::FaultCode::unreadable, path, files::kNotAFile);
    return file;
}

game::Result<DiskFile> DiskFile::openToWrite(const std::filesystem::path& path) {
    for (;;) {
        const int handle = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0666);
        if (handle < 0)
            return faultOf(game::FaultCode::tableWrite, path, lastReason());
        DiskFile file(handle);
        if (!isRegular(handle))
            return faultOf(game::FaultCode::tableWrite, path, files::kNotAFile);
        // Where the file system knows no locks it goes without.
        if (flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
            return faultOf(game::FaultCode::tableBusy, path);
        if (isAt(handle, path))
            return file;
    }
}

DiskFile::Access DiskFile::readAt(std::uint64_t offset, std::span<std::uint8_t> bytes) const {
    while (!bytes.empty()) {
        const ssize_t read = pread(m_handle, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (read < 0 && errno == EINTR)
            continue;
        if (read <= 0)
            return read == 0 ? Access::cutOff : Access::failed;
        bytes = bytes.subspan(static_cast<std::size_t>(read));
        offset += static_cast<std::uint64_t>(read);
    }
    return Access::done;
}

std::uint64_t DiskFile::size() const {
    struct stat status {};
    return fstat(m_handle, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

bool DiskFile::writeAt(std::uint64_t offset, std::span<const std::uint8_t> bytes) const {
    while (!bytes.empty()) {
        const ssize_t written = pwrite(m_handle, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(written));
        offset += static_cast<std::uint64_t>(written);
    }
    return true;
}

bool DiskFile::cutTo(std::uint64_t size) const {
    return ftruncate(m_handle, static_cast<off_t>(size)) == 0;
}

void DiskFile::readyToMove() {}

std::string DiskFile::lastReason() {
    return std::generic_category().message(errno);
}

#endif

std::string outOfMemory() {
    return std::make_error_code(std::errc::not_enough_memory).message();
}

std::string textOf(const std::filesystem::path& path) {
    try {
        const std::u8string text = path.u8string();
        return {text.begin(), text.end()};
    } catch (const std::system_error&) {
        return "?"; // half of a surrogate pair, which Windows allows in names
    }
}

} // namespace solver
