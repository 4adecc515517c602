#include "core/games/linja/solver/layer_solver.h"

#include <atomic>

namespace solver {
namespace {

// The farthest layer that is read: an Opening Move of one row, then a Follow-Up Move.
constexpr int kReach = 1 + kFarthest;

} // namespace

LayerSolver::LayerSolver(const Placements& placements, const linja::Rules& rules, int threads,
                         const std::atomic<bool>* stop)
    : m_placements(placements), m_kernel(placements, rules), m_threads(threads), m_stop(stop),
      m_next(placements.layers() - 1), m_scratch(static_cast<std::size_t>(threads), Scratch(placements)) {}

// The same as parallelFor(), but goes over what is left without doing it when the work is to stop.
void LayerSolver::forEach(int count, const std::function<void(int, int)>& work) const {
    parallelFor(m_threads, count, [&](int index, int thread) {
        if (!isStopped())
            work(index, thread);
    });
}

std::vector<Block> LayerSolver::blocksOf(int sum) const {
    std::vector<Block> blocks;
    const Layer& layer = m_kernel.values().at(sum);
    for (int a = layer.firstLevel(); a <= layer.lastLevel(); ++a)
        for (int column = 0; column < m_placements.levelSize(sum - a); column += kLanes)
            blocks.push_back({a, sum - a, column});
    return blocks;
}

const Layer& LayerSolver::solveNext() {
    const int sum = m_next--;
    m_kernel.beginLayer(sum);
    const auto blocks = blocksOf(sum);
    if (m_kernel.staysInLayer()) {
        solveInRounds(sum, blocks);
    } else {
        forEach(static_cast<int>(blocks.size()), [&](int index, int thread) {
            m_kernel.solveBlock(blocks[static_cast<std::size_t>(index)], m_scratch[static_cast<std::size_t>(thread)]);
        });
        const int first = m_kernel.values().at(sum).firstLevel();
        forEach(sum / 2 - first + 1, [&](int index, int) { m_kernel.settlePasses(sum, first + index); });
    }
    if (m_kernel.hasBonus() && sum + 1 < m_placements.layers())
        prepareBonus(sum + 1);
    if (sum + kReach < m_placements.layers())
        m_kernel.dropLayer(sum + kReach);
    return m_kernel.values().at(sum);
}

void LayerSolver::solveInRounds(int sum, const std::vector<Block>& blocks) {
    const int count = static_cast<int>(blocks.size());
    Layer base(m_placements, sum);
    forEach(count, [&](int index, int thread) {
        m_kernel.solveBase(blocks[static_cast<std::size_t>(index)], m_scratch[static_cast<std::size_t>(thread)], base);
    });
    forEach(sum / 2 - base.firstLevel() + 1,
            [&](int index, int) { m_kernel.settleBlocked(base, base.firstLevel() + index); });
    Layer before(m_placements, sum);
    for (std::atomic<bool> changed{true}; changed && !isStopped();) {
        changed = false;
        before.swap(m_kernel.values().at(sum));
        forEach(count, [&](int index, int thread) {
            if (m_kernel.iterateBlock(blocks[static_cast<std::size_t>(index)],
                                      m_scratch[static_cast<std::size_t>(thread)], base, before))
                changed = true;
        });
    }
}

void LayerSolver::prepareBonus(int sum) {
    m_kernel.beginBonus(sum);
    const auto blocks = blocksOf(sum);
    forEach(static_cast<int>(blocks.size()),
            [&](int index, int) { m_kernel.prepareBonus(blocks[static_cast<std::size_t>(index)]); });
}

void LayerSolver::resume(int next, std::vector<Layer> layers) {
    m_next = next;
    for (Layer& layer : layers)
        m_kernel.values().put(std::move(layer));
    const int last = std::min(next + kReach + 1, m_placements.layers() - 1);
    for (int sum = last; sum > next; --sum) {
        const auto blocks = blocksOf(sum);
        if (m_kernel.rules().extraTurn) {
            m_kernel.beginSecond(sum);
            forEach(static_cast<int>(blocks.size()), [&](int index, int thread) {
                m_kernel.prepareSecond(blocks[static_cast<std::size_t>(index)],
                                       m_scratch[static_cast<std::size_t>(thread)]);
            });
        }
        if (m_kernel.hasBonus() && sum > next + 1)
            prepareBonus(sum);
    }
}

} // namespace solver
