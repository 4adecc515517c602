#include "app/startup_report.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QTimer>
#include <QWidget>
#include <cstdio>

namespace {

// Kilobytes of memory in use, where the system tells (Linux); 0 elsewhere.
long long residentKilobytes() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).simplified().split(' ').first().toLongLong();
    return 0;
}

class FirstFrame : public QObject {
public:
    FirstFrame(QWidget& window, const QElapsedTimer& sinceStart) : QObject(&window), m_sinceStart(sinceStart) {
        QCoreApplication::instance()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::UpdateRequest && watched == parent() && !m_isDone) {
            m_isDone = true;
            // The frame is painted while this event is handled; the next one in the queue comes after it.
            QTimer::singleShot(0, this, [this] {
                std::printf("first frame %lld ms, resident %lld kB\n", static_cast<long long>(m_sinceStart.elapsed()),
                            residentKilobytes());
                std::fflush(stdout);
                QCoreApplication::quit();
            });
        }
        return false;
    }

private:
    QElapsedTimer m_sinceStart;
    bool m_isDone = false;
};

} // namespace

void reportFirstFrame(QWidget& window, const QElapsedTimer& sinceStart) {
    new FirstFrame(window, sinceStart);
}
