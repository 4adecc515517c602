// The project's own pseudo-random numbers: the same on every machine and library, so that a seed kept in a record
// repeats a game. SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). Not for
// secrets.
#pragma once

#include <cassert>
#include <cstdint>

namespace game {

// A bijective mixing of 64 bits: every input bit changes about half of the output bits.
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : m_state(seed) {}

    [[nodiscard]] constexpr std::uint64_t next() {
        m_state += 0x9e3779b97f4a7c15ULL;
        return mix64(m_state);
    }

    // A number from 0 to bound - 1, each equally likely to within 2^-32; bound from 1 to 2^32 - 1.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    // A number from 0 (included) to 1 (not included).
    [[nodiscard]] constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    std::uint64_t m_state;
};

} // namespace game
