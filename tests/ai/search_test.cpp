// The search against plain minimax, which knows nothing but the rules and the estimate.
#include "core/ai/search.h"
#include "core/games/linja/evaluator.h"
#include "tests/linja/late_positions.h"
#include "tests/test_name.h"

#include <gtest/gtest.h>

#include <unordered_map>

namespace {

using linja::Position;
using Evaluator = ai::Evaluator<Position>;
using Search = ai::Search<Position>;

// Minimax over every sequence of steps. Stops when it has seen too many positions.
class PlainMinimax {
public:
    explicit PlainMinimax(std::uint64_t limit) : m_limit(limit) {}

    // The value to the end of the game, for games that cannot repeat. Remembers what it has seen, so that it gets far
    // enough.
    int toTheEnd(const Position& position) {
        const auto known = m_known.find(position.key());
        if (known != m_known.end())
            return known->second;
        if (++m_seen > m_limit)
            return 0;
        if (const auto outcome = position.outcome())
            return Evaluator::final(position, *outcome);
        int best = -30000;
        for (const auto& turn : position.legalTurns()) {
            Position child = position;
            child.play(turn);
            best = std::max(best, -toTheEnd(child));
        }
        m_known.emplace(position.key(), best);
        return best;
    }

    // The value with `depth` turns of look-ahead and a draw for a position met before on the way.
    int toDepth(const Position& position, int depth) {
        ++m_seen;
        if (std::count(m_path.begin(), m_path.end(), position.key()) > 0)
            return 0;
        if (const auto outcome = position.outcome())
            return Evaluator::final(position, *outcome);
        if (depth == 0)
            return Evaluator(position.rules()).evaluate(position);
        m_path.push_back(position.key());
        int best = -30000;
        for (const auto& turn : position.legalTurns()) {
            Position child = position;
            child.play(turn);
            best = std::max(best, -toDepth(child, depth - 1));
        }
        m_path.pop_back();
        return best;
    }

    [[nodiscard]] bool gaveUp() const { return m_seen > m_limit; }

private:
    std::uint64_t m_limit;
    std::uint64_t m_seen = 0;
    std::unordered_map<std::uint64_t, int> m_known;
    std::vector<std::uint64_t> m_path;
};

struct Found {
    ai::SearchResult<Position> result;
    std::uint64_t nodes = 0;
};

Found search(const Position& position, ai::TranspositionTable* table, int depth, std::uint64_t nodes = 0) {
    const ai::StopToken stop;
    ai::Budget budget(stop, nodes, std::nullopt);
    const std::vector<std::uint64_t> history{position.key()};
    if (table)
        table->newSearch();
    Search searcher(position, history, table, {}, budget, ai::Selectivity::none);
    Found found{searcher.run(depth), 0};
    found.nodes = budget.spent();
    return found;
}

class SearchByRules : public testing::TestWithParam<game::NamedRules<linja::Rules>> {};
// Only where positions cannot repeat: elsewhere plain minimax has no end.
class SearchToTheEnd : public SearchByRules {};

TEST_P(SearchByRules, EqualsMinimaxAtEveryDepthWithoutTable) {
    game::Random random(1);
    for (int i = 0; i < 60; ++i) {
        const auto positions = ai_test::randomGame(GetParam().rules, random);
        const Position& position = positions[random.below(static_cast<std::uint32_t>(positions.size() - 1))];
        for (int depth = 1; depth <= (i % 6 == 0 ? 3 : 2); ++depth) {
            const Found found = search(position, nullptr, depth);
            PlainMinimax plain(0);
            EXPECT_EQ(found.result.value, plain.toDepth(position, found.result.depth)) << position.text();
            EXPECT_TRUE(found.result.depth == depth || found.result.proven) << position.text();
        }
    }
}

// A search that prunes by margins still comes to the proven value where the end is near.
TEST_P(SearchToTheEnd, MarginsNeverProveAWrongValue) {
    game::Random random(7);
    int compared = 0;
    for (int i = 0; i < 150; ++i) {
        const Position position = ai_test::latePosition(GetParam().rules, random, 1 + random.below(14));
        PlainMinimax plain(10'000);
        const int value = plain.toTheEnd(position);
        if (plain.gaveUp())
            continue;
        const ai::StopToken stop;
        ai::Budget budget(stop, 200'000, std::nullopt);
        const std::vector<std::uint64_t> history{position.key()};
        ai::TranspositionTable table(1 << 20);
        table.newSearch();
        const auto result = Search(position, history, &table, {}, budget).run(Search::kMaxDepth);
        ++compared;
        EXPECT_TRUE(result.proven) << position.text();
        EXPECT_EQ(result.value, value) << position.text();
    }
    EXPECT_GE(compared, 60);
}

TEST_P(SearchToTheEnd, EqualsMinimaxWithAndWithoutTable) {
    game::Random random(2);
    int compared = 0;
    for (int i = 0; i < 150; ++i) {
        const Position position = ai_test::latePosition(GetParam().rules, random, 1 + random.below(14));
        PlainMinimax plain(10'000);
        const int value = plain.toTheEnd(position);
        if (plain.gaveUp())
            continue;
        ai::TranspositionTable table(std::size_t{1} << 20);
        const Found with = search(position, &table, Search::kMaxDepth, 50'000);
        const Found without = search(position, nullptr, Search::kMaxDepth, 50'000);
        if (with.result.proven) {
            EXPECT_EQ(with.result.value, value) << position.text();
        }
        if (without.result.proven) {
            EXPECT_EQ(without.result.value, value) << position.text();
        }
        compared += with.result.proven && without.result.proven ? 1 : 0;
    }
    EXPECT_GE(compared, 40);
}

TEST_P(SearchByRules, ProvenValuesAgreeBetweenTableSizes) {
    game::Random random(3);
    int compared = 0;
    for (int i = 0; i < 60; ++i) {
        const Position position = ai_test::latePosition(GetParam().rules, random, 1 + random.below(12));
        ai::TranspositionTable tiny(1024);
        ai::TranspositionTable large(std::size_t{1} << 20);
        const Found a = search(position, &tiny, Search::kMaxDepth, 30'000);
        const Found b = search(position, &large, Search::kMaxDepth, 30'000);
        if (!a.result.proven || !b.result.proven)
            continue;
        EXPECT_EQ(a.result.value, b.result.value) << position.text();
        ++compared;
    }
    EXPECT_GE(compared, GetParam().rules.openingEarnsBonus ? 1 : 20);
}

TEST_P(SearchByRules, LineOfPlayEndsWithTheProvenValue) {
    game::Random random(4);
    int ended = 0;
    for (int i = 0; i < 40; ++i) {
        const Position position = ai_test::latePosition(GetParam().rules, random, 1 + random.below(8));
        ai::TranspositionTable table(std::size_t{1} << 20);
        const Found found = search(position, &table, Search::kMaxDepth, 30'000);
        Position at = position;
        for (const auto& turn : found.result.line) {
            const auto legal = at.legalTurns();
            ASSERT_NE(std::find(legal.begin(), legal.end(), turn), legal.end()) << position.text();
            at.play(turn);
        }
        const auto outcome = at.outcome();
        if (!found.result.proven || !outcome)
            continue;
        ++ended;
        const int value = Evaluator::final(at, *outcome);
        EXPECT_EQ(at.sideToMove() == position.sideToMove() ? value : -value, found.result.value) << position.text();
    }
    EXPECT_GE(ended, GetParam().rules.openingEarnsBonus ? 3 : 20);
}

TEST_P(SearchByRules, CandidatesAreEveryDistinctResult) {
    game::Random random(5);
    for (int i = 0; i < 30; ++i) {
        for (const Position& position : ai_test::randomGame(GetParam().rules, random)) {
            std::vector<ai::Candidate<Position>> candidates;
            ai::collectCandidates<Position, Evaluator>(position, position.key(), {}, candidates);
            std::vector<Position> expected;
            for (const auto& turn : position.legalTurns()) {
                Position child = position;
                child.play(turn);
                if (std::find(expected.begin(), expected.end(), child) == expected.end())
                    expected.push_back(child);
            }
            ASSERT_EQ(candidates.size(), expected.size()) << position.text();
            for (std::size_t k = 0; k < expected.size(); ++k) {
                Position child = position;
                child.play(candidates[k].turn);
                EXPECT_EQ(candidates[k].position, expected[k]) << position.text();
                EXPECT_EQ(child, expected[k]) << position.text();
                EXPECT_EQ(candidates[k].key, child.key());
            }
        }
    }
}

std::vector<game::NamedRules<linja::Rules>> rulesWithoutRepetition() {
    std::vector<game::NamedRules<linja::Rules>> sets;
    for (const auto& set : linja::ruleSets())
        if (!set.rules.openingEarnsBonus)
            sets.push_back(set);
    return sets;
}

INSTANTIATE_TEST_SUITE_P(RuleSets, SearchByRules, testing::ValuesIn(linja::ruleSets().begin(), linja::ruleSets().end()),
                         tests::kById);
INSTANTIATE_TEST_SUITE_P(RuleSets, SearchToTheEnd, testing::ValuesIn(rulesWithoutRepetition()), tests::kById);

TEST(Search, SameNodesForTheSameLimit) {
    const Position start = Position::start({});
    for (const std::uint64_t nodes : {std::uint64_t{1}, std::uint64_t{777}, std::uint64_t{50'000}}) {
        ai::TranspositionTable one;
        ai::TranspositionTable two;
        const Found a = search(start, &one, Search::kMaxDepth, nodes);
        const Found b = search(start, &two, Search::kMaxDepth, nodes);
        EXPECT_EQ(a.nodes, nodes);
        EXPECT_EQ(a.nodes, b.nodes);
        EXPECT_EQ(a.result.turn, b.result.turn);
        EXPECT_EQ(a.result.value, b.result.value);
        EXPECT_EQ(a.result.line, b.result.line);
    }
}

// A turn that brings back a position of the game for the third time draws it, whatever the position is worth.
TEST(Search, ScoresRepetitionAsDraw) {
    const linja::Rules rules = linja::ruleSets()[2].rules; // rulebook+opening-bonus
    ASSERT_TRUE(rules.openingEarnsBonus);
    const auto position = Position::parse("9b/2b/1r/-/-/-/1b/11r r", rules);
    ASSERT_TRUE(position);
    ASSERT_FALSE(position->outcome());
    std::vector<ai::Candidate<Position>> candidates;
    ai::collectCandidates<Position, Evaluator>(*position, position->key(), {}, candidates);
    std::vector<std::uint64_t> history;
    for (const auto& candidate : candidates)
        history.insert(history.end(), 2, candidate.key);
    history.push_back(position->key());
    const ai::StopToken stop;
    ai::Budget budget(stop, 10'000, std::nullopt);
    Search searcher(*position, history, nullptr, {}, budget, ai::Selectivity::none);
    const auto result = searcher.run(4);
    EXPECT_EQ(result.value, 0);
    EXPECT_FALSE(result.proven) << "it rests on the history of this game";
}

TEST(TranspositionTable, TakesNoMemoryBeforeTheFirstSearchAndNoneAfterClear) {
    ai::TranspositionTable table;
    EXPECT_FALSE(table.isReserved());
    EXPECT_EQ(table.find(1), nullptr);
    table.newSearch();
    EXPECT_TRUE(table.isReserved());
    table.clear();
    EXPECT_FALSE(table.isReserved());
}

TEST(TranspositionTable, KeepsTheDeepestAndTheLatest) {
    ai::TranspositionTable table(1); // a single bucket
    table.newSearch();
    table.store(10, 1, 5, ai::Bound::exact, 0);
    table.store(11, 2, 3, ai::Bound::lower, 0);
    table.store(12, 3, 1, ai::Bound::upper, 7);
    ASSERT_NE(table.find(10), nullptr);
    EXPECT_EQ(table.find(11), nullptr);
    ASSERT_NE(table.find(12), nullptr);
    EXPECT_EQ(table.find(12)->value, 3);
    EXPECT_EQ(table.find(12)->bound(), ai::Bound::upper);
    EXPECT_EQ(table.find(12)->best, 7U);
    table.store(13, 4, 9, ai::Bound::exact, 0);
    EXPECT_NE(table.find(13), nullptr);
    EXPECT_NE(table.find(10), nullptr) << "what is pushed out of the first place takes the second";
}

} // namespace
