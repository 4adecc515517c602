#include "core/games/linja/solver/verify.h"

#include "core/games/linja/generator.h"
#include "core/games/linja/solver/kernel_view.h"
#include "core/games/linja/solver/layer_solver.h"

#include <cstring>
#include <mutex>
#include <new>

namespace solver {
namespace {

using linja::Placement;
using linja::RowWord;

class Verifier {
public:
    Verifier(const Placements& placements, const linja::Rules& rules, const PackedLayers& layers, int threads)
        : m_places(placements), m_rules(rules), m_layers(layers), m_threads(threads),
          m_reach(1 + kFarthest + (rules.bonus != linja::BonusScope::none ? 1 : 0) +
                  (rules.extraTurn ? 1 + kFarthest : 0)),
          m_points(kPlacements), m_results(at(threads), std::vector<std::int8_t>(kPlacements)) {
        for (int rank = 0; rank < kPlacements; ++rank) {
            const RowWord rows = m_places.rows(rank);
            const auto position = linja::Position::fromRows(rows, linja::flipRows(rows), game::Side::first, m_rules);
            m_combinations.push_back(m_places.combination(rows));
            m_points[at(m_combinations.back())] = position.score().pointsOf(game::Side::first);
        }
    }

    game::Result<VerifyReport> run(const VerifyProgress& progress) {
        const Stopwatch watch;
        for (int sum = kLayers - 1; sum >= m_layers.lowest; --sum) {
            auto values = m_layers.values(sum);
            if (!values)
                return values.fault();
            m_values = std::move(*values);
            takeUp(sum);
            checkLayer(sum);
            if (progress && !progress(watch.progress(m_report.positions)))
                break;
        }
        return m_report;
    }

private:
    // Takes up the layer that has just been read and turns it: here row X is the mover's placement and column Y the
    // opponent's, so that all results of turns against the placement X, which moves next, lie in the rows X. Frees what
    // is too far away.
    void takeUp(int sum) {
        Layer layer(m_places, sum);
        std::vector<std::pair<int, int>> blocks; // level and column of 64 opposing placements
        for (int level = layer.firstLevel(); level <= layer.lastLevel(); ++level)
            for (int column = 0; column < m_places.levelSize(level); column += kLanes)
                blocks.emplace_back(level, column);
        parallelFor(m_threads, static_cast<int>(blocks.size()), [&](int index, int) {
            const auto [level, column] = blocks[at(index)];
            const int used = std::min(kLanes, m_places.levelSize(level) - column);
            const int own = sum - level;
            std::vector<Cell> turned(at(m_places.levelSize(own) * kLanes));
            for (int lane = 0; lane < used; ++lane)
                forEachValue(m_places.levelBegin(level) + column + lane, own, [&](int place, std::int8_t value) {
                    turned[at(place * kLanes + lane)] = static_cast<Cell>(value + kZero);
                });
            for (int place = 0; place < m_places.levelSize(own); ++place)
                std::memcpy(layer.row(own, place) + column, turned.data() + at(place * kLanes), at(used));
        });
        m_turned.put(std::move(layer));
        if (sum + m_reach + 1 < kLayers)
            m_turned.drop(sum + m_reach + 1);
    }

    // Calls visit(place within the level, value) for every value of a row of the layer at hand.
    template <class Visit>
    void forEachValue(int opposing, int level, const Visit& visit) const {
        const std::uint8_t* next = m_values.data() + m_layers.rowBegin(opposing, level);
        Cell mask[kLanes];
        for (int place = 0; place < m_places.levelSize(level); ++place) {
            if (place % kLanes == 0)
                fitMask(m_places, opposing, m_places.levelBegin(level) + place, mask);
            if (mask[place % kLanes] != 0)
                visit(place, static_cast<std::int8_t>(*next++));
        }
    }

    void checkLayer(int sum) {
        const Layer& layer = m_turned.at(sum);
        const int first = m_places.levelBegin(layer.firstLevel());
        const int end = m_places.levelBegin(layer.lastLevel() + 1);
        parallelFor(m_threads, end - first,
                    [&](int index, int thread) { checkRow(sum, first + index, m_results[at(thread)]); });
    }

    void checkRow(int sum, int opposing, std::vector<std::int8_t>& results) {
        const int level = sum - m_places.level(opposing);
        spread(opposing, level, results);
        VerifyReport row;
        forEachValue(opposing, level, [&](int place, std::int8_t stored) {
            check(m_places.levelBegin(level) + place, opposing, stored, results, row);
        });
        const std::lock_guard lock(m_mutex);
        m_report.positions += row.positions;
        m_report.passed += row.passed;
        m_report.wrong += row.wrong;
        const bool earlier = !m_report.firstWrong || m_wrongSum != sum || opposing < m_wrongRow;
        if (!row.firstWrong || !earlier)
            return;
        m_report.firstWrong = row.firstWrong;
        m_wrongSum = sum;
        m_wrongRow = opposing;
    }

    // Fills `results`, by combination, with what own placements of this level and those in reach are worth to their
    // owner once `opposing` moves.
    void spread(int opposing, int level, std::vector<std::int8_t>& results) const {
        const int x = m_places.level(opposing);
        for (int own = level; own <= std::min(level + m_reach, kLevels - 1); ++own) {
            const Cell* cells = m_turned.at(x + own).row(x, opposing - m_places.levelBegin(x));
            for (int rank = m_places.levelBegin(own); rank < m_places.levelBegin(own + 1); ++rank)
                results[at(m_combinations[at(rank)])] = static_cast<std::int8_t>(kZero - *cells++);
        }
    }

    void check(int own, int opposing, int stored, const std::vector<std::int8_t>& results, VerifyReport& row) const {
        // Rows as the mover sees them; the opponent's own direction is the other one.
        const Placement placement{m_places.rows(own), linja::flipRows(m_places.rows(opposing))};
        const int best = bestOver(placement, results);
        ++row.positions;
        if (placement.passed())
            ++row.passed;
        if (stored == best)
            return;
        if (row.wrong++ == 0)
            row.firstWrong = WrongValue{
                linja::Position::fromRows(placement.own, placement.opp, game::Side::first, m_rules), stored, best};
    }

    [[nodiscard]] int bestOver(const Placement& placement, const std::vector<std::int8_t>& results) const {
        if (placement.passed())
            return margin(placement);
        if (linja::openingRows(placement) == 0) {
            const Placement turned{linja::flipRows(placement.opp), linja::flipRows(placement.own)};
            return linja::openingRows(turned) == 0 ? margin(placement)
                                                   : results[at(m_places.combination(placement.own))];
        }
        int best = -kZero;
        linja::generateTurns(m_rules, placement, [&](const linja::Turn&, const Placement& after) {
            if (m_rules.end == linja::EndTest::finishTurn && after.everPassed)
                best = std::max(best, margin(after));
            else if (after.opp == placement.opp)
                best = std::max(best, static_cast<int>(results[at(m_places.combination(after.own))]));
            else
                best = std::max(best, resultOf(after));
        });
        return best;
    }

    [[nodiscard]] int margin(const Placement& placement) const {
        return m_points[at(m_places.combination(placement.own))] -
               m_points[at(m_places.combination(linja::flipRows(placement.opp)))];
    }

    // What a placement is worth to the side that has just moved.
    [[nodiscard]] int resultOf(const Placement& after) const {
        const int mine = m_places.rankOf(after.own);
        const int theirs = m_places.rankOf(linja::flipRows(after.opp));
        const int x = m_places.level(theirs);
        const int y = m_places.level(mine);
        return kZero - static_cast<int>(
                           m_turned.at(x + y).row(x, theirs - m_places.levelBegin(x))[mine - m_places.levelBegin(y)]);
    }

    const Placements& m_places;
    linja::Rules m_rules;
    const PackedLayers& m_layers;
    int m_threads;
    int m_reach;                                     // the most rows that a turn advances
    std::vector<int> m_combinations;                 // by rank
    std::vector<int> m_points;                       // by combination
    std::vector<std::vector<std::int8_t>> m_results; // one a thread, see spread()
    std::vector<std::uint8_t> m_values;              // of the layer at hand, as the file holds them
    Window m_turned;
    std::mutex m_mutex;
    VerifyReport m_report;
    int m_wrongSum = -1;
    int m_wrongRow = -1;
};

} // namespace

game::Result<VerifyReport> verify(const Placements& placements, const linja::Rules& rules, const PackedLayers& layers,
                                  int threads, const VerifyProgress& progress) try {
    return Verifier(placements, rules, layers, threads).run(progress);
} catch (const std::bad_alloc&) {
    return game::Fault{.code = game::FaultCode::unreadable, .text = "the table", .detail = outOfMemory()};
}

game::Result<VerifyReport> verify(const Table& table, int threads, const VerifyProgress& progress) {
    const TableIndex* index = table.index();
    if (index == nullptr)
        return *table.fault();
    const PackedLayers layers{0, [&table, threads](int sum) { return table.layer(sum, threads); },
                              [index](int opposing, int level) { return index->begin(opposing, level); }};
    return verify(table.placements(), table.rules().rules, layers, threads, progress);
}

} // namespace solver
