#include "core/games/linja/evaluator.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <optional>

namespace ai {
namespace {

using game::Side;

// Those in the program, unpacked at the first use.
const std::vector<network::Network>& networks() {
    static const std::vector<network::Network> kAll = networksFrom(embedded::files());
    return kAll;
}

} // namespace

std::vector<network::Network> networksFrom(std::span<const embedded::File> files) {
    std::vector<network::Network> made;
    for (const auto& named : linja::ruleSets()) {
        const auto file =
            std::find_if(files.begin(), files.end(), [&](const auto& each) { return each.name == named.id; });
        const auto weights = file == files.end() ? std::nullopt : network::fromBytes(file->bytes());
        made.emplace_back(weights ? *weights : network::ofScore(named.rules));
    }
    return made;
}

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
