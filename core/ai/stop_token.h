// A flag by which one thread asks a search in another to stop. std::stop_token is missing in Apple's library.
#pragma once

#include <atomic>

namespace ai {

class StopToken {
public:
    StopToken() = default;
    StopToken(const StopToken&) = delete;
    StopToken& operator=(const StopToken&) = delete;

    // Asks for the stop; may be called from any thread, any number of times.
    void request() { m_requested.store(true, std::memory_order_relaxed); }
    // Makes the token fit for the next search; only while no search reads it.
    void reset() { m_requested.store(false, std::memory_order_relaxed); }
    [[nodiscard]] bool test() const { return m_requested.load(std::memory_order_relaxed); }

private:
    std::atomic<bool> m_requested{false};
};

} // namespace ai
