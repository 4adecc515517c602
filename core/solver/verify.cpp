#include "core/solver/verify.h"

#include "core/games/linja/generator.h"
#include "core/solver/kernel_view.h"
#include "core/solver/layer_solver.h"
#include "core/solver/packing.h"

#include <mutex>

namespace solver {
namespace {

using linja::Placement;
using linja::RowWord;

class Verifier {
public:
    Verifier(const Table& table, int threads) : m_table(table), m_places(table.placements()), m_threads(threads) {
        for (int rank = 0; rank < kPlacements; ++rank)
            m_points.push_back(linja::Position::fromRows(m_places.rows(rank), linja::flipRows(m_places.rows(rank)),
                                                         game::Side::first, table.rules().rules)
                                   .score()
                                   .pointsOf(game::Side::first));
    }

    VerifyReport run(const std::function<bool(std::uint64_t)>& progress) {
        const RowBegin rowBegin = [this](int opposing, int level) { return m_table.rowBegin(opposing, level); };
        for (int sum = kLayers - 1; sum >= 0; --sum) {
            m_values.put(unpack(m_places, sum, m_table.layerBytes(sum), rowBegin, m_threads));
            checkLayer(sum);
            if (progress && !progress(m_report.positions))
                break;
        }
        return m_report;
    }

private:
    void checkLayer(int sum) {
        const Layer& layer = m_values.at(sum);
        const int first = m_places.levelBegin(layer.firstLevel());
        const int end = m_places.levelBegin(layer.lastLevel() + 1);
        parallelFor(m_threads, end - first, [&](int index, int) { checkRow(sum, first + index); });
    }

    void checkRow(int sum, int opposing) {
        const int level = sum - m_places.level(opposing);
        VerifyReport row;
        Cell mask[kLanes];
        for (int column = 0; column < m_places.levelSize(level); ++column) {
            const int own = m_places.levelBegin(level) + column;
            if (column % kLanes == 0)
                fitMask(m_places, opposing, own, mask);
            if (mask[column % kLanes] != 0)
                check(own, opposing, row);
        }
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

    void check(int own, int opposing, VerifyReport& row) const {
        // Rows as the mover sees them; the opponent's own direction is the other one.
        const Placement placement{m_places.rows(own), linja::flipRows(m_places.rows(opposing))};
        const int stored = value(own, opposing);
        const int best = bestOver(placement, own, opposing);
        ++row.positions;
        if (placement.passed())
            ++row.passed;
        if (stored == best)
            return;
        if (row.wrong++ == 0)
            row.firstWrong = WrongValue{
                linja::Position::fromRows(placement.own, placement.opp, game::Side::first, m_table.rules().rules),
                stored, best};
    }

    [[nodiscard]] int bestOver(const Placement& placement, int own, int opposing) const {
        const int now = m_points[at(own)] - m_points[at(opposing)];
        if (placement.passed())
            return now;
        if (linja::openingRows(placement) == 0) {
            const Placement turned{linja::flipRows(placement.opp), linja::flipRows(placement.own)};
            return linja::openingRows(turned) == 0 ? now : -value(opposing, own);
        }
        const linja::Rules& rules = m_table.rules().rules;
        int best = -kZero;
        linja::generateTurns(rules, placement, [&](const linja::Turn&, const Placement& after) {
            const int mine = m_places.rankOf(after.own);
            const int theirs = after.opp == placement.opp ? opposing : m_places.rankOf(linja::flipRows(after.opp));
            const bool finished = rules.end == linja::EndTest::finishTurn && after.everPassed;
            best = std::max(best, finished ? m_points[at(mine)] - m_points[at(theirs)] : -value(theirs, mine));
        });
        return best;
    }

    [[nodiscard]] int value(int own, int opposing) const {
        const int x = m_places.level(opposing);
        const int y = m_places.level(own);
        return static_cast<int>(
                   m_values.at(x + y).row(x, opposing - m_places.levelBegin(x))[own - m_places.levelBegin(y)]) -
               kZero;
    }

    const Table& m_table;
    const Placements& m_places;
    int m_threads;
    std::vector<int> m_points;
    Window m_values;
    std::mutex m_mutex;
    VerifyReport m_report;
    int m_wrongSum = -1;
    int m_wrongRow = -1;
};

} // namespace

VerifyReport verify(const Table& table, int threads, const std::function<bool(std::uint64_t)>& progress) {
    return Verifier(table, threads).run(progress);
}

} // namespace solver
