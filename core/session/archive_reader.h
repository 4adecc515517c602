// Reads the games of the archive in a thread of its own and hands them over in portions, the newest first, so that a
// list of a thousand games can be shown and used while it grows.
#pragma once

#include "core/session/session_types.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <memory>
#include <vector>

class QThread;

namespace session {

class ArchiveReader : public QObject {
    Q_OBJECT

public:
    // `dataFolder` as that of GameSession. Reads nothing yet.
    explicit ArchiveReader(const QString& dataFolder, QObject* parent = nullptr);
    ~ArchiveReader() override; // stops, and waits for the file being read

    // Reads all games, from the beginning when it was reading already.
    void start();
    [[nodiscard]] bool isReading() const { return m_thread != nullptr; }
    // How many files there are and have been read.
    [[nodiscard]] int fileCount() const { return m_fileCount; }
    [[nodiscard]] int readCount() const { return m_readCount; }

signals:
    void found(const std::vector<session::ArchiveEntry>& entries);
    // Everything has been read. Files that could not be are in `problems` and were left as they are.
    void finished(const std::vector<session::Problem>& problems);

private:
    // What the thread has to say; it counts only while its ticket does.
    struct Portion;

    void stop();
    void take(quint64 ticket, const Portion& portion);

    QString m_dataFolder;
    QThread* m_thread = nullptr;
    std::shared_ptr<std::atomic<bool>> m_isStopped;
    quint64 m_ticket = 0;
    int m_fileCount = 0;
    int m_readCount = 0;
};

} // namespace session
