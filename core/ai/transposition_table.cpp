#include "core/ai/transposition_table.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace ai {

TranspositionTable::TranspositionTable(std::size_t bytes)
    : m_mask(std::bit_floor(bytes < sizeof(Bucket) ? std::size_t{1} : bytes / sizeof(Bucket)) - 1) {}

namespace {

constexpr std::align_val_t kLargePage{std::size_t{2} << 20};

} // namespace

void TranspositionTable::Free::operator()(Bucket* buckets) const {
    ::operator delete(buckets, kLargePage, std::nothrow);
}

void TranspositionTable::newSearch() {
    // Without memory the search does without a table.
    if (!m_buckets) {
        const std::size_t count = m_mask + 1;
        void* const memory = ::operator new(count * sizeof(Bucket), kLargePage, std::nothrow);
        if (memory != nullptr) {
#if defined(__linux__)
            ::madvise(memory, count * sizeof(Bucket), MADV_HUGEPAGE); // a wish only
#endif
            m_buckets.reset(static_cast<Bucket*>(memory));
            std::uninitialized_value_construct_n(m_buckets.get(), count);
        }
    }
    m_generation = static_cast<std::uint8_t>((m_generation + 1) & 63);
}

const TableEntry* TranspositionTable::find(std::uint64_t key) const {
    if (!m_buckets)
        return nullptr;
    for (const TableEntry& entry : m_buckets[(key >> 32) & m_mask].entries)
        if (entry.key == key && entry.bound() != Bound::none)
            return &entry;
    return nullptr;
}

void TranspositionTable::store(std::uint64_t key, int value, int depth, Bound bound, std::uint32_t best) {
    if (!m_buckets)
        return;
    auto& [deepest, latest] = m_buckets[(key >> 32) & m_mask].entries;
    const auto age = static_cast<std::uint8_t>(static_cast<unsigned>(bound) | static_cast<unsigned>(m_generation << 2));
    const TableEntry entry{key, best, static_cast<std::int16_t>(value), static_cast<std::uint8_t>(depth), age};
    const bool isOld = (deepest.age >> 2) != m_generation;
    if (deepest.key == key || isOld || depth >= deepest.depth) {
        // What is pushed out is still worth the second place.
        if (deepest.key != key && latest.key != key)
            latest = deepest;
        if (latest.key == key)
            latest = {};
        deepest = entry;
    } else {
        latest = entry;
    }
}

} // namespace ai
