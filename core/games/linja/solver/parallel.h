// Work shared out among threads.
#pragma once

#include <functional>

namespace solver {

// Runs work(index, thread) for every index from 0 to count - 1 in `threads` threads and waits for all. An exception,
// most likely for want of memory, ends the work: indices that nobody has begun are left out, and once all threads are
// done the first exception is thrown on to the caller.
void parallelFor(int threads, int count, const std::function<void(int index, int thread)>& work);

} // namespace solver
