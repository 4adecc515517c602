/* Makes one call of the system fail, or ends the process in front of it: preloaded (LD_PRELOAD) into a program under
 * test, on Linux. Only calls about files below one folder count; they are numbered from 1 in the order they come in.
 *
 *   LINJA_FAULT_ROOT   the folder
 *   LINJA_FAULT_CALL   the number of the first call that fails; 0: none does
 *   LINJA_FAULT_KIND   kill: the process ends there as by a loss of power; else a name of errno: ENOSPC, EIO, EACCES
 *   LINJA_FAULT_LASTS  1: every later call that can fail in this way fails too, as on a full disk
 *   LINJA_FAULT_LOG    where a line is added for each call: number, name, path
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum CallClass { kOpensToRead, kOpensToWrite, kReads, kWrites, kSyncs, kNames, kRemoves };

static const char* g_root;
static size_t g_rootLength;
static long g_call;
static int g_errno; /* 0: kill */
static int g_lasts;
static int g_log = -1;
static long g_count;

__attribute__((constructor)) static void begin(void) {
    g_root = getenv("LINJA_FAULT_ROOT");
    if (!g_root)
        return;
    g_rootLength = strlen(g_root);
    const char* call = getenv("LINJA_FAULT_CALL");
    const char* kind = getenv("LINJA_FAULT_KIND");
    const char* log = getenv("LINJA_FAULT_LOG");
    g_call = call ? atol(call) : 0;
    g_lasts = getenv("LINJA_FAULT_LASTS") != NULL;
    if (kind)
        g_errno = !strcmp(kind, "ENOSPC") ? ENOSPC : !strcmp(kind, "EIO") ? EIO : !strcmp(kind, "EACCES") ? EACCES : 0;
    if (log)
        g_log = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int isBelowRoot(const char* path) {
    return path && g_root && !strncmp(path, g_root, g_rootLength);
}

static int canFailSo(enum CallClass class) {
    switch (g_errno) {
    case ENOSPC:
        return class == kOpensToWrite || class == kWrites || class == kSyncs || class == kNames;
    case EACCES:
        return class == kOpensToRead || class == kOpensToWrite || class == kNames || class == kRemoves;
    case EIO:
        return 1;
    default:
        return 0;
    }
}

/* Whether this call is to fail; errno is set then. */
static int fails(enum CallClass class, const char* name, const char* path) {
    if (!isBelowRoot(path))
        return 0;
    const long number = __atomic_add_fetch(&g_count, 1, __ATOMIC_SEQ_CST);
    if (g_log >= 0) {
        char line[PATH_MAX + 64];
        const int length = snprintf(line, sizeof line, "%ld\t%d\t%s\t%s\n", number, (int)class, name, path + g_rootLength);
        (void)!syscall(SYS_write, g_log, line, (size_t)length);
    }
    if (g_call == 0 || number < g_call || (number > g_call && !g_lasts))
        return 0;
    if (g_errno == 0)
        kill(getpid(), SIGKILL);
    if (!canFailSo(class))
        return 0;
    errno = g_errno;
    return 1;
}

static int failsOn(enum CallClass class, const char* name, int file) {
    if (!g_root)
        return 0;
    char link[64];
    char path[PATH_MAX + 1];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
    if (length <= 0)
        return 0;
    path[length] = '\0';
    return fails(class, name, path);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int failsToOpen(const char* path, int flags) {
    const int writes = (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0;
    return fails(writes ? kOpensToWrite : kOpensToRead, "open", path);
}

#define MODE(flags, last)                                                                                              \
    mode_t mode = 0;                                                                                                   \
    if ((flags) & (O_CREAT | O_TMPFILE)) {                                                                             \
        va_list list;                                                                                                  \
        va_start(list, last);                                                                                          \
        mode = (mode_t)va_arg(list, int);                                                                              \
        va_end(list);                                                                                                  \
    }

int open(const char* path, int flags, ...) {
    MODE(flags, flags)
    return failsToOpen(path, flags) ? -1 : REAL(open)(path, flags, mode);
}
int open64(const char* path, int flags, ...) {
    MODE(flags, flags)
    return failsToOpen(path, flags) ? -1 : REAL(open64)(path, flags, mode);
}
int openat(int folder, const char* path, int flags, ...) {
    MODE(flags, flags)
    return failsToOpen(path, flags) ? -1 : REAL(openat)(folder, path, flags, mode);
}
int openat64(int folder, const char* path, int flags, ...) {
    MODE(flags, flags)
    return failsToOpen(path, flags) ? -1 : REAL(openat64)(folder, path, flags, mode);
}
ssize_t read(int file, void* buffer, size_t count) {
    return failsOn(kReads, "read", file) ? -1 : REAL(read)(file, buffer, count);
}
ssize_t write(int file, const void* buffer, size_t count) {
    return failsOn(kWrites, "write", file) ? -1 : REAL(write)(file, buffer, count);
}
ssize_t writev(int file, const struct iovec* parts, int count) {
    return failsOn(kWrites, "writev", file) ? -1 : REAL(writev)(file, parts, count);
}
ssize_t pwrite64(int file, const void* buffer, size_t count, off64_t at) {
    return failsOn(kWrites, "pwrite", file) ? -1 : REAL(pwrite64)(file, buffer, count, at);
}
int ftruncate64(int file, off64_t length) {
    return failsOn(kWrites, "ftruncate", file) ? -1 : REAL(ftruncate64)(file, length);
}
int fsync(int file) {
    return failsOn(kSyncs, "fsync", file) ? -1 : REAL(fsync)(file);
}
int fdatasync(int file) {
    return failsOn(kSyncs, "fdatasync", file) ? -1 : REAL(fdatasync)(file);
}
int rename(const char* from, const char* to) {
    return fails(kNames, "rename", to) ? -1 : REAL(rename)(from, to);
}
int renameat(int fromFolder, const char* from, int toFolder, const char* to) {
    return fails(kNames, "renameat", to) ? -1 : REAL(renameat)(fromFolder, from, toFolder, to);
}
int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) {
    return fails(kNames, "renameat2", to) ? -1 : REAL(renameat2)(fromFolder, from, toFolder, to, flags);
}
int link(const char* from, const char* to) {
    return fails(kNames, "link", to) ? -1 : REAL(link)(from, to);
}
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) {
    return fails(kNames, "linkat", to) ? -1 : REAL(linkat)(fromFolder, from, toFolder, to, flags);
}
int mkdir(const char* path, mode_t mode) {
    return fails(kNames, "mkdir", path) ? -1 : REAL(mkdir)(path, mode);
}
int unlink(const char* path) {
    return fails(kRemoves, "unlink", path) ? -1 : REAL(unlink)(path);
}
int unlinkat(int folder, const char* path, int flags) {
    return fails(kRemoves, "unlinkat", path) ? -1 : REAL(unlinkat)(folder, path, flags);
}
int remove(const char* path) {
    return fails(kRemoves, "remove", path) ? -1 : REAL(remove)(path);
}
