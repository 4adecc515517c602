#include "core/session/record_files.h"

#include "core/files/write.h"
#include "core/record/reader.h"
#include "core/record/writer.h"
#include "core/session/file_access.h"
#include "core/session/session_record.h"

#include <QFileInfo>

#include <utility>

namespace session {

RecordFiles::RecordFiles(GameStore& store) : m_store(store) {}

bool RecordFiles::save(const std::string& record, const QString& path) {
    Problem trouble{.code = ProblemCode::cannotWrite, .file = path, .reason = {}, .fault = {}};
    if (record.size() > std::size_t{record::kMaxBytes}) {
        trouble.fault = game::Fault{.code = game::FaultCode::recordTooLong, .expected = record::kMaxBytes};
    } else {
        files::removeLeftovers(systemPath(QFileInfo(path).absolutePath()));
        const auto reason = replaceFile(path, record);
        if (!reason)
            return true;
        trouble.reason = *reason;
    }
    emit problem(trouble);
    return false;
}

bool RecordFiles::saveFromArchive(const QString& file, const QString& path) {
    auto found = m_store.archive().read(file);
    if (!found) {
        emit problem({.code = ProblemCode::archiveUnreadable,
                      .file = m_store.archive().path(file),
                      .reason = {},
                      .fault = found.fault()});
        return false;
    }
    return save(record::write(withoutSessionTags(std::move(found->game))), path);
}

std::optional<RemovedGame> RecordFiles::takeFromArchive(const QString& file, const QDateTime& when) {
    std::optional<Problem> trouble;
    auto removed = m_store.archive().take(file, when, trouble);
    if (trouble) {
        emit problem(*trouble);
    } else if (file == m_store.archiveFile()) {
        m_store.forgetArchiveFile();
        emit openFileTaken();
    }
    return removed;
}

std::optional<ArchiveEntry> RecordFiles::putBack(const RemovedGame& game) {
    std::optional<Problem> trouble;
    auto entry = m_store.archive().putBack(game, trouble);
    if (trouble)
        emit problem(*trouble);
    return entry;
}

QList<RemovedGame> RecordFiles::deletedGames() {
    return m_store.archive().deletedGames(QDateTime::currentDateTimeUtc());
}

} // namespace session
