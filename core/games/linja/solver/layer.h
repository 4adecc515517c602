// A *layer* holds a value for every pair of placements whose levels add up to the same sum, as a matrix for each split
// of the sum: row X, column Y. Values are one byte, 128 + points; 0 means none yet.
//
// The main table has the opponent's placement as row X and the mover's as column Y: value for the mover Y. After a turn
// of A against B the mover is B, so all that a turn of A can reach without a Bonus Move of an opposing pawn lies in the
// column B of the rows A'. So a turn tree is walked once for A and worked out for 64 placements B at a time, side by
// side.
#pragma once

#include "core/games/linja/solver/placements.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace solver {

using Cell = std::uint8_t;
inline constexpr int kZero = 128; // the cell of 0 points
inline constexpr int kLayers = 2 * (kLevels - 1) + 1;

[[nodiscard]] constexpr Cell negated(Cell cell) {
    return static_cast<Cell>(0 - cell);
} // none stays none

// Columns of a level, padded to whole blocks of lanes.
[[nodiscard]] inline int paddedSize(const Placements& placements, int level) {
    return (placements.levelSize(level) + kLanes - 1) / kLanes * kLanes;
}

class Layer {
public:
    Layer() = default;
    Layer(const Placements& placements, int sum) : m_sum(sum), m_top(placements.levels() - 1) {
        std::size_t total = 0;
        for (int x = firstLevel(); x <= lastLevel(); ++x) {
            m_strides[index(x)] = static_cast<std::size_t>(paddedSize(placements, sum - x));
            m_offsets[index(x)] = total;
            total += static_cast<std::size_t>(placements.levelSize(x)) * m_strides[index(x)];
        }
        m_cells.resize(total);
    }

    [[nodiscard]] int sum() const { return m_sum; }
    [[nodiscard]] bool isEmpty() const { return m_cells.empty(); }
    // The levels of rows that occur.
    [[nodiscard]] int firstLevel() const { return std::max(0, m_sum - m_top); }
    [[nodiscard]] int lastLevel() const { return std::min(m_top, m_sum); }

    // Row number `row` within level x; its columns are the placements of level sum - x.
    [[nodiscard]] Cell* row(int x, int row) {
        return m_cells.data() + m_offsets[index(x)] + static_cast<std::size_t>(row) * m_strides[index(x)];
    }
    [[nodiscard]] const Cell* row(int x, int row) const {
        return m_cells.data() + m_offsets[index(x)] + static_cast<std::size_t>(row) * m_strides[index(x)];
    }
    [[nodiscard]] std::size_t stride(int x) const { return m_strides[index(x)]; }

    void swap(Layer& other) noexcept { std::swap(*this, other); }

private:
    [[nodiscard]] static std::size_t index(int x) { return static_cast<std::size_t>(x); }

    int m_sum = -1;
    int m_top = 0; // the highest level of the board
    std::array<std::size_t, kLevels> m_offsets{};
    std::array<std::size_t, kLevels> m_strides{};
    std::vector<Cell> m_cells;
};

// The layers that are still needed, found by their sum: at most kKept following ones.
class Window {
public:
    static constexpr int kKept = 16;

    [[nodiscard]] Layer& at(int sum) { return m_layers[static_cast<std::size_t>(sum) % kKept]; }
    [[nodiscard]] const Layer& at(int sum) const { return m_layers[static_cast<std::size_t>(sum) % kKept]; }
    void put(Layer layer) { at(layer.sum()) = std::move(layer); }
    void drop(int sum) { at(sum) = Layer(); }

private:
    std::array<Layer, kKept> m_layers;
};

} // namespace solver
