// The completion scripts of bash, zsh and fish. Each knows all of the words beforehand and asks no program when it
// runs.
#include "app/cli/command_tree.h"

#include <functional>
#include <string_view>

namespace cli {
namespace {

using Values = Argument::Values;

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

// Between single quotes of bash and zsh.
std::string quoted(const std::string& text) {
    return "'" + replaced(text, "'", "'\\''") + "'";
}

std::string joined(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words)
        line += (line.empty() ? "" : " ") + word;
    return line;
}

void forEachCommand(const Command& command, const std::function<void(const Command&)>& visit) {
    visit(command);
    for (const Command& sub : command.commands)
        forEachCommand(sub, visit);
}

// What bash offers where no option begins: subcommands, or the values of the argument that stands by itself.
std::string bashValues(const Argument& argument) {
    switch (argument.values) {
    case Values::words:
        return "words='" + joined(argument.words) + "'";
    case Values::file:
        return "kind=file";
    case Values::folder:
        return "kind=directory";
    case Values::unknown:
        break;
    }
    return ":";
}

std::string bashWords(const Command& command) {
    std::vector<std::string> options;
    std::vector<std::string> names;
    std::string values;
    for (const Argument& argument : command.arguments) {
        if (argument.isOption())
            options.push_back(argument.name);
        else
            values = bashValues(argument);
    }
    for (const Command& sub : command.commands)
        names.push_back(sub.name);
    if (!names.empty())
        values = "words='" + joined(names) + "'";
    return "options='" + joined(options) + "'" + (values.empty() ? "" : "; " + values);
}

} // namespace

std::string bashCompletion(const Command& program) {
    std::string paths;
    std::string values;
    std::string words;
    forEachCommand(program, [&](const Command& command) {
        if (!command.path.empty()) {
            const std::string before = command.path.substr(0, command.path.size() - command.name.size());
            paths +=
                "        '" + (before.empty() ? " " : before) + command.name + "') path='" + command.path + "' ;;\n";
        }
        words += "        '" + command.path + "') " + bashWords(command) + " ;;\n";
        for (const Argument& argument : command.arguments)
            if (argument.isOption() && argument.takesValue)
                values += "    '" + command.path + ":" + argument.name + "') " + bashValues(argument) + " ;;\n";
    });
    return "# Completion of linja-cli for bash; made by `linja-cli completion bash`.\n"
           "_linja_cli() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} path='' kind='' options='' "
           "words='' i\n"
           "    # bash takes --name=value apart at the sign.\n"
           "    if [ \"$before\" = = ]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi\n"
           "    if [ \"$word\" = = ]; then word=''; fi\n"
           "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
           "        case \"$path ${COMP_WORDS[i]}\" in\n" +
           paths +
           "        esac\n"
           "    done\n"
           "    case \"$path:$before\" in\n" +
           values +
           "    *)\n"
           "        case $path in\n" +
           words +
           "        esac\n"
           "        case $word in -*) words=$options kind='' ;; esac ;;\n"
           "    esac\n"
           "    COMPREPLY=()\n"
           "    if [ -n \"$kind\" ]; then\n"
           "        compopt -o filenames 2>/dev/null\n"
           "        while IFS= read -r i; do COMPREPLY+=(\"$i\"); done < <(compgen -A \"$kind\" -- \"$word\")\n"
           "    else\n"
           "        while IFS= read -r i; do COMPREPLY+=(\"$i\"); done < <(compgen -W \"$words\" -- \"$word\")\n"
           "    fi\n"
           "}\n"
           "complete -F _linja_cli linja-cli\n";
}

namespace {

// In the brackets of an argument of _arguments.
std::string zshText(const std::string& text) {
    return replaced(replaced(replaced(replaced(text, "\\", "\\\\"), "[", "\\["), "]", "\\]"), ":", "\\:");
}

std::string zshValues(const Argument& argument) {
    switch (argument.values) {
    case Values::words:
        return "(" + joined(argument.words) + ")";
    case Values::file:
        return "_files";
    case Values::folder:
        return "_files -/";
    case Values::unknown:
        break;
    }
    return " ";
}

std::string zshArgument(const Argument& argument) {
    if (!argument.isOption())
        return quoted("*:" + zshText(argument.description) + ":" + zshValues(argument));
    const bool isLong = argument.name.starts_with("--");
    std::string spec =
        argument.name + (argument.takesValue && isLong ? "=" : "") + "[" + zshText(argument.description) + "]";
    if (argument.takesValue)
        spec += ":value:" + zshValues(argument);
    return quoted(spec);
}

std::string zshFunctionName(const Command& command) {
    return "_linja_cli" + (command.path.empty() ? "" : "_" + replaced(command.path, " ", "_"));
}

// A function for each command; one with subcommands hands the words on.
std::string zshFunction(const Command& command) {
    std::string text = zshFunctionName(command) + "() {\n";
    if (command.commands.empty()) {
        text += "    _arguments";
        for (const Argument& argument : command.arguments)
            text += " \\\n        " + zshArgument(argument);
        return text + "\n}\n\n";
    }
    std::string names;
    std::string cases;
    for (const Command& sub : command.commands) {
        names += "            " + quoted(sub.name + ":" + zshText(sub.description)) + "\n";
        cases += "        " + sub.name + ") " + zshFunctionName(sub) + " ;;\n";
    }
    text += "    local context state state_descr line\n"
            "    typeset -A opt_args\n"
            "    _arguments -C";
    for (const Argument& argument : command.arguments)
        text += " \\\n        " + zshArgument(argument);
    return text +
           " \\\n        '1:subcommand:->subcommand' \\\n        '*::argument:->argument'\n"
           "    case $state in\n"
           "    subcommand)\n"
           "        local -a subcommands=(\n" +
           names +
           "        )\n"
           "        _describe subcommand subcommands ;;\n"
           "    argument)\n"
           "        case $words[1] in\n" +
           cases +
           "        esac ;;\n"
           "    esac\n"
           "}\n\n";
}

} // namespace

std::string zshCompletion(const Command& program) {
    std::string text = "#compdef linja-cli\n"
                       "# Completion of linja-cli for zsh; made by `linja-cli completion zsh`.\n\n";
    forEachCommand(program, [&text](const Command& command) { text += zshFunction(command); });
    // Read by `source`, it registers itself; found in fpath, it is the function's body.
    return text + "if [ \"$funcstack[1]\" = _linja-cli ]; then\n"
                  "    _linja_cli \"$@\"\n"
                  "else\n"
                  "    compdef _linja_cli linja-cli\n"
                  "fi\n";
}

namespace {

// Between single quotes of fish.
std::string fishQuoted(const std::string& text) {
    return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}

// Where the command is the one that is typed.
std::string fishCondition(const Command& command) {
    std::string condition = command.path.empty() ? "__fish_use_subcommand" : "";
    std::string rest = command.path;
    while (!rest.empty()) {
        const std::string word = rest.substr(0, rest.find(' '));
        rest = rest.size() == word.size() ? "" : rest.substr(word.size() + 1);
        condition += (condition.empty() ? "" : "; and ") + ("__fish_seen_subcommand_from " + word);
    }
    if (!command.path.empty() && !command.commands.empty()) {
        std::vector<std::string> names;
        for (const Command& sub : command.commands)
            names.push_back(sub.name);
        condition += "; and not __fish_seen_subcommand_from " + joined(names);
    }
    return condition;
}

std::string fishValues(const Argument& argument) {
    switch (argument.values) {
    case Values::words:
        return " -x -a " + fishQuoted(joined(argument.words));
    case Values::file:
        return " -r -F";
    case Values::folder:
        return " -x -a '(__fish_complete_directories)'";
    case Values::unknown:
        break;
    }
    return " -x";
}

} // namespace

std::string fishCompletion(const Command& program) {
    std::string text = "# Completion of linja-cli for fish; made by `linja-cli completion fish`.\n"
                       "complete -c linja-cli -f\n";
    forEachCommand(program, [&text](const Command& command) {
        const std::string begin = "complete -c linja-cli -n '" + fishCondition(command) + "'";
        for (const Command& sub : command.commands)
            text += begin + " -a " + sub.name + " -d " + fishQuoted(sub.description) + "\n";
        for (const Argument& argument : command.arguments) {
            const bool isLong = argument.name.starts_with("--");
            if (argument.isOption())
                text += begin + (isLong ? " -l " : " -s ") + argument.name.substr(isLong ? 2 : 1) +
                        (argument.takesValue ? fishValues(argument) : "") + " -d " + fishQuoted(argument.description) +
                        "\n";
            else if (argument.values == Values::file)
                text += begin + " -F\n";
            else if (argument.values == Values::words)
                text += begin + " -a " + fishQuoted(joined(argument.words)) + "\n";
        }
    });
    return text;
}

} // namespace cli
