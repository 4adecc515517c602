#include "core/session/work_thread.h"

#include <QCoreApplication>
#include <QEvent>
#include <QThread>

#include <utility>

#if defined(Q_OS_LINUX)
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace session {
namespace {

QEvent::Type answerEvent() {
    static const auto kType = static_cast<QEvent::Type>(QEvent::registerEventType());
    return kType;
}

// This thread, and those it starts, give way to others where the system has a way to say so.
void giveWayToOthers() {
#if defined(Q_OS_LINUX)
    // Qt's priorities mean nothing to the usual scheduler of Linux; this one number counts for a thread and its
    // children.
    constexpr int kNice = 10;
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNice);
#else
    QThread::currentThread()->setPriority(QThread::LowPriority);
#endif
}

} // namespace

WorkThread::WorkThread(Priority priority) : m_priority(priority) {}

WorkThread::~WorkThread() {
    {
        const std::lock_guard lock(m_mutex);
        m_work.clear();
        m_isEnding = true;
    }
    m_changed.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

void WorkThread::run(std::function<void()> work) {
    {
        const std::lock_guard lock(m_mutex);
        m_work.push_back(std::move(work));
    }
    m_changed.notify_all();
    if (!m_thread.joinable())
        m_thread = std::thread([this] { this->work(); });
}

void WorkThread::work() {
    if (m_priority == Priority::low)
        giveWayToOthers();
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_isEnding || !m_work.empty(); });
        if (m_isEnding)
            return;
        m_isWorking = true;
        {
            const std::function<void()> next = std::move(m_work.front());
            m_work.pop_front();
            lock.unlock();
            next();
        }
        lock.lock();
        m_isWorking = false;
        m_changed.notify_all();
    }
}

void WorkThread::wait() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_work.empty() && !m_isWorking; });
}

void WorkThread::answer(std::function<void()> answer) {
    {
        const std::lock_guard lock(m_mutex);
        m_answers.push_back(std::move(answer));
    }
    QCoreApplication::postEvent(this, new QEvent(answerEvent()));
}

// One answer an event: it may run an event loop of its own, or delete this object.
bool WorkThread::event(QEvent* event) {
    if (event->type() != answerEvent())
        return QObject::event(event);
    std::function<void()> next;
    {
        const std::lock_guard lock(m_mutex);
        next = std::move(m_answers.front());
        m_answers.pop_front();
    }
    next();
    return true;
}

} // namespace session
