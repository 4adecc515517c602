#include "core/session/engine.h"

#include "core/games/thinkers.h"

#include <array>
#include <atomic>
#include <new>
#include <utility>

namespace session {

class ThinkJob {
public:
    quint64 ticket = 0;
    std::shared_ptr<const game::Match> match;
    ai::Limits limits;
    ai::StopToken stop;
    std::atomic<bool> isCancelled{false};
};

// Used in the worker's thread only.
class ThinkWorker : public QObject {
public:
    // No turn where the memory does not suffice.
    ai::Thought think(const ThinkJob& job) {
        if (job.isCancelled)
            return {};
        try {
            return thinkOrThrow(job);
        } catch (const std::bad_alloc&) {
            m_thinkers = {};
            m_gameId.clear();
            return {};
        }
    }

    void useExactValues(const std::shared_ptr<const game::ExactValues>& values) {
        m_values = values;
        for (auto& thinker : m_thinkers)
            if (thinker)
                thinker->useExactValues(values);
    }

    void forget() {
        for (auto& thinker : m_thinkers)
            if (thinker)
                thinker->forget();
    }

private:
    ai::Thought thinkOrThrow(const ThinkJob& job) {
        if (m_gameId != job.match->gameId()) {
            m_gameId = job.match->gameId();
            for (auto& thinker : m_thinkers)
                thinker = games::newThinker(m_gameId);
            useExactValues(m_values);
        }
        auto& thinker = m_thinkers[game::indexOf(job.match->sideToMove())];
        return thinker ? thinker->think(*job.match, job.limits, job.stop) : ai::Thought{};
    }

    std::string m_gameId;
    std::array<std::unique_ptr<ai::Thinker>, 2> m_thinkers;
    std::shared_ptr<const game::ExactValues> m_values;
};

Engine::Engine(QObject* parent) : QObject(parent) {
    m_thread.setObjectName(QStringLiteral("thinker"));
}

Engine::~Engine() {
    cancel();
    m_thread.quit();
    m_thread.wait();
}

// Only once the computer plays: two people need no thread.
void Engine::start() {
    if (m_worker)
        return;
    m_worker = new ThinkWorker;
    m_worker->useExactValues(m_values);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

void Engine::think(quint64 ticket, std::shared_ptr<const game::Match> match, const ai::Limits& limits) {
    cancel();
    start();
    m_job = std::make_shared<ThinkJob>();
    m_job->ticket = ticket;
    m_job->match = std::move(match);
    m_job->limits = limits;
    QMetaObject::invokeMethod(
        m_worker,
        [this, worker = m_worker, job = m_job] {
            const ai::Thought thought = worker->think(*job);
            // This object outlives the thread, see the destructor.
            if (!job->isCancelled)
                QMetaObject::invokeMethod(
                    this, [this, job, thought] { deliver(job, thought); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

void Engine::deliver(const std::shared_ptr<ThinkJob>& job, const ai::Thought& thought) {
    if (job->isCancelled)
        return;
    m_job.reset();
    emit answered(job->ticket, thought);
}

void Engine::cancel() {
    if (!m_job)
        return;
    m_job->isCancelled = true;
    m_job->stop.request();
    m_job.reset();
}

void Engine::hurry() {
    if (m_job)
        m_job->stop.request();
}

void Engine::useExactValues(std::shared_ptr<const game::ExactValues> values) {
    if (values == m_values)
        return;
    m_values = std::move(values);
    if (m_worker)
        QMetaObject::invokeMethod(
            m_worker, [worker = m_worker, values = m_values] { worker->useExactValues(values); }, Qt::QueuedConnection);
}

void Engine::forget() {
    if (m_worker)
        QMetaObject::invokeMethod(
            m_worker, [worker = m_worker] { worker->forget(); }, Qt::QueuedConnection);
}

} // namespace session
