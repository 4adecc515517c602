#include "core/ai/levels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ai {
namespace {

constexpr Levels kUsualLevels = {{
    {.depth = 1, .temperature = 2.0, .overlook = 0.45, .form = 0.5},
    {.depth = 1, .temperature = 1.15, .overlook = 0.29, .form = 0.5},
    {.depth = 1, .temperature = 0.68, .overlook = 0.19, .form = 0.5},
    {.depth = 1, .temperature = 0.4, .overlook = 0.1, .form = 0.5},
    {.depth = 2, .temperature = 0.3, .overlook = 0.05, .form = 0.5},
    {.depth = 2, .temperature = 0.143, .overlook = 0.02, .form = 0.5},
    {.depth = 3, .temperature = 0.11, .overlook = 0.005, .form = 0.5},
    {.depth = 0, .nodes = 1'000'000},
}};

// How a player of this form plays in the game with this seed: above 1 worse than usual, of mean about 1.
double formOfTheDay(double form, std::uint64_t seed) {
    game::Random random(seed ^ 0xf0a3);
    double sum = 0; // of twelve, less its mean: close to normal with spread 1
    for (int i = 0; i < 12; ++i)
        sum += random.unit();
    return std::exp(form * (sum - 6));
}

// The smaller of two limits, of which 0 is none.
template <class T>
T tighter(T a, T b) {
    if (a == 0)
        return b;
    if (b == 0)
        return a;
    return std::min(a, b);
}

} // namespace

int levelCount() {
    return static_cast<int>(kLevelCount);
}

const Levels& usualLevels() {
    return kUsualLevels;
}

const Level& levelOf(int level, const Levels& levels) {
    return levels[static_cast<std::size_t>(std::clamp(level, 1, levelCount()) - 1)];
}

Effort effortOf(const Limits& limits, const Levels& levels) {
    const bool isFree = limits.level == 0 && limits.depth == 0 && limits.nodes == 0 && limits.moveTime.count() == 0;
    Effort effort{limits.depth, limits.nodes, limits.moveTime, {}};
    if (limits.level == 0 && !isFree)
        return effort;
    const Level& level = levelOf(isFree ? levelCount() : limits.level, levels);
    effort.depth = tighter(effort.depth, level.depth);
    effort.nodes = tighter(effort.nodes, level.nodes);
    if (level.temperature > 0 || level.overlook > 0) {
        const double form = formOfTheDay(level.form, limits.seed);
        effort.perception = {level.temperature * form, std::min(1.0, level.overlook * form), limits.seed};
    }
    return effort;
}

} // namespace ai
