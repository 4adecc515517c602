// What positions are worth, in a thread of its own: what is asked for first comes first, nothing is kept for a position
// it does not belong to, and what happens meanwhile does no harm.
#include "core/ai/stop_token.h"
#include "core/games/thinkers.h"
#include "core/session/analyst.h"
#include "core/session/perfect_tables.h"
#include "pretend_tables.h"
#include "pretend_thinkers.h"
#include "session_fixture.h"

#include <algorithm>
#include <chrono>
#include <utility>

using namespace session_test;
using session::Analyst;
using session::Judgement;
using session::PerfectTables;

namespace {

constexpr auto kLine = Analyst::Scope::line;
constexpr auto kPosition = Analyst::Scope::position;

std::shared_ptr<const game::Match> sampleLine(int turns = 6, std::string_view rules = "rulebook") {
    constexpr const char* kTurns[] = {"1-2,1-3", "8-7,8-6", "1-2,1-4", "8-7,8-5", "6-7,2-6", "8-7,7-2"};
    auto match = std::move(*games::newMatch("linja", rules));
    for (int i = 0; i < turns; ++i)
        if (!match->play(kTurns[i]))
            ADD_FAILURE() << kTurns[i];
    return match;
}

std::shared_ptr<const game::Match> at(const game::Match& line, int ply) {
    auto match = line.clone();
    while (match->plyCount() > ply)
        match->undo();
    return match;
}

// Two rounds that take a few milliseconds.
std::vector<ai::Limits> smallRounds() {
    std::vector<ai::Limits> rounds(2);
    rounds[0].nodes = 200;
    rounds[1].nodes = 2000;
    return rounds;
}

// A round that never ends by itself.
std::vector<ai::Limits> endlessRound() {
    std::vector<ai::Limits> rounds(1);
    rounds[0].moveTime = std::chrono::hours(1);
    return rounds;
}

class AnAnalyst : public testing::Test {
protected:
    AnAnalyst()
        : tables(folder.file(QStringLiteral("tables")), pretended.services()), analyst(tables, thinkers.maker()) {
        analyst.setRounds(smallRounds());
    }

    void haveTable() {
        PretendTables::write(folder.file(QStringLiteral("tables/rulebook.table")).toStdString(), "table rulebook 3");
        tables.rescan();
    }
    bool waitIdle() {
        return waitUntil([this] { return analyst.isIdle(); });
    }
    [[nodiscard]] std::size_t known() const {
        const auto line = analyst.ofLine();
        return static_cast<std::size_t>(std::count_if(line.begin(), line.end(), [](const auto& j) { return j; }));
    }

    const Folder folder;
    PretendTables pretended;
    PerfectTables tables;
    PretendThinkers thinkers;
    Analyst analyst;
};

} // namespace

TEST_F(AnAnalyst, KnowsNothingUntilAsked) {
    EXPECT_TRUE(analyst.isIdle());
    EXPECT_FALSE(analyst.of(*sampleLine()));
    EXPECT_TRUE(analyst.ofLine().empty());
}

TEST_F(AnAnalyst, ValuesAllTurnsOfThePosition) {
    const auto match = sampleLine();
    analyst.study(match, match->plyCount(), kPosition);
    ASSERT_TRUE(waitIdle());
    const auto judged = analyst.of(*match);
    ASSERT_TRUE(judged);
    for (const game::TurnView& turn : match->legalTurns())
        EXPECT_NE(judged->turns->find(turn.text), nullptr) << turn.text;
    EXPECT_EQ(known(), 1U);
}

TEST_F(AnAnalyst, ValuesAreAsTheFirstSideSeesThem) {
    const auto line = sampleLine();
    analyst.study(line, 0, kLine);
    ASSERT_TRUE(waitIdle());
    for (int ply = 0; ply <= line->plyCount(); ++ply) {
        const auto judged = analyst.of(*at(*line, ply));
        ASSERT_TRUE(judged) << ply;
        const int best = judged->turns->results.front().value.amount;
        EXPECT_EQ(judged->value.amount, ply % 2 == 0 ? best : -best) << ply;
    }
    EXPECT_EQ(known(), 7U);
}

TEST_F(AnAnalyst, ExactOnlyWhereEveryTurnIs) {
    const auto match = sampleLine(0);
    analyst.study(match, 0, kPosition);
    ASSERT_TRUE(waitIdle());
    EXPECT_FALSE(analyst.of(*match)->value.exact);
}

TEST_F(AnAnalyst, BeginsWithThePositionThatIsShownAndGoesOnWithTheNearest) {
    const auto line = sampleLine();
    std::vector<int> order;
    QObject::connect(&analyst, &Analyst::changed, &analyst, [&] {
        for (int ply = 0; ply <= line->plyCount(); ++ply)
            if (analyst.of(*at(*line, ply)) && std::find(order.begin(), order.end(), ply) == order.end())
                order.push_back(ply);
    });
    analyst.study(line, 4, kLine);
    ASSERT_TRUE(waitIdle());
    EXPECT_EQ(order, (std::vector<int>{4, 5, 3, 6, 2, 1, 0}));
}

TEST_F(AnAnalyst, LeavesAPositionAtOnceForAnother) {
    const auto line = sampleLine();
    analyst.setRounds(endlessRound());
    analyst.study(line, 0, kLine);
    ASSERT_TRUE(waitUntil([this] { return thinkers.begun() >= 1; }));
    EXPECT_EQ(known(), 0U);
    analyst.setRounds(smallRounds());
    analyst.study(line, 3, kPosition);
    ASSERT_TRUE(waitIdle());
    EXPECT_TRUE(analyst.of(*at(*line, 3)));
    EXPECT_FALSE(analyst.of(*line));
}

TEST_F(AnAnalyst, AskingTheSameAgainDoesNotBeginAgain) {
    const auto line = sampleLine();
    QSignalSpy changes(&analyst, &Analyst::changed);
    analyst.study(line, 2, kLine);
    ASSERT_TRUE(waitUntil([this] {
        analyst.study(sampleLine(), 2, kLine);
        return analyst.isIdle();
    }));
    EXPECT_EQ(changes.count(), 14); // seven positions, two rounds
}

TEST_F(AnAnalyst, SearchesNoLongerThanOneRoundWhileHurried) {
    const auto line = sampleLine();
    QSignalSpy changes(&analyst, &Analyst::changed);
    analyst.setHurried(true);
    analyst.study(line, 0, kLine);
    ASSERT_TRUE(waitIdle());
    EXPECT_EQ(changes.count(), 7);
    analyst.setHurried(false);
    ASSERT_TRUE(waitIdle());
    EXPECT_EQ(changes.count(), 14);
}

TEST_F(AnAnalyst, IsExactByTheTable) {
    haveTable();
    const auto line = sampleLine();
    analyst.study(line, 0, kLine);
    ASSERT_TRUE(waitUntil([this] { return tables.values("linja", "rulebook") != nullptr; }));
    ASSERT_TRUE(waitIdle());
    for (int ply = 0; ply <= line->plyCount(); ++ply) {
        const auto judged = analyst.of(*at(*line, ply));
        ASSERT_TRUE(judged);
        EXPECT_TRUE(judged->value.exact) << ply;
        // Every position of the pretended table is worth 3 to its side to move, so every turn 3 to the opponent.
        EXPECT_EQ(judged->value.amount, ply % 2 == 0 ? -3 : 3) << ply;
    }
}

TEST_F(AnAnalyst, WorksEstimatesOutAgainOnceThereIsATable) {
    const auto line = sampleLine();
    analyst.study(line, 0, kLine);
    ASSERT_TRUE(waitIdle());
    ASSERT_FALSE(analyst.of(*line)->value.exact);
    pretended.stepsAllowed = kBuildSteps;
    ASSERT_FALSE(tables.build(QStringLiteral("rulebook")));
    ASSERT_TRUE(waitUntil([&] { return analyst.of(*line)->value.exact; }));
    ASSERT_TRUE(waitIdle());
    for (const auto& judged : analyst.ofLine())
        EXPECT_TRUE(judged && judged->value.exact);
}

TEST_F(AnAnalyst, GoesOnWithSearchWhenTheTableIsDeleted) {
    haveTable();
    const auto line = sampleLine();
    analyst.study(line, 0, kPosition);
    ASSERT_TRUE(waitUntil([this] { return tables.values("linja", "rulebook") != nullptr; }));
    ASSERT_TRUE(waitIdle());
    ASSERT_FALSE(tables.remove(QStringLiteral("rulebook")));
    analyst.study(line, line->plyCount(), kPosition);
    ASSERT_TRUE(waitIdle());
    ASSERT_TRUE(analyst.of(*line));
    EXPECT_FALSE(analyst.of(*line)->value.exact);
}

TEST_F(AnAnalyst, SearchesAndNeverSaysExactOnceTheTableIsFoundDamaged) {
    haveTable();
    const auto line = sampleLine();
    analyst.study(line, 0, kPosition);
    ASSERT_TRUE(waitIdle());
    ASSERT_TRUE(analyst.of(*at(*line, 0))->value.exact);
    QSignalSpy failed(&tables, &PerfectTables::failed);
    pretended.lastOpened->damage();
    analyst.study(line, line->plyCount(), kLine);
    ASSERT_TRUE(waitUntil([&] { return !failed.isEmpty(); }));
    ASSERT_TRUE(waitIdle());
    EXPECT_EQ(failed.count(), 1);
    EXPECT_EQ(tables.entry(QStringLiteral("rulebook")).state, PerfectTables::State::damaged);
    for (int ply = 1; ply <= line->plyCount(); ++ply) {
        const auto judged = analyst.of(*at(*line, ply));
        ASSERT_TRUE(judged) << ply;
        EXPECT_FALSE(judged->value.exact) << ply;
    }
}

TEST_F(AnAnalyst, TellsTheRulesApart) {
    const auto rulebook = sampleLine(0);
    const auto classic = sampleLine(0, "classic");
    ASSERT_EQ(rulebook->state().text, classic->state().text);
    analyst.study(rulebook, 0, kPosition);
    ASSERT_TRUE(waitIdle());
    EXPECT_TRUE(analyst.of(*rulebook));
    EXPECT_FALSE(analyst.of(*classic));
}

TEST_F(AnAnalyst, KnowsTheEndWithoutThinking) {
    GameSession session{QString()};
    ASSERT_TRUE(session.newGame(twoPeople()));
    playSample(session); // 45 to 43 for Red
    const auto judged = analyst.of(session.game().match());
    ASSERT_TRUE(judged);
    EXPECT_EQ(judged->value.amount, 2);
    EXPECT_TRUE(judged->value.exact);
    EXPECT_TRUE(judged->turns->results.empty());
    const std::shared_ptr<const game::Match> line = session.game().match().clone();
    analyst.study(line, line->plyCount(), kPosition);
    EXPECT_TRUE(analyst.isIdle());
}

TEST_F(AnAnalyst, MayGoAtAnyMoment) {
    const auto line = sampleLine();
    for (int time = 0; time < 30; ++time) {
        Analyst other(tables, thinkers.maker());
        other.setRounds(time % 2 == 0 ? endlessRound() : smallRounds());
        const int before = thinkers.begun();
        other.study(line, time % 7, kLine);
        if (time % 4 != 0) {
            ASSERT_TRUE(waitUntil([this, before] { return thinkers.begun() > before; }));
        }
    }
}

TEST_F(AnAnalyst, NeverKeepsAValueForAnotherPosition) {
    // The turns that are valued tell the positions apart.
    const auto line = sampleLine();
    std::vector<ai::Limits> one(1);
    one[0].depth = 2;
    analyst.setRounds(one);
    QSignalSpy changes(&analyst, &Analyst::changed);
    for (int time = 0; time < 200; ++time) {
        analyst.study(line, (time * 5) % 7, time % 3 == 0 ? kPosition : kLine);
        if (time % 4 == 0) {
            ASSERT_TRUE(
                waitUntil([&, before = changes.count()] { return changes.count() > before || analyst.isIdle(); }));
        }
    }
    analyst.study(line, 0, kLine);
    ASSERT_TRUE(waitIdle());
    const ai::StopToken stop;
    for (int ply = 0; ply <= line->plyCount(); ++ply) {
        const auto match = at(*line, ply);
        const auto alone = games::newThinker("linja");
        const ai::TurnValues expected = ai::searchedTurnValues(*match, *alone, one[0], stop);
        const auto judged = analyst.of(*match);
        ASSERT_TRUE(judged);
        EXPECT_EQ(judged->turns->results.size(), expected.results.size()) << ply;
        for (const ai::TurnResult& result : expected.results)
            EXPECT_NE(judged->turns->find(result.turn()), nullptr) << ply << ' ' << result.turn();
    }
}

namespace {

std::vector<std::string> valuesOf(const Judgement& judged) {
    std::vector<std::string> values;
    for (const ai::TurnResult& result : judged.turns->results)
        values.push_back(result.turn() + " " + result.value.text());
    return values;
}

} // namespace

TEST_F(AnAnalyst, EstimatesDoNotDependOnWhatWasThoughtBefore) {
    const auto line = sampleLine();
    analyst.study(line, 0, kLine);
    ASSERT_TRUE(waitIdle());
    Analyst other(tables);
    other.setRounds(smallRounds());
    for (const int ply : {5, 2, 6}) {
        other.study(at(*line, ply), ply, kPosition);
        ASSERT_TRUE(waitUntil([&] { return other.isIdle(); }));
        EXPECT_EQ(valuesOf(*other.of(*at(*line, ply))), valuesOf(*analyst.of(*at(*line, ply)))) << ply;
    }
}

TEST_F(AnAnalyst, TheUsualEffortIsCountedInNodes) {
    // A clock would give other estimates on another day.
    Analyst first(tables);
    Analyst second(tables);
    const auto match = sampleLine();
    for (Analyst* one : {&first, &second}) {
        one->setHurried(true); // the first round
        one->study(match, match->plyCount(), kPosition);
        ASSERT_TRUE(waitUntil([&] { return one->isIdle(); }));
    }
    EXPECT_EQ(valuesOf(*first.of(*match)), valuesOf(*second.of(*match)));
}

TEST_F(AnAnalyst, MostCareGivesADeeperValueThatStays) {
    const auto match = sampleLine();
    ai::Limits most;
    most.nodes = 20'000;
    analyst.setMostEffort(most);
    analyst.study(match, 0, kLine);
    ASSERT_TRUE(waitIdle());
    EXPECT_FALSE(analyst.isWellKnown(*match));
    analyst.study(match, match->plyCount(), kPosition, Analyst::Care::most);
    ASSERT_TRUE(waitIdle());
    EXPECT_TRUE(analyst.isWellKnown(*match));
    EXPECT_FALSE(analyst.isWellKnown(*at(*match, 3)));
    const auto alone = games::newThinker("linja");
    const ai::StopToken stop;
    const Judgement expected{{}, std::make_shared<ai::TurnValues>(ai::searchedTurnValues(*match, *alone, most, stop))};
    EXPECT_EQ(valuesOf(*analyst.of(*match)), valuesOf(expected));
    QSignalSpy changes(&analyst, &Analyst::changed);
    analyst.study(match, match->plyCount(), kLine);
    ASSERT_TRUE(waitIdle());
    EXPECT_EQ(changes.count(), 0) << "nothing shallower takes its place";
    EXPECT_EQ(valuesOf(*analyst.of(*match)), valuesOf(expected));
}

TEST_F(AnAnalyst, MostCareComesBeforeTheRestOfTheLine) {
    const auto line = sampleLine();
    ai::Limits most;
    most.nodes = 5'000;
    analyst.setMostEffort(most);
    int known = 0;
    QObject::connect(&analyst, &Analyst::changed, &analyst, [&] {
        if (!analyst.isWellKnown(*at(*line, 4)))
            ++known;
    });
    analyst.study(line, 4, kLine, Analyst::Care::most);
    ASSERT_TRUE(waitIdle());
    EXPECT_EQ(known, 1) << "its own first value alone";
}

TEST_F(AnAnalyst, IsWellKnownByTheTableAndAtTheEnd) {
    haveTable();
    const auto match = sampleLine();
    analyst.study(match, match->plyCount(), kPosition);
    ASSERT_TRUE(waitUntil([this] { return tables.values("linja", "rulebook") != nullptr; }));
    ASSERT_TRUE(waitIdle());
    EXPECT_TRUE(analyst.isWellKnown(*match));
    const auto over = std::move(*games::newMatch("linja", "rulebook", "6b/4b/2b/-/1r/3r/3r/5r r"));
    EXPECT_TRUE(analyst.isWellKnown(*over));
}

TEST_F(AnAnalyst, TrustsNoValueOfATableThatIsGone) {
    haveTable();
    const auto match = sampleLine();
    analyst.study(match, match->plyCount(), kPosition);
    ASSERT_TRUE(waitUntil([this] { return tables.values("linja", "rulebook") != nullptr; }));
    ASSERT_TRUE(waitIdle());
    ASSERT_TRUE(analyst.of(*match)->value.exact);
    ASSERT_FALSE(tables.remove(QStringLiteral("rulebook")));
    ASSERT_TRUE(waitIdle());
    ASSERT_TRUE(analyst.of(*match));
    EXPECT_FALSE(analyst.of(*match)->value.exact);
}
