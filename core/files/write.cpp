#include "core/files/write.h"

#include "core/files/read.h"
#include "core/files/system_calls.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#ifndef _WIN32
#include <csignal>
#endif

namespace files {
namespace {

using Path = std::filesystem::path;
using Failure = std::optional<WriteFailure>;

enum class LastStep { replace, create };

WriteFailure failed(std::string reason) {
    return {.isOccupied = false, .reason = std::move(reason)};
}

WriteFailure occupied() {
    return {.isOccupied = true, .reason = std::generic_category().message(static_cast<int>(std::errc::file_exists))};
}

Path folderOf(const Path& file) {
    return file.has_parent_path() ? file.parent_path() : Path(".");
}

// Where a name leads that is a link, so that the link stays.
Path followed(Path path) {
    constexpr int kMostLinks = 16;
    std::error_code error;
    for (int i = 0; i < kMostLinks && std::filesystem::is_symlink(path, error); ++i) {
        const Path next = std::filesystem::read_symlink(path, error);
        if (error)
            break;
        path = next.is_absolute() ? next : folderOf(path) / next;
    }
    return path;
}

void removeQuietly(const Path& path) {
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
}

#ifdef _WIN32

std::string reasonOf(DWORD error) {
    return std::system_category().message(static_cast<int>(error));
}

unsigned long processNumber() {
    return GetCurrentProcessId();
}

bool isRunning(long process) {
    const HANDLE handle = OpenProcess(SYNCHRONIZE, FALSE, static_cast<DWORD>(process));
    if (!handle)
        return GetLastError() == ERROR_ACCESS_DENIED;
    const bool runs = WaitForSingleObject(handle, 0) == WAIT_TIMEOUT;
    CloseHandle(handle);
    return runs;
}

Failure writeAndFlush(HANDLE file, std::string_view bytes) {
    constexpr std::size_t kPortion = 1024 * 1024;
    while (!bytes.empty()) {
        DWORD count = 0;
        const auto size = static_cast<DWORD>(std::min(bytes.size(), kPortion));
        if (!WriteFile(file, bytes.data(), size, &count, nullptr))
            return failed(reasonOf(GetLastError()));
        bytes.remove_prefix(count);
    }
    if (!FlushFileBuffers(file))
        return failed(reasonOf(GetLastError()));
    return std::nullopt;
}

// Makes a file that was not there. False where the name is taken.
bool writeNew(const Path& path, std::string_view bytes, const Path&, Failure& failure) {
    const HANDLE file =
        CreateFileW(path.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) {
        const DWORD error = GetLastError();
        failure = failed(reasonOf(error));
        return error != ERROR_FILE_EXISTS;
    }
    failure = writeAndFlush(file, bytes);
    if (!CloseHandle(file) && !failure)
        failure = failed(reasonOf(GetLastError()));
    return true;
}

Failure flush(const Path& path) {
    const HANDLE file = CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, nullptr, OPEN_EXISTING,
                                    FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return failed(reasonOf(GetLastError()));
    Failure failure;
    if (!FlushFileBuffers(file))
        failure = failed(reasonOf(GetLastError()));
    CloseHandle(file);
    return failure;
}

// A file that is mapped into memory cannot be replaced.
Failure rename(const Path& from, const Path& to, LastStep step) {
    const DWORD flags = MOVEFILE_WRITE_THROUGH | (step == LastStep::replace ? MOVEFILE_REPLACE_EXISTING : 0u);
    if (MoveFileExW(from.c_str(), to.c_str(), flags))
        return std::nullopt;
    const DWORD error = GetLastError();
    if (step == LastStep::create && (error == ERROR_ALREADY_EXISTS || error == ERROR_FILE_EXISTS))
        return occupied();
    std::error_code ignored;
    const bool replaces = std::filesystem::is_regular_file(to, ignored);
    if (replaces &&
        (error == ERROR_USER_MAPPED_FILE || error == ERROR_SHARING_VIOLATION || error == ERROR_ACCESS_DENIED))
        return failed("the file there is in use or protected");
    return failed(reasonOf(error));
}

Failure checkTarget(const Path& target) {
    if (isIrregular(target))
        return WriteFailure{.isOccupied = true, .reason = kNotAFile};
    const DWORD attributes = GetFileAttributesW(target.c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_READONLY))
        return failed(reasonOf(ERROR_ACCESS_DENIED));
    return std::nullopt;
}

#else

std::string reasonOf(int error) {
    return std::generic_category().message(error);
}

long processNumber() {
    return static_cast<long>(::getpid());
}

bool isRunning(long process) {
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH;
}

// Some file systems cannot wait for everything; that is no failure of the disk.
bool isMissingAbility(int error) {
#if EOPNOTSUPP != ENOTSUP
    if (error == EOPNOTSUPP)
        return true;
#endif
    return error == EINVAL || error == ENOSYS || error == ENOTSUP;
}

int waitForDisk(int file) {
#ifdef F_FULLFSYNC
    if (::fcntl(file, F_FULLFSYNC) == 0)
        return 0;
#endif
    int result = 0;
    do
        result = ::fsync(file);
    while (result != 0 && errno == EINTR);
    return result == 0 || isMissingAbility(errno) ? 0 : errno;
}

int writeAndFlush(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return count < 0 ? errno : EIO;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return waitForDisk(file);
}

// Makes a file that was not there, with the permissions of the one it will replace. False where the name is taken.
bool writeNew(const Path& path, std::string_view bytes, const Path& model, Failure& failure) {
    constexpr mode_t kForAll = 0666;
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kForAll);
    if (file < 0) {
        failure = failed(reasonOf(errno));
        return errno != EEXIST;
    }
    struct stat info {};
    if (::stat(model.c_str(), &info) == 0)
        (void)::fchmod(file, info.st_mode & 0777);
    int error = writeAndFlush(file, bytes);
    // The last message of a disk that is reached through a network may come here.
    if (::close(file) != 0 && error == 0 && errno != EINTR)
        error = errno;
    failure = error == 0 ? Failure() : failed(reasonOf(error));
    return true;
}

Failure flush(const Path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return failed(reasonOf(errno));
    const int error = waitForDisk(file);
    ::close(file);
    return error == 0 ? Failure() : failed(reasonOf(error));
}

// A folder that may not be listed cannot be waited for, though names can be changed in it.
Failure flushFolder(const Path& folder) {
    const int file = ::open(folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return errno == EACCES || errno == EPERM ? Failure() : failed(reasonOf(errno));
    const int error = waitForDisk(file);
    ::close(file);
    return error == 0 ? Failure() : failed(reasonOf(error));
}

// A second name for the file is given only where there is none yet; not every file system knows second names.
Failure giveFreeName(const Path& from, const Path& to) {
    if (::link(from.c_str(), to.c_str()) == 0) {
        (void)::unlink(from.c_str());
        return std::nullopt;
    }
    if (errno == EEXIST)
        return occupied();
    if (errno != EPERM && errno != EMLINK && !isMissingAbility(errno))
        return failed(reasonOf(errno));
    struct stat info {};
    if (::lstat(to.c_str(), &info) == 0)
        return occupied();
    return ::rename(from.c_str(), to.c_str()) == 0 ? Failure() : failed(reasonOf(errno));
}

Failure rename(const Path& from, const Path& to, LastStep step) {
    Failure failure;
    if (step == LastStep::create)
        failure = giveFreeName(from, to);
    else if (::rename(from.c_str(), to.c_str()) != 0)
        failure = failed(reasonOf(errno));
    return failure ? failure : flushFolder(folderOf(to));
}

// A file that may not be written stays, though its folder would let it be replaced.
Failure checkTarget(const Path& target) {
    if (isIrregular(target))
        return WriteFailure{.isOccupied = true, .reason = kNotAFile};
    if (::access(target.c_str(), W_OK) != 0 && errno != ENOENT)
        return failed(reasonOf(errno));
    return std::nullopt;
}

#endif

constexpr std::string_view kTemporaryBegin = ".linja-";
constexpr std::string_view kTemporaryEnd = ".tmp";

std::string temporaryName(int number) {
    return std::string(kTemporaryBegin) + std::to_string(processNumber()) + "-" + std::to_string(number) +
           std::string(kTemporaryEnd);
}

// The process in the name of a temporary file; 0 for other names.
long processIn(const std::string& name) {
    const bool isOurs = name.size() > kTemporaryBegin.size() + kTemporaryEnd.size() &&
                        name.compare(0, kTemporaryBegin.size(), kTemporaryBegin) == 0 &&
                        name.compare(name.size() - kTemporaryEnd.size(), kTemporaryEnd.size(), kTemporaryEnd) == 0;
    long process = 0;
    const char* const begin = name.data() + kTemporaryBegin.size();
    if (isOurs)
        std::from_chars(begin, name.data() + name.size(), process);
    return process;
}

// Writes the temporary file; `path` is its name then.
Failure writeTemporary(const Path& target, std::string_view bytes, const TemporaryName& name, Path& path) {
    const Path folder = folderOf(target);
    Failure failure;
    if (!name.empty()) {
        path = folder / name;
        removeQuietly(path);
        (void)writeNew(path, bytes, target, failure);
        return failure;
    }
    constexpr int kTries = 1000;
    for (int i = 0; i < kTries; ++i) {
        path = folder / temporaryName(i);
        if (writeNew(path, bytes, target, failure))
            break;
    }
    return failure;
}

Failure write(const Path& name, std::string_view bytes, const std::function<bool()>& mayReplace, LastStep step,
              const TemporaryName& temporary) {
    const Path target = step == LastStep::replace ? followed(name) : name;
    if (Failure failure = checkTarget(target))
        return failure;
    Path path;
    Failure failure = writeTemporary(target, bytes, temporary, path);
    if (!failure && mayReplace && !mayReplace())
        failure = occupied();
    if (!failure)
        failure = rename(path, target, step);
    if (failure)
        removeQuietly(path);
    return failure;
}

} // namespace

std::optional<WriteFailure> replaceFile(const Path& target, std::string_view bytes, const TemporaryName& temporary) {
    return write(target, bytes, {}, LastStep::replace, temporary);
}

std::optional<WriteFailure> replaceFileIf(const Path& target, std::string_view bytes,
                                          const std::function<bool()>& mayReplace, const TemporaryName& temporary) {
    return write(target, bytes, mayReplace, LastStep::replace, temporary);
}

std::optional<WriteFailure> createFile(const Path& target, std::string_view bytes, const TemporaryName& temporary) {
    return write(target, bytes, {}, LastStep::create, temporary);
}

std::optional<WriteFailure> moveIntoPlace(const Path& written, const Path& target) {
    if (Failure failure = flush(written))
        return failure;
    return rename(written, target, LastStep::replace);
}

void removeLeftovers(const Path& folder) {
    std::error_code error;
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const Path& path = at->path();
        // Names that this program does not make cannot always be put into its own character set.
        if (path.extension() != Path(std::string(kTemporaryEnd)))
            continue;
        const std::u8string name = path.filename().u8string();
        const long process = processIn(std::string(name.begin(), name.end()));
        if (process > 0 && process != static_cast<long>(processNumber()) && !isRunning(process))
            removeQuietly(path);
    }
}

} // namespace files
