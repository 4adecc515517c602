// The subcommand bench: fixed perfts and fixed searches of every rule set, with their speed and one signature. The
// signature is a hash of all counts and values: it changes exactly when the rules, the search or the evaluator count or
// judge something differently, on any machine and with any compiler.
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/typed.h"
#include "core/ai/thinker.h"
#include "core/game/perft.h"
#include "core/game/random.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <iostream>

namespace cli {
namespace {

// Perft stops at the first depth with as many sequences, long enough to be timed.
constexpr std::uint64_t kEnoughSequences = 100'000'000;
constexpr int kSearches = 6;     // positions a rule set, of random games
constexpr int kTurnsBetween = 4; // random turns from one to the next
constexpr int kSearchDepth = 7;  // whole turns

class Signature {
public:
    void add(std::uint64_t number) { m_hash = game::mix64(m_hash ^ (number + 0x9e3779b97f4a7c15ULL)); }
    [[nodiscard]] std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 0;
};

class Stopwatch {
public:
    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

void print(const char* what, std::string_view rules, std::uint64_t count, double seconds) {
    std::printf("%s\t%.*s\t%" PRIu64 "\t%.3f\t%.0f\n", what, static_cast<int>(rules.size()), rules.data(), count,
                seconds, static_cast<double>(count) / std::max(seconds, 1e-6));
}

void benchPerft(const game::Match& match, Signature& signature) {
    (void)withPosition(match, [&](const auto& position) {
        const Stopwatch watch;
        std::uint64_t count = 0;
        for (int depth = 1; count < kEnoughSequences; ++depth) {
            count = game::perft(position, depth);
            signature.add(count);
        }
        print("perft", match.rulesId(), count, watch.seconds());
        return kDone;
    });
}

void benchSearch(std::unique_ptr<game::Match> match, Signature& signature) {
    game::Random random(1);
    const auto thinker = ai::newThinker(match->gameId());
    std::uint64_t nodes = 0;
    double seconds = 0;
    const std::unique_ptr<game::Match> start = match->clone();
    for (int i = 0; i < kSearches; ++i) {
        thinker->forget();
        const Stopwatch watch;
        const ai::Thought thought = thinker->think(*match, {.depth = kSearchDepth}, ai::StopToken{});
        seconds += watch.seconds();
        nodes += thought.nodes;
        signature.add(thought.nodes);
        signature.add(static_cast<std::uint64_t>(thought.value.amount));
        for (int turn = 0; turn < kTurnsBetween; ++turn) {
            const auto turns = match->legalTurns();
            if (turns.empty())
                match = start->clone();
            else
                (void)match->play(turns[random.below(static_cast<std::uint32_t>(turns.size()))].text);
        }
    }
    print("search", start->rulesId(), nodes, seconds);
}

int bench() {
    Signature signature;
    std::printf("what\trules\tcount\tseconds\ta second\n");
    for (const games::GameInfo& info : games::catalogue())
        for (const games::RuleSetInfo& rules : info.ruleSets) {
            auto match = games::newMatch(info.id, rules.id);
            benchPerft(**match, signature);
            benchSearch(std::move(*match), signature);
        }
    std::printf("signature\t%016" PRIx64 "\n", signature.value());
    return kDone;
}

} // namespace

void addBench(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand(
        "bench",
        "Fixed perfts (sequences of turns) and searches (nodes) of every rule set, their speed and a signature");
    command->callback([&run] { run = bench; });
}

} // namespace cli
