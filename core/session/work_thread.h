// A thread for work that would hold up the thread it is made in, and the way back for what comes of it.
//
// Everything that goes from one thread to the other goes through the mutex in here. Qt's event queue alone would do,
// but ThreadSanitizer does not see what it orders.
#pragma once

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace session {

class WorkThread final : public QObject {
public:
    // Low: gives way to other threads and programs, and so do the threads that the work starts.
    enum class Priority : std::uint8_t { usual, low };

    explicit WorkThread(Priority priority);
    // Drops what has not begun and waits for the work that is being done, which should have been told to stop. Answers
    // that have not been given by then are dropped, too.
    ~WorkThread() override;

    // Does this after all that was given before. The thread begins with the first work. No exception may leave it.
    void run(std::function<void()> work);
    // To be called by the work: from the event loop of the thread that made this object, `answer` is called.
    void answer(std::function<void()> answer);
    // Waits until all work is done. Its answers come later, from the event loop.
    void wait();

protected:
    bool event(QEvent* event) override;

private:
    void work();

    const Priority m_priority;
    std::mutex m_mutex; // of all that follows but the thread
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_work;
    std::deque<std::function<void()>> m_answers;
    bool m_isWorking = false;
    bool m_isEnding = false;
    std::thread m_thread;
};

} // namespace session
