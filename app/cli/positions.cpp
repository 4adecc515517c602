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

constexpr const char* kOutcomeColumns =
    "winner (a side's letter, or draw), reason of the end (passed, blocked, repetition, connected), first, second (the "
    "points of the two sides).";

struct PerftOptions : GameOptions {
    int depth = 1;
    bool distinct = false;
    bool divide = false;
};

int listGames(const FormOptions& options) {
    for (const games::GameInfo& info : games::catalogue())
        for (const games::RuleSetInfo& rules : info.ruleSets) {
            const bool isPlain = rules.name == info.name;
            const std::string name = std::string(info.name) + (isPlain ? "" : ": " + std::string(rules.name));
            Line(options.form).text("game", info.id).text("rules", rules.id).text("name", name).print();
        }
    return kDone;
}

int printStart(const GameOptions& options) {
    const auto match = openMatch(options.game, options.rules, {});
    if (!match)
        return kBadInput;
    Line(options.form).text("position", match->state().text).print();
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
        Line line(options.form);
        line.text("turn", turn.text).text("position", state.text);
        if (state.outcome)
            addOutcome(line, info, state.outcome);
        else
            line.detailFlag("over", false);
        line.print();
    }
    return kDone;
}

template <class P>
std::uint64_t countAt(const P& position, int depth, bool distinct) {
    return distinct ? game::perftDistinct(position, depth) : game::perft(position, depth);
}

template <class P>
int printPerft(const P& position, const PerftOptions& options) {
    for (int depth = 1; depth <= options.depth && std::cout; ++depth) {
        const std::uint64_t count = countAt(position, depth, options.distinct);
        Line(options.form).label("perft").number("depth", depth).count("count", count).print();
        std::cout.flush();
    }
    if (!options.divide)
        return kDone;
    const auto print = [&](const typename P::Turn& turn, const P& child) {
        const std::uint64_t count = countAt(child, options.depth - 1, options.distinct);
        Line(options.form).text("turn", position.turnText(turn)).count("count", count).print();
    };
    if (options.distinct)
        game::forEachResult(position,
                            [&](const typename P::Turn& turn, const P& child, std::uint64_t) { print(turn, child); });
    else
        position.forEachTurn(print);
    return kDone;
}

int printOutcomes(const GameOptions& options) {
    if (!openMatch(options.game, options.rules, {}))
        return kBadInput;
    const games::GameInfo& info = *games::findGame(options.game);
    return forEachInputPosition(options.game, options.rules, [&](const game::Match& match) {
        Line line(options.form);
        addOutcome(line, info, match.outcome());
        line.print();
        return kDone;
    });
}

} // namespace

void addGames(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("games", "List every game and rule set");
    auto options = std::make_shared<FormOptions>();
    addFormOption(*command, *options);
    command->footer("Columns: game, rules (their ids), name (English). The first line of a game is its default.");
    command->callback([&run, options] { run = [options] { return listGames(*options); }; });
}

void addStart(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("start", "Print the start position");
    auto options = std::make_shared<GameOptions>();
    addGameOptions(*command, *options);
    addFormOption(*command, *options);
    command->footer("Column: position.");
    command->callback([&run, options] { run = [options] { return printStart(*options); }; });
}

void addTurns(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("turns", "List every legal turn with the position after it");
    auto options = std::make_shared<GameOptions>();
    addGameOptions(*command, *options);
    addFormOption(*command, *options);
    addPositionOption(*command, *options);
    command->footer("Columns: turn, position (after it). Where the game is over then, also: " +
                    std::string(kOutcomeColumns));
    command->callback([&run, options] { run = [options] { return printTurns(*options); }; });
}

void addPerft(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("perft", "Count sequences of legal turns");
    auto options = std::make_shared<PerftOptions>();
    addGameOptions(*command, *options);
    addFormOption(*command, *options);
    addPositionOption(*command, *options);
    command->add_flag("--distinct", options->distinct, "Count turns that end in the same position once");
    command->add_flag("--divide", options->divide, "Add a line for each first turn");
    command->add_option("DEPTH", options->depth, "Turns")->required()->check(CLI::Range(1, kDeepestPerft));
    command->footer("A line for each depth: perft, depth, count (of sequences). With --divide then for each first "
                    "turn: turn, count.");
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
    addFormOption(*command, *options);
    command->footer(std::string(kStreamHelp) + " Prints ongoing, or the columns: " + kOutcomeColumns);
    command->callback([&run, options] { run = [options] { return printOutcomes(*options); }; });
}

} // namespace cli
