// The training of the evaluator, on values that are easy to learn.
#include "app/tools/linja/quantise.h"
#include "app/tools/linja/trainer.h"
#include "core/game/random.h"

#include <gtest/gtest.h>

namespace {

// Random features whose value is the sum of what each row's pair is worth, -2 to 2 points.
std::vector<tools::Sample> additiveSamples(std::size_t count, std::uint64_t seed) {
    game::Random random(seed);
    std::vector<tools::Sample> samples(count);
    for (tools::Sample& sample : samples) {
        int value = 0;
        for (std::size_t row = 0; row < sample.features.size(); ++row) {
            const auto first = static_cast<std::uint32_t>(ai::features::kFirst[row]);
            const std::uint32_t feature = first + random.below(row == 0 || row == 7 ? 169 : 28);
            sample.features[row] = static_cast<std::uint16_t>(feature);
            value += static_cast<int>(feature % 5) - 2;
        }
        sample.value = static_cast<std::int8_t>(value);
        sample.phase = static_cast<std::uint8_t>(random.below(ai::kPhases));
    }
    return samples;
}

tools::Parameters trained(int threads) {
    auto samples = additiveSamples(20'000, 1);
    tools::Parameters parameters = tools::initialParameters(1);
    tools::train(parameters, samples, {.epochs = 3, .rate = 2e-2F, .threads = threads}, [](std::uint64_t, double) {});
    return parameters;
}

TEST(Trainer, LearnsValuesItHasNotSeen) {
    const auto unseen = additiveSamples(2'000, 2);
    const double before = tools::meanError(tools::initialParameters(1), unseen, 1);
    EXPECT_LT(tools::meanError(trained(1), unseen, 1), before / 2);
}

TEST(Trainer, GivesTheSameFromAnyNumberOfThreads) {
    EXPECT_EQ(trained(1).values, trained(3).values);
}

TEST(Trainer, LosesLittleByWholeNumbers) {
    const auto unseen = additiveSamples(2'000, 2);
    const tools::Parameters parameters = trained(1);
    const ai::network::Network network(tools::quantised(parameters));
    EXPECT_NEAR(tools::meanError(network, unseen), tools::meanError(parameters, unseen, 1), 0.1);
}

} // namespace
