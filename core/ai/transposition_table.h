// What the search remembers of positions: a table of fixed size in buckets of two entries, the first kept for the
// deepest search, the second for the latest. Its memory is reserved at the first use, in large pages where the system
// has them: look-ups are spread over all of it, and with small pages they took a third of the time of a search.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace ai {

enum class Bound : std::uint8_t { none, lower, upper, exact };

struct TableEntry {
    // A proven value rests on ends of the game alone and holds at any depth.
    static constexpr std::uint8_t kProven = 255;

    std::uint64_t key = 0;
    std::uint32_t best = 0; // the low half of the key of the best child; 0: none known
    std::int16_t value = 0;
    std::uint8_t depth = 0;
    std::uint8_t age = 0; // bits 0 and 1: the bound, above them the generation of the search

    [[nodiscard]] Bound bound() const { return static_cast<Bound>(age & 3); }
    [[nodiscard]] bool isProven() const { return depth == kProven; }
};
static_assert(sizeof(TableEntry) == 16);

class TranspositionTable {
public:
    static constexpr std::size_t kDefaultBytes = std::size_t{32} << 20;

    // `bytes` is rounded down to a power of two of buckets, at least one.
    explicit TranspositionTable(std::size_t bytes = kDefaultBytes);

    // Begins a search: entries of earlier ones give way first. Reserves the memory at the first call.
    void newSearch();
    // Begins to fetch the entry of a position that will be asked for soon.
    void prefetch([[maybe_unused]] std::uint64_t key) const {
#if defined(__GNUC__)
        if (m_buckets)
            __builtin_prefetch(&m_buckets[(key >> 32) & m_mask]);
#endif
    }
    // The entry of this position, or null. The pointer holds until the next store.
    [[nodiscard]] const TableEntry* find(std::uint64_t key) const;
    void store(std::uint64_t key, int value, int depth, Bound bound, std::uint32_t best);
    // Forgets everything and gives the memory back.
    void clear() {
        m_buckets.reset();
    }
    [[nodiscard]] bool isReserved() const {
        return m_buckets != nullptr;
    }

private:
    struct alignas(32) Bucket {
        std::array<TableEntry, 2> entries;
    };
    struct Free {
        void operator()(Bucket* buckets) const;
    };

    std::size_t m_mask;
    std::unique_ptr<Bucket[], Free> m_buckets;
    std::uint8_t m_generation = 0; // 0 to 63
};

} // namespace ai
