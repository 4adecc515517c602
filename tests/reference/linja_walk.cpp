// Walking the tree of turns of the reference: counting lines, and random positions.
#include "tests/reference/linja_reference.h"

#include <algorithm>

namespace reference {

std::vector<Position> distinctResults(const Rules& rules, const Position& position) {
    std::vector<Position> results;
    for (Turn& turn : turns(rules, position)) {
        results.push_back(std::move(turn.after));
    }
    std::sort(results.begin(), results.end());
    results.erase(std::unique(results.begin(), results.end()), results.end());
    return results;
}

std::uint64_t perftSequences(const Rules& rules, const Position& position, int depth) {
    if (depth == 0) {
        return 1;
    }
    const std::vector<Turn> all = turns(rules, position);
    if (depth == 1) {
        return all.size();
    }
    std::uint64_t count = 0;
    for (const Turn& turn : all) {
        count += perftSequences(rules, turn.after, depth - 1);
    }
    return count;
}

std::uint64_t perftDistinct(const Rules& rules, const Position& position, int depth) {
    if (depth == 0) {
        return 1;
    }
    const std::vector<Position> all = distinctResults(rules, position);
    if (depth == 1) {
        return all.size();
    }
    std::uint64_t count = 0;
    for (const Position& after : all) {
        count += perftDistinct(rules, after, depth - 1);
    }
    return count;
}

std::uint64_t Random::next() {
    m_state += 0x9E3779B97F4A7C15U;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

int Random::below(int bound) {
    return static_cast<int>(next() % static_cast<std::uint64_t>(bound));
}

Position randomFromPlay(const Rules& rules, Random& random, int longest) {
    Position position = start(rules, random.below(2) == 0 ? 'r' : 'b');
    for (int left = random.below(longest + 1); left > 0; --left) {
        const std::vector<Turn> all = turns(rules, position);
        if (all.empty()) {
            break;
        }
        const Position& after = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))].after;
        if (after.finished) {
            break;
        }
        position = after;
    }
    return position;
}

Position randomPlacement(const Rules& rules, Random& random) {
    const auto rows = static_cast<std::size_t>(rules.size.rows);
    Position position;
    position.red.assign(rows + 1, 0);
    position.black.assign(rows + 1, 0);
    for (std::vector<int>* pawns : {&position.red, &position.black}) {
        // The start lines hold any number, so a weight above 0 there lets every draw come to an end.
        std::vector<int> weights(rows + 1, 0);
        int sum = 0;
        for (std::size_t row = 1; row <= rows; ++row) {
            const bool startLine = row == 1 || row == rows;
            weights[row] = startLine ? 1 + random.below(6) : random.below(5);
            sum += weights[row];
        }
        for (int placed = 0; placed < rules.size.pawns;) {
            int ticket = random.below(sum);
            std::size_t row = 1;
            while (ticket >= weights[row]) {
                ticket -= weights[row];
                ++row;
            }
            const bool startLine = row == 1 || row == rows;
            if (startLine || position.red[row] + position.black[row] < rules.size.room) {
                ++(*pawns)[row];
                ++placed;
            }
        }
    }
    position.toMove = random.below(2) == 0 ? 'r' : 'b';
    position.finished = passed(position);
    return position;
}

} // namespace reference
