#include "app/cli/command_tree.h"

#include "app/cli/commands.h"
#include "app/cli/output.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <utility>

namespace cli {
namespace {

struct Shell {
    const char* name;
    std::string (*script)(const Command& program);
};

constexpr std::array kShells = {Shell{"bash", bashCompletion}, Shell{"zsh", zshCompletion},
                                Shell{"fish", fishCompletion}};

std::vector<std::string> gameIds() {
    std::vector<std::string> ids;
    for (const games::GameInfo& game : games::catalogue())
        ids.emplace_back(game.id);
    return ids;
}

std::vector<std::string> ruleSetIds() {
    std::vector<std::string> ids;
    for (const games::GameInfo& game : games::catalogue())
        for (const games::RuleSetInfo& rules : game.ruleSets)
            ids.emplace_back(rules.id);
    return ids;
}

std::vector<std::string> shellNames() {
    std::vector<std::string> names;
    for (const Shell& shell : kShells)
        names.emplace_back(shell.name);
    return names;
}

// What may stand for the value, by the name that the option has wherever it occurs.
void addValues(Argument& argument) {
    using Values = Argument::Values;
    const auto& name = argument.name;
    if (name == "FILE" || name == "--table" || name == "--out")
        argument.values = Values::file;
    else if (name == "--records")
        argument.values = Values::folder;
    else if (name == "--game")
        std::tie(argument.values, argument.words) = std::pair(Values::words, gameIds());
    else if (name == "--rules")
        std::tie(argument.values, argument.words) = std::pair(Values::words, ruleSetIds());
    else if (name == "SHELL")
        std::tie(argument.values, argument.words) = std::pair(Values::words, shellNames());
}

void addArguments(Command& command, const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames())
        names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        names.push_back("--" + name);
    if (names.empty())
        names.push_back(option.get_name());
    for (const std::string& name : names) {
        Argument argument{
            .name = name, .description = option.get_description(), .takesValue = option.get_items_expected_min() > 0};
        if (argument.takesValue)
            addValues(argument);
        command.arguments.push_back(std::move(argument));
    }
}

Command treeOf(const CLI::App& app, const std::string& path) {
    Command command{
        .path = path, .name = app.get_name(), .description = app.get_description(), .arguments = {}, .commands = {}};
    for (const CLI::Option* option : app.get_options())
        addArguments(command, *option);
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
        command.commands.push_back(treeOf(*sub, path + (path.empty() ? "" : " ") + sub->get_name()));
    return command;
}

} // namespace

Command commandTree(const CLI::App& program) {
    return treeOf(program, "");
}

void addCompletion(CLI::App& app, Run& run) {
    auto* command = app.add_subcommand("completion", "Print a script by which a shell completes these words");
    auto name = std::make_shared<std::string>();
    command->add_option("SHELL", *name, "bash, zsh or fish")->required()->check(CLI::IsMember(shellNames()));
    command->footer("For the shell that runs, in bash: source <(linja-cli completion bash)");
    command->callback([&app, &run, name] {
        run = [&app, name] {
            const auto* shell =
                std::find_if(kShells.begin(), kShells.end(), [&name](const Shell& one) { return one.name == *name; });
            std::cout << shell->script(commandTree(app));
            return kDone;
        };
    });
}

} // namespace cli
