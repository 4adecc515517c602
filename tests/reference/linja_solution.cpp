#include "tests/reference/linja_solution.h"

#include <algorithm>

namespace reference {

namespace {

using Rows = std::vector<int>; // as in Position

// Appends every way to put `left` pawns on the rows from `row` on.
void listRows(const Rules& rules, Rows rows, int row, int left, std::vector<Rows>& list) {
    if (row == rules.size.rows) {
        rows[static_cast<std::size_t>(row)] = left;
        list.push_back(rows);
        return;
    }
    for (int count = 0; count <= left; ++count) {
        rows[static_cast<std::size_t>(row)] = count;
        listRows(rules, rows, row + 1, left - count, list);
    }
}

// 4.1
bool fits(const Rules& rules, const Rows& red, const Rows& black) {
    for (std::size_t row = 2; row + 1 < red.size(); ++row) {
        if (red[row] + black[row] > rules.size.room) {
            return false;
        }
    }
    return true;
}

} // namespace

Solution::Solution(const Rules& rules) : m_rules(rules) {
    listPositions();
    listTurns();
    solve();
}

std::size_t Solution::placeOf(const Position& position) {
    const auto [found, isNew] = m_places.try_emplace(position, m_positions.size());
    if (isNew) {
        m_positions.push_back(position);
    }
    return found->second;
}

void Solution::listPositions() {
    std::vector<Rows> all;
    listRows(m_rules, Rows(static_cast<std::size_t>(m_rules.size.rows) + 1, 0), 1, m_rules.size.pawns, all);
    for (const Rows& red : all) {
        for (const Rows& black : all) {
            if (!fits(m_rules, red, black)) {
                continue;
            }
            for (const char toMove : {'r', 'b'}) {
                Position position{red, black, toMove, false};
                position.finished = passed(position);
                (void)placeOf(position);
            }
        }
    }
    m_valid = m_positions.size();
}

void Solution::listTurns() {
    for (std::size_t at = 0; at < m_positions.size(); ++at) { // games ended by a turn are appended on the way
        const Position position = m_positions[at];
        std::vector<std::size_t> results;
        for (const Position& after : distinctResults(m_rules, position)) {
            results.push_back(placeOf(after));
        }
        m_results.push_back(std::move(results));
    }
}

void Solution::solve() {
    std::vector<int> margins;
    for (const Position& position : m_positions) {
        const int margin = score(m_rules, position, 'r') - score(m_rules, position, 'b');
        margins.push_back(position.toMove == 'r' ? margin : -margin);
    }
    m_values.assign(m_positions.size(), 0);
    for (bool changed = true; changed;) {
        const std::vector<int> before = m_values;
        for (std::size_t at = 0; at < m_positions.size(); ++at) {
            if (m_results[at].empty()) {
                m_values[at] = margins[at];
                continue;
            }
            int best = -before[m_results[at].front()];
            for (const std::size_t after : m_results[at]) {
                best = std::max(best, -before[after]);
            }
            m_values[at] = best;
        }
        changed = before != m_values;
    }
}

} // namespace reference
