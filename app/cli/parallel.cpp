#include "app/cli/parallel.h"

#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace cli {

void inParallel(std::size_t count, const std::function<void(std::size_t)>& work) {
    std::vector<std::exception_ptr> failures(count);
    const auto guarded = [&](std::size_t i) noexcept {
        try {
            work(i);
        } catch (...) {
            failures[i] = std::current_exception();
        }
    };
    std::vector<std::thread> others;
    others.reserve(count);
    for (std::size_t i = 1; i < count; ++i) {
        try {
            others.emplace_back(guarded, i);
        } catch (const std::system_error&) {
            guarded(i);
        }
    }
    if (count > 0)
        guarded(0);
    for (std::thread& other : others)
        other.join();
    for (const std::exception_ptr& failure : failures)
        if (failure)
            std::rethrow_exception(failure);
}

} // namespace cli
