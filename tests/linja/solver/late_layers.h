// The last layers of the solution of a rule set, held in memory: what can be tested of it in a second.
#pragma once

#include "core/games/linja/solver/layer_solver.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

namespace late {

using Layers = std::map<int, solver::Layer>;

inline constexpr int kLowest = 132; // layers from here to the end

inline const solver::Placements& places() {
    static const solver::Placements kPlaces;
    return kPlaces;
}

inline game::NamedRules<linja::Rules> rulesOf(const std::string& id) {
    for (const auto& named : linja::ruleSets())
        if (named.id == id)
            return named;
    ADD_FAILURE() << id;
    return {};
}

inline std::vector<std::string> ruleSetIds() {
    std::vector<std::string> ids;
    for (const auto& named : linja::ruleSets())
        ids.emplace_back(named.id);
    return ids;
}

inline Layers solve(const linja::Rules& rules, int threads, int lowest) {
    solver::LayerSolver work(places(), rules, threads);
    Layers layers;
    while (work.next() >= lowest) {
        const int sum = work.next();
        layers[sum] = work.solveNext();
    }
    return layers;
}

inline int valueIn(const Layers& layers, int own, int opposing) {
    const int x = places().level(opposing);
    const int y = places().level(own);
    const solver::Layer& layer = layers.at(x + y);
    return static_cast<int>(layer.row(x, opposing - places().levelBegin(x))[own - places().levelBegin(y)]) -
           solver::kZero;
}

} // namespace late
