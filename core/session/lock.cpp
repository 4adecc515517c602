#include "core/session/lock.h"

#include "core/session/file_access.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStorageInfo>
#include <QSysInfo>

namespace session {
namespace {

// What is no file can hold no lock, and reading it might not end.
bool clearAway(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists() || info.isFile())
        return true;
    if (info.isDir() && !info.isSymLink() && QDir().rmdir(path))
        return true;
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    return QFile::rename(path, freeName(path + QStringLiteral(".damaged-") + stamp, {}));
}

bool isOnNetwork(const QString& path) {
    const QByteArray type = QStorageInfo(QFileInfo(path).absolutePath()).fileSystemType().toLower();
    for (const char* network : {"nfs", "cifs", "smb", "sshfs", "9p", "afs", "davfs", "webdav", "ncp", "glusterfs",
                                "ceph", "lustre", "coda", "fuse.gvfsd", "fuse.rclone"})
        if (type.contains(network))
            return true;
    return false;
}

struct Holder {
    bool isNamed = false; // the lock says who holds it
    bool isElsewhere = false;
};

Holder holderOf(const QLockFile& lock) {
    qint64 process = 0;
    QString host;
    QString program;
    Holder holder;
    holder.isNamed = lock.getLockInfo(&process, &host, &program);
    holder.isElsewhere = holder.isNamed && !host.isEmpty() && host != QSysInfo::machineHostName();
    return holder;
}

} // namespace

// A program keeps its lock open and locked by the system for as long as it lives, and removeStaleLockFile() respects
// that, whatever the file says. Through a network that is not certain, so another computer's lock is believed there.
LockState takeLock(QLockFile& lock) {
    constexpr int kMoment = 200; // ms: a lock that says nothing may just be being written
    const QString path = lock.fileName();
    if (!clearAway(path))
        return LockState::unusable;
    lock.setStaleLockTime(0); // stale only when its program is gone, however long it runs
    if (lock.tryLock(0))
        return LockState::taken;
    if (lock.error() != QLockFile::LockFailedError)
        return LockState::unusable;
    Holder holder = holderOf(lock);
    if (!holder.isNamed && lock.tryLock(kMoment))
        return LockState::taken;
    holder = holderOf(lock);
    if (holder.isElsewhere && isOnNetwork(path))
        return LockState::heldByComputer;
    if (lock.removeStaleLockFile() && lock.tryLock(0))
        return LockState::taken;
    return LockState::heldByProgram;
}

} // namespace session
