// A file that is read and written by position, on POSIX systems and on Windows. Only regular files: a pipe, a device or
// a folder is refused without waiting for it. Reading may be done by several threads at once.
//
// An open file keeps its content when somebody else deletes it or puts another one in its place; what is done to the
// file itself, such as cutting it off, shows at the next reading.
#pragma once

#include "core/game/result.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

namespace solver {

class DiskFile {
public:
    enum class Access : std::uint8_t { done, cutOff, failed };

    DiskFile() = default;
    DiskFile(DiskFile&& other) noexcept;
    DiskFile& operator=(DiskFile&& other) noexcept;
    DiskFile(const DiskFile&) = delete;
    DiskFile& operator=(const DiskFile&) = delete;
    ~DiskFile();

    // Fault: unreadable, with the path and the system's reason.
    [[nodiscard]] static game::Result<DiskFile> openToRead(const std::filesystem::path& path);
    // For reading and writing; makes an empty file where there is none. Nobody else opens it in this way until it is
    // closed, in this program or another. Faults: tableBusy when somebody has; tableWrite, with the system's reason.
    [[nodiscard]] static game::Result<DiskFile> openToWrite(const std::filesystem::path& path);

    // Fills `bytes` from a place of the file: cutOff when the file ends before that. After `failed` the reason is
    // lastReason().
    [[nodiscard]] Access readAt(std::uint64_t offset, std::span<std::uint8_t> bytes) const;
    // Bytes; 0 where the system does not tell.
    [[nodiscard]] std::uint64_t size() const;
    // False: lastReason() says why.
    [[nodiscard]] bool writeAt(std::uint64_t offset, std::span<const std::uint8_t> bytes) const;
    [[nodiscard]] bool cutTo(std::uint64_t size) const;
    // To be called before the file is given another name: where the system does not allow that for an open file
    // (Windows) it is closed, elsewhere it stays open and locked.
    void readyToMove();

    // The system's words for what has just gone wrong in this thread.
    [[nodiscard]] static std::string lastReason();

private:
#ifdef _WIN32
    using Handle = void*;
    static inline const Handle kNone = reinterpret_cast<Handle>(static_cast<std::intptr_t>(-1));
#else
    using Handle = int;
    static constexpr Handle kNone = -1;
#endif
    explicit DiskFile(Handle handle) : m_handle(handle) {}

    Handle m_handle = kNone;
};

// The system's words for want of memory.
[[nodiscard]] std::string outOfMemory();

// A path as UTF-8, for messages. Never throws for what a name may hold.
[[nodiscard]] std::string textOf(const std::filesystem::path& path);

} // namespace solver
