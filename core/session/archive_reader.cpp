#include "core/session/archive_reader.h"

#include "core/session/archive.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QThread>

#include <utility>

namespace session {

struct ArchiveReader::Portion {
    std::vector<ArchiveEntry> entries;
    std::vector<Problem> problems; // all so far, with the last portion
    int fileCount = 0;
    int readCount = 0;
    bool isLast = false;
};

ArchiveReader::ArchiveReader(const QString& dataFolder, QObject* parent) : QObject(parent), m_dataFolder(dataFolder) {}

ArchiveReader::~ArchiveReader() {
    stop();
}

void ArchiveReader::start() {
    stop();
    m_readCount = 0;
    m_fileCount = 0;
    m_isStopped = std::make_shared<std::atomic<bool>>(false);
    // The first lines soon, then portions far enough apart for the window to answer between them.
    constexpr qint64 kPortionMilliseconds = 60;
    m_thread = QThread::create([this, ticket = ++m_ticket, isStopped = m_isStopped, folder = m_dataFolder] {
        const QFileInfoList files = archiveFiles(folder);
        Portion portion;
        portion.fileCount = static_cast<int>(files.size());
        const auto hand = [&](Portion done) {
            QMetaObject::invokeMethod(
                this, [this, ticket, done = std::move(done)] { take(ticket, done); }, Qt::QueuedConnection);
        };
        QElapsedTimer sinceLast;
        sinceLast.start();
        for (const QFileInfo& file : files) {
            if (*isStopped)
                return;
            const auto entry = readArchived(file);
            ++portion.readCount;
            if (entry)
                portion.entries.push_back(*entry);
            else
                portion.problems.push_back({.code = ProblemCode::archiveUnreadable,
                                            .file = file.filePath(),
                                            .reason = {},
                                            .fault = entry.fault()});
            if (sinceLast.elapsed() < kPortionMilliseconds)
                continue;
            hand(portion);
            portion.entries.clear();
            sinceLast.restart();
        }
        portion.isLast = true;
        hand(std::move(portion));
    });
    m_thread->setObjectName(QStringLiteral("archive"));
    m_thread->start(QThread::LowPriority);
}

void ArchiveReader::stop() {
    if (!m_thread)
        return;
    *m_isStopped = true;
    m_thread->wait();
    delete std::exchange(m_thread, nullptr);
    ++m_ticket;
}

void ArchiveReader::take(quint64 ticket, const Portion& portion) {
    if (ticket != m_ticket)
        return;
    m_fileCount = portion.fileCount;
    m_readCount = portion.readCount;
    if (portion.isLast) {
        m_thread->wait();
        delete std::exchange(m_thread, nullptr);
    }
    emit found(portion.entries);
    if (portion.isLast && ticket == m_ticket)
        emit finished(portion.problems);
}

} // namespace session
