// What the turns of a position come to: the distinct positions one turn away. Search, counts of turns, reviews and
// values of turns all stand on these functions, and they on the game's forEachTurn().
#pragma once

#include "core/game/position.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace game {

// The keys of positions in the order in which they were met. Without an allocation up to kFew of them.
class KeySet {
public:
    // Whether the key has been added.
    [[nodiscard]] bool has(std::uint64_t key) const { return find(key).has_value(); }
    // How many keys were added before this one; nothing for a key that has not been added.
    [[nodiscard]] std::optional<std::size_t> find(std::uint64_t key) const {
        if ((m_filter & bitOf(key)) == 0)
            return std::nullopt;
        const auto* const fewEnd = m_few.data() + std::min(m_size, kFew);
        if (const auto* const at = std::find(m_few.data(), fewEnd, key); at != fewEnd)
            return static_cast<std::size_t>(at - m_few.data());
        if (const auto at = std::find(m_more.begin(), m_more.end(), key); at != m_more.end())
            return kFew + static_cast<std::size_t>(at - m_more.begin());
        return std::nullopt;
    }
    // Adds a key that is not there yet.
    void add(std::uint64_t key) {
        m_filter |= bitOf(key);
        if (m_size < kFew)
            m_few[m_size] = key;
        else
            m_more.push_back(key);
        ++m_size;
    }

private:
    static constexpr std::size_t kFew = 128;

    // Most keys that are not there are told by this alone.
    [[nodiscard]] static std::uint64_t bitOf(std::uint64_t key) { return std::uint64_t{1} << (key & 63); }

    std::uint64_t m_filter = 0;
    std::size_t m_size = 0;
    std::array<std::uint64_t, kFew> m_few; // the first m_size are set
    std::vector<std::uint64_t> m_more;
};

// Calls visit(turn, position after it, its key) once for each distinct position one turn away, with the first turn that
// leads there, in the order of legalTurns(). A visitor that gives false has not taken the turn: then the next turn that
// leads to the same position is shown to it too.
template <GamePosition P, class Visit>
void forEachResult(const P& position, Visit&& visit) {
    KeySet known;
    position.forEachTurn([&](const typename P::Turn& turn, const P& after) {
        const std::uint64_t key = after.key();
        if (known.has(key))
            return;
        if constexpr (std::is_void_v<decltype(visit(turn, after, key))>)
            visit(turn, after, key);
        else if (!visit(turn, after, key))
            return;
        known.add(key);
    });
}

// A position one turn away, with all the turns that lead there.
template <GamePosition P>
struct TurnsTo {
    P position;
    std::uint64_t key = 0;
    std::vector<typename P::Turn> turns; // in the order of legalTurns(), never empty
};

// All of them, in the order of forEachResult().
template <GamePosition P>
[[nodiscard]] std::vector<TurnsTo<P>> resultsOf(const P& position) {
    std::vector<TurnsTo<P>> results;
    KeySet known;
    position.forEachTurn([&](const typename P::Turn& turn, const P& after) {
        const std::uint64_t key = after.key();
        const auto at = known.find(key);
        if (at) {
            results[*at].turns.push_back(turn);
            return;
        }
        known.add(key);
        results.push_back({after, key, {turn}});
    });
    return results;
}

// The turns alone.
template <class P>
[[nodiscard]] std::vector<typename P::Turn> turnsOf(const P& position) {
    std::vector<typename P::Turn> turns;
    turns.reserve(96);
    position.forEachTurn([&turns](const typename P::Turn& turn, const P&) { turns.push_back(turn); });
    return turns;
}

} // namespace game
