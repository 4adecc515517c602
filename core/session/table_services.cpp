#include "core/session/table_services.h"

#include "core/games/linja/solver/table.h"

#include <QFile>
#include <QStorageInfo>

#if defined(Q_OS_WIN)
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#elif defined(Q_OS_UNIX)
#include <unistd.h>
#endif

namespace session {
namespace {

game::Result<OpenTable> openTable(const std::filesystem::path& path) {
    auto opened = solver::Table::open(path, solver::Table::Check::header);
    if (!opened)
        return opened.fault();
    return OpenTable{.values = *opened, .startValue = (*opened)->header().startValue};
}

PartOfTable partOfTable(const std::filesystem::path& file, std::string_view rulesId) {
    const auto state = solver::partState(file, rulesId);
    return {static_cast<double>(state.positions) / static_cast<double>(solver::tablePositions()), state.seconds};
}

qint64 freeDiskOf(const QString& folder) {
    const QStorageInfo disk(folder);
    return disk.isValid() && disk.isReady() ? disk.bytesAvailable() : -1;
}

qint64 freeMemoryOfThisMachine() {
#if defined(Q_OS_LINUX)
    // What programs can have without others being pushed out; the files in memory that can be dropped count as free.
    QFile info(QStringLiteral("/proc/meminfo"));
    if (!info.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray& line : info.readAll().split('\n'))
        if (line.startsWith("MemAvailable:"))
            return line.mid(13).simplified().split(' ').first().toLongLong() * 1024;
    return -1;
#elif defined(Q_OS_WIN)
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof status;
    return GlobalMemoryStatusEx(&status) ? static_cast<qint64>(status.ullAvailPhys) : -1;
#elif defined(Q_OS_UNIX)
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? static_cast<qint64>(pages) * size : -1;
#else
    return -1;
#endif
}

} // namespace

TableServices TableServices::ofThisMachine() {
    return {.build = solver::buildTable,
            .open = openTable,
            .part = partOfTable,
            .freeDisk = freeDiskOf,
            .freeMemory = freeMemoryOfThisMachine};
}

} // namespace session
