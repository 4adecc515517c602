#include "core/games/linja/solver/parallel.h"

#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace solver {

void parallelFor(int threads, int count, const std::function<void(int, int)>& work) {
    std::atomic<int> nextIndex{0};
    std::mutex mutex;
    std::exception_ptr failure;
    const auto run = [&](int thread) noexcept {
        try {
            for (int index = nextIndex++; index < count; index = nextIndex++)
                work(index, thread);
        } catch (...) {
            nextIndex = count;
            const std::lock_guard lock(mutex);
            if (!failure)
                failure = std::current_exception();
        }
    };
    std::vector<std::thread> others;
    try {
        for (int thread = 1; thread < threads; ++thread)
            others.emplace_back(run, thread);
    } catch (const std::exception&) {
        // The system gives no more threads, or no memory for them: those there are do the work.
    }
    run(0);
    for (std::thread& other : others)
        other.join();
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace solver
