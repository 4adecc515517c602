// The computer's thinking, in a thread of its own. Asked by functions, answered by a signal; an order to stop returns
// at once and the thread follows within the search's own time for noticing it (20 ms, ai/thinker.h).
#pragma once

#include "core/ai/thinker.h"
#include "core/game/match.h"
#include "core/games/thinkers.h"
#include "core/session/work_thread.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string_view>

namespace session {

// Makes the thinkers of a game; null where there are none.
using NewThinker = std::function<std::unique_ptr<ai::Thinker>(std::string_view gameId)>;

class ThinkerThread : public QObject {
    Q_OBJECT

public:
    explicit ThinkerThread(NewThinker newThinker = games::newThinker);
    ~ThinkerThread() override; // stops, and waits for the thread

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
    // From the event loop, and only while the question has not been cancelled. Without a turn when there is no legal
    // one.
    void answered(quint64 ticket, const ai::Thought& thought);

private:
    struct Job;
    struct Worker;

    void deliver(const std::shared_ptr<Job>& job, const ai::Thought& thought);

    NewThinker m_newThinker;
    std::shared_ptr<Worker> m_worker; // null until the computer plays first: two people need no thread
    std::shared_ptr<Job> m_job;       // the question that waits for its answer
    std::shared_ptr<const game::ExactValues> m_values;
    WorkThread m_thread; // the last member: its end is the first thing that happens
};

} // namespace session
