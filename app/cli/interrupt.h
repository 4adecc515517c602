// Ctrl+C, and the system's polite request to end.
#pragma once

#include "core/ai/stop_token.h"

namespace cli {

// As long as it lives, the first interruption asks `stop` to stop; the next ends the program. One at a time.
class InterruptGuard {
public:
    explicit InterruptGuard(ai::StopToken& stop);
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
};

} // namespace cli
