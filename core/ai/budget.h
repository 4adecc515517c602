// What a search may spend, polled at every node: nodes exactly, the stop flag and the clock every few nodes.
#pragma once

#include "core/ai/stop_token.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace ai {

class Budget {
public:
    using Clock = std::chrono::steady_clock;

    // 0 nodes and no deadline mean no such limit.
    Budget(const StopToken& stop, std::uint64_t nodes, std::optional<Clock::time_point> deadline)
        : m_stop(stop), m_limit(nodes == 0 ? UINT64_MAX : nodes), m_deadline(deadline) {}

    // Counts a node. False when the search has to end.
    [[nodiscard]] bool spend() {
        if (m_spent >= m_limit)
            return false;
        ++m_spent;
        return (m_spent & (kPollEvery - 1)) != 0 || poll();
    }
    // Asks the stop flag and the clock now. False when the search has to end.
    [[nodiscard]] bool poll() {
        m_interrupted = m_interrupted || m_stop.test() || (m_deadline && Clock::now() >= *m_deadline);
        return !m_interrupted;
    }
    // Allows at most this many nodes in all.
    void capNodes(std::uint64_t nodes) { m_limit = nodes < m_limit ? nodes : m_limit; }

    [[nodiscard]] std::uint64_t spent() const { return m_spent; }
    // Whether the stop flag or the clock ended the search.
    [[nodiscard]] bool wasInterrupted() const { return m_interrupted; }

private:
    // About 0.1 ms of an optimised search, 2 ms of a sanitized one.
    static constexpr std::uint64_t kPollEvery = 128;

    const StopToken& m_stop;
    std::uint64_t m_limit;
    std::optional<Clock::time_point> m_deadline;
    std::uint64_t m_spent = 0;
    bool m_interrupted = false;
};

} // namespace ai
