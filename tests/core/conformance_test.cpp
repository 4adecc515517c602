// The promises of core/game/position.h, held for every game and rule set of the catalogue by random games with fixed
// seeds.
#include "core/game/perft.h"
#include "core/game/random.h"
#include "core/game/turn_builder.h"
#include "core/game/typed_match.h"
#include "core/games/all_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace {

constexpr int kGamesPerRuleSet = 150;
constexpr int kLongestGame = 2000; // far above any game's length; a longer one is a fault

// How many positions the random games must meet at least, so that the checks are of something: a small game tells all
// that it has.
template <class P>
constexpr std::size_t fewestPositions() {
    if constexpr (requires { P::kReachable; })
        return P::kReachable;
    else
        return 1000;
}

// The legal turns of a position as a screen sees them.
template <class P>
std::vector<game::TurnView> viewsOf(const P& position) {
    std::vector<game::TurnView> views;
    for (const auto& turn : position.legalTurns())
        views.push_back(position.turnView(turn));
    return views;
}

template <class P>
class Conformance : public testing::Test {
protected:
    // Plays random games of every rule set and calls check(position) before every turn and at the end.
    template <class Check>
    static void everywhere(Check&& check) {
        for (const auto& named : P::ruleSets())
            everywhereUnder(named.rules, check);
    }
    // Those of one rule set.
    template <class Check>
    static void everywhereUnder(const typename P::Rules& rules, Check&& check) {
        for (int game = 0; game < kGamesPerRuleSet; ++game) {
            game::Random random(static_cast<std::uint64_t>(game) + 1);
            P position = P::start(rules);
            std::vector<std::uint64_t> keys{position.key()};
            for (int plies = 0;; ++plies) {
                ASSERT_LT(plies, kLongestGame) << position.text();
                check(position);
                const auto turns = position.legalTurns();
                if (turns.empty() || adjudicate(position, keys))
                    break;
                position.play(turns[random.below(static_cast<std::uint32_t>(turns.size()))]);
                keys.push_back(position.key());
            }
        }
    }

    // A fixed sixteenth of the positions, for the checks that take long; of a small game all.
    static bool isSampled(const P& position) { return fewestPositions<P>() < 1000 || position.key() % 16 == 0; }

    static typename P::Rules rulesOf(const P& position) { return position.rules(); }
};

TYPED_TEST_SUITE(Conformance, games::AllGames<testing::Types>);

TYPED_TEST(Conformance, NoTurnsExactlyWhenOver) {
    this->everywhere([](const TypeParam& position) {
        ASSERT_EQ(position.legalTurns().empty(), position.outcome().has_value()) << position.text();
    });
}

TYPED_TEST(Conformance, EveryTurnReadsBackFromItsText) {
    this->everywhere([](const TypeParam& position) {
        std::set<std::string> texts;
        for (const auto& turn : position.legalTurns()) {
            const std::string text = position.turnText(turn);
            ASSERT_TRUE(texts.insert(text).second) << text << " twice in " << position.text();
            const auto read = position.parseTurn(text);
            ASSERT_TRUE(read) << position.text() << ' ' << text << ": " << game::describe(read.fault());
            ASSERT_EQ(*read, turn) << text;
        }
    });
}

TYPED_TEST(Conformance, EveryPositionReadsBackFromItsText) {
    this->everywhere([](const TypeParam& position) {
        const auto read = TypeParam::parse(position.text(), Conformance<TypeParam>::rulesOf(position));
        ASSERT_TRUE(read) << position.text() << ": " << game::describe(read.fault());
        ASSERT_EQ(read->text(), position.text());
        ASSERT_EQ(read->board(), position.board());
    });
}

// Two positions that have come about in different ways are equal exactly when they tell the same and allow the same.
TYPED_TEST(Conformance, EqualPositionsHaveEqualKeysAndOthersDoNot) {
    std::map<std::uint64_t, TypeParam> byKey;
    std::map<std::string, std::set<std::uint64_t>> keysOfText;
    std::size_t met = 0;
    for (const auto& named : TypeParam::ruleSets()) {
        byKey.clear();
        keysOfText.clear();
        this->everywhereUnder(named.rules, [&](const TypeParam& position) {
            const auto [known, isNew] = byKey.emplace(position.key(), position);
            ASSERT_EQ(known->second, position) << "one key for " << known->second.text() << " and " << position.text();
            met += isNew ? 1 : 0;
            // What the text does not say (that the game is over already) must tell the keys apart too.
            const std::string told = position.text() + (position.outcome() ? " over" : "");
            keysOfText[told].insert(position.key());
            ASSERT_EQ(keysOfText[told].size(), 1U) << told;
        });
    }
    EXPECT_GE(met, fewestPositions<TypeParam>());
}

// As its own key, text and turns say, what play() makes of a position depends on nothing else: not on what was played
// on other copies in between, not on how often it is asked.
TYPED_TEST(Conformance, PlayReadsNothingOutsideThePosition) {
    std::size_t played = 0;
    this->everywhere([&played](const TypeParam& position) {
        if (!Conformance<TypeParam>::isSampled(position))
            return;
        const auto turns = position.legalTurns();
        const TypeParam before = position;
        std::vector<TypeParam> forwards;
        for (const auto& turn : turns) {
            forwards.push_back(position);
            forwards.back().play(turn);
        }
        ASSERT_EQ(position, before);
        // The same in the opposite order, each beginning from a copy that was something else before.
        TypeParam reused = TypeParam::start(position.rules());
        for (std::size_t i = turns.size(); i-- > 0; ++played) {
            reused = before;
            reused.play(turns[i]);
            ASSERT_EQ(reused, forwards[i]) << position.text() << ' ' << position.turnText(turns[i]);
            ASSERT_EQ(reused.key(), forwards[i].key());
            ASSERT_EQ(reused.legalTurns(), forwards[i].legalTurns());
        }
    });
    EXPECT_GE(played, fewestPositions<TypeParam>());
}

TYPED_TEST(Conformance, EveryTurnComesWithThePositionItLeadsTo) {
    this->everywhere([](const TypeParam& position) {
        const auto turns = position.legalTurns();
        std::size_t at = 0;
        position.forEachTurn([&](const typename TypeParam::Turn& turn, const TypeParam& after) {
            ASSERT_LT(at, turns.size());
            ASSERT_EQ(turn, turns[at++]);
            TypeParam played = position;
            played.play(turn);
            ASSERT_EQ(after, played) << position.text() << ' ' << position.turnText(turn);
        });
        ASSERT_EQ(at, turns.size());
    });
}

TYPED_TEST(Conformance, ResultsAreTheDistinctPositionsWithAllTheirTurns) {
    this->everywhere([](const TypeParam& position) {
        if (!Conformance<TypeParam>::isSampled(position))
            return;
        // By comparing positions, not keys.
        std::vector<std::pair<TypeParam, std::vector<typename TypeParam::Turn>>> expected;
        for (const auto& turn : position.legalTurns()) {
            TypeParam after = position;
            after.play(turn);
            auto known =
                std::find_if(expected.begin(), expected.end(), [&](const auto& each) { return each.first == after; });
            if (known == expected.end())
                known = expected.insert(expected.end(), {after, {}});
            known->second.push_back(turn);
        }
        const auto results = game::resultsOf(position);
        ASSERT_EQ(results.size(), expected.size()) << position.text();
        for (std::size_t i = 0; i < results.size(); ++i) {
            ASSERT_EQ(results[i].position, expected[i].first);
            ASSERT_EQ(results[i].key, expected[i].first.key());
            ASSERT_EQ(results[i].turns, expected[i].second);
        }
        std::size_t at = 0;
        game::forEachResult(position,
                            [&](const typename TypeParam::Turn& turn, const TypeParam& after, std::uint64_t key) {
                                ASSERT_LT(at, results.size());
                                ASSERT_EQ(turn, results[at].turns.front());
                                ASSERT_EQ(after, results[at].position);
                                ASSERT_EQ(key, results[at].key);
                                ++at;
                            });
        ASSERT_EQ(at, results.size());
    });
}

TYPED_TEST(Conformance, TurnViewsPassThroughTheBuilder) {
    this->everywhere([](const TypeParam& position) {
        if (!Conformance<TypeParam>::isSampled(position))
            return;
        const auto views = viewsOf(position);
        for (const auto& view : views) {
            game::TurnBuilder builder(views);
            for (const auto& step : view.steps)
                ASSERT_TRUE(builder.add(step)) << position.text() << ' ' << view.text;
            ASSERT_TRUE(builder.mayEnd()) << position.text() << ' ' << view.text;
            ASSERT_EQ(builder.turn(), view);
        }
    });
}

TYPED_TEST(Conformance, TheStageAgreesWithTheLegalTurns) {
    this->everywhere([](const TypeParam& position) {
        if (!Conformance<TypeParam>::isSampled(position))
            return;
        const auto views = viewsOf(position);
        for (std::size_t i = 0; i < views.size(); ++i) {
            game::TurnBuilder builder(views);
            for (const auto& step : views[i].steps) {
                builder.add(step);
                const game::StageView stage = position.stage(builder.steps());
                ASSERT_EQ(stage.next.has_value(), !builder.nextSteps().empty()) << position.text() << views[i].text;
                for (const auto& next : builder.nextSteps())
                    ASSERT_EQ(next.kind, stage.next) << position.text();
            }
            TypeParam child = position;
            child.play(position.legalTurns()[i]);
            ASSERT_EQ(position.stage(views[i].steps).board, child.board());
            ASSERT_EQ(position.stage(views[i].steps).score, child.score());
        }
    });
}

TYPED_TEST(Conformance, EveryStepNotOfferedIsRefusedWithAReason) {
    int refused = 0;
    this->everywhere([&refused](const TypeParam& position) {
        if (!Conformance<TypeParam>::isSampled(position))
            return;
        const auto views = viewsOf(position);
        game::TurnBuilder builder(views);
        const int places = static_cast<int>(position.board().places.size());
        // On a board of many places a part of the pairs, another one at each call, for time.
        constexpr std::uint32_t kAllPairs = 8 * 8 * 2;
        const auto stride = std::max(1U, static_cast<std::uint32_t>(places * places * 2) / kAllPairs);
        std::uint32_t pair = static_cast<std::uint32_t>(position.key() >> 32);
        const auto checkAll = [&] {
            ++pair;
            for (int from = 0; from < places; ++from)
                for (int to = 0; to < places; ++to)
                    for (const game::Side piece : {game::Side::first, game::Side::second}) {
                        if (from == to || ++pair % stride != 0)
                            continue;
                        bool offered = false;
                        for (const auto& next : builder.nextSteps())
                            offered = offered || (next.from == from && next.to == to && next.piece == piece);
                        const game::Fault fault = position.whyNot(builder.steps(), {from, to, piece});
                        ASSERT_EQ(fault.code == game::FaultCode::notLegal, offered)
                            << position.text() << ' ' << from + 1 << '-' << to + 1 << ": " << game::describe(fault);
                        if (!offered)
                            ++refused;
                    }
        };
        checkAll();
        for (const auto& view : views) {
            builder.clear();
            for (const auto& step : view.steps) {
                builder.add(step);
                checkAll();
            }
        }
    });
    EXPECT_GT(refused, 1000);
}

TYPED_TEST(Conformance, AMatchTellsOnePropertyAsItTellsTheWholeState) {
    std::size_t seen = 0;
    for (const auto& named : TypeParam::ruleSets()) {
        game::TypedMatch<TypeParam> match(named, TypeParam::start(named.rules));
        game::Random random(5);
        for (auto turns = match.legalTurns(); !turns.empty(); turns = match.legalTurns())
            ASSERT_TRUE(match.play(turns[random.below(static_cast<std::uint32_t>(turns.size()))].text));
        for (int ply = 0; ply <= match.plyCount(); ++ply, ++seen) {
            const game::StateView state = match.stateAt(ply);
            EXPECT_EQ(match.sideToMoveAt(ply), state.toMove);
            EXPECT_EQ(match.scoreAt(ply), state.score);
            EXPECT_EQ(match.outcomeAt(ply), state.outcome);
            EXPECT_EQ(match.outcomeAt(ply).has_value(), ply == match.plyCount());
        }
        EXPECT_EQ(match.sideToMove(), match.state().toMove);
        EXPECT_EQ(match.score(), match.state().score);
        EXPECT_EQ(match.outcome(), match.state().outcome);
    }
    EXPECT_GT(seen, 4U);
}

TYPED_TEST(Conformance, AMatchUndoesWhatItPlayed) {
    for (const auto& named : TypeParam::ruleSets()) {
        game::Random random(7);
        game::TypedMatch<TypeParam> match(named, TypeParam::start(named.rules));
        std::vector<game::StateView> states{match.state()};
        for (auto turns = match.legalTurns(); !turns.empty(); turns = match.legalTurns()) {
            ASSERT_TRUE(match.play(turns[random.below(static_cast<std::uint32_t>(turns.size()))].text));
            states.push_back(match.state());
        }
        ASSERT_FALSE(match.play("pass"));
        for (std::size_t ply = states.size(); ply-- > 0;) {
            ASSERT_EQ(match.state(), states[ply]);
            ASSERT_EQ(match.undo(), ply > 0);
        }
    }
}

} // namespace
