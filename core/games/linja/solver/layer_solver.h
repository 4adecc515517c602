// Solves Linja layer by layer from the end, with several threads. The result does not depend on their number.
#pragma once

#include "core/games/linja/solver/kernel.h"
#include "core/games/linja/solver/parallel.h"

#include <atomic>
#include <functional>
#include <vector>

namespace solver {

class LayerSolver {
public:
    // How many layers after the first unsolved one must be given back to go on with an interrupted solution.
    static constexpr int kResumeLayers = 13;

    // Once `stop` is set, from whatever thread, the work at hand ends within milliseconds and its results are
    // worthless.
    LayerSolver(const Placements& placements, const linja::Rules& rules, int threads,
                const std::atomic<bool>* stop = nullptr);

    [[nodiscard]] bool isStopped() const { return m_stop != nullptr && *m_stop; }

    // The sum of the next layer to solve; -1 when all are solved.
    [[nodiscard]] int next() const { return m_next; }
    // Solves it and gives it; valid until the next call.
    const Layer& solveNext();

    // Goes on below these layers, which are those after `next`, as many as there are up to kResumeLayers.
    void resume(int next, std::vector<Layer> layers);

private:
    [[nodiscard]] std::vector<Block> blocksOf(int sum) const;
    void forEach(int count, const std::function<void(int index, int thread)>& work) const;
    void solveInRounds(int sum, const std::vector<Block>& blocks);
    void prepareBonus(int sum);

    const Placements& m_placements;
    Kernel m_kernel;
    int m_threads;
    const std::atomic<bool>* m_stop;
    int m_next;
    std::vector<Scratch> m_scratch; // one a thread
};

} // namespace solver
