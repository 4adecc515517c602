// The subcommands about positions and turns: games, start, turns, perft, outcome.
#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/typed.h"
#include "core/game/perft.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cli {
namespace {

constexpr int kDeepestPerft = 30;

struct PerftOptions : GameOptions {
    int depth = 1;
    bool distinct = false;
    bool divide = false;
};

int listGames() {
    for (const games::GameInfo& info : games::catalogue())
        for (const games::RuleSetInfo& rules : info.ruleSets) {
            std::cout << info.id << '\t' << rules.id << '\t' << info.name;
            if (rules.name != info.name)
                std::cout << ": " << rules.name;
            std::cout << '\n';
        }
    return kDone;
}

int printTurns(const GameOptions& options) {
    const auto match = openMatch(options.game, options.rules, options.position);
    if (!match)
        return kBadInput;
    const games::GameInfo& info = *games::findGame(options.game);
    for (const game::TurnView& turn : match->legalTurns()) {
        const auto after = match->clone();
        (void)after->play(turn.text);
        const game::StateView state = after->state();
        std::cout << turn.text << '\t' << state.text;
        if (state.outcome)
            std::cout << '\t' << outcomeFields(info, state.outcome);
        std::cout << '\n';
    }
    return kDone;
}

template <class P>
std::uint64_t countAt(const P& position, int depth, bool distinct) {
    return distinct ? game::perftDistinct(position, depth) : game::perft(position, depth);
}

template <class P>
int printPerft(const P& position, const PerftOptions& options) {
    for (int depth = 1; depth <= options.depth; ++depth)
        std::cout << "perft\t" << depth << '\t' << countAt(position, depth, options.distinct) << std::endl;
    if (!options.divide)
        return kDone;
    const auto print = [&](const typename P::Turn& turn, const P& child) {
        std::cout << position.turnText(turn) << '\t' << countAt(child, options.depth - 1, options.distinct) << '\n';
    };
    if (options.distinct) {
        for (const auto& child : game::distinctChildren(position))
            print(child.turn, child.position);
        return kDone;
    }
    for (const auto& turn : position.legalTurns()) {
        P child = position;
        child.play(turn);
        print(turn, child);
    }
    return kDone;
}

int printOutcomes(const GameOptions& options) {
    if (!openMatch(options.game, options.rules, {}))
        return kBadInput;
    const games::GameInfo& info = *games::findGame(options.game);
    return forEachInputPosition(options.game, options.rules, [&](const game::Match& match) {
        std::cout << outcomeFields(info, match.state().outcome) << '\n';
        return kDone;
    });
}

} // namespace

void addGames(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("games", "List every game and rule set");
    command->callback([&run] { run = listGames; });
}

void addStart(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("start", "Print the start position");
    auto options = std::make_shared<GameOptions>();
    addGameOptions(*command, *options);
    command->callback([&run, options] {
        run = [options] {
            const auto match = openMatch(options->game, options->rules, {});
            if (!match)
                return kBadInput;
            std::cout << match->state().text << '\n';
            return kDone;
        };
    });
}

void addTurns(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("turns", "List every legal turn with the position after it");
    auto options = std::make_shared<GameOptions>();
    addGameOptions(*command, *options);
    addPositionOption(*command, *options);
    command->callback([&run, options] { run = [options] { return printTurns(*options); }; });
}

void addPerft(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("perft", "Count sequences of legal turns");
    auto options = std::make_shared<PerftOptions>();
    addGameOptions(*command, *options);
    addPositionOption(*command, *options);
    command->add_flag("--distinct", options->distinct, "Count turns that end in the same position once");
    command->add_flag("--divide", options->divide, "Add a line for each first turn");
    command->add_option("DEPTH", options->depth, "Turns")->required()->check(CLI::Range(1, kDeepestPerft));
    command->callback([&run, options] {
        run = [options] {
            const auto match = openMatch(options->game, options->rules, options->position);
            if (!match)
                return kBadInput;
            return withPosition(*match, [&](const auto& position) { return printPerft(position, *options); });
        };
    });
}

void addOutcome(CLI::App& app, Run& run) {
    auto* command =
        app.add_subcommand("outcome", "Tell for each position on standard input whether and how it is over");
    auto options = std::make_shared<GameOptions>();
    addGameOptions(*command, *options);
    command->callback([&run, options] { run = [options] { return printOutcomes(*options); }; });
}

} // namespace cli
