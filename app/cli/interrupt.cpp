#include "app/cli/interrupt.h"

#include <atomic>
#include <csignal>

namespace cli {
namespace {

// A handler of signals can reach nothing else; written only by the one guard.
std::atomic<ai::StopToken*> asked{nullptr};
static_assert(std::atomic<ai::StopToken*>::is_always_lock_free);

extern "C" void askToStop(int signal) {
    if (ai::StopToken* const stop = asked.load())
        stop->request();
    std::signal(signal, SIG_DFL);
}

} // namespace

InterruptGuard::InterruptGuard(ai::StopToken& stop) {
    asked = &stop;
    std::signal(SIGINT, askToStop);
    std::signal(SIGTERM, askToStop);
}

InterruptGuard::~InterruptGuard() {
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    asked = nullptr;
}

} // namespace cli
