#include "core/solver/mapped_file.h"

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
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace solver {

MappedFile::MappedFile(MappedFile&& other) noexcept : m_bytes(std::exchange(other.m_bytes, {})) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
    std::swap(m_bytes, other.m_bytes);
    return *this;
}

#ifdef _WIN32

MappedFile::~MappedFile() {
    if (!m_bytes.empty())
        UnmapViewOfFile(m_bytes.data());
}

std::optional<MappedFile> MappedFile::open(const std::filesystem::path& path, std::string& reason) {
    MappedFile mapped;
    const auto fail = [&reason] { reason = std::system_category().message(static_cast<int>(GetLastError())); };
    const HANDLE file = CreateFileW(path.c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) {
        fail();
        return std::nullopt;
    }
    LARGE_INTEGER size{};
    const HANDLE mapping = GetFileSizeEx(file, &size) && size.QuadPart > 0
                               ? CreateFileMappingW(file, nullptr, PAGE_READONLY, 0, 0, nullptr)
                               : nullptr;
    const void* view = mapping != nullptr ? MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0) : nullptr;
    if (view == nullptr && size.QuadPart > 0)
        fail();
    if (mapping != nullptr)
        CloseHandle(mapping);
    CloseHandle(file);
    if (view == nullptr && size.QuadPart > 0)
        return std::nullopt;
    if (view != nullptr)
        mapped.m_bytes = {static_cast<const std::uint8_t*>(view), static_cast<std::size_t>(size.QuadPart)};
    return mapped;
}

#else

MappedFile::~MappedFile() {
    if (!m_bytes.empty())
        munmap(const_cast<std::uint8_t*>(m_bytes.data()), m_bytes.size());
}

std::optional<MappedFile> MappedFile::open(const std::filesystem::path& path, std::string& reason) {
    MappedFile mapped;
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status {};
    if (file < 0 || fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
        reason = file >= 0 && !S_ISREG(status.st_mode) ? "not a file" : std::generic_category().message(errno);
        if (file >= 0)
            close(file);
        return std::nullopt;
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size > 0) {
        void* view = mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
        if (view == MAP_FAILED) {
            reason = std::generic_category().message(errno);
            close(file);
            return std::nullopt;
        }
        mapped.m_bytes = {static_cast<const std::uint8_t*>(view), size};
    }
    close(file);
    return mapped;
}

#endif

} // namespace solver
