// The network of the evaluator against its definition, and what it is worth.
#include "core/games/linja/embedded.h"
#include "core/games/linja/evaluator.h"
#include "tests/linja/late_positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace {

using ai::network::Network;
using ai::network::Weights;

const ai::embedded::File& fileOf(std::string_view rules) {
    const auto files = ai::embedded::files();
    return *std::find_if(files.begin(), files.end(), [&](const auto& file) { return file.name == rules; });
}

Weights weightsOf(std::string_view rules) {
    auto weights = ai::network::fromBytes(fileOf(rules).bytes());
    EXPECT_TRUE(weights);
    return *weights;
}

// network.h, word for word and in 64 bits.
int byDefinition(const Weights& w, const ai::Features& set, int phase) {
    using namespace ai::network;
    const auto at = [](const auto& part, int index) { return std::int64_t{part[static_cast<std::size_t>(index)]}; };
    const auto clip = [](std::int64_t x) { return std::clamp<std::int64_t>(x, 0, kOne); };
    std::array<std::int64_t, kHidden> hidden{};
    for (int i = 0; i < kHidden; ++i) {
        std::int64_t sum = at(w.hiddenBias, i);
        for (const int feature : set)
            sum += at(w.columns, feature * kHidden + i) * at(w.step, i);
        hidden[static_cast<std::size_t>(i)] = clip(sum);
    }
    std::int64_t value = at(w.outputBias, phase);
    for (int j = 0; j < kMiddle; ++j) {
        std::int64_t sum = at(w.middleBias, phase * kMiddle + j);
        for (int i = 0; i < kHidden; ++i)
            sum += at(w.middleWeights, (phase * kMiddle + j) * kHidden + i) * at(hidden, i);
        value += clip(sum / kOne) * at(w.outputWeights, phase * kMiddle + j);
    }
    std::int64_t points = 0;
    for (const int feature : set)
        points += at(w.points, feature);
    return static_cast<int>(value / kOne + points);
}

// The networks of all rule sets from the files of the program but one, which is left out or has lost its end.
std::vector<Network> networksWithout(std::string_view rules, bool isCutOff) {
    std::vector<ai::embedded::File> files;
    for (ai::embedded::File file : ai::embedded::files()) {
        if (file.name == rules && !isCutOff)
            continue;
        file.size -= file.name == rules ? 1 : 0;
        files.push_back(file);
    }
    return ai::networksFrom(files);
}

TEST(Networks, AMissingOrDamagedFileChangesNoOtherRuleSet) {
    const auto all = ai::networksFrom(ai::embedded::files());
    ASSERT_EQ(all.size(), linja::ruleSets().size());
    game::Random random(6);
    for (const auto& without : linja::ruleSets())
        for (const bool isCutOff : {false, true}) {
            const auto some = networksWithout(without.id, isCutOff);
            ASSERT_EQ(some.size(), all.size());
            for (std::size_t i = 0; i < all.size(); ++i) {
                const auto& named = linja::ruleSets()[i];
                for (const linja::Position& position : ai_test::randomGame(named.rules, random)) {
                    const auto placement = linja::moverPlacement(position);
                    const int value = some[i].evaluate(placement.own, placement.opp);
                    const game::Side mover = position.sideToMove();
                    const game::Score score = position.score();
                    const int margin = score.pointsOf(mover) - score.pointsOf(game::opponent(mover));
                    EXPECT_EQ(value, named.id == without.id ? margin * ai::network::kUnit
                                                            : all[i].evaluate(placement.own, placement.opp))
                        << named.id << " without " << without.id;
                }
            }
        }
}

TEST(Networks, AreThereForEveryRuleSet) {
    for (const auto& named : linja::ruleSets()) {
        const auto files = ai::embedded::files();
        const auto file =
            std::find_if(files.begin(), files.end(), [&](const auto& each) { return each.name == named.id; });
        ASSERT_NE(file, files.end()) << named.id;
        EXPECT_TRUE(ai::network::fromBytes(file->bytes())) << named.id;
    }
}

TEST(Features, AreOneARow) {
    const auto start = linja::Position::start(linja::Rules{});
    const linja::Placement placement = linja::moverPlacement(start);
    const ai::Features set = ai::featuresOf(placement.own, placement.opp);
    EXPECT_EQ(set[0], 6 * 13);
    EXPECT_EQ(set[7], 337 + 6);
    for (std::size_t row = 1; row < 7; ++row)
        EXPECT_EQ(set[row], 169 + 28 * (row - 1) + 8)
            << row; // one pawn each: 7 pairs without own, one with none opposing
}

TEST(Features, TellEveryPairOfARowApart) {
    for (int row = 0; row < linja::kRows; ++row) {
        std::set<int> seen;
        const bool isInner = row > 0 && row < linja::kRows - 1;
        const int most = isInner ? linja::kRoom : linja::kPawns;
        for (int own = 0; own <= most; ++own)
            for (int opp = 0; opp <= (isInner ? most - own : most); ++opp)
                seen.insert(ai::featuresOf(linja::pawnAt(row) * static_cast<linja::RowWord>(own),
                                           linja::pawnAt(row) *
                                               static_cast<linja::RowWord>(opp))[static_cast<std::size_t>(row)]);
        EXPECT_EQ(seen.size(), isInner ? 28U : 169U);
        EXPECT_LT(*seen.rbegin(), ai::kFeatures);
    }
}

TEST(Features, AdvanceIsCountedByRows) {
    EXPECT_EQ(ai::rowsAdvanced(linja::pawnAt(7) * 12), 84);
    EXPECT_EQ(ai::rowsAdvanced(linja::pawnAt(0) * 12), 0);
    EXPECT_EQ(ai::rowsAdvanced(0x0001010101010106ULL), 21); // the start
}

TEST(Network, EveryRuleSetHasOneAndAllFitInAMegabyte) {
    std::size_t bytes = 0;
    for (const auto& named : linja::ruleSets()) {
        bytes += fileOf(named.id).size;
        EXPECT_TRUE(ai::network::fromBytes(fileOf(named.id).bytes())) << named.id;
    }
    EXPECT_EQ(ai::embedded::files().size(), linja::ruleSets().size());
    EXPECT_LT(bytes, 1'000'000U);
}

TEST(Network, IsWorkedOutAsDefined) {
    for (const auto& named : linja::ruleSets()) {
        const Weights weights = weightsOf(named.id);
        const Network network(weights);
        game::Random random(3);
        for (int game = 0; game < 5; ++game)
            for (const auto& position : ai_test::randomGame(named.rules, random)) {
                const linja::Placement placement = linja::moverPlacement(position);
                const ai::Features set = ai::featuresOf(placement.own, placement.opp);
                const int phase = ai::phaseOf(placement.own, placement.opp);
                ASSERT_EQ(network.evaluate(set, phase), byDefinition(weights, set, phase)) << position.text();
            }
    }
}

TEST(Network, BytesKeepEveryNumber) {
    const auto bytes = fileOf("classic").bytes();
    EXPECT_EQ(ai::network::toBytes(*ai::network::fromBytes(bytes)), bytes);
}

TEST(Network, RefusesWhatIsNotOne) {
    auto bytes = fileOf("classic").bytes();
    EXPECT_FALSE(ai::network::fromBytes({}));
    EXPECT_FALSE(ai::network::fromBytes(std::span(bytes).first(bytes.size() - 1)));
    auto longer = bytes;
    longer.push_back(0);
    EXPECT_FALSE(ai::network::fromBytes(longer));
    bytes[3] ^= 1;
    EXPECT_FALSE(ai::network::fromBytes(bytes));
}

// Both see the same board: the value is the same for Red and for Black in the mirrored position.
TEST(Network, JudgesMirroredPositionsAlike) {
    game::Random random(4);
    const linja::Rules rules;
    const ai::Evaluator<linja::Position> evaluator(rules);
    for (const auto& position : ai_test::randomGame(rules, random)) {
        const auto mirrored = linja::Position::fromRows(linja::flipRows(position.rows(game::Side::second)),
                                                        linja::flipRows(position.rows(game::Side::first)),
                                                        game::opponent(position.sideToMove()), rules);
        EXPECT_EQ(evaluator.evaluate(position), evaluator.evaluate(mirrored));
    }
}

} // namespace
