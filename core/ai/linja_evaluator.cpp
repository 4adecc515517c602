#include "core/ai/linja_evaluator.h"

#include "core/ai/embedded.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <vector>

namespace ai {
namespace {

using game::Side;

// The networks of all rule sets, in the order of linja::ruleSets(), unpacked at the first use.
const std::vector<network::Network>& networks() {
    static const std::vector<network::Network> kAll = [] {
        std::vector<network::Network> made;
        for (const auto& named : linja::ruleSets())
            for (const embedded::File& file : embedded::files())
                if (file.name == named.id)
                    made.emplace_back(network::fromBytes(file.bytes()).value());
        assert(made.size() == linja::ruleSets().size());
        return made;
    }();
    return kAll;
}

} // namespace

Evaluator<linja::Position>::Evaluator(const linja::Rules& rules) {
    const auto sets = linja::ruleSets();
    const auto found = std::find_if(sets.begin(), sets.end(), [&](const auto& named) { return named.rules == rules; });
    assert(found != sets.end());
    m_network = &networks()[static_cast<std::size_t>(found - sets.begin())];
}

int Evaluator<linja::Position>::progress(const Position& position, Side side) {
    const int first = rowsAdvanced(position.rows(Side::first));
    const int second = rowsAdvanced(linja::flipRows(position.rows(Side::second)));
    return side == Side::first ? first - second : second - first;
}

double Evaluator<linja::Position>::hardToSee(const Position& position, const linja::Turn& turn) {
    const int forward = position.sideToMove() == Side::first ? 1 : -1;
    double hardness = 0.15;
    for (int i = 1; i < turn.size(); ++i) {
        const linja::Step step = turn[i];
        const int distance = std::abs(step.to() - step.from());
        if (step.isOpposing())
            hardness += 0.45;
        else if ((step.to() - step.from()) * forward < 0)
            hardness += 0.35;
        else
            hardness += 0.1 * distance;
        if (step.from() != turn[i - 1].to())
            hardness += 0.1;
    }
    return std::min(hardness, 1.0);
}

} // namespace ai
