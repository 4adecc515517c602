// The heart of the solution: the value of every position of one layer from the layers after it.
//
// Why layers: over a whole turn the total progress of both sides never falls, in any rule set. An Opening Move and a
// Follow-Up Move advance by at least two rows together, or an Opening Move alone by one, and a Bonus Move takes back at
// most one. So a position depends only on later layers, but for a pass and, with a Bonus after an Opening Move into the
// goal, a pawn moved back by it: these stay in the layer.
//
// Three intermediate tables are kept beside the values, so that what many turns share is worked out once:
//   continued  best value after a Follow-Up Move of n rows that is still to be made, by own placement and n; per block
//   bonus      best value when a Bonus Move may be made, by own placement; kept for the layers before
//   second     best value when the extra turn of 3.10 is to be played, by own placement; kept for the layers before
#pragma once

#include "core/games/linja/rules.h"
#include "core/games/linja/solver/layer.h"

#include <cstdint>
#include <vector>

namespace solver {

// What one thread works in.
struct Scratch {
    explicit Scratch(const Placements& placements);

    std::vector<Cell> continued; // [placement of level a + 1][n - 1][lane]
    std::vector<Cell> result;    // [placement of level a][lane]
};

// One block of a layer: all placements A of level a against 64 placements B of level b, the first of them `column`.
struct Block {
    int a = 0;
    int b = 0;
    int column = 0; // within level b, a multiple of 64
};

class Kernel {
public:
    Kernel(const Placements& placements, const linja::Rules& rules);

    [[nodiscard]] Window& values() { return m_values; }
    [[nodiscard]] const Window& values() const { return m_values; }
    [[nodiscard]] const linja::Rules& rules() const { return m_rules; }

    // Makes room for a layer; layers come from the last to the first.
    void beginLayer(int sum);
    // Values of a block from later layers alone, into the layer `values`; none where the mover has no Opening Move.
    // Threads may work on different blocks at once.
    void solveBlock(const Block& block, Scratch& scratch);
    // Fills only the table `second` of a layer, for going on with a solution that was interrupted.
    void beginSecond(int sum) { m_second.put(Layer(m_placements, sum)); }
    void prepareSecond(const Block& block, Scratch& scratch);
    // Frees what no earlier layer reads any more.
    void dropLayer(int sum);
    // After all blocks: passes and blocked positions (section 5), for the splits x and sum - x. Different x below or at
    // half the sum at once.
    void settlePasses(int sum, int x);
    // Makes room for the table `bonus` of a layer, and fills a block of it; the layers sum - 1 to sum + 1 must be
    // solved.
    void beginBonus(int sum) { m_bonus.put(Layer(m_placements, sum)); }
    void prepareBonus(const Block& block);

    // With a Bonus after the Opening Move, instead of solveBlock() and settlePasses(): what later layers give, into
    // `base` with the mover as row, and 0 points for all unfinished games into the layer `values`;
    void solveBase(const Block& block, Scratch& scratch, Layer& base);
    // then the passes of the base, like settlePasses(), but only where neither side can move;
    void settleBlocked(Layer& base, int x);
    // then rounds of what stays in the layer, from the values `before` the round, until one changes nothing. A game
    // that goes on for ever keeps its 0. True when a value changed.
    [[nodiscard]] bool iterateBlock(const Block& block, Scratch& scratch, const Layer& base, const Layer& before);

    // Which of these this rule set needs.
    [[nodiscard]] bool staysInLayer() const { return m_rules.openingEarnsBonus; }
    [[nodiscard]] bool hasBonus() const { return m_rules.bonus != linja::BonusScope::none; }

    // Whether the inner rows have room for both placements (4.1), and whether they have passed (6.1).
    [[nodiscard]] bool fits(int own, int opposing) const;
    [[nodiscard]] bool passed(int own, int opposing) const;
    // The final margin for the owner of the first placement.
    [[nodiscard]] int margin(int own, int opposing) const {
        return m_points[static_cast<std::size_t>(own)] - m_points[static_cast<std::size_t>(opposing)];
    }

private:
    struct View; // kernel_view.h
    // Which Bonus Moves: all; after an Opening Move those that lead to later layers; those that stay in the layer.
    enum class BonusPart : std::uint8_t { all, later, same };

    void continueAll(const View& view, const Block& block, bool earnsExtra, std::vector<Cell>& to) const;
    template <class RowOf>
    void openAll(const View& view, const Block& block, const std::vector<Cell>& continued, const RowOf& rowOf) const;
    void continueOne(const View& view, int a1, int distance, bool earnsExtra, Cell* to) const;
    void open(const View& view, int a, const Cell* continued, int begin, Cell* to) const;
    void solveLanes(const Block& block, Scratch& scratch);
    void store(const Block& block, const std::vector<Cell>& result);
    // Raises `to` to the values of the Bonus Moves of this part; those that stay in the layer are read from `same`.
    void addBonusMoves(const View& view, int own, BonusPart part, const Layer* same, Cell* to) const;
    void addAdvances(const View& view, int own, Cell* to) const;
    void addRetreats(const View& view, int own, BonusPart part, const Layer* same, const Cell* passedMask,
                     Cell* to) const;
    void addPushes(const View& view, int own, BonusPart part, const Layer* same, const Cell* passedMask,
                   Cell* to) const;

    const Placements& m_placements;
    linja::Rules m_rules;
    int m_goal;
    int m_room;
    std::vector<std::int8_t> m_points; // by rank, padded
    Window m_values;
    Window m_bonus;
    Window m_second;
};

} // namespace solver
