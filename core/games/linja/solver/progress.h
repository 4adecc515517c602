// How far long work over all positions has come.
#pragma once

#include "core/games/linja/solver/table_format.h"

#include <chrono>
#include <cstdint>

namespace solver {

struct Progress {
    std::uint64_t positionsDone = 0;
    std::uint64_t positions = 0;
    double secondsSpent = 0; // in this sitting
    double secondsLeft = 0;  // an estimate; 0 while there is none
};

// Takes the time of one sitting.
class Stopwatch {
public:
    // `doneBefore`: what earlier sittings have done.
    explicit Stopwatch(std::uint64_t doneBefore = 0) : m_doneBefore(doneBefore) {}

    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }
    [[nodiscard]] Progress progress(std::uint64_t done) const {
        const double spent = seconds();
        // The early layers are small and say little.
        if (done - m_doneBefore < kPositions / 200)
            return {done, kPositions, spent, 0};
        const double rate = static_cast<double>(done - m_doneBefore) / spent;
        return {done, kPositions, spent, static_cast<double>(kPositions - done) / rate};
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::uint64_t m_doneBefore;
};

} // namespace solver
