// The subcommands and options of linja-cli as a completion script needs them, read from the parser itself, so that a
// script can name nothing that is not there and leave nothing out.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace cli {

struct Argument {
    std::string name; // "--game", "-h", or of a positional one "FILE"
    std::string description;
    bool takesValue = false;
    enum class Values : std::uint8_t { unknown, words, file, folder } values = Values::unknown;
    std::vector<std::string> words{}; // the values there are, where they can be counted

    [[nodiscard]] bool isOption() const { return name.front() == '-'; }
};

struct Command {
    std::string path; // "table verify"; of the program itself ""
    std::string name; // "verify"
    std::string description;
    std::vector<Argument> arguments;
    std::vector<Command> commands;
};

[[nodiscard]] Command commandTree(const CLI::App& program);

// Completion scripts of the shells.
[[nodiscard]] std::string bashCompletion(const Command& program);
[[nodiscard]] std::string zshCompletion(const Command& program);
[[nodiscard]] std::string fishCompletion(const Command& program);

} // namespace cli
