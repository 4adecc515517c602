#include "app/tools/linja/puzzle_maker.h"

#include "core/game/results.h"
#include "core/games/linja/evaluator.h"
#include "core/games/linja/exact_play.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace tools {
namespace {

using linja::Position;

constexpr int kLeastGap = 2;         // points, where the outcome changes
constexpr int kLeastGapOfPoints = 4; // points, where it does not
constexpr std::size_t kFewestResults = 5;
constexpr int kMiddleFrom = 70; // rows advanced by both sides together: 42 at the start, about 120 at the end
constexpr int kEndFrom = 96;
constexpr int kInfinity = 30000;

int sign(int value) {
    return (value > 0) - (value < 0);
}

// The steps that two turns have in common from the first on.
int commonSteps(const linja::Turn& a, const linja::Turn& b) {
    int count = 0;
    while (count < std::min(a.size(), b.size()) && a[count] == b[count])
        ++count;
    return count;
}

Position after(const Position& position, const linja::Turn& turn) {
    Position next = position;
    next.play(turn);
    return next;
}

// The kind of step at which the turns of the second best value part from the solution, at the latest.
game::StepKind partingKind(const Position& position, const Position& solved, const std::vector<Choice>& choices,
                           int secondValue) {
    std::vector<linja::Turn> good;
    std::vector<linja::Turn> second;
    for (const linja::Turn& turn : position.legalTurns()) {
        const Position next = after(position, turn);
        if (next == solved)
            good.push_back(turn);
        else if (std::any_of(choices.begin(), choices.end(),
                             [&](const Choice& choice) { return choice.value == secondValue && choice.after == next; }))
            second.push_back(turn);
    }
    int latest = -1;
    game::StepKind kind = game::StepKind::opening;
    for (const linja::Turn& one : good)
        for (const linja::Turn& other : second) {
            const int common = commonSteps(one, other);
            if (common <= latest)
                continue;
            latest = common;
            const auto& longer = one.size() > common ? one : other;
            kind = position.turnView(longer).steps[static_cast<std::size_t>(common)].kind;
        }
    return kind;
}

// Score if the game ended now and rows advanced, for the side to move; twice as much, to stay whole.
int plainValue(const Position& position) {
    const game::Side mover = position.sideToMove();
    const game::Score score = position.score();
    const int margin = score.pointsOf(mover) - score.pointsOf(game::opponent(mover));
    if (position.outcome())
        return 2 * margin;
    const linja::Placement view = linja::moverPlacement(position);
    int progress = 0;
    for (int row = 0; row < linja::kRows; ++row)
        progress += row * linja::countAt(view.own, row) - (linja::kRows - 1 - row) * linja::countAt(view.opp, row);
    return margin + progress;
}

int plainSearch(const Position& position, int depth, int alpha, int beta) {
    if (depth == 0 || position.outcome())
        return plainValue(position);
    struct Next {
        Position position;
        int value = 0;
    };
    std::vector<Next> all;
    game::forEachResult(position, [&](const linja::Turn&, const Position& next, std::uint64_t) {
        all.push_back({next, depth > 1 ? plainValue(next) : 0});
    });
    std::stable_sort(all.begin(), all.end(), [](const Next& a, const Next& b) { return a.value < b.value; });
    int best = -kInfinity;
    for (const Next& next : all) {
        best = std::max(best, -plainSearch(next.position, depth - 1, -beta, -std::max(alpha, best)));
        if (best >= beta)
            break;
    }
    return best;
}

// Whether the plain search prefers the solution to every other result.
bool plainlyFinds(const PuzzleFacts& puzzle, int depth) {
    const Position solved = after(puzzle.position, puzzle.solution);
    const int value = -plainSearch(solved, depth - 1, -kInfinity, kInfinity);
    bool isBest = true;
    game::forEachResult(puzzle.position, [&](const linja::Turn&, const Position& next, std::uint64_t) {
        if (isBest && next != solved)
            isBest = -plainSearch(next, depth - 1, -value, -value + 1) < value;
    });
    return isBest;
}

} // namespace

std::optional<PuzzleFacts> findPuzzle(const Position& position, const std::vector<Choice>& choices) {
    if (choices.size() < kFewestResults)
        return std::nullopt;
    std::vector<const Choice*> sorted;
    for (const Choice& choice : choices)
        sorted.push_back(&choice);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Choice* a, const Choice* b) { return a->value > b->value; });
    PuzzleFacts puzzle{position, sorted[0]->turn, sorted[0]->value, sorted[1]->value, static_cast<int>(choices.size())};
    const int gap = puzzle.value - puzzle.secondValue;
    const bool changesOutcome = sign(puzzle.value) != sign(puzzle.secondValue);
    if (gap < (changesOutcome ? kLeastGap : kLeastGapOfPoints))
        return std::nullopt;
    puzzle.kind = partingKind(position, sorted[0]->after, choices, puzzle.secondValue);
    const int total = ai::totalProgress(position);
    puzzle.stage = total < kMiddleFrom ? PuzzleStage::opening
                   : total < kEndFrom  ? PuzzleStage::middle
                                       : PuzzleStage::end;
    return puzzle;
}

int depthNeeded(const PuzzleFacts& puzzle) {
    int needed = kDeepestPlainSearch + 1;
    for (int depth = kDeepestPlainSearch; depth >= 1 && plainlyFinds(puzzle, depth); --depth)
        needed = depth;
    return needed;
}

int difficultyOf(const PuzzleFacts& puzzle, int depth) {
    const int gap = puzzle.value - puzzle.secondValue;
    const int forDepth = depth - 1;
    const int forResults = puzzle.results < 12 ? 0 : puzzle.results < 24 ? 1 : 2;
    const int forGap = gap >= 6 ? 0 : gap >= 4 ? 1 : 2;
    const int sum = forDepth + forResults + forGap; // 0 to 9
    return std::clamp((sum + 1) / 2, 1, 5);
}

int pawnsApart(const Position& one, const Position& other) {
    const linja::Placement a = linja::moverPlacement(one);
    const linja::Placement b = linja::moverPlacement(other);
    int apart = 0;
    for (int row = 0; row < linja::kRows; ++row)
        apart += std::abs(linja::countAt(a.own, row) - linja::countAt(b.own, row)) +
                 std::abs(linja::countAt(a.opp, row) - linja::countAt(b.opp, row));
    return apart / 2;
}

} // namespace tools
