// Work spread over threads.
#pragma once

#include <cstddef>
#include <functional>

namespace cli {

// Calls work(i) for every i below `count`, each in a thread of its own; where the system gives no more threads, in the
// caller's. Returns when all are done; an exception of one is thrown again here then, the first where there are more.
void inParallel(std::size_t count, const std::function<void(std::size_t)>& work);

} // namespace cli
