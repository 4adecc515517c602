// The checks of whole tables, on the last layers: the comparison of every value with its turns, and games that end as
// promised.
#include "core/games/linja/solver/packing.h"
#include "core/games/linja/solver/self_play.h"
#include "core/games/linja/solver/verify.h"
#include "tests/linja/solver/late_layers.h"
#include "tests/test_name.h"

namespace {

using late::kLowest;
using late::places;

const solver::TableIndex& tableIndex() {
    static const solver::TableIndex kIndex(places(), 2);
    return kIndex;
}

std::uint32_t rowBegin(int opposing, int level) {
    return tableIndex().begin(opposing, level);
}

class LateValues final : public linja::ExactValues {
public:
    explicit LateValues(const std::string& id) : m_rules(late::rulesOf(id)) {
        m_layers = late::solve(m_rules.rules, 2, kLowest);
    }
    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return m_rules; }
    [[nodiscard]] std::optional<int> value(const linja::Position& position) const override {
        const game::Side mover = position.sideToMove();
        if (position.isFinished()) {
            const game::Score score = position.score();
            return score.pointsOf(mover) - score.pointsOf(game::opponent(mover));
        }
        const int red = places().rankOf(position.rows(game::Side::first));
        const int black = places().rankOf(linja::flipRows(position.rows(game::Side::second)));
        const int sign = places().level(red) + places().level(black) == m_layerOfLies ? -1 : 1;
        return sign *
               (mover == game::Side::first ? late::valueIn(m_layers, red, black) : late::valueIn(m_layers, black, red));
    }
    // Gives all values of a layer the wrong sign.
    void lieAbout(int sum) { m_layerOfLies = sum; }
    [[nodiscard]] const late::Layers& layers() const { return m_layers; }

private:
    game::NamedRules<linja::Rules> m_rules;
    late::Layers m_layers;
    int m_layerOfLies = -1;
};

class Proof : public testing::TestWithParam<std::string> {
protected:
    LateValues m_values{GetParam()};
};

TEST_P(Proof, EveryValueIsTheBestOverItsTurns) {
    std::map<int, std::vector<std::uint8_t>> bytes;
    std::uint64_t positions = 0;
    for (const auto& [sum, layer] : m_values.layers()) {
        bytes[sum] = solver::pack(places(), layer, tableIndex().layerBytes[static_cast<std::size_t>(sum)], rowBegin, 2);
        positions += bytes[sum].size();
    }
    const solver::PackedLayers layers{kLowest, [&](int sum) { return bytes.at(sum); }, rowBegin};
    const solver::VerifyReport sound = *solver::verify(places(), m_values.rules().rules, layers, 2);
    EXPECT_EQ(sound.positions, positions);
    EXPECT_EQ(sound.wrong, 0U);
    EXPECT_GT(sound.passed, 1000U);

    // A single wrong value is found and named.
    std::uint8_t& altered = bytes.at(kLowest)[12'345];
    const int right = static_cast<std::int8_t>(altered);
    altered = static_cast<std::uint8_t>(altered + 1);
    const solver::VerifyReport wrong = *solver::verify(places(), m_values.rules().rules, layers, 1);
    EXPECT_EQ(wrong.wrong, 1U);
    ASSERT_TRUE(wrong.firstWrong);
    EXPECT_EQ(wrong.firstWrong->stored, right + 1);
    EXPECT_EQ(wrong.firstWrong->best, right);
    EXPECT_EQ(m_values.value(wrong.firstWrong->position), right);
}

TEST(Verify, ALayerThatCannotBeReadIsAFault) {
    const solver::PackedLayers layers{kLowest,
                                      [](int) -> game::Result<std::vector<std::uint8_t>> {
                                          return game::Fault{.code = game::FaultCode::tableAltered,
                                                             .detail = "layer 168"};
                                      },
                                      rowBegin};
    const auto report = solver::verify(places(), linja::Rules{}, layers, 1);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.fault().code, game::FaultCode::tableAltered);
}

TEST_P(Proof, GamesFromRandomPositionsEndAsPromised) {
    const auto report = solver::selfPlay(m_values, places(), kLowest, 3000, 11);
    EXPECT_EQ(report.games, 3000U);
    EXPECT_EQ(report.broken, 0U) << report.first->start.text() << ": " << report.first->margin << " and not "
                                 << report.first->promised;
    EXPECT_GT(report.turns, 3000U);
    if (!m_values.rules().rules.openingEarnsBonus) {
        EXPECT_EQ(report.repeated, 0U);
    }
}

INSTANTIATE_TEST_SUITE_P(AllRuleSets, Proof, testing::ValuesIn(late::ruleSetIds()), tests::kById);

TEST(SelfPlay, AGameThatEndsOtherwiseIsNamed) {
    LateValues values("rulebook");
    values.lieAbout(kLowest);
    const auto report = solver::selfPlay(values, places(), kLowest, 500, 4);
    EXPECT_GT(report.broken, 5U); // about one game in 37 starts in that layer
    EXPECT_LT(report.broken, 50U);
    ASSERT_TRUE(report.first);
    EXPECT_NE(report.first->margin, 0);
    EXPECT_EQ(report.first->promised, -report.first->margin);
}

TEST(RandomPositions, AreValidAndOfEveryStage) {
    game::Random random(2);
    std::array<int, 4> stages{};
    for (int i = 0; i < 2000; ++i) {
        const auto position = solver::randomPosition(places(), {}, 0, random);
        const auto read = linja::Position::parse(position.text(), {});
        ASSERT_TRUE(read) << position.text();
        ASSERT_EQ(*read, position);
        const int sum = places().level(places().rankOf(position.rows(game::Side::first))) +
                        places().level(places().rankOf(linja::flipRows(position.rows(game::Side::second))));
        ++stages[static_cast<std::size_t>(sum * 4 / solver::kLayers)];
    }
    for (const int stage : stages)
        EXPECT_GT(stage, 400);
}

} // namespace
