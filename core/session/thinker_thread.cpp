#include "core/session/thinker_thread.h"

#include <array>
#include <atomic>
#include <new>
#include <string>
#include <utility>

namespace session {

struct ThinkerThread::Job {
    quint64 ticket = 0;
    std::shared_ptr<const game::Match> match;
    ai::Limits limits;
    ai::StopToken stop;
    std::atomic<bool> isCancelled{false};
};

// Used in the thread only.
struct ThinkerThread::Worker {
    // No turn where the memory does not suffice.
    ai::Thought think(const Job& job) {
        try {
            return thinkOrThrow(job);
        } catch (const std::bad_alloc&) {
            thinkers = {};
            gameId.clear();
            return {};
        }
    }

    ai::Thought thinkOrThrow(const Job& job) {
        if (gameId != job.match->gameId()) {
            gameId = job.match->gameId();
            for (auto& thinker : thinkers)
                thinker = newThinker(gameId);
            useExactValues(values);
        }
        auto& thinker = thinkers[game::indexOf(job.match->sideToMove())];
        return thinker ? thinker->think(*job.match, job.limits, job.stop) : ai::Thought{};
    }

    void useExactValues(const std::shared_ptr<const game::ExactValues>& exact) {
        values = exact;
        for (auto& thinker : thinkers)
            if (thinker)
                thinker->useExactValues(exact);
    }

    void forget() {
        for (auto& thinker : thinkers)
            if (thinker)
                thinker->forget();
    }

    NewThinker newThinker;
    std::string gameId{};
    std::array<std::unique_ptr<ai::Thinker>, 2> thinkers{}; // one a side
    std::shared_ptr<const game::ExactValues> values{};
};

ThinkerThread::ThinkerThread(NewThinker newThinker)
    : m_newThinker(std::move(newThinker)), m_thread(WorkThread::Priority::usual) {}

ThinkerThread::~ThinkerThread() {
    cancel();
}

void ThinkerThread::think(quint64 ticket, std::shared_ptr<const game::Match> match, const ai::Limits& limits) {
    cancel();
    if (!m_worker)
        m_worker = std::make_shared<Worker>(Worker{.newThinker = m_newThinker, .values = m_values});
    m_job = std::make_shared<Job>();
    m_job->ticket = ticket;
    m_job->match = std::move(match);
    m_job->limits = limits;
    m_thread.run([this, worker = m_worker, job = m_job] {
        if (job->isCancelled)
            return;
        ai::Thought thought = worker->think(*job);
        if (!job->isCancelled)
            m_thread.answer([this, job, thought = std::move(thought)] { deliver(job, thought); });
    });
}

void ThinkerThread::deliver(const std::shared_ptr<Job>& job, const ai::Thought& thought) {
    if (job->isCancelled)
        return;
    m_job.reset();
    emit answered(job->ticket, thought);
}

void ThinkerThread::cancel() {
    if (!m_job)
        return;
    m_job->isCancelled = true;
    m_job->stop.request();
    m_job.reset();
}

void ThinkerThread::hurry() {
    if (m_job)
        m_job->stop.request();
}

void ThinkerThread::useExactValues(std::shared_ptr<const game::ExactValues> values) {
    if (values == m_values)
        return;
    m_values = std::move(values);
    if (m_worker)
        m_thread.run([worker = m_worker, exact = m_values] { worker->useExactValues(exact); });
}

void ThinkerThread::forget() {
    if (m_worker)
        m_thread.run([worker = m_worker] { worker->forget(); });
}

} // namespace session
