// loa-tools: counting turns, tuning the evaluation of Lines of Action by self-play, and matches between weights.
//     loa-tools perft DEPTH
//     loa-tools tune GAMES NODES       prints weights fitted to the results of self-play
//     loa-tools match PAIRS NODES      the weights that play against the first ones and against a plain evaluation
//     loa-tools ends COUNT             positions of play that are won or lost in up to 7 turns, COUNT of each number
#include "core/ai/forced_end.h"
#include "core/ai/search.h"
#include "core/game/random.h"
#include "core/games/loa/evaluator.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace {

using loa::Position;
using Base = ai::Evaluator<Position>;

constexpr int kLongestGame = 300; // then it counts as a draw

// The weights that were written down before the first tuning.
struct First : Base {
    using Base::Base;
    [[nodiscard]] static int evaluate(const Position& position) {
        static constexpr loa::Weights kFirst = {{20, 300, 60, -30, 60, 60, -60, 120, -60}, 20};
        return loa::evaluate(position, kFirst);
    }
};

// Material and centralisation only.
struct Plain : Base {
    using Base::Base;
    [[nodiscard]] static int evaluate(const Position& position) {
        static constexpr loa::Weights kPlain = {{100, 0, 200, 0, 0, 0, 0, 0, 0}, 0};
        return loa::evaluate(position, kPlain);
    }
};

template <class E>
loa::Turn choose(const Position& position, const std::vector<std::uint64_t>& keys, ai::TranspositionTable& table,
                 std::uint64_t nodes, int depth) {
    const ai::StopToken stop;
    ai::Budget budget(stop, nodes, std::nullopt);
    table.newSearch();
    ai::Search<Position, E> search(position, keys, &table, ai::Perception{}, budget);
    return search.run(depth).turn;
}

// The start after some random turns that nobody has won yet.
Position opening(game::Random& random, int plies) {
    for (;;) {
        Position position;
        for (int i = 0; i < plies && !position.isOver(); ++i) {
            const auto turns = position.legalTurns();
            position.play(turns[random.below(static_cast<std::uint32_t>(turns.size()))]);
        }
        if (!position.isOver())
            return position;
    }
}

// 1 when the first side wins, 0.5 for a draw; calls look(position) before every turn.
template <class A, class B, class Look>
double playGame(Position position, std::uint64_t nodes, int depthA, int depthB, Look&& look) {
    std::vector<std::uint64_t> keys{position.key()};
    ai::TranspositionTable tableA(std::size_t{1} << 20);
    ai::TranspositionTable tableB(std::size_t{1} << 20);
    for (int ply = 0; ply < kLongestGame; ++ply) {
        auto outcome = position.outcome();
        if (!outcome)
            outcome = adjudicate(position, keys);
        if (outcome)
            return outcome->score.halves[0] / 2.0;
        look(position);
        const bool isFirst = position.sideToMove() == game::Side::first;
        position.play(isFirst ? choose<A>(position, keys, tableA, depthA > 0 ? 0 : nodes, depthA > 0 ? depthA : 100)
                              : choose<B>(position, keys, tableB, depthB > 0 ? 0 : nodes, depthB > 0 ? depthB : 100));
        keys.push_back(position.key());
    }
    return 0.5;
}

struct Tally {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    void add(double score) { ++(score > 0.75 ? won : score < 0.25 ? lost : drawn); }
};

// Each opening twice, with colours changed.
template <class A, class B>
void match(const char* name, int pairs, std::uint64_t nodes, int depthB) {
    Tally tally;
    game::Random random(7);
    const auto nothing = [](const Position&) {};
    for (int i = 0; i < pairs; ++i) {
        const Position start = opening(random, 4);
        tally.add(playGame<A, B>(start, nodes, 0, depthB, nothing));
        tally.add(1 - playGame<B, A>(start, nodes, depthB, 0, nothing));
    }
    std::printf("%s: %d games, +%d =%d -%d\n", name, 2 * pairs, tally.won, tally.drawn, tally.lost);
    std::fflush(stdout);
}

struct Sample {
    std::array<double, loa::kFeatures + 1> x{}; // differences in 256ths, then the right to move
    double result = 0;                          // of the side to move
};

// Logistic regression of the result on the differences of the features.
std::array<double, loa::kFeatures + 1> fit(const std::vector<Sample>& samples) {
    std::array<double, loa::kFeatures + 1> weights{};
    std::array<double, loa::kFeatures + 1> squares{};
    for (int round = 0; round < 2000; ++round) {
        std::array<double, loa::kFeatures + 1> slope{};
        for (const Sample& sample : samples) {
            double sum = 0;
            for (std::size_t i = 0; i < slope.size(); ++i)
                sum += weights[i] * sample.x[i];
            const double miss = sample.result - 1 / (1 + std::exp(-sum));
            for (std::size_t i = 0; i < slope.size(); ++i)
                slope[i] += miss * sample.x[i];
        }
        const double step = 0.1 / (1 + round / 200.0);
        for (std::size_t i = 0; i < slope.size(); ++i) {
            slope[i] /= static_cast<double>(samples.size());
            squares[i] = 0.95 * squares[i] + 0.05 * slope[i] * slope[i];
            weights[i] += step * slope[i] / (std::sqrt(squares[i]) + 1e-6);
        }
    }
    return weights;
}

void tune(int games, std::uint64_t nodes) {
    std::vector<Sample> samples;
    game::Random random(11);
    for (int i = 0; i < games; ++i) {
        const std::size_t first = samples.size();
        const Position start = opening(random, 4 + static_cast<int>(random.below(7)));
        const double result = playGame<Base, Base>(start, nodes, 0, 0, [&samples](const Position& position) {
            const auto mine = loa::featuresOf(position.own(), position.opposing());
            const auto theirs = loa::featuresOf(position.opposing(), position.own());
            Sample sample;
            for (std::size_t f = 0; f < loa::kFeatures; ++f)
                sample.x[f] = (mine[f] - theirs[f]) / 256.0;
            sample.x[loa::kFeatures] = 1;
            sample.result = position.sideToMove() == game::Side::first ? 1 : 0;
            samples.push_back(sample);
        });
        for (std::size_t s = first; s < samples.size(); ++s)
            samples[s].result = samples[s].result > 0.5 ? result : 1 - result;
    }
    const auto weights = fit(samples);
    std::printf("%zu positions of %d games:", samples.size(), games);
    for (const double weight : weights)
        std::printf(" %.0f", 100 * weight);
    std::printf("\n");
}

// Prints position, win or loss, and number of turns.
void ends(int wanted) {
    constexpr int kMost = 7;
    std::array<int, kMost + 1> found{};
    game::Random random(41);
    const ai::StopToken stop;
    while (std::any_of(found.begin() + 1, found.end(), [wanted](int n) { return n < wanted; })) {
        playGame<Base, Base>(
            opening(random, 4 + static_cast<int>(random.below(9))), 300, 0, 0, [&](const Position& position) {
                const std::vector<std::uint64_t> keys{position.key()};
                for (const bool isWon : {true, false}) {
                    ai::TranspositionTable table(std::size_t{16} << 20);
                    table.newSearch();
                    ai::Budget budget(stop, 300'000, std::nullopt);
                    ai::ForcedEnd<Position, Base> search(keys, table, budget);
                    const game::Side mover = position.sideToMove();
                    const auto end = search.find(position, isWon ? mover : game::opponent(mover), kMost);
                    if (!end || found[static_cast<std::size_t>(end->distance)] >= wanted)
                        continue;
                    ++found[static_cast<std::size_t>(end->distance)];
                    std::printf("%s\t%s\t%d\n", position.text().c_str(), isWon ? "win" : "loss", end->distance);
                    std::fflush(stdout);
                }
            });
    }
}

void perft(int deepest) {
    for (int depth = 1; depth <= deepest; ++depth) {
        const auto begin = std::chrono::steady_clock::now();
        const std::uint64_t count = Position{}.perft(depth);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        std::printf("%d %llu %.3f s, %.1f million leaves a second\n", depth, static_cast<unsigned long long>(count),
                    seconds, static_cast<double>(count) / seconds / 1e6);
    }
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view what = argc > 1 ? argv[1] : "";
    const int first = argc > 2 ? std::atoi(argv[2]) : 0;
    const int nodes = argc > 3 ? std::atoi(argv[3]) : 0;
    if (what == "perft" && argc == 3 && first > 0) {
        perft(first);
    } else if (what == "tune" && argc == 4 && first > 0 && nodes > 0) {
        tune(first, static_cast<std::uint64_t>(nodes));
    } else if (what == "match" && argc == 4 && first > 0 && nodes > 0) {
        match<Base, First>("against the first weights", first, static_cast<std::uint64_t>(nodes), 0);
        match<Base, Plain>("against depth 3 with material and centralisation", first, static_cast<std::uint64_t>(nodes),
                           3);
    } else if (what == "ends" && argc == 3 && first > 0) {
        ends(first);
    } else {
        std::fprintf(stderr, "loa-tools perft DEPTH | tune GAMES NODES | match PAIRS NODES | ends COUNT\n");
        return 2;
    }
    return std::fflush(stdout) == 0 ? 0 : 1;
}
