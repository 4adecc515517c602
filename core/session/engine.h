// The computer's thinking, in one worker thread of its own. Asked and answered by signals; an order to stop returns at
// once and the thread follows within the search's own time for noticing it (20 ms, ai/thinker.h).
#pragma once

#include "core/ai/thinker.h"
#include "core/game/match.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace session {

class ThinkJob;
class ThinkWorker;

class Engine : public QObject {
    Q_OBJECT

public:
    explicit Engine(QObject* parent = nullptr);
    ~Engine() override; // stops, and waits for the thread

    // Thinks about the present position of `match`. What was asked before is cancelled. Each side keeps its own memory.
    void think(quint64 ticket, std::shared_ptr<const game::Match> match, const ai::Limits& limits);
    // No answer will come.
    void cancel();
    // The answer comes now.
    void hurry();
    // Drops what was learnt, before another game.
    void forget();
    // From the next thought on (ai::Thinker::useExactValues); null ends that.
    void useExactValues(std::shared_ptr<const game::ExactValues> values);

signals:
    // In the thread of this object, and only while the job has not been cancelled. Without a turn when there is no
    // legal one.
    void answered(quint64 ticket, const ai::Thought& thought);

private:
    void start();
    void deliver(const std::shared_ptr<ThinkJob>& job, const ai::Thought& thought);

    QThread m_thread;
    ThinkWorker* m_worker = nullptr; // lives in the thread, which deletes it
    std::shared_ptr<ThinkJob> m_job;
    std::shared_ptr<const game::ExactValues> m_values;
};

} // namespace session
