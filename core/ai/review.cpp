#include "core/ai/review.h"

#include <algorithm>
#include <cassert>

namespace ai {
namespace {

// Units lost from which a turn has a mark. Shares of unforced turns of `rulebook` that lose as much, by temperature t
// of play (app/tools/mixed_play.h, measured over 300 games each): good play (t = 0.4, 0.17 points lost a turn) 2.0, 0.1
// and 0.0 %; casual (t = 1.6, 0.88 points) 28, 10 and 1 %; random turns 57, 35 and 11 %.
struct MarkFrom {
    Mark mark;
    int lost;
};
constexpr std::array<MarkFrom, 3> kMarks = {{{Mark::blunder, 5}, {Mark::mistake, 3}, {Mark::inaccuracy, 2}}};

// Points lost per turn by the eight levels of Linja, the weakest first, measured by linja-tools accuracy on 3,000
// positions of the rulebook. A player has the grade of the level nearest.
constexpr std::array<double, 8> kLostByLevel = {1.31, 0.94, 0.64, 0.40, 0.26, 0.15, 0.10, 0};

// A forced end given away, or walked into, weighs like this many points.
constexpr int kForcedEndPoints = 50;

int lossFrom(const Value& best, const Value& other, int pointWorth) {
    if (best.kind != other.kind)
        return kForcedEndPoints * pointWorth;
    return best.kind == Value::Kind::units ? std::max(0, best.amount - other.amount) : 0;
}

// The loss of each step; `played` is the result that the turn came to.
std::vector<StepLoss> splitBySteps(const game::TurnView& turn, const TurnValues& values, const TurnResult& played) {
    std::vector<StepLoss> losses;
    const std::span<const game::StepView> steps(turn.steps);
    Value before = values.bestAfter({})->value;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Value after = values.bestAfter(steps.first(i + 1))->value;
        losses.push_back({steps[i].kind, lossFrom(before, after, values.pointWorth), false});
        before = after;
    }
    if (const auto next = values.nextSteps(steps); !next.empty())
        losses.push_back({next.front().step.kind, lossFrom(before, played.value, values.pointWorth), true});
    return losses;
}

void addTurn(SideReview& side, const ReviewedTurn& turn, int pointWorth) {
    side.pointWorth = pointWorth;
    ++side.turns;
    if (turn.isForced)
        return;
    ++side.unforced;
    side.lost += turn.lost;
    ++side.marks[static_cast<std::size_t>(turn.mark)];
    side.outcomeChanges += turn.changesOutcome() ? 1 : 0;
    for (const StepLoss& step : turn.steps)
        side.lostBy[static_cast<std::size_t>(step.kind)] += step.lost;
}

} // namespace

std::string_view markId(Mark mark) {
    constexpr std::array<std::string_view, 4> kIds = {"none", "inaccuracy", "mistake", "blunder"};
    return kIds[static_cast<std::size_t>(mark)];
}

std::string_view gradeId(Grade grade) {
    constexpr std::array<std::string_view, 8> kIds = {"beginner", "novice", "casual", "steady",
                                                      "skilled",  "strong", "expert", "flawless"};
    return kIds[static_cast<std::size_t>(grade)];
}

std::string_view standingId(Standing standing) {
    constexpr std::array<std::string_view, 3> kIds = {"lost", "drawn", "won"};
    return kIds[static_cast<std::size_t>(standing)];
}

Mark markOf(int lost) {
    const auto found =
        std::find_if(kMarks.begin(), kMarks.end(), [lost](const auto& from) { return lost >= from.lost; });
    return found == kMarks.end() ? Mark::none : found->mark;
}

Grade gradeOf(double lostPerTurn) {
    std::size_t level = 0;
    while (level + 1 < kLostByLevel.size() && lostPerTurn < (kLostByLevel[level] + kLostByLevel[level + 1]) / 2)
        ++level;
    return static_cast<Grade>(level);
}

Standing standingOf(const Value& value) {
    const int rank = rankOf(value);
    return rank > 0 ? Standing::won : rank < 0 ? Standing::lost : Standing::drawn;
}

std::optional<Grade> SideReview::grade() const {
    return unforced == 0 ? std::nullopt : std::optional(gradeOf(lostPerTurn() / pointWorth));
}

ReviewedTurn reviewTurn(game::Side mover, const game::TurnView& turn, const TurnValues& values) {
    const TurnResult* played = values.find(turn.text);
    assert(played != nullptr);
    const TurnResult& first = values.results.front();
    ReviewedTurn reviewed;
    reviewed.mover = mover;
    reviewed.turn = turn;
    reviewed.isForced = values.isForced();
    reviewed.before = first.value;
    reviewed.played = played->value;
    reviewed.lost = lossFrom(first.value, played->value, values.pointWorth);
    const TurnResult* best = reviewed.lost == 0 ? played : &first;
    reviewed.best = best == played ? turn.text : best->turn();
    const auto second = std::find_if(values.results.begin(), values.results.end(),
                                     [best](const TurnResult& result) { return &result != best; });
    if (second != values.results.end()) {
        reviewed.second = second->turn();
        reviewed.secondValue = second->value;
    }
    reviewed.steps = splitBySteps(turn, values, *played);
    reviewed.mark = markOf(reviewed.lost / values.pointWorth);
    return reviewed;
}

Review reviewGame(const game::Match& match, Thinker& thinker, const Limits& limits, const StopToken& stop,
                  const ReviewProgress& progress) {
    Review review;
    const int total = match.plyCount();
    const auto at = match.clone();
    while (at->undo()) {
    }
    TurnValues values;
    // False where the review has to end.
    const auto findValues = [&] {
        auto exact = thinker.exactTurnValues(*at, stop);
        review.source = exact ? ReviewSource::exactValues : ReviewSource::search;
        values = exact ? *std::move(exact) : searchedTurnValues(*at, thinker, limits, stop);
        review.stopped = stop.test();
        review.failed = values.failed;
        return !review.stopped && !review.failed;
    };
    for (int ply = 0; ply < total; ++ply) {
        if (!findValues())
            return review;
        const game::TurnView turn = match.turnAt(ply);
        review.turns.push_back(reviewTurn(at->sideToMove(), turn, values));
        addTurn(review.sides[game::indexOf(review.turns.back().mover)], review.turns.back(), values.pointWorth);
        if (progress)
            progress(review, total);
        [[maybe_unused]] const bool isLegal = static_cast<bool>(at->play(turn.text));
        assert(isLegal);
    }
    if (!at->outcome() && findValues())
        review.end = values.results.front().value;
    return review;
}

} // namespace ai
