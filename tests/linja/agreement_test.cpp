// The fast generator of core/games/linja against the slow one of tests/reference, which was written independently from
// the rules document: on random positions both must list the same turns, reach the same positions and see the same
// ends.
//
// Games of random turns are followed from the start and from random placements until they end, and every new position
// on the way is compared. LINJA_LONG_TESTS=1 compares 2 million positions of each rule set in place of 100,000.
#include "core/games/linja/position.h"
#include "tests/reference/linja_reference.h"
#include "tests/test_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <unordered_set>
#include <vector>

namespace {

constexpr std::size_t kPositions = 100'000;
constexpr std::size_t kPositionsInLongMode = 2'000'000;
// One position in so many has its turn texts read back by the fast side.
constexpr std::size_t kReadBackEvery = 50;

std::size_t positionsToCompare() {
    const char* value = std::getenv("LINJA_LONG_TESTS");
    return value != nullptr && std::string_view(value) == "1" ? kPositionsInLongMode : kPositions;
}

struct FastTurn {
    std::string text;
    linja::Position after;
};

std::vector<FastTurn> sortedTurns(const linja::Position& position) {
    std::vector<FastTurn> list;
    for (const linja::Turn& turn : position.legalTurns()) {
        list.push_back({position.turnText(turn), position});
        list.back().after.play(turn);
    }
    std::sort(list.begin(), list.end(), [](const FastTurn& a, const FastTurn& b) { return a.text < b.text; });
    return list;
}

std::vector<reference::Turn> sortedTurns(const reference::Rules& rules, const reference::Position& position) {
    std::vector<reference::Turn> list = reference::turns(rules, position);
    std::sort(list.begin(), list.end(),
              [](const reference::Turn& a, const reference::Turn& b) { return a.text < b.text; });
    return list;
}

std::string describe(const std::optional<game::Outcome>& outcome) {
    if (!outcome) {
        return "goes on";
    }
    const std::string winner = !outcome->winner ? "draw" : *outcome->winner == game::Side::first ? "red" : "black";
    return std::string(game::reasonId(outcome->reason)) + ' ' + outcome->score.text(game::Side::first) + ' ' +
           outcome->score.text(game::Side::second) + ' ' + winner;
}

std::string describe(const std::optional<reference::Outcome>& outcome) {
    if (!outcome) {
        return "goes on";
    }
    // 8.2
    const std::string winner = outcome->red == outcome->black  ? "draw"
                               : outcome->red > outcome->black ? "red"
                                                               : "black";
    return outcome->reason + ' ' + std::to_string(outcome->red) + ' ' + std::to_string(outcome->black) + ' ' + winner;
}

// The same position on both sides.
struct Pair {
    linja::Position fast;
    reference::Position slow;
};

class LinjaAgreement : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        const auto sets = linja::ruleSets();
        const auto found = std::find_if(sets.begin(), sets.end(), [](const auto& set) { return set.id == GetParam(); });
        ASSERT_NE(found, sets.end());
        m_fastRules = found->rules;
        m_slowRules = reference::rulesOf(GetParam()).value();
    }

    // Compares the position itself, then every turn and where it leads.
    void compare(const Pair& pair, bool readBack) {
        const auto slowOutcome = reference::outcome(m_slowRules, pair.slow);
        ASSERT_EQ(describe(pair.fast.outcome()), describe(slowOutcome));
        ASSERT_EQ(pair.fast.score(), game::Score::points(reference::score(m_slowRules, pair.slow, 'r'),
                                                         reference::score(m_slowRules, pair.slow, 'b')));
        const std::vector<FastTurn> fast = sortedTurns(pair.fast);
        const std::vector<reference::Turn> slow = sortedTurns(m_slowRules, pair.slow);
        ASSERT_EQ(fast.empty(), slowOutcome.has_value());
        ASSERT_EQ(pair.fast.countTurns(), slow.size());
        for (std::size_t i = 0; i < std::min(fast.size(), slow.size()); ++i) {
            ASSERT_EQ(fast[i].text, slow[i].text);
            ASSERT_EQ(fast[i].after.text(), reference::positionText(slow[i].after)) << fast[i].text;
            ASSERT_EQ(describe(fast[i].after.outcome()), describe(reference::outcome(m_slowRules, slow[i].after)))
                << fast[i].text;
            if (readBack) {
                const auto turn = pair.fast.parseTurn(slow[i].text);
                ASSERT_TRUE(turn) << slow[i].text << ": " << game::describe(turn.fault());
                ASSERT_EQ(pair.fast.turnText(*turn), slow[i].text);
            }
        }
        ASSERT_EQ(fast.size(), slow.size());
        m_turns += slow.size();
    }

    // Follows one game of random turns to its end.
    void follow(Pair pair, reference::Random& random, std::size_t wanted) {
        while (m_seen.size() < wanted) {
            const std::string text = reference::positionText(pair.slow);
            if (m_seen.insert(text + (pair.slow.finished ? "!" : "")).second) {
                compare(pair, m_seen.size() % kReadBackEvery == 0);
                ASSERT_FALSE(HasFatalFailure()) << GetParam() << ": " << text;
            }
            const std::vector<reference::Turn> turns = reference::turns(m_slowRules, pair.slow);
            if (turns.empty()) {
                return;
            }
            const reference::Turn& chosen =
                turns[static_cast<std::size_t>(random.below(static_cast<int>(turns.size())))];
            const auto turn = pair.fast.parseTurn(chosen.text);
            ASSERT_TRUE(turn) << GetParam() << ": " << text << ": " << chosen.text;
            pair.fast.play(*turn);
            pair.slow = chosen.after;
        }
    }

    Pair fromSlow(const reference::Position& position) const {
        const auto fast = linja::Position::parse(reference::positionText(position), m_fastRules);
        EXPECT_TRUE(fast) << reference::positionText(position);
        return {*fast, position};
    }

    linja::Rules m_fastRules;
    reference::Rules m_slowRules;
    std::unordered_set<std::string> m_seen;
    std::size_t m_turns = 0;
};

TEST_P(LinjaAgreement, OnRandomPositions) {
    const std::size_t wanted = positionsToCompare();
    reference::Random random(20261129);
    for (int round = 0; m_seen.size() < wanted; ++round) {
        // Most games begin from a placement: those from the start see the same few positions first.
        const reference::Position begin = round % 4 == 0
                                              ? reference::start(m_slowRules, random.below(2) == 0 ? 'r' : 'b')
                                              : reference::randomPlacement(m_slowRules, random);
        follow(fromSlow(begin), random, wanted);
        ASSERT_FALSE(HasFatalFailure());
    }
    RecordProperty("positions", std::to_string(m_seen.size()));
    RecordProperty("turns", std::to_string(m_turns));
}

INSTANTIATE_TEST_SUITE_P(RuleSets, LinjaAgreement, testing::ValuesIn(reference::ruleSetIds()), tests::kById);

} // namespace
