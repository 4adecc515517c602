// The subcommand bench: fixed perfts and fixed searches of every rule set, with their speed and one signature. The
// signature is a hash of all counts and values: it changes exactly when the rules, the search or the evaluator count or
// judge something differently, on any machine and with any compiler.
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/typed.h"
#include "core/game/perft.h"
#include "core/game/random.h"
#include "core/games/thinkers.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <iostream>
#include <memory>

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

// Sixteen hexadecimal digits.
std::string hexText(std::uint64_t value) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += kDigits[(value >> shift) & 15];
    return text;
}

std::string thousandths(double value) {
    const auto whole = static_cast<long long>(value * 1000 + 0.5);
    const std::string fraction = std::to_string(1000 + whole % 1000).substr(1);
    return std::to_string(whole / 1000) + '.' + fraction;
}

void print(Form form, const char* what, std::string_view rules, std::uint64_t count, double seconds) {
    Line(form)
        .text("what", what)
        .text("rules", rules)
        .count("count", count)
        .decimal("seconds", thousandths(seconds))
        .number("perSecond", static_cast<long long>(static_cast<double>(count) / std::max(seconds, 1e-6)))
        .print();
    std::cout.flush();
}

void benchPerft(Form form, const game::Match& match, Signature& signature) {
    (void)withPosition(match, [&](const auto& position) {
        const Stopwatch watch;
        std::uint64_t count = 0;
        for (int depth = 1; count < kEnoughSequences; ++depth) {
            count = game::perft(position, depth);
            signature.add(count);
        }
        print(form, "perft", match.rulesId(), count, watch.seconds());
        return kDone;
    });
}

void benchSearch(Form form, std::unique_ptr<game::Match> match, Signature& signature) {
    game::Random random(1);
    const auto thinker = games::newThinker(match->gameId());
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
    print(form, "search", start->rulesId(), nodes, seconds);
}

struct BenchOptions : FormOptions {
    std::string game; // empty: all
};

int bench(const BenchOptions& options) {
    if (!options.game.empty() && games::findGame(options.game) == nullptr)
        return complain("--game", game::Fault{.code = game::FaultCode::unknownGame, .text = options.game});
    Signature signature;
    if (options.form == Form::tabs)
        std::cout << "what\trules\tcount\tseconds\ta second\n";
    for (const games::GameInfo& info : games::catalogue())
        for (const games::RuleSetInfo& rules : info.ruleSets) {
            if (!options.game.empty() && options.game != info.id)
                break;
            if (!std::cout)
                return kDone; // the failed write is told at the end of the program
            auto match = games::newMatch(info.id, rules.id);
            benchPerft(options.form, **match, signature);
            benchSearch(options.form, std::move(*match), signature);
        }
    Line(options.form).label("signature").text("signature", hexText(signature.value())).print();
    return kDone;
}

} // namespace

void addBench(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand(
        "bench",
        "Fixed perfts (sequences of turns) and searches (nodes) of every rule set, their speed and a signature");
    auto options = std::make_shared<BenchOptions>();
    addFormOption(*command, *options);
    command->add_option("--game", options->game, "This game only; without it every game");
    command->footer("Columns: what (perft or search), rules, count (sequences or nodes), seconds, perSecond. Last: "
                    "signature, a hash of all counts and values.");
    command->callback([&run, options] { run = [options] { return bench(*options); }; });
}

} // namespace cli
